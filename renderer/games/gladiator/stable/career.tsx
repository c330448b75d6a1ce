import { useQuery } from '@tanstack/react-query'
import type { Character, LedgerRow } from '../../../../electron/contract/index.ts'
import { tenths, whole } from '../../../../engine/kernel/figures.ts'
import { many } from '../../../../engine/kernel/words.ts'
import type { Fate, SectionProps } from '../../../campaign-page.ts'
import { Columns } from '../../../charts/columns.tsx'
import { type Row, Rows } from '../../../charts/rows.tsx'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { addressOf } from '../../../navigation.ts'
import { Case } from '../../../rulebook/case.tsx'
import { kindIcon } from '../icons.ts'
import { breakOutsOf } from './home.ts'
import '../style/stable.css'

/** How a gladiator has fared: his fights, what each brought him and what for (11.1), his blows beside the odds (35.7), and his kills. */
export function Career({ who }: SectionProps) {
  const { data: ledger } = useQuery(queries.ledger(useClient(), who.id))
  if (!ledger) return null
  const fights = fightsOf(who, ledger)
  const over = fights.length
  return (
    <section className="gs-career" aria-label="Career">
      <dl className="totals">
        {[
          ['Fights', over],
          ['Survived', `${who.exits} of ${fights.filter(isFought).length}`],
          ['Won', who.victories],
          ['Break-outs', breakOutsOf(who)],
        ].map(([label, sum]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {fights.some(({ earned }) => earned > 0) && <Earned fights={fights} />}
      {over > 0 && <Sources ledger={ledger} />}
      <Blows career={who.career} />
      <Kills kills={linesOf(who.career, 'kills')} />
    </section>
  )
}

interface Fight {
  readonly raid: number
  readonly session: string
  readonly fate: Fate
  /** What he earned in it, whatever he lost by his death. */
  readonly earned: number
}

function fightsOf({ raids }: Character, ledger: readonly LedgerRow[]): readonly Fight[] {
  return raids
    .filter(({ fate }) => fate !== 'inside')
    .map(({ raid, session, fate }) => ({
      raid,
      session,
      fate,
      earned: sumOf(earningsIn(ledger).filter((row) => row.session === session)),
    }))
}

/** Whether he fought it to its end: not one given up, and not one into which he was brought as bones and stayed so. */
function isFought({ fate }: Fight): boolean {
  return fate === 'came-out' || fate === 'fallen'
}

function earningsIn(ledger: readonly LedgerRow[]): readonly LedgerRow[] {
  return ledger.filter(({ unit, reason }) => unit === 'experience' && Object.hasOwn(SOURCES, reason))
}

function sumOf(rows: readonly LedgerRow[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function Earned({ fights }: { readonly fights: readonly Fight[] }) {
  const sum = fights.reduce((all, { earned }) => all + earned, 0)
  const says = ({ raid, earned, fate }: Fight) => `Fight ${raid}: ${many(earned, 'point')}${fate === 'fallen' ? ', fell' : ''}`
  return (
    <Columns
      title="Experience earned"
      summary={`${many(sum, 'point')} in ${many(fights.length, 'fight')}.`}
      columns={fights.map((fight) => ({
        id: fight.session,
        label: String(fight.raid),
        says: says(fight),
        values: [fight.earned],
        mark: fight.fate === 'fallen' ? 'harm' : null,
        href: addressOf({ kind: 'story', session: fight.session }),
      }))}
      numbers={{ head: ['Fight', 'Earned'], rows: fights.map(({ raid, earned }) => [String(raid), whole(earned)]) }}
      legend={
        <>
          <span className="key key--harm" /> fell
        </>
      }
      trend={null}
    />
  )
}

const SOURCES: Readonly<Record<string, string>> = {
  damage: 'Wounds dealt',
  'death-blow': 'Kills',
  spells: 'Spells cast',
  victory: 'Victories',
}

function Sources({ ledger }: { readonly ledger: readonly LedgerRow[] }) {
  const earnings = earningsIn(ledger)
  const rows = Object.entries(SOURCES).flatMap(([id, label]): readonly Row[] => {
    const count = sumOf(earnings.filter(({ reason }) => reason === id))
    return count === 0 ? [] : [{ id, label, count, says: `${label}: ${many(count, 'point')}` }]
  })
  if (rows.length === 0) return null
  return <Rows title="Where it came from" summary="" counts="Points" rows={rows.toSorted((a, b) => b.count - a.count)} />
}

type Line = Character['career'][number]['lines'][number]

function linesOf(career: Character['career'], id: string): readonly Line[] {
  return career.find((section) => section.id === id)?.lines ?? []
}

/** How often he hit beside how often he was to be expected to, and with what. */
function Blows({ career }: Pick<Character, 'career'>) {
  const figure = (name: string) => linesOf(career, 'attacks').find(({ id }) => id === name)?.value ?? 0
  const [attacks, hits, expected] = [figure('attacks'), figure('hits'), figure('expected')]
  if (attacks === 0) return null
  return (
    <section aria-label="Blows">
      <h3>
        Blows <Case rule="35.7" />
      </h3>
      <p>
        Hit {whole(hits)} of {many(attacks, 'time')}, {inHundred(hits, attacks)}; by the odds {tenths(expected)},{' '}
        {inHundred(expected, attacks)}.
      </p>
      <table className="led">
        <thead>
          <tr>
            <th scope="col">With</th>
            <th scope="col" className="num">
              Struck
            </th>
            <th scope="col">Of these</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(career, 'struck-with').map(({ id, label, value, detail }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className="num">{value}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Kills({ kills }: { readonly kills: readonly Line[] }) {
  if (kills.length === 0) return null
  const rows = kills.map(({ id, label, value }) => ({
    ...{ id, label, count: value ?? 0, icon: kindIcon(id) },
    says: `${label}: ${whole(value ?? 0)} killed`,
  }))
  const sum = rows.reduce((all, { count }) => all + count, 0)
  return <Rows title="Kills" summary={`${many(sum, 'kill')}.`} counts="Killed" rows={rows} />
}

function inHundred(part: number, all: number): string {
  return `${whole((100 * part) / all)} in 100`
}

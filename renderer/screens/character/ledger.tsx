import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Character, LedgerRow } from '../../../electron/contract/index.ts'
import { UNITS, type Unit, type UnitWords } from '../../../engine/kernel/campaign-types.ts'
import { difference } from '../../../engine/kernel/figures.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { addressOf } from '../../navigation.ts'
import { Case } from '../../rulebook/case.tsx'
import { useCampaignGame } from '../campaign-game.tsx'
import { numeralOf } from '../numerals.ts'
import { type Group, groupsOf } from './ledger-groups.ts'

interface LedgerProps {
  readonly who: Character
  readonly ledger: readonly LedgerRow[]
  /** The number of the campaign's newest game. */
  readonly games: number
}

/** The number of lines drawn at first, newest first. A long life has hundreds. */
const NEWEST = 60

/** Where every point and every coin came from and went: a line per game or purchase, each opening into its entries. */
export function Ledger({ who, ledger, games }: LedgerProps) {
  const game = useCampaignGame()
  const { words, campaign: page } = game
  const [unit, setUnit] = useState<Unit | null>(null)
  const [open, setOpen] = useState<readonly number[]>([])
  const [whole, setWhole] = useState(false)
  const groups = useMemo(() => groupsOf(game, ledger, who.raids, unit), [game, ledger, who.raids, unit])
  const shown = whole ? groups : groups.slice(-NEWEST)
  // The newest entry is at the end, as in a book, so the list opens there. An unfolded line stays in place.
  const scroller = useRef<HTMLDivElement>(null)
  const end = groups.at(-1)?.first
  useLayoutEffect(() => {
    if (scroller.current && end !== undefined) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [end])
  const toggle = (first: number) => setOpen(open.includes(first) ? open.filter((other) => other !== first) : [...open, first])
  return (
    <section className="pane ledger" aria-label="Ledger">
      <div className="head">
        <h2>Ledger</h2>
        <span className="aside">
          <span>{ledger.length === 1 ? '1 entry' : `${ledger.length} entries`}</span>
          <select
            aria-label="Entries shown"
            value={unit ?? ''}
            onChange={(event) => setUnit(UNITS.find((id) => id === event.target.value) ?? null)}
          >
            <option value="">Everything</option>
            {UNITS.filter((id) => page.units[id]).map((id) => (
              <option key={id} value={id}>
                {page.units[id]?.title}
              </option>
            ))}
          </select>
        </span>
      </div>
      {groups.length === 0 ? (
        <p className="muted small ledger-none">
          {unit === null ? `Nothing yet: the first ${words.one} writes the first line.` : 'No entry of this kind.'}
        </p>
      ) : (
        <div ref={scroller} className="scroll">
          {shown.length < groups.length && (
            <button type="button" className="btn btn--quiet ledger-more" onClick={() => setWhole(true)}>
              {groups.length - shown.length} earlier lines
            </button>
          )}
          <LedgerTable groups={shown} games={games} open={open} onToggle={toggle} />
        </div>
      )}
    </section>
  )
}

/** A unit with a balance: a column of changes, and one of balances. */
interface Balance {
  readonly unit: Unit
  readonly of: (group: Group) => number
  readonly after: (group: Group) => number
  readonly now: (row: LedgerRow) => number
}

const BALANCES: readonly Balance[] = [
  {
    unit: 'experience',
    of: ({ experience }) => experience,
    after: ({ after }) => after.experience,
    now: ({ experience }) => experience,
  },
  { unit: 'gold', of: ({ gold }) => gold, after: ({ after }) => after.gold, now: ({ gold }) => gold },
  { unit: 'jewel', of: ({ jewels }) => jewels, after: ({ after }) => after.jewels, now: ({ jewels }) => jewels },
]

interface LedgerTableProps {
  readonly groups: readonly Group[]
  /** The number of the campaign's newest game. */
  readonly games: number
  /** The groups that show their entries, by their first entry. */
  readonly open: readonly number[]
  /** Omitted on paper, where nothing opens. */
  readonly onToggle?: (first: number) => void
}

export function LedgerTable({ groups, games, open, onToggle }: LedgerTableProps) {
  const { units } = useCampaignGame().campaign
  const columns = BALANCES.filter(({ unit, of, after }) => {
    if (!units[unit]) return false
    return unit !== 'jewel' || groups.some((group) => of(group) !== 0 || after(group) !== 0)
  })
  return (
    <table className="led">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          {columns.map(({ unit }) => (
            <Heads key={unit} unit={units[unit]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.first}>
            <tr className={group.session === null ? undefined : 'of-game'}>
              <td className="when">
                {group.raid !== null && group.session !== null && <GameLink number={group.raid} of={games} session={group.session} />}
              </td>
              <td className="what">
                {onToggle ? (
                  <button
                    type="button"
                    className="ledger-open"
                    aria-expanded={open.includes(group.first)}
                    onClick={() => onToggle(group.first)}
                  >
                    {group.title}
                  </button>
                ) : (
                  group.title
                )}
              </td>
              {columns.map(({ unit, of, after }) => (
                <Figures key={unit} amount={of(group)} now={after(group)} />
              ))}
            </tr>
            {open.includes(group.first) && group.rows.map((row) => <Entry key={row.n} row={row} columns={columns} />)}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Heads({ unit }: { readonly unit: UnitWords | undefined }) {
  if (!unit) return null
  return (
    <>
      <th scope="col" className="num" abbr={unit.title}>
        {unit.short ?? unit.title}
      </th>
      <th scope="col" className="num" abbr={`${unit.title} now`}>
        now
      </th>
    </>
  )
}

function GameLink({ number, of, session }: { readonly number: number; readonly of: number; readonly session: string }) {
  const { words, campaign: page } = useCampaignGame()
  return (
    <a href={addressOf({ kind: 'story', session })} title={`The story of this ${words.one}`}>
      <span className="vh">{capital(words.one)} </span>
      {numeralOf(page.numerals, number, of)}
    </a>
  )
}

/** One entry, with its case and the balance after it. */
function Entry({ row, columns }: { readonly row: LedgerRow; readonly columns: readonly Balance[] }) {
  return (
    <tr className="ledger-entry">
      <td className="when">{row.turn !== null && <small>turn {row.turn}</small>}</td>
      <td className="what">
        {row.text} <Case rule={row.rule} />
        {row.reverses !== null && <small> reverses entry {row.reverses}</small>}
      </td>
      {columns.map(({ unit, now }) => (
        <Figures key={unit} amount={row.unit === unit ? row.amount : 0} now={now(row)} />
      ))}
    </tr>
  )
}

function Figures({ amount, now }: { readonly amount: number; readonly now: number }) {
  return (
    <>
      <td className={amount < 0 ? 'num minus' : 'num'}>{amount === 0 ? '' : difference(amount)}</td>
      <td className="num">
        <b>{now}</b>
      </td>
    </>
  )
}

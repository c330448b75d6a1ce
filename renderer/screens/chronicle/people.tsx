import { useQuery } from '@tanstack/react-query'
import type { Story } from '../../../electron/contract/index.ts'
import { Counter } from '../../board/counter.tsx'
import type { GamePage } from '../../game-page.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { addressOf } from '../../navigation.ts'
import type { TalePerson } from '../../tale-page.ts'
import { FateMark } from './fate.tsx'

interface PeopleProps {
  readonly page: GamePage
  readonly story: Pick<Story, 'people' | 'campaign'>
}

/** Who took part, what became of them, and what they did, brought home and are remembered for. */
export function People({ page: game, story: { people, campaign } }: PeopleProps) {
  const page = game.tale
  const face = useFaces(game, campaign)
  if (people.length === 0) return null
  return (
    <table className="led went-in">
      <thead>
        <tr>
          <th scope="col">{page.party}</th>
          {page.figures.map(({ head }) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((who) => (
          <tr key={who.slug} className={isGone(who) ? 'is-gone' : undefined}>
            <th scope="row">
              <Portrait icon={face(who)} isGone={isGone(who)} />
              <FateMark fate={who.fate} />
              <Name who={who} /> <span className="fate-word">{who.fell?.text ?? page.fates[who.fate]}</span>
              {who.victory && <span className="chip chip--good">Victory</span>}
              {who.deeds.length > 0 && (
                <ul className="deeds" aria-label={`Deeds of ${who.name}`}>
                  {who.deeds.map((deed) => (
                    <li key={deed}>{deed}</li>
                  ))}
                </ul>
              )}
            </th>
            {page.figures.map(({ head, of }) => (
              <td key={head} className="num">
                {of(who)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isGone({ fate }: TalePerson): boolean {
  return fate === 'fallen' || fate === 'lost'
}

function Portrait({ icon, isGone }: { readonly icon: string | null; readonly isGone: boolean }) {
  return icon && <Counter icon={icon} tone={isGone ? 'gone' : 'ours'} small />
}

/** The faces of those who took part: as the roster of their campaign has them, and otherwise by name. */
function useFaces({ campaign: page, tale }: GamePage, campaign: string | null): (who: TalePerson) => string | null {
  const client = useClient()
  const { data: roster } = useQuery({ ...queries.roster(client, campaign), enabled: campaign !== null })
  return ({ character, name }) => {
    const row = character === null ? undefined : roster?.find(({ id }) => id === character)
    if (row && page) return row.portrait ?? page.roster.picture(row)
    return tale.face?.(name) ?? null
  }
}

function Name({ who: { character, name } }: { readonly who: TalePerson }) {
  return character === null ? (
    <span className="name">{name}</span>
  ) : (
    <a className="name" href={addressOf({ kind: 'character', character })}>
      {name}
    </a>
  )
}

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { Icon } from '../../icons/icon.tsx'
import { useCampaignGame } from '../campaign-game.tsx'
import { countOf, LivesHead, type Span } from './lives.tsx'
import { goByArrows, Row } from './roster-row.tsx'
import { abilityColumn, type Look, look, sortBy } from './rows.ts'

interface RosterProps {
  readonly rows: readonly CharacterRow[]
  readonly span: Span
  /** Null where there is no room for them. */
  readonly sheets: ReadonlyMap<string, Json> | null
  /** The sheets of all, while a party is chosen or sorted by an ability. */
  readonly worths: ReadonlyMap<string, Json>
  readonly looking: Look
  readonly onLook: (part: Partial<Look>) => void
  /** No match: everyone is to be shown again. */
  readonly onEverybody: () => void
  /** How many rows are shown at most. */
  readonly most: number
  readonly onMore: () => void
  readonly chosen: readonly string[]
  /** `null` while no party can be chosen. */
  readonly onChoose: ((id: string) => void) | null
}

/** Everyone in the campaign who matches: the living first, the fallen and the retired below. */
export function Roster({ rows, span, sheets, worths, looking, onLook, onEverybody, most, onMore, chosen, onChoose }: RosterProps) {
  const hint = useId()
  const { party, roster } = useCampaignGame().campaign
  const abilities = roster.abilities.map(({ head, order }) => ({
    id: abilityColumn(head),
    order: ({ id }: CharacterRow) => {
      const sheet = worths.get(id)
      return sheet === undefined ? 0 : order(sheet)
    },
  }))
  const found = look(rows, looking, [...roster.columns, ...abilities])
  const all = [...found.living, ...found.gone]
  const shown = all.slice(0, most)
  // One row is in the tab order; the arrows go from row to row.
  const [at, setAt] = useState<string | null>(null)
  const stop = shown.some(({ id }) => id === at) ? at : (shown[0]?.id ?? null)
  const choose = useLatest((id: string) => onChoose?.(id))
  const row = (of: CharacterRow) => (
    <Row
      key={of.id}
      row={of}
      span={span}
      sheet={sheets === null ? null : sheets.get(of.id)}
      worth={onChoose === null ? undefined : worths.get(of.id)}
      isStop={of.id === stop}
      chosen={chosen.includes(of.id)}
      full={chosen.length >= party.most}
      onChoose={onChoose === null ? null : choose}
      onFocus={setAt}
    />
  )
  const columns = OWN + roster.columns.length + (onChoose === null ? 0 : 1) + (sheets === null ? 0 : roster.abilities.length)
  if (all.length === 0) return <NobodyFound onEverybody={onEverybody} />
  return (
    <div className="scroll">
      <p id={hint} className="vh">
        Arrow keys go from row to row.
      </p>
      <table className="roster" aria-describedby={hint}>
        <Heads span={span} wide={sheets !== null} ticks={onChoose !== null} looking={looking} onLook={onLook} />
        <tbody onKeyDown={goByArrows}>
          {shown.filter(({ status }) => status === 'living').map(row)}
          {found.gone.length > 0 && shown.length > found.living.length && (
            <tr className="sub">
              <th colSpan={columns}>The fallen and the retired</th>
            </tr>
          )}
          {shown.filter(({ status }) => status !== 'living').map(row)}
        </tbody>
      </table>
      {shown.length < all.length && <More shown={shown.length} all={all.length} onMore={onMore} />}
    </div>
  )
}

/** Name, games and state: the columns of every roster. */
const OWN = 3

interface HeadsProps {
  readonly span: Span
  /** Whether there is room for abilities. */
  readonly wide: boolean
  /** Whether a party is being chosen. */
  readonly ticks: boolean
  readonly looking: Look
  readonly onLook: RosterProps['onLook']
}

function Heads({ span, wide, ticks, looking, onLook }: HeadsProps) {
  const { words, campaign } = useCampaignGame()
  const { party, roster } = campaign
  return (
    <thead>
      <tr>
        {ticks && (
          <th scope="col" className="tick-col">
            <span className="vh">{capital(party.goes)}</span>
          </th>
        )}
        <Head by="name" looking={looking} onLook={onLook}>
          Name
        </Head>
        {wide &&
          roster.abilities.map(({ head }) => (
            <Head key={head} by={abilityColumn(head)} looking={looking} onLook={onLook} num>
              {head}
            </Head>
          ))}
        <Head by="games" looking={looking} onLook={onLook}>
          <span className={span.to > 0 ? 'vh' : undefined}>{capital(words.many)}</span>
          {countOf(span) > 0 && <LivesHead span={span} />}
        </Head>
        {roster.columns.map(({ id, head, optional = false }) => (
          <Head key={id} by={id} looking={looking} onLook={onLook} num optional={optional}>
            {head}
          </Head>
        ))}
        <Head by="state" looking={looking} onLook={onLook}>
          State
        </Head>
      </tr>
    </thead>
  )
}

interface MoreProps {
  readonly shown: number
  readonly all: number
  readonly onMore: () => void
}

/** The foot of a long roster: once it comes into sight, the next rows are shown. */
function More({ shown, all, onMore }: MoreProps) {
  const foot = useRef<HTMLParagraphElement>(null)
  const more = useLatest(onMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more rows shown it is looked at again
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more()
    })
    if (foot.current) sight.observe(foot.current)
    return () => sight.disconnect()
  }, [more, shown])
  return (
    <p ref={foot} className="roster-more">
      {shown} of {all}{' '}
      <button type="button" className="btn" onClick={onMore}>
        Show more
      </button>
    </p>
  )
}

function NobodyFound({ onEverybody }: Pick<RosterProps, 'onEverybody'>) {
  return (
    <section className="state">
      <Icon name="x-lens" />
      <h3>No match</h3>
      <p>No character of this roster matches.</p>
      <button type="button" className="btn" onClick={onEverybody}>
        Show all
      </button>
    </section>
  )
}

interface HeadProps {
  readonly by: string
  readonly looking: Look
  readonly onLook: RosterProps['onLook']
  readonly num?: boolean
  /** Hidden where there is little room. */
  readonly optional?: boolean
  readonly children: ReactNode
}

/** The heading of a column; pressing it sorts. */
function Head({ by, looking, onLook, num = false, optional = false, children }: HeadProps) {
  const sort = looking.sort?.by === by ? (looking.sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={sort} className={`${num ? 'num' : ''}${optional ? ' opt-col' : ''}`}>
      <button type="button" className="sort" onClick={() => onLook({ sort: sortBy(by, looking) })}>
        {children}
        <span className="sort-way" aria-hidden="true">
          {sort === undefined ? '' : sort === 'ascending' ? '▲' : '▼'}
        </span>
      </button>
    </th>
  )
}

/** A stable function that always calls the latest version of another. */
function useLatest<A extends readonly unknown[]>(act: (...values: A) => void): (...values: A) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values) => latest.current(...values), [])
}

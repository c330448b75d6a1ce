import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { AbilitiesById } from '../../games/citadel/hall/abilities.ts'
import { Counter } from '../../games/citadel/ranks/counter.tsx'
import { halfYears } from '../../games/citadel/record/age.ts'
import type { Abilities } from '../../games/citadel/record/record.tsx'
import { Icon } from '../../icons/icon.tsx'
import { personIcon, raceName } from '../../icons/names.ts'
import { addressOf } from '../../navigation.ts'
import { Lives, LivesHead, type Span } from './lives.tsx'
import { PARTY_MOST } from './party-size.ts'
import { type Column, type Look, look, sortBy, stateOf, worthOf } from './rows.ts'

interface RosterProps {
  readonly rows: readonly CharacterRow[]
  readonly span: Span
  /** Null where there is no room for them. */
  readonly abilities: AbilitiesById | null
  readonly looking: Look
  readonly onLook: (part: Partial<Look>) => void
  /** Nobody was found: everybody is to be shown again. */
  readonly onEverybody: () => void
  /** How many rows are shown at most. */
  readonly most: number
  readonly onMore: () => void
  readonly chosen: readonly string[]
  /** `null` while no party can be chosen. */
  readonly onChoose: ((id: string) => void) | null
}

/** Everybody of the campaign who is looked for: the living first, the fallen and the retired below. */
export function Roster({ rows, span, abilities, looking, onLook, onEverybody, most, onMore, chosen, onChoose }: RosterProps) {
  const hint = useId()
  const found = look(rows, looking)
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
      abilities={abilities && (abilities.get(of.id) ?? UNREAD)}
      isStop={of.id === stop}
      chosen={chosen.includes(of.id)}
      full={chosen.length >= PARTY_MOST}
      onChoose={onChoose === null ? null : choose}
      onFocus={setAt}
    />
  )
  const columns = (onChoose === null ? 8 : 9) + (abilities === null ? 0 : ABILITIES.length)
  if (all.length === 0) return <NobodyFound onEverybody={onEverybody} />
  return (
    <div className="scroll">
      <p id={hint} className="vh">
        Arrow keys go from row to row.
      </p>
      <table className="roster" aria-describedby={hint}>
        <thead>
          <tr>
            {onChoose && (
              <th scope="col" className="tick-col">
                <span className="vh">Goes in</span>
              </th>
            )}
            <Head by="name" looking={looking} onLook={onLook}>
              Name
            </Head>
            {abilities &&
              ABILITIES.map(({ name }) => (
                <th key={name} scope="col" className="num ability">
                  {name}
                </th>
              ))}
            <Head by="raids" looking={looking} onLook={onLook}>
              <span className={span.to > 0 ? 'vh' : undefined}>Raids</span>
              {span.to > 0 && <LivesHead span={span} />}
            </Head>
            <Head by="exits" looking={looking} onLook={onLook} num>
              Exits
            </Head>
            <Head by="price" looking={looking} onLook={onLook} num>
              Price now
            </Head>
            <Head by="experience" looking={looking} onLook={onLook} num>
              Exp.
            </Head>
            <Head by="gold" looking={looking} onLook={onLook} num>
              Gold
            </Head>
            <Head by="jewels" looking={looking} onLook={onLook} num optional>
              Jewels
            </Head>
            <Head by="state" looking={looking} onLook={onLook}>
              State
            </Head>
          </tr>
        </thead>
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

/** Not read yet: the columns stand, so that nothing moves when it is. */
const UNREAD: Abilities = { woundPoints: 0, resistance: 0, combatBonus: 0, magic: [0, 0, 0], weaponSkill: {}, skills: {} }

const ABILITIES: readonly { readonly name: string; readonly of: (abilities: Abilities) => string | number }[] = [
  { name: 'Wound Points', of: ({ woundPoints }) => woundPoints },
  { name: 'Resistance', of: ({ resistance }) => resistance },
  { name: 'Combat Bonus', of: ({ combatBonus }) => combatBonus },
  { name: 'Magic', of: ({ magic }) => (magic.every((potential) => potential === 0) ? '–' : magic.join('/')) },
]

interface MoreProps {
  readonly shown: number
  readonly all: number
  readonly onMore: () => void
}

/** The foot of a long roster: when it comes into sight, the next rows are shown. */
function More({ shown, all, onMore }: MoreProps) {
  const foot = useRef<HTMLParagraphElement>(null)
  const more = useLatest(onMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more rows shown it is looked at anew
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
      <h3>Nobody is like that</h3>
      <p>No one of this roster fits what is looked for.</p>
      <button type="button" className="btn" onClick={onEverybody}>
        Show everybody
      </button>
    </section>
  )
}

interface HeadProps {
  readonly by: Column
  readonly looking: Look
  readonly onLook: RosterProps['onLook']
  readonly num?: boolean
  /** Not shown where there is little room. */
  readonly optional?: boolean
  readonly children: ReactNode
}

/** The head of a column; pressed, it sorts. */
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

interface RowProps {
  readonly row: CharacterRow
  readonly span: Span
  /** Null where there is no room for them. */
  readonly abilities: Abilities | null
  readonly isStop: boolean
  readonly chosen: boolean
  /** Whether nobody more can go in. */
  readonly full: boolean
  readonly onChoose: ((id: string) => void) | null
  readonly onFocus: (id: string) => void
}

const Row = memo(function Row({ row, span, abilities, isStop, chosen, full, onChoose, onFocus }: RowProps) {
  const state = stateOf(row)
  const gone = row.status !== 'living'
  const dead = state === 'fallen' || state === 'lost'
  const tabIndex = isStop ? 0 : -1
  const worth = worthOf(row)
  return (
    <tr className={gone ? 'dead' : undefined} onFocus={() => onFocus(row.id)}>
      {onChoose && (
        <td className="tick-col">
          {!gone && (
            <label className="tick-box">
              <input
                type="checkbox"
                tabIndex={tabIndex}
                checked={chosen}
                disabled={row.session !== null || (full && !chosen)}
                onChange={() => onChoose(row.id)}
                aria-label={`${row.name} goes in`}
              />
            </label>
          )}
        </td>
      )}
      <td className="who">
        <a className="who-in" href={addressOf({ kind: 'character', character: row.id })} tabIndex={tabIndex} title={row.name}>
          <Counter icon={row.portrait ?? personIcon(row)} tone={dead ? 'gone' : 'ours'} small />
          <span>
            <span className="name">
              <span className="vh">Record of </span>
              {row.name}
            </span>
            <span className="kind">
              {raceName(row.race)}, {row.kind}
            </span>
          </span>
        </a>
      </td>
      {abilities &&
        ABILITIES.map(({ name, of }) => (
          <td key={name} className="num">
            {!dead && abilities !== UNREAD && of(abilities)}
          </td>
        ))}
      <td>
        <Lives row={row} span={span} />
      </td>
      {dead ? (
        <td colSpan={6}>
          <span className="fell">
            <span className={row.fell ? 'vh' : undefined}>{state === 'fallen' ? 'Fallen' : 'Lost'}</span>
            {row.fell && (
              <>
                <span className="vh">: </span>
                {row.fell.text}
              </>
            )}
          </span>
        </td>
      ) : (
        <>
          <td className="num" title={row.exits > 0 ? `${halfYears(row.exits)} older` : undefined}>
            {row.exits}
            {row.exits > 0 && <span className="vh">, {halfYears(row.exits)} older</span>}
          </td>
          <td
            className="num price"
            title={
              gone || row.price === null
                ? undefined
                : `One point more of an ability: ${row.price.experience} experience and ${row.price.gold} gold`
            }
          >
            <b>{gone || row.price === null ? '–' : row.price.experience}</b>
          </td>
          <td className="num">{row.experience}</td>
          <td className="num">{row.gold}</td>
          <td className="num opt-col" title={row.jewels.length > 1 ? row.jewels.map(({ value }) => value).join(' + ') : undefined}>
            {worth > 0 ? worth : '–'}
          </td>
          <td className="nowrap">
            <StateOf row={row} />
          </td>
        </>
      )}
    </tr>
  )
})

function StateOf({ row }: { readonly row: CharacterRow }) {
  switch (stateOf(row)) {
    case 'inside':
      return (
        <span className="chip chip--now">
          <Icon name="x-torch" />
          Inside
        </span>
      )
    case 'ready':
      return (
        <span className="can">
          <span className="vh">At home, </span>
          {row.price?.affordable === 1 ? '1 increase' : `${row.price?.affordable ?? 0} increases`}
        </span>
      )
    case 'home':
      return <span className="muted">At home</span>
    case 'retired':
      return 'Retired'
    case 'fallen':
      return 'Fallen'
    case 'lost':
      return 'Lost'
  }
}

/** Up and down, first and last: to the same thing in another row. Left and right: within the row. */
function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const body = event.currentTarget
  const here = event.target instanceof HTMLElement ? event.target : null
  const line = here?.closest('tr')
  if (!here || !line || event.altKey || event.ctrlKey || event.metaKey) return
  const lines = [...body.querySelectorAll('tr')].filter((each) => each.querySelector('a'))
  const at = lines.indexOf(line)
  const isTick = here.matches('input')
  const [to, tick] = (() => {
    switch (event.key) {
      case 'ArrowDown':
        return [lines[at + 1], isTick]
      case 'ArrowUp':
        return [lines[at - 1], isTick]
      case 'Home':
        return [lines[0], isTick]
      case 'End':
        return [lines.at(-1), isTick]
      case 'ArrowLeft':
        return [line, true]
      case 'ArrowRight':
        return [line, false]
      default:
        return [undefined, false]
    }
  })()
  if (!to) return
  event.preventDefault()
  const wanted = (tick && to.querySelector<HTMLElement>('input:not(:disabled)')) || to.querySelector<HTMLElement>('a')
  wanted?.focus()
}

/** The newest of a function that is made anew each time, under one name that never changes. */
function useLatest<A extends readonly unknown[]>(act: (...values: A) => void): (...values: A) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...values) => latest.current(...values), [])
}

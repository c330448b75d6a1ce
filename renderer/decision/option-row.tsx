import type { MouseEvent, ReactNode } from 'react'
import type { Blocked, Odds, Option } from '../../engine/kernel/types.ts'
import { Icon } from '../icons/icon.tsx'
import { Case } from '../rulebook/case.tsx'
import { isBare, isFallAlone, mean, NO_FIGURE, percent, type ThirdColumn } from './odds.ts'

interface OptionRowProps {
  readonly option: Option
  /** One of several that can be chosen together. */
  readonly several: boolean
  readonly chosen: boolean
  /** One row of a list has the tab stop. */
  readonly tabStop: boolean
  /** The digit of its key, 1 to 9. */
  readonly hotkey?: number | undefined
  /** What the columns of odds are of; null where they have none. */
  readonly columns: OddsColumns | null
  readonly picture?: ReactNode
  readonly cost?: number
  /** What the cost counts: `wounds`. */
  readonly counts: string
  /** `event.detail` is 0 where no pointer pressed. */
  readonly onChoose: (event: MouseEvent) => void
  readonly onConfirm: () => void
}

export function OptionRow({
  option,
  several,
  chosen,
  tabStop,
  hotkey,
  columns,
  picture,
  cost,
  counts,
  onChoose,
  onConfirm,
}: OptionRowProps) {
  const classes = ['opt', columns !== null && 'opt--odds', picture && 'opt--tile', chosen && 'is-on', option.warns && 'is-deadly']
  const detail = option.warns ?? option.detail
  const odds =
    columns !== null
      ? option.odds && (columns.third === 'fall' || !isFallAlone(option.odds)) && <Figures odds={option.odds} of={columns} />
      : option.odds && !isFallAlone(option.odds) && <OneChance {...option.odds} />
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      role="option"
      aria-selected={chosen}
      tabIndex={tabStop ? 0 : -1}
      data-option={option.id}
      onClick={onChoose}
      onDoubleClick={several ? undefined : onConfirm}
    >
      <span className="kbd" aria-hidden="true">
        {hotkey ?? (several && chosen ? '✓' : '')}
      </span>
      {picture ? (
        <>
          <span className="opt-tile">
            {picture}
            <span>
              <span className="opt-label">{option.label}</span>
              {detail && columns === null && <span className="opt-detail">{detail}</span>}
            </span>
          </span>
          {odds}
          {detail && columns !== null && <span className="opt-detail">{detail}</span>}
        </>
      ) : (
        <>
          {columns ? (
            <span className="opt-label">{option.label}</span>
          ) : (
            <span>
              <span className="opt-label">{option.label}</span>
              <Detail text={detail} cost={cost} counts={counts} falls={fallsOf(option, columns)} />
            </span>
          )}
          {odds}
          {columns !== null && <Detail text={detail} cost={cost} counts={counts} falls={fallsOf(option, columns)} />}
        </>
      )}
    </button>
  )
}

/** The chance of falling, where no column shows it. */
function fallsOf({ odds }: Option, columns: OptionRowProps['columns']): number {
  return columns?.third === 'fall' ? 0 : (odds?.die ?? 0)
}

/** Nothing is rolled for the action itself. */
interface DetailProps {
  readonly text: string | undefined
  readonly cost: number | undefined
  readonly counts: string
  readonly falls: number
}

function Detail({ text, cost = 0, counts, falls }: DetailProps) {
  if (!text && cost === 0 && falls === 0) return null
  return (
    <span className="opt-detail">
      {cost > 0 && (
        <span className="cost" role="img" aria-label={`cost in ${counts}: ${cost}`}>
          {Array.from({ length: cost }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal drops
            <Icon key={i} name="x-drop" />
          ))}
        </span>
      )}
      {text}
      {falls > 0 && (
        <span className="falls">
          <Icon name="x-skull" /> falls {percent(falls)}
        </span>
      )}
    </span>
  )
}

/** A chance by itself says what it is of; no column does. */
function OneChance({ text, of }: NonNullable<Option['odds']>) {
  return (
    <span className="odds-one">
      {text}
      {of !== undefined && isBare(text) && <small> {of}</small>}
    </span>
  )
}

/** What the three columns of odds are of, as their heads have it: `hit`, `wounds`, and whether anyone dies of it. */
export interface OddsColumns {
  readonly chance: string
  readonly counts: string
  readonly third: ThirdColumn
}

const THIRD = {
  kill: { odds: 'kill', word: 'kills' },
  down: { odds: 'down', word: 'knocks down' },
  fall: { odds: 'die', word: 'falls' },
} as const

/** `83.3%  1.33  50%`, heard as `83.3% hit, 1.33 wounds, kills 50%`. */
function Figures({ odds, of: { chance, counts, third } }: { readonly odds: Odds; readonly of: OddsColumns }) {
  return (
    <span className={third === 'none' ? 'odds odds--two' : 'odds'}>
      <Figure text={percent(odds.chance)} after={`${chance},`} /> <Figure text={mean(odds.expected)} after={`${counts},`} />{' '}
      {third !== 'none' && <Figure before={THIRD[third].word} text={percent(odds[THIRD[third].odds])} />}
    </span>
  )
}

/** A figure under its head, with words for those who cannot see the head. */
function Figure({ before, text, after }: { readonly before?: string; readonly text: string; readonly after?: string }) {
  if (text === NO_FIGURE) return <span aria-hidden="true">{text}</span>
  return (
    <span>
      {before && <span className="vh">{before}</span>} {text} {after && <span className="vh">{after}</span>}
    </span>
  )
}

/** What is not allowed now: struck through, with the reason and its case. */
export function BlockedRow({ blocked }: { readonly blocked: Blocked }) {
  return (
    <div className="opt is-blocked">
      <span className="kbd" aria-hidden="true" />
      <span>
        <span className="vh">Not allowed: </span>
        <span className="opt-label">{blocked.label}</span>
        <span className="opt-detail">{blocked.why}</span>
      </span>
      <Case rule={blocked.rule} />
    </div>
  )
}

/** What an option costs, where its game says so. */
export function costOf(option: Option): number {
  const data = option.data
  if (typeof data !== 'object' || data === null || !('cost' in data)) return 0
  return typeof data.cost === 'number' ? data.cost : 0
}

import type { Option } from '../../engine/kernel/types.ts'
import { percent } from '../decision/odds.ts'
import { costOf } from '../decision/option-row.tsx'
import { Picture } from '../face/picture.tsx'
import { Icon } from '../icons/icon.tsx'
import { useRules } from '../rulebook/rules-context.ts'
import type { Row } from './menu.ts'
import { type CounterPage, type CounterWords, chitOf } from './words.ts'

interface MenuRowProps {
  readonly row: Row
  readonly column: number
  readonly index: number
  /** Its number key; more than 9 has none. 0 for what is not allowed. */
  readonly hotkey: number
  readonly isOn: boolean
  readonly isStop: boolean
  /** Whether it stands for someone, with his picture and what he has left. */
  readonly isWhom: boolean
  readonly words: CounterWords
  readonly onPress: () => void
}

/** A line of a column: what it is, what it does, and its odds or what comes next. Shut ones say why, and lead to their case. */
export function MenuRow({ row, column, index, hotkey, isOn, isStop, isWhom, words, onPress }: MenuRowProps) {
  const { open: openRule } = useRules()
  const [first] = row.blocked
  const shut = row.options.length === 0 && row.next === null
  const deadly = row.next === null && row.options[0]?.warns !== undefined
  const face = isWhom && row.deed.whom !== undefined ? (words.faceOf?.(row.deed.whom) ?? null) : null
  const icon = face === null ? (words.iconOf?.(row.deed) ?? null) : null
  const left = isWhom && row.deed.whom !== undefined ? words.noteOf?.(row.deed.whom) : undefined
  const state = [face && 'cm--f', isOn && 'is-on', shut && 'is-off', deadly && 'is-deadly'].filter(Boolean).join(' ')
  return (
    <button
      type="button"
      role="menuitem"
      className={`cm ${state}`}
      data-column={column}
      data-row={index}
      tabIndex={isStop ? 0 : -1}
      title={shut ? undefined : row.detail}
      aria-disabled={shut || undefined}
      aria-haspopup={row.next === 'means' || row.next === 'whom' ? 'menu' : undefined}
      aria-expanded={row.next === 'means' || row.next === 'whom' ? isOn : undefined}
      onClick={() => (shut && first ? openRule(first.rule) : onPress())}
    >
      <span className="kbd" aria-hidden="true">
        {hotkey > 0 && hotkey < 10 ? hotkey : ''}
      </span>
      {face ? (
        <span className={chitOf(face, words.isOurs?.(row.deed.whom ?? ''))} aria-hidden="true">
          <Picture name={face} className="" />
        </span>
      ) : (
        <span className="i-at" aria-hidden="true">
          {icon && <Icon name={icon} />}
        </span>
      )}
      <span className="l">
        {shut && <span className="vh">Not allowed: </span>}
        <b>{row.label}</b> <small>{shut ? first?.why : (left ?? row.detail)}</small>
      </span>
      <span className="o">
        {shut && first ? (
          <span className="case">
            <span className="vh">Rule </span>
            {first.rule}
          </span>
        ) : row.next !== null ? (
          <>
            {sameCost(row) > 0 && <Cost cost={sameCost(row)} counts={words.counts} />} <span aria-hidden="true">▸</span>
          </>
        ) : (
          row.options[0] && <Figures option={row.options[0]} counts={words.counts} hasCost={!isWhom} />
        )}
      </span>
    </button>
  )
}

/** What all of them cost; 0 where they differ. */
function sameCost({ options, deed }: Row): number {
  const costs = new Set(options.map(costOf))
  const [only = 0] = costs
  return costs.size === 1 && deed.means !== undefined ? only : 0
}

function Cost({ cost, counts }: { readonly cost: number; readonly counts: string }) {
  return (
    <span className="loz" role="img" aria-label={`costs ${cost} ${counts}`}>
      {Array.from({ length: cost }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal drops
        <Icon key={i} name="x-drop" />
      ))}
    </span>
  )
}

/** The chance that matters most, what it costs, and the chance of falling. */
function Figures({ option, counts, hasCost }: { readonly option: Option; readonly counts: string; readonly hasCost: boolean }) {
  const { odds } = option
  const cost = hasCost ? costOf(option) : 0
  const isKill = odds?.kill !== undefined && odds.kill > 0
  const chance = isKill ? odds?.kill : odds?.chance
  const of = isKill ? 'kill' : (odds?.of ?? (odds?.kill === undefined ? 'chance' : 'hit'))
  return (
    <>
      {chance !== undefined ? percent(chance) : odds?.expected !== undefined && <span className="cm-text">{odds.text}</span>}
      {(chance !== undefined || cost > 0) && (
        <small>
          {chance !== undefined && of}
          {cost > 0 && <Cost cost={cost} counts={counts} />}
        </small>
      )}
      {odds?.die !== undefined && odds.die > 0 && (
        <small className="falls">
          <Icon name="x-skull" /> falls {percent(odds.die)}
        </small>
      )}
    </>
  )
}

interface PageRowProps {
  readonly page: CounterPage
  readonly index: number
  readonly hotkey: number
  readonly isStop: boolean
  readonly onPress: () => void
}

/** Leads out of the menu: to a record, to the bestiary. */
export function PageRow({ page, index, hotkey, isStop, onPress }: PageRowProps) {
  return (
    <button type="button" role="menuitem" className="cm" data-column="0" data-row={index} tabIndex={isStop ? 0 : -1} onClick={onPress}>
      <span className="kbd" aria-hidden="true">
        {hotkey < 10 ? hotkey : ''}
      </span>
      <span className="i-at" aria-hidden="true">
        <Icon name={page.icon} />
      </span>
      <span className="l">
        <b>{page.label}</b>
      </span>
      <span className="o" aria-hidden="true">
        ▸
      </span>
    </button>
  )
}

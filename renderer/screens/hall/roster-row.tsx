import { type KeyboardEvent, memo } from 'react'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { Counter } from '../../board/counter.tsx'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'
import { useCampaignGame } from '../campaign-game.tsx'
import { count } from '../campaigns/in-words.ts'
import { mayGo } from './last-party.ts'
import { Lives, type Span } from './lives.tsx'
import { stateOf } from './rows.ts'

interface RowProps {
  readonly row: CharacterRow
  readonly span: Span
  /** Undefined until it arrives; null if there is no room for abilities. */
  readonly sheet: Json | undefined | null
  /** The sheet that tells what someone is worth, while a party is chosen. */
  readonly worth: Json | undefined
  readonly isStop: boolean
  readonly chosen: boolean
  /** Whether the party is full. */
  readonly full: boolean
  readonly onChoose: ((id: string) => void) | null
  readonly onFocus: (id: string) => void
}

/** A member of the roster. */
export const Row = memo(function Row({ row, span, sheet, worth, isStop, chosen, full, onChoose, onFocus }: RowProps) {
  const { party, roster } = useCampaignGame().campaign
  const state = stateOf(row)
  const gone = row.status !== 'living'
  const dead = state === 'fallen' || state === 'lost'
  const tabIndex = isStop ? 0 : -1
  return (
    <tr className={gone ? 'dead' : undefined} onFocus={() => onFocus(row.id)}>
      {onChoose && (
        <td className="tick-col">
          {(!gone || mayGo(row, party)) && (
            <label className="tick-box">
              <input
                type="checkbox"
                tabIndex={tabIndex}
                checked={chosen}
                disabled={row.session !== null || (full && !chosen)}
                onChange={() => onChoose(row.id)}
                aria-label={`${row.name} ${party.goes}`}
              />
            </label>
          )}
        </td>
      )}
      <td className="who">
        <a className="who-in" href={addressOf({ kind: 'character', character: row.id })} tabIndex={tabIndex}>
          <Counter icon={row.portrait ?? roster.picture(row)} tone={dead ? 'gone' : state === 'retired' ? 'retired' : 'ours'} small />
          <span>
            <span className="vh">Record of</span>{' '}
            <span className="name" title={row.name}>
              {row.name}
            </span>
            <span className="vh">,</span>{' '}
            <span className="kind">
              {worth === undefined || gone
                ? roster.about(row)
                : [roster.worth(worth), roster.armed(worth)].filter((part) => part !== '').join(', ')}
            </span>
          </span>
        </a>
      </td>
      {sheet !== null &&
        roster.abilities.map(({ head, of }) => (
          <td key={head} className="num">
            {!dead && sheet !== undefined && of(sheet)}
          </td>
        ))}
      <td>
        <Lives row={row} span={span} />
      </td>
      {dead ? <Fell row={row} columns={roster.columns.length + 1} /> : <Figures row={row} />}
    </tr>
  )
})

function Fell({ row, columns }: { readonly row: CharacterRow; readonly columns: number }) {
  const { states } = useCampaignGame().campaign
  return (
    <td colSpan={columns}>
      <span className="fell">
        <span className={row.fell ? 'vh' : undefined}>{states[stateOf(row)]}</span>
        {row.fell && (
          <>
            <span className="vh">: </span>
            {row.fell.text}
          </>
        )}
      </span>
    </td>
  )
}

function Figures({ row }: { readonly row: CharacterRow }) {
  const { roster } = useCampaignGame().campaign
  return (
    <>
      {roster.columns.map(({ id, cell, title, strong = false, optional = false }) => (
        <td key={id} className={`num${strong ? ' price' : ''}${optional ? ' opt-col' : ''}`} title={title?.(row)}>
          {strong ? <b>{cell(row)}</b> : cell(row)}
        </td>
      ))}
      <td className="nowrap">
        <StateOf row={row} />
      </td>
    </>
  )
}

function StateOf({ row }: { readonly row: CharacterRow }) {
  const { states } = useCampaignGame().campaign
  const state = stateOf(row)
  switch (state) {
    case 'inside':
      return (
        <span className="chip chip--now">
          <Icon name="x-torch" />
          {states.inside}
        </span>
      )
    case 'ready':
      return (
        <span className="can">
          <span className="vh">{states.home}, </span>
          {count(row.price?.affordable ?? 0, 'increase')}
        </span>
      )
    case 'home':
      return <span className="muted">{states.home}</span>
    case 'retired':
    case 'fallen':
    case 'lost':
      return states[state]
  }
}

/** Up and down, first and last: to the same element of another row. Left and right: within the row. */
export function goByArrows(event: KeyboardEvent<HTMLElement>): void {
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

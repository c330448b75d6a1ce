import { listed } from '../../../../engine/kernel/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { spellIcon, spellName } from '../names.ts'
import { spellCosts, useCitadelTables } from '../tables.ts'
import { Lozenges } from './book.tsx'
import { uncovered } from './needs.ts'

interface ChosenListProps {
  readonly chosen: readonly string[]
  readonly count: number
  readonly onLeave: (spell: string) => void
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The chosen spells, and the places still open. */
export function ChosenList({ chosen, count, onLeave }: ChosenListProps) {
  const costs = spellCosts(useCitadelTables())
  const open = Math.max(0, count - chosen.length)
  return (
    <ul className="spell-slots" aria-label="Chosen">
      {chosen.map((spell) => (
        <li key={spell}>
          <Icon name={spellIcon(spell)} />
          <b>{spellName(spell)}</b>
          <Lozenges cost={costs[spell] ?? 0} />
          <button type="button" className="goer-leave" aria-label={`Leave ${spellName(spell)} out`} onClick={() => onLeave(spell)}>
            ×
          </button>
        </li>
      ))}
      {Array.from({ length: open }, (_, i) => {
        const place = chosen.length + i
        return (
          <li key={`open ${place}`} className="is-empty">
            <span />
            <span>{ORDINALS[place] ?? `${place + 1}th`}, still open</span>
          </li>
        )
      })}
    </ul>
  )
}

interface TakeTheseProps {
  readonly chosen: readonly string[]
  readonly count: number
  /** Those that the hint would choose, the one wanted most first. */
  readonly hinted: readonly string[]
  /** What the others of the party can cast. */
  readonly others: readonly string[]
  readonly onTake: (spells: readonly string[]) => void
}

/** So many reasons are enough. */
const MOST_NEEDS = 2

/** What the hint would add: it fills what is open and drops nothing. */
export function TakeThese({ chosen, count, hinted, others, onTake }: TakeTheseProps) {
  const added = hinted.filter((spell) => !chosen.includes(spell)).slice(0, Math.max(0, count - chosen.length))
  if (added.length === 0) return null
  const needs = uncovered(others)
    .filter(({ spells }) => added.some((spell) => spells.includes(spell)))
    .slice(0, MOST_NEEDS)
  return (
    <div className="take-these">
      <span>
        <b>The hint</b> would add {listed(added.map(spellName))}
        {needs.length > 0 &&
          `: no one else here can ${listed(
            needs.map(({ deed }) => deed),
            '',
            'or',
          )} yet`}
        .
      </span>
      <button type="button" className="btn" onClick={() => onTake(added)}>
        Take these
      </button>
    </div>
  )
}

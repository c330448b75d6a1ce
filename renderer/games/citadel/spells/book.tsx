import { type KeyboardEvent, useEffect, useRef } from 'react'
import { isFocusFree } from '../../../arrival.ts'
import { Icon } from '../../../icons/icon.tsx'
import { spellIcon, spellName } from '../names.ts'
import { type CitadelTables, useCitadelTables } from '../tables.ts'

interface SpellBookProps {
  /** Those that may be chosen; null for all but the special ones, which are then shown struck (10.8). */
  readonly among: readonly string[] | null
  readonly chosen: readonly string[]
  /** How many are to be chosen. */
  readonly count: number
  /** Those that the hint would choose. */
  readonly hinted: readonly string[]
  readonly onToggle: (spell: string) => void
}

type Kind = CitadelTables['10.9'][keyof CitadelTables['10.9']]['kind']

const KINDS: readonly { readonly kind: Kind; readonly name: string; readonly when: string; readonly column: 0 | 1 }[] = [
  { kind: 'combat', name: 'Combat', when: 'in a fight, from the second rank', column: 0 },
  { kind: 'special', name: 'Found inside', when: 'never chosen at the start', column: 0 },
  { kind: 'non-combat', name: 'Outside combat', when: 'never in a fight', column: 1 },
  { kind: 'negotiation', name: 'Negotiation', when: 'before the dice', column: 1 },
  { kind: 'bribery', name: 'Bribe', when: 'with the money', column: 1 },
]

/** The book of spells, grouped by when they are cast: each with its picture, its effect and its cost in wounds (10.5 to 10.9). */
export function SpellBook({ among, chosen, count, hinted, onToggle }: SpellBookProps) {
  const tables = useCitadelTables()
  const book = useRef<HTMLDivElement>(null)
  const first = among?.[0]
  useEffect(() => {
    if (tables !== null && first !== undefined && isFocusFree())
      book.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [tables, first])
  if (tables === null) return null
  const spells = Object.entries(tables['10.9']).filter(([id, { kind }]) =>
    among === null ? true : among.includes(id) || kind === 'special',
  )
  const stop = spells.find(([id]) => chosen.includes(id))?.[0] ?? spells.find(([, { kind }]) => kind !== 'special')?.[0]
  return (
    <div
      className="book-cols"
      ref={book}
      role="listbox"
      aria-label="The book of spells"
      aria-multiselectable={count !== 1}
      onKeyDown={goByArrows}
    >
      {[0, 1].map((column) => (
        <div key={column}>
          {KINDS.filter((each) => each.column === column).map(({ kind, name, when }) => {
            const rows = spells.filter(([, spell]) => spell.kind === kind)
            return (
              rows.length > 0 && (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't part of a list
                <div key={kind} role="group" aria-label={name}>
                  <div className="book-kind">
                    <h3 role="presentation">{name}</h3>
                    <span>{when}</span>
                  </div>
                  {rows.map(([id, { cost }]) => (
                    <SpellRow
                      key={id}
                      spell={id}
                      cost={cost}
                      effect={tables.words?.spells[id as keyof CitadelTables['10.9']] ?? ''}
                      chosen={chosen.includes(id)}
                      off={kind === 'special'}
                      hinted={hinted.includes(id)}
                      isStop={id === stop}
                      onToggle={() => onToggle(id)}
                    />
                  ))}
                </div>
              )
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface SpellRowProps {
  readonly spell: string
  readonly cost: number
  readonly effect: string
  readonly chosen: boolean
  /** Cannot be chosen. */
  readonly off: boolean
  readonly hinted: boolean
  readonly isStop: boolean
  readonly onToggle: () => void
}

function SpellRow({ spell, cost, effect, chosen, off, hinted, isStop, onToggle }: SpellRowProps) {
  return (
    <button
      type="button"
      className={off ? 'spell-row is-off' : 'spell-row'}
      role="option"
      aria-selected={chosen}
      aria-disabled={off}
      tabIndex={isStop ? 0 : -1}
      data-option={spell}
      onClick={() => {
        if (!off) onToggle()
      }}
    >
      <Icon name={spellIcon(spell)} />
      <span>
        <b>{spellName(spell)}</b>
        <small>{effect}</small>
      </span>
      <span className="spell-cost">
        <Lozenges cost={cost} />
        {hinted && (
          <span className="hint-mark">
            <Icon name="x-candle" />
            hint
          </span>
        )}
      </span>
    </button>
  )
}

/** A lozenge is a wound to the one who casts. */
export function Lozenges({ cost }: { readonly cost: number }) {
  return (
    <span className="lozenges" role="img" aria-label={cost === 1 ? 'costs 1 wound' : `costs ${cost} wounds`}>
      {Array.from({ length: cost }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lozenges
        <svg key={i} viewBox="0 0 8 13" aria-hidden="true">
          <path d="M4 0 8 6.5 4 13 0 6.5Z" />
        </svg>
      ))}
    </span>
  )
}

function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : event.key === 'ArrowUp' || event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')]
  const here = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1
  event.preventDefault()
  rows[(here + step + rows.length) % rows.length]?.focus()
}

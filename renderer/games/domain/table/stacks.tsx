import { useState } from 'react'
import type { Card, DeckId } from '../../../../engine/domain/tables/table-types.ts'
import { DECK_IDS } from '../../../../engine/domain/tables/table-types.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import { counted } from '../../../charts/figures.ts'
import type { DomainTables } from '../tables.ts'

const DECK_TITLES: Readonly<Record<DeckId, string>> = { black: 'Black', light: 'Light', x: 'Cross', red: 'Red', green: 'Green' }

interface StacksProps {
  readonly view: DomainView
  readonly tables: DomainTables
}

/** The stacks, face down, each with how many are left of it; of a deck, what may still be drawn, as everybody can tell who kept count. */
export function Stacks({ view, tables }: StacksProps) {
  const [deck, setDeck] = useState<DeckId>('black')
  return (
    <div className="d-stacks">
      <ul aria-label="Stacks, face down">
        {(['outer', 'inner'] as const).map((stack) => (
          <li key={stack} className="d-stack d-stack--tiles">
            <b>{view.stacks[stack]}</b> <span>{stack === 'outer' ? 'outer tiles' : 'inner tiles'}</span>
          </li>
        ))}
        {DECK_IDS.map((each) => (
          <li key={each}>
            <button type="button" className={`d-stack d-stack--${each}`} aria-pressed={each === deck} onClick={() => setDeck(each)}>
              <b>{view.stacks[each]}</b> <span>{DECK_TITLES[each]}</span>
            </button>
          </li>
        ))}
        <li className="d-stack d-stack--treasures">
          <b>{view.stacks.treasures}</b> <span>treasures</span>
        </li>
      </ul>
      <p className="d-left small">{leftInWords(view, tables, deck)}</p>
    </div>
  )
}

/** `8 creatures: 3 orcs, a ghost; 4 hazards: …`: what is in a deck, less all that was ever seen of it. */
export function leftInWords(view: DomainView, tables: DomainTables, deck: DeckId): string {
  const left = leftIn(view, tables, deck)
  if (left.length === 0) return `Nothing is left of the ${DECK_TITLES[deck].toLowerCase()} cards.`
  const unseen =
    left.length > view.stacks[deck]
      ? ` ${counted(left.length - view.stacks[deck], 'of them lies', 'of them lie')} face down on the board.`
      : ''
  return `${groupsOf(left)}.${unseen}`
}

const GROUPS = { creature: ['creature', 'creatures'], hazard: ['hazard', 'hazards'], object: ['thing', 'things'] } as const

function groupsOf(left: readonly Card[]): string {
  return (['creature', 'hazard', 'object'] as const)
    .flatMap((type) => {
      const of = left.filter((card) => card.type === type)
      if (of.length === 0) return []
      const names = [...Map.groupBy(of, ({ name }) => name)].map(([name, all]) => (all.length > 1 ? `${name} ×${all.length}` : name))
      return [`${of.length} ${GROUPS[type][of.length === 1 ? 0 : 1]}: ${names.join(', ')}`]
    })
    .join('; ')
}

/** Whatever nobody has seen on the board, in somebody's hands or leaving the game. */
function leftIn({ cards, gone, characters }: DomainView, { decks }: DomainTables, deck: DeckId): readonly Card[] {
  const seen = new Set([
    ...gone,
    ...cards.flatMap((each) => ('card' in each && each.card !== null ? [each.card] : [])),
    ...characters.flatMap(({ items }) => items.map(({ id }) => id)),
  ])
  return decks[deck].filter(({ id }) => !seen.has(id))
}

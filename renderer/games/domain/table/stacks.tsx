import { useState } from 'react'
import { kindOf, knownCard } from '../../../../engine/domain/open/cards.ts'
import { DECK_TITLES } from '../../../../engine/domain/open/names.ts'
import { DECKS } from '../../../../engine/domain/tables/index.ts'
import type { Card, DeckId } from '../../../../engine/domain/tables/table-types.ts'
import { DECK_IDS } from '../../../../engine/domain/tables/table-types.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { Stack } from '../cards/card-back.tsx'
import { EVENTS } from '../events.ts'

interface StacksProps {
  readonly view: DomainView
  /** Kinds that came out of each deck, the newest first. */
  readonly drawn: Drawn
}

/** The stacks, face down, each with how many are left and what came out of it last; of a deck, what may still be drawn, as everyone can tell who kept count. */
export function Stacks({ view, drawn }: StacksProps) {
  const [deck, setDeck] = useState<DeckId>('black')
  return (
    <div className="d-stacks">
      <ul aria-label="Stacks, face down">
        {(['outer', 'inner'] as const).map((stack) => (
          <li key={stack}>
            <Stack deck={stack} count={view.stacks[stack]} />
          </li>
        ))}
        {DECK_IDS.map((each) => (
          <li key={each}>
            <button type="button" className="d-stack" aria-pressed={each === deck} onClick={() => setDeck(each)}>
              <Stack deck={each} count={view.stacks[each]} seen={drawn[each]} />
            </button>
          </li>
        ))}
        <li>
          <Stack deck="treasure" count={view.stacks.treasures} />
        </li>
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard where it is too long */}
      <section className="d-left small" tabIndex={0} aria-label={`Left of the ${DECK_TITLES[deck]} cards`}>
        {leftInWords(view, deck)}
      </section>
    </div>
  )
}

/** `8 creatures: 3 orcs, a ghost; 4 hazards: …`: what is in a deck, less all that was ever seen of it. */
export function leftInWords(view: DomainView, deck: DeckId): string {
  const left = leftIn(view, deck)
  if (left.length === 0) return `Nothing is left of the ${DECK_TITLES[deck]} cards.`
  const unseen =
    left.length > view.stacks[deck]
      ? ` ${many(left.length - view.stacks[deck], 'of them lies', 'of them lie')} face down on the board.`
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

/** Whatever no one has seen on the board, in someone's hands or leaving the game. */
function leftIn({ cards, gone, characters }: DomainView, deck: DeckId): readonly Card[] {
  const seen = new Set([
    ...gone,
    ...cards.flatMap((each) => ('card' in each && each.card !== null ? [each.card] : [])),
    ...characters.flatMap(({ items }) => items.map(({ id }) => id)),
  ])
  return DECKS[deck].filter(({ id }) => !seen.has(id))
}

/** Kinds that came out of each deck, the newest first. */
export type Drawn = Readonly<Record<DeckId, readonly string[]>>

/** What was drawn, from the chronicle. */
export function drawnOf(log: readonly LogEntry[]): Drawn {
  const cards = EVENTS.all(log)
    .flatMap((event) => (event.type === 'card-drawn' ? event.card : []))
    .toReversed()
  const of = (deck: DeckId) => cards.filter((card) => knownCard(card)?.deck === deck).map(kindOf)
  return { black: of('black'), light: of('light'), x: of('x'), red: of('red'), green: of('green') }
}

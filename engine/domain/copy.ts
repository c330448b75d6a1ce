import type { Character, DomainState, LyingCard } from './state.ts'

/** A copy that shares nothing with the game but what never changes. */
export function copy(s: DomainState): DomainState {
  return {
    ...s,
    order: [...s.order],
    tiles: { ...s.tiles },
    large: { ...s.large },
    drawn: [...s.drawn],
    cards: copyCards(s.cards),
    treasures: { ...s.treasures },
    gone: [...s.gone],
    characters: s.characters.map(copyCharacter),
    turn: s.turn === null ? null : { ...s.turn },
    fight: s.fight === null ? null : { ...s.fight },
  }
}

function copyCards(cards: DomainState['cards']): DomainState['cards'] {
  const copied: Record<string, LyingCard[]> = {}
  for (const square of Object.keys(cards)) copied[square] = (cards[square] ?? []).map((lying) => ({ ...lying }))
  return copied
}

function copyCharacter(c: Character): Character {
  return {
    ...c,
    items: c.items.map((item) => ({ ...item })),
    passage: c.passage === null ? null : { ...c.passage },
    effects: c.effects.map((effect) => ({ ...effect })),
    trail: [...c.trail],
    going: [...c.going],
  }
}

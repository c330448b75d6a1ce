import type { Character, DomainState, End, Fight } from './state.ts'

/** A copy that shares nothing with the game. */
export function copy(s: DomainState): DomainState {
  return {
    ...s,
    variants: [...s.variants],
    order: [...s.order],
    wished: s.wished === null ? null : [...s.wished],
    tiles: { ...s.tiles },
    large: { ...s.large },
    blanks: [...s.blanks],
    cards: copyCards(s.cards),
    treasures: copyTreasures(s.treasures),
    ...(s.unseen === undefined ? {} : { unseen: [...s.unseen] }),
    gone: [...s.gone],
    characters: s.characters.map(copyCharacter),
    turn: s.turn === null ? null : { ...s.turn },
    fight: s.fight === null ? null : copyFight(s.fight),
    end: s.end === null ? null : copyEnd(s.end),
  }
}

/** Marks of rules 1 hold a single treasure for a square. */
function copyTreasures(treasures: DomainState['treasures']): DomainState['treasures'] {
  const made: DomainState['treasures'] = {}
  for (const square of Object.keys(treasures)) made[square] = [treasures[square] ?? []].flat().map((lying) => ({ ...lying }))
  return made
}

function copyCards(cards: DomainState['cards']): DomainState['cards'] {
  const made: DomainState['cards'] = {}
  for (const square of Object.keys(cards)) made[square] = [...(cards[square] ?? [])]
  return made
}

function copyFight(fight: Fight): Fight {
  return { ...fight, foe: { ...fight.foe }, hands: [...fight.hands] }
}

function copyEnd(end: End): End {
  return { ...end, winners: [...end.winners] }
}

function copyCharacter(c: Character): Character {
  return {
    ...c,
    items: [...c.items],
    passage: c.passage === null ? null : { ...c.passage },
    effects: c.effects.map((effect) => ({ ...effect })),
    ...(c.late === undefined ? {} : { late: { ...c.late } }),
    going: [...c.going],
  }
}

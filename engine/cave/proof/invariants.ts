import { cardOf, isInPlay } from '../chapters/cards.ts'
import { carries, mayOwn, spellLimit } from '../chapters/characters.ts'
import type { CaveState, Player } from '../state.ts'

// What has to hold at every question.

/** What is wrong with a state; nothing where all is well. `settling` while somebody puts down what is too much. */
export function broken(s: CaveState, settling = false): readonly string[] {
  return [...cardsBroken(s), ...spacesBroken(s), ...s.players.flatMap((p) => playerBroken(p, settling))]
}

/** No card, Spell or Character is lost or double. */
function cardsBroken(s: CaveState): readonly string[] {
  const lying = Object.values(s.lying).flatMap(({ cards }) => cards)
  const held = s.players.flatMap(({ objects, followers, trophies }) => [...objects, ...followers, ...trophies])
  const cards = [...s.gone, ...s.discards.cave, ...s.discards.adventure, ...lying, ...held]
  const spells = [...s.discards.spells, ...s.players.flatMap((p) => p.spells)]
  const characters = [...s.unused, ...s.players.flatMap(({ character }) => character ?? [])]
  const unknown = cards.filter((copy) => !isInPlay(copy)).map((copy) => `${copy} is not in play`)
  const piles = (['cave', 'adventure'] as const).flatMap((deck) => s.discards[deck].filter((copy) => cardOf(copy).deck !== deck))
  return [...doubles(cards), ...doubles(spells), ...doubles(characters), ...unknown, ...piles.map((copy) => `${copy} is on the wrong pile`)]
}

function doubles(ids: readonly string[]): readonly string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`)
}

function spacesBroken(s: CaveState): readonly string[] {
  return Object.entries(s.lying).flatMap(([space, { cards, gold }]) =>
    gold < 0 || (gold === 0 && cards.length === 0) ? [`${space}: ${gold} Gold`] : [],
  )
}

function playerBroken(p: Player, settling: boolean): readonly string[] {
  const wrong = (is: boolean, what: string) => (is ? [`${p.name} ${what}`] : [])
  if (p.character === null)
    return wrong(p.objects.length + p.followers.length + p.spells.length + p.gold > 0, 'is nobody and has something')
  return [
    ...wrong(p.lives < 1, 'has no Life'),
    ...wrong(p.gold < 0, 'owes Gold'),
    ...wrong(!settling && p.objects.length > carries(p), 'carries too much'),
    ...wrong(!settling && p.spells.length > spellLimit(p), 'holds too many Spells'),
    ...wrong(!settling && p.objects.some((copy) => !mayOwn(p, cardOf(copy))), 'has what his alignment forbids'),
  ]
}

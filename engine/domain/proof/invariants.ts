import type { Invariants } from '../../kernel/proof/fuzz.ts'
import { repeated } from '../../kernel/proof/plain-data.ts'
import { floorAt } from '../chapters/05-squares.ts'
import { waysFrom } from '../chapters/06-ways.ts'
import { decksLeft, itemsOf, pitOn, readKept } from '../chapters/cards.ts'
import { trailOf } from '../chapters/characters.ts'
import { domain as game } from '../index.ts'
import { cardOf, isCard, objectOf } from '../open/cards.ts'
import { isLawfulLoad } from '../open/load.ts'
import { isSquare, SLOTS, spotOf } from '../open/squares.ts'
import { type Floor, tileAndTurn } from '../open/tiles.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { DECKS, OUTER_TILES, START } from '../tables/index.ts'
import { MOST_ROUNDS } from '../tables/limits.ts'
import { DECK_IDS } from '../tables/table-types.ts'

// What must be true of a game wherever it stands: for the fuzzer and the tests.

export const invariants: Invariants<DomainState> = {
  game,
  turn: ({ round }) => round,
  people: ({ characters }) => characters.map(({ seat }) => `seat-${seat}`),
  broken: (s) => [
    ...miscounted(s),
    ...mislaid(s),
    ...s.characters.flatMap((c) => [...ailing(s, c), ...mislevelled(s, c)]),
    ...outOfHand(s),
    ...outOfStep(s),
    ...oversized(s),
  ],
}

/** Every card is in its stack, on a square, with someone, or out of the game: once. Every treasure is somewhere, once. */
function miscounted(s: DomainState): string[] {
  const lying = Object.values(s.cards).flatMap((there) => there.map((kept) => readKept(kept).card))
  const carried = s.characters.flatMap((c) => itemsOf(c).map(({ card }) => card))
  const out = [...lying, ...carried, ...s.gone]
  const treasures = [
    ...Object.values(s.treasures).flatMap((there) => there.map(({ treasure }) => treasure)),
    ...s.characters.flatMap(({ treasure }) => treasure ?? []),
  ]
  const stacks = Object.values(decksLeft(s)).reduce((sum, left) => sum + left.length, 0)
  const all = DECK_IDS.reduce((sum, deck) => sum + DECKS[deck].length, 0)
  return [
    ...repeated(out).map((card) => `${card} is in two places`),
    ...out.filter((card) => !isCard(card)).map((card) => `${card} is no card`),
    ...repeated(treasures).map((treasure) => `there are two of ${treasure}`),
    ...(stacks + out.length === all ? [] : [`${stacks + out.length} cards of ${all}`]),
  ]
}

/** The most that may be kept of a game at a mark, in characters of JSON. */
const MOST_KEPT = 7_500

/** Marks are set between turns. */
function oversized(s: DomainState): string[] {
  if (s.turn !== null) return []
  const size = JSON.stringify(s).length
  return size > MOST_KEPT ? [`the state is ${size} characters long`] : []
}

/** Tiles lie once, each in a slot of its kind; cards lie on floor, a creature or hazard below all objects. */
function mislaid(s: DomainState): string[] {
  const tiles = Object.entries(s.tiles).map(([slot, laid]) => [slot, tileAndTurn(laid)] as const)
  const wrong = repeated(tiles.map(([, [tile]]) => tile)).map((tile) => `${tile} lies twice`)
  for (const [id, [tile]] of tiles) {
    const slot = SLOTS.find((each) => each.id === id)
    const isOuter = OUTER_TILES.some((each) => each.id === tile)
    if (slot === undefined || slot.kind === 'large' || (slot.kind === 'outer') !== isOuter) wrong.push(`${tile} lies in ${id}`)
  }
  if (s.large.west !== null && s.large.west === s.large.east) wrong.push('both antechambers are one tile')
  for (const [square, there] of Object.entries(s.cards)) {
    if (there.length === 0) wrong.push(`${square} has an empty heap`)
    if (!isFloor(s, square)) wrong.push(`cards lie on ${square}`)
    if (there.slice(1).some((kept) => cardOf(readKept(kept).card).type !== 'object')) wrong.push(`a danger lies on objects on ${square}`)
  }
  for (const [square, there] of Object.entries(s.treasures)) {
    if (there.length === 0) wrong.push(`${square} has an empty heap of treasures`)
    if (!isFloor(s, square)) wrong.push(`a treasure lies on ${square}`)
  }
  return [...wrong, ...repeated(s.blanks).map((square) => `${square} is blank twice`)]
}

function isFloor(s: DomainState, square: Square): boolean {
  const floor = isSquare(square) ? floorAt(s, square) : null
  return floor !== null && floor.ground !== 'solid'
}

/** Values within their bounds, a lawful load, and a place that goes with how he is. */
function ailing(s: DomainState, c: Character): string[] {
  const wrong: string[] = []
  const within = (what: string, value: number, least: number, most: number) => {
    if (!Number.isInteger(value) || value < least || value > most) wrong.push(`${what} is ${value}`)
  }
  within('life', c.lifePoints, c.status === 'retired' ? 0 : 1, START.lifePoints)
  within('luck', c.luck, START.luckMinimum, START.luck)
  within('experience', c.experience, 0, Number.MAX_SAFE_INTEGER)
  if (!isLawfulLoad(itemsOf(c))) wrong.push(`he carries ${c.items.join(' ')}`)
  if ((c.status === 'board') !== (c.at !== null)) wrong.push(`he is ${c.status} at ${c.at ?? 'no square'}`)
  if ((c.status === 'passage') !== (c.passage !== null))
    wrong.push(`he is ${c.status} and ${c.passage === null ? 'in no' : 'in a'} passage`)
  if (c.at !== null && !isFloor(s, c.at)) wrong.push(`he stands on ${c.at}`)
  if (c.held === 'pit' && (c.at === null || pitOn(s, c.at) === null)) wrong.push('he is in no pit')
  if (c.passage !== null) within('the strip', c.passage.on, 2, c.passage.length)
  if (trailOf(c).some((square) => !isSquare(square))) wrong.push('his trail leads off the board')
  if (c.effects.some(({ turns, fresh }) => turns < 0 || (turns === 0 && fresh === undefined))) wrong.push('an effect has no turns left')
  return wrong.map((each) => `${c.name}: ${each}`)
}

/** 6.2: from where he stands steps alone lead to the other level, and archways from one dark square to another. */
function mislevelled(s: DomainState, { name, at }: Character): string[] {
  const here = at === null ? null : floorAt(s, at)
  if (at === null || here === null || !isOfLevel(here)) return []
  const haveSteps = (from: Square, to: Square) =>
    spotOf(from).slot === spotOf(to).slot && [from, to].some((square) => floorAt(s, square)?.steps === true)
  return waysFrom(s, at).flatMap(({ to, kind }) => {
    const there = floorAt(s, to)
    if (there === null || !isOfLevel(there)) return []
    const isFair = here.ground === there.ground ? kind !== 'arch' || here.ground === 'dark' : kind === 'step' && haveSteps(at, to)
    return isFair ? [] : [`${name}: a ${kind} leads from ${here.ground} ${at} to ${there.ground} ${to}`]
  })
}

function isOfLevel({ ground }: Floor): boolean {
  return ground === 'light' || ground === 'dark'
}

/** 9.4: a fighting character holds in two hands what he carries, and one shield at most. */
function outOfHand(s: DomainState): string[] {
  const fighter = s.characters[s.order[s.at] ?? -1]
  if (s.fight === null || fighter === undefined) return []
  const carried = itemsOf(fighter).map(({ card }) => card)
  const held = s.fight.hands.map(objectOf)
  const shields = held.filter(({ worn }) => worn === 'shield').length
  const hands = shields + held.reduce((sum, { worn, hands: needed = 0 }) => (worn === 'shield' ? sum : sum + needed), 0)
  const isLawful = hands <= 2 && shields <= 1 && s.fight.hands.every((card) => carried.includes(card))
  return isLawful ? [] : [`${fighter.name} fights with ${s.fight.hands.join(' ')}`]
}

function outOfStep(s: DomainState): string[] {
  const wrong: string[] = []
  if (s.round < 1 || s.round > MOST_ROUNDS) wrong.push(`it is round ${s.round}`)
  if (s.turn !== null && (s.turn.movesLeft < 0 || s.turn.movesLeft > START.movement)) wrong.push(`${s.turn.movesLeft} squares are left`)
  if ((s.end !== null) !== (s.phase === 'over')) wrong.push(`the phase is ${s.phase} and the end ${s.end?.kind ?? 'none'}`)
  if (s.phase === 'turns' && s.order[s.at] === undefined) wrong.push(`it is the turn of number ${s.at}`)
  if (s.warlock !== null) spotOf(s.warlock)
  return wrong
}

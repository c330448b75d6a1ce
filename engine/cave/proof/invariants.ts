import type { Invariants } from '../../kernel/proof/fuzz.ts'
import { repeated } from '../../kernel/proof/plain-data.ts'
import { carries, mayOwn, spellLimit } from '../chapters/characters.ts'
import { cave as game } from '../index.ts'
import { cardOf, isInPlay } from '../open/cards.ts'
import type { CaveState, Player } from '../state.ts'
import { CHARACTER_IDS } from '../tables/table-types.ts'
import { view } from '../view.ts'

// What must be true of a game wherever it stands: for the fuzzer and the tests.

export const invariants: Invariants<CaveState> = {
  game,
  turn: ({ round }) => round,
  people: ({ players }) => players.flatMap(({ character }) => character ?? []),
  // What is too much for someone is put down by questions: between turns nobody has too much.
  broken: (s) => [...broken(s, s.turn !== null), ...leaks(s), ...oversized(s)],
}

/** What is wrong with a state; nothing where all is well. `settling` while someone may still have to put down what is too much. */
export function broken(s: CaveState, settling: boolean): readonly string[] {
  return [...cardsBroken(s), ...spacesBroken(s), ...s.players.flatMap((p) => playerBroken(p, settling)), ...outOfStep(s)]
}

/** 9.2: Spells of others, where a seat's view names them. */
function leaks(s: CaveState): readonly string[] {
  if (s.end !== null) return []
  return s.players.flatMap(({ seat }) =>
    view(s, seat).players.flatMap((of) =>
      of.seat === seat || of.spells.known === null ? [] : [`seat ${seat} sees Spells of seat ${of.seat}`],
    ),
  )
}

/** The most that may be kept of a game at a mark, in characters of JSON. */
const MOST_KEPT = 8_000

/** Marks are set between turns, and between move and Encounter. */
function oversized(s: CaveState): readonly string[] {
  const size = JSON.stringify(s).length
  return size > MOST_KEPT ? [`the state is ${size} characters long`] : []
}

function outOfStep(s: CaveState): readonly string[] {
  const wrong: string[] = []
  if (s.round < 1 || s.round > s.rounds) wrong.push(`it is round ${s.round} of ${s.rounds}`)
  if ((s.end !== null) !== (s.phase === 'over')) wrong.push(`the phase is ${s.phase} and the end ${s.end?.kind ?? 'none'}`)
  if (s.players[s.active] === undefined) wrong.push(`it is the turn of seat ${s.active}`)
  return wrong
}

/** No card, Spell or Character is lost or double. */
function cardsBroken(s: CaveState): readonly string[] {
  const lying = Object.values(s.lying).flatMap(({ cards }) => cards)
  const held = s.players.flatMap(({ objects, followers, trophies }) => [...objects, ...followers, ...trophies])
  const cards = [...s.gone, ...s.discards.cave, ...s.discards.adventure, ...lying, ...held]
  const spells = [...s.discards.spells, ...s.players.flatMap((p) => p.spells)]
  const characters = [...s.unused, ...s.players.flatMap(({ character }) => character ?? [])]
  // Only a destroyed Cyborg leaves the game (C-25).
  const lost = CHARACTER_IDS.filter((id) => id !== 'cyborg' && !characters.includes(id)).map((id) => `${id} is nowhere`)
  const unknown = cards.filter((copy) => !isInPlay(copy)).map((copy) => `${copy} is not in play`)
  const piles = (['cave', 'adventure'] as const).flatMap((deck) => s.discards[deck].filter((copy) => cardOf(copy).deck !== deck))
  return [
    ...twice(cards),
    ...twice(spells),
    ...twice(characters),
    ...lost,
    ...unknown,
    ...piles.map((copy) => `${copy} is on the wrong pile`),
  ]
}

function twice(ids: readonly string[]): readonly string[] {
  return repeated(ids).map((id) => `${id} is there twice`)
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

import { oneOf, type Stream } from '../../kernel/random.ts'
import { floorAt } from '../chapters/05-squares.ts'
import { entries } from '../chapters/06-movement.ts'
import { dangerOn } from '../chapters/cards.ts'
import { newCharacter } from '../chapters/characters.ts'
import { parseAction } from '../open/actions.ts'
import { spotOf } from '../open/squares.ts'
import { turnedTile } from '../open/tiles.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { BOARD } from '../tables/index.ts'
import { SIDES } from '../tables/table-types.ts'
import type { BotChoice } from './choice.ts'
import { frontierWorth, goalsOf, isAim, isForTreasure, isHope } from './goals.ts'
import type { Temper } from './temper.ts'
import { reachesFrom } from './ways.ts'
import { drawWorth } from './worth.ts'

/** Where nothing lies yet, for the experience; after a death where much is laid, which is the shorter way. */
export function entry(s: DomainState, c: Character, ids: readonly string[], chance: Stream, temper: Temper): BotChoice {
  const square = (id: string) => parseAction('entry', id).square
  // 4.1: whoever has died may stay outside.
  if (c.deaths > 0 && isHopeless(s, c, temper)) return ['retire', HOPELESS]
  if (temper.plans) {
    const best = bestDoor(s, c, ids, temper)
    const isFresh = floorAt(s, square(best)) === null
    return [best, isFresh ? 'New ground lies behind it, nearest to the middle' : 'What lies behind it is worth most for its way']
  }
  const fresh = ids.filter((id) => floorAt(s, square(id)) === null)
  const laid = ids.filter((id) => floorAt(s, square(id))?.ground === 'light' && (s.cards[square(id)] ?? []).length === 0)
  const leading = c.deaths > 0 ? ids.filter((id) => floorAt(s, square(id)) !== null && leadsOn(s, c, square(id), temper)) : []
  const known = leading.filter((id) => laid.includes(id))
  if (known.length > 0) return [oneOf(chance, known), 'Known safe ground lies behind it, and it leads on']
  if (fresh.length > 0) return [oneOf(chance, fresh), 'A tile laid there brings experience']
  if (leading.length > 0) return [oneOf(chance, leading), 'It leads on, as no other door does']
  return laid.length > 0 ? [oneOf(chance, laid), 'Nothing dangerous lies behind it'] : [oneOf(chance, ids), 'No door is safer than another']
}

/**
 * New ground lies behind that door, or something to go to from there that is more than things left lying: a player who gave up a place that
 * is cut off needs another (D-74), and comes in with nothing.
 */
export function leadsOn(s: DomainState, c: Character, square: Square, temper: Temper): boolean {
  if (floorAt(s, square) === null) return true
  if (dangerOn(s, square) !== null) return false
  const anew = renewed(c, square)
  return goalsOf(s, anew, temper).some(({ reach }) => isAim(s, anew, reach, temper))
}

/**
 * Whether any of these doors leads on. From all of them at once no more is reached than from each by itself, so that one look at where they
 * lead to tells mostly; what is left is a door that is an aim itself, and a treasure, to which there must be a way home.
 */
export function anyLeadsOn(s: DomainState, c: Character, doors: readonly Square[], temper: Temper): boolean {
  if (doors.some((door) => floorAt(s, door) === null)) return true
  const open = doors.filter((door) => dangerOn(s, door) === null)
  const [first] = open
  if (first === undefined) return false
  const anew = renewed(c, first)
  const aims = reachesFrom(s, anew, open, temper, drawWorth(s, anew, temper)).filter((reach) => isAim(s, anew, reach, temper))
  if (aims.some((reach) => reach.before !== null && !isForTreasure(reach))) return true
  return aims.length > 0 && open.some((door) => leadsOn(s, c, door, temper))
}

/**
 * D-72: in a game without a last round that has gone on long enough, no treasure and no new ground can be reached any more, not even by a fight
 * that no one would seek. Cards left to draw change that too seldom to wait for round 500 (D-75).
 */
export function isHopeless(s: DomainState, c: Character, temper: Temper): boolean {
  return isLate(s) && !(c.at !== null && hopes(s, c, temper)) && !hopesAnew(s, c, temper)
}

/** The same for this life, while another may still win: also of one who has a treasure and knows no way home with it. */
export function isWorthAnother(s: DomainState, c: Character, temper: Temper): boolean {
  return isLate(s) && !hopes(s, c, temper) && hopesAnew(s, c, temper)
}

function isLate({ rounds, round }: DomainState): boolean {
  return rounds === 0 && round >= LONG
}

function hopes(s: DomainState, c: Character, temper: Temper): boolean {
  return goalsOf(s, c, { ...temper, weighs: false }).some(({ reach }) => isHope(c, reach))
}

function hopesAnew(s: DomainState, c: Character, temper: Temper): boolean {
  return entries(c).some((door) => floorAt(s, door) === null || (dangerOn(s, door) === null && hopes(s, renewed(c, door), temper)))
}

/** Rounds: five times as many as most games take. */
const LONG = 200

export const HOPELESS = 'No treasure can be reached any more'

/** The same player, who has just come in there. */
function renewed({ seat, name, quadrant }: Character, at: Square): Character {
  return { ...newCharacter(seat, name, quadrant), at, status: 'board' }
}

/** The door that promises most for its way, of those that lead on; of several the one nearest to the middle row. */
function bestDoor(s: DomainState, c: Character, ids: readonly string[], temper: Temper): string {
  const open = ids.filter((id) => leadsOn(s, c, parseAction('entry', id).square, temper))
  const rated = (open.length > 0 ? open : ids).map((id) => {
    const { square } = parseAction('entry', id)
    const off = Math.abs(spotOf(square).row - (BOARD.squares.rows - 1) / 2)
    return { id, worth: doorWorth(s, c, square, temper) - off * OFF_THE_MIDDLE }
  })
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).id
}

const OFF_THE_MIDDLE = 0.02

/** New ground, or the best that can be reached from there. */
function doorWorth(s: DomainState, c: Character, square: Square, temper: Temper): number {
  if (floorAt(s, square) === null) return frontierWorth(c, square, temper.rush ?? 1) / 3
  if (dangerOn(s, square) !== null) return 0
  const [best] = goalsOf(s, renewed(c, square), temper)
  return best?.worth ?? 0
}

/** The turn with the most ways on. */
export function lay({ tile, square }: { readonly tile: string; readonly square: Square }, ids: readonly string[]): BotChoice {
  const { slot } = spotOf(square)
  const rated = ids.map((id) => {
    const { turn } = parseAction('lay', id)
    const { open } = turnedTile(tile, turn)
    const ways = SIDES.reduce((sum, side) => sum + open[side].filter(Boolean).length * towards(slot.row, slot.column, side), 0)
    return { id, ways }
  })
  const best = rated.reduce((a, b) => (b.ways > a.ways ? b : a))
  return [best.id, 'It opens the most ways on, above all inwards']
}

/** Openings towards the middle of the board count more. */
function towards(row: number, column: number, side: 'n' | 'e' | 's' | 'w'): number {
  const inward = { n: row > 11, s: row < 11, e: column < 17, w: column > 17 }[side]
  return inward ? 1.5 : 1
}

import type { Way } from '../chapters/06-ways.ts'
import { doorAttack, isBarred, toughnessOf } from '../chapters/10-doors.ts'
import { exitsAmong, shaftsAmong } from '../chapters/10-passages.ts'
import { knownSpells, paymentFor } from '../chapters/11-casting.ts'
import { carries, creatureRow, doorOn } from '../chapters/cards.ts'
import { effectOf, hasLight, isFrozen, isUnseen, isWarded } from '../chapters/characters.ts'
import { cardOf, deckOf } from '../open/cards.ts'
import { distance } from '../open/squares.ts'
import type { Character, DomainState, LyingCard, Square } from '../state.ts'
import type { SpellId } from '../tables/table-types.ts'
import { type Chart, chartOf, type Site, siteAt } from './chart.ts'
import { fightOddsOf } from './fights.ts'
import type { Temper } from './temper.ts'
import { type DrawWorth, lifeWorth, lossOf } from './worth.ts'

/** What no one gets past. */
const NEVER = 1000

// Where he can get to, and at what cost: a step costs one, and what has to be met on the way what it takes on average.

/** A square that can be reached, or an empty slot beyond one. */
export interface Reach {
  readonly place: Site
  /** Steps and what they cost together. */
  readonly cost: number
  /** The square before it; null where he stands. */
  readonly before: Reach | null
  readonly way: Path | null
  /** He has light when he comes there. */
  readonly lit: boolean
}

/** A step, or a way under the tiles (10.3). */
type Path = Pick<Way, 'to'> & { readonly kind: Way['kind'] | 'passage' }

/** A square that a search has reached. */
interface Met {
  readonly place: Site
  readonly toll: number
  /** What the best way there costs so far. */
  cost: number
}

/** Everything in reach, the nearest first, up to one that is the last of interest. Squares that cannot be passed at all are left out. */
export function reaches(
  s: DomainState,
  c: Character,
  temper: Temper,
  draws: DrawWorth,
  isLast?: (reach: Reach) => boolean,
): readonly Reach[] {
  return c.at === null ? [] : reachesFrom(s, c, [c.at], temper, draws, isLast)
}

/** The same from the nearest of several squares. */
export function reachesFrom(
  s: DomainState,
  c: Character,
  starts: readonly Square[],
  temper: Temper,
  draws: DrawWorth,
  isLast: (reach: Reach) => boolean = () => false,
): readonly Reach[] {
  const chart = chartOf(s)
  const met = new Map<Square, Met>()
  const meet = (place: Site, toll: number, cost: number): Met => {
    const found = { place, toll, cost }
    met.set(place.square, found)
    return found
  }
  const unmet = (square: Square): Met => {
    const place = siteAt(s, chart.bare(square))
    return meet(place, tollOf(s, c, place, temper, draws), Number.POSITIVE_INFINITY)
  }
  const reached: Reach[] = []
  const open = new Nearest()
  let nth = 0
  for (const square of starts) {
    const here = meet(siteAt(s, chart.bare(square)), 0, 0)
    open.add({ place: here.place, cost: 0, before: null, way: null, lit: hasLight(c), met: here, nth: nth++ })
  }
  const keepsLight = effectOf(c, 'guiding-light') !== null
  const isGuided = keepsLight && c.lantern === 'out'
  const down = passagesOf(s, temper, chart)
  for (let nearest = open.take(); nearest !== null; nearest = open.take()) {
    const { square, ways, pit: isInPit } = nearest.place
    // A shorter way there was found before this one's turn came.
    if (nearest.cost > nearest.met.cost) continue
    reached.push(nearest)
    if (isLast(nearest)) break
    if (nearest.way?.kind === 'lay') continue
    const passages = isGuided || (!nearest.lit && isUnlit(nearest.place)) ? undefined : down.get(square)
    for (const way of passages === undefined ? ways : [...ways, ...passages]) {
      // No one who lies in a pit breaks a door.
      if (isInPit && isBarred(s, c, way.to)) continue
      const found = met.get(way.to) ?? unmet(way.to)
      // Mostly back to where he comes from: whatever the step costs, it is no shorter way there.
      if (found.toll >= NEVER || nearest.cost + found.toll >= found.cost) continue
      const light = keepsLight ? GUIDED : way.kind === 'passage' ? lightDown(nearest.lit) : lightOn(nearest.place, nearest.lit, found.place)
      const cost = nearest.cost + found.toll + light.toll + (way.kind === 'passage' ? passageCost(square, way.to) : 1)
      if (cost >= found.cost) continue
      found.cost = cost
      open.add({ place: found.place, cost, before: nearest, way, lit: light.lit, met: found, nth: nth++ })
    }
  }
  return reached
}

/** A turn in which nothing is done but to light the lantern (6.3), in steps, and a step that is groped for (6.4). */
const RELIGHT = 3
const GROPED = 6
const GUIDED = { lit: true, toll: 0 } as const

/** 10.3: a lantern that is out cannot be lit there for sure, and no one goes down without it. */
function isUnlit({ dark, windy }: Site): boolean {
  return dark || windy
}

/** Under the tiles one takes a light along. */
function lightDown(lit: boolean): { readonly lit: true; readonly toll: number } {
  return { lit: true, toll: lit ? 0 : RELIGHT }
}

/** What a step does to his light, and what that costs: gas and breezes put a lantern out, where it is light it is lit again, and out of the dark one gropes. */
function lightOn(from: Site, lit: boolean, to: Site): { readonly lit: boolean; readonly toll: number } {
  if (from.dark && !lit) return { lit, toll: GROPED }
  if (to.windy) return { lit: false, toll: 0 }
  return lit || !to.dark || from.windy ? { lit, toll: 0 } : { lit: true, toll: RELIGHT }
}

/** Whether the way there leads into the dark, under the tiles or onto new ground, before anything puts a light out. */
export function needsLight(reach: Reach): boolean {
  let needs = false
  for (let at: Reach | null = reach; at !== null && at.before !== null; at = at.before) {
    if (at.place.windy) needs = false
    else if (at.place.floor === null || at.place.dark || at.way?.kind === 'passage') needs = true
  }
  return needs
}

/** 10.3: the ways down by their entries, for one who uses them. */
function passagesOf(s: DomainState, { crafty }: Temper, { shafts }: Chart): ReadonlyMap<Square, readonly Path[]> {
  if (!crafty) return NO_PASSAGES
  const ends = shaftsAmong(s, new Set([...shafts, ...Object.keys(s.cards)]))
  return new Map(ends.map((entry) => [entry.square, exitsAmong(ends, entry).map(({ square }): Path => ({ to: square, kind: 'passage' }))]))
}

const NO_PASSAGES: ReadonlyMap<Square, readonly Path[]> = new Map()

/** Going down ends the turn, two squares a turn are covered there, and a long one is checked for encounters (10.4). */
function passageCost(from: Square, to: Square): number {
  const squares = distance(from, to)
  return 2 + 2 * Math.ceil(squares / 2) + (squares > SAFE_LENGTH ? ENCOUNTER : 0)
}

/** Squares between the ends of a passage that is left without a check. */
const SAFE_LENGTH = 3
const ENCOUNTER = 2

/** What was found but not looked at yet: a binary heap, from which the nearest is taken, of equals the one found first. */
class Nearest {
  readonly #heap: Found[] = []

  add(one: Found): void {
    const heap = this.#heap
    let at = heap.push(one) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = heap[above]
      if (parent === undefined || isSooner(parent, one)) break
      heap[at] = parent
      at = above
    }
    heap[at] = one
  }

  take(): Found | null {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (first === undefined || last === undefined) return null
    const { length } = heap
    let at = 0
    for (let below = 1; below < length; below = 2 * at + 1) {
      const [left, right] = [heap[below], heap[below + 1]]
      if (left === undefined) break
      const isRight = right !== undefined && isSooner(right, left)
      const child = isRight ? right : left
      if (isSooner(last, child)) break
      heap[at] = child
      at = isRight ? below + 1 : below
    }
    if (length > 0) heap[at] = last
    return first
  }
}

interface Found extends Reach {
  readonly met: Met
  readonly nth: number
}

function isSooner(one: Found, other: Found): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.nth < other.nth)
}

/** The first step of the way there. */
export function firstStep(reach: Reach): Path | null {
  let at = reach
  while (at.before !== null && at.before.way !== null) at = at.before
  return at.way
}

/** What it costs to come onto a square, beside the step, in steps. */
function tollOf(s: DomainState, c: Character, place: Site, temper: Temper, draws: DrawWorth): number {
  const { floor, undrawn } = place
  if (floor === null) return 0
  const skull = place.skull && !isWarded(c) ? 4 : 0
  if (undrawn !== null) {
    const { worth, risk } = draws(undrawn)
    // On the way home nothing is left that would be worth it.
    return skull + (c.treasure !== null && temper.plans ? risk * 2 : Math.max(0, -worth) * 2)
  }
  return skull + dangerToll(s, c, place, temper)
}

const HAZARD_TOLLS: Readonly<Record<string, number>> = {
  'spiked-trap': 1.5,
  // The lantern is put out before it, for nothing; what the dark costs after it is counted where it is dark.
  'explosive-gas': 0,
  'poison-gas': 3,
  'strong-breeze': 0,
  trapdoor: 0,
  rubble: NEVER,
}

function dangerToll(s: DomainState, c: Character, { square, danger }: Site, temper: Temper): number {
  if (danger === null) return 0
  const { card, lying } = danger
  if (card.type === 'creature') return creatureToll(s, c, square, lying, temper)
  if (doorOn(s, square) !== null) return doorToll(s, c, square)
  // The Warlock throws everyone back: no one gets past him.
  if (card.kind === 'pentagram') return c.treasure !== null || s.warlock !== null ? NEVER : 0
  if (card.kind === 'pit-trap') return (carries(c, 'rope') ? 3 : 5) + lossOf(c, card.lifePoints ?? 0, temper)
  if (card.kind === 'toxic-pit') return 8 + lossOf(c, carries(c, 'rope') ? 2 : 3, temper) * 2
  return HAZARD_TOLLS[card.kind] ?? 2
}

function creatureToll(s: DomainState, c: Character, square: Square, lying: LyingCard, temper: Temper): number {
  if (lying.card === 'red-medusa') return carries(c, 'mirror-shield') ? 0 : NEVER
  if (isFrozen(s, square) || isUnseen(s, { ...c, at: square })) return 0
  const byHand = fightToll(s, c, square, lying, temper)
  return byHand > SPELL_TOLL && temper.crafty && isOutOfTheWay(s, c, lying) ? SPELL_TOLL : byHand
}

/** What a spell costs that clears the way, in steps: its ingredients are gone. */
const SPELL_TOLL = 6

/** 11.2.5, 11.2.6: he has a spell that destroys or freezes that creature. */
function isOutOfTheWay(s: DomainState, c: Character, { card }: LyingCard): boolean {
  const found = cardOf(card)
  if (found.type !== 'creature') return false
  const has = (spell: SpellId) => knownSpells(s, c).includes(spell) && paymentFor(s, c, spell) !== null
  return (found.undead && found.kind !== 'reaper' && has('boneshaker')) || (!(found.undead && deckOf(card) === 'green') && has('icy-blast'))
}

/** As often as it takes, or as often as he can bear to lose: turns, life points, and for who fears for it the life that he may lose over it. */
function fightToll(s: DomainState, c: Character, square: Square, lying: LyingCard, temper: Temper): number {
  const { win, lose } = fightOddsOf(s, c, lying, square)
  if (win < (temper.weighs ? HOPELESS : IMPOSSIBLE)) return NEVER
  const { lifePoints } = creatureRow(s, lying.card)
  const p = win / (win + lose)
  const bears = Math.ceil(c.lifePoints / lifePoints) - 1 + (temper.tests ? Math.max(0, c.luck - POOR_LUCK) * 0.8 : 0)
  const dies = (1 - p) ** (bears + 1)
  const tries = (1 - dies) / p / (win + lose)
  const toll = 2 * (tries * (1 - win)) + tries * lose * lifePoints * temper.life
  return temper.fears ? toll + dies * (LIFE + 3 * lifeWorth(c)) : toll
}

const IMPOSSIBLE = 0.02
/** A bot that weighs fights seeks none that it loses so often: a life that is over there is better given up for a new one. */
const HOPELESS = 0.15
/** Luck below which a test saves nothing on average (4.2). */
const POOR_LUCK = 6
/** To come in again and walk back, in steps. */
const LIFE = 25

function doorToll(s: DomainState, c: Character, square: Square): number {
  const door = doorOn(s, square)
  if (door === null || !isBarred(s, c, square)) return 0
  const faces = 6 - Math.max(0, Math.min(6, toughnessOf(door) - doorAttack(c)))
  return faces <= 0 ? NEVER : 2 + 12 / faces
}

import { healingCosts, PLATING } from '../chapters/04-life.ts'
import { wealthOf } from '../chapters/12-crystal.ts'
import { bears, can, cardOfPlayer, carries, combatStrength, craftOf, mayOwn, pointsOf, usable } from '../chapters/characters.ts'
import { cardOf } from '../open/cards.ts'
import type { Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { Card } from '../tables/table-types.ts'
import { combatOf, craftKnown, knownOf, type Least } from './sheets.ts'
import type { Temper } from './temper.ts'

// The worth of what a Character has, in the turns it would take to get it (section 11 of our rules).

/** Each point counts so much up to what the Trials need, and little beyond. */
interface Gauge {
  readonly each: number
  readonly enough: number
  readonly beyond: number
}

const STRENGTH: Gauge = { each: 7, enough: 11, beyond: 2 }
const CRAFT: Gauge = { each: 8, enough: 9, beyond: 2 }
const WEALTH: Gauge = { each: 1.2, enough: 12, beyond: 0.4 }

function filled(value: number, { each, enough, beyond }: Gauge): number {
  return each * Math.min(value, enough) + beyond * Math.max(0, value - enough)
}

/** From the last Life on, as parts of what dying costs; what is above four is worth little. */
const LIVES = [1, 0.45, 0.25, 0.15] as const
const LIFE_MORE = 0.02
/** Turns until a new Character stands where this one stood, whatever he had. */
const DEATH = 6

export const SPELL = 2

/** What all that he has is worth, Lives left out; kept for sheets that are weighed again. */
function sheetWorth(p: Player): number {
  const known = knownOf(p)
  known.worth ??= weigh(p)
  return known.worth
}

function weigh(p: Player): number {
  let trophies = 0
  for (const copy of p.trophies) trophies += pointsOf(copy)
  const gauges = filled(combatStrength(p), STRENGTH) + filled(craftOf(p), CRAFT) + filled(wealthOf(p), WEALTH)
  return gauges + trophies + SPELL * p.spells.length + comfortWorth(p)
}

const SAVED = 6

/** Armour, choosing the way, evading, and carrying more. */
function comfortWorth(p: Player): number {
  let worth = can(p, 'plating') ? savedWorth(PLATING) : 0
  const kinds = new Set<string>()
  for (const { kind, saves, turns, evades, carries: mule, spells } of usable(p)) {
    // A second one of its kind does nothing more.
    if (kinds.has(kind)) continue
    kinds.add(kind)
    if (saves !== undefined) worth += savedWorth(saves)
    worth += (turns ? 3 : 0) + (evades ? 3 : 0) + (mule ? 2 : 0) + (spells && !bears(p, 'no-spells') ? 1 : 0)
  }
  return worth
}

function savedWorth(saves: number): number {
  return ((7 - saves) / 6) * SAVED
}

/** What he has gained since he began. */
export function progress(p: Player): number {
  const { strength, craft } = cardOfPlayer(p)
  return Math.max(0, sheetWorth(p) - filled(strength, STRENGTH) - filled(craft, CRAFT) - filled(1, WEALTH))
}

/** What dying costs: the better part of all that was gained. */
function deathLoss(p: Player, { dread }: Temper): number {
  return DEATH + dread * progress(p)
}

/** What losing a Life costs. */
export function lifeLoss(p: Player, temper: Temper): number {
  return (LIVES[p.lives - 1] ?? LIFE_MORE) * deathLoss(p, temper)
}

export function lifeGain(p: Player, lives: number, temper: Temper): number {
  let sum = 0
  for (let i = 0; i < lives; i++) sum += LIVES[p.lives + i] ?? LIFE_MORE
  return sum * deathLoss(p, temper)
}

/** The Lives that so much Gold would heal at the Entrance. */
function curable(p: Player, gold: number): number {
  let lives = 0
  while (lives < LIMITS.healTo - p.lives && healingCosts(p, null, lives + 1) <= gold) lives += 1
  return lives
}

/** Gold in the purse of someone hurt is half a cure. */
const CURE = 0.5

/** What so much more, or less, in the purse counts for the Trials. */
export function purseWorth(p: Player, amount: number): number {
  const wealth = wealthOf(p)
  return filled(Math.max(0, wealth + amount), WEALTH) - filled(wealth, WEALTH)
}

export function goldWorth(p: Player, amount: number, temper: Temper): number {
  const cured = (gold: number) => CURE * lifeGain(p, curable(p, gold), temper)
  return purseWorth(p, amount) + cured(Math.max(0, p.gold + amount)) - cured(p.gold)
}

/** Counters gained or lost; none are lost below the start (1.3). */
export function strengthWorth(p: Player, amount: number): number {
  const change = Math.max(amount, cardOfPlayer(p).strength - p.strength)
  const now = combatOf(p)
  return filled(now + change, STRENGTH) - filled(now, STRENGTH)
}

export function craftWorth(p: Player, amount: number): number {
  const change = Math.max(amount, cardOfPlayer(p).craft - p.craft)
  const now = craftKnown(p)
  return filled(now + change, CRAFT) - filled(now, CRAFT)
}

/** What points of trophies are worth to him. */
export function trophyWorth(p: Player, points: number): number {
  return (points * strengthWorth(p, 1)) / STRENGTH.each
}

/** What he would miss without that Object or Follower. */
export function keepWorth(p: Player, copy: string): number {
  const { keeps } = knownOf(p)
  const found = keeps.get(copy)
  if (found !== undefined) return found
  const without = { ...p, objects: p.objects.filter((each) => each !== copy), followers: p.followers.filter((each) => each !== copy) }
  const worth = sheetWorth(p) - weigh(without)
  keeps.set(copy, worth)
  return worth
}

/** What he would miss without all his Objects: more than each of them alone, where the others make up for it. */
export function objectsWorth(p: Player): number {
  return sheetWorth(p) - weigh({ ...p, objects: [] })
}

/** And without all his Followers. */
export function followersWorth(p: Player): number {
  return sheetWorth(p) - weigh({ ...p, followers: [] })
}

/** The Object that he would miss least, and how much; null where he has none. */
export function leastObject(p: Player): Least | null {
  const known = knownOf(p)
  if (known.least === undefined) {
    const rated = p.objects.map((copy) => ({ copy, worth: keepWorth(p, copy) }))
    known.least = rated.length === 0 ? null : rated.reduce((least, each) => (each.worth < least.worth ? each : least))
  }
  return known.least
}

/** What taking that card would bring; where he carries enough, less what he would have to put down. */
export function gainWorth(p: Player, copy: string, temper: Temper): number {
  const card = cardOf(copy)
  if (!mayOwn(p, card)) return 0
  if (card.gold !== undefined) return goldWorth(p, card.gold, temper)
  const { gains } = knownOf(p)
  const found = gains.get(copy)
  if (found !== undefined) return found
  const worth = weighGain(p, copy, card)
  gains.set(copy, worth)
  return worth
}

function weighGain(p: Player, copy: string, card: Card): number {
  if (card.type === 'follower') return weigh({ ...p, followers: [...p.followers, copy] }) - sheetWorth(p)
  const richer = { ...p, objects: [...p.objects, copy] }
  if (richer.objects.length <= carries(richer)) return weigh(richer) - sheetWorth(p)
  return Math.max(0, sheetWorth(richer) - sheetWorth(p) - (leastObject(richer)?.worth ?? 0))
}

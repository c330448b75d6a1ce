import { below, oneOf, type Stream } from '../../kernel/random.ts'
import { many } from '../../kernel/words.ts'
import { isInside } from '../chapters/04-life.ts'
import { floorAt, isDark, isSkullChamber } from '../chapters/05-squares.ts'
import { entries, openWays } from '../chapters/06-movement.ts'
import { isLampFoe } from '../chapters/10-hazards.ts'
import { creatureOn, dangerOn, hazardOn, pitOn, richesOf } from '../chapters/cards.ts'
import { isBlind, isFrozen, isWarded, trailOf } from '../chapters/characters.ts'
import { parseAction, parseAside } from '../open/actions.ts'
import { objectOf } from '../open/cards.ts'
import { spotOf } from '../open/squares.ts'
import { type Character, type DomainState, type Square, TRAIL } from '../state.ts'
import { START } from '../tables/index.ts'
import type { BotChoice } from './choice.ts'
import { anyLeadsOn, HOPELESS, isHopeless, isWorthAnother } from './entering.ts'
import { fightOddsOf, strengthOf } from './fights.ts'
import { type Goal, goalsOf } from './goals.ts'
import type { Temper } from './temper.ts'
import { firstStep, needsLight, type Reach } from './ways.ts'
import { swappedAway, takingReason, thingWorth } from './worth.ts'

/** What he does in his turn: what is at hand first, then a step to whatever is worth its way most. */
export function act(
  s: DomainState,
  c: Character,
  ids: readonly string[],
  asides: readonly string[],
  chance: Stream,
  temper: Temper,
): BotChoice {
  if (ids.includes('leave')) return ['leave', 'Out with the treasure, you win']
  return atHand(s, c, asides, temper) ?? byMagic(s, c, ids, temper) ?? onTheWay(s, c, ids, asides, chance, temper)
}

/** Taking what is worth it, eating when hungry, light. */
function atHand(s: DomainState, c: Character, asides: readonly string[], temper: Temper): BotChoice | null {
  const taking = asides.map(parseAside).find((aside) => aside?.kind === 'take' && thingWorth(c, aside.thing) > 0.5)
  if (taking?.kind === 'take') return [`take:${taking.thing}`, takingReason(c, taking.thing)]
  const own = temper.weighs && c.at !== null && c.held === null ? swappedAway(s, c, c.at) : null
  if (own !== null) return [`drop:${own}`, 'Something better lies here, and you can’t carry both']
  const eat = asides.find((id) => {
    const aside = parseAside(id)
    if (aside?.kind !== 'use') return false
    const { heal } = objectOf(aside.card)
    return heal === undefined
      ? temper.crafty && c.lifePoints >= 5 && c.lifePoints <= 7
      : START.lifePoints - c.lifePoints >= Math.min(heal, 3)
  })
  return eat === undefined ? null : [eat, weakened(c)]
}

function weakened({ lifePoints }: Character): string {
  return `You are down to ${many(lifePoints, 'life point')}`
}

/** Spells and throws that are worth it where he stands. */
function byMagic(s: DomainState, c: Character, ids: readonly string[], temper: Temper): BotChoice | null {
  if (!temper.crafty) return null
  if (ids.includes('cast:healing-hands') && c.lifePoints <= 5) return ['cast:healing-hands', weakened(c)]
  const thrown = ids.find((id) => {
    const deed = parseAction('turn', id)
    return deed.kind === 'throw' && isHard(s, c, deed.square)
  })
  if (thrown !== undefined) return [thrown, SURER]
  const spell = ids.find((id) => {
    const deed = parseAction('turn', id)
    const isKilling = deed.kind === 'cast' && (deed.spell === 'boneshaker' || deed.spell === 'ante-freeze')
    return isKilling && deed.at !== null && isHard(s, c, deed.at)
  })
  return spell === undefined ? null : [spell, SURER]
}

const SURER = 'It is surer than fighting by hand'

function isPrey(s: DomainState, c: Character, square: Square): boolean {
  const creature = creatureOn(s, square)
  return creature !== null && creature.card.attack !== null && fightOddsOf(s, c, creature.lying, square).win > 0.5
}

/** A creature in the way that he can hardly beat by hand. */
function isHard(s: DomainState, c: Character, square: Square): boolean {
  const creature = creatureOn(s, square)
  return creature !== null && fightOddsOf(s, c, creature.lying, square).win < 0.4
}

// ---------------------------------------------------------------- going somewhere

function onTheWay(
  s: DomainState,
  c: Character,
  ids: readonly string[],
  asides: readonly string[],
  chance: Stream,
  temper: Temper,
): BotChoice {
  if (c.at === null) return ['end', NOTHING_ELSE]
  if (isHopeless(s, c, temper)) return ['give-up', HOPELESS]
  if (isBlind(s, c)) return outOfTheDark(s, c, ids, temper)
  const goals = goalsOf(s, c, temper)
  if (asides.includes('give-up') && isCutOff(s, c, ids, goals, temper))
    return ['give-up', 'Nothing is left to reach here, and another door leads on']
  for (const { reach } of goals.length > 0 ? goals : dared(s, c, temper)) {
    const lamp = lantern(s, c, ids, reach)
    if (lamp === 'never') continue
    if (lamp !== null) return lamp
    const id = towards(s, c, ids, reach, temper)
    if (id !== null) return [id, id === 'end' ? 'Next turn you can deal with what bars your way' : reasonFor(s, c, reach)]
  }
  return wander(s, c, ids, chance)
}

/** 6.3: it is lit where that is sure and the way leads into the dark before anything puts it out, and put out before gas explodes on it (10.10). */
function lantern(s: DomainState, c: Character, ids: readonly string[], reach: Reach): BotChoice | 'never' | null {
  const way = firstStep(reach)
  if (c.at === null || way === null) return null
  if (c.lantern === 'lit' && hazardOn(s, way.to, 'explosive-gas') !== null)
    return ids.includes('douse')
      ? ['douse', 'Without a flame the explosive gas does nothing']
      : ids.includes('end')
        ? ['end', 'Next turn you can put out the lantern before the gas']
        : 'never'
  const isSure = ids.includes('light') && !isDark(s, c.at) && !isLampFoe(s, c.at)
  return isSure && needsLight(reach) ? ['light', 'The way leads into the dark, and lighting is certain here'] : null
}

/**
 * 6.3, 6.4: a step is groped for where one leads out of the dark to no breeze and no gas, and where the way leads through these, so that no
 * flame would last; further in a try at it, on a 1, is worth more than a step that leads anywhere.
 */
function outOfTheDark(s: DomainState, c: Character, ids: readonly string[], temper: Temper): BotChoice {
  const isNear = openWays(s, c).some(({ to }) => isOut(s, c, to))
  const isWindy =
    c.at !== null &&
    (isLampFoe(s, c.at) ||
      stepsToGoals(s, c, temper)
        .slice(0, 1)
        .some((to) => isLampFoe(s, to)))
  if (ids.includes('light') && !isNear && !isWindy) return ['light', 'No step from here leads out of the dark, and a 1 lights the lantern']
  if (!ids.includes('grope')) return ['end', 'Without light there is nothing else to do']
  return ['grope', isNear ? 'A step from here leads out of the dark' : 'A flame would not last here, and a step may lead out']
}

/** Out of the dark, to where a flame lasts. */
function isOut(s: DomainState, c: Character, to: Square): boolean {
  return floorAt(s, to) !== null && !isBlind(s, { ...c, at: to }) && !isLampFoe(s, to)
}

/** The first steps to everything worth its way, the best first. */
function stepsToGoals(s: DomainState, c: Character, temper: Temper): readonly Square[] {
  return goalsOf(s, c, temper).flatMap(({ reach }) => firstStep(reach)?.to ?? [])
}

/** 6.4: where the die leaves him the choice: out of the dark, or else towards what he is after. */
export function direction(s: DomainState, c: Character, ids: readonly string[], temper: Temper): BotChoice {
  const steps = ids.flatMap((id) => {
    const step = parseAction('direction', id)
    return step.kind === 'step' ? [{ id, to: step.square }] : []
  })
  const out = steps.filter(({ to }) => isOut(s, c, to))
  const among = out.length > 0 ? out : steps
  const wanted = stepsToGoals(s, c, temper)
  const [best = { id: 'stay' }] = among.toSorted((a, b) => rank(wanted, a.to) - rank(wanted, b.to))
  if (best.id === 'stay') return ['stay', 'No step is possible']
  return [best.id, out.length > 0 ? 'This step leads out of the dark' : 'A step may lead out of the dark, and staying can’t']
}

function rank(wanted: readonly Square[], to: Square): number {
  const at = wanted.indexOf(to)
  return at < 0 ? wanted.length : at
}

/**
 * D-74: nothing is left that could be reached: alone, anyone sees it at once, and a planner always; others when they have walked to and fro
 * or waited long enough. Another life helps only if one of the doors leads on, and if there is time for it. A rich or strong one is kept where
 * the last round is near and decides (2.0), and otherwise for as long as others may open a way; a treasure, for which there may be no other way
 * home, until the game has gone on so long that only another life can still win it.
 */
function isCutOff(s: DomainState, c: Character, ids: readonly string[], goals: readonly Goal[], temper: Temper): boolean {
  if (goals.length > 0) return false
  if (c.treasure !== null) return isWorthAnother(s, c, temper)
  const left = s.rounds === 0 ? Number.POSITIVE_INFINITY : s.rounds - s.round
  if (left < (isMade(c) && leads(s, c) ? TIME_TO_GROW : TIME_FOR_A_LIFE)) return false
  const trail = trailOf(c)
  // After waiting twice for nothing, a bot is not offered to wait again.
  const isShutIn = (trail.length === TRAIL && new Set(trail).size <= TO_AND_FRO) || !ids.includes('end')
  const isAlone = s.characters.filter(isInside).length === 1
  if (!isShutIn && !isAlone && !(temper.plans && !isMade(c))) return false
  return anyLeadsOn(s, c, entries(c), temper)
}

/** With nothing else left, goals beyond fights that no one seeks who weighs them. Riches decide at a last round: the rich and strong keep out of them. */
function dared(s: DomainState, c: Character, temper: Temper): readonly Goal[] {
  return temper.weighs && (s.rounds === 0 || !isMade(c)) ? goalsOf(s, c, { ...temper, weighs: false }) : []
}

function isMade(c: Character): boolean {
  return richesOf(c) > 0 || strengthOf(c) > STRONG
}

/** 2.0: at the last round he would win as it stands, or share the first place. */
function leads(s: DomainState, c: Character): boolean {
  const [riches, { experience }] = [richesOf(c), c]
  return s.characters.every((other) => {
    if (other.seat === c.seat || !isInside(other)) return true
    return richesOf(other) < riches || (richesOf(other) === riches && other.experience <= experience)
  })
}

/** Rounds before the last in which no one starts again: the richest has to be inside, and of equals the more experienced wins (2.0). */
const TIME_FOR_A_LIFE = 8
/** And in which no one gives up what has made them rich or strong. */
const TIME_TO_GROW = 40

/** Strength from which someone is strong. */
const STRONG = 6

/** Different squares among the last that he entered, of one who is shut in. */
const TO_AND_FRO = 8

/** 10.7: out of the pit on the side on which he goes on. */
export function climbOut(s: DomainState, c: Character, ids: readonly string[], chance: Stream, temper: Temper): BotChoice {
  for (const { reach } of goalsOf(s, c, temper)) {
    const id = `to:${firstStep(reach)?.to}`
    if (ids.includes(id)) return [id, reasonFor(s, c, reach)]
  }
  return [oneOf(chance, ids), 'No side leads to anything better']
}

/** Nothing is worth its way: to where he has not been for longest, and nothing bad lies. */
function wander(s: DomainState, c: Character, ids: readonly string[], chance: Stream): BotChoice {
  const rated = harmlessSteps(s, c, ids).map(({ id, to }) => ({ id, since: trailOf(c).lastIndexOf(to) + below(chance, 3) }))
  const [first, ...others] = rated
  if (first === undefined) return ['end', NOTHING_ELSE]
  return [
    others.reduce((best, each) => (each.since < best.since ? each : best), first).id,
    'Nothing in reach is worth its way, and you were here less lately',
  ]
}

/** Steps to where nothing bad lies and there is light; through the skull chamber only for one who is in it. */
function harmlessSteps(s: DomainState, c: Character, ids: readonly string[]): readonly { readonly id: string; readonly to: Square }[] {
  const steps = ids.flatMap((id) => {
    const deed = id.startsWith('step:') ? parseAction('turn', id) : null
    if (deed?.kind !== 'step' || dangerOn(s, deed.square) !== null || isBlind(s, { ...c, at: deed.square })) return []
    return [{ id, to: deed.square }]
  })
  const outside = steps.filter(({ to }) => isWarded(c) || !isSkullChamber(s, to))
  return outside.length === 0 && c.at !== null && isSkullChamber(s, c.at) ? steps : outside
}

const NOTHING_ELSE = 'There is nothing else worth doing'

/** The first step there, or what clears the way for it: a spell, a rope, force against a door. */
function towards(s: DomainState, c: Character, ids: readonly string[], reach: Reach, { crafty }: Temper): string | null {
  const way = firstStep(reach)
  if (way === null) return null
  if (way.kind === 'passage') return ids.find((id) => id === `passage:${way.to}`) ?? null
  const helped = crafty ? help(s, c, ids, way.to) : undefined
  if (helped !== undefined) return helped
  const step = `step:${way.to}`
  if (ids.includes(step)) return step
  const force = `break:${way.to}`
  if (ids.includes(force)) return force
  // Its door or darkness is met next turn, with all movement left.
  return s.turn?.movesLeft === 0 && c.at !== null ? 'end' : null
}

/** Over a pit by a spell or a rope, through a locked door and past a hard creature by a spell. */
function help(s: DomainState, c: Character, ids: readonly string[], to: Square): string | undefined {
  const beginning = (...starts: readonly string[]) => ids.find((id) => starts.some((start) => id.startsWith(start)))
  if (pitOn(s, to) !== null) return beginning(`cast:long-jump:${to}:`) ?? beginning(`cross:${to}:`)
  if (isHard(s, c, to) && !isFrozen(s, to)) return beginning(`cast:boneshaker:${to}`, `cast:icy-blast:${to}`)
  return undefined
}

function reasonFor(s: DomainState, c: Character, { place: { square, undrawn, treasure }, way }: Reach): string {
  const { slot } = spotOf(square)
  if (way?.kind === 'lay') {
    if (slot.kind === 'large') return 'An unopened chamber lies that way'
    if (c.treasure !== null) return 'Unexplored ground may lead home'
    return slot.quadrant === c.quadrant
      ? 'A new tile in your quadrant lies that way, worth experience'
      : 'Unexplored ground that way may lead to the treasures'
  }
  if (c.treasure !== null) return 'This way leads home with the treasure'
  if (treasure) return 'A major treasure lies that way'
  if (isPrey(s, c, square)) return 'A creature you can probably beat is there, worth experience'
  return undrawn === null ? 'Something worth carrying lies that way' : 'A card is still to be drawn that way'
}

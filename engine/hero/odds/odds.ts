import { chance, distribution, percent, sumOf } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { blocking } from '../chapters/206-doors.ts'
import { inHand } from '../chapters/209-weapons.ts'
import { heroParts, monsterParts, positionOf } from '../chapters/210-combat.ts'
import { countersOn, heroOf, isMonster } from '../chapters/section.ts'
import type { Counter, HeroSheet, Monster, Section } from '../state.ts'
import {
  type Door,
  FORCERS,
  HERO_TO_HIT,
  MONSTER_TO_HIT,
  OUTWIT_TEST,
  type Position,
  SUCCUBUS_TEST,
  woundCell,
  woundsAt,
} from '../tables/index.ts'

// Exact odds of what a choice leads to, as things stand before it. Counters that lie face down are left out.

const DIE = distribution('1D6')
const TWO_DICE = distribution('2D6')

function only(p: number): Odds {
  return { text: percent(p), chance: p }
}

/** A die and a level must come to a number: doors, outwitting, the succubus. 0 to 1. */
function test(level: number, needed: number): number {
  return chance(DIE, (die) => die + level >= needed)
}

/** Monsters outside a door that a hero inside could hold, as far as he knows them (205D3). */
export function knownOutside(section: Section, door: Door): { readonly known: readonly Counter[]; readonly isUnknown: boolean } {
  const outside = countersOn(section, door.hall)
  return { known: outside.filter(({ kind, known }) => known && isMonster(kind)), isUnknown: outside.some(({ known }) => !known) }
}

/** 206D: that the door holds against the trolls and ogres that he knows outside it. */
export function barOdds(section: Section, door: Door): Odds {
  const strength = levelOf(heroOf(section).now, 'strength')
  const forcers = knownOutside(section, door).known.filter(({ kind }) => FORCERS.some((each) => each === kind))
  return only(chance(TWO_DICE, (dice) => dice <= strength) ** forcers.length)
}

/** 206D, 210C: what those that he knows outside do to him if he lets them come: that none hits, what is lost, that it kills him. */
export function letOdds(section: Section, door: Door): Odds {
  const blows = knownOutside(section, door).known.flatMap((counter) =>
    isMonster(counter.kind) ? [{ kind: counter.kind, position: positionOf(section, counter), comes: 1 }] : [],
  )
  const { hit, levels, die } = tollOf(heroOf(section), blows)
  // The sum of the chances of a hit may pass 1 by a rounding.
  return { ...only(Math.max(0, 1 - hit)), expected: levels, die }
}

/** 208B: that the monsters are outwitted. */
export function outwitOdds(section: Section): Odds {
  return only(test(levelOf(heroOf(section).now, 'intelligence'), OUTWIT_TEST))
}

/** 206B: that the door opens for the hero, as far as he can tell: with nothing behind it. */
export function doorOdds(section: Section, door: Door): Odds {
  return only(opens(section, door, null))
}

/** 206C: that it stays shut, as the owner of the counters sees it: `blocker` holds it, or nothing does (null). */
export function holdOdds(section: Section, door: Door, blocker: Counter | null): Odds {
  return only(1 - opens(section, door, blocker))
}

function opens(section: Section, door: Door, blocker: Counter | null): number {
  const held = blocker === null ? 0 : blocking(blocker)
  return test(levelOf(heroOf(section).now, 'strength') + held, door.value)
}

/** 211C3: that the hero does not withstand the succubus, for her owner. */
export function embraceOdds(section: Section): Odds {
  return only(1 - test(levelOf(heroOf(section).now, 'intelligence'), SUCCUBUS_TEST))
}

// ---------------------------------------------------------------- blows

/** 210D: that the hero hits a monster when he strikes at `targets` at once; 0 without a usable weapon. */
export function hitChance(hero: HeroSheet, kind: Monster, targets: number): number {
  const weapon = inHand(hero)
  if (weapon === null) return 0
  const plus = sumOf(heroParts(hero, weapon, targets))
  return chance(TWO_DICE, (dice) => dice + plus >= HERO_TO_HIT[weapon][kind])
}

/** A monster that may strike at the hero, and how likely it comes to that. */
export interface Blow {
  readonly kind: Monster
  readonly position: Position
  readonly comes: number
}

/** What blows that make one set of damage do to the hero (212B). */
export interface Toll {
  /** That one of them hits at least, 0 to 1. */
  readonly hit: number
  /** Levels lost, on average. */
  readonly levels: number
  /** That it kills him, 0 to 1, as long as anything else can take what is excessive; 0 while he has luck (212E). */
  readonly die: number
}

/** How many levels of strength and of hits a blow takes. */
interface Loss {
  readonly strength: number
  readonly hits: number
  readonly levels: number
  readonly chance: number
}

const UNHARMED: Loss = { strength: 0, hits: 0, levels: 0, chance: 1 }

/** 212B: what a hit by that margin may take, each with its chance. */
function lossesAt(margin: number): readonly Loss[] {
  return TWO_DICE.ways.map((ways, i) => {
    const { row, column } = woundCell(margin, TWO_DICE.least + i)
    const wounds = woundsAt(row, column)
    const count = (what: string) => wounds.filter((wound) => wound === what).length
    return { strength: count('strength'), hits: count('hits'), levels: wounds.length, chance: ways / TWO_DICE.all }
  })
}

const LOSSES: readonly (readonly Loss[])[] = Array.from({ length: 18 }, (_, margin) => lossesAt(margin))

function lossesOf(hero: HeroSheet, { kind, position, comes }: Blow): readonly Loss[] {
  const plus = sumOf(monsterParts(hero, position)) - MONSTER_TO_HIT[kind]
  const losses: Loss[] = []
  TWO_DICE.ways.forEach((ways, i) => {
    const p = (comes * ways) / TWO_DICE.all
    for (const loss of LOSSES[TWO_DICE.least + i + plus] ?? []) losses.push({ ...loss, chance: loss.chance * p })
  })
  return joined([...losses, { ...UNHARMED, chance: 1 - losses.reduce((sum, loss) => sum + loss.chance, 0) }])
}

/** Losses that come to the same, told once. */
function joined(losses: readonly Loss[]): readonly Loss[] {
  const by = new Map<number, Loss>()
  for (const loss of losses) {
    const key = (loss.levels * 32 + loss.strength) * 32 + loss.hits
    by.set(key, { ...loss, chance: loss.chance + (by.get(key)?.chance ?? 0) })
  }
  return [...by.values()]
}

/** 212B to 212E: what those blows do to the hero together. */
export function tollOf(hero: HeroSheet, blows: readonly Blow[]): Toll {
  let all: readonly Loss[] = [UNHARMED]
  for (const blow of blows) {
    const next = lossesOf(hero, blow)
    all = joined(all.flatMap((a) => next.map((b) => plus(a, b))))
  }
  const { strength, hits, luck } = hero.now.characteristics
  const sum = (of: (loss: Loss) => number) => all.reduce((total, loss) => total + loss.chance * of(loss), 0)
  const ends = (loss: Loss) => loss.levels > 0 && loss.strength >= strength && loss.hits >= hits
  return {
    hit: sum(({ levels }) => (levels > 0 ? 1 : 0)),
    levels: sum(({ levels }) => levels),
    die: luck > 0 ? 0 : sum((loss) => (ends(loss) ? 1 : 0)),
  }
}

function plus(a: Loss, b: Loss): Loss {
  return { strength: a.strength + b.strength, hits: a.hits + b.hits, levels: a.levels + b.levels, chance: a.chance * b.chance }
}

/** Of one that fights; throws for any other counter. */
function kindOf({ id, kind }: Counter): Monster {
  if (!isMonster(kind)) throw new Error(`${id} is not a monster`)
  return kind
}

/** 210B, 212A: that the hero hits it, which is its death, and that its answer (210B4) is his end. */
export function attackOdds(section: Section, target: Counter): Odds {
  return { ...only(hitChance(heroOf(section), kindOf(target), 1)), die: answerToll(section, target).die }
}

/** 210B4: what it does to the hero who strikes at it, if it lives to answer. */
export function answerToll(section: Section, target: Counter): Toll {
  const hero = heroOf(section)
  const kind = kindOf(target)
  return tollOf(hero, [{ kind, position: positionOf(section, target), comes: 1 - hitChance(hero, kind, 1) }])
}

/** 210C3, 210B3: that he hits it, one of `targets`. */
export function strikeOdds(section: Section, target: Counter, targets: number): Odds {
  return only(hitChance(heroOf(section), kindOf(target), targets))
}

/** 210C: that the monster hits him, what it takes on average, and that it kills him. */
export function blowOdds(section: Section, attacker: Counter): Odds {
  const toll = tollOf(heroOf(section), [{ kind: kindOf(attacker), position: positionOf(section, attacker), comes: 1 }])
  return { ...only(toll.hit), expected: toll.levels, kill: toll.die }
}

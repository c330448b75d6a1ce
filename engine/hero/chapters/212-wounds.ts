import { type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import { CHARACTERISTICS, type Hero, type HeroSheet, type Section, type SectionId, WEAPONS } from '../state.ts'
import { type Wound, woundCell, woundsAt } from '../tables/index.ts'
import type { PrintedCell } from '../tables/table-types.ts'
import { changeLevel, levelOf, type Trait } from './102-levels.ts'
import { copyLevels } from './103-profile.ts'
import { heroOf } from './section.ts'

export type WoundEvent =
  /** Where an attack struck in the Wound Table. */
  | { type: 'wound'; rule: '212B'; section: SectionId; by: string; row: number; column: number; wounds: readonly Wound[] }
  | { type: 'luck-used'; rule: '212E'; section: SectionId; left: number }
  /** Levels lost, and how much went beyond what there was. */
  | { type: 'wounded'; rule: '212B'; section: SectionId; lost: Readonly<Partial<Record<Trait, number>>>; excess: number }
  | { type: 'excess-taken'; rule: '212C'; section: SectionId; on: Trait; lost: number }
  | { type: 'excess-lost'; rule: '212C'; section: SectionId; excess: number }
  | { type: 'died'; rule: '212D'; section: SectionId }

/** Levels of hits that one point of excessive damage takes (212C5, H-37). */
export const HITS_FOR_EXCESS = 2

/** 212B: two dice in the column of the margin by which an attack hit (0 or more). */
export function* rollWounds(g: Hero, section: Section, by: string, margin: number): Script<readonly Wound[]> {
  const reads = (total: number) => {
    const { row, column } = woundCell(margin, total)
    return { table: '212B', row: String(row), column: String(column) } satisfies PrintedCell
  }
  const dice = yield* roll(g, '2D6', { topic: 'wound', rule: '212B', who: by, seat: section.owner, reads })
  const { row, column } = woundCell(margin, dice)
  const wounds = woundsAt(row, column)
  yield* tell(g, { type: 'wound', rule: '212B', section: section.id, by, row, column, wounds } satisfies WoundEvent)
  return wounds
}

/** 212B to 212E: one whole set of damage, of an attack by any number of monsters or of a trap. Luck may undo it. */
export function* suffer(g: Hero, section: Section, wounds: readonly Wound[]): Script {
  if (wounds.length === 0 || (yield* isLucky(g, section, wounds))) return
  const { lost, excess } = takeWounds(heroOf(section), wounds)
  yield* tell(g, { type: 'wounded', rule: '212B', section: section.id, lost, excess } satisfies WoundEvent)
  yield* placeExcess(g, section, excess)
  yield* mayDie(g, section)
}

/** 212E: asked once everything is known; one level of luck makes nothing of the whole set (H-38). */
function* isLucky(g: Hero, section: Section, wounds: readonly Wound[]): Script<boolean> {
  const hero = heroOf(section)
  const luck = levelOf(hero.now, 'luck')
  if (luck === 0) return false
  const choice = yield* pickOne({
    seat: section.seat,
    rule: '212E',
    topic: 'luck',
    about: section.id,
    ids: isWorthLuck(hero, wounds) ? ['use', 'keep'] : ['keep', 'use'],
    data: { wounds, luck },
  })
  if (parseAction('luck', choice).kind === 'keep') return false
  changeLevel(hero.now, 'luck', -1)
  yield* tell(g, { type: 'luck-used', rule: '212E', section: section.id, left: luck - 1 } satisfies WoundEvent)
  return true
}

/** What the card proposes comes first: luck, where there is more than one wound, or where it would be his last. */
function isWorthLuck(hero: HeroSheet, wounds: readonly Wound[]): boolean {
  return wounds.length > 1 || isFatal(hero, wounds)
}

/** 212B: the levels that he loses, and how much goes beyond what there was. */
function takeWounds(hero: HeroSheet, wounds: readonly Wound[]) {
  const lost: Partial<Record<Trait, number>> = {}
  let excess = 0
  for (const wound of wounds) {
    const trait = struck(hero, wound)
    if (trait === null || changeLevel(hero.now, trait, -1) === 0) excess += 1
    else lost[trait] = (lost[trait] ?? 0) + 1
  }
  return { lost, excess }
}

/** The trait that a wound lowers: a weapon hit lowers the weapon in hand (212B5), or nothing with empty hands (H-35). */
function struck(hero: HeroSheet, wound: Wound): Trait | null {
  return wound === 'weapon' ? hero.armed : wound
}

/** 212C: damage beyond what there was, a point at a time, as the hero's player decides. */
function* placeExcess(g: Hero, section: Section, excess: number): Script {
  const hero = heroOf(section)
  for (let left = excess; left > 0; left--) {
    const traits = isSpent(hero) ? [] : takers(hero)
    if (traits.length === 0) {
      yield* tell(g, { type: 'excess-lost', rule: '212C', section: section.id, excess: left } satisfies WoundEvent)
      return
    }
    const choice = yield* pickOne({
      seat: section.seat,
      rule: '212C',
      topic: 'excess',
      about: section.id,
      ids: traits.map((trait) => `on:${trait}`),
      data: { left },
    })
    const { trait: on } = parseAction('excess', choice)
    const lost = takeExcess(hero, on)
    yield* tell(g, { type: 'excess-taken', rule: '212C', section: section.id, on, lost } satisfies WoundEvent)
  }
}

/** Puts a point of it there. Returns the levels lost. */
function takeExcess(hero: HeroSheet, on: Trait): number {
  return -changeLevel(hero.now, on, on === 'hits' ? -HITS_FOR_EXCESS : -1)
}

/** What can take a point of excessive damage; a last single hit only when nothing else can (H-36, H-64). */
export function takers(hero: HeroSheet): readonly Trait[] {
  const left = [...CHARACTERISTICS, ...WEAPONS].filter((trait) => levelOf(hero.now, trait) > 0)
  const able = left.filter((trait) => trait !== 'hits' || levelOf(hero.now, trait) >= HITS_FOR_EXCESS)
  return able.length === 0 ? left : able
}

/**
 * Those wounds are his death, wherever he takes what is in excess (212B to 212D): nothing else is left that could take it.
 */
export function isFatal(hero: HeroSheet, wounds: readonly Wound[]): boolean {
  const left = { ...hero, now: copyLevels(hero.now) }
  const { excess } = takeWounds(left, wounds)
  for (let point = 0; point < excess; point++) {
    // As long as he can he takes it where it does not kill.
    const able = takers(left)
    const on = able.find((trait) => !VITAL.includes(trait)) ?? able[0]
    if (on !== undefined) takeExcess(left, on)
  }
  return isSpent(left)
}

/** With both of these at 0 he is dead (212D2). */
const VITAL: readonly Trait[] = ['strength', 'hits']

/** 212D2: neither strength nor hits are left. */
export function isSpent(hero: HeroSheet): boolean {
  return levelOf(hero.now, 'strength') === 0 && levelOf(hero.now, 'hits') === 0
}

/** 212D: a dead hero is out of play; what he carried goes with him (H-65). */
export function* mayDie(g: Hero, section: Section): Script {
  const hero = heroOf(section)
  if (hero.status !== 'in-catacomb' || !isSpent(hero)) return
  hero.status = 'dead'
  hero.at = null
  hero.heldBy = null
  yield* tell(g, { type: 'died', rule: '212D', section: section.id } satisfies WoundEvent)
}

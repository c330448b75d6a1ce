import { ofLatest } from '../../kernel/latest.ts'
import { chance, distribution } from '../../kernel/odds.ts'
import { fromMap } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import type { Monster, Weapon } from '../state.ts'
import {
  ARMOUR,
  ARMOUR_PERCENT,
  CHARM_LEVEL,
  COURAGE,
  HERO_TO_HIT,
  MONSTER_TO_HIT,
  POSITION,
  type Position,
  PROFICIENCY,
  SHIELD,
  SHIELD_PERCENT,
  severalModifier,
  type Wound,
  weaponModifier,
  woundCell,
  woundsAt,
} from '../tables/index.ts'
import type { HeroSheetView } from '../view-types.ts'

// What blows are worth, given and taken, in points of the final score.

const TWO_DICE = distribution('2D6')

/** What a level lost is worth: charm by the table, the rest by what it is good for. */
export function worthOfWound({ now }: HeroSheetView, wound: Wound): number {
  const { strength, hits } = now.characteristics
  switch (wound) {
    case 'appearance':
      return CHARM_LEVEL
    case 'intelligence':
      return CHARM_LEVEL + 4
    case 'movement':
      return 14
    case 'strength':
    case 'hits':
      return strength + hits <= 3 ? 30 : strength + hits <= 7 ? 8 : 3
    case 'weapon':
      return 2
  }
}

/** Mean worth of the damage in each column of the wound table, for wounds worth 1, by wound. */
const COLUMNS: readonly ReadonlyMap<Wound, number>[] = Array.from({ length: 20 }, (_, margin) => {
  const mean = new Map<Wound, number>()
  TWO_DICE.ways.forEach((ways, i) => {
    const { row, column } = woundCell(margin, TWO_DICE.least + i)
    for (const wound of woundsAt(row, column)) mean.set(wound, (mean.get(wound) ?? 0) + ways / TWO_DICE.all)
  })
  return mean
})

/** What blows cost, by monster, for each position that they come from. */
type Blows = Readonly<Record<Position, Map<Monster, number>>>

/** The same for all heroes who are protected alike and have as much to lose. */
const blowsOn = ofLatest((hero: HeroSheetView) =>
  fromMap(weighed, `${hero.armour} ${holdsShield(hero)} ${worthOfWound(hero, 'hits')}`, () => ({
    front: new Map<Monster, number>(),
    side: new Map<Monster, number>(),
    rear: new Map<Monster, number>(),
  })),
)

const weighed = new Map<string, Blows>()

/** Points that a blow of that monster costs the hero, on average (210F, 210G, 212B). */
export function blow(hero: HeroSheetView, monster: Monster, position: Position): number {
  return fromMap(blowsOn(hero)[position], monster, () => weigh(hero, monster, position))
}

function weigh(hero: HeroSheetView, monster: Monster, position: Position): number {
  const plus = POSITION[position] + ARMOUR[hero.armour] + (holdsShield(hero) ? SHIELD : 0)
  const needed = MONSTER_TO_HIT[monster]
  let sum = 0
  TWO_DICE.ways.forEach((ways, i) => {
    const margin = TWO_DICE.least + i + plus - needed
    if (margin < 0) return
    for (const [wound, mean] of COLUMNS[margin] ?? []) sum += (ways / TWO_DICE.all) * mean * worthOfWound(hero, wound)
  })
  return sum
}

function holdsShield({ shield, armed }: HeroSheetView): boolean {
  return shield && (armed === null || !PROFICIENCY[armed].twoHanded)
}

/** The chance that the hero hits (210D, 210E); 0 with nothing in hand. */
export function hitChance({ now }: Pick<HeroSheetView, 'now'>, weapon: Weapon | null, monster: Monster, targets: number): number {
  if (weapon === null) return 0
  const modifier = weaponModifier(weapon, levelOf(now, weapon))
  if (modifier === null) return 0
  return chance(TWO_DICE, (dice) => dice + modifier + severalModifier(targets) >= HERO_TO_HIT[weapon][monster])
}

/** Points for being rid of it, as armour leaves them (214A, 214D). */
export function courageFor(hero: HeroSheetView, kind: keyof typeof COURAGE): number {
  const percent = 100 + ARMOUR_PERCENT[hero.armour] + (hero.shield ? SHIELD_PERCENT : 0)
  return (COURAGE[kind] * percent) / 100
}

/** What killing it brings: courage, and a foe less. */
function worthOfKill(hero: HeroSheetView, monster: Monster): number {
  return courageFor(hero, monster) + blow(hero, monster, 'front')
}

/** What it brings to go for it until it is dead, blows taken meanwhile; 0 where that is a loss, or hopeless. */
export function worthOfHunt(hero: HeroSheetView, monster: Monster): number {
  const hit = hitChance(hero, hero.armed, monster, 1)
  return hit === 0 ? 0 : Math.max(0, courageFor(hero, monster) - (1 / hit - 1) * blow(hero, monster, 'front'))
}

/**
 * The targets of one attack that are best struck at together, the likeliest first, with what that is worth. `release`: points for being rid
 * of all of them, where they hold him.
 */
export function bestTargets(
  hero: HeroSheetView,
  weapon: Weapon | null,
  foes: readonly { readonly id: string; readonly monster: Monster; readonly position: Position }[],
  answered: boolean,
  release = 0,
): { readonly ids: readonly string[]; readonly worth: number } {
  let best: { readonly ids: readonly string[]; readonly worth: number } = { ids: [], worth: 0 }
  for (let count = 1; count <= foes.length; count++) {
    const each = foes
      .map(({ id, monster, position }) => {
        const hit = hitChance(hero, weapon, monster, count)
        const answer = answered ? (1 - hit) * blow(hero, monster, position) : 0
        return { id, worth: hit * (worthOfKill(hero, monster) + release / foes.length) - answer }
      })
      .sort((a, b) => b.worth - a.worth)
      .slice(0, count)
    const worth = each.reduce((sum, one) => sum + one.worth, 0)
    if (worth > best.worth) best = { ids: each.map(({ id }) => id), worth }
  }
  return best
}

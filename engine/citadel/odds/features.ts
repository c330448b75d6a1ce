import { certain, chance, type Distribution, distribution, either, mapped, mean, plusDistribution } from '../../kernel/odds.ts'
import { spellWounds } from '../chapters/10-combat-spells.ts'
import { ARROWS } from '../chapters/13-altar.ts'
import { BOOKCASE, FALLS_UP_TO, FOUNTAIN_POISON, PAINTING } from '../chapters/13-features.ts'
import { POISON, STRANGLING, wears } from '../chapters/14-items.ts'
import { edition, here, resistanceOf, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'
import { type DemonName, FEATURE_TABLE, type FeatureResult, MEDALLIONS, POTIONS, type TabledFeature, woundsAt } from '../tables/index.ts'
import { atMost } from './one-roll.ts'
import { trapOdds } from './traps.ts'

// What a room feature may do at once to the character who investigates it (13.0), exactly. What follows by another choice, or by a fight
// that it begins, isn't counted; nor is a spell cast against poison.

export interface FeatureRisk {
  /** That it takes nothing from him: no Wound Point, no Combat Bonus, nothing he is or can. 0 to 1. */
  readonly safe: number
  /** Wound Points lost on the average. */
  readonly wounds: number
  /** That it kills, 0 to 1. */
  readonly die: number
  /** That he is stone, lost in the shaft, or turns on the party: 0 to 1. */
  readonly lost: number
}

const SAFE: FeatureRisk = { safe: 1, wounds: 0, die: 0, lost: 0 }
/** He loses something other than Wound Points, for the raid or for good. */
const MARRED: FeatureRisk = { ...SAFE, safe: 0 }
const LOST: FeatureRisk = { ...MARRED, lost: 1 }

function mixed(risks: readonly (readonly [number, FeatureRisk])[]): FeatureRisk {
  const sum = (of: keyof FeatureRisk) => risks.reduce((all, [p, risk]) => all + p * risk[of], 0)
  return { safe: sum('safe'), wounds: sum('wounds'), die: sum('die'), lost: sum('lost') }
}

/** Of the whole die of 13.9. */
export function featureRisk(s: DelveState, c: Character, feature: TabledFeature): FeatureRisk {
  const results: readonly FeatureResult[] = FEATURE_TABLE[feature]
  return mixed(results.map((result) => [1 / results.length, resultRisk(s, c, result)]))
}

/** Of one result of it. */
export function resultRisk(s: DelveState, c: Character, result: FeatureResult): FeatureRisk {
  const { taken } = here(s)
  switch (result) {
    case 'poison':
      return poison(c, FOUNTAIN_POISON)
    case 'potion':
      return potionRisk(c)
    case 'alcohol':
    case 'blood':
      return MARRED
    case 'medusa':
      return taken.includes('medusa') ? SAFE : unlessResisted(c, LOST)
    case 'x':
      return unlessResisted(c, LOST)
    case 'demon':
    case 'icon':
      return featureRisk(s, c, 'altar')
    case 'statue':
      return featureRisk(s, c, 'statue')
    case 'trap': {
      if (taken.includes('chest')) return SAFE
      const { unhurt, wounds, kill } = trapOdds(s, c)
      return { safe: unhurt, wounds, die: kill, lost: 0 }
    }
    case 'hellgate':
      return s.hellgate.destroyed ? SAFE : LOST
    case 'bookcase':
      return wounded(c, either(FALLS_UP_TO, 6, distribution(BOOKCASE), certain(0)))
    case 'clavichord':
      return c.gold > 1 || (c.jewels.length > 1 && edition(s).clavichord.takes === 'treasure') ? unlessResisted(c, MARRED) : SAFE
    case 'painting':
      return wounded(c, either(1, 6, distribution(PAINTING), certain(0)))
    case 'alloces':
    case 'vassago':
    case 'avnas':
    case 'malthus':
    case 'leraje':
    case 'asmoday':
      return unlessResisted(c, cursed(s, c, result))
    default:
      return SAFE
  }
}

/** 14.5: of a draught that nobody knows. */
export function potionRisk(c: Character): FeatureRisk {
  const bad = POTIONS.filter((type) => type === 'poison').length / POTIONS.length
  return mixed([
    [bad, poison(c, POISON)],
    [1 - bad, SAFE],
  ])
}

/** 14.7: the wounds of a medallion that nobody knows. */
export const UNKNOWN_MEDALLION = either(
  MEDALLIONS.filter((type) => type === 'strangling').length,
  MEDALLIONS.length,
  distribution(STRANGLING),
  certain(0),
)

export function medallionRisk(c: Character): FeatureRisk {
  return wounded(c, UNKNOWN_MEDALLION)
}

function unlessResisted(c: Character, risk: FeatureRisk): FeatureRisk {
  const resists = atMost(resistanceOf(c))
  return mixed([
    [resists, SAFE],
    [1 - resists, risk],
  ])
}

/** Wounds, Mage Armor first (10.6); never more than there are to lose. */
function wounded(c: Character, wounds: Distribution): FeatureRisk {
  const left = woundPointsLeft(c)
  const felt = mapped(wounds, (n) => Math.min(left, Math.max(0, n - c.mageArmor)))
  return { safe: chance(felt, (n) => n === 0), wounds: mean(felt), die: chance(felt, (n) => n === left), lost: 0 }
}

function poison(c: Character, code: string): FeatureRisk {
  return wears(c, 'neutralize-poison') ? SAFE : wounded(c, distribution(code))
}

/** 13.5: what the demons' curses do at once. */
function cursed(s: DelveState, c: Character, demon: DemonName): FeatureRisk {
  switch (demon) {
    case 'alloces':
      return MARRED
    case 'vassago':
      return (c.skills.detrap ?? 0) > 0 ? MARRED : SAFE
    case 'asmoday':
      return c.magic.some((rating) => rating > 0) ? MARRED : SAFE
    case 'avnas':
      return wounded(c, distribution(String(spellWounds(s, 'lightning'))))
    case 'malthus':
      return wounded(c, distribution(String(spellWounds(s, 'wrath-of-god'))))
    case 'leraje': {
      const arrow = mapped(distribution('1D6'), (die) => woundsAt('bow', die))
      let all = certain(0)
      for (let i = 0; i < ARROWS; i++) all = plusDistribution(all, arrow)
      return wounded(c, all)
    }
  }
}

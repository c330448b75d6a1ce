import type { Against } from '../asks.ts'
import { armourOf } from '../chapters/04-life.ts'
import { gateNeeds } from '../chapters/11-movement.ts'
import { searchNeeds, wealthOf } from '../chapters/12-crystal.ts'
import { hunts, scoreBefore } from '../chapters/14-combat.ts'
import { can, cardOfPlayer, combatStrength, craftOf, gateStrength } from '../chapters/characters.ts'
import type { Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import { bribeOdds, type FightOdds, fightOdds, gateOdds, searchOdds, trialOdds } from './fight.ts'

// The same chances, read from somebody's sheet.

/** 14.2: a fight as he stands; `bonus` is that of a Spell. */
export function oddsAgainst(p: Player, against: Against, bonus = 0): FightOdds {
  const saves = against.by === 'strength' ? armourOf(p).map((each) => each.saves) : []
  return fightOdds({ score: scoreBefore(p, against) + bonus, foe: against.value, two: hunts(p, against), saves })
}

/** 11.3: 1 for whoever needs no die. */
export function oddsAtGate(p: Player): number {
  return can(p, 'gate-opener') ? 1 : gateOdds(gateStrength(p), gateNeeds(p))
}

/** 12.5 b; 0 for whoever may not search. */
export function oddsOfSearch(p: Player): number {
  const needed = searchNeeds(p)
  return needed === null ? 0 : searchOdds(needed)
}

/** The three gauges of a Character, and all three together: the Trials are independent, for none takes what the next one counts. */
export interface Readiness {
  readonly strength: number
  readonly craft: number
  readonly wealth: number
  readonly all: number
}

/** 12.5: the chance to pass each Trial now, without a Spell; a Trial that is kept is certain (C-16). */
export function readiness(p: Player): Readiness {
  const start = cardOfPlayer(p)
  const kept = (trial: 'strength' | 'craft' | 'wealth', odds: number) => (p.passed.includes(trial) ? 1 : odds)
  const beast = { score: combatStrength(p), foe: LIMITS.beast, counters: p.strength - start.strength, gains: false }
  const apparition = { score: craftOf(p), foe: LIMITS.apparition, counters: p.craft - start.craft, gains: true }
  const strength = kept('strength', trialOdds(beast))
  const craft = kept('craft', trialOdds(apparition))
  const wealth = kept('wealth', bribeOdds(wealthOf(p), can(p, 'haggler')))
  return { strength, craft, wealth, all: strength * craft * wealth }
}

import type { Against } from '../asks.ts'
import { armourOf } from '../chapters/04-life.ts'
import { gateNeeds } from '../chapters/11-movement.ts'
import { maySearch, searchNeeds, wealthOf } from '../chapters/12-crystal.ts'
import { might } from '../chapters/14-characters.ts'
import { hunts, scoreBefore } from '../chapters/14-combat.ts'
import { can, cardOfPlayer, combatStrength, craftOf, gateStrength } from '../chapters/characters.ts'
import type { Player, Trial } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import { bribeOdds, type FightOdds, fightOdds, gateOdds, searchOdds, trialOdds } from './fight.ts'

/** The Trials that are fought. */
export type FoughtTrial = 'strength' | 'craft'

// The same chances, read from someone's sheet.

/** 14.2: a fight as he stands; `bonus` is that of a Spell. */
export function oddsAgainst(p: Player, against: Against, bonus = 0): FightOdds {
  const saves = against.by === 'strength' ? armourOf(p).map((each) => each.saves) : []
  return fightOdds({ score: scoreBefore(p, against) + bonus, foe: against.value, two: hunts(p, against), saves })
}

/** 14.8: he attacks another Character; `bonus` is that of his Spell, `parry` that of the other's. */
export function oddsOfAttack(p: Player, other: Player, psychic: boolean, bonus = 0, parry = 0): FightOdds {
  const saves = psychic ? [] : armourOf(p).map((each) => each.saves)
  return fightOdds({ score: might(p, psychic) + bonus, foe: might(other, psychic) + parry, two: can(p, 'ambush') && !psychic, saves })
}

/** 14.8: the same for the Character attacked. */
export function oddsOfDefence(p: Player, by: Player, psychic: boolean, parry = 0, bonus = 0): FightOdds {
  const { win, even, lose } = oddsOfAttack(by, p, psychic, bonus, parry)
  const through = psychic ? 1 : armourOf(p).reduce((sum, { saves }) => sum * ((saves - 1) / 6), 1)
  return { win: lose, even, lose: win, hurt: win * through }
}

/** 11.3: 1 for one who needs no die. */
export function oddsAtGate(p: Player): number {
  return can(p, 'gate-opener') ? 1 : gateOdds(gateStrength(p), gateNeeds(p))
}

/** 12.5 b; 0 for one who may not search. */
export function oddsOfSearch(p: Player): number {
  return maySearch(p) ? searchOdds(searchNeeds(p)) : 0
}

/** The three gauges of a Character, and all three together: the Trials are independent, for none takes what the next one counts. */
export interface Readiness {
  readonly strength: number
  readonly craft: number
  readonly wealth: number
  readonly all: number
}

/** 12.5 a, b: the chance to pass that Trial now; `bonus` is that of a Spell. */
export function oddsInTrial(p: Player, trial: FoughtTrial, bonus = 0): number {
  const start = cardOfPlayer(p)
  return trial === 'strength'
    ? trialOdds({ score: combatStrength(p) + bonus, foe: LIMITS.beast, counters: p.strength - start.strength, gains: false })
    : trialOdds({ score: craftOf(p) + bonus, foe: LIMITS.apparition, counters: p.craft - start.craft, gains: true })
}

/** 12.5: the chance to pass each Trial now, without a Spell; a Trial that is kept is certain (C-16). */
export function readiness(p: Player): Readiness {
  const kept = (trial: Trial, odds: number) => (p.passed.includes(trial) ? 1 : odds)
  const strength = kept('strength', oddsInTrial(p, 'strength'))
  const craft = kept('craft', oddsInTrial(p, 'craft'))
  const wealth = kept('wealth', bribeOdds(wealthOf(p), can(p, 'haggler')))
  return { strength, craft, wealth, all: strength * craft * wealth }
}

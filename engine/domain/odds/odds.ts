import { chance, distribution, percent, worked } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { isDark } from '../chapters/05-squares.ts'
import { attackWith, foeOf, struckAt, underDoubling } from '../chapters/09-combat.ts'
import { canHarm, defenceWith, type HandSet, handSets } from '../chapters/09-hands.ts'
import { javelinAttack } from '../chapters/09-javelin.ts'
import { doorAttack, toughnessOf } from '../chapters/10-doors.ts'
import { encounterFoe } from '../chapters/10-passages.ts'
import { climbsFrom } from '../chapters/10-pits.ts'
import { creatureOn, doorOn } from '../chapters/cards.ts'
import { hasLight, isFrozen } from '../chapters/characters.ts'
import type { Facing } from '../option-types.ts'
import type { Character, DomainState, Fight, Foe, Square } from '../state.ts'
import {
  CROSSES_FROM,
  DARK_MOVEMENT,
  ENCOUNTERS,
  EVIL_KILLS_ON,
  RELIGHTS_ON,
  SPELL_FAILS_ON,
  STRIP,
  UNLUCKY_TIMES,
} from '../tables/index.ts'
import { evenOdds, type FightOdds, fightOdds, type Match } from './fight.ts'

// Exact odds beside every option that rolls dice.

const D6 = distribution('1D6')
const D6X2 = distribution('2D6')

/** 4.2: the chance that his luck holds. */
export function luckChance(c: Pick<Character, 'luck'>): number {
  return chance(D6X2, (total) => total <= c.luck)
}

/** 4.2: to test it: spared, or the double loss. */
export function luckOdds(c: Character, amount: number): Odds {
  const spared = luckChance(c)
  const die = amount * UNLUCKY_TIMES >= c.lifePoints ? 1 - spared : 0
  const why = [worked({ what: 'luck', code: '2D6', rule: '4.2' }, (total) => (total <= c.luck ? 'spared' : 'twice the loss'))]
  return { text: percent(spared), chance: spared, of: 'spared', expected: (1 - spared) * amount * UNLUCKY_TIMES, die, why }
}

/** 4.1: not to test it. */
export function sufferOdds(c: Character, amount: number): Odds {
  return { text: `you lose ${amount}`, expected: amount, die: amount >= c.lifePoints ? 1 : 0 }
}

// ---------------------------------------------------------------- fights

/** The chances of a fight, fought on to its end with that in his hands (9); `doubledFrom` is the round from which his blows count double. */
export function oddsWith(
  s: DomainState,
  c: Character,
  foe: Foe,
  set: HandSet,
  square: Square | null,
  doubledFrom = underDoubling(c),
): FightOdds {
  const match = {
    attack: attackWith(c, set, foe),
    defence: defenceWith(c, set),
    foe,
    harms: canHarm(set, struckAt(foe)),
    doubledFrom,
  }
  return metOdds(c, foe, match, strikesUnseen(s, c, square))
}

/** The same with everything in numbers: who strikes first is for initiative, a die and darkness to say (9.1, D-21, D-84). */
export function metOdds(c: Character, { initiative }: Foe, match: Omit<Match, 'first'>, inTheDark: boolean): FightOdds {
  if (c.experience === initiative && !inTheDark) return evenOdds(match)
  return fightOdds({ ...match, first: c.experience > initiative && !inTheDark })
}

/** 9.1: in the dark without light the creature has the first blow; in a passage (null) the lantern is lit. */
export function strikesUnseen(s: DomainState, c: Character, square: Square | null): boolean {
  return square !== null && isDark(s, square) && !hasLight(c)
}

/** The best set of hands against that foe, and its chances. */
export function bestHands(
  s: DomainState,
  c: Character,
  foe: Foe,
  square: Square | null,
): { readonly set: HandSet; readonly odds: FightOdds } {
  const rated = handSets(c).map((set) => ({ set, odds: oddsWith(s, c, foe, set, square) }))
  return rated.reduce((best, each) => (fightWorth(each.odds, foe) > fightWorth(best.odds, foe) ? each : best))
}

/** Winning against the life points that losing costs. */
export function fightWorth({ win, lose }: Pick<FightOdds, 'win' | 'lose'>, { lifePoints }: Pick<Foe, 'lifePoints'>): number {
  return win - lose * lifePoints * 0.5
}

/** A fight as a card shows it. */
export function fightCard(c: Character, foe: Foe, { win, lose }: FightOdds): Odds {
  const die = foe.lifePoints >= c.lifePoints ? lose : 0
  return {
    text: `${percent(win)} to win, ${percent(lose)} to lose`,
    chance: win,
    of: 'beaten',
    expected: lose * foe.lifePoints,
    kill: win,
    die,
  }
}

/** The creature of that square, fought with the best hands. */
export function meetingOdds(s: DomainState, c: Character, square: Square): Odds | undefined {
  const creature = creatureOn(s, square)
  // A frozen one lets everyone pass (D-53).
  if (creature === null || creature.card.attack === null || isFrozen(s, square)) return undefined
  const foe = foeOf(s, creature.lying)
  return fightCard(c, foe, bestHands(s, c, foe, square).odds)
}

/** What a fight against it would be like (9.1, 9.2). */
export function matchOf(c: Character, foe: Foe, set: HandSet, inTheDark: boolean): Facing {
  const even = c.experience === foe.initiative
  const first = inTheDark ? false : even ? null : c.experience > foe.initiative
  return { attack: attackWith(c, set, foe), defence: defenceWith(c, set), first, foe: { ...foe } }
}

/** 9.3: a fight that is under way, from its next round on. */
export function roundOdds(c: Character, f: Fight): Odds {
  const { attack, defence, foe, harms, first, doubledFrom, round } = f
  return fightCard(c, foe, fightOdds({ attack, defence, foe, harms, first, doubledFrom }, round + 1))
}

/** 9.6 */
export function javelinOdds(s: DomainState, c: Character, card: string, at: Square): Odds | undefined {
  const creature = creatureOn(s, at)
  if (creature === null || creature.card.defence === null) return undefined
  const needed = creature.card.defence - javelinAttack(c, card)
  const hit = chance(D6, (die) => die > needed)
  return { text: percent(hit), chance: hit, of: 'destroyed', kill: hit }
}

// ---------------------------------------------------------------- one die

function dieOdds(of: string, wanted: (die: number) => boolean): Odds {
  const p = chance(D6, wanted)
  return { text: percent(p), chance: p, of }
}

/** 10.5 */
export function doorOdds(s: DomainState, c: Character, square: Square): Odds | undefined {
  const door = doorOn(s, square)
  if (door === null) return undefined
  return dieOdds('broken', (die) => die + doorAttack(c) > toughnessOf(door))
}

/** 10.7 */
export function climbOdds(c: Character): Odds {
  return dieOdds('out', (die) => die >= climbsFrom(c))
}

/** 10.7: a rope: over on 5 and 6, in on 1. */
export function crossOdds(): Odds {
  return { ...dieOdds('over', (die) => die >= CROSSES_FROM), leavesOut: 'what lies on the other side' }
}

/** 11.1 */
export function spellOdds(): Odds {
  return dieOdds('works', (die) => die !== SPELL_FAILS_ON)
}

/** 6.3: in the dark. */
export function relightOdds(): Odds {
  return dieOdds('lit', (die) => die === RELIGHTS_ON)
}

/** 6.4: how often the die leads to a square, or leaves the choice. */
export function gropeOdds(open: readonly string[]): Odds {
  const p = chance(D6, (die) => {
    const way = DARK_MOVEMENT[die as 1 | 2 | 3 | 4 | 5 | 6]
    return way === 'choice' || open.includes(way)
  })
  return { text: percent(p), chance: p, of: 'a step' }
}

/** 11.6 */
export function summonOdds(): Odds {
  return { ...dieOdds('healed', (die) => die !== EVIL_KILLS_ON), die: chance(D6, (die) => die === EVIL_KILLS_ON) }
}

/** 10.4: what a check on that square of the strip may bring: a fight that is lost, or nothing. */
export function encounterOdds(s: DomainState, c: Character, on: number): Odds | undefined {
  if (!STRIP.triangles.includes(on)) return undefined
  const rows = ENCOUNTERS.rows.map((row) => {
    if ('effect' in row) return { lose: 0, lost: 0 }
    const foe = encounterFoe(row)
    const { lose } = bestHands(s, c, foe, null).odds
    return { lose, lost: lose * foe.lifePoints }
  })
  const safe = 1 - rows.reduce((sum, { lose }) => sum + lose, 0) / rows.length
  return { text: percent(safe), chance: safe, of: 'unhurt', expected: rows.reduce((sum, { lost }) => sum + lost, 0) / rows.length }
}

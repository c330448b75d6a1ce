import { chance, distribution, percent, worked } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import type { Against } from '../asks.ts'
import { gateNeeds } from '../chapters/11-movement.ts'
import { maySearch, searchNeeds, wealthOf } from '../chapters/12-crystal.ts'
import { squeezed } from '../chapters/12-named.ts'
import { blessed, hasNothingToTell } from '../chapters/13-strangers.ts'
import { againstOther, hunts, scoreBefore } from '../chapters/14-combat.ts'
import { can, craftOf, gateStrength, strengthOf } from '../chapters/characters.ts'
import { cardOf } from '../open/cards.ts'
import { partsOf, resultText } from '../open/results.ts'
import type { CaveState, Player } from '../state.ts'
import { NAMED_SPACES } from '../tables/index.ts'
import { type DieTable, NAMED, type Result, type SpaceId } from '../tables/table-types.ts'
import type { FightOdds } from './fight.ts'
import { type FoughtTrial, oddsAgainst, oddsAtGate, oddsInTrial, oddsOfSearch, readiness } from './sheet.ts'

// Exact odds beside every option that rolls dice. What is expected counts Lives lost.

const D6 = distribution('1D6')

// ---------------------------------------------------------------- fights

/** A fight as an option shows it; `hurt` is what it may cost of a Life. */
export function fightShown(p: Player, { win, hurt }: FightOdds): Odds {
  return { text: `${percent(win)} won, ${percent(hurt)} a Life`, chance: win, of: 'won', expected: hurt, die: p.lives === 1 ? hurt : 0 }
}

/** 14.4, 15.2: against Enemies, with the working where one die is thrown; `bonus` is that of a Spell. */
export function oddsOfFight(p: Player, against: Against, bonus = 0): Odds {
  const odds = oddsAgainst(p, against, bonus)
  const shown = fightShown(p, takesGold(p, against) ? { ...odds, hurt: 0 } : odds)
  return hunts(p, against) ? shown : { ...shown, why: [blow(p, against, bonus)] }
}

/** 13.5, C-95: a Thief alone takes a Gold instead of a Life. */
function takesGold(p: Player, { cards }: Against): boolean {
  const [only, another] = cards
  return p.gold > 0 && only !== undefined && another === undefined && cardOf(only).whenBeaten?.includes('gold-for-life') === true
}

function blow(p: Player, against: Against, bonus: number) {
  const [label, counts, help] =
    against.by === 'strength' ? ['Strength', strengthOf(p), 'arms and help'] : ['Craft', craftOf(p), 'lore of Spirits']
  const more = scoreBefore(p, against) - counts
  const parts = [
    { label, value: counts },
    ...(more > 0 ? [{ label: help, value: more }] : []),
    ...(bonus > 0 ? [{ label: 'Spell', value: bonus }] : []),
  ]
  const rule = against.by === 'strength' ? '14.4' : '15.2'
  return worked({ what: 'the blow', code: '1D6', rule, parts }, (total) => edge(total - against.value))
}

const FACES = 6

/** What the other's die makes of a score that is so much above his Strength or Craft. */
function edge(by: number): string {
  if (by < 1) return 'lost'
  if (by > FACES) return 'won'
  const won = by === 1 ? '' : by === 2 ? 'won against 1, ' : `won against 1 to ${by - 1}, `
  return `${won}even against ${by}`
}

/** 12.5 a, b: a Trial, over all the defeats that his counters allow. */
export function oddsOfTrial(p: Player, trial: FoughtTrial, bonus = 0): Odds {
  const passed = oddsInTrial(p, trial, bonus)
  return { text: percent(passed), chance: passed, of: 'passed' }
}

/** 12.5: all three Trials together, without a Spell. */
export function oddsOfTrials(p: Player): Odds {
  const { strength, craft, wealth, all } = readiness(p)
  const text = `${percent(all)}: Beast ${percent(strength)}, Apparition ${percent(craft)}, Gnome ${percent(wealth)}`
  return { text, chance: all, of: 'the Crystal', leavesOut: 'Spells' }
}

/** 12.5 c: what the Gnome wants, with one of his dice rolled again, or as they lie (null). */
export function oddsOfBribe(p: Player, dice: readonly number[], again: number | null): Odds {
  const kept = dice.reduce((sum, die, i) => sum + (i + 1 === again ? 0 : die), 0)
  const passed = again === null ? Number(kept <= wealthOf(p)) : chance(D6, (die) => kept + die <= wealthOf(p))
  return { text: percent(passed), chance: passed, of: 'enough' }
}

// ---------------------------------------------------------------- gate and search

/** 11.3 */
export function oddsOfGate(p: Player): Odds {
  const open = oddsAtGate(p)
  const shown = { text: percent(open), chance: open, of: 'open' }
  if (can(p, 'gate-opener')) return shown
  const needed = gateNeeds(p)
  const parts = [{ label: 'Strength at gates', value: gateStrength(p) }]
  const why = worked({ what: 'the gate', code: '1D6', rule: '11.3', parts }, (total) => (total >= needed ? 'opens' : 'holds'))
  return { ...shown, why: [why] }
}

/** 12.5 b */
export function oddsOfSearching(p: Player): Odds {
  const found = oddsOfSearch(p)
  const isFound = (total: number) => maySearch(p) && total >= searchNeeds(p)
  const why = worked({ what: 'the search', code: '2D6', rule: '12.5', parts: [] }, (total) => (isFound(total) ? 'found' : 'nothing'))
  return { text: percent(found), chance: found, of: 'found', why: [why] }
}

// ---------------------------------------------------------------- one die on a list

/** Results that nobody minds. */
function isGain(result: Result): boolean {
  return result.includes(':+') || result === 'reveal'
}

function shareOf(die: DieTable, wanted: (result: Result) => boolean): number {
  return chance(D6, (face) => wanted(die[face - 1] ?? 'nothing'))
}

/**
 * A die that is read on a list: how often it brings something good, or where it never does, nothing; and each result. `hurt` is the chance
 * of a Life lost.
 */
function listShown(p: Player, die: DieTable, what: string, rule: string, hurt: number): Odds {
  const why = worked({ what, code: '1D6', rule }, (face) => resultText(die[face - 1] ?? 'nothing'))
  const [of, wanted] = die.some(isGain) ? (['a gain', isGain] as const) : (['no effect', isNothing] as const)
  const share = shareOf(die, wanted)
  const text = hurt > 0 ? `${percent(share)} ${of}, ${percent(hurt)} a Life` : percent(share)
  const harm = hurt > 0 ? { expected: hurt, die: p.lives === 1 ? hurt : 0 } : {}
  return { text, chance: share, of, ...harm, why: [why] }
}

function isNothing(result: Result): boolean {
  return result === 'nothing'
}

/** 12.6: the die of a named space; undefined where there is none. */
export function oddsOfSpace(p: Player, id: SpaceId): Odds | undefined {
  const die = dieOfSpace(p, id)
  return die && listShown(p, die, 'the die', '12.6', shareOf(die, costsLife))
}

/** What each face brings him at a named space, with a Rope Ladder if he has one; undefined where no die is thrown. */
export function dieOfSpace(p: Player, id: SpaceId): DieTable | undefined {
  const named = NAMED.find((each) => each === id)
  const space = named === undefined ? undefined : NAMED_SPACES[named]
  if (named === undefined || space === undefined || !('die' in space)) return undefined
  return readBy(space.die, (face) => squeezed(p, named, face))
}

/** The list as someone reads it who shifts some of its faces. */
function readBy(die: DieTable, shift: (face: number) => number): DieTable {
  const read = (face: number) => die[shift(face) - 1] ?? 'nothing'
  return [read(1), read(2), read(3), read(4), read(5), read(6)]
}

function costsLife(result: Result): boolean {
  const { word, amount } = partsOf(result)
  return word === 'life' && amount < 0
}

/** 13.8, 13.10: the die of a Stranger or a Place, with what alignment and Strength make of it; undefined where none is thrown. */
export function oddsOfVisit(s: Pick<CaveState, 'crystal'>, p: Player, copy: string): Odds | undefined {
  const card = cardOf(copy)
  const rule = card.type === 'place' ? '13.10' : '13.8'
  if (card.needs !== undefined) {
    const needs = card.needs
    const parts = [{ label: 'Strength', value: strengthOf(p) }]
    const free = chance(D6, (face) => face + strengthOf(p) >= needs)
    const why = worked({ what: 'the chains', code: '1D6', rule, parts }, (total) => (total >= needs ? 'gain 1 Strength' : 'nothing'))
    return { text: percent(free), chance: free, of: 'free', why: [why] }
  }
  const { die } = card
  if (die === undefined || hasNothingToTell(s, copy)) return undefined
  const list = readBy(die, (face) => blessed(p, card, face))
  const fights = list.find((result) => partsOf(result).word === 'fight')
  const guarded = fights === undefined ? 0 : oddsAgainst(p, againstOther('guardian', 'strength', partsOf(fights).amount)).hurt
  const hurt = shareOf(list, costsLife) + guarded * shareOf(list, (result) => result === fights)
  return listShown(p, list, 'the die', rule, hurt)
}

/** 12.4 (2), 9: a Life that is lost for certain. */
export function oddsOfLoss(p: Player): Odds {
  return { text: '1 Life', expected: 1, die: p.lives === 1 ? 1 : 0 }
}

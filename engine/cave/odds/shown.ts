import { chance, distribution, percent, worked } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import type { Against } from '../asks.ts'
import { gateNeeds } from '../chapters/11-movement.ts'
import { searchNeeds, wealthOf } from '../chapters/12-crystal.ts'
import { blessed } from '../chapters/13-strangers.ts'
import { againstOther, hunts, scoreBefore } from '../chapters/14-combat.ts'
import { cardOf } from '../chapters/cards.ts'
import { can, craftOf, gateStrength, strengthOf } from '../chapters/characters.ts'
import type { Player } from '../state.ts'
import { NAMED_SPACES } from '../tables/index.ts'
import { type DieTable, NAMED, type Result, type SpaceId } from '../tables/table-types.ts'
import { resultText } from '../text/results.ts'
import type { FightOdds } from './fight.ts'
import { type FoughtTrial, oddsAgainst, oddsAtGate, oddsInTrial, oddsOfSearch, readiness } from './sheet.ts'

// Exact odds beside every option that throws dice. What is expected counts Lives lost.

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

/** 12.5 c: what the Gnome wants, with one of his dice thrown again, or as they lie (null). */
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
  const needed = searchNeeds(p) ?? Number.POSITIVE_INFINITY
  const why = worked({ what: 'the search', code: '2D6', rule: '12.5', parts: [] }, (total) => (total >= needed ? 'found' : 'nothing'))
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

/** A die that is read on a list: how often it brings something good, and each result. `hurt` is the chance of a Life lost. */
function listShown(p: Player, die: DieTable, what: string, rule: string, hurt: number): Odds {
  const gain = shareOf(die, isGain)
  const why = worked({ what, code: '1D6', rule }, (face) => resultText(die[face - 1] ?? 'nothing'))
  const text = hurt > 0 ? `${percent(gain)} a gain, ${percent(hurt)} a Life` : percent(gain)
  const harm = hurt > 0 ? { expected: hurt, die: p.lives === 1 ? hurt : 0 } : {}
  return { text, chance: gain, of: 'a gain', ...harm, why: [why] }
}

/** 12.6: the die of a named space that may be thrown; undefined where there is none. */
export function oddsOfSpace(p: Player, id: SpaceId): Odds | undefined {
  const named = NAMED.find((each) => each === id)
  const space = named === undefined ? undefined : NAMED_SPACES[named]
  if (space === undefined || !('die' in space)) return undefined
  return listShown(p, space.die, 'the die', '12.6', shareOf(space.die, costsLife))
}

function costsLife(result: Result): boolean {
  return result.startsWith('life:-')
}

/** 13.8, 13.10: the die of a Stranger or a Place, with what alignment and Strength make of it; undefined where none is thrown. */
export function oddsOfVisit(p: Player, copy: string): Odds | undefined {
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
  if (die === undefined) return undefined
  const [one, two, three, four, five, six] = [1, 2, 3, 4, 5, 6].map((face) => die[blessed(p, card, face) - 1] ?? 'nothing')
  const list: DieTable = [one ?? 'nothing', two ?? 'nothing', three ?? 'nothing', four ?? 'nothing', five ?? 'nothing', six ?? 'nothing']
  const fights = list.find((result) => result.startsWith('fight:'))
  const guarded = fights === undefined ? 0 : oddsAgainst(p, againstOther('guardian', 'strength', Number(fights.split(':')[1]))).hurt
  const hurt = shareOf(list, costsLife) + guarded * shareOf(list, (result) => result === fights)
  return listShown(p, list, 'the die', rule, hurt)
}

/** 12.4 (2), 9: a Life that is lost for certain. */
export function oddsOfLoss(p: Player): Odds {
  return { text: '1 Life', expected: 1, die: p.lives === 1 ? 1 : 0 }
}

import { percent, worked as rolled } from '../../kernel/odds.ts'
import type { Odds, Worked } from '../../kernel/types.ts'
import { seemsToReturn } from '../chapters/13-returning.ts'
import { struggleNeed } from '../chapters/32-leaving.ts'
import { type BlowKind, blow } from '../chapters/33-attacks.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { type Attack, armIn, armourAgainst, damageParts } from '../chapters/33-striking.ts'
import { enemiesInFront } from '../chapters/33-targets.ts'
import { fumblesFrom, type Need, needed } from '../chapters/35-agility-rolls.ts'
import { mayEvade } from '../chapters/37-evading.ts'
import { missileArm, shot } from '../chapters/37-missiles.ts'
import { repelNeed, triesToRepel } from '../chapters/39-hand-combat.ts'
import { fallNeed, handicapOf, shieldStroke } from '../chapters/40-shields.ts'
import { armour, figureOf, isPresent, thresholds } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import type { Deed } from '../open/actions.ts'
import { isShield } from '../open/arms.ts'
import { limited, rollChance } from '../open/rolls.ts'
import type { ArenaState } from '../state.ts'
import { ROLLS } from '../tables/limits.ts'
import { atLeast, type Blow, type BlowOdds, bothBlows, fumbleChance, type Losses, meanOf, oddsOfBlow } from './blows.ts'
import { oddsOfCasting, oddsOfDisbelief } from './spells.ts'
import { type Band, chanceOf, worked, working } from './working.ts'

// Exact odds beside every action that rolls dice, from what the acting fighter's side may know.

/** What is known of an attack: its figures, and the sum behind them. */
export interface Known {
  readonly victim: OnSand
  readonly blow: Blow
  readonly odds: BlowOdds
  readonly need: Need
  readonly rule: string
  /** A weapon in hand, which a bad throw drops (35.7). */
  readonly falls: boolean
}

/** An attack with all that counts for it. */
export function known(s: ArenaState, f: OnSand, victim: OnSand, attack: Attack): Known {
  const need = attack.need({ state: s })
  const one: Blow = {
    dice: need.dice,
    need: needed(need),
    damage: attack.arm.damage,
    plus: damageParts(f, victim, attack).reduce((sum, { value }) => sum + value, 0),
    charge: attack.charge,
    armour: armourAgainst(f, victim, attack.arm),
    comesBack: attack.flight !== undefined && seemsToReturn(victim),
  }
  const falls = attack.flight === undefined && attack.arm.thing !== null
  return { victim, blow: one, odds: oddsOfBlow(one), need, rule: attack.rule, falls }
}

/** The odds of an action; undefined where it throws no dice, or where someone's numbers would be given away. */
export function oddsOfDeed(s: ArenaState, f: OnSand, deed: Deed): Odds | undefined {
  switch (deed.kind) {
    case 'attack':
    case 'impale':
    case 'receive':
      return blowShown(s, f, strokeAt(s, f, deed.whom, 'ready', deed.kind))
    case 'slash':
      return slashShown(s, f)
    case 'dual':
      return dualShown(s, f, deed.whom, deed.second)
    case 'shield':
    case 'rush':
      return shieldShown(s, f, deed.kind, deed.whom)
    case 'shoot':
    case 'throw':
      return missileShown(s, f, deed.kind === 'shoot' ? 'bow' : 'thrown', deed.whom)
    case 'grapple':
      return grappleShown(s, f, deed.whom)
    case 'cast':
      return oddsOfCasting(s, f, deed)
    case 'disbelieve':
      return oddsOfDisbelief(f)
    case 'disengage':
      return f.holds.length > 0 ? rollShown(struggleNeed(f), '39.3', 'to get free', 'free') : undefined
    default:
      return undefined
  }
}

function target(s: ArenaState, id: string): OnSand | null {
  const found = figureOf(s, id)
  return isPresent(found) ? found : null
}

function strokeAt(s: ArenaState, f: OnSand, whom: string, hand: 'ready' | 'also', kind: BlowKind): Known | null {
  const victim = target(s, whom)
  const arm = armIn(f, hand)
  return victim === null || arm === null ? null : known(s, f, victim, blow(f, victim, arm, kind))
}

function blowShown(s: ArenaState, f: OnSand, one: Known | null): Odds | undefined {
  if (one === null) return undefined
  return {
    ...figures(s, f, one.victim, one.odds.losses),
    ...felling(s, f, one),
    chance: one.odds.hit,
    of: 'hit',
    ...evading([one]),
    ...comingBack(f, one),
    why: [sum(s, one)],
    text: words(s, one),
  }
}

/** 13.3, G-54: what comes back strikes its sender, through his front armour. */
function comingBack(f: OnSand, { blow }: Known): Pick<Odds, 'die' | 'dieBy'> {
  if (blow.comesBack !== true) return {}
  const { losses, hit } = oddsOfBlow({ ...blow, armour: armour(f, 'front') })
  const back = rollChance(blow.dice, blow.need) - hit
  return { die: (back * atLeast(losses, f.sh)) / hit, dieBy: { text: 'to the shot that flies back', rule: '13.3' } }
}

/** What an attack costs that body: SH on average, and its life where its SH may be known. */
function figures(s: ArenaState, f: OnSand, victim: OnSand, losses: Losses): Pick<Odds, 'expected' | 'kill'> {
  const isKnown = knowsNumbers(s, f.side, victim)
  return { expected: meanOf(losses), ...(isKnown ? { kill: atLeast(losses, victim.sh) } : {}) }
}

/** 35.2: that this one blow knocks down a target who still stands; where his SH may not be known, or kills him. */
function felling(s: ArenaState, f: OnSand, { victim, odds }: Known): Pick<Odds, 'down'> {
  const { knockDown } = thresholds(victim, s.variants)
  if (victim.status !== 'standing' || knockDown === null) return {}
  const kills = knowsNumbers(s, f.side, victim) ? atLeast(odds.losses, Math.max(victim.sh, knockDown)) : 0
  return { down: atLeast(odds.losses, knockDown) - kills }
}

function words(s: ArenaState, { victim, odds, blow: { comesBack, dice, need } }: Known): string {
  const { daze, knockDown } = thresholds(victim, s.variants)
  const dazes = atLeast(odds.losses, daze)
  const fells = atLeast(odds.losses, knockDown)
  const more = [
    ...(dazes > 0 ? [`${percent(dazes)} dazed`] : []),
    ...(fells > 0 && victim.status === 'standing' ? [`${percent(fells)} knocked down`] : []),
  ]
  const back = comesBack ? [`${percent(rollChance(dice, need) - odds.hit)} flies back`] : []
  return [`${percent(odds.hit)} hit`, `${odds.mean.toFixed(1)} SH`, ...back, ...more].join(', ')
}

/** 37.3: the figures are those of three dice as long as he has not said that he evades. */
function evading(all: readonly Known[]): Pick<Odds, 'leavesOut'> {
  return all.some(({ victim }) => mayEvade(victim)) ? { leavesOut: 'evading' } : {}
}

/** The number needed, part by part, and what the dice make of it: multiples, plain hits, misses, and what is dropped (35.7). */
function sum({ variants }: Pick<ArenaState, 'variants'>, { need, rule, falls, blow: { comesBack } }: Known): Worked {
  const { dice } = need
  const { alwaysHit, double, triple } = ROLLS
  const number = limited(needed(need))
  const fallsFrom = fumblesFrom(dice, variants.includes('steady-grip'))
  const most = falls ? fallsFrom - 1 : dice * 6
  const bands: readonly Band[] = comesBack
    ? [
        [dice, alwaysHit, 'hit'],
        [alwaysHit + 1, number, 'flies back'],
        [number + 1, most, 'missed'],
      ]
    : [
        [triple, triple, 'hit, damage ×3'],
        [double, double, 'hit, damage ×2'],
        [double + 1, number, 'hit'],
        [number + 1, most, 'missed'],
        ...(falls ? [[fallsFrom, dice * 6, 'missed, and dropped'] satisfies Band] : []),
      ]
  return worked(need, rule, 'to hit', bands)
}

function rollShown(need: Need, rule: string, what: string, of: string): Odds {
  const p = chanceOf(need)
  return { text: percent(p), chance: p, of, why: [working(need, rule, what, of, `not ${of}`)] }
}

/** 33.7: everyone in front; a fighter who drops the weapon strikes no one after that (G-91). */
function slashShown(s: ArenaState, f: OnSand): Odds | undefined {
  const blows = enemiesInFront(s, f).flatMap((victim, i) => strokeAt(s, f, victim.id, 'ready', i === 0 ? 'slash' : 'slash-on') ?? [])
  const isSteady = s.variants.includes('steady-grip')
  let goesOn = 1
  let expected = 0
  let hitsNobody = 1
  let chance = 0
  for (const { odds, blow } of blows) {
    const drops = fumbleChance(blow.dice, isSteady)
    expected += goesOn * odds.mean
    goesOn *= 1 - drops
    chance += hitsNobody * odds.hit
    hitsNobody *= 1 - odds.hit - drops
  }
  if (blows.length === 0) return undefined
  const text = `${blows.map(({ odds }) => percent(odds.hit)).join(', ')} hit, ${expected.toFixed(1)} SH`
  return { text, expected, chance, of: 'a hit', ...evading(blows), why: blows.map((each) => sum(s, each)) }
}

/** 34.1: two blows, the second one at the survivor of the first, on his feet or not. */
function dualShown(s: ArenaState, f: OnSand, first: string, second: string): Odds | undefined {
  const one = strokeAt(s, f, first, 'ready', 'dual')
  const two = strokeAt(s, f, second, 'also', 'dual-second')
  if (one === null || two === null) return undefined
  const isTwice = one.victim.id === two.victim.id
  const text = `${percent(one.odds.hit)} and ${percent(two.odds.hit)} hit`
  const why = [sum(s, one), sum(s, two)]
  // A second blow that a first hit has made easier follows a hit in any case.
  const either = { chance: 1 - (1 - one.odds.hit) * (1 - two.odds.hit), of: 'a hit' }
  // A shield in the first hand can throw him down by a test that his own numbers decide.
  const tests = f.ready !== null && isShield(f.ready.type)
  if (!isTwice || tests) return { text, ...either, expected: one.odds.mean + two.odds.mean, ...evading([one, two]), why }
  const { knockDown } = thresholds(one.victim, s.variants)
  const fallen: OnSand = { ...two.victim, status: 'prone' }
  const arm = armIn(f, 'also')
  const down = arm === null ? two : known(s, f, fallen, blow(f, fallen, arm, 'dual-second'))
  const felledBy = one.victim.status === 'standing' ? knockDown : null
  const losses = bothBlows(one.odds.losses, felledBy, { up: two.odds.losses, down: down.odds.losses })
  return { ...figures(s, f, one.victim, losses), ...either, text: `${text}, ${meanOf(losses).toFixed(1)} SH`, ...evading([one]), why }
}

/** 40.2: the blow, and whether he falls, where his numbers may be known. */
function shieldShown(s: ArenaState, f: OnSand, kind: 'shield' | 'rush', whom: string): Odds | undefined {
  const victim = target(s, whom)
  const attack = victim === null ? null : shieldStroke(f, victim, kind)
  if (victim === null || attack === null) return undefined
  const one = known(s, f, victim, attack)
  const shown = blowShown(s, f, one)
  const { knockDown } = thresholds(victim, s.variants)
  if (shown === undefined || victim.status !== 'standing' || knockDown === null) return shown
  if (!knowsNumbers(s, f.side, victim)) return { ...shown, leavesOut: 'the roll to stay standing' }
  const need = fallNeed(victim, f.sh - victim.sh, handicapOf(kind))
  return { ...shown, why: [...(shown.why ?? []), working(need, '40.2', 'to stay standing', 'stands', 'falls')] }
}

function missileShown(s: ArenaState, f: OnSand, flight: 'bow' | 'thrown', whom: string): Odds | undefined {
  const victim = target(s, whom)
  const arm = missileArm(f, flight)
  return victim === null || arm === null ? undefined : blowShown(s, f, known(s, f, victim, shot(f, victim, arm, flight)))
}

/** 39.1: automatic against someone who lies; else his own numbers decide, where they may be known. */
function grappleShown(s: ArenaState, f: OnSand, whom: string): Odds | undefined {
  const victim = target(s, whom)
  if (victim === null) return undefined
  if (victim.status !== 'standing') return { text: percent(1), chance: 1, of: 'hand combat' }
  if (!knowsNumbers(s, f.side, victim)) return undefined
  const need = repelNeed(f, victim)
  const tries = triesToRepel(victim)
  const repels = tries * chanceOf(need)
  const trying = rolled({ what: 'to try to repel', code: '1D6', rule: '19.2' }, (die) => (die > 6 * tries ? 'allows it' : 'tries'))
  const why = [...(tries < 1 ? [trying] : []), working(need, '39.1', 'to repel', 'repelled', 'hand combat')]
  return { text: percent(1 - repels), chance: 1 - repels, of: 'hand combat', why }
}

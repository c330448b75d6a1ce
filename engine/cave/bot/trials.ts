import { wealthOf } from '../chapters/12-crystal.ts'
import { can, cardOfPlayer, combatStrength, craftOf, isToad } from '../chapters/characters.ts'
import { bribeOdds, trialOdds } from '../odds/fight.ts'
import type { CaveState, Player, Trial } from '../state.ts'
import { addedBy, LIMITS } from '../tables/index.ts'
import type { Scene } from './scene.ts'
import { knownOf } from './sheets.ts'

/** The chance to pass all three Trials now, Spells that help counted in; of others those that can be seen. */
export function readyFor(p: Player): number {
  const sheet = knownOf(p)
  sheet.ready ??= oddsOfAll(p)
  return sheet.ready
}

function oddsOfAll(p: Player): number {
  if (p.character === null || isToad(p)) return 0
  const { strength, craft } = cardOfPlayer(p)
  const may = addedBy(p.spells.includes('might') ? 'might' : null)
  const mind = addedBy(p.spells.includes('mind-blade') ? 'mind-blade' : null)
  const kept = (trial: Trial, odds: () => number) => (p.passed.includes(trial) ? 1 : odds())
  return (
    kept('strength', () => known(combatStrength(p) + may, LIMITS.beast, p.strength - strength, false)) *
    kept('craft', () => known(craftOf(p) + mind, LIMITS.apparition, p.craft - craft, true)) *
    kept('wealth', () => bribes(wealthOf(p), can(p, 'haggler')))
  )
}

const trials = new Map<string, number>()

function known(score: number, foe: number, counters: number, gains: boolean): number {
  const key = `${score - foe}:${counters}:${gains}`
  let odds = trials.get(key)
  if (odds === undefined) {
    odds = trialOdds({ score, foe, counters, gains })
    trials.set(key, odds)
  }
  return odds
}

const bribed = new Map<string, number>()

function bribes(wealth: number, haggles: boolean): number {
  const key = `${wealth}:${haggles}`
  let odds = bribed.get(key)
  if (odds === undefined) {
    odds = bribeOdds(wealth, haggles)
    bribed.set(key, odds)
  }
  return odds
}

/** How near the nearest rival is to winning. */
export function rivalReady(s: CaveState, p: Player): number {
  return Math.max(0, ...s.players.filter((other) => other.seat !== p.seat).map(readyFor))
}

/** The part of all rounds that must be left for someone alone to be as careful as he likes. */
const TIME = 0.5

/** He would enter the Crystal Chamber if he stood in it. */
export function dares({ s, ready, rival, temper }: Pick<Scene, 's' | 'ready' | 'rival' | 'temper'>): boolean {
  if (s.players.length === 1) return ready >= temper.alone * Math.min(1, (s.rounds - s.round) / (s.rounds * TIME))
  const { enters, rushes, threat } = s.players.length === 2 ? temper.duel : temper.crowd
  return ready >= enters || (ready >= rushes && rival >= threat)
}

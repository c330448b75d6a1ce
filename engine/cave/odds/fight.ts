import { certain, chance, type Distribution, distribution, mapped, plusDistribution } from '../../kernel/odds.ts'

// Exact chances of fights and Trials, from their numbers alone.

/** A fight before the dice. */
export interface Match {
  /** Without the die. */
  readonly score: number
  readonly foe: number
  /** The higher of two dice counts (Ambush). */
  readonly two: boolean
  /** The least faces on which armour saves a Life; none in Psychic Combat. */
  readonly saves: readonly number[]
}

/** They add up to 1; `hurt` is the part of `lose` that no armour saves. */
export interface FightOdds {
  readonly win: number
  readonly even: number
  readonly lose: number
  readonly hurt: number
}

const FACES = 6
const DIE = distribution('1D6')
/** One face shows the higher of two dice in 1, 3, 5, 7, 9 and 11 of 36 throws. */
const HIGHER: Distribution = { least: 1, ways: [1, 3, 5, 7, 9, 11], all: 36 }

/** 14.4, 14.8, 15.2: the Character's score less the other's. */
function margin({ score, foe, two }: Omit<Match, 'saves'>): Distribution {
  const theirs = mapped(DIE, (die) => -die)
  return plusDistribution(plusDistribution(two ? HIGHER : DIE, theirs), certain(score - foe))
}

/** Chances by their numbers: the same few fights are weighed again and again. */
const known = new Map<string, FightOdds>()

export function fightOdds(match: Match): FightOdds {
  const key = `${match.score - match.foe}:${match.two}:${match.saves.join()}`
  const odds = known.get(key) ?? worked(match)
  known.set(key, odds)
  return odds
}

function worked(match: Match): FightOdds {
  const by = margin(match)
  const lose = chance(by, (score) => score < 0)
  const through = match.saves.reduce((sum, saves) => sum * ((saves - 1) / FACES), 1)
  return { win: chance(by, (score) => score > 0), even: chance(by, (score) => score === 0), lose, hurt: lose * through }
}

/** A Trial before its first dice. */
export interface TrialMatch {
  readonly score: number
  readonly foe: number
  /** Counters above the start. */
  readonly counters: number
  /** The other gains what he loses (12.5 b). */
  readonly gains: boolean
}

/** 12.5 a and b: the chance to pass, over all the defeats that his counters allow; equal scores are rolled again (C-10, C-11). */
export function trialOdds({ score, foe, counters, gains }: TrialMatch): number {
  const { win, lose } = fightOdds({ score, foe, two: false, saves: [] })
  const wins = win / (win + lose)
  if (counters <= 1) return wins
  return wins + (1 - wins) * trialOdds({ score: score - 1, foe: foe + (gains ? 1 : 0), counters: counters - 1, gains })
}

/** 12.5 c: the chance that three dice show no more than his wealth; the Gnome Tinker throws the highest again where it is too much. */
export function bribeOdds(wealth: number, haggles: boolean): number {
  const faces = [1, 2, 3, 4, 5, 6]
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c] as const)))
  const passed = throws.map((dice) => {
    const price = dice[0] + dice[1] + dice[2]
    if (price <= wealth) return 1
    return haggles ? chance(DIE, (die) => price - Math.max(...dice) + die <= wealth) : 0
  })
  return passed.reduce((sum, each) => sum + each, 0) / throws.length
}

/** 12.5 b: of two dice. */
export function searchOdds(needed: number): number {
  return chance(distribution('2D6'), (total) => total >= needed)
}

/** 11.3: of one die and that much Strength. */
export function gateOdds(strength: number, needed: number): number {
  return chance(DIE, (die) => die + strength >= needed)
}

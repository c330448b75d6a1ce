import type { Seat } from '../../kernel/types.ts'
import { wealthOf } from '../chapters/12-crystal.ts'
import { combatStrength, craftOf, playerOf } from '../chapters/characters.ts'
import type { CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import { readiness } from './sheet.ts'

// The prospect of a seat between two turns, if all go on as well as the bot can. Its numbers were fitted to whole games in which what everyone
// had was dealt again by chance at one place on the way, so that nothing else can be the reason for what followed: 455 in company, 536 alone.
// Games that it has not seen must come to the same (`prospect.test.ts`).

/** The chance that a seat wins; of several winners each has a part. */
export function chanceToWin(s: CaveState, seat: Seat): number {
  if (s.end !== null) return s.end.winners.includes(seat) ? 1 / s.end.winners.length : 0
  if (s.players.length === 1) return aloneInTime(playerOf(s, seat), s.rounds - s.round)
  const odds = s.players.map((p) => Math.exp(-lack(p, IN_COMPANY)))
  return (odds[seat] ?? 0) / odds.reduce((sum, each) => sum + each, 0)
}

/** What is missing for the Trials, one of each, and how much Lives and the chance to pass all Trials make up for. */
interface Weights {
  readonly strength: number
  readonly craft: number
  readonly wealth: number
  readonly lives: number
  readonly ready: number
}

const IN_COMPANY: Weights = { strength: 0.225, craft: 0.273, wealth: 0.115, lives: 0.438, ready: 1.851 }
const ALONE: Weights = { strength: 0.303, craft: 0.33, wealth: 0.068, lives: 0.455, ready: 2.046 }

/** C-97: alone, only the last round is against him. */
function aloneInTime(p: Player, rounds: number): number {
  return 1 / (1 + Math.exp(4.627 + lack(p, ALONE) - 1.268 * Math.sqrt(rounds)))
}

/** Beyond this, more is of little use in the Trials (12.5). */
const ENOUGH = { strength: 11, craft: 9, wealth: 12 } as const
/** A Character who is still to be dealt (4.3) begins with about this much. */
const NEW = { strength: 4, craft: 4, wealth: LIMITS.gold, lives: LIMITS.lives, ready: 0 } as const

function lack(p: Player, weights: Weights): number {
  const { strength, craft, wealth, lives, ready } = p.character === null ? NEW : sheetOf(p)
  return (
    weights.strength * Math.max(0, ENOUGH.strength - strength) +
    weights.craft * Math.max(0, ENOUGH.craft - craft) +
    weights.wealth * Math.max(0, ENOUGH.wealth - wealth) -
    weights.lives * Math.log(lives) -
    weights.ready * ready
  )
}

function sheetOf(p: Player) {
  return { strength: combatStrength(p), craft: craftOf(p), wealth: wealthOf(p), lives: p.lives, ready: readiness(p).all }
}

import { chance as chanceOf, distribution } from '../../kernel/odds.ts'
import { actionAmong, actionId } from '../actions.ts'
import { BRIBERY_OFFER, BRIBERY_ROWS, type BriberyRow, bribeTarget, negotiationAt } from '../tables/index.ts'
import type { CitadelGlimpse } from '../view-types.ts'
import { costOf } from './cost.ts'
import { castOf } from './cure.ts'
import { declining, one, type Pick } from './pick.ts'
import { canCease, castBefore } from './reserve.ts'
import { characters, foesHere, health } from './sight.ts'
import type { Temper } from './temper.ts'

// Meeting monsters (8.4 to 8.7): words, gold and spells before blows.

/** The most a fight may cost for its treasure and experience to be worth it. */
const EASY = 0.06
/** Worth gold, or a spell that frightens. */
const HARD = 0.3
/** The health of a party that looks for an easy fight. */
const WELL = 0.5
/** Talk is likely enough to succeed. */
const LIKELY = 0.6

type Aside = (() => readonly string[]) | undefined

export function encounter(raid: CitadelGlimpse, ids: readonly string[], aside: Aside, temper: Temper): Pick {
  const cost = costOf(raid, foesHere(raid))
  const before = aside === undefined ? null : castBefore(raid, aside, cost, temper)
  if (before !== null) return one(before.id, before.why)
  if (!ids.includes('negotiate')) return one('fight', 'They never negotiate')
  if (cost < EASY && health(raid) > WELL) return one('fight', 'An easy fight brings treasure and experience')
  if (cost > HARD) {
    const spell = castOf(raid, ids, 'daunt') ?? castOf(raid, ids, 'cow')
    if (spell !== undefined) return one(spell, 'It spares a hard fight unless they resist')
    const oratory = castOf(raid, ids, 'oratory')
    if (oratory !== undefined && talks(raid) < LIKELY) return one(oratory, 'Without its bonus, negotiation is too likely to fail')
  }
  return one('negotiate', 'A failure costs nothing, and the party can still fight')
}

/** Chance of an agreement (8.5) with the best speaker. */
function talks(raid: CitadelGlimpse): number {
  const value = Math.max(0, ...foesHere(raid).map((m) => m.negotiation ?? 0))
  const skill = Math.max(0, ...characters(raid).map((c) => c.skills.negotiation ?? 0))
  return chanceOf(distribution('2D6'), (total) => negotiationAt(total + skill - value) !== 'failure')
}

export function afterFailure(raid: CitadelGlimpse, ids: readonly string[], aside: Aside, temper: Temper): Pick {
  const cost = costOf(raid, foesHere(raid))
  const before = aside === undefined ? null : castBefore(raid, aside, cost, temper)
  if (before !== null) return one(before.id, before.why)
  // Measured: a refused bribe gives them the first blows (8.7), and 3 of 100 more parties fall.
  if (cost > HARD && canCease(raid, temper)) return one('fight', 'Cease Fire will end it, for less than a bribe')
  return cost > HARD && ids.includes('bribe') && bestOffer(raid, rowsFor(raid)) !== null
    ? one('bribe', 'A hard fight costs more than gold')
    : one('fight', cost > HARD ? 'No bribe the party can pay is likely to work' : 'The fight is not worth a bribe')
}

function rowsFor(raid: CitadelGlimpse): BriberyRow[] {
  const wealth = characters(raid).reduce((sum, c) => sum + c.gold + c.jewels.reduce((all, value) => all + value, 0), 0)
  return BRIBERY_ROWS.filter((row) => BRIBERY_OFFER[row] <= wealth)
}

const GOOD_ODDS = 3

/** The cheapest offer that is likely to be taken; null if there is none. */
function bestOffer(raid: CitadelGlimpse, rows: readonly BriberyRow[]): BriberyRow | null {
  let strongest = foesHere(raid)[0]
  for (const m of foesHere(raid)) if (strongest === undefined || m.woundPoints.total > strongest.woundPoints.total) strongest = m
  if (strongest === undefined) return null
  const sum = strongest.woundPoints.total + (strongest.negotiation ?? 0)
  return rows.find((row) => bribeTarget(sum, BRIBERY_OFFER[row]) >= GOOD_ODDS) ?? null
}

export function bribe(raid: CitadelGlimpse, ids: readonly string[]): Pick {
  const rows = ids.flatMap((id) => {
    const action = actionAmong(id, ['bribe', 'decline'])
    return action.do === 'bribe' && action.row !== undefined ? action.row : []
  })
  const row = bestOffer(raid, rows)
  return row === null
    ? declining(ids, 'No offer the party can pay has even odds')
    : one(actionId({ do: 'bribe', row }), 'The smallest offer with even odds or better')
}

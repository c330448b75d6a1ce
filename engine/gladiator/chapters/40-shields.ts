import type { Script } from '../../kernel/play.ts'
import { pickOne } from '../asks.ts'
import { parseAction, squareOption } from '../open/actions.ts'
import { succeeds } from '../open/rolls.ts'
import { neighbours, type Square } from '../open/squares.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import { MODIFIERS, ROLLS } from '../tables/limits.ts'
import { isSolid, layersOf } from './22-terrain.ts'
import { isSeenBy } from './23-sight.ts'
import { needToStrike, type OnSand } from './33-need.ts'
import { type Attack, armIn, strike } from './33-striking.ts'
import { shieldOf } from './33-targets.ts'
import { agilityRoll, type Need, needed } from './35-agility-rolls.ts'
import { fallIntoPit } from './35-wounds.ts'
import { answered, isPlayed } from './choosing.ts'
import { agility, figureAt, figureOf, isPresent, tagOf, thresholds } from './figures.ts'
import { tellNumbers, tellOf } from './telling.ts'

export type ShieldEvent =
  | { type: 'braced'; rule: '40.2'; figure: string; need: number; parts: Need['parts'] }
  | { type: 'fall-tested'; rule: '40.2'; figure: string; by: string; total: number; stands: boolean }
  | { type: 'pushed'; rule: '40.2'; figure: string; by: string; to: Square }

/** 33.3, 33.8, G-93: a blow with the shield, from a charge with +2, and the defender with -2 to stay on his feet. */
export function* shieldAttack(g: Arena, f: OnSand, kind: 'shield' | 'rush', whom: string): Script {
  const victim = figureOf(g.state, whom)
  if (!isPresent(victim)) return
  const attack = shieldStroke(f, victim, kind)
  if (attack !== null) yield* shieldBlow(g, f, victim, attack, handicapOf(kind))
}

/** The whole of it; null without a shield. */
export function shieldStroke(f: OnSand, victim: OnSand, kind: 'shield' | 'rush'): Attack | null {
  const shield = shieldOf(f)
  const arm = armIn(f, shield !== null && f.ready?.id === shield.id ? 'ready' : 'also')
  if (shield === null || arm === null) return null
  const extra = kind === 'rush' ? ([{ what: 'rush', value: MODIFIERS.rush }] as const) : []
  const need = (g: Pick<Arena, 'state'>) => needToStrike(g, f, victim, { type: shield.type, extra })
  return { rule: kind === 'rush' ? '33.3' : '33.8', deed: kind, arm, need, charge: 1 }
}

/** 33.3: what a rush takes off the defender's roll. */
export function handicapOf(kind: 'shield' | 'rush'): number {
  return kind === 'rush' ? MODIFIERS.rushFallTest : 0
}

/** 40.2, G-31, G-93: damage first; a victim who lives and stands then has to keep his feet. */
export function* shieldBlow(g: Arena, f: OnSand, victim: OnSand, attack: Attack, handicap: number): Script {
  const stronger = f.sh - victim.sh
  const { hits, felled } = yield* strike(g, f, victim, attack)
  if (!hits || !isPresent(victim)) return
  if (felled) return yield* push(g, f, victim, true)
  if (victim.status !== 'standing' || thresholds(victim, g.state.variants).knockDown === null) return
  if (yield* keepsFeet(g, f, victim, fallNeed(victim, stronger, handicap))) return
  victim.status = 'prone'
  yield* push(g, f, victim, false)
}

/** 40.2, G-34: his agility, less by as much as the attacker was stronger before the blow. */
export function fallNeed(victim: Figure, stronger: number, handicap: number): Need {
  const parts = [
    { what: 'agility', value: agility(victim) },
    { what: 'strength', value: -stronger },
    { what: 'rush', value: handicap },
  ] as const
  return { dice: ROLLS.attackDice, parts: parts.filter(({ value }) => value !== 0) }
}

function* keepsFeet(g: Arena, f: OnSand, victim: OnSand, need: Need): Script<boolean> {
  const number = needed(need)
  const figure = tagOf(victim)
  yield* tellNumbers(g, [victim, f], { type: 'braced', rule: '40.2', figure, need: number, parts: need.parts } satisfies ShieldEvent)
  const total = yield* agilityRoll(g, victim, 'fall', '40.2', need)
  const stands = succeeds(total, number)
  yield* tellOf(g, [victim], { type: 'fall-tested', rule: '40.2', figure, by: tagOf(f), total, stands } satisfies ShieldEvent)
  return stands
}

/** 33.3, G-70: the attacker says where he falls: where he stood, or next to it, terrain that hurts included. */
function* push(g: Arena, f: OnSand, victim: OnSand, hasFallen: boolean): Script {
  const from = victim.at
  const to = yield* chooseSquare(g, f, victim)
  // Someone the attacker's side does not see may lie there: then nothing moves.
  if (to !== from && figureAt(g.state, to) === null) {
    victim.at = to
    yield* tellOf(g, [victim], { type: 'pushed', rule: '40.2', figure: tagOf(victim), by: tagOf(f), to } satisfies ShieldEvent)
  }
  if (layersOf(g.state, victim.at, 'pit') > 0 && !(hasFallen && victim.at === from)) yield* fallIntoPit(g, victim, f)
}

function* chooseSquare(g: Arena, f: OnSand, victim: OnSand): Script<Square> {
  const squares = pushSquares(g.state, f, victim)
  if (!isPlayed(f)) return victim.at
  const data = { whom: tagOf(victim), fell: true }
  const ids = squares.map((square) => squareOption('push', square))
  const question = { seat: f.seat, rule: '40.2', topic: 'push', about: tagOf(f), data, ids } as const
  return parseAction('push', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside }))).square
}

/** G-70: his own square, and those next to it without anyone, wall or altar. */
function pushSquares(s: ArenaState, f: OnSand, victim: OnSand): readonly Square[] {
  const isFree = (square: Square) => {
    const there = figureAt(s, square)
    return !isSolid(s, square) && (there === null || !isSeenBy(s, f.side, there))
  }
  return [victim.at, ...neighbours(victim.at).filter(isFree)]
}

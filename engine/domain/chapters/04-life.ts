import { type Script, tell } from '../../kernel/play.ts'
import type { Seat, TableCell } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { EXPERIENCE, START, UNLUCKY_TIMES } from '../tables/index.ts'
import { disturbAt } from './06-walks.ts'
import { itemsOf, layTreasure } from './cards.ts'
import { halt, isActive, trailOf } from './characters.ts'

export type LifeEvent =
  | { type: 'life-lost'; rule: '4.1'; seat: Seat; amount: number; cause: string; left: number }
  /** A luck test kept him from it (4.2). */
  | { type: 'life-spared'; rule: '4.2'; seat: Seat; amount: number; cause: string }
  | { type: 'healed'; rule: HealingRule; seat: Seat; amount: number; left: number; by: string }
  | { type: 'luck-tested'; rule: '4.2'; seat: Seat; luck: number; passed: boolean; compulsory: boolean }
  | { type: 'experience'; rule: '4.5'; seat: Seat; amount: number; total: number; why: ExperienceSource; reads?: TableCell }
  | { type: 'died'; rule: '4.1'; seat: Seat; cause: string; square: Square | null }
  | { type: 'retired'; rule: '4.1'; seat: Seat }

type HealingRule = '8.3' | '11.2.1' | '11.6' | '13.2'

export type ExperienceSource = 'outer-tile' | 'inner-tile' | 'combat' | 'luck' | 'summon-evil' | 'clear-mind'

/**
 * 4.1: life points lost; first he may test his luck (4.2). `cause` is the kind of the card, or a name of ours such as `warlock`.
 * Returns whether he lives.
 */
export function* loseLife(g: Domain, c: Character, amount: number, cause: string): Script<boolean> {
  halt(c)
  const asked = { seat: c.seat, rule: '4.2', topic: 'luck', about: idOf(c), data: { amount, cause }, ids: ['test-luck', 'suffer'] } as const
  const { kind } = parseAction('luck', yield* pickOne(asked))
  if (kind === 'suffer') return yield* takeLife(g, c, amount, cause)
  if (!(yield* testLuck(g, c, false))) return yield* takeLife(g, c, amount * UNLUCKY_TIMES, cause)
  yield* tell(g, { type: 'life-spared', rule: '4.2', seat: c.seat, amount, cause } satisfies LifeEvent)
  return true
}

/** 4.1: the loss itself, which no luck averts any more. At 0 he is dead. */
export function* takeLife(g: Domain, c: Character, amount: number, cause: string): Script<boolean> {
  const lost = Math.min(amount, c.lifePoints)
  c.lifePoints -= lost
  yield* tell(g, { type: 'life-lost', rule: '4.1', seat: c.seat, amount, cause, left: c.lifePoints } satisfies LifeEvent)
  if (c.lifePoints > 0) return true
  yield* die(g, c, cause)
  return false
}

/** 4.2: two dice, at most his luck; tested or not passed, luck falls by 1 to the minimum, and a passed test is experience (D-26). */
export function* testLuck(g: Domain, c: Character, compulsory: boolean, topic: 'luck' | 'skull' | 'spikes' = 'luck'): Script<boolean> {
  const { luck } = c
  const total = yield* roll(g, '2D6', { topic, rule: '4.2', who: idOf(c), seat: c.seat })
  const passed = total <= luck
  c.luck = Math.max(START.luckMinimum, luck - 1)
  yield* tell(g, { type: 'luck-tested', rule: '4.2', seat: c.seat, luck, passed, compulsory } satisfies LifeEvent)
  if (passed) yield* learn(g, c, EXPERIENCE.luckTest, 'luck')
  return passed
}

/** 4.1: never beyond what he began with. Returns what he got back. */
export function* heal(g: Domain, c: Character, amount: number, rule: HealingRule, by: string): Script<number> {
  const healed = Math.min(amount, START.lifePoints - c.lifePoints)
  c.lifePoints += healed
  if (healed > 0) yield* tell(g, { type: 'healed', rule, seat: c.seat, amount: healed, left: c.lifePoints, by } satisfies LifeEvent)
  return healed
}

/** 4.5: experience, which is initiative too. */
export function* learn(g: Domain, c: Character, amount: number, why: ExperienceSource): Script {
  c.experience += amount
  // What a clear mind brings is read on the table of potions, by its die.
  const reads = why === 'clear-mind' ? {} : { reads: { table: '4.5', row: why } }
  yield* tell(g, { type: 'experience', rule: '4.5', seat: c.seat, amount, total: c.experience, why, ...reads } satisfies LifeEvent)
}

/**
 * 4.1, D-28: what he carried is out of the game, but a major treasure lies open where he died, or at the entry of the passage. All values
 * are set back; on his next turn he may come in again from his quadrant (D-71, D-72).
 */
export function* die(g: Domain, c: Character, cause: string): Script {
  const s = g.state
  const square = c.at ?? c.passage?.entry ?? null
  s.gone.push(...itemsOf(c).map(({ card }) => card))
  leaveTreasure(s, c)
  c.deaths += 1
  reset(c)
  if (isActive(s, c)) s.turn = null
  yield* tell(g, { type: 'died', rule: '4.1', seat: c.seat, cause, square } satisfies LifeEvent)
}

/**
 * D-28, D-120: a major treasure never leaves the game with its carrier: it lies open where he is, at the entry of his passage, or at the door
 * out of which he was thrown back. What lies there already stays.
 */
function leaveTreasure(s: DomainState, c: Character): void {
  const square = c.at ?? c.passage?.entry ?? trailOf(c).at(-1)
  if (c.treasure === null || square === undefined) return
  layTreasure(s, square, { treasure: c.treasure, up: true })
  c.treasure = null
  disturbAt(s, square)
}

function reset(c: Character): void {
  c.status = 'outside'
  c.at = null
  c.from = null
  c.came = 'outside'
  c.held = null
  c.lifePoints = START.lifePoints
  c.luck = START.luck
  c.experience = START.experience
  c.lantern = START.lantern
  c.items = []
  c.passage = null
  c.effects = []
  delete c.late
  delete c.summons
  delete c.missesTurn
  halt(c)
}

/** D-72: he is out of the game for good. */
export function* retire(g: Domain, c: Character): Script {
  leaveTreasure(g.state, c)
  c.status = 'retired'
  yield* tell(g, { type: 'retired', rule: '4.1', seat: c.seat } satisfies LifeEvent)
}

/** How questions and rolls name a character. */
export function idOf({ seat }: Character): string {
  return `seat-${seat}`
}

/** 2.0: those still in the game, on the board or in a passage. */
export function isInside(c: Character): boolean {
  return c.status === 'board' || c.status === 'passage'
}

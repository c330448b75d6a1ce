import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { spaceOf } from '../open/spaces.ts'
import type { Cave, Player, Trial } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { loseStrength } from './01-strength.ts'
import { loseCraft } from './02-craft.ts'
import { againstOther, castBefore, strike } from './14-combat.ts'
import { winCrystal } from './17-winning.ts'
import { can, cardOfPlayer, craftOf, idOf, isToad } from './characters.ts'
import { own, ownWhile } from './own.ts'
import { beginCounter, endTurn, goesOn } from './turns.ts'

export type CrystalEvent =
  | { type: 'searched'; rule: '12.5'; seat: Seat; total: number; needed: number; found: boolean }
  | { type: 'crystal-found'; rule: '12.5'; seat: Seat | null; at: SpaceId; by: string }
  | { type: 'trial'; rule: '12.5'; seat: Seat; trial: Trial; passed: boolean }
  | { type: 'bribed'; rule: '12.5'; seat: Seat; dice: readonly number[]; price: number; wealth: number }
  | { type: 'left-chamber'; rule: '12.5'; seat: Seat; to: SpaceId }

// ---------------------------------------------------------------- finding it

/** 12.5 a: one of these Chambers, by lot where there are several. It stays there for the rest of the game (12.4). */
export function* reveal(g: Cave, seat: Seat | null, among: readonly SpaceId[], by: string): Script {
  const [only] = among
  const at = among.length === 1 && only !== undefined ? only : yield* draw(g, among)
  g.state.crystal = at
  yield* tell(g, { type: 'crystal-found', rule: '12.5', seat, at, by } satisfies CrystalEvent)
}

/** C-06, C-42: not with Craft under 6, nor as a Toad. */
export function maySearch(p: Player): boolean {
  return !isToad(p) && craftOf(p) >= LIMITS.searchCraft
}

/** 12.5 b, C-08: what two dice have to show, by the Craft of someone who may search. */
export function searchNeeds(p: Player): number {
  const { searchCraft, search } = LIMITS
  const byCraft: Readonly<Record<string, number>> = search
  return byCraft[Math.max(craftOf(p), searchCraft)] ?? search.more
}

/** 12.5 b, C-07, C-86: once a visit, while his turn goes on. Found, he may try the Trials at once (C-09); failing costs a Craft (C-08). */
export function* search(g: Cave, p: Player): Script {
  if (g.state.crystal !== null || !goesOn(g.state, p)) return
  const ids = () => (maySearch(p) ? ['search', 'pass'] : [])
  const choice = yield* ownWhile(g, p, { rule: '12.5', topic: 'search', ids, data: () => ({ needed: searchNeeds(p) }) })
  if (choice === null || parseAction('search', choice).kind === 'pass') return
  const needed = searchNeeds(p)
  const total = yield* roll(g, '2D6', { topic: 'search', rule: '12.5', who: idOf(p), seat: p.seat })
  const found = total >= needed
  yield* tell(g, { type: 'searched', rule: '12.5', seat: p.seat, total, needed, found } satisfies CrystalEvent)
  if (!found) return yield* loseCraft(g, p, 1)
  yield* reveal(g, p.seat, [p.at], 'search')
  yield* visitCrystal(g, p)
}

// ---------------------------------------------------------------- the three Trials

/** C-09: never forced. All three in one visit, unless those passed are kept (C-16). */
export function* visitCrystal(g: Cave, p: Player): Script {
  if (isToad(p)) return
  const choice = yield* own(g, p, { rule: '12.5', topic: 'trials', ids: () => ['enter', 'pass'] })
  if (parseAction('trials', choice).kind === 'pass') return
  const keeps = g.state.variants.includes('trials-kept')
  for (const [trial, tryIt] of [
    ['strength', trialByStrength],
    ['craft', trialByCraft],
    ['wealth', trialByWealth],
  ] as const) {
    if (p.passed.includes(trial)) continue
    const passed = yield* tryIt(g, p)
    yield* tell(g, { type: 'trial', rule: '12.5', seat: p.seat, trial, passed } satisfies CrystalEvent)
    if (!passed) return yield* leaveChamber(g, p)
    if (keeps) p.passed.push(trial)
  }
  yield* winCrystal(g, p)
}

/** 12.5 a: against the Beast until it is beaten, or he is down to the Strength he started with (C-11); a Spell holds for all of it (C-10). */
function* trialByStrength(g: Cave, p: Player): Script<boolean> {
  const beast = againstOther('beast', 'strength', LIMITS.beast)
  const bonus = yield* castBefore(g, p, beast, '12.5')
  const { strength } = cardOfPlayer(p)
  for (;;) {
    const result = yield* strike(g, p, beast, bonus)
    if (result === 'won') return true
    if (result === 'even') continue
    yield* loseStrength(g, p, 1)
    if (p.strength === strength) return false
  }
}

/** 12.5 b: the same by Craft; what he loses, the Apparition gains, for this visit (C-12, C-90). */
function* trialByCraft(g: Cave, p: Player): Script<boolean> {
  let { apparition }: { apparition: number } = LIMITS
  const bonus = yield* castBefore(g, p, againstOther('apparition', 'craft', apparition), '12.5')
  const { craft } = cardOfPlayer(p)
  for (;;) {
    const result = yield* strike(g, p, againstOther('apparition', 'craft', apparition), bonus)
    if (result === 'won') return true
    if (result === 'even') continue
    apparition += 1
    yield* loseCraft(g, p, 1)
    if (p.craft === craft) return false
  }
}

/** C-14: Gold, Objects and Followers count one each; a Toad never comes here. */
export function wealthOf(p: Player): number {
  return p.gold + p.objects.length + p.followers.length
}

/** 12.5 c: three dice, of which the Gnome Tinker may throw one again. Who has enough pays, and has won (C-13, C-14). */
function* trialByWealth(g: Cave, p: Player): Script<boolean> {
  const dice: number[] = []
  while (dice.length < LIMITS.wealthDice) dice.push(yield* bribeDie(g, p))
  if (can(p, 'haggler')) {
    const ids = () => ['keep', ...dice.map((_, i) => `re-roll:${i + 1}`)]
    const choice = parseAction('re-roll', yield* own(g, p, { rule: '12.5', topic: 're-roll', ids, data: () => ({ dice: [...dice] }) }))
    if (choice.kind === 're-roll') dice[choice.die - 1] = yield* bribeDie(g, p)
  }
  const price = dice.reduce((sum, die) => sum + die, 0)
  const wealth = wealthOf(p)
  yield* tell(g, { type: 'bribed', rule: '12.5', seat: p.seat, dice, price, wealth } satisfies CrystalEvent)
  return wealth >= price
}

function bribeDie(g: Cave, p: Player) {
  return roll(g, '1D6', { topic: 'bribe', rule: '12.5', who: idOf(p), seat: p.seat })
}

/** 12.5, C-15: to a neighbouring space of his choice, where nothing is met; the Chamber is closed to him for three turns. */
function* leaveChamber(g: Cave, p: Player): Script {
  const ids = () => spaceOf(p.at).neighbours.map((space) => `go:${space}`)
  const { space } = parseAction('leave-chamber', yield* own(g, p, { rule: '12.5', topic: 'leave-chamber', ids }))
  p.from = p.at
  p.at = space
  beginCounter(g.state, p, 'barred', LIMITS.barred)
  endTurn(g.state)
  yield* tell(g, { type: 'left-chamber', rule: '12.5', seat: p.seat, to: space } satisfies CrystalEvent)
}

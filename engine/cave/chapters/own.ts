import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { type CaveTopics, pickOne } from '../asks.ts'
import { type Aside, type Loot, parseAction, parseAside } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { LIMITS, spellRow } from '../tables/index.ts'
import type { CharacterId, SpellId } from '../tables/table-types.ts'
import { exchange, exchangeable } from './01-strength.ts'
import { spend } from './02-craft.ts'
import { hand, lootFrom, putDown, settle } from './05-objects.ts'
import { idOf, living } from './characters.ts'

export type SpellEvent =
  | { type: 'spell-cast'; rule: '9.6'; seat: Seat; spell: SpellId; on?: string }
  | { type: 'mended'; rule: '4.6'; seat: Seat; amount: number }
  | { type: 'robbed'; rule: '9.7' | '14.9'; seat: Seat; from: Seat; loot: Loot }
  | { type: 'warded'; rule: '9.6'; seat: Seat; cause: string }

/** The questions of an own turn beside which something else may be done. */
type OwnTopic = Exclude<
  keyof CaveTopics,
  'dice' | 'character' | 'take' | 'visit' | 'heal' | 'shrine' | 'leave' | 'spoils' | 'too-many' | 'too-many-spells' | 'evade' | 'defend'
>
type TheirTopic = 'evade' | 'defend' | 'ward'

/** Options and data are worked out again after everything that is done beside the question: what he puts down may have made them. */
type Asked<K extends keyof CaveTopics> = {
  readonly rule: string
  readonly topic: K
  readonly ids: () => readonly string[]
} & (undefined extends CaveTopics[K] ? { readonly data?: undefined } : { readonly data: () => CaveTopics[K] })

/**
 * Asks him in his own turn, and does what he does beside the question until he answers it. A single way out isn't a question, except with
 * `isPut`.
 */
export function* own<K extends OwnTopic>(g: Cave, p: Player, q: Asked<K>): Script<string> {
  const choice = yield* ownWhile(g, p, q)
  if (choice === null) throw new Error(`nothing is left to answer to ${q.topic}`)
  return choice
}

/** The same where what he does beside the question can leave nothing to choose: then null. */
export function* ownWhile<K extends OwnTopic>(g: Cave, p: Player, q: Asked<K>): Script<string | null> {
  for (;;) {
    const ids = q.ids()
    const [only, other] = ids
    if (only === undefined) return null
    if (other === undefined && !isPut(p, q.topic)) return only
    const choice = yield* put(p, q, ids, () => asides(g.state, p))
    if (ids.includes(choice)) return choice
    yield* doBeside(g, p, parseAside(choice))
  }
}

/** C-52, C-81: questions that are put even with one way out: the move, and where waiting would tell which Spells he holds, to all who hold any. */
function isPut(p: Player, topic: OwnTopic): boolean {
  return topic === 'move' || ((topic === 'fight' || topic === 'ward') && p.spells.length > 0)
}

/**
 * Asks someone in the turn of another: always, for not being asked would tell something (C-52, C-81). He may exchange trophies first
 * (C-73).
 */
export function* theirs<K extends TheirTopic>(g: Cave, p: Player, q: Asked<K>): Script<string> {
  for (;;) {
    const ids = q.ids()
    const choice = yield* put(p, q, ids, () => exchanges(p))
    if (ids.includes(choice)) return choice
    yield* doBeside(g, p, parseAside(choice))
  }
}

function put<K extends keyof CaveTopics>(p: Player, q: Asked<K>, ids: readonly string[], aside: () => readonly string[]) {
  const { rule, topic, data } = q
  const asked = { seat: p.seat, rule, topic, about: idOf(p), ids, aside, ...(data === undefined ? {} : { data: data() }) }
  return pickOne(asked as Parameters<typeof pickOne>[0])
}

/** What may be done beside a question of his own turn now. No Spell can be put down (9.3). */
export function asides(s: CaveState, p: Player): readonly string[] {
  const mend = p.spells.includes('mend') && p.lives < LIMITS.healTo ? ['cast:mend'] : []
  const others = living(s, p.seat).filter((other) => other !== p)
  const robs = p.spells.includes('sticky-fingers')
    ? others.flatMap((other) => lootFrom(p, other).map((loot) => `cast:sticky-fingers:${idOf(other)}:${loot}`))
    : []
  return [...exchanges(p), ...mend, ...robs, ...[...p.objects, ...p.followers].map((copy) => `ditch:${copy}`)]
}

function exchanges(p: Player): readonly string[] {
  return Array.from({ length: exchangeable(p) }, (_, i) => `exchange:${i + 1}`)
}

function* doBeside(g: Cave, p: Player, aside: Aside): Script {
  switch (aside.kind) {
    case 'exchange':
      return yield* exchange(g, p, aside.strength)
    case 'mend':
      return yield* mend(g, p)
    case 'rob':
      return yield* rob(g, p, aside.character, aside.loot)
    case 'ditch':
      yield* putDown(g, p, [aside.card], 0, cardOf(aside.card).type === 'follower' ? '6.4' : '5.4')
      return yield* settle(g, p)
  }
}

/** 9.6: it is spent; what it does is for the caller. */
export function* cast(g: Cave, p: Player, spell: SpellId, on?: string): Script {
  spend(g.state, p, spell)
  yield* tell(g, { type: 'spell-cast', rule: '9.6', seat: p.seat, spell, ...(on === undefined ? {} : { on }) } satisfies SpellEvent)
}

/** The Lives that Mend brings him, never above 4 (4.6). */
export function mendedBy(p: Player): number {
  return Math.min(spellRow('mend').heals ?? 0, LIMITS.healTo - p.lives)
}

function* mend(g: Cave, p: Player): Script {
  const amount = mendedBy(p)
  yield* cast(g, p, 'mend')
  p.lives += amount
  yield* tell(g, { type: 'mended', rule: '4.6', seat: p.seat, amount } satisfies SpellEvent)
}

/** Sticky Fingers: from anyone, wherever he is (9.7); Ward undoes it (C-82). */
function* rob(g: Cave, p: Player, character: CharacterId, loot: Loot): Script {
  const from = living(g.state, p.seat).find((other) => other.character === character)
  if (from === undefined) return
  yield* cast(g, p, 'sticky-fingers', character)
  if (yield* ward(g, from, 'sticky-fingers')) return
  yield* hand(g, from, p, { type: 'robbed', rule: '9.7', seat: p.seat, from: from.seat, loot })
}

/** C-70, C-81, C-82: true where he wards it off. A player who holds any Spell decides, no matter whose turn it is. */
export function* ward(g: Cave, p: Player, cause: string): Script<boolean> {
  if (p.spells.length === 0) return false
  const ids = () => [...(p.spells.includes('ward') ? ['cast:ward'] : []), 'pass']
  const q = { rule: '9.6', topic: 'ward', ids, data: () => ({ cause }) } as const
  const choice = g.state.active === p.seat ? yield* own(g, p, q) : yield* theirs(g, p, q)
  if (parseAction('ward', choice).kind === 'pass') return false
  yield* cast(g, p, 'ward')
  yield* tell(g, { type: 'warded', rule: '9.6', seat: p.seat, cause } satisfies SpellEvent)
  return true
}

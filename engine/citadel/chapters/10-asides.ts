import type { About, Asides, Ranks, ShareAsk, Shares } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { ASIDES, actionAmong, actionId, parseAction } from '../actions.ts'
import { arrange, pickOne, shareOrAside, type Topic, type Topics } from '../asks.ts'
import { PURPOSES, type Purpose } from '../open/purposes.ts'
import type { Character, Delve, DelveState, Id, March, Moment } from '../state.ts'
import type { Weapon } from '../tables/index.ts'
import type { EncounterEvent } from './08-encounters.ts'
import { castOther, otherCasts } from './10-other-spells.ts'
import { handOver, mayHandOver, takeOff, usable, useItem, wear } from './14-items.ts'
import { picksUp, pickUp } from './14-treasure.ts'
import { beginFight, character, closeRanks, closeUp, inRanks, isAlive, isPresent, monstersHere, present } from './party.ts'

// What the party may do beside a question: cast and use what is not for combat (10.6, 14.5, 14.8), hand things over
// (14.4, 14.8), change armor and weapon, change its march order (4.1.C.3), break a peace (8.6), take up what lies there (14.0).
// It belongs to the moment, no matter what asks: every question outside combat that leaves time to act is put by `ask`.

export type AsideEvent =
  | { type: 'readied'; rule: '9.4'; who: Id; weapon: Weapon; bonus?: number }
  | { type: 'march-changed'; rule: '4.1.C'; ranks: March }
  | { type: 'purpose'; rule: '17.0'; purpose: Purpose }

interface Around {
  readonly moment: Moment
  /** The character asked alone, below ground (13.3): he has only himself and what he carries. */
  readonly alone?: Id | undefined
}

interface Open extends Around {
  /** Its own ids; worked out again after an aside, where that can change them. */
  readonly ids: readonly string[] | (() => readonly string[])
  /** The character whose deed it is: with him gone there is nothing left to ask. Anything else waits for it. */
  readonly of?: Id
}

/** In these moments the question stays open, no matter who falls; in the others the phase is entered afresh. */
const STAYS_OPEN: readonly Moment[] = ['encounter', 'negotiation', 'bribery', 'peace', 'treasure']
/** In these moments there are monsters to deal with, and an aside may change who they are or what can be offered to them. */
const BEFORE_MONSTERS: readonly Moment[] = ['encounter', 'negotiation', 'bribery', 'peace']
/** After an aside in those moments, or beside a question of shares: the question must be put again. */
export const AGAIN = 'again'

/**
 * Asks a question outside combat and carries out what is done beside it, until one of its own ids is chosen.
 * Null when something else goes first: a fight, the end, a locked door, monsters that are gone, a character who fell
 * or was sent away. The caller then returns to the main loop.
 */
export function* ask<K extends Topic>(g: Delve, q: About<Topics, K> & Open): Script<string | null> {
  const s = g.state
  const doer = q.of === undefined ? null : character(s, q.of)
  const open = () => (typeof q.ids === 'function' ? q.ids() : q.ids.filter((each) => isStillOpen(s, each)))
  for (let ids = typeof q.ids === 'function' ? q.ids() : q.ids; ids.length > 0; ids = open()) {
    const id = yield* pickOne({ ...q, ids, aside: around(s, q) })
    if (ids.includes(id)) return id
    if (doer !== null) {
      yield* performAside(g, id)
      if (!isPresent(s, doer)) return null
      continue
    }
    const after = yield* doBeside(g, id, q)
    if (after !== 'open') return after
  }
  return null
}

/** The same for a question of shares: after an aside it is always asked again, with what there is then. */
export function* askShares<K extends Topic>(
  g: Delve,
  q: About<Topics, K> & Around & Pick<ShareAsk, 'of' | 'among' | 'check' | 'suggest'>,
): Script<Shares | typeof AGAIN | null> {
  const given = yield* shareOrAside({ ...q, aside: around(g.state, q) })
  if (typeof given !== 'string') return given
  return (yield* doBeside(g, given, q)) === null ? null : AGAIN
}

/** Worked out once for a question, however often it is looked at: nothing happens while it is open. */
function around(s: DelveState, { moment, alone }: Around): Asides {
  let known: readonly string[] | undefined
  return () => {
    known ??= alone === undefined ? asides(s, moment) : asidesOf(s, character(s, alone), moment, [])
    return known
  }
}

/** Carries out an aside, and says whether the question is still open, must be put again, or is gone. */
function* doBeside(g: Delve, id: string, { moment, alone }: Around): Script<'open' | typeof AGAIN | null> {
  const s = g.state
  const { fight, at, loot } = s
  const before = present(s).length
  yield* performAside(g, id)
  if (alone !== undefined) return isAlive(character(s, alone)) && s.fight === fight ? AGAIN : null
  const now = present(s).length
  if (s.fight !== fight || s.loot !== loot || s.end !== null || s.at !== at || now === 0) return null
  if (now !== before && !STAYS_OPEN.includes(moment)) return null
  if (!BEFORE_MONSTERS.includes(moment)) return 'open'
  return monstersHere(s).length === 0 ? null : AGAIN
}

/** False for an option of a character who is no longer there: `una/cast:cow`, `investigate:una`. */
function isStillOpen(s: DelveState, id: string): boolean {
  const action = parseAction(id)
  const named = [
    'by' in action ? action.by : undefined,
    'who' in action ? action.who : undefined,
    'target' in action ? action.target : undefined,
  ]
  return !s.characters.some((c) => named.includes(c.id) && !isPresent(s, c))
}

// ---------------------------------------------------------------- what may be done

/** The ids of all that may be done in that moment: `march`, `una/cast:heal:almuric`, `una/use:potion-healing-1`. */
export function asides(s: DelveState, moment: Moment): string[] {
  const out: string[] = []
  for (const c of s.characters) if (isPresent(s, c)) asidesOf(s, c, moment, out)
  if (moment !== 'hesitate' && countMembers(s.march) > 1) out.push('march')
  if (AT_LEISURE.includes(moment)) {
    if (monstersHere(s).length > 0) out.push('fight')
    if (picksUp(s)) out.push('gather')
  }
  if (moment === 'route') out.push(...otherPurposes(s))
  return out
}

/** Once the monsters here have been dealt with: a peace may still be broken (8.6), and what was left may be taken (14.0). */
const AT_LEISURE: readonly Moment[] = ['feature', 'route']

function asidesOf(s: DelveState, c: Character, moment: Moment, out: string[]): string[] {
  otherCasts(s, c, moment, out)
  for (const use of usable(s, c, moment)) out.push(actionId({ ...use, by: c.id }))
  if (moment !== 'hesitate') addEquipment(s, c, moment, out)
  return out
}

/** 10.5 Hesitate: potions and spells that heal. */
export function healingAsides(s: DelveState): string[] {
  return asides(s, 'hesitate')
}

function addEquipment(s: DelveState, c: Character, moment: Moment, out: string[]): void {
  c.weapons.forEach(({ weapon, item }, i) => {
    if (i !== c.inHand && !c.weapons.some((other, at) => at === c.inHand && other.weapon === weapon && other.item === item))
      out.push(actionId({ do: 'switch', by: c.id, weapon }))
  })
  if (moment === 'negotiation' || moment === 'bribery') return // 14.4
  const wearsArmor = c.items.some((item) => item.kind === 'armor' && item.worn)
  for (const item of c.items) {
    if (item.kind === 'armor' && item.worn) out.push(actionId({ do: 'remove', by: c.id, item: item.id }))
    if (item.kind === 'armor' && !wearsArmor) out.push(actionId({ do: 'wear', by: c.id, item: item.id }))
    if (mayHandOver(s, c, item)) out.push(actionId({ do: 'give', by: c.id, item: item.id }))
  }
}

// ---------------------------------------------------------------- doing it

/** Carries out one of the asides. */
export function* performAside(g: Delve, id: string): Script<void> {
  const action = actionAmong(id, ASIDES)
  if (action.do === 'march') return yield* changeMarch(g)
  if (action.do === 'fight') return yield* breakPeace(g)
  if (action.do === 'gather') return pickUp(g.state)
  if (action.do === 'purpose') return yield* choosePurpose(g, action.purpose)
  const c = character(g.state, action.by ?? '')
  switch (action.do) {
    case 'cast':
      return yield* castOther(g, c, action)
    case 'use':
      return yield* useItem(g, c, action)
    case 'switch':
      return yield* ready(g, c, action.weapon)
    case 'wear':
      return yield* wear(g, c, action.item)
    case 'remove':
      return yield* takeOff(g, c, action.item)
    case 'give':
      return yield* handOver(g, c, action.item)
    default:
      return assertNever(action)
  }
}

/** 17.0: what else the party may come for: nobody wants a Hellgate that is no more. It guides bots and advice, and changes no rule. */
export function otherPurposes({ purpose: now = 'home', hellgate }: DelveState): string[] {
  const others = PURPOSES.filter((purpose) => purpose !== now && (purpose === 'home' || !hellgate.destroyed))
  return others.map((purpose) => actionId({ do: 'purpose', purpose }))
}

export function* choosePurpose(g: Delve, purpose: Purpose): Script<void> {
  const s = g.state
  const { exchanged } = s
  delete s.purpose
  delete s.exchanged
  // Behind everything that every raid has, and in the order of `copy`.
  Object.assign(s, purpose === 'home' ? {} : { purpose }, exchanged === undefined ? {} : { exchanged })
  yield* tell(g, { type: 'purpose', rule: '17.0', purpose } satisfies AsideEvent)
}

/** 8.6: an agreement binds the monsters, not the party. */
function* breakPeace(g: Delve): Script<void> {
  const who: Id[] = []
  for (const m of monstersHere(g.state)) {
    m.atPeace = false
    who.push(m.id)
  }
  beginFight(g.state, who)
  yield* tell(g, { type: 'fight-begins', rule: '9.0', who, first: 'party' } satisfies EncounterEvent)
}

/** 9.4: outside combat either weapon is taken in hand freely. */
function* ready(g: Delve, c: Character, weapon: Weapon): Script<void> {
  c.inHand = c.weapons.findIndex((each, i) => each.weapon === weapon && i !== c.inHand)
  const event: AsideEvent = { type: 'readied', rule: '9.4', who: c.id, weapon }
  const bonus = c.inHand < 0 ? 0 : (c.weapons[c.inHand]?.bonus ?? 0)
  yield* tell(g, bonus === 0 ? event : { ...event, bonus })
}

/** 4.1.C.3 */
function* changeMarch(g: Delve): Script<void> {
  const s = g.state
  const of = inRanks(s.march)
  const suggest = () => {
    const ranks = s.march.map((rank) => [...rank])
    closeUp(ranks)
    return ranks
  }
  const ranks = yield* arrange({ seat: s.leader, rule: '4.1.C', topic: 'march-order', of, check: marchRefusal, suggest })
  s.march = ranks.map((rank) => [rank[0] ?? null, rank[1] ?? null, rank[2] ?? null])
  closeRanks(s.march)
  yield* tell(g, { type: 'march-changed', rule: '4.1.C', ranks: s.march.map((rank) => [...rank]) } satisfies AsideEvent)
}

/** 4.1.C.2: why the party cannot march so; null when it can. Three at most stand in a rank, two at least in the first. */
export function marchRefusal(ranks: Ranks): string | null {
  const first = ranks.find((rank) => rank.some((id) => id !== null)) ?? []
  return first.filter((id) => id !== null).length < 2 && countMembers(ranks) > 1 ? 'At least two must stand in the front rank.' : null
}

function countMembers(march: Ranks): number {
  let count = 0
  for (const rank of march) for (const id of rank) if (id !== null) count += 1
  return count
}

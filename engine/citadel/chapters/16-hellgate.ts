import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { roll } from '../asks.ts'
import type { Character, Delve, Fight, Id, March } from '../state.ts'
import { appear } from './08-appearing.ts'
import { dieAmong } from './09-attack.ts'
import { partyRanks } from './09-facing.ts'
import { ask } from './10-asides.ts'
import { strikeBySpell } from './10-combat-spells.ts'
import { beginFight, character, edition, fighter, here, inRank, joinRanks, monstersHere, present, rankOfThree, wound } from './party.ts'

export type HellgateEvent =
  | { type: 'hellgate-found'; rule: '16.0'; demons: Id[]; x: Id }
  | { type: 'hellgate-blast'; rule: '16.0'; target: Id }
  | { type: 'hellgate-tried'; rule: '16.0'; who: Id; die: number; rating: number; destroyed: boolean }
  | { type: 'freed'; rule: '13.3'; who: Id[] }

/** 16.0: the guardians are fought first; with X the Unknown dead the Hellgate can be destroyed. Nothing else is checked here. */
export function* hellgatePhase(g: Delve): Script<void> {
  const s = g.state
  s.phase = 'end-of-turn'
  if (s.hellgate.destroyed) return
  const x = s.monsters.find((m) => m.type === 'x-the-unknown')
  if (x !== undefined) {
    // Bypassed once and met again (6.9).
    s.phase = 'hellgate'
    const others = monstersHere(s).flatMap(({ id }) => (id === x.id ? [] : id))
    return beginFight(s, [...others, x.id], { where: 'hellgate', foes: guardianRanks(others, x.id) })
  }
  if (!s.hellgate.guarded) {
    s.hellgate.guarded = true
    s.phase = 'hellgate'
    return yield* guardians(g)
  }
  yield* destruction(g)
}

/** 16.0: demons in the first and second ranks, X the Unknown in the second, the Hellgate behind them. */
function* guardians(g: Delve): Script<void> {
  const s = g.state
  const count = yield* roll(g, edition(s).hellgateDemons, { topic: 'hellgate-demons', rule: '16.0', seat: s.leader })
  const demons = yield* appear(g, 'demon', count, 'room')
  const [x = ''] = yield* appear(g, 'x-the-unknown', 1, 'room')
  beginFight(s, [...demons, x], { where: 'hellgate', foes: guardianRanks(demons, x) })
  yield* tell(g, { type: 'hellgate-found', rule: '16.0', demons, x } satisfies HellgateEvent)
}

/** Three demons in front, the others beside X in the second rank, and behind it where the variant labirynt sends more. */
function guardianRanks([a = null, b = null, c = null, d = null, e = null, ...more]: readonly (Id | null)[], x: Id): March {
  const ranks = [
    [a, b, c],
    [d, x, e],
  ]
  return more.length === 0 ? ranks : [...ranks, rankOfThree(more)]
}

export const BLASTS = 3

/** 9.2.3, 16.0: three Blasts, free, as long as X the Unknown lives; a die finds each target in the front rank. */
export function* hellgateCombat(g: Delve, f: Fight): Script<void> {
  const s = g.state
  for (let i = 0; i < BLASTS; i++) {
    if (!s.monsters.some((m) => m.type === 'x-the-unknown' && m.status === 'living')) return
    const front = inRank(partyRanks(s, f), 0)
    const target = front[yield* dieAmong(g, front.length, 'hellgate-blast', '16.0')]
    if (target === undefined) return
    yield* tell(g, { type: 'hellgate-blast', rule: '16.0', target } satisfies HellgateEvent)
    yield* strikeBySpell(g, 'blast', fighter(s, target), null)
  }
}

/** Wounds for each attempt that fails. */
export const FAILURE_WOUNDS = 1

/** 16.0: anyone with a Hellgate rating may try, again and again; each failure costs a wound. */
function* destruction(g: Delve): Script<void> {
  const s = g.state
  for (;;) {
    const able = present(s).filter((c) => hellgateRating(c) > 0)
    if (able.length === 0) return
    const ids = [...able.map((c) => actionId({ do: 'destroy', who: c.id })), 'decline']
    s.phase = 'hellgate'
    const choice = yield* ask(g, { seat: s.leader, rule: '16.0', topic: 'hellgate', ids, moment: 'hellgate' })
    if (choice === null) return
    s.phase = 'end-of-turn'
    const action = actionAmong(choice, ['destroy', 'decline'])
    if (action.do === 'decline') return
    const who = character(s, action.who)
    const rating = hellgateRating(who)
    const die = yield* roll(g, '1D6', { topic: 'hellgate', rule: '16.0', who: who.id, seat: who.seat })
    const destroyed = die <= rating
    yield* tell(g, { type: 'hellgate-tried', rule: '16.0', who: who.id, die, rating, destroyed } satisfies HellgateEvent)
    if (destroyed) {
      s.hellgate.destroyed = true
      return yield* freeTheLost(g)
    }
    yield* wound(g, who, FAILURE_WOUNDS, { rule: '16.0', cause: 'hellgate' })
    if (s.fight !== null) {
      s.phase = 'hellgate' // he held a monster by a charm: the others may try again after the fight (10.5)
      return
    }
  }
}

/** 0 for a character who cannot try. */
export function hellgateRating(c: Character): number {
  return c.skills.hellgate ?? 0
}

/** 13.3, 16.0: characters who fell into the shaft come back where the Hellgate stood. */
function* freeTheLost(g: Delve): Script<void> {
  const s = g.state
  const freed = s.characters.filter((c) => c.status === 'lost')
  for (const c of freed) {
    c.status = 'living'
    c.apart = false
    c.fell = null
    c.at = here(s).id
    joinRanks(s.march, c.id)
  }
  if (freed.length > 0) yield* tell(g, { type: 'freed', rule: '13.3', who: freed.map((c) => c.id) } satisfies HellgateEvent)
}

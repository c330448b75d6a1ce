import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { roll } from '../asks.ts'
import type { Cause, Character, Delve, DelveState, Id } from '../state.ts'
import { onCombatResults, onRow, type Trap, trapAt, woundsAt } from '../tables/index.ts'
import { ask } from './10-asides.ts'
import { canCast, casterOf, payForSpell } from './10-casting.ts'
import { poisoned, THIEF } from './10-other-spells.ts'
import { character, edition, isAlive, isPresent, present, wound } from './party.ts'

export type TrapEvent =
  | { type: 'trap-check'; rule: '7.0'; trapped: boolean }
  | { type: 'detrapped'; rule: '7.0'; who: Id; total: number; skill: number; done: boolean }
  | { type: 'trap-sprung'; rule: '7.1'; who: Id; trap: Trap }
  | { type: 'arrow'; rule: '7.2' | '13.5'; who: Id; total: number; wounds: number }

export const TRAPPED = 1
export const POISON = '1D3'
export const EXPLOSION = 1

/** 5.0 B: the door of a room that is entered for the first time. */
export function* trapPhase(g: Delve): Script<void> {
  const s = g.state
  const { entering } = s
  if (entering === null) throw new Error('no door is being opened')
  if (entering.trapped === undefined) {
    entering.trapped = (yield* roll(g, '1D6', { topic: 'trap-check', rule: '7.0', seat: s.leader })) === TRAPPED
    yield* tell(g, { type: 'trap-check', rule: '7.0', trapped: entering.trapped } satisfies TrapEvent)
  }
  if (entering.trapped) {
    const ids = present(s).map((c) => actionId({ do: 'investigate', who: c.id }))
    const choice = yield* ask(g, { seat: s.leader, rule: '7.0', topic: 'trap', ids, moment: 'trap' })
    if (choice === null) return
    s.phase = 'monsters'
    return yield* meetTrap(g, character(s, actionAmong(choice, ['investigate']).who))
  }
  s.phase = 'monsters'
}

/**
 * 7.0: a character with the skill may try to take the trap apart, with or without a Thief spell; otherwise it is sprung on him,
 * even if he is sent away with his hand on it (10.6 Teleport).
 */
export function* meetTrap(g: Delve, c: Character): Script<void> {
  const s = g.state
  let bonus = 0
  while (isAlive(c) && detrapSkill(c) > 0) {
    const q = { seat: c.seat, rule: '7.0', topic: 'detrap', about: c.id, data: { bonus }, moment: 'trap' } as const
    const ids = () => ['detrap', 'decline', ...(bonus === 0 ? thieves(s, c) : [])]
    const choice = yield* ask(g, { ...q, ids, of: c.id })
    if (choice === null) break
    const action = actionAmong(choice, ['detrap', 'decline', 'cast'])
    if (action.do === 'decline') break
    if (action.do === 'detrap') {
      if (yield* detrap(g, c, bonus)) return
      break
    }
    yield* payForSpell(g, casterOf(s, action), 'thief', '10.6', c.id)
    bonus = THIEF
  }
  if (isAlive(c)) yield* springTrap(g, c)
}

/** 7.3: the limit of the detrap skill, whatever raises it. */
const MOST_DETRAP = 5

/** The number that his die must not exceed, with what a Thief spell adds (10.6); 0 for a character without the skill. */
export function detrapSkill(c: Pick<Character, 'skills'>, thief = 0): number {
  const { detrap } = c.skills
  return detrap === undefined ? 0 : Math.min(MOST_DETRAP, detrap + thief)
}

/** 10.6 Thief: cast by anyone present on a character whose skill it raises, for this attempt. */
function thieves(s: DelveState, c: Character): string[] {
  if (detrapSkill(c, THIEF) === detrapSkill(c)) return []
  const out: string[] = []
  for (const caster of s.characters)
    if ((caster === c || isPresent(s, caster)) && canCast(caster, 'thief'))
      out.push(actionId({ do: 'cast', by: caster.id, spell: 'thief', target: c.id }))
  return out
}

/** 7.0: 1D6 up to the detrap skill. */
export function* detrap(g: Delve, c: Character, bonus: number): Script<boolean> {
  const skill = detrapSkill(c, bonus)
  const total = yield* roll(g, '1D6', { topic: 'detrap', rule: '7.0', who: c.id, seat: c.seat })
  const done = total <= skill
  yield* tell(g, { type: 'detrapped', rule: '7.0', who: c.id, total, skill, done } satisfies TrapEvent)
  return done
}

/** 7.1, 7.2: the trap hits the character who investigated; "roll twice" is two traps, as often as it comes up. */
export function* springTrap(g: Delve, c: Character): Script<void> {
  for (let traps = 1; traps > 0; traps--) {
    const trap = trapAt(yield* roll(g, '1D6', { topic: 'trap', rule: '7.1', who: c.id, seat: c.seat, reads: onRow('7.1') }))
    yield* tell(g, { type: 'trap-sprung', rule: '7.1', who: c.id, trap } satisfies TrapEvent)
    if (trap === 'roll-twice') traps += 2
    else yield* suffer(g, c, trap)
  }
}

function* suffer(g: Delve, c: Character, trap: Exclude<Trap, 'roll-twice'>): Script<void> {
  switch (trap) {
    case 'arrow':
      yield* arrow(g, c, '7.2')
      return
    case 'poisoned-arrow':
      if ((yield* arrow(g, c, '7.2')) > 0) yield* poisonWounds(g, c, 'poisoned-arrow')
      return
    case 'poison-gas':
      return yield* poisonWounds(g, c, 'poison-gas')
    case 'explosion':
      return yield* explosion(g, c)
    case 'flaming-oil': {
      const wounds = yield* roll(g, edition(g.state).flamingOil, { topic: 'burning-oil', rule: '7.2', who: c.id, seat: c.seat })
      return yield* wound(g, c, wounds, { rule: '7.2', cause: 'flaming-oil' })
    }
    default:
      assertNever(trap)
  }
}

/** 7.2 Arrow: one die on the bow column; gives the wounds. */
export function* arrow(g: Delve, c: Character, rule: '7.2' | '13.5'): Script<number> {
  if (!isAlive(c)) return 0
  const total = yield* roll(g, '1D6', { topic: 'arrow', rule, who: c.id, seat: c.seat, reads: onCombatResults('bow') })
  const wounds = woundsAt('bow', total)
  yield* tell(g, { type: 'arrow', rule, who: c.id, total, wounds } satisfies TrapEvent)
  yield* wound(g, c, wounds, { rule, cause: 'arrow' })
  return wounds
}

function* poisonWounds(g: Delve, c: Character, cause: Cause): Script<void> {
  if (!isAlive(c)) return
  const wounds = yield* roll(g, POISON, { topic: 'poison', rule: '7.2', who: c.id, seat: c.seat })
  yield* poisoned(g, c, wounds, '7.2', cause)
}

/** 7.2 Explosion: everyone in the party, charmed monsters too; below ground only those who are there. */
function* explosion(g: Delve, c: Character): Script<void> {
  const s = g.state
  if (c.apart) return yield* wound(g, c, EXPLOSION, { rule: '7.2', cause: 'explosion' })
  for (const each of s.characters) if (isPresent(s, each)) yield* wound(g, each, EXPLOSION, { rule: '7.2', cause: 'explosion' })
  for (const m of [...s.monsters])
    if (m.side === 'party' && m.at === s.at) yield* wound(g, m, EXPLOSION, { rule: '7.2', cause: 'explosion' })
}

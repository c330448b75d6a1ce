import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { pickOne } from '../asks.ts'
import type { Character, Delve, DelveState, Fight, Id } from '../state.ts'
import { partyRanks } from './09-facing.ts'
import { healingAsides, performAside } from './10-asides.ts'
import { canCast, casterOf, payForSpell } from './10-casting.ts'
import { rankOf } from './party.ts'

export type HesitateEvent = { type: 'hesitation'; rule: '10.5'; by: Id }

/** 10.5 Hesitate: once, before the first round, from the second rank; then there is time for healing potions and spells. */
export function* hesitation(g: Delve, f: Fight): Script<void> {
  const s = g.state
  const casters = hesitators(s, f)
  if (casters.length === 0) return
  const ids = casters.map((c) => actionId({ do: 'cast', by: c.id, spell: 'hesitate' }))
  const choice = yield* pickOne({ seat: s.leader, rule: '10.5', topic: 'hesitate', ids: [...ids, 'decline'] })
  const action = actionAmong(choice, ['cast', 'decline'])
  if (action.do === 'decline') return
  const caster = casterOf(s, action)
  f.hesitated = true
  yield* payForSpell(g, caster, 'hesitate', '10.5')
  yield* tell(g, { type: 'hesitation', rule: '10.5', by: caster.id } satisfies HesitateEvent)
  for (;;) {
    const cures = healingAsides(s)
    if (cures.length === 0) return
    const cure = yield* pickOne({ seat: s.leader, rule: '10.5', topic: 'hesitation', ids: ['fight', ...cures] })
    if (cure === 'fight') return
    yield* performAside(g, cure)
  }
}

function hesitators(s: DelveState, f: Fight): Character[] {
  const ranks = partyRanks(s, f)
  return s.characters.filter((c) => rankOf(ranks, c.id) === 1 && canCast(c, 'hesitate'))
}

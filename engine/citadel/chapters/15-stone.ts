import { done, type Script, tell, type Verb } from '../../kernel/play.ts'
import { actionAmong } from '../actions.ts'
import { pickOne } from '../asks.ts'
import type { Character, Delve, DelveState } from '../state.ts'
import { healingAsides, performAside } from './10-asides.ts'
import { applyRemedy, fleshAgain, isStoneHere, type OtherSpellEvent, REMEDY, remedies } from './10-other-spells.ts'
import { die, knowsStoneFlesh, present } from './party.ts'

// 15.3: those turned to stone. They are dead only if no one in the party knows Stone-Flesh; otherwise they are carried along,
// and the spell is cast at any decision outside combat (10.6).

/** Right after a fight, or the Medusa's statue: those who know the spell may cast it. True when someone is flesh again. */
export function* stoneFlesh(g: Delve): Script<boolean> {
  const s = g.state
  let some = false
  for (const c of s.characters) if (isStoneHere(s, c) && (yield* offered(g, c))) some = true
  return some
}

/** Cures come first, so that the spell can be paid for. Declining leaves him stone for now. Nobody can reach a character below ground (13.3). */
function* offered(g: Delve, c: Character): Script<boolean> {
  const s = g.state
  while (!c.apart) {
    const able = present(s).filter((each) => each.circled.includes('stone-flesh'))
    const ids = remedies('stone-flesh', able, c)
    const cures = curesOf(s, able)
    if (ids.length + cures.length === 0) return false
    const choice = yield* pickOne({
      seat: s.leader,
      rule: '10.6',
      topic: 'stone-flesh',
      about: c.id,
      ids: [...ids, 'decline'],
      aside: () => cures,
    })
    const action = actionAmong(choice, REMEDY)
    if (action.do === 'decline') return false
    if (ids.includes(choice)) {
      yield* applyRemedy(g, action, 'stone-flesh', '10.6', c)
      yield* fleshAgain(g, c)
      return true
    }
    yield* performAside(g, choice)
  }
  return false
}

/** What heals one of them. */
function curesOf(s: DelveState, able: readonly Character[]): string[] {
  return healingAsides(s).filter((id) => {
    const { by, target = by } = actionAmong(id, ['cast', 'use'])
    return able.some((each) => each.id === target)
  })
}

/** 15.3: with nobody left who knows the spell, a character turned to stone is dead. */
export function petrified(g: Delve): Script<void> | Verb<void> {
  for (const c of g.state.characters) if (c.status === 'stone') return beyondHope(g)
  return done
}

function* beyondHope(g: Delve): Script<void> {
  const s = g.state
  const hope = knowsStoneFlesh(s)
  for (const c of s.characters) {
    if (c.status !== 'stone' || (hope && !c.apart)) continue
    yield* tell(g, { type: 'stays-stone', rule: '15.3', who: c.id } satisfies OtherSpellEvent)
    const by = c.fell?.by ?? null
    yield* die(g, c, { rule: '15.3', cause: by === null ? 'statue' : 'stone', ...(by === null ? {} : { by }) })
  }
}

/** 15.3, 17.0: outside, where all wounds are cured, anyone carried out as stone is made flesh by a character who knows the spell. */
export function* fleshOutside(g: Delve): Script<void> {
  const s = g.state
  if (!present(s).some(({ known }) => known.includes('stone-flesh'))) return
  for (const c of s.characters) if (isStoneHere(s, c) || (c.status === 'stone' && s.hellgate.destroyed)) yield* fleshAgain(g, c)
}

import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong } from '../actions.ts'
import type { Character, Curse, Delve, DelveState } from '../state.ts'
import { ask } from './10-asides.ts'
import type { FeatureEvent } from './13-features.ts'
import { rollJewel } from './14-treasure.ts'
import { edition, gainJewel, here } from './party.ts'

// 13.0: finds that are taken once, offered or harmful, whatever the feature.

/** Takes a thing that is there only once; false, with an event, when it is already gone. */
export function* isThere(g: Delve, c: Character, what: string, rule: string): Script<boolean> {
  if (!here(g.state).taken.includes(what)) return true
  yield* tell(g, { type: 'nothing-left', rule, who: c.id, what } satisfies FeatureEvent)
  return false
}

/** It is gone for all who come later. */
export function take(s: DelveState, what: string): void {
  here(s).taken.push(what)
}

/** Whether he wants it. */
export function* wants(g: Delve, c: Character, what: string, rule: string): Script<boolean> {
  const ids = ['take', 'decline']
  const choice = yield* ask(g, { seat: c.seat, rule, topic: 'take-thing', about: c.id, data: { what }, ids, moment: 'treasure', of: c.id })
  if (choice === null) return false
  if (actionAmong(choice, ['take', 'decline']).do === 'take') return true
  yield* tell(g, { type: 'left-alone', rule, who: c.id, what } satisfies FeatureEvent)
  return false
}

/** For the rest of the raid (13.1, 13.5). */
export function* weaken(g: Delve, c: Character, kind: Curse['kind'], amount: number, rule: '13.1' | '13.5'): Script<void> {
  c.curses.push({ kind, amount })
  yield* tell(g, { type: 'weakened', rule, who: c.id, kind, amount } satisfies FeatureEvent)
}

/** The jewel of a fountain or a statue. */
export function* findJewel(g: Delve, c: Character, rule: '13.1' | '13.2'): Script<void> {
  const value = yield* rollJewel(g, edition(g.state).featureJewel, rule)
  gainJewel(g, c, value, rule, 'feature')
  yield* tell(g, { type: 'jewel-found', rule, who: c.id, value } satisfies FeatureEvent)
}

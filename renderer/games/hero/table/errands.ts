import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Decision, Deed, Option } from '../../../../engine/kernel/types.ts'
import { asOption } from '../../../errand/as-option.ts'

/** Questions at which one errand gives several answers. */
const TOPICS: ReadonlySet<string> = new Set(['hero-action', 'monster-action', 'breather', 'excess'])

export function hasErrands({ topic }: Decision): boolean {
  return TOPICS.has(topic)
}

/** Those that answer the whole question come first, whatever it is. */
const FIRST: ReadonlySet<string> = new Set(['march', 'mend'])

/** Whole marches first, then what leads on, then the deeds one by one, then what is pressed on the board: Enter never takes a step back. */
export function withErrands(decision: Decision, errands: readonly Errand[]): Decision {
  const options = decision.options ?? []
  const all = errands.filter(({ kind, answers }) => kind !== 'walk' || answers !== 1)
  const first = all.filter(({ kind }) => FIRST.has(kind)).map(asDeed)
  const here = all.filter(({ id, kind }) => !FIRST.has(kind) && !isOnBoard({ id })).map(asDeed)
  const there = all.filter(isOnBoard).map(asDeed)
  const deeds = options.findIndex(({ id }) => id.startsWith('face:') || id === 'end')
  // Where only turning is left, Enter sends nobody off.
  const listed = deeds === 0 ? [...options, ...here] : [...here, ...options]
  return { ...decision, options: [...first, ...listed, ...there] }
}

function asDeed(errand: Errand): Option {
  return { ...deedOf(errand), ...asOption(errand) }
}

/** For the menu of a counter: a walk is the hero's, a hunt its counter's. */
function deedOf({ kind, label, about, at }: Errand): { readonly deed?: Deed } {
  if (at?.kind === 'square' && kind === 'walk') return about === undefined ? {} : { deed: { kind, label: 'Walk', who: about, to: at } }
  const who = at?.kind === 'counter' ? at.id : about
  return who === undefined ? {} : { deed: { kind, label, who } }
}

/** Chosen on the board, not in the list. */
export function isOnBoard({ id }: { readonly id: string }): boolean {
  return id.startsWith('walk:') || id.startsWith('hunt:')
}

import { type Script, tell } from '../../kernel/play.ts'
import type { Square } from '../open/squares.ts'
import type { Arena } from '../state.ts'
import { sharedTag } from './16-likenesses.ts'
import { resurrect } from './23-altar.ts'
import type { OnSand } from './33-need.ts'
import { drop } from './34-dropping.ts'
import { readyNext } from './37-missiles.ts'
import { openName, tellOf } from './telling.ts'

export type PlacingEvent =
  | { type: 'placed'; rule: '33.1' | '6.2'; figure: string; thing: string; kind: string; at: Square }
  | { type: 'bones-offered'; rule: '23.6'; figure: string | null; of: string }

/** 33.1, 6.2, G-113: the ready thing onto the next square; caltrops become terrain, bones on the altar rise (23.6). */
export function* dropNearby(g: Arena, f: OnSand, square: Square): Script {
  const thing = f.ready
  if (thing === null) return
  f.ready = null
  if (thing.type === 'bones' && square === g.state.altar) {
    const figure = openName(g.state, f, sharedTag(f))
    yield* tell(g, { type: 'bones-offered', rule: '23.6', figure, of: thing.of ?? '' } satisfies PlacingEvent)
    yield* resurrect(g, thing)
  } else {
    drop(g.state, thing, square)
    const rule = thing.type === 'caltrops' ? '6.2' : '33.1'
    const event = { type: 'placed', rule, figure: sharedTag(f), thing: thing.id, kind: thing.type, at: square } satisfies PlacingEvent
    yield* tellOf(g, [f], event)
  }
  yield* readyNext(g, f)
}

import type { Square } from '../open/squares.ts'
import type { ArenaState, Thing } from '../state.ts'
import { lay } from './22-terrain.ts'

/** 6.2, 28.2, G-113: a thing on the sand, the latest on top; caltrops become terrain. */
export function drop(s: Pick<ArenaState, 'things' | 'terrain'>, thing: Thing, at: Square): void {
  if (thing.type === 'caltrops') lay(s, at, 'caltrops')
  else s.things.push({ ...thing, at })
}

/** Takes a thing off the sand; the caller holds it from now on. */
export function pickUp(s: Pick<ArenaState, 'things'>, id: string): Thing {
  const i = s.things.findIndex((each) => each.id === id)
  const [lying] = s.things.splice(i, i < 0 ? 0 : 1)
  if (lying === undefined) throw new Error(`no ${id} lies on the sand`)
  const { at: _at, ...thing } = lying
  return thing
}

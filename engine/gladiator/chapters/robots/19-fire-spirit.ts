import { type Script, tell } from '../../../kernel/play.ts'
import type { Square } from '../../open/squares.ts'
import type { Arena } from '../../state.ts'
import { isOpen, lay } from '../22-terrain.ts'
import { perform } from '../30-performing.ts'
import type { OnSand } from '../33-need.ts'
import { isPresent, tagOf } from '../figures.ts'
import { nearest, type Open } from './18-picking.ts'

export type FireSpiritEvent = { type: 'set-alight'; rule: '19.3'; figure: string; at: Square }

/** 19.3, G-135: hand combat wherever it can be tried; else its touch, and a fire where it stands, in hand combat under its victim. */
export function* fireSpirit(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const jumps = f.holds.length === 0 && open.has('grapple')
  const kind = jumps ? 'grapple' : 'attack'
  const victim = yield* nearest(g, f, open.whom(kind))
  if (victim === null) return false
  const at = f.holds.length > 0 ? victim.at : f.at
  yield* perform(g, f, { kind, whom: tagOf(victim) })
  if (!jumps && isPresent(f)) yield* setAlight(g, f, at)
  return true
}

/** G-125: not on a pit or an exit. */
function* setAlight(g: Arena, f: OnSand, at: Square): Script {
  if (!isOpen(g.state, at)) return
  lay(g.state, at, 'fire')
  yield* tell(g, { type: 'set-alight', rule: '19.3', figure: tagOf(f), at } satisfies FireSpiritEvent)
}

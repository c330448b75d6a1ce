import { draw, type Script } from '../../../kernel/play.ts'
import type { Arena } from '../../state.ts'
import type { OnSand } from '../33-need.ts'

/** 20.2, 21.1: one illusion is ignored; each more makes it likelier by a sixth that it is doubted, five at most. */
export function* doubts(g: Arena, f: OnSand): Script<boolean> {
  const illusions = g.state.figures.filter((each) => each.coming === 'illusion' && each.side !== f.side && each.at !== null).length
  const sixths = Math.min(5, illusions - 1)
  if (sixths <= 0) return false
  const words = Array.from({ length: 6 }, (_, i) => (i < sixths ? 'disbelieve' : 'fight'))
  return (yield* draw(g, words)) === 'disbelieve'
}

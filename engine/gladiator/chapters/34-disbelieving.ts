import { draw, type Script } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import { distance } from '../open/squares.ts'
import type { Arena, Figure } from '../state.ts'
import { DOUBT_DICE } from '../tables/limits.ts'
import { sharedTag } from './16-likenesses.ts'
import type { OnSand } from './33-need.ts'
import { vanish } from './35-gone.ts'
import { isPresent, tagOf, thrower } from './figures.ts'
import { tellNumbers, tellOf } from './telling.ts'

export type DisbeliefEvent =
  | { type: 'doubting'; rule: '34.4'; figure: string; need: number }
  | { type: 'disbelieved'; rule: '34.4'; figure: string; total: number }
  | { type: 'judged'; rule: '34.4'; figure: string; succeeds: boolean }

/** 34.4, G-58, G-95: his wits or less on three dice, without the limits of agility rolls; the nearest enemy illusion goes. */
export function* disbelieve(g: Arena, f: OnSand): Script {
  const need = f.normal.iq
  const figure = sharedTag(f)
  yield* tellNumbers(g, [f], { type: 'doubting', rule: '34.4', figure, need } satisfies DisbeliefEvent)
  const total = yield* roll(g, `${DOUBT_DICE}D6`, { topic: 'disbelieve', rule: '34.4', ...thrower(f, figure) })
  const succeeds = total <= need
  yield* tellOf(g, [f], { type: 'disbelieved', rule: '34.4', figure, total } satisfies DisbeliefEvent)
  // Where nothing vanishes, only those who may know his wits learn whether he saw the truth (26.1).
  yield* tellNumbers(g, [f], { type: 'judged', rule: '34.4', figure, succeeds } satisfies DisbeliefEvent)
  const nearest = succeeds ? yield* nearestIllusion(g, f) : null
  if (nearest !== null) yield* vanish(g, nearest)
}

/** Ties are drawn (G-58). */
function* nearestIllusion(g: Arena, f: OnSand): Script<Figure | null> {
  const illusions = g.state.figures.filter((each): each is OnSand => each.coming === 'illusion' && each.side !== f.side && isPresent(each))
  const least = Math.min(...illusions.map(({ at }) => distance(at, f.at)))
  const nearest = illusions.filter(({ at }) => distance(at, f.at) === least)
  if (nearest.length < 2) return nearest[0] ?? null
  const id = yield* draw(g, nearest.map(tagOf))
  return nearest.find((each) => tagOf(each) === id) ?? null
}

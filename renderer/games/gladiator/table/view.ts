import { sharedOf } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaOptions } from '../../../../engine/gladiator/option-types.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { viewOf } from '../../../game-view.ts'
import { optionsAbout } from '../../../option-page.ts'

/** Row and column, both from 0. */
export type FigureSquare = NonNullable<FigureView['at']>

/** What is seen of a fight. */
export const arenaView = viewOf<ArenaView>('gladiator', 'arena', 'characters', 'order')

/** By the id that everyone knows him by. */
export function figureIn({ characters }: Pick<ArenaView, 'characters'>, id: string | null): FigureView | null {
  return characters.find((each) => each.id === id) ?? null
}

/**
 * The fighters an event names: the one of that id, or all of a mage and his likenesses where it is the name that they share, one's own mage
 * first (16.5).
 */
export function bearersIn(view: Pick<ArenaView, 'characters'>, id: string | null): readonly FigureView[] {
  const bearer = figureIn(view, id)
  if (bearer !== null || id === null) return bearer === null ? [] : [bearer]
  const alike = view.characters.filter((each) => sharedOf(each.id) === id)
  return alike.toSorted((a, b) => Number(a.coming === 'image') - Number(b.coming === 'image'))
}

/** `turn 3`. */
export function turnOf({ phase, turn }: Pick<ArenaView, 'phase' | 'turn'>): string {
  return phase === 'muster' ? 'before the fight' : `turn ${turn}`
}

/** Whether someone can still be met in the arena. */
export function isOnSand({ at, status }: Pick<FigureView, 'at' | 'status'>): boolean {
  return at !== null && status !== 'dead' && status !== 'left' && status !== 'vanished'
}

/** The same fight with the numbers that only one side may know taken away. */
export function covered(view: ArenaView): ArenaView {
  const hide = (figure: FigureView): FigureView =>
    figure.robot ? figure : { ...figure, sh: null, ag: null, iq: null, experience: null, spells: null, orders: null, coming: null }
  return { ...view, characters: view.characters.map(hide) }
}

/** The options of a question of a fight, with their data. */
export const arenaOptions = optionsAbout<ArenaOptions>()

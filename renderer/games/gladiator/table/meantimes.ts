import { figureName, lowName } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { doerOf, EVENTS, figureOf, type Told, type ToldOf, throughOf } from '../events.ts'
import { figureIcon } from '../icons.ts'
import { figureIn } from './view.ts'

/** What the others did since this seat's last choice: those who struck first, a line for each. */
export function meantimesOf(events: readonly LogEntry[], view: ArenaView): readonly Meantime[] {
  const told = EVENTS.all(events)
  const others = view.characters.filter(({ seat }) => seat !== view.seat)
  const lines = others.flatMap((figure) => {
    const deeds = deedsOf(told, figure, view)
    return deeds.length === 0 ? [] : [{ figure, deeds, isBlow: told.some((event) => isBlowOf(event, figure)) }]
  })
  return lines
    .toSorted((a, b) => Number(b.isBlow) - Number(a.isBlow))
    .map(({ figure, deeds }) => ({ id: figure.id, icon: figureIcon(figure), who: figureName(figure), deeds: `${deeds.join(', ')}.` }))
}

function isBlowOf(event: Told, { id }: FigureView): boolean {
  return (event.type === 'attacked' || event.type === 'cast') && event.by === id
}

const PLAIN: { readonly [T in Told['type']]?: string } = {
  evaded: 'evades',
  'stood-up': 'stands up',
  'hand-combat': 'is in hand combat',
  left: 'leaves by the exit',
  killed: 'dies',
  collapsed: 'collapses',
  'knocked-down': 'is knocked down',
  vanished: 'vanishes',
  disengaged: 'disengages',
}

/** What someone did and suffered, in a few words that follow his name. */
function deedsOf(events: readonly Told[], { id }: FigureView, view: ArenaView): readonly string[] {
  return events
    .filter((event) => doerOf(event) === id || figureOf(event) === id)
    .flatMap((event) => {
      if (event.type === 'moved') return [`moves ${many(event.squares, 'square')}`]
      if (event.type === 'attacked' && event.by === id) return [blow(event, view)]
      if (event.type === 'cast' && event.by === id) return [`casts ${lowName(event.spell)}`]
      return (figureOf(event) === id && PLAIN[event.type]) || []
    })
}

/** `hits Ann for 4`, `misses Ann`. */
function blow(event: ToldOf<'attacked'>, view: ArenaView): string {
  const victim = figureIn(view, event.whom)
  const name = victim === null ? 'someone' : figureName(victim)
  return event.times === 0 ? `misses ${name}` : `hits ${name} for ${throughOf(event)}`
}

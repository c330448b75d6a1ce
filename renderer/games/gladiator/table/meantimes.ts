import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { counted } from '../../../charts/figures.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { figureIcon } from '../icons.ts'
import { figureName, lowName } from '../names.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { figureIn } from './view.ts'

/** What the others did since this seat's last choice: whoever struck first, a line for each. */
export function meantimesOf(events: readonly LogEntry[], view: ArenaView): readonly Meantime[] {
  const others = view.characters.filter(({ seat }) => seat !== view.seat)
  const lines = others.flatMap((figure) => {
    const deeds = deedsOf(events, figure, view)
    return deeds.length === 0 ? [] : [{ figure, deeds, isBlow: events.some((event) => isBlowOf(event, figure)) }]
  })
  return lines
    .toSorted((a, b) => Number(b.isBlow) - Number(a.isBlow))
    .map(({ figure, deeds }) => ({ id: figure.id, icon: figureIcon(figure), who: figureName(figure), deeds: `${deeds.join(', ')}.` }))
}

function isBlowOf({ type, data }: LogEntry, { id }: FigureView): boolean {
  return (type === 'attacked' || type === 'cast') && fieldsOf({ data }).text('by') === id
}

const PLAIN: Readonly<Record<string, string>> = {
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

/** What somebody did and suffered, in a few words that follow his name. */
function deedsOf(events: readonly LogEntry[], { id }: FigureView, view: ArenaView): readonly string[] {
  const own = events
    .map((event) => ({ type: event.type, event: fieldsOf(event) }))
    .filter(({ event }) => event.doer === id || event.figure === id)
  return own.flatMap(({ type, event }) => {
    if (type === 'moved' && event.figure === id) return [`moves ${counted(event.number('squares') ?? 0, 'square')}`]
    if (type === 'attacked' && event.text('by') === id) return [blow(event, view)]
    if (type === 'cast' && event.text('by') === id) return [`casts ${lowName(event.text('spell') ?? '')}`]
    const words = event.figure === id ? PLAIN[type] : undefined
    return words === undefined ? [] : [words]
  })
}

/** `hits Ann for 4`, `misses Ann`. */
function blow(event: Fields, view: ArenaView): string {
  const victim = figureIn(view, event.text('whom'))
  const whom = victim === null ? 'somebody' : figureName(victim)
  if (event.number('times') === 0) return `misses ${whom}`
  return `hits ${whom} for ${Math.max(0, (event.number('damage') ?? 0) - (event.number('stopped') ?? 0))}`
}

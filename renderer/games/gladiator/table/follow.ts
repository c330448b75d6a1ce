import type { Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { type Fields, fieldsOf } from './fields.ts'
import { bearersIn, figureIn, type Spot } from './view.ts'

// The arena as it stands after each thing that is told. It need not be exact to the last figure: when all is told, what the host says stands.

/**
 * @param now the arena before the event
 * @param last the arena when all has been told, for those who were not there before
 */
export function follow(now: ArenaView, entry: LogEntry, last: ArenaView): ArenaView {
  const event = fieldsOf(entry)
  const side = event.side('side')
  switch (entry.type) {
    case 'turn-began':
      return { ...now, turn: event.number('turn') ?? now.turn, phase: 'incentive', characters: now.characters.map(anew) }
    case 'first-side':
      return { ...now, phase: 'move', first: side ?? now.first }
    case 'called':
    case 'robots-came':
    case 'resurrected':
      return arrived(now, last, event)
    case 'images':
      return { ...now, characters: last.characters }
    case 'killed':
    case 'left':
    case 'vanished':
      return gone(now, entry.type, event, last)
    case 'terrain-made':
    case 'ring-of-fire':
    case 'set-alight':
    case 'altar-rose':
    case 'landed':
    case 'placed':
    case 'weapon-dropped':
    case 'let-fall':
      return { ...handled(now, entry.type, event), arena: last.arena }
    case 'aimed':
    case 'casting':
      return { ...now, phase: 'action', active: event.text('by') }
    case 'hand-combat':
      return wrestling(now, event)
    default: {
      const change = CHANGES[entry.type]
      return change === undefined ? now : changed(now, event.figure, (figure) => change(figure, event, now))
    }
  }
}

type Change = (figure: FigureView, event: Fields, view: ArenaView) => Partial<FigureView>

/** What happens to the one whom an event is about. */
const CHANGES: Readonly<Record<string, Change>> = {
  moved: (figure, event, view) => walked(figure, event.numbers('path'), event.number('squares') ?? 0, view),
  turned: (_, event) => ({ facing: facingIn(event) }),
  'stood-up': () => ({ status: 'standing', acted: true }),
  'went-prone': () => ({ status: 'prone', acted: true }),
  'knocked-down': () => ({ status: 'prone' }),
  'pit-fall': () => ({ status: 'prone' }),
  collapsed: () => ({ status: 'unconscious' }),
  revived: () => ({ status: 'prone' }),
  'came-to': () => ({ status: 'prone' }),
  evaded: () => ({ evading: true, acted: true }),
  declined: () => ({ declined: true }),
  'did-nothing': () => ({ acted: true }),
  dazed: () => ({ dazed: true }),
  hurt: (figure, event) => strengthened(figure, -(event.number('lost') ?? 0)),
  spent: (figure, event) => strengthened(figure, -(event.number('amount') ?? 0)),
  healed: (figure, event) => strengthened(figure, event.number('amount') ?? 0),
  regenerated: (figure) => strengthened(figure, 1),
  pushed: (_, event, view) => at(event.number('to'), view),
  disengaged: (_, event, view) => ({ ...at(event.number('to'), view), handCombat: [], status: 'standing', acted: true }),
  teleported: (_, event, view) => ({ ...at(event.number('to'), view), handCombat: [] }),
}

function changed(view: ArenaView, id: string | null, change: (figure: FigureView) => Partial<FigureView>): ArenaView {
  const ids = bearersIn(view, id).map((each) => each.id)
  return { ...view, characters: view.characters.map((each) => (ids.includes(each.id) ? { ...each, ...change(each) } : each)) }
}

/** At the start of a turn. */
function anew(figure: FigureView): FigureView {
  return { ...figure, moved: 0, movement: 'wait', acted: false, declined: false, evading: false }
}

function spotIn(square: number, { arena }: ArenaView): Spot {
  return [Math.floor(square / arena.columns), square % arena.columns]
}

function at(square: number | null, view: ArenaView): Pick<FigureView, 'at'> | Record<never, never> {
  return square === null ? {} : { at: spotIn(square, view) }
}

/** He stands at the end of his way and looks the way of its last step. */
function walked(figure: FigureView, path: readonly number[], squares: number, view: ArenaView): Partial<FigureView> {
  const spots = path.map((square) => spotIn(square, view))
  const last = spots.at(-1)
  if (last === undefined) return {}
  const before = spots.at(-2) ?? figure.at
  return { at: last, moved: squares, ...(before && { facing: towards(before, last, figure.facing) }) }
}

/** The way of a step; as before where there was none. */
function towards([row, column]: Spot, [toRow, toColumn]: Spot, before: Facing): Facing {
  if (toColumn !== column) return toColumn > column ? 'e' : 'w'
  if (toRow === row) return before
  return toRow > row ? 's' : 'n'
}

function facingIn(event: Fields): Facing {
  const facing = event.text('facing')
  return facing === 'n' || facing === 's' || facing === 'w' ? facing : 'e'
}

function strengthened({ sh, taken }: FigureView, by: number): Partial<FigureView> {
  return { taken: by < 0 ? taken - by : taken, ...(sh && { sh: { ...sh, now: sh.now + by } }) }
}

/** Somebody who was not there stands where he stands when all is told. */
function arrived(now: ArenaView, last: ArenaView, event: Fields): ArenaView {
  const came = [...event.texts('figures'), ...(event.figure === null ? [] : [event.figure])].flatMap((id) => figureIn(last, id) ?? [])
  const ids = new Set(came.map(({ id }) => id))
  return { ...now, characters: [...now.characters.filter(({ id }) => !ids.has(id)), ...came] }
}

const OUT = { killed: 'dead', left: 'left', vanished: 'vanished' } as const

/** Out of the arena; what the dead and the called leave lies where they fell. */
function gone(now: ArenaView, how: keyof typeof OUT, event: Fields, last: ArenaView): ArenaView {
  const without = changed(now, event.figure, () => ({ status: OUT[how], at: null, handCombat: [] }))
  return how !== 'left' ? { ...without, arena: { ...without.arena, things: last.arena.things } } : without
}

/** A hand that let go of something. */
function handled(now: ArenaView, type: string, event: Fields): ArenaView {
  if (type !== 'weapon-dropped' && type !== 'let-fall') return now
  const thing = event.text('thing')
  const dropped = (held: FigureView['ready']) => (held?.id === thing ? null : held)
  return changed(now, event.figure, ({ ready, also }) => ({ ready: dropped(ready), also: dropped(also) }))
}

function wrestling(now: ArenaView, event: Fields): ArenaView {
  const [figure, by] = [event.text('figure'), event.text('by')]
  if (figure === null || by === null) return now
  const down = (other: string) => (each: FigureView) => ({
    status: 'prone' as const,
    handCombat: [...new Set([...each.handCombat, other])],
  })
  return changed(changed(now, figure, down(by)), by, down(figure))
}

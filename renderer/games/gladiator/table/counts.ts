import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { TurningPoint } from '../../../table/turning-points.tsx'
import { fieldsOf } from './fields.ts'

/** What one gladiator did in a fight, and what it brought him. */
export interface Counts {
  readonly attacks: number
  readonly hits: number
  /** SH struck off others. */
  readonly dealt: number
  readonly greatest: number
  readonly kills: number
  readonly evaded: number
  /** Experience by where it came from (11.1); null while the fight is open, and for the dead. */
  readonly earned: Earned | null
}

export interface Earned {
  readonly damage: number
  readonly deathBlows: number
  readonly spells: number
  readonly victory: number
  readonly all: number
}

/** Counted from the chronicle. */
export function countsOf(log: readonly LogEntry[], id: string): Counts {
  const of = (type: string) => log.filter((event) => event.type === type).map(fieldsOf)
  const blows = of('attacked').filter((event) => event.text('by') === id)
  const losses = of('hurt')
    .filter((event) => event.text('by') === id)
    .map((event) => event.number('lost') ?? 0)
  const earned = of('earned').find((event) => event.figure === id)
  const number = (key: string) => earned?.number(key) ?? 0
  return {
    attacks: blows.length,
    hits: blows.filter((event) => (event.number('times') ?? 0) > 0).length,
    dealt: losses.reduce((sum, lost) => sum + lost, 0),
    greatest: Math.max(0, ...losses),
    kills: of('killed').filter((event) => event.text('by') === id).length,
    evaded: of('evaded').filter((event) => event.figure === id).length,
    earned: earned
      ? {
          damage: number('damage'),
          deathBlows: number('deathBlows'),
          spells: number('spells'),
          victory: number('victory'),
          all: number('all'),
        }
      : null,
  }
}

const MOST = 8
const POINTS: ReadonlySet<string> = new Set(['killed', 'collapsed', 'pit-fall', 'resurrected', 'hand-combat', 'left', 'stolen', 'returned'])
/** SH of a blow that is told for itself. */
const GREAT_BLOW = 8

/** Deaths, falls, great blows: the newest where there are too many. */
export function turningPoints(log: readonly LogEntry[]): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  let turn = 1
  for (const entry of log) {
    const event = fieldsOf(entry)
    if (entry.type === 'turn-began') turn = event.number('turn') ?? turn
    const isGreat = entry.type === 'attacked' && (event.number('damage') ?? 0) - (event.number('stopped') ?? 0) >= GREAT_BLOW
    if (isGreat || POINTS.has(entry.type)) points.push({ turn, entry })
  }
  return points.slice(-MOST)
}

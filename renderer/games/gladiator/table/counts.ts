import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { TurningPoint } from '../../../table/turning-points.tsx'
import { EVENTS, GREAT_BLOW, type Told, type ToldOf, throughOf } from '../events.ts'

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
  const all = EVENTS.all(log)
  const of = <T extends Told['type']>(type: T) => all.filter((event): event is ToldOf<T> => event.type === type)
  const blows = of('attacked').filter(({ by }) => by === id)
  const losses = of('hurt')
    .filter(({ by }) => by === id)
    .map(({ lost }) => lost)
  const earned = of('earned').find(({ figure }) => figure === id) ?? null
  return {
    attacks: blows.length,
    hits: blows.filter(({ times }) => times > 0).length,
    dealt: losses.reduce((sum, lost) => sum + lost, 0),
    greatest: Math.max(0, ...losses),
    kills: of('killed').filter(({ by }) => by === id).length,
    evaded: of('evaded').filter(({ figure }) => figure === id).length,
    earned,
  }
}

const MOST = 8
const POINTS: ReadonlySet<Told['type']> = new Set([
  'killed',
  'collapsed',
  'pit-fall',
  'resurrected',
  'hand-combat',
  'left',
  'stolen',
  'returned',
])

/** Deaths, falls, great blows: the newest where there are too many. */
export function turningPoints(log: readonly LogEntry[]): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  let turn = 1
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event?.type === 'turn-began') turn = event.turn
    const isGreat = event?.type === 'attacked' && throughOf(event) >= GREAT_BLOW
    if (isGreat || (event && POINTS.has(event.type))) points.push({ turn, entry })
  }
  return points.slice(-MOST)
}

import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import type { TurningPoint } from '../../../table/turning-points.tsx'
import { isCreature, kindOfCard } from '../kinds.ts'
import { Fields, isOf } from './fields.ts'

/** What one character did in a whole game. */
export interface Counts {
  readonly tiles: number
  readonly cards: number
  readonly won: number
  readonly lost: number
  readonly deaths: number
  readonly lifeLost: number
  readonly luckSpent: number
  readonly luckPassed: number
}

/** Counted from the chronicle. */
export function countsOf(log: readonly LogEntry[], seat: Seat): Counts {
  const own = log.filter((event) => isOf(event, seat))
  const of = (type: string) => own.filter((event) => event.type === type).map(({ data }) => new Fields(data))
  const tests = of('luck-tested')
  return {
    tiles: of('tile-laid').length + of('chamber-laid').length,
    cards: of('card-drawn').length,
    won: of('creature-beaten').length,
    lost: of('life-lost').filter((event) => isCreature(event.text('cause') ?? '')).length,
    deaths: of('died').length,
    lifeLost: of('life-lost').reduce((sum, event) => sum + (event.number('amount') ?? 0), 0),
    luckSpent: tests.length,
    luckPassed: tests.filter((event) => event.flag('passed')).length,
  }
}

const MOST = 7

/** The first weapon, the chambers, the treasures, the Warlock, deaths, and the way out; the newest where there are too many; `last` is the round in which it ended. */
export function turningPoints(log: readonly LogEntry[], last: number): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  const armed = new Set<Seat>()
  const next = log.find(({ type }) => type === 'round-began')
  let round = Math.max(1, (next ? (new Fields(next.data).number('round') ?? 1) : last + 1) - 1)
  for (const entry of log) {
    const event = new Fields(entry.data)
    if (entry.type === 'round-began') round = event.number('round') ?? round
    if (isPoint(entry, event, armed)) points.push({ turn: round, entry })
  }
  return points.slice(-MOST)
}

function isPoint({ type }: LogEntry, event: Fields, armed: Set<Seat>): boolean {
  switch (type) {
    case 'chamber-laid':
    case 'died':
    case 'won':
      return true
    case 'warlock':
      return event.text('deed') === 'appeared'
    case 'taken':
      return event.text('treasure') !== null || isFirstWeapon(event, armed)
    default:
      return false
  }
}

const WEAPONS: ReadonlySet<string> = new Set([
  'dagger',
  'hatchet',
  'rune-sword',
  'battle-axe',
  'warhammer',
  'broadsword',
  'orc-slayer',
  'sword-of-light',
])

function isFirstWeapon(event: Fields, armed: Set<Seat>): boolean {
  const { seat } = event
  if (seat === null || armed.has(seat) || !WEAPONS.has(kindOfCard(event.text('card') ?? ''))) return false
  armed.add(seat)
  return true
}

import { kindOf, typeOf } from '../../../../engine/domain/open/cards.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import type { TurningPoint } from '../../../table/turning-points.tsx'
import { EVENTS, seatIn, type Told, type ToldOf } from '../events.ts'

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
  const own = EVENTS.all(log).filter((event) => seatIn(event) === seat)
  const of = <T extends Told['type']>(type: T) => own.filter((event): event is ToldOf<T> => event.type === type)
  const [tests, lost] = [of('luck-tested'), of('life-lost')]
  return {
    tiles: of('tile-laid').length + of('chamber-laid').length,
    cards: of('card-drawn').length,
    won: of('creature-beaten').length,
    lost: lost.filter(({ cause }) => typeOf(cause) === 'creature').length,
    deaths: of('died').length,
    lifeLost: lost.reduce((sum, { amount }) => sum + amount, 0),
    luckSpent: tests.length,
    luckPassed: tests.filter(({ passed }) => passed).length,
  }
}

const MOST = 7

/** The first weapon, the chambers, the treasures, the Warlock, deaths, and the way out; the newest where there are too many; `last` is the round in which it ended. */
export function turningPoints(log: readonly LogEntry[], last: number): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  const armed = new Set<Seat>()
  const next = EVENTS.all(log).find((event) => event.type === 'round-began')
  let round = Math.max(1, (next?.round ?? last + 1) - 1)
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event?.type === 'round-began') round = event.round
    if (event && isPoint(event, armed)) points.push({ turn: round, entry })
  }
  return points.slice(-MOST)
}

function isPoint(event: Told, armed: Set<Seat>): boolean {
  switch (event.type) {
    case 'chamber-laid':
    case 'died':
    case 'won':
      return true
    case 'warlock':
      return event.deed === 'appeared'
    case 'taken':
      return 'treasure' in event || isFirstWeapon(event, armed)
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

function isFirstWeapon({ seat, card }: { readonly seat: Seat; readonly card: string }, armed: Set<Seat>): boolean {
  if (armed.has(seat) || !WEAPONS.has(kindOf(card))) return false
  armed.add(seat)
  return true
}

import { knownCard } from '../../../../engine/cave/open/cards.ts'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import type { TurningPoint } from '../../../table/turning-points.tsx'
import { EVENTS, seatIn, type Told, type ToldOf } from '../events.ts'

/** What one player did in a whole game. */
export interface Counts {
  readonly won: number
  readonly lost: number
  readonly beaten: number
  readonly deaths: number
  readonly caveCards: number
  readonly adventureCards: number
  readonly gold: number
  readonly chambers: number
  readonly searches: number
  readonly robbed: number
}

/** Counted from the chronicle. */
export function countsOf(log: readonly LogEntry[], seat: Seat): Counts {
  const all = EVENTS.all(log)
  const own = all.filter((event) => seatIn(event) === seat)
  const of = <T extends Told['type']>(type: T) => own.filter((event): event is ToldOf<T> => event.type === type)
  const fights = [...of('fought'), ...of('duel')]
  const drawn = of('drawn')
  return {
    won: fights.filter(({ result }) => result === 'won').length,
    lost: fights.filter(({ result }) => result === 'lost').length,
    beaten: of('slain').length,
    deaths: of('died').length + of('destroyed').length,
    caveCards: drawn.filter(({ deck }) => deck === 'cave').length,
    adventureCards: drawn.filter(({ deck }) => deck === 'adventure').length,
    gold: of('gold-gained').reduce((sum, { amount }) => sum + amount, 0),
    chambers: of('chamber').length,
    searches: of('searched').length,
    robbed: all.filter((event) => event.type === 'robbed' && event.from === seat).length,
  }
}

const MOST = 8

/** The Crystal found, Trials, deaths, dragons, seventh Cave cards; the newest where there are too many. */
export function turningPoints(log: readonly LogEntry[]): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  const drawn = new Map<Seat, number>()
  let round = 1
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event?.type === 'round-began') round = event.round
    if (event && isPoint(event, drawn)) points.push({ turn: round, entry })
  }
  return points.slice(-MOST)
}

function isPoint(event: Told, drawn: Map<Seat, number>): boolean {
  switch (event.type) {
    case 'crystal-found':
    case 'died':
    case 'destroyed':
    case 'trial':
    case 'game-over':
      return true
    case 'slain':
      return knownCard(event.card)?.type === 'dragon'
    case 'new-character':
      drawn.set(event.seat, 0)
      return false
    case 'drawn': {
      if (event.deck !== 'cave') return false
      const count = (drawn.get(event.seat) ?? 0) + 1
      drawn.set(event.seat, count)
      return count % LIMITS.caveCards === 0
    }
    default:
      return false
  }
}

/** A Trial of the last visit to the Magic Crystal, with the throws that decided it. */
export interface Tried {
  readonly seat: Seat
  readonly round: number
  readonly entry: LogEntry
  /** What was thrown before it since the Trial before, as sentences of the chronicle. */
  readonly fights: readonly LogEntry[]
}

const BEASTS: ReadonlySet<string> = new Set(['beast', 'apparition'])

/** Every Trial in order, each with its fights and its bribe. */
export function trialsOf(log: readonly LogEntry[]): readonly Tried[] {
  const tried: Tried[] = []
  let fights: LogEntry[] = []
  let round = 1
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event?.type === 'round-began') round = event.round
    if (event?.type === 'turn-began') fights = []
    if (event?.type === 'bribed' || (event?.type === 'fought' && BEASTS.has(event.against.kind))) fights.push(entry)
    if (event?.type === 'trial') {
      tried.push({ seat: event.seat, round, entry, fights })
      fights = []
    }
  }
  return tried
}

import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import type { TurningPoint } from '../../../table/turning-points.tsx'
import { isDragon, kindOfCard } from '../kinds.ts'
import { Fields, isOf } from './fields.ts'

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
  const own = log.filter((event) => isOf(event, seat))
  const of = (type: string) => own.filter((event) => event.type === type).map(({ data }) => new Fields(data))
  const fights = [...of('fought'), ...of('duel')]
  const drawn = of('drawn')
  return {
    won: fights.filter((event) => event.text('result') === 'won').length,
    lost: fights.filter((event) => event.text('result') === 'lost').length,
    beaten: of('slain').length,
    deaths: of('died').length + of('destroyed').length,
    caveCards: drawn.filter((event) => event.text('deck') === 'cave').length,
    adventureCards: drawn.filter((event) => event.text('deck') === 'adventure').length,
    gold: of('gold-gained').reduce((sum, event) => sum + (event.number('amount') ?? 0), 0),
    chambers: of('chamber').length,
    searches: of('searched').length,
    robbed: log.filter(({ type, data }) => type === 'robbed' && new Fields(data).number('from') === seat).length,
  }
}

const MOST = 8
const SEVEN = 7

/** The Crystal found, Trials, deaths, dragons, seventh Cave cards; the newest where there are too many. */
export function turningPoints(log: readonly LogEntry[]): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  const drawn = new Map<Seat, number>()
  let round = 1
  for (const entry of log) {
    const event = new Fields(entry.data)
    if (entry.type === 'round-began') round = event.number('round') ?? round
    if (isPoint(entry, event, drawn)) points.push({ turn: round, entry })
  }
  return points.slice(-MOST)
}

function isPoint({ type }: LogEntry, event: Fields, drawn: Map<Seat, number>): boolean {
  const { seat } = event
  switch (type) {
    case 'crystal-found':
    case 'died':
    case 'destroyed':
    case 'trial':
    case 'game-over':
      return true
    case 'slain':
      return isDragon(kindOfCard(event.text('card') ?? ''))
    case 'new-character':
      if (seat !== null) drawn.set(seat, 0)
      return false
    case 'drawn': {
      if (seat === null || event.text('deck') !== 'cave') return false
      const count = (drawn.get(seat) ?? 0) + 1
      drawn.set(seat, count)
      return count % SEVEN === 0
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
    const event = new Fields(entry.data)
    if (entry.type === 'round-began') round = event.number('round') ?? round
    if (entry.type === 'turn-began') fights = []
    if (entry.type === 'bribed' || (entry.type === 'fought' && BEASTS.has(event.record('against').text('kind') ?? ''))) fights.push(entry)
    if (entry.type === 'trial' && event.seat !== null) {
      tried.push({ seat: event.seat, round, entry, fights })
      fights = []
    }
  }
  return tried
}

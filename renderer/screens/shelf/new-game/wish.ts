import type { Input } from '../../../../electron/contract/index.ts'
import type { Json, Skill } from '../../../../engine/kernel/types.ts'
import type { Undo } from '../../campaigns/undo-field.tsx'

/** Who sits there: somebody at this screen, or a bot that plays so well. */
export type Player = 'person' | Skill

export interface SeatWish {
  readonly player: Player
  readonly name: string
}

/** What may be wished of a new game of any kind; what only one game has is that game's own. */
export interface TableWish {
  readonly seats: readonly SeatWish[]
  readonly undo: Undo
  /** Real dice are thrown and entered. */
  readonly dice: boolean
  /** Ids of the game's other variants. */
  readonly variants: readonly string[]
  /** Empty for one drawn by the host. */
  readonly seed: string
}

const BOT_NAMES = ['Abelard', 'Bathilda', 'Cuthbert', 'Dorothea', 'Egbert', 'Frideswide']

/** One person against bots: what most people sit down for. */
export function firstWish(seats: number): TableWish {
  return {
    seats: Array.from({ length: seats }, (_, seat) => seatAnew(seat === 0 ? 'person' : 'able', seat)),
    undo: 'honest',
    dice: false,
    variants: [],
    seed: '',
  }
}

function nameFor(player: Player, seat: number): string {
  return player === 'person' ? `Player ${seat + 1}` : (BOT_NAMES[seat] ?? `Bot ${seat + 1}`)
}

function seatAnew(player: Player, seat: number): SeatWish {
  return { player, name: nameFor(player, seat) }
}

/** With so many seats: those that were there stay, a new one is a bot's. */
export function withSeats(wish: TableWish, count: number): TableWish {
  return { ...wish, seats: Array.from({ length: count }, (_, seat) => wish.seats[seat] ?? seatAnew('able', seat)) }
}

/** With another player at a seat. A name that nobody has written goes with whoever had it. */
export function withPlayer(wish: TableWish, seat: number, player: Player): TableWish {
  return withSeat(wish, seat, (before) => ({
    player,
    name: before.name === nameFor(before.player, seat) ? nameFor(player, seat) : before.name,
  }))
}

/** With another name at a seat. */
export function withName(wish: TableWish, seat: number, name: string): TableWish {
  return withSeat(wish, seat, (before) => ({ ...before, name }))
}

function withSeat(wish: TableWish, seat: number, change: (before: SeatWish) => SeatWish): TableWish {
  return { ...wish, seats: wish.seats.map((each, i) => (i === seat ? change(each) : each)) }
}

/** Why the game cannot begin like that; null if it can. */
export function problemOf({ seats }: TableWish): string | null {
  return seats.some(({ name }) => name.trim() === '') ? 'Everybody at the table needs a name.' : null
}

/** Bots everywhere: the game is played out, and looked at afterwards. */
export function isWatched({ seats }: TableWish): boolean {
  return seats.every(({ player }) => player !== 'person')
}

/** @param options what only this game has */
export function startInput(game: string, wish: TableWish, options: Readonly<Record<string, Json>> = {}): Input<'game.start'> {
  const { seats, undo, dice, seed } = wish
  const bots = seats.flatMap(({ player }, seat) => (player === 'person' ? [] : [{ seat, skill: player }]))
  const variants = [...wish.variants, ...(dice ? ['physical-dice'] : [])]
  return {
    game,
    seats: seats.map(({ name }) => name.trim()),
    bots,
    ...(seed.trim() && { seed: seed.trim() }),
    options: { ...options, undo, ...(variants.length > 0 && { variants }) },
  }
}

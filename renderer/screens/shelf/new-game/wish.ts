import type { Input } from '../../../../electron/contract/index.ts'
import type { Json, Skill } from '../../../../engine/kernel/types.ts'
import type { Undo } from '../../campaigns/undo-field.tsx'

/** Who sits there: a person at this screen, or a bot of some skill. */
export type Player = 'person' | Skill

export interface SeatWish {
  readonly player: Player
  readonly name: string
}

/** The options of a new game common to all games; each game adds its own. */
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

/** One person against bots: the most common choice. */
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

/** Changes the number of seats: existing ones stay, a new one is a bot's. */
export function withSeats(wish: TableWish, count: number): TableWish {
  return { ...wish, seats: Array.from({ length: count }, (_, seat) => wish.seats[seat] ?? seatAnew('able', seat)) }
}

/** Changes the player at a seat. A default name changes with its player. */
export function withPlayer(wish: TableWish, seat: number, player: Player): TableWish {
  return withSeat(wish, seat, (before) => ({
    player,
    name: before.name === nameFor(before.player, seat) ? nameFor(player, seat) : before.name,
  }))
}

/** Changes the name at a seat. */
export function withName(wish: TableWish, seat: number, name: string): TableWish {
  return withSeat(wish, seat, (before) => ({ ...before, name }))
}

function withSeat(wish: TableWish, seat: number, change: (before: SeatWish) => SeatWish): TableWish {
  return { ...wish, seats: wish.seats.map((each, i) => (i === seat ? change(each) : each)) }
}

/** Whether every seat is a bot's: the game is played out, and viewed afterwards. */
export function isWatched({ seats }: TableWish): boolean {
  return seats.every(({ player }) => player !== 'person')
}

/** @param options this game's own options */
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

import type { Input } from '../../../../electron/contract/index.ts'
import type { Json, Skill } from '../../../../engine/kernel/types.ts'

export const UNDO = ['honest', 'teaching', 'ironman'] as const

/** Who sits there: somebody at this screen, or a bot that plays so well. */
export type Player = 'person' | Skill

export const SKILL_NAMES: Readonly<Record<Skill, string>> = { novice: 'Novice', able: 'Able', master: 'Master' }

export interface SeatWish {
  readonly player: Player
  readonly name: string
  /** Id of the sheet that the hero comes with; null for one that is made when the game begins. */
  readonly hero: string | null
}

/** What somebody wants of a new game of HERO. */
export interface GameWish {
  /** Two or three, by section. */
  readonly seats: readonly SeatWish[]
  /** `m1`, or `random`. */
  readonly catacomb: string
  /** Of a random catacomb; empty for one that is drawn for the game. */
  readonly catacombSeed: string
  readonly undo: (typeof UNDO)[number]
  /** Real dice are thrown and entered. */
  readonly dice: boolean
  /** Empty for one drawn by the host. */
  readonly seed: string
}

export const RANDOM = 'random'

const BOT_NAMES = ['Abelard', 'Bathilda', 'Cuthbert']

/** One against two bots: what most people sit down for. */
export const FIRST_WISH: GameWish = {
  seats: [seatAnew('person', 0), seatAnew('able', 1), seatAnew('able', 2)],
  catacomb: 'm1',
  catacombSeed: '',
  undo: 'honest',
  dice: false,
  seed: '',
}

function nameFor(player: Player, seat: number): string {
  return player === 'person' ? `Player ${seat + 1}` : (BOT_NAMES[seat] ?? `Bot ${seat + 1}`)
}

function seatAnew(player: Player, seat: number): SeatWish {
  return { player, name: nameFor(player, seat), hero: null }
}

/** With so many seats: those that were there stay, a new one is a bot's. */
export function withSeats(wish: GameWish, count: number): GameWish {
  return { ...wish, seats: Array.from({ length: count }, (_, seat) => wish.seats[seat] ?? seatAnew('able', seat)) }
}

/** With another player at a seat. A name that nobody has written goes with whoever had it. */
export function withPlayer(wish: GameWish, seat: number, player: Player): GameWish {
  return withSeat(wish, seat, ({ name, ...before }) => ({
    ...before,
    player,
    name: name === nameFor(before.player, seat) ? nameFor(player, seat) : name,
  }))
}

export function withSeat(wish: GameWish, seat: number, change: (before: SeatWish) => SeatWish): GameWish {
  return { ...wish, seats: wish.seats.map((each, i) => (i === seat ? change(each) : each)) }
}

/** Sections as a game with so many players has them (101A5): two sit across. */
export function sectionsOf(players: number): readonly string[] {
  return players === 2 ? ['A', 'C'] : ['A', 'B', 'C']
}

/** Whose monsters lie in the section of a seat: with three, A's lie in C, C's in B, B's in A; two have each other's (104D3). */
export function ownerOf(seat: number, players: number): number {
  return (seat + 1) % players
}

/** Why the game cannot begin like that; null if it can. */
export function problemOf({ seats }: GameWish): string | null {
  return seats.some(({ name }) => name.trim() === '') ? 'Everybody at the table needs a name.' : null
}

/** Bots everywhere: the game is played out, and looked at afterwards. */
export function isWatched({ seats }: GameWish): boolean {
  return seats.every(({ player }) => player !== 'person')
}

/** @param sheetOf the sheet of that id; null where it has gone meanwhile */
export function startInput(wish: GameWish, sheetOf: (id: string) => Json | null): Input<'game.start'> {
  const { seats, catacomb, catacombSeed, undo, dice, seed } = wish
  const bots = seats.flatMap(({ player }, seat) => (player === 'person' ? [] : [{ seat, skill: player }]))
  return {
    game: 'hero',
    seats: seats.map(({ name }) => name.trim()),
    bots,
    ...(seed.trim() && { seed: seed.trim() }),
    options: {
      catacomb: catacomb === RANDOM && catacombSeed.trim() ? `${RANDOM}:${catacombSeed.trim()}` : catacomb,
      heroes: seats.map(({ hero }) => hero && sheetOf(hero)),
      undo,
      ...(dice && { variants: ['physical-dice'] }),
    },
  }
}

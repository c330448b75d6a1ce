import type { Game } from '../game.ts'
import { newPlay } from '../play.ts'
import { lawful, opened, playOn, sensibleBot } from '../playing-out.ts'
import { stream } from '../random.ts'
import { type Json, type Seat, SKILLS, type Skill } from '../types.ts'
import { setUp } from './plan.ts'

/** How a game's bots play against each other; only games with opposing seats have this. */
export interface Duels<S> {
  readonly game: Game<S>
  /** The options of each round. Within a round, every order of seats plays once. */
  options(round: number): Json
  /** Null where nobody wins. The game is over. */
  winner(state: S): Seat | null
}

export interface DuelSpec {
  /** The strengths that play against each other, one for each seat. */
  readonly skills: readonly Skill[]
  readonly games: number
  readonly seed: string
}

/** How often each strength won, and how often none did. */
export type Wins = Readonly<Record<Skill | 'nobody', number>>

/** Every pair of strengths, and all of them together where the game has enough seats. */
export function lineUps<S>({ game: { seats } }: Duels<S>): readonly (readonly Skill[])[] {
  const pairs = SKILLS.flatMap((weaker, i) => SKILLS.slice(i + 1).map((stronger) => [weaker, stronger]))
  return [...pairs, SKILLS].filter(({ length }) => seats.min <= length && length <= seats.max)
}

/** Plays games between bots of these strengths, in each order of seats in turn. `npm run duel` plays hundreds. */
export function duel<S>(duels: Duels<S>, { skills, games, seed }: DuelSpec): Wins {
  const wins = { novice: 0, able: 0, master: 0, nobody: 0 }
  const orders = ordersOf(skills)
  for (let i = 0; i < games; i++) {
    const seated = orders[i % orders.length] ?? skills
    const winner = play(duels, `${seed}-${i}`, seated, duels.options(Math.floor(i / orders.length)))
    wins[winner === null ? 'nobody' : (seated[winner] ?? 'nobody')] += 1
  }
  return wins
}

function ordersOf(skills: readonly Skill[]): readonly (readonly Skill[])[] {
  if (skills.length < 2) return [skills]
  return skills.flatMap((first, i) => ordersOf(skills.filter((_, at) => at !== i)).map((rest) => [first, ...rest]))
}

/** Longer than any game between bots: a game that gets here is stuck. */
const LONGEST = 20_000

function play<S>({ game, winner }: Duels<S>, seed: string, skills: readonly Skill[], options: Json): Seat | null {
  const { state } = setUp(game, { seed, seats: skills.length, options })
  const answers = lawful(sensibleBot(game, stream(seed, 'bots'), (seat) => skills[seat]))
  const { ended } = playOn(opened(game, newPlay(state, seed, { quiet: true })), { answers, most: LONGEST })
  if (!ended) throw new Error(`${seed}: it does not end`)
  return winner(state)
}

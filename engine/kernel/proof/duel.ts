import type { Ask } from '../ask.ts'
import { autoplay, inNoCircles, lawful, opened } from '../autoplay.ts'
import type { Circles } from '../circles.ts'
import type { Game } from '../game.ts'
import { newPlay } from '../play.ts'
import { type Stream, stream } from '../random.ts'
import { type Answer, type Json, type Seat, SKILLS, type Skill } from '../types.ts'
import { setUp } from './plan.ts'

/** How a game's bots play against each other; only games with opposing seats have this. */
export interface Duels<S> {
  readonly game: Game<S>
  /** The options of each round; left out, none. Within a round, every order of seats plays once. */
  options?(round: number): Json
  /** Null where no one wins. The game is over. */
  winner(state: S): Seat | null
  /** Plain players that the bots are measured by. */
  readonly partners?: readonly Partner[]
}

/** A plain player, none of the game's own bots. */
export interface Partner {
  readonly name: string
  /** Answers from what its seat sees, in a game against a bot of that skill: it copies that bot in all that isn't being measured. */
  answer(view: unknown, ask: Ask, chance: Stream, skill: Skill): Answer
  /** The share of games, 0 to 1, that a bot of each skill has to win against it. */
  readonly beaten: Readonly<Partial<Record<Skill, number>>>
}

export interface DuelSpec {
  /** The strengths that play against each other, one for each seat. */
  readonly skills: readonly Skill[]
  readonly games: number
  readonly seed: string
}

/** How often each strength won, and how often no one did. */
export type Wins = Readonly<Record<Skill | 'nobody', number>>

/** Every pair of strengths, and all of them together where the game has enough seats. */
export function lineUps<S>({ game: { seats } }: Duels<S>): readonly (readonly Skill[])[] {
  const pairs = SKILLS.flatMap((weaker, i) => SKILLS.slice(i + 1).map((stronger) => [weaker, stronger]))
  return [...pairs, SKILLS].filter(({ length }) => seats.min <= length && length <= seats.max)
}

/** Plays games between bots of these strengths, in each order of seats in turn. `npm run endure -- duel` plays hundreds. */
export function duel<S>(duels: Duels<S>, { skills, games, seed }: DuelSpec): Wins {
  const wins = { novice: 0, able: 0, master: 0, nobody: 0 }
  const orders = ordersOf(skills)
  for (let i = 0; i < games; i++) {
    const seated = orders[i % orders.length] ?? skills
    const players = seated.map((skill) => botOf(duels.game, skill))
    const winner = play(duels, `${seed}-${i}`, players, duels.options?.(Math.floor(i / orders.length)))
    wins[winner === null ? 'nobody' : (seated[winner] ?? 'nobody')] += 1
  }
  return wins
}

function ordersOf(skills: readonly Skill[]): readonly (readonly Skill[])[] {
  if (skills.length < 2) return [skills]
  return skills.flatMap((first, i) => ordersOf(skills.filter((_, at) => at !== i)).map((rest) => [first, ...rest]))
}

export interface SparringSpec {
  readonly partner: Partner
  readonly skill: Skill
  readonly games: number
  readonly seed: string
}

export interface Sparred {
  readonly won: number
  readonly lost: number
  readonly nobody: number
}

/** Games of a bot against a partner in every other seat, the bot in each seat by turns. */
export function spar<S>(duels: Duels<S>, { partner, skill, games, seed }: SparringSpec): Sparred {
  const sparred = { won: 0, lost: 0, nobody: 0 }
  const seats = Math.max(2, duels.game.seats.min)
  const bot = botOf(duels.game, skill)
  for (let i = 0; i < games; i++) {
    const mine = i % seats
    const players = Array.from({ length: seats }, (_, seat): Player => {
      return seat === mine ? bot : (view, ask, chance) => partner.answer(view, ask, chance, skill)
    })
    const winner = play(duels, `${seed}-${i}`, players, duels.options?.(Math.floor(i / seats)))
    sparred[winner === null ? 'nobody' : winner === mine ? 'won' : 'lost'] += 1
  }
  return sparred
}

/** Answers for a seat, from what that seat sees. */
type Player = (view: unknown, ask: Ask, chance: Stream, circles: Circles) => Answer

function botOf<S>(game: Game<S>, skill: Skill): Player {
  return (view, ask, chance, circles) => circles.advice(game, view, ask, chance, skill).answer
}

/** Longer than any game between bots: a game that gets here is stuck. */
const LONGEST = 20_000

function play<S>({ game, winner }: Duels<S>, seed: string, players: readonly Player[], options: Json = {}): Seat | null {
  const { state } = setUp(game, { seed, seats: players.length, options })
  const chance = stream(seed, 'bots')
  const answers = lawful<S>(
    inNoCircles((circles, ask, s) => {
      const player = players[ask.seat]
      if (player === undefined) throw new Error(`${seed}: nobody sits in seat ${ask.seat}`)
      return player((game.glimpse ?? game.view)(s, ask.seat), ask, chance, circles)
    }),
  )
  const { ended } = autoplay(opened(game, newPlay(state, seed, { quiet: true })), { answers, most: LONGEST })
  if (!ended) throw new Error(`${seed}: it does not end`)
  return winner(state)
}

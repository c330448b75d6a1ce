import type { Game, Setup, SetupInput } from '../game.ts'
import { isRefusal } from '../refusal.ts'
import type { Json, Skill } from '../types.ts'

/** A game for bots to play: the same plan gives the same game. */
export interface GamePlan {
  readonly seed: string
  /** `errands`: the good bot, which starts errands now and then and lets every answer give itself that can. */
  readonly bot: 'random' | 'sensible' | 'errands'
  /** The fewest the game allows where left out. */
  readonly seats?: number
  /** By seat; as well as the bot can where left out. */
  readonly skills?: readonly Skill[]
  readonly variants?: readonly string[]
  readonly options?: Json
  /** Null or left out for a game from its beginning. */
  readonly scenario?: Json
  /** Characters of a campaign, and what the campaign knows. */
  readonly party?: NonNullable<SetupInput['party']>
  readonly campaign?: NonNullable<SetupInput['campaign']>
  /** A game of random answers may never end: after this many choices it is left. */
  readonly most?: number
}

/** How a game begins, no matter who plays it. */
export type Start = Omit<GamePlan, 'bot' | 'skills' | 'most'>

/** The setup input for that start. */
export function setupOf<S>({ seats: { min } }: Game<S>, start: Start): SetupInput {
  const { seed, seats = min, options = {}, variants = [], scenario = null, party, campaign } = start
  return {
    seed,
    seats: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
    options,
    variants,
    ...(scenario === null ? {} : { scenario }),
    ...(party === undefined ? {} : { party }),
    ...(campaign === undefined ? {} : { campaign }),
  }
}

/** Sets up the game. Throws where the game refuses the start. */
export function setUp<S>(game: Game<S>, start: Start): Setup<S> {
  const setup = game.setup(setupOf(game, start))
  if (isRefusal(setup)) throw new Error(`${start.seed} is refused: ${setup.message}`)
  return setup
}

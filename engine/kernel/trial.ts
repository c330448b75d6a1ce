import { type Ask, check } from './ask.ts'
import type { Game } from './game.ts'
import type { Play, Script } from './play.ts'
import { type Answerer, playOn, sensibleBot } from './playing-out.ts'
import type { Stream } from './random.ts'
import { ruleViolation } from './refusal.ts'
import type { Answer, Refusal } from './types.ts'

// Trials: sensible bots play out a position again and again, with their own chance, until something is decided.

/** What a game can play out: a fight, say. */
export interface Episode<S> {
  /** Watches the episode under way at `ask`; null where there is none. */
  begin(state: S, ask: Ask): EpisodeWatch<S> | null
}

export interface EpisodeWatch<S> {
  /** Called at every safe point. */
  marked(state: S): void
  /** Whether the episode is decided once `ask` is asked; null means the end of the game. */
  over(state: S, ask: Ask | null): boolean
  end(state: S): EpisodeEnd
}

export interface EpisodeEnd {
  /** lost: none of those who took part is left. left: both sides are. unfinished: it took too long to see the end. */
  readonly kind: 'won' | 'left' | 'lost' | 'unfinished'
  readonly rounds: number
  /** Those who took part, whether each of them fell, and the wounds it cost. */
  readonly people: readonly { readonly id: string; readonly name: string; readonly falls: boolean; readonly wounds: number }[]
}

/** A copy of a position that can be played on; `ask` is its open question. */
export interface Position<S> {
  readonly play: Play<S>
  readonly script: Script
  readonly ask: Ask
}

/** An episode that takes longer is left unfinished. */
const CHOICES = 2000

/** Plays a copy of a position to the end of its episode, with `first` as the first answer. Refused where no episode is under way. */
export function tryOut<S>(
  game: Game<S>,
  { play, script, ask: asked }: Position<S>,
  chance: Stream,
  first: Answer | null,
): EpisodeEnd | Refusal {
  const { state } = play
  const watch = game.episode?.begin(state, asked) ?? null
  if (watch === null) return ruleViolation('Nothing is under way here that could be played out.', { detail: 'no-fight' })
  if (first !== null) {
    const refused = check(asked, first)
    if (refused !== null) return refused
  }
  play.onMark = () => watch.marked(state)
  const bot = sensibleBot(game, chance)
  let given = first
  const answers: Answerer<S> = (ask) => {
    const answer = given ?? bot(ask, state)
    given = null
    return answer
  }
  const met = (ask: Ask | null, made: number) => made > 0 && watch.over(state, ask)
  const { choices } = playOn({ play, script, ask: asked }, { answers, most: CHOICES, met })
  return choices < CHOICES ? watch.end(state) : { ...watch.end(state), kind: 'unfinished' }
}

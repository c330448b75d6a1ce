import { plain } from '../plain.ts'
import type { LogEntry, SessionView } from '../types.ts'
import { type GoldenGame, type Recorder, replay } from './golden.ts'
import type { ToldEvent } from './told-types.ts'

/** Every event of these games as the page of the first seat gets it, without its words: a line that others alone were told is among them. */
export function* toldIn<S>(proof: Recorder<S>, games: readonly GoldenGame[]): Generator<ToldEvent> {
  const { game } = proof
  for (const golden of games) {
    const log: LogEntry[] = []
    const told: ToldEvent[] = []
    replay(proof, golden, ({ state, step }) => {
      if (step.events.length === 0) return
      const from = log.length
      const events = step.events.map(
        ({ type, rule, audience: _, ...data }, i): LogEntry => ({ n: from + i, type, rule, text: '', data: plain(data) }),
      )
      log.push(...events)
      const at = {
        session: golden.seed,
        game: game.id,
        revision: 1,
        seat: 0,
        seats: [],
        inputs: 1,
        rolled: [],
        canUndo: false,
        canRedo: false,
      }
      const session: SessionView = { ...at, view: plain(game.view(state, 0)), events, decision: null, outcome: null }
      told.push(...events.map((entry) => ({ entry, log, session })))
    })
    yield* told
  }
}

// The player of `bench/playouts.ts`, in a process of its own: node bench/playouts-run.ts ENGINE GAME. It imports nothing but that engine,
// which may be an older one, plays the games that it is sent, one at a time, and tells how long each took.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Answerer, Autoplay, AutoplayEnd, Position } from '../engine/kernel/autoplay.ts'
import type { Game } from '../engine/kernel/game.ts'
import type { newPlay, Play } from '../engine/kernel/play.ts'
import type { Start, setUp } from '../engine/kernel/proof/plan.ts'
import type { Stream, stream } from '../engine/kernel/random.ts'

export interface Played {
  readonly answers: number
  /** Of the processor, the compiler and the collection of garbage among them. */
  readonly seconds: number
}

type State = unknown
type Loop = {
  readonly autoplay: (position: Position<State>, how: Autoplay<State>) => AutoplayEnd
  readonly opened: (game: Game<State>, play: Play<State>) => Position<State>
  readonly sensibleBot: (game: Game<State>, chance: Stream) => Answerer<State>
}

/** Longer than any game between bots. */
const LONGEST = 20_000

const [, , engine = '', id = ''] = process.argv
const { [id]: game } = await from<Readonly<Record<string, Game<State>>>>('games.ts')
if (game === undefined) throw new Error(`the engine in ${engine} has no game ${id}`)
const { autoplay, opened, sensibleBot } = await loop()
const plays = await from<{ readonly newPlay: typeof newPlay }>('kernel/play.ts')
const plans = await from<{ readonly setUp: typeof setUp }>('kernel/proof/plan.ts')
const chance = await from<{ readonly stream: typeof stream }>('kernel/random.ts')
process.on('message', (start: Start) => process.send?.(played(game, start)))

/** Plays a game to its end, as it is tried out: nothing but the state is kept. */
function played(game: Game<State>, start: Start): Played {
  const began = process.cpuUsage()
  const { state } = plans.setUp(game, start)
  const answers = sensibleBot(game, chance.stream(start.seed, 'bots'))
  const { choices } = autoplay(opened(game, plays.newPlay(state, start.seed, { quiet: true })), { answers, most: LONGEST })
  const { user, system } = process.cpuUsage(began)
  return { answers: choices, seconds: (user + system) / 1e6 }
}

/** The loop of question and answer, which was `playOn` in `playing-out.ts` once. */
async function loop(): Promise<Loop> {
  if (existsSync(join(engine, 'kernel/autoplay.ts'))) return from<Loop>('kernel/autoplay.ts')
  const { playOn, ...rest } = await from<Omit<Loop, 'autoplay'> & { readonly playOn: Loop['autoplay'] }>('kernel/playing-out.ts')
  return { ...rest, autoplay: playOn }
}

function from<T>(module: string): Promise<T> {
  return import(pathToFileURL(join(engine, module)).href)
}

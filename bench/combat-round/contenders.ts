// The contenders in the combat round: boardgame.io's Client, the bare rules, and our sessions.
import { createRequire } from 'node:module'
import { type Session, startSession } from '../../engine/kernel/session.ts'
import { type Battle, battleGame, setUp } from './game.ts'

export type Move = readonly [name: string, args: readonly unknown[]]

interface Rules {
  setup(campaign: boolean): Battle
  apply(state: Battle, name: string, args: readonly unknown[], die: () => number): boolean
  next(state: Battle): Move
}

const require = createRequire(import.meta.url)
export const rules = require('./rules.cjs') as Rules

/** One way to play a battle; `die` supplies the faces, unless the contender rolls its own. */
export interface Contender<H> {
  readonly name: string
  create(seed: string, campaign: boolean, die?: () => number): H
  state(handle: H): Battle
  over(handle: H): boolean
  play(handle: H, move: Move): void
  close(handle: H): void
}

/** sfc32 with a D6 on top, as fast as dice get in this language. */
function ownDice(seed: string): () => number {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = Number(seed.replace(/\D/g, '')) >>> 0
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return () => Math.floor((next() / 4294967296) * 6) + 1
}

/** The rules alone: the state is changed in place and nothing is recorded. */
export const bare: Contender<{ state: Battle; die: () => number }> = {
  name: 'bare rules',
  create: (seed, campaign, die) => ({ state: rules.setup(campaign), die: die ?? ownDice(seed) }),
  state: (handle) => handle.state,
  over: (handle) => handle.state.over,
  play(handle, [name, args]) {
    if (!rules.apply(handle.state, name, args, handle.die)) throw new Error(`refused: ${name}`)
  },
  close() {},
}

interface BoardgameClient {
  start(): void
  stop(): void
  getState(): { readonly G: Battle; readonly ctx: { readonly gameover?: unknown } }
  readonly moves: { readonly [name: string]: (...args: unknown[]) => void }
}

/** boardgame.io through its public Client: one player, local, no server, no debug panel. */
export function boardgameIo(): Contender<BoardgameClient> {
  const { Client } = require('boardgame.io/client') as { Client(options: unknown): BoardgameClient }
  const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown }
  const names = ['initiative', 'assign', 'missile', 'strike', 'endRound']
  return {
    name: 'boardgame.io Client',
    create(seed, campaign, die) {
      const move =
        (name: string) =>
        ({ G, random }: { G: Battle; random: { D6(): number } }, ...args: unknown[]) =>
          rules.apply(G, name, args, die ?? (() => random.D6())) ? undefined : INVALID_MOVE
      const game = {
        name: 'combat',
        seed,
        setup: () => rules.setup(campaign),
        moves: Object.fromEntries(names.map((name) => [name, move(name)])),
        endIf: ({ G }: { G: Battle }) => (G.over ? { winner: String(G.winner) } : undefined),
      }
      const client = Client({ game, numPlayers: 2, debug: false })
      client.start()
      return client
    },
    state: (client) => client.getState().G,
    over: (client) => client.getState().ctx.gameover !== undefined,
    play: (client, [name, args]) => client.moves[name]?.(...args),
    close: (client) => client.stop(),
  }
}

const FIXED_FACES = 2000
const ASSIGNED = new Map<number, readonly string[]>()
const STRIKE = [0, 1, 2, 3, 4, 5].map((id) => [`strike:${id}`])
const MISSILE = [0, 1, 2].map((place) => [`missile:${place}`])
const START = ['roll']
const END = ['end']

/** The options of our decision that match a move of the shared policy. */
function optionOf([name, args]: Move): readonly string[] {
  switch (name) {
    case 'initiative':
      return START
    case 'endRound':
      return END
    case 'strike':
      return STRIKE[args[0] as number] ?? []
    case 'missile':
      return MISSILE[args[1] as number] ?? []
    default: {
      const [a = 0, b = 0, c = 0] = args[1] as readonly number[]
      const key = a * 9 + b * 3 + c
      let option = ASSIGNED.get(key)
      if (option === undefined) {
        option = [`assign:${a}${b}${c}`]
        ASSIGNED.set(key, option)
      }
      return option
    }
  }
}

/** Our sessions: every answer is checked and recorded with its dice, with a mark each round, ready for undo. */
export const ours: Contender<Session<Battle>> = {
  name: 'our sessions',
  create(seed, campaign, die) {
    const fixed = die === undefined ? undefined : { dice: Array.from({ length: FIXED_FACES }, die), draws: [], strict: true }
    const begin = { state: setUp(campaign), seed, undo: 'honest' as const }
    return startSession(battleGame, fixed === undefined ? begin : { ...begin, fixed })
  },
  state: (session) => session.state,
  over: (session) => session.ask === null,
  play(session, move) {
    const refusal = session.choose({ pick: optionOf(move) })
    if (refusal !== null) throw new Error(refusal.message)
  },
  close() {},
}

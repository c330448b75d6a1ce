import { describe, expect, it } from 'vitest'
import type { Ask } from '../../kernel/ask.ts'
import { autoplay, type Position, sensibleBot } from '../../kernel/autoplay.ts'
import { type Crossroads, crossroads } from '../../kernel/course.ts'
import type { Game } from '../../kernel/game.ts'
import { type Grading, measured, pointsOf } from '../../kernel/grading.ts'
import { type Fate, newPlay } from '../../kernel/play.ts'
import { setUp } from '../../kernel/proof/plan.ts'
import { stream } from '../../kernel/random.ts'
import { startSession } from '../../kernel/session.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { woundPointsLeft } from '../chapters/party.ts'
import { copy } from '../copy.ts'
import { citadel } from '../index.ts'
import type { DelveState } from '../state.ts'

// Grading is right where the truth is known: fights that can be enumerated to their end, every throw of every round, with the bot's own play after
// the first answer. A fight is measured by who lives, and by the Wound Points that are left: those of the party less those of the others.

const fights: Grading<DelveState> = {
  terms: [
    { id: 'lives', label: 'lives', points: 100 },
    { id: 'wounds', label: 'Wound Points', points: 10 },
  ],
  bounds: { mistake: 5, blunder: 30 },
  horizon: () => ({ reached: (s) => s.fight === null }),
  account: (s) => {
    const living = s.characters.filter(({ status }) => status === 'living')
    return { lives: living.length, wounds: living.reduce((sum, c) => sum + woundPointsLeft(c), 0) }
  },
}
const game: Game<DelveState> = { ...citadel, grading: fights }

// ---------------------------------------------------------------- the truth

/** What a way of the dice leads to: another round, or the end and its points. */
interface Way {
  readonly chance: number
  readonly next: string | number
}

const rounds = new Map<string, DelveState>()
const ways = new Map<string, readonly Way[]>()

/** The state at the start of a round; how many rounds there have been makes no difference to what comes. */
function keyOf(s: DelveState): string {
  const state = copy(s)
  if (state.fight !== null) state.fight.round = Math.min(state.fight.round, 2)
  const key = JSON.stringify(state)
  if (!rounds.has(key)) rounds.set(key, state)
  return key
}

/** Follows every throw from the start of a round to the start of the next, or to the end of the fight. */
function everyWay(start: DelveState, first: Answer | null): readonly Way[] {
  const found: Way[] = []
  const path: { at: number; ways: number }[] = []
  do {
    let [depth, chance] = [0, 1]
    const one = (count: number) => {
      const step = path[depth] ?? { at: 0, ways: count }
      path[depth] = step
      depth += 1
      chance /= count
      return step.at
    }
    const state = copy(start)
    const play = newPlay(state, '', { quiet: true })
    play.fate = {
      dice: (count) => Array.from({ length: count }, () => (state.fight === null ? 1 : one(6) + 1)),
      one: (count) => (state.fight === null ? 0 : one(count)),
    } satisfies Fate
    let marks = 0
    let next: string | null = null
    play.onMark = () => {
      marks += 1
      if (marks > 1 && state.fight !== null) next ??= keyOf(state)
    }
    const script = citadel.script(play)
    const asked = script.next({})
    const bot = sensibleBot(citadel, stream('', 'bots'))
    let given = first
    const position: Position<DelveState> = { play, script, ask: asked.done === true ? null : asked.value }
    autoplay(position, {
      most: 200,
      met: () => next !== null || state.fight === null,
      answers(ask, now, of) {
        const answer = given ?? bot(ask, now, of)
        given = null
        return answer
      },
    })
    found.push({ chance, next: next ?? pointsOf(fights, fights.account(state, 0)) })
    path.length = depth
    for (let last = path.at(-1); last !== undefined && last.at + 1 === last.ways; last = path.at(-1)) path.pop()
    const last = path.at(-1)
    if (last !== undefined) last.at += 1
  } while (path.length > 0)
  return found
}

/** What an answer to the first question of a round is worth, exactly but for a billionth of a point. */
function exactly(start: DelveState, first: Answer): number {
  const begun = everyWay(start, first)
  const reached = new Map<string, readonly Way[]>()
  const open = [...begun]
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const { next } = way
    const state = typeof next === 'string' ? rounds.get(next) : undefined
    if (typeof next === 'number' || state === undefined || reached.has(next)) continue
    const all = ways.get(next) ?? everyWay(state, null)
    ways.set(next, all)
    reached.set(next, all)
    open.push(...all)
  }
  const worth = new Map<string, number>()
  const value = (of: readonly Way[]) =>
    of.reduce((sum, { chance, next }) => sum + chance * (typeof next === 'number' ? next : (worth.get(next) ?? 0)), 0)
  for (let change = 1; change > 1e-9; ) {
    change = 0
    for (const [key, of] of reached) {
      const now = value(of)
      change = Math.max(change, Math.abs(now - (worth.get(key) ?? 0)))
      worth.set(key, now)
    }
  }
  return value(begun)
}

// ---------------------------------------------------------------- the positions

interface Fighting {
  readonly party: readonly Json[]
  readonly march: readonly (readonly string[])[]
  readonly monsters: readonly (readonly [type: string, wounds: number])[]
}

function at({ party, march, monsters }: Fighting): Crossroads<DelveState> {
  const scenario = { party, march, monsters: monsters.map(([type, wounds]) => ({ type, wounds })), start: 'combat' } as unknown as Json
  const { state } = setUp(citadel, { seats: 1, seed: 'grading', scenario })
  const session = startSession(citadel, { state, seed: 'grading', undo: 'honest' })
  const [first = ''] = session.ask?.kind === 'pick' ? session.ask.ids : []
  if (session.choose({ pick: [first] }) !== null || session.course === null) throw new Error('the fight does not begin')
  const [here] = crossroads(citadel, session.course)
  if (here === undefined) throw new Error('nothing is asked')
  return here
}

const almuric = (wounds: number): Json => ({ hero: 'Almuric', wounds })
const una = (wounds: number): Json => ({
  initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'sword'], magic: [0, 0, 0], spells: [], experience: 'wounds' },
  wounds,
})
const alone = [['almuric']]
const withAnArcher = [['almuric'], ['una']]

const FOES = ['orc', 'skeleton', 'warg', 'ogre'] as const

const POSITIONS: readonly Fighting[] = [
  ...[1, 2].flatMap((wounds) =>
    FOES.flatMap((type) => [1, 2, 3].map((left): Fighting => ({ party: [almuric(wounds)], march: alone, monsters: [[type, left]] }))),
  ),
  ...FOES.map((type): Fighting => ({ party: [almuric(1), una(1)], march: withAnArcher, monsters: [[type, 2]] })),
  ...[1, 2].map(
    (wounds): Fighting => ({
      party: [almuric(wounds)],
      march: alone,
      monsters: [
        ['warg', 1],
        ['ogre', 1],
      ],
    }),
  ),
]

const PLAYOUTS = 240
/** Among a hundred comparisons one is expected beyond 2.6 standard errors, and one of ten thousand beyond 4. */
const BEYOND = 4

describe('grading against exact odds', () => {
  it('names thirty positions', () => {
    expect(POSITIONS).toHaveLength(30)
  })

  it.each(POSITIONS)('$party against $monsters: losses as large as they are, and in their order', (position) => {
    const here = at(position)
    if (here.ask.kind !== 'pick') throw new Error('a fighter picks')
    const { state } = here.again('any').play
    const truth = new Map(here.ask.ids.map((id) => [id, exactly(state, { pick: [id] })]))
    const [best = ''] = here.ask.ids.toSorted((a, b) => (truth.get(b) ?? 0) - (truth.get(a) ?? 0))
    const worth = (id: string) => truth.get(id) ?? 0
    const graded = here.ask.ids
      .filter((id) => id !== best)
      .map((id) => {
        const wish = {
          seed: JSON.stringify(position),
          better: { pick: [best] },
          count: PLAYOUTS,
          among: here.ask.kind === 'pick' ? here.ask.ids.length : 0,
        }
        const one = measured(game, { ...here, taken: { pick: [id] } }, wish)
        if (one === null) throw new Error(`${id} is not measured`)
        return { id, one, loss: worth(best) - worth(id) }
      })
    for (const { id, one, loss } of graded) {
      expect(Math.abs(one.loss.mean - loss), `${id} costs ${loss}`).toBeLessThan(BEYOND * one.loss.error + ALIKE)
      // Of a loss that is beyond doubt the verdict is the true one.
      if (loss > fights.bounds.blunder + BEYOND * one.loss.error) expect(one.verdict, id).toBe('blunder')
      if (loss < ALIKE) expect(['fine', 'unclear'], id).toContain(one.verdict)
    }
    for (const a of graded)
      for (const b of graded)
        if (a.loss - b.loss > BEYOND * Math.hypot(a.one.loss.error, b.one.loss.error)) {
          expect(a.one.loss.mean, `${a.id} costs more than ${b.id}`).toBeGreaterThan(b.one.loss.mean)
        }
  })
})

describe('what the prospect misjudged in whole raids is not graded', () => {
  const { state } = setUp(citadel, { seed: 'peace' })
  const asked = (topic: string): Ask => ({ kind: 'pick', seat: 0, rule: '8.4', topic, ids: ['fight', 'decline'], min: 1, max: 1 })

  it.each(['route', 'encounter', 'speaker', 'at-peace'])('%s', (topic) => {
    expect(citadel.grading?.horizon(state, asked(topic))).toBeNull()
  })

  it('nor what is done beside a question in peace, as it is in a fight', () => {
    const beside = (topic: string) => citadel.grading?.horizon(state, asked(topic))?.withoutAsides
    expect(['investigate', 'trap', 'combat-action'].map(beside)).toEqual([true, true, false])
  })
})

describe('a meeting', () => {
  it('is one passage from its talk to the end of its fight; what is found in the segment stands by itself', () => {
    const { ask, state } = at({ party: [almuric(1)], march: alone, monsters: [['orc', 1]] })
    const asked = (topic: string): Ask => ({ ...ask, topic })
    const passage = (topic: string, s = state) => citadel.grading?.passage?.(s, asked(topic))
    expect(passage('combat-action')).toBe(`${state.turn} segment`)
    expect(passage('after-failure', { ...state, fight: null })).toBe(`${state.turn} segment`)
    expect(passage('combat-action', { ...state, turn: state.turn + 1 })).not.toBe(passage('combat-action'))
    expect(passage('investigate', { ...state, fight: null })).toBeUndefined()
  })

  it('is not bettered by a casting that costs its caster his life (9.7)', () => {
    const larraka = (wounds: number): Json => ({ hero: 'Larraka', spells: ['sleep'], circled: ['sleep'], wounds })
    const isCompared = (wounds: number, id: string, about = 'larraka') => {
      const fight = { party: [almuric(1), larraka(wounds)], march: [['almuric'], ['larraka']], monsters: [['orc', 3]] } as const
      const { ask, state } = at(fight)
      return citadel.grading?.compares?.(state, { ...ask, about }, { pick: [id] })
    }
    expect(isCompared(3, 'cast:sleep:orc-1')).toBe(true)
    expect(isCompared(2, 'cast:sleep:orc-1')).toBe(false)
    expect(isCompared(2, 'attack:orc-1')).toBe(true)
    expect(isCompared(2, 'larraka/cast:heal:almuric')).toBe(true)
    // A charmed mage casts as well (15.7).
    expect(isCompared(2, 'cast:lightning:orc-1', 'evil-mage-1')).toBe(true)
  })
})

/** Points that make no difference. */
const ALIKE = 0.01

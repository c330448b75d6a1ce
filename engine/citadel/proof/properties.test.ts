import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '../../kernel/bots.ts'
import { isRefusal } from '../../kernel/game.ts'
import { stream } from '../../kernel/random.ts'
import { resumeSession, type Session, startSession } from '../../kernel/session.ts'
import { copy } from '../copy.ts'
import { citadel } from '../index.ts'
import type { DelveState } from '../state.ts'
import { fuzz } from './fuzz.ts'
import { wildScenario, wildVariants } from './wild.ts'

type Bot = 'random' | 'sensible'

function begin(seed: string, undo: 'honest' | 'teaching' = 'honest'): Session<DelveState> {
  const chance = stream(seed, 'scenario')
  const wild = { scenario: wildScenario(chance), variants: wildVariants(chance) }
  const setup = citadel.setup({ seed, seats: ['One'], options: {}, ...wild })
  if (isRefusal(setup)) throw new Error(setup.message)
  return startSession(citadel, { state: setup.state, seed, undo })
}

/** Plays on by bot; calls `each` after every answer. */
function playOn(session: Session<DelveState>, seed: string, most: number, each: () => void = () => {}): void {
  const chance = stream(seed, 'bots')
  for (let i = 0; i < most && session.ask !== null; i++) {
    expect(session.choose(randomAnswer(session.ask, chance))).toBeNull()
    each()
  }
}

const seeds = fc.integer({ min: 0, max: 1_000_000 }).map((n) => `property-${n}`)
const FEW = { numRuns: 25 }
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('properties of every raid', () => {
  test('replay equals play, at every input', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = begin(seed)
        const states = [plain(session.state)]
        playOn(session, seed, 60, () => states.push(plain(session.state)))
        for (let to = 0; to < states.length; to += 7) {
          const there = session.replay(to)
          if (isRefusal(there)) throw new Error(there.message)
          expect(plain(there.state)).toEqual(states[to])
        }
      }),
      FEW,
    )
  })

  test('a record that went through JSON goes on at the same question', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = begin(seed)
        playOn(session, seed, 40)
        const { session: again, lost } = resumeSession(citadel, JSON.parse(JSON.stringify(session.record)))
        expect(lost).toEqual([])
        expect(plain(again.state)).toEqual(plain(session.state))
        expect(plain(again.ask)).toEqual(plain(session.ask))
        playOn(session, `${seed}-on`, 10)
        playOn(again, `${seed}-on`, 10)
        expect(plain(again.state)).toEqual(plain(session.state))
      }),
      FEW,
    )
  })

  test('honest undo never crosses a die, a draw or something that came to light', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = begin(seed)
        playOn(session, seed, 40, () => {
          const { dice, draws, barred } = session.last
          const before = plain(session.state)
          const refusal = session.undo()
          if (dice.length > 0 || draws.length > 0) expect(refusal).not.toBeNull()
          if (refusal !== null) return
          expect(barred).toBe(false)
          expect(session.redo()).toBeNull()
          expect(plain(session.state)).toEqual(before)
        })
      }),
      FEW,
    )
  })

  test('teaching undo goes all the way back', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = begin(seed, 'teaching')
        const first = plain(session.state)
        playOn(session, seed, 12)
        while (session.ask !== null && session.inputs > 0) expect(session.undo()).toBeNull()
        if (session.ask !== null) expect(plain(session.state)).toEqual(first)
      }),
      FEW,
    )
  })

  test('a forged answer is refused and changes nothing', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.oneof(fc.record({ pick: fc.array(fc.string(), { maxLength: 3 }) }), fc.record({ value: fc.jsonValue() }))),
        (seed, forged) => {
          const session = begin(seed)
          playOn(session, seed, 10, () => {
            const before = plain(session.state)
            const { inputs } = session
            for (const answer of forged) {
              // A text may be anything that can be read, and a share may give nothing to anybody.
              if (session.ask === null || session.ask.kind === 'text' || session.ask.kind === 'share' || session.ask.kind === 'number')
                continue
              expect(session.choose(plainAnswer(answer))).not.toBeNull()
            }
            expect(session.inputs).toBe(inputs)
            expect(plain(session.state)).toEqual(before)
          })
        },
      ),
      FEW,
    )
  })
})

function plainAnswer(answer: unknown): Parameters<Session<DelveState>['choose']>[0] {
  return JSON.parse(JSON.stringify(answer))
}

describe('copies', () => {
  test.each<[string, Bot]>([
    ['copy-1', 'random'],
    ['copy-2', 'sensible'],
    ['copy-3', 'sensible'],
  ])('at every question of %s a copy is equal and shares nothing', (seed, bot) => {
    for (const wild of [false, true]) {
      const chance = stream(seed, 'scenario')
      let n = 0
      fuzz({
        seed,
        bot,
        every: Number.POSITIVE_INFINITY,
        ...(wild ? { scenario: wildScenario(chance) } : {}),
        watch: ({ state }) => {
          if (n++ % 3 !== 0) return
          const made = copy(state)
          expect(made).toEqual(structuredClone(state))
          expect(shared(state, made, 'state')).toEqual([])
        },
      })
    }
  })
})

/** Objects that a copy has in common with its original. */
function shared(a: unknown, b: unknown, at: string): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return []
  if (a === b) return [at]
  const other = new Map(Object.entries(b))
  return Object.entries(a).flatMap(([key, one]) => shared(one, other.get(key), `${at}.${key}`))
}

describe('seats', () => {
  test('every seat sees the same of a raid: all are on one side', () => {
    fuzz({
      seed: 'seats',
      bot: 'random',
      seats: 6,
      watch: ({ state }) => {
        expect(citadel.view(state, 5)).toEqual(citadel.view(state, 0))
      },
    })
  })
})

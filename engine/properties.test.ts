import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomAnswer } from './kernel/bots.ts'
import { copyOf, type Game } from './kernel/game.ts'
import { fuzz } from './kernel/proof/fuzz.ts'
import { shared } from './kernel/proof/plain-data.ts'
import { type GamePlan, setUp } from './kernel/proof/plan.ts'
import type { FuzzKind, Proof } from './kernel/proof/proof.ts'
import { stream } from './kernel/random.ts'
import { resumeSession, type Session, startSession } from './kernel/session.ts'
import type { Answer } from './kernel/types.ts'
import { PROOFS } from './proof-registry.ts'

// What sessions promise for every game, checked in games with the wildest starts each game allows.

const seeds = fc.integer({ min: 0, max: 1_000_000 }).map((n) => `property-${n}`)
const FEW = { numRuns: 12 }
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The nth plan of the game's wildest kind. */
function wild({ fuzzing }: Proof<unknown>, seed: string, n = 0): GamePlan {
  const kind = fuzzing.find((each) => each.kind === 'wild') ?? fuzzing.find((each) => each.kind === 'random')
  return planOf(kind, seed, n)
}

function planOf<S>(kind: FuzzKind<S> | undefined, seed: string, n = 0): GamePlan {
  if (kind === undefined || !('plan' in kind)) throw new Error('a game is fuzzed by random answers')
  return kind.plan(seed, n)
}

/** Plays on at random; calls `each` after every answer. */
function playOn(session: Session<unknown>, seed: string, most: number, each: () => void = () => {}): void {
  const chance = stream(seed, 'bots')
  for (let i = 0; i < most && session.ask !== null; i++) {
    expect(session.choose(randomAnswer(session.ask, chance))).toBeNull()
    each()
  }
}

describe.each(PROOFS.map((proof) => [proof.game.title, proof] as const))('properties of %s', (_title, proof) => {
  const { game } = proof
  const begin = (seed: string, undo: 'honest' | 'teaching' = 'honest') =>
    startSession(game, { state: setUp(game, wild(proof, seed)).state, seed, undo })

  test('replay equals play, at every input', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = begin(seed)
        const states = [plain(session.state)]
        playOn(session, seed, 60, () => states.push(plain(session.state)))
        for (let to = 0; to < states.length; to += 7) {
          const there = session.replay(to)
          if (!('state' in there)) throw new Error(there.message)
          expect(plain(there.state)).toEqual(states[to])
        }
      }),
      FEW,
    )
  })

  test('a record goes on at the same question after a round trip through JSON', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const session = begin(seed)
        playOn(session, seed, 40)
        const { session: again, lost } = resumeSession(game, JSON.parse(JSON.stringify(session.record)))
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

  test('honest undo never crosses a die, a draw or a disclosure', () => {
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
              // A text may be anything legible, a share may give nothing, and some picks may be empty.
              if (session.ask === null || session.ask.kind === 'text' || session.ask.kind === 'share' || session.ask.kind === 'number')
                continue
              if (session.ask.kind === 'pick' && session.ask.min === 0) continue
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

  test.each([0, 1])('at every question of game %d a copy is equal and shares nothing', (n) => {
    const plans = proof.fuzzing.flatMap((kind) => ('plan' in kind ? [planOf(kind, `copy-${n}`, n)] : []))
    for (const plan of plans) copiesAreWhole(proof, game, plan)
  })

  test('a state at a phase that no rule knows throws, and does not go round for ever', () => {
    const entered = Array.from({ length: 30 }, (_, n) => {
      const state: unknown = { ...Object(plain(setUp(game, wild(proof, `nowhere-${n}`, n)).state)), phase: 'nowhere' }
      return () => startSession(game, { state, seed: 'nowhere', undo: 'honest' })
    })
    // Some have another question first: in the middle of a fight, say.
    const missing = `the code of ${game.id} is missing a throw that names a phase no rule knows, as in engine/toll/chapters.ts`
    expect(entered.filter((enter) => thrownBy(enter).includes('nowhere')).length, missing).toBeGreaterThan(0)
  })
})

function thrownBy(work: () => unknown): string {
  try {
    work()
    return ''
  } catch (error) {
    return String(error)
  }
}

/** Checks every third question, and in long games later only every fiftieth. */
function copiesAreWhole(proof: Proof<unknown>, game: Game<unknown>, plan: GamePlan): void {
  let n = 0
  fuzz(proof, {
    ...plan,
    every: Number.POSITIVE_INFINITY,
    watch: ({ state }) => {
      n += 1
      if (n % (n < 100 ? 3 : 50) !== 0) return
      const made = copyOf(game, state)
      // Much faster than the matcher, which says no more of a difference this large.
      expect(isDeepStrictEqual(made, structuredClone(state)), 'a copy differs').toBe(true)
      expect(shared(state, made)).toEqual([])
    },
  })
}

function plainAnswer(answer: unknown): Answer {
  return JSON.parse(JSON.stringify(answer))
}

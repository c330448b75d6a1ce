import { expect, test } from 'vitest'
import type { Game } from './kernel/game.ts'
import type { Proof } from './kernel/proof/proof.ts'
import { keepsSecrets } from './kernel/proof/secrecy.ts'
import type { Answer } from './kernel/types.ts'
import { toll as proof } from './toll/proof/index.ts'
import type { TollState } from './toll/types.ts'

// The comparison of two worlds, held against a game that keeps its secrets, and against the same game with a leak.

const { game: toll, secrets } = proof
if (secrets === undefined) throw new Error('hands are hidden')

test('what is hidden stays hidden: two worlds that differ in the other hand show a seat the same', () => {
  const pairs = Array.from({ length: 20 }, (_, n) => keepsSecrets(toll, secrets, `toll-${n}`, n)).filter((each) => each !== null)
  expect(pairs.length).toBeGreaterThan(0)
})

test('a view that tells is found: here the sum of all hands', () => {
  const telling = {
    ...toll,
    view: (s: TollState, seat: number) => ({
      ...Object(toll.view(s, seat)),
      sum: s.sides.flatMap(({ hand }) => hand).reduce((sum, card) => sum + card, 0),
    }),
  }
  expect(() => {
    for (let n = 0; n < 20; n++) keepsSecrets(telling, secrets, `toll-${n}`, n)
  }).toThrow(/seat \d can tell by the view/)
})

test('so is a deal that is told to everybody, before the worlds part', () => {
  const loud: Game<TollState> = {
    ...toll,
    *script(g) {
      const script = toll.script(g)
      let answer: Answer = {}
      for (;;) {
        const { done, value } = script.next(answer)
        g.step.events = g.step.events.map(({ audience, ...event }) => event)
        if (done === true) return
        answer = yield value
      }
    },
  }
  expect(() => {
    // Every fourth compares beginnings, where there are two alike.
    for (let n = 0; n < 160; n += 4) keepsSecrets(loud, secrets, `toll-${n}`, n)
  }).toThrow(/seat \d can tell by the log .* the deal and 0 answers/)
})

test('game and proof are such as the lists take', () => {
  const listed: readonly [Game<unknown>, Proof<unknown>] = [toll, proof]
  expect(listed.every((each) => each !== undefined)).toBe(true)
})

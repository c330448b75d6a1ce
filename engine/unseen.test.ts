import { describe, expect, it } from 'vitest'
import type { Game } from './kernel/game.ts'
import { measured } from './kernel/grading.ts'
import type { Proof } from './kernel/proof/proof.ts'
import { type Twins, twinsOf } from './kernel/proof/secrecy.ts'
import { stream } from './kernel/random.ts'
import { crossroadsAt } from './kernel/testing/crossroads.ts'
import { PROOFS } from './proof-registry.ts'
import { toll } from './toll/proof/index.ts'

// Grading knows what the seat knows: two worlds that look alike to it are one, once what it cannot know is dealt again, and their grades are
// the same to the byte.

const ALL: readonly Proof<unknown>[] = [...PROOFS, toll]
const KEEPING = ALL.flatMap(({ game, secrets }) => (secrets === undefined || game.grading?.unseen === undefined ? [] : [{ game, secrets }]))

describe.each(KEEPING)('$game.title', ({ game, secrets }) => {
  const pairs = Array.from({ length: 40 }, (_, n) => twinsOf(game, secrets, secrets.plan(`unseen-${n}`, n))).flatMap((each) => each ?? [])

  it('two worlds that look alike to a seat are the same world dealt again', () => {
    expect(pairs.length).toBeGreaterThan(10)
    for (const [n, { one, other, seat }] of pairs.entries()) {
      const [a, b] = [one, other].map((state) => {
        const again = JSON.parse(JSON.stringify(state))
        game.grading?.unseen?.(again, seat, stream(`deal ${n}`, 'unseen'))
        return JSON.stringify(again)
      })
      expect(a).toBe(b)
    }
  })

  it('their choices are graded alike', () => {
    const found: (readonly [string, string])[] = []
    for (const pair of pairs) if (found.length < GRADED) found.push(...gradesOf(game, pair))
    for (const [one, other] of found) expect(one).toBe(other)
    expect(found.length).toBeGreaterThan(0)
  })
})

/** Playouts take their time: so many choices, so many of each. */
const GRADED = 2
const PLAYOUTS = 4

/** The grades of the choice that both worlds stand before, for the seat that cannot tell them apart; none where another is asked. */
function gradesOf<S>(game: Game<S>, { one, other, seat }: Twins<S>): readonly (readonly [string, string])[] {
  const [a, b] = [one, other].map((state) => {
    const at = crossroadsAt(game, state, {})
    const ids = at.ask.kind === 'pick' ? at.ask.ids : []
    const [first] = ids
    if (at.ask.seat !== seat || first === undefined || ids.length < 2) return undefined
    if ((game.grading?.horizon(at.state, at.ask) ?? null) === null) return undefined
    const run = { seed: 'alike', better: { pick: [first] }, among: 2, count: PLAYOUTS }
    const grade = measured(game, { ...at, taken: { pick: ids.slice(-1) } }, run)
    return grade === null ? undefined : JSON.stringify(grade)
  })
  return a === undefined || b === undefined ? [] : [[a, b]]
}

import type { Luck } from './tale-types.ts'

/** Adds up how the dice of a game fell, for its account of luck. */
export interface LuckSums<K extends string> {
  /** Counts the faces of rolled dice. */
  thrown(dice: readonly number[]): void
  /** Counts one roll with a known expectation: its chance or expected total, and its result. */
  add(kind: K, expected: number, came: number | boolean): void
  /** The account: kinds in the order of their labels, without those that never came up. */
  luck(): Luck
}

interface Sum {
  count: number
  expected: number
  came: number
}

/** Adds up the faces that fell and, by kind of roll, results and expectations. */
export function luckSums<K extends string>(labels: Readonly<Record<K, string>>): LuckSums<K> {
  const faces: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]
  const sums: { [kind in K]?: Sum } = {}
  return {
    thrown(dice) {
      for (const face of dice) {
        const at = face - 1
        if (at === 0 || at === 1 || at === 2 || at === 3 || at === 4 || at === 5) faces[at] += 1
      }
    },
    add(kind, expected, came) {
      const { count, expected: hoped, came: had } = sums[kind] ?? { count: 0, expected: 0, came: 0 }
      sums[kind] = { count: count + 1, expected: hoped + expected, came: had + Number(came) }
    },
    luck: () => ({
      faces,
      kinds: kindsOf(labels).flatMap((id) => {
        const sum = sums[id]
        return sum === undefined ? [] : [{ id, label: labels[id], ...sum }]
      }),
    }),
  }
}

/** `Object.keys` loses the types of the keys. */
function kindsOf<K extends string>(labels: Readonly<Record<K, string>>): readonly K[] {
  return Object.keys(labels) as K[]
}

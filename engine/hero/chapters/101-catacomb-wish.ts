import { fingerprint } from '../../kernel/random.ts'
import { quoted, type Reading } from '../../kernel/reading.ts'
import type { Json } from '../../kernel/types.ts'
import type { CatacombRef } from '../state.ts'
import { MAP_IDS } from '../tables/index.ts'

const RANDOM = 'random'
const LONGEST_SEED = 40

/** A drawn catacomb by its id, or one out of a seed. The game's own seed makes one of its own but is not to be told by it. */
export function readCatacomb(r: Reading, at: string, value: Json | undefined, seed: string): CatacombRef {
  if (value === RANDOM) return { kind: 'random', seed: fingerprint(`catacomb ${seed}`).slice(0, 8) }
  if (typeof value === 'string' && value.startsWith(`${RANDOM}:`)) {
    const own = value.slice(RANDOM.length + 1).trim()
    if (own.length >= 1 && own.length <= LONGEST_SEED) return { kind: 'random', seed: own }
    r.wrong.push(`${at}: a seed has 1 to ${LONGEST_SEED} characters`)
  }
  const known = MAP_IDS.find((id) => id === value)
  if (value !== undefined && known === undefined)
    r.wrong.push(`${at} must be one of ${MAP_IDS.join(', ')}, ${RANDOM}, or ${RANDOM}:<seed>, not ${quoted(value)}`)
  return { kind: 'drawn', id: known ?? 'm1' }
}

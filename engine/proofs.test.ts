import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type GoldenGame, replayed } from './kernel/proof/golden.ts'
import type { Proof } from './kernel/proof/proof.ts'
import { PROOFS } from './proof-registry.ts'
import { GAMES } from './registry.ts'

test('every game of the shelf is proven, and nothing else', () => {
  expect(PROOFS.map(({ game }) => game.id)).toEqual(GAMES.map(({ id }) => id))
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
})

describe.each(PROOFS.map((proof) => [proof.game.title, proof] as const))('golden games of %s', (_title, proof) => {
  const golden = goldenOf(proof)

  test.each(golden)('%s comes to the same end with the same dice', (_file, game) => {
    expect(replayed(proof, game).end).toEqual(game.end)
  })

  test('together they hold everything that is wanted', () => {
    const met = new Set(golden.flatMap(([, game]) => replayed(proof, game).covers))
    expect(proof.golden.wanted.filter((token) => !met.has(token))).toEqual([])
  })
})

function goldenOf({ game }: Proof<unknown>): readonly (readonly [file: string, game: GoldenGame])[] {
  const folder = resolve(import.meta.dirname, game.id, 'proof/golden')
  return readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(resolve(folder, file), 'utf8'))])
}

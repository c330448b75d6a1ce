import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type GoldenGame, type Replayed, replayed } from './kernel/proof/golden.ts'
import { comparedOdds } from './kernel/proof/odds.ts'
import { misread, tableFaults } from './kernel/proof/printed.ts'
import { type Proof, playNth } from './kernel/proof/proof.ts'
import { keepsSecrets } from './kernel/proof/secrecy.ts'
import { PROOFS } from './proof-registry.ts'
import { GAMES } from './registry.ts'

test('every game on the shelf has a proof, and nothing else has one', () => {
  expect(PROOFS.map(({ game }) => game.id)).toEqual(GAMES.map(({ id }) => id))
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length)
})

describe.each(PROOFS.map((proof) => [proof.game.title, proof] as const))('golden games of %s', (_title, proof) => {
  const golden = goldenOf(proof)
  const known = new Map<GoldenGame, Replayed>()
  const again = (game: GoldenGame): Replayed => {
    const found = known.get(game) ?? replayed(proof, game)
    known.set(game, found)
    return found
  }

  test.each(golden)('%s comes to the same end with the same dice', (_file, game) => {
    expect(again(game).end).toEqual(game.end)
  })

  test('together they cover everything wanted', () => {
    const met = new Set(golden.flatMap(([, game]) => again(game).covers))
    expect(proof.golden.wanted.filter((token) => !met.has(token))).toEqual([])
  })

  test.skipIf(proof.printed === undefined)(
    'what rolls and events say they read is a cell of a table, and every table that is read comes up',
    () => {
      const read = golden.flatMap(([, game]) => again(game).read)
      expect(misread(proof.printed?.tables ?? [], read)).toEqual([])
      expect([...new Set(read.map(({ table }) => table))].sort()).toEqual(proof.printed?.read)
    },
  )
})

/** A few of each kind; `npm run endure -- fuzz` plays thousands. */
const FEW = { random: 2, sensible: 1, wild: 4, errands: 4, campaigns: 1 } as const

describe.each(PROOFS.flatMap((proof) => proof.fuzzing.map((kind) => [proof.game.title, kind.what, proof, kind] as const)))(
  '%s: %s',
  (_title, _what, proof, kind) => {
    test('nothing is broken', () => {
      for (let n = 0; n < FEW[kind.kind]; n++) expect(playNth(proof, kind, `few-${n}`, n, 5).length).toBeGreaterThan(0)
    })
  },
)

test.each(PROOFS.flatMap(({ game, printed, rulebook }) => (printed === undefined ? [] : [[game.title, printed, rulebook] as const])))(
  'tables of %s stand at a case of the book, in its order, and have cells that can be pointed at',
  (_title, printed, { rules }) => {
    expect(tableFaults(printed.tables, rules, printed)).toEqual([])
  },
)

const HIDING = PROOFS.flatMap(({ game, secrets }) => (secrets === undefined ? [] : [[game.title, game, secrets] as const]))

describe('what is hidden stays hidden', () => {
  test.each(HIDING)('%s: two worlds that differ in what a seat may not know show it the same', (_title, game, secrets) => {
    for (let n = 0; n < 5; n++) keepsSecrets(game, secrets, `few-${n}`, n)
  })
  test('every game that hides something says what', () => {
    expect(HIDING.map(([title]) => title)).toEqual(PROOFS.filter(({ game }) => game.secret !== undefined).map(({ game }) => game.title))
  })
})

/** Of each kind a few cases, of one golden game in four; `npm run endure -- fuzz --odds 100` compares all, and those of played games. */
const FEW_ODDS = { ofAKind: 3, most: 150 } as const
const SHOWING = PROOFS.flatMap((proof) => (proof.odds === undefined ? [] : [[proof.game.title, proof, proof.odds] as const]))
const FOLLOWED = SHOWING.filter(([, , { topics }]) => topics.length > 0)

describe('odds are those of the rules', () => {
  test('every game says what its odds are of', () => {
    expect(SHOWING.map(([title]) => title)).toEqual(PROOFS.map(({ game }) => game.title))
  })
  test.each(FOLLOWED)('%s: every throw is played, and the share is the one shown', (_title, proof, odds) => {
    const games = goldenOf(proof).flatMap(([, game], n) => (n % 4 === 0 ? [game] : []))
    const { wrong, cases } = comparedOdds({ ...proof, odds }, games, FEW_ODDS)
    expect(wrong).toEqual([])
    expect(cases).toBeGreaterThan(5)
  })
})

function goldenOf({ game }: Proof<unknown>): readonly (readonly [file: string, game: GoldenGame])[] {
  const folder = resolve(import.meta.dirname, game.id, 'proof/golden')
  return readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(resolve(folder, file), 'utf8'))])
}

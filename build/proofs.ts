import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GoldenGame, Recording } from '../engine/kernel/proof/golden.ts'
import type { Proof } from '../engine/kernel/proof/proof.ts'
import { PROOFS } from '../engine/proof-registry.ts'

/** The proof of the game that a command names; throws if there is none. */
export function proofOf(id: string): Proof<unknown> {
  const proof = PROOFS.find(({ game }) => game.id === id)
  if (proof === undefined) throw new Error(`the games are ${PROOFS.map(({ game }) => game.id).join(' and ')}: none is called ${id}`)
  return proof
}

/** The first game on the shelf, for commands without one. */
export function firstGame(): string {
  return PROOFS[0]?.game.id ?? ''
}

function goldenFolder(id: string): string {
  return resolve(import.meta.dirname, '../engine', id, 'proof/golden')
}

export function goldenGames(id: string): readonly GoldenGame[] {
  const folder = goldenFolder(id)
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')))
}

/** Replaces a game's golden games. */
export function keepGolden(id: string, recordings: readonly Recording[]): void {
  const folder = goldenFolder(id)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) rmSync(resolve(folder, file))
  for (const { name, game } of recordings) writeFileSync(resolve(folder, `${name}.json`), `${JSON.stringify(game)}\n`)
}

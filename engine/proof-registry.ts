import type { Proof } from './kernel/proof/proof.ts'
import * as proofs from './proofs.ts'

const ALL: readonly Proof<unknown>[] = Object.values(proofs)

/** The proof of every game, in the order of the shelf. Not part of the app. */
export const PROOFS: readonly Proof<unknown>[] = ALL.toSorted((a, b) => a.game.place - b.game.place)

import { fresh, type Plan, RARITIES, rare, record, WANTED, whole, wild } from '../engine/hero/proof/golden.ts'
import { type Candidate, GoldenSet } from './golden-set.ts'

const WHOLE = 2
const FRESH = 20
const TRIES = 60
const WILD = 2000

/** A small set of games in which everything comes up; false if something never does. */
export function goldenHero(): boolean {
  const set = new GoldenSet('golden games', 'hero/proof/golden', WANTED)
  for (let i = 0; i < WHOLE; i++) set.keep(played(whole(i)))
  for (const name of RARITIES) for (let i = 0; i < TRIES; i++) keepIf(set, played(rare(name, i)), 1)
  for (let i = 0; i < FRESH; i++) keepIf(set, played(fresh(i)), 1)
  // Early on only games that bring much, so that few are kept in the end.
  for (let i = 0; i < WILD && set.missing.size > 0; i++) keepIf(set, played(wild(i)), i < 60 ? 4 : i < 120 ? 2 : 1)
  return set.write()
}

function keepIf(set: GoldenSet, candidate: Candidate, brings: number): void {
  if (set.brings(candidate) >= brings) set.keep(candidate)
}

function played(plan: Plan): Candidate {
  const { game, covers } = record(plan)
  return { name: plan.seed.slice('golden-'.length), game, covers }
}

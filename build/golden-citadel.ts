import { record, WANTED } from '../engine/citadel/proof/golden.ts'
import { type Candidate, GoldenSet } from './golden-set.ts'

const WHOLE = 400
const WILD = 30_000
/** Longer ones are not worth their bytes. */
const LONGEST_WILD = 120

/** A small set of raids in which everything comes up; false if something never does. */
export function goldenCitadel(): boolean {
  const set = new GoldenSet('golden raids', 'citadel/proof/golden', WANTED)
  for (let i = 0; i < WHOLE && (set.size < 3 || set.missing.has('team-victory')); i++) {
    const { candidate } = recorded(`golden-whole-${i}`, 'sensible', false)
    if (set.size < 2 || candidate.covers.includes('team-victory')) set.keep(candidate)
  }
  for (let i = 0; i < WILD && set.missing.size > 0; i++) {
    const { candidate, choices } = recorded(`golden-wild-${i}`, i % 3 === 0 ? 'sensible' : 'random', true)
    // Early on only raids that bring much, so that few are kept in the end.
    const wanted = i < 300 ? 8 : i < 1500 ? 3 : 1
    if (choices <= LONGEST_WILD && set.brings(candidate) >= wanted) set.keep(candidate)
  }
  return set.write()
}

function recorded(seed: string, bot: 'random' | 'sensible', wild: boolean): { readonly candidate: Candidate; readonly choices: number } {
  const { raid, covers } = record(seed, bot, wild)
  return { candidate: { name: seed.slice('golden-'.length), game: raid, covers }, choices: raid.answers.length }
}

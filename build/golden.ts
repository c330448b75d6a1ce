import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Recording, record, WANTED } from '../engine/citadel/golden.ts'

// npm run golden: looks for a small set of raids in which everything comes up, and keeps them as golden raids.
// Only for rules that have changed on purpose: what is written here is what the tests will hold the rules to.

const FOLDER = resolve(import.meta.dirname, '../engine/citadel/golden')
const WHOLE = 400
const WILD = 30_000
/** Longer ones are not worth their bytes. */
const LONGEST_WILD = 120

const missing = new Set(WANTED)
const kept: Recording[] = []

for (let i = 0; i < WHOLE && (kept.length < 3 || missing.has('team-victory')); i++) {
  const found = record(`golden-whole-${i}`, 'sensible', false)
  if (kept.length < 2 || found.covers.includes('team-victory')) keep(found)
}
for (let i = 0; i < WILD && missing.size > 0; i++) {
  const found = record(`golden-wild-${i}`, i % 3 === 0 ? 'sensible' : 'random', true)
  // Early on only raids that bring much, so that few are kept in the end.
  const wanted = i < 300 ? 8 : i < 1500 ? 3 : 1
  if (found.raid.answers.length <= LONGEST_WILD && found.covers.filter((token) => missing.has(token)).length >= wanted) keep(found)
}

mkdirSync(FOLDER, { recursive: true })
for (const file of readdirSync(FOLDER)) rmSync(resolve(FOLDER, file))
for (const { raid } of needed(kept))
  writeFileSync(resolve(FOLDER, `${raid.seed.slice('golden-'.length)}.json`), `${JSON.stringify(raid)}\n`)
console.log(`${needed(kept).length} golden raids${missing.size === 0 ? '' : `; never seen: ${[...missing].join(', ')}`}`)
process.exitCode = missing.size === 0 ? 0 : 1

function keep(found: Recording): void {
  kept.push(found)
  for (const token of found.covers) missing.delete(token)
}

/** Leaves out raids all of whose tokens others bring. */
function needed(raids: readonly Recording[]): readonly Recording[] {
  let rest = raids
  for (const raid of raids) {
    const others = rest.filter((each) => each !== raid)
    const met = new Set(others.flatMap(({ covers }) => covers))
    if (raid.covers.every((token) => met.has(token))) rest = others
  }
  return rest
}

import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { record } from '../../engine/kernel/proof/golden.ts'
import { comparedOdds } from '../../engine/kernel/proof/odds.ts'
import type { Proof } from '../../engine/kernel/proof/proof.ts'
import { GAMES } from '../../engine/registry.ts'
import { proofOf } from '../proofs.ts'
import { failing } from './changed.ts'
import { filesIn, loader, type Mutant, mutantsOf, named } from './mutants.ts'

// npm run endure -- numbers [--game domain] [--numbers 10]
// So many numbers of each game's tables, evenly spread, those of drawings left out, are changed one at a time. A test must fail that names the rule, and the odds must
// follow the number in a game played with it: odds that still go by the old one have a second home for it.

const ENGINE = resolve(import.meta.dirname, '../../engine')

/** A place or a length in a drawing, `[625, 864], '...`, `room: 46`: no rule goes by it. */
const isDrawn = ({ code, from }: Mutant) => new RegExp(`\\[(${from}, \\d+|\\d+, ${from})\\], '|^(width|height|room|strip): `).test(code)

/** Options whose odds differ from the changed rules, in games just played. */
function secondHomes<S>(proof: Proof<S>): readonly string[] {
  const { odds } = proof
  if (odds === undefined) return []
  const plans = proof.fuzzing.flatMap((kind) => ('plan' in kind && kind.kind === 'sensible' ? [kind.plan('golden-numbers', 1)] : []))
  const games = plans.map((plan) => record(proof, { ...plan, most: 60 }).game)
  return comparedOdds({ ...proof, odds }, games, { ofAKind: 1, most: 200 }).wrong
}

/** What is wrong with the place of a number; null where a test names its rule and the odds follow it. */
async function misplaced({ game: { id }, rulebook }: Proof<unknown>, mutant: Mutant): Promise<string | null> {
  const folder = join(ENGINE, id)
  const load = loader(folder, mutant)
  const cites = (name: string) => rulebook.rulesIn(name).length > 0 || /(^| > )\d/.test(name)
  const names: string[] = []
  let cited: string | undefined
  for await (const name of failing(folder, mutant, load)) {
    names.push(name)
    if (cites(name)) {
      cited = name
      break
    }
  }
  if (cited === undefined) return names.length === 0 ? 'no test fails' : `no test that fails names a rule: ${names.join('; ')}`
  console.log(`  ${named(mutant, ENGINE)}: ${cited}`)
  try {
    const proof = (await load(join(folder, 'proof/index.ts')))[id] as Proof<unknown>
    return secondHomes(proof)[0] ?? null
  } catch (error) {
    console.log(`    with it no game can be played: ${String(error)}`)
    return null
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { game: { type: 'string' }, numbers: { type: 'string', default: '10' } } })
  const wanted = Number(values.numbers)
  for (const { id } of GAMES.filter((each) => values.game === undefined || each.id === values.game)) {
    const all = filesIn(join(ENGINE, id), 'tables')
      .flatMap((file) => mutantsOf(file, true))
      .filter((mutant) => !isDrawn(mutant))
    const some = Array.from({ length: Math.min(wanted, all.length) }, (_, n) => all[Math.floor(((n + 0.5) * all.length) / wanted)])
    for (const mutant of some) {
      const wrong = mutant === undefined ? null : await misplaced(proofOf(id), mutant)
      if (mutant === undefined || wrong === null) continue
      console.error(`${named(mutant, ENGINE)}: ${wrong}`)
      process.exitCode = 1
    }
  }
}

import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Game } from '../../engine/kernel/game.ts'
import { record } from '../../engine/kernel/proof/golden.ts'
import { comparedOdds, differences, eachCase, type OddsCase, type Truth, truthOf } from '../../engine/kernel/proof/odds.ts'
import type { Proof } from '../../engine/kernel/proof/proof.ts'
import { decisionOf } from '../../engine/kernel/session.ts'
import { firstGame, goldenGames, proofOf } from '../proofs.ts'
import { loaded, type Mutant, mutantsOf } from './mutants.ts'

// npm run endure -- change [--game domain] [--every 1] [--most 1500] [--alike 40] [--numbers 0]
// Each file of a game's odds is changed in one place at a time, every nth of all changes; what is shown then is held against what the rules
// make of every throw. Prints the changes that are not noticed.
// --numbers 10: so many numbers of the game's tables are changed instead, one at a time. The rules play on with the number, and the odds must
// follow it: whatever still shows another figure has a second home for it.

const ENGINE = resolve(import.meta.dirname, '../../engine')

/** A place where odds are shown, and the truth about it. */
interface Place<S> {
  readonly found: OddsCase<S>
  readonly truth: Truth
}

function placesOf<S>(proof: Proof<S>, ofAKind: number, most: number): readonly Place<S>[] {
  const { odds } = proof
  if (odds === undefined) return []
  const places: Place<S>[] = []
  const met = new Map<string, Set<string>>()
  for (const golden of goldenGames(proof.game.id))
    eachCase({ ...proof, odds }, golden, met, { ofAKind }, (found) => {
      const promised = odds.promised(found)
      if (typeof promised === 'string') return
      places.push({ found: { ...found, state: proof.game.copy(found.state) }, truth: truthOf(promised, found, most) })
    })
  return places
}

/** The first place at which a changed game shows something else than the rules make of it; null where none does. */
function noticed<S>(game: Game<S>, places: readonly Place<S>[]): string | null {
  for (const { found, truth } of places) {
    try {
      const option = decisionOf(game, found.state, found.ask, 'd').options?.find(({ id }) => id === found.option.id)
      if (option?.odds === undefined) return `${found.kind}: no odds`
      const [wrong] = differences({ kind: found.kind, option: { ...option, odds: option.odds } }, truth)
      if (wrong !== undefined) return wrong
      if (Object.keys(option.odds).join() !== Object.keys(found.option.odds).join()) return `${found.kind}: other figures`
    } catch (error) {
      return String(error)
    }
  }
  return null
}

/** What still goes by the old number once it is changed: options whose odds differ from the changed rules, in games just played. */
async function secondHomes(id: string, mutant: Mutant, most: number): Promise<readonly string[] | null> {
  const folder = join(ENGINE, id)
  try {
    const proof = (await loaded(join(folder, 'proof/index.ts'), folder, mutant))[id] as Proof<unknown>
    const { odds } = proof
    if (odds === undefined) return []
    const plans = proof.fuzzing.flatMap((kind) => ('plan' in kind && kind.kind !== 'errands' ? [kind.plan('golden-change', 1)] : []))
    const games = plans.map((plan) => record(proof, { ...plan, most: 60 }).game)
    return comparedOdds({ ...proof, odds }, games, { ofAKind: 2, most }).wrong
  } catch {
    return null // Such a number can be played by no game: a table without that row.
  }
}

async function changed<S>(proof: Proof<S>, mutants: readonly Mutant[], places: readonly Place<S>[]): Promise<readonly Mutant[]> {
  const { id } = proof.game
  const folder = join(ENGINE, id)
  const alive: Mutant[] = []
  for (const mutant of mutants) {
    const game = await loaded(join(folder, 'index.ts'), folder, mutant).then(
      (module) => module[id] as Game<S>,
      () => null,
    )
    if (game !== null && noticed(game, places) === null) alive.push(mutant)
  }
  return alive
}

function filesIn(folder: string): readonly string[] {
  const isCode = (file: string) => file.endsWith('.ts') && !/\.test\.|^episode|-types/.test(file)
  return readdirSync(folder).flatMap((file) => (isCode(file) ? [join(folder, file)] : []))
}

function named({ file, line, from, to }: Mutant): string {
  return `${file.slice(ENGINE.length + 1)}:${line} ${from} -> ${to}`
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: firstGame() },
      every: { type: 'string', default: '1' },
      most: { type: 'string', default: '1500' },
      alike: { type: 'string', default: '40' },
      numbers: { type: 'string', default: '0' },
    },
  })
  const [most, numbers] = [Number(values.most), Number(values.numbers)]
  if (numbers > 0) {
    const all = filesIn(join(ENGINE, values.game, 'tables')).flatMap((file) => mutantsOf(file, true))
    const some = all.filter((_, n) => n % Math.ceil(all.length / numbers) === 0)
    let second = 0
    for (const mutant of some) {
      const wrong = await secondHomes(values.game, mutant, most)
      console.log(`  ${named(mutant)}: ${wrong === null ? 'cannot be played' : wrong.length === 0 ? 'followed' : wrong.join('; ')}`)
      second += wrong?.length ?? 0
    }
    process.exitCode = second === 0 ? 0 : 1
  } else {
    const proof = proofOf(values.game)
    const mutants = filesIn(join(ENGINE, values.game, 'odds'))
      .flatMap((file) => mutantsOf(file))
      .filter((_, n) => n % Number(values.every) === 0)
    const places = placesOf(proof, Number(values.alike), most)
    const alive = await changed(proof, mutants, places)
    for (const mutant of alive) console.log(`  ${named(mutant)}`)
    console.log(`${mutants.length - alive.length} of ${mutants.length} changes noticed at ${places.length} places`)
  }
}

import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { decisionOf } from '../../engine/kernel/decision.ts'
import { copyOf, type Game } from '../../engine/kernel/game.ts'
import { differences, eachCase, type OddsCase, type Truth, truthOf } from '../../engine/kernel/proof/odds.ts'
import type { Proof } from '../../engine/kernel/proof/proof.ts'
import { goldenGames, proofOf } from '../proofs.ts'
import { collected } from './in-process.ts'
import { type Load, loader, type Mutant } from './mutants.ts'

// What notices a change in a game: the odds proof, and the unit tests, nearest first.

const ENGINE = resolve(import.meta.dirname, '../../engine')

/** What noticed a change; null where nothing did. */
export type Found = string | null

/** A place where odds are shown, and the truth about it. */
interface Place<S> {
  readonly found: OddsCase<S>
  readonly truth: Truth
}

function placesOf<S>(proof: Proof<S>, ofAKind: number, most: number): readonly Place<S>[] {
  const { odds } = proof
  if (odds === undefined || ofAKind === 0) return []
  const places: Place<S>[] = []
  const met = new Map<string, Set<string>>()
  for (const golden of goldenGames(proof.game.id))
    eachCase({ ...proof, odds }, golden, met, { ofAKind }, (found) => {
      const promised = odds.promised(found)
      if (typeof promised === 'string') return
      places.push({ found: { ...found, state: copyOf(proof.game, found.state) }, truth: truthOf(promised, found, most) })
    })
  return places
}

/** The first place at which a changed game shows something else than the rules make of it; null where none does. */
function misshown<S>(game: Game<S>, places: readonly Place<S>[]): Found {
  for (const { found, truth } of places) {
    const option = decisionOf(game, found.state, found.ask, 'd').options?.find(({ id }) => id === found.option.id)
    if (option?.odds === undefined) return `${found.kind}: no odds`
    const [wrong] = differences({ kind: found.kind, option: { ...option, odds: option.odds } }, truth)
    if (wrong !== undefined) return wrong
    if (Object.keys(option.odds).join() !== Object.keys(found.option.odds).join()) return `${found.kind}: other figures`
  }
  return null
}

/** The tests that read a game's rules and how it begins: those of its words, its book and whole games are left out. */
function testsOf(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return all.filter((file) => /^((odds|chapters|tables|open)\/.*|setup|scenario)\.test\.ts$/.test(file)).map((file) => join(folder, file))
}

const stem = (file: string) => file.replace(/(\.test)?\.ts$/, '')
const chapter = (file: string) => /\/(\d+)-[^/]*$/.exec(file)?.[1]

/** For a change in the odds their own tests alone; for others those beside the file first, then those of its chapter and folder. */
function testsFor(folder: string, { file }: Mutant): readonly string[] {
  const tests = testsOf(folder)
  if (file.startsWith(join(folder, 'odds/'))) return tests.filter((test) => dirname(test) === dirname(file))
  const far = (test: string) =>
    stem(test) === stem(file)
      ? 0
      : chapter(test) !== undefined && chapter(test) === chapter(file)
        ? 1
        : dirname(test) === dirname(file)
          ? 2
          : 3
  return tests.toSorted((a, b) => far(a) - far(b))
}

const unread = new Set<string>()

/** The names of the tests that fail with a change, nearest first. */
export async function* failing(folder: string, mutant: Mutant, load: Load): AsyncGenerator<string> {
  for (const file of testsFor(folder, mutant)) {
    try {
      await load(file)
    } catch (error) {
      collected()
      // Node cannot take the types out of every file that the test runner reads. Each must be said: what it holds looks unguarded.
      if (error instanceof SyntaxError) {
        if (!unread.has(file)) console.error(`${file} cannot be read here: ${error.message}`)
        unread.add(file)
        continue
      }
      yield `${file} cannot be loaded: ${String(error)}`
      continue
    }
    for (const { name, run } of collected()) {
      try {
        await run()
      } catch {
        yield name
      }
    }
  }
}

/** The first thing that notices a change. */
async function found<S>({ game: { id } }: Proof<S>, places: readonly Place<S>[], mutant: Mutant): Promise<Found> {
  const folder = join(ENGINE, id)
  const load = loader(folder, mutant)
  try {
    const wrong = misshown((await load(join(folder, 'index.ts')))[id] as Game<S>, places)
    if (wrong !== null) return wrong
  } catch (error) {
    return `broken: ${String(error)}`
  }
  for await (const name of failing(folder, mutant, load)) return name
  return null
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { game: { type: 'string', default: '' }, most: { type: 'string', default: '1500' }, alike: { type: 'string', default: '12' } },
  })
  const proof = proofOf(values.game)
  const places = placesOf(proof, Number(values.alike), Number(values.most))
  process.on('message', async (mutant: Mutant) => process.send?.(await found(proof, places, mutant)))
  process.send?.('ready')
}

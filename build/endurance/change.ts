import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { EquivalentChange } from '../../engine/kernel/proof/odds.ts'
import { firstGame, proofOf } from '../proofs.ts'
import type { Found } from './changed.ts'
import { filesIn, isChange, type Mutant, mutantsOf, named } from './mutants.ts'

// npm run endure -- change [--game domain] [--in odds,tables,chapters/09-combat.ts] [--every 1] [--most 1500] [--alike 12] [--loud]
// Each file named is changed in one place at a time, every nth of all changes. A change in the odds is held against what the rules make of
// every throw, and any change against the game's unit tests. Prints the changes that nothing notices.

const ENGINE = resolve(import.meta.dirname, '../../engine')

/** Longer than that in one change is a loop without an end, on a busy machine too. In milliseconds. */
const HANG = 600_000

/** Each change tried in another process, which is begun again where one has hung. */
function tried(game: string, mutants: readonly Mutant[], options: readonly string[], say: (mutant: Mutant, found: Found) => void) {
  return new Promise<void>((resolved) => {
    let at = 0
    const begin = () => {
      const child = fork(join(import.meta.dirname, 'changed.ts'), ['--game', game, ...options])
      let hanging: NodeJS.Timeout | undefined
      const next = () => {
        const mutant = mutants[at]
        if (mutant === undefined) {
          child.disconnect()
          resolved()
          return
        }
        child.send(mutant)
        hanging = setTimeout(() => {
          child.kill()
          say(mutant, 'goes on for ever')
          at += 1
          begin()
        }, HANG)
      }
      child.on('message', (found: Found | 'ready') => {
        const mutant = mutants[at]
        clearTimeout(hanging)
        if (found !== 'ready' && mutant !== undefined) {
          say(mutant, found)
          at += 1
        }
        next()
      })
    }
    begin()
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: firstGame() },
      in: { type: 'string', default: 'odds' },
      every: { type: 'string', default: '1' },
      most: { type: 'string', default: '1500' },
      alike: { type: 'string', default: '12' },
      loud: { type: 'boolean', default: false },
    },
  })
  const { game, every, most, alike, loud } = values
  const mutants = values.in
    .split(',')
    .flatMap((within) => filesIn(join(ENGINE, game), within))
    .flatMap((file) => mutantsOf(file))
    .filter((_, n) => n % Number(every) === 0)
  const listed = proofOf(game).odds?.equivalent ?? []
  const met = new Set<EquivalentChange>()
  let [alive, equivalent] = [0, 0]
  await tried(game, mutants, ['--most', most, '--alike', alike], (mutant, found) => {
    const known = listed.find((each) => isChange(mutant, each))
    if (known !== undefined) met.add(known)
    if (found !== null) {
      if (known !== undefined) console.log(`  listed as equivalent, and noticed: ${named(mutant, ENGINE)} (${found})`)
      if (loud) console.log(`    ${named(mutant, ENGINE)}: ${found}`)
    } else if (known !== undefined) equivalent += 1
    else {
      alive += 1
      console.log(`  ${named(mutant, ENGINE)}`)
    }
  })
  const all = mutants.length - equivalent
  console.log(
    `${game}, ${values.in}: ${all - alive} of ${all} changes noticed, ${((100 * alive) / all).toFixed(1)}% not; ${equivalent} change nothing`,
  )
}

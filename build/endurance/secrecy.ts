import { parseArgs } from 'node:util'
import { hidingGames } from '../../electron/host/testing/hiding-games.ts'
import { keepsSecretsOnHosts } from '../../electron/host/testing/secrecy.ts'
import { thrownIn } from '../../electron/host/testing/thrown-in.ts'
import { closeWorlds } from '../../electron/host/testing/two-worlds.ts'
import bundleTestHosts from '../test-hosts.ts'

// npm run endure -- secrecy [--game cave] --pairs 500 --answers 40 --calls 2000 [--seed name] [--from 0]
// Pairs of worlds over two hosts that a seat must not be able to tell apart, and calls thrown in while bots play. Exits 1 at any fault.

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    pairs: { type: 'string', default: '500' },
    answers: { type: 'string', default: '40' },
    calls: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'hosts' },
    from: { type: 'string', default: '0' },
  },
})

await bundleTestHosts()

/** The most faults that are told of a game. */
const MOST_TOLD = 5

for (const { title, hiding } of hidingGames().filter(({ id }) => values.game === undefined || values.game === id)) {
  const met = new Map<string, number>()
  const faults: string[] = []
  let compared = 0
  for (let n = Number(values.from), pairs = 0; pairs < Number(values.pairs); n++) {
    try {
      const found = await keepsSecretsOnHosts(hiding, values.seed, n, Number(values.answers))
      if (found === null) continue
      compared += found.compared
      met.set(`${found.kind}, ${found.why}`, (met.get(`${found.kind}, ${found.why}`) ?? 0) + 1)
    } catch (error) {
      faults.push(`${n}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await closeWorlds()
    }
    pairs += 1
  }
  const { calls, wrong } = await thrownIn(hiding, values.seed, Number(values.calls))
  console.log(`${title}: ${values.pairs} pairs, ${faults.length} told apart; everything compared ${compared} times`)
  for (const [how, count] of [...met].toSorted()) console.log(`  ${how}: ${count}`)
  console.log(`  calls while bots play: ${calls}, ${wrong.length} showed another seat`)
  for (const fault of [...faults.slice(0, MOST_TOLD), ...wrong.slice(0, MOST_TOLD)]) console.log(`  ${fault}`)
  if (faults.length + wrong.length > 0) process.exitCode = 1
}

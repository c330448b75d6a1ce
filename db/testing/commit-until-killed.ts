import { commitChoice } from '../choices.ts'
import { openDatabase } from '../open.ts'
import { beginRaid, choice, fillCampaign, mark, must } from './raid.ts'

/** Commits choices into the given file for ever and acknowledges each on stdout: to be killed. */
const db = must(openDatabase(process.argv[2] ?? ''))
fillCampaign(db)
beginRaid(db)
for (let n = 1; ; n++) {
  const padding = 'x'.repeat(n % 5 === 0 ? 20_000 : 10)
  must(commitChoice(db, choice(n, n - 1, { mark: mark(n, { n, padding }) })))
  process.stdout.write(`${n}\n`)
}

import { commitChoice } from '../choices.ts'
import { openDatabase } from '../open.ts'
import { beginRaid, choice, fillCampaign, mark, must } from './raid.ts'

/** Commits choices to the given file without end and acknowledges each on stdout, until it is killed. */
const db = must(openDatabase(process.argv[2] ?? ''))
fillCampaign(db)
beginRaid(db)
for (let n = 1; ; n++) {
  const padding = 'x'.repeat(n % 5 === 0 ? 20_000 : 10)
  must(commitChoice(db, choice(n, n - 1, { mark: mark(n, { n, padding }) })))
  process.stdout.write(`${n}\n`)
}

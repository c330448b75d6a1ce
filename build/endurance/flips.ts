import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { MIGRATIONS } from '../../db/migrations/index.ts'
import { type Fate, flipper } from '../../db/testing/flips.ts'

// npm run endure -- flips [--flips 2000]: flips bits, one at a time and evenly spread, in the frozen file of the present format, and prints
// what became of the file. Exits with 1 where one has changed a row and nobody noticed.

const { values } = parseArgs({ options: { flips: { type: 'string', default: '2000' } } })
const folder = mkdtempSync(join(tmpdir(), 'citadel-flips-'))
try {
  const frozen = join(import.meta.dirname, `../../db/fixtures/${MIGRATIONS.length}/campaigns.db.gz`)
  const bytes = gunzipSync(readFileSync(frozen))
  const tried = flipper(bytes, join(folder, 'campaigns.db'))
  const counts: Record<Fate, number> = { refused: 0, found: 0, same: 0, unnoticed: 0 }
  const flips = Number(values.flips)
  for (let n = 0; n < flips; n++) {
    const bit = Math.floor(((n + 0.5) / flips) * bytes.length * 8)
    const fate = tried(bit)
    counts[fate] += 1
    if (fate === 'unnoticed') console.log(`bit ${bit} changes a row unnoticed`)
  }
  console.log(JSON.stringify({ flips, ...counts }))
  if (counts.unnoticed > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './migrations/index.ts'
import { type Fate, flipper } from './testing/flips.ts'

// One bit in a file that lies on the disk: 150 here, any number with `npm run endure -- flips`.

test('no flipped bit changes a row unnoticed', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'citadel-flips-'))
  try {
    const bytes = gunzipSync(readFileSync(join(import.meta.dirname, `fixtures/${MIGRATIONS.length}/campaigns.db.gz`)))
    const tried = flipper(bytes, join(folder, 'campaigns.db'))
    const fates = new Map<Fate, number[]>()
    for (let n = 1; n <= 150; n++) {
      const bit = Math.floor(((n * 0.618_033_988_749_895) % 1) * bytes.length * 8)
      const fate = tried(bit)
      fates.set(fate, [...(fates.get(fate) ?? []), bit])
    }
    expect(fates.get('unnoticed') ?? []).toEqual([])
    expect((fates.get('found') ?? []).length).toBeGreaterThan(40)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

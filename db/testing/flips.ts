import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { listCampaigns } from '../campaigns.ts'
import { unlessSpoilt } from '../kept-json.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from '../open.ts'
import { spoiltRows } from '../row-sums.ts'
import { verifyCampaign } from '../verify.ts'

/** What becomes of a file with one bit flipped. */
export type Fate =
  /** It is not opened. */
  | 'refused'
  /** A row has changed, and verifying says so. */
  | 'found'
  /** Every row is as it was: the bit is in a free page, a gap, or an index. */
  | 'same'
  /** A row has changed, and nobody notices. */
  | 'unnoticed'

/** Tries the sound bytes of a closed file with one bit flipped at a time; `file` is where to. */
export function flipper(bytes: Buffer, file: string): (bit: number) => Fate {
  writeFileSync(file, bytes)
  const sound = withFile(file, contents)
  return (bit) => {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    writeFileSync(file, flipped)
    return withFile(file, (db) => {
      if (unlessSpoilt(() => contents(db), '') === sound) return 'same'
      const broken = spoiltRows(db).length > 0 || listCampaigns(db).some(({ id }) => verifyCampaign(db, id).length > 0)
      return broken ? 'found' : 'unnoticed'
    })
  }
}

function withFile<T>(file: string, work: (db: CampaignDatabase) => T): T | 'refused' {
  const opened = openDatabase(file, { at: null, mustExist: true })
  if (opened.kind === 'refused') return 'refused'
  try {
    return work(opened.value)
  } catch (error) {
    // A page that is read only now turns out damaged: the same refusal, later.
    if (error instanceof Database.SqliteError) return 'refused'
    throw error
  } finally {
    closeDatabase(opened.value)
  }
}

/** A checksum over every row of every table, read without indexes. */
function contents({ raw }: CampaignDatabase): string {
  const hash = createHash('sha256')
  const tables = raw.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all()
  for (const table of tables)
    for (const row of raw.prepare<[], object>(`SELECT * FROM "${table}" NOT INDEXED`).raw().iterate()) hash.update(JSON.stringify(row))
  return hash.digest('hex')
}

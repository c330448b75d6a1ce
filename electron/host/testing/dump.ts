import { createHash } from 'node:crypto'
import type { CampaignDatabase } from '../../../db/open.ts'

/** A checksum over everything in a database, row for row. */
export function dump(db: CampaignDatabase): string {
  const tables = db.raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all()
  const rows = tables.map((table) => [table, db.raw.prepare(`SELECT * FROM "${String(table)}" ORDER BY 1, 2`).all()])
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

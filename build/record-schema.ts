import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { CharacterRecord, RECORD_VERSION, RosterRecord } from '../electron/contract/record.ts'

// npm run record-schema: writes the published schema of record files. A released version never changes: raise RECORD_VERSION.

export const SCHEMA_FILE = resolve(import.meta.dirname, `../docs/character-record-${RECORD_VERSION}.schema.json`)

/** The JSON Schema (draft 2020-12) of both kinds of record file. */
export function recordSchema(): string {
  const schema = z.toJSONSchema(z.union([CharacterRecord, RosterRecord]), { target: 'draft-2020-12' })
  const head = {
    title: `Citadel character record, version ${RECORD_VERSION}`,
    description: 'A file of one character, or of a whole roster.',
  }
  return `${JSON.stringify({ ...head, ...schema }, null, 2)}\n`
}

if (import.meta.main) writeFileSync(SCHEMA_FILE, recordSchema())

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordSchema, SCHEMA_FILE } from './record-schema.ts'

it('the published schema of character records is the one they are read by (npm run record-schema)', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(recordSchema())
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordSchemas } from './record-schema.ts'

it.each(recordSchemas())(
  'the published schema of records is the one used to read them (npm run record-schema): $file',
  ({ file, schema }) => {
    expect(readFileSync(file, 'utf8')).toBe(schema)
  },
)

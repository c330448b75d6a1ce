import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recordSchemas } from './record-schema.ts'
import { root } from './vite.ts'

it.each(recordSchemas())(
  'the published schema of records is the one used to read them (npm run record-schema): $file',
  ({ file, schema }) => {
    expect(readFileSync(file, 'utf8')).toBe(schema)
  },
)

/** What a record has had from the first; everything else may be left out. */
const FROM_THE_FIRST = 'status joinedAt note portrait fell sheet origin balances ledger raids victories deeds prices'.split(' ')
const CAME_LATER = ['scars', 'career']

it.each(recordSchemas())('until it is released, version 1 only gains fields that may be left out: $file', ({ file, schema }) => {
  expect(file).toContain('character-record-1.')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(version, 'a released version never changes: freeze these files, and write any change as version 2').toMatch(/^0\./)
  const { required, properties } = JSON.parse(schema).$defs.Character
  expect(required.toSorted()).toEqual(FROM_THE_FIRST.toSorted())
  expect(Object.keys(properties).toSorted()).toEqual([...FROM_THE_FIRST, ...CAME_LATER].toSorted())
})

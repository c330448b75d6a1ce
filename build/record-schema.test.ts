import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gameSchema, recordSchemas } from './record-schema.ts'
import { root } from './vite.ts'

it.each([...recordSchemas(), gameSchema()])(
  'the published schema is the one used to read such files (npm run record-schema): $file',
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

/** What a game's file has had from the first. */
const OF_A_GAME = 'game rulesVersion status outcome redo createdAt seed options setup seats raiders inputs undone marks'.split(' ')

it('until it is released, version 1 of a game file only gains fields that may be left out', () => {
  const { file, schema } = gameSchema()
  expect(file).toContain('game-file-1.')
  const lines = JSON.parse(schema).anyOf as { readonly properties: { readonly session?: { readonly required: readonly string[] } } }[]
  expect(lines.flatMap(({ properties }) => properties.session?.required ?? []).toSorted()).toEqual(OF_A_GAME.toSorted())
})

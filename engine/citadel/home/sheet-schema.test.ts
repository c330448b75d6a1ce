import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { heroSheet } from '../chapters/04-records.ts'
import { HERO_IDS } from '../tables/index.ts'
import { recordOfSheet } from './17-audit.ts'
import { SHEET_SCHEMA } from './sheet-schema.ts'

const schema = SHEET_SCHEMA as { readonly properties: Record<string, unknown>; readonly required: readonly string[] }
const plain = (value: object): Json => JSON.parse(JSON.stringify(value))

describe('4.2 the published schema of the sheet', () => {
  it.each(HERO_IDS)('has the fields of %s, and no other', (id) => {
    const fields = Object.keys(heroSheet(id))
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(fields))
    expect(fields).toEqual(expect.arrayContaining([...schema.required]))
  })

  it('names every field that is read, and no other', () => {
    const sheet = heroSheet('edred')
    for (const field of Object.keys(schema.properties)) {
      const read = recordOfSheet(plain({ ...sheet, [field]: { not: 'this' } }))
      expect(isRefusal(read) ? read.message : 'taken').toContain(`sheet.${field}`)
    }
    expect(recordOfSheet(plain({ ...sheet, luck: 1 }))).toMatchObject({ code: 'bad-request' })
  })
})

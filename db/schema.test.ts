import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { openMemory } from './open.ts'
import {
  campaigns,
  characters,
  grades,
  inputs,
  ledger,
  lineages,
  marks,
  moments,
  packs,
  raiders,
  sessions,
  setups,
  starts,
  states,
  templates,
  tries,
  undone,
} from './schema.ts'
import { must } from './testing/raid.ts'

const tables = [
  campaigns,
  characters,
  grades,
  inputs,
  ledger,
  lineages,
  marks,
  moments,
  packs,
  raiders,
  sessions,
  setups,
  starts,
  states,
  templates,
  tries,
  undone,
]
const { raw } = must(openMemory())

interface Column {
  readonly name: string
  readonly type: string
  readonly notnull: number
  readonly pk: number
}

test.each(tables.map((table) => [getTableName(table), table] as const))('%s is in the schema as the migrations leave it', (name, table) => {
  const made = raw.prepare<[string], Column>('SELECT name, type, "notnull", pk FROM pragma_table_xinfo(?) ORDER BY name').all(name)
  const config = getTableConfig(table)
  const keys = new Set(config.primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
  const wanted = config.columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().toUpperCase(),
    notNull: column.notNull,
    key: column.primary || keys.has(column.name),
  }))
  expect(
    made.map(({ name, type, notnull, pk }) => ({ name, type, notNull: notnull === 1 || (pk > 0 && type === 'INTEGER'), key: pk > 0 })),
  ).toEqual(wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
})

test('every table is strict, and no other exists', () => {
  const list = raw
    .prepare<[], { name: string; strict: number }>(
      "SELECT name, strict FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
    )
    .all()
  expect(list.map((table) => table.name).toSorted()).toEqual(tables.map(getTableName).toSorted())
  expect(list.filter((table) => table.strict === 0)).toEqual([])
})

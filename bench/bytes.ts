import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { closeDatabase, openDatabase } from '../db/open.ts'

// What a choice costs in the campaign file: its bytes over the choices in it, by table.
// node bench/bytes.ts [--data FOLDER] [--raids 300] [--characters 500] [--seed long]: of the folder's campaigns, in any format; a file
// of an older one is counted as it is, carried over as a copy, and counted again. Without a folder, bots play the campaign first.
// The last line is JSON.

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    raids: { type: 'string', default: '300' },
    characters: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'long' },
  },
})

/** Bytes of the whole file, and of each table and index. */
interface Count {
  readonly format: number
  readonly choices: number
  readonly bytes: number
  readonly tables: readonly { readonly name: string; readonly bytes: number }[]
}

const scratch = mkdtempSync(join(tmpdir(), 'bench-bytes-'))
try {
  const file = join(values.data ?? play(join(scratch, 'played')), 'campaigns.db')
  const before = count(file)
  const after = before.format < MIGRATIONS.length ? count(carriedOver(file, join(scratch, 'copy', 'campaigns.db'))) : null
  for (const one of after === null ? [before] : [before, after]) print(one)
  const ofOne = ({ bytes, choices }: Count) => Math.round(bytes / choices)
  const line = { name: 'bytes', format: before.format, choices: before.choices, ours: ofOne(after ?? before), unit: 'bytes a choice' }
  console.log(JSON.stringify(after === null ? line : { ...line, before: ofOne(before) }))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function play(data: string): string {
  const { raids, characters, seed } = values
  const args = [
    join(import.meta.dirname, '../build/endurance/campaign.ts'),
    '--data',
    data,
    '--raids',
    raids,
    '--characters',
    characters,
    '--seed',
    seed,
  ]
  const child = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (child.status !== 0) throw new Error('the campaign could not be played')
  return data
}

function carriedOver(file: string, copy: string): string {
  mkdirSync(dirname(copy))
  copyFileSync(file, copy)
  const opened = openDatabase(copy)
  if (opened.kind === 'refused') throw new Error(opened.refusal.message)
  closeDatabase(opened.value)
  return copy
}

function count(file: string): Count {
  const raw = new Database(file, { readonly: true })
  const number = (select: string) => Number(raw.prepare(select).pluck().get() ?? 0)
  const format = Number(raw.pragma('user_version', { simple: true }))
  const packed = format < 5 ? 0 : number('SELECT sum(key % 1000000 - first + (first > 0)) FROM packs')
  const tables = raw
    .prepare<[], { name: string; bytes: number }>('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC')
    .all()
  const free = Number(raw.pragma('freelist_count', { simple: true })) * Number(raw.pragma('page_size', { simple: true }))
  const choices = packed + number('SELECT count(*) FROM inputs WHERE n > 0')
  raw.close()
  return { format, choices, bytes: statSync(file).size, tables: [...tables, { name: '(free)', bytes: free }] }
}

function print({ format, choices, bytes, tables }: Count): void {
  const each = (sum: number) => (sum / choices).toFixed(1).padStart(8)
  console.log(`format ${format}: ${choices} choices, ${Math.round(bytes / 1024)} kB; bytes a choice:`)
  for (const table of tables.filter((one) => one.bytes / choices >= 1)) console.log(`${each(table.bytes)}  ${table.name}`)
  console.log(`${each(bytes)}  in all`)
}

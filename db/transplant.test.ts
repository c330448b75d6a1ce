import { expect, test } from 'vitest'
import { commitChoice, commitUndo, packOldest } from './choices.ts'
import { readLineage } from './lineage.ts'
import { openMemory } from './open.ts'
import { STRETCH } from './record.ts'
import { AT, beginRaid, choice, fillCampaign, must } from './testing/raid.ts'
import { readParts } from './transfer.ts'
import { transplanted } from './transplant.ts'
import { verifyCampaign } from './verify.ts'
import { write } from './write.ts'

/** A campaign with a raid under way: its oldest answers packed, the newest undone. */
function filled() {
  const db = must(openMemory())
  fillCampaign(db)
  beginRaid(db)
  const last = 2 * STRETCH + 1
  for (let n = 1; n <= last; n++) must(commitChoice(db, choice(n)))
  must(packOldest(db, 's'))
  must(commitUndo(db, { session: 's', revision: last, to: last - 1, streams: [2, 2], at: AT }))
  return db
}

test('every row of a campaign comes along, under keys and ids of its own, and its books agree', () => {
  const [db, from] = [filled(), filled()]
  const tables = from.raw
    .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
  const counts = (one: typeof db) =>
    new Map(tables.map((table) => [table, Number(one.raw.prepare(`SELECT count(*) FROM "${table}"`).pluck().get())]))
  const before = counts(db)
  let made = 0
  const ids = {
    campaign: 'c2',
    name: 'The long road (2)',
    newId: () => `new-${++made}`,
    lineage: { id: 'line', states: [{ digest: 'd', at: '2026-11-28T00:00:00.000Z' }] },
  }
  must(
    write(db, () => {
      for (const _ of transplanted(db, from, ids));
      return { kind: 'done', value: null }
    }),
  )

  expect(readLineage(db, 'c2')).toEqual(ids.lineage)
  const came = new Map([...counts(db)].map(([table, count]) => [table, count - (before.get(table) ?? 0)]))
  expect(came).toEqual(counts(from).set('lineages', 1))
  expect(came.get('packs')).toBe(1)
  expect(readParts(db, 'c2')?.campaign).toEqual({ ...readParts(from, 'c')?.campaign, name: 'The long road (2)' })
  const whole = (one: typeof db, campaign: string) => {
    const parts = readParts(one, campaign)
    return [parts?.characters.map((read) => read()), parts?.sessions.map((read) => read())]
  }
  expect(whole(db, 'c2')).toEqual(whole(from, 'c'))
  expect([verifyCampaign(db, 'c'), verifyCampaign(db, 'c2')]).toEqual([[], []])
})

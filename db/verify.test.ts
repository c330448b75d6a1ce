import { expect, test } from 'vitest'
import { openMemory } from './open.ts'
import { beginRaid, fillCampaign, must } from './testing/raid.ts'
import { verifyCampaign } from './verify.ts'

interface Step {
  readonly id: number
  readonly parent: number
  readonly detail: string
}

test('no entry, session or character has a whole table walked for it: a campaign of 900 raids would never be done', () => {
  const db = must(openMemory())
  fillCampaign(db)
  beginRaid(db)
  const asked = new Set<string>()
  const statement: typeof db.statement = (sql) => {
    asked.add(sql)
    return db.statement(sql)
  }
  let ticks = 0
  expect(verifyCampaign({ ...db, statement }, 'c', () => void ticks++)).toEqual([])
  expect(ticks).toBeGreaterThan(4)

  const walks = [...asked].flatMap((sql) => {
    const plan = db.raw.prepare<unknown[], Step>(`EXPLAIN QUERY PLAN ${sql.replaceAll(/\?|@\w+/g, '1')}`).all()
    const steps = new Map(plan.map((step) => [step.id, step]))
    const isForEach = (step: Step | undefined): boolean =>
      step !== undefined && (step.detail.startsWith('CORRELATED') || isForEach(steps.get(step.parent)))
    return plan.filter((step) => step.detail.startsWith('SCAN') && isForEach(step)).map(({ detail }) => `${detail}: ${sql}`)
  })
  expect(asked.size).toBeGreaterThan(8)
  expect(walks).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { momentsOf } from '../../kernel/proof/moments.ts'
import { EVENT_TYPES, TOPICS } from '../text/index.ts'
import { hero } from './index.ts'

const GOLDEN = resolve(import.meta.dirname, 'golden')

test('HERO hangs in the gallery at every question there is, at its ends, and with all that can happen', () => {
  const golden = readdirSync(GOLDEN).map((file) => JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')))
  const { questions, ends, events } = momentsOf(hero, golden)
  expect(Object.keys(questions).sort()).toEqual(Object.keys(TOPICS).sort())
  for (const topic of Object.keys(TOPICS)) expect(questions[topic]?.decision?.topic).toBe(topic)
  expect(Object.keys(ends)).toContain('heart')
  for (const end of Object.values(ends)) expect(end.outcome).not.toBeNull()
  expect(EVENT_TYPES.filter((type) => events[type] === undefined)).toEqual([])
  // Bots sit in the other seats: nobody draws a curtain before a person.
  for (const { bots, seats } of Object.values(questions)) expect(bots).toHaveLength(seats.length - 1)
})

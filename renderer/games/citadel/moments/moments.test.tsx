import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { citadel } from '../../../../engine/citadel/proof/index.ts'
import { eventsOf, replay } from '../../../../engine/kernel/proof/golden.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { proveMoments } from '../../../fixtures/prove-moments.ts'
import { EXPLORING, session } from '../fixtures/raid.ts'
import { weigh } from './degrees.ts'
import { pictureOf } from './pictures.ts'

const GOLDEN = resolve(import.meta.dirname, '../../../../engine/citadel/proof/golden')
const NAMES = { of: (id: string) => id, face: () => 'face-almuric', level: 1 } as const
const TABLE = session(EXPLORING, null)

const happened: readonly LogEntry[] = readdirSync(GOLDEN).flatMap((file) =>
  eventsOf(replay(citadel, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')))).map(
    (event, n): LogEntry => ({ n, rule: event.rule, type: event.type, text: '', data: JSON.parse(JSON.stringify(event)) }),
  ),
)

test('every moment of the golden raids has a title and a plate', () => {
  proveMoments(happened, { weigh, pictureOf: (event) => pictureOf(event, NAMES), session: TABLE }, 25)
})

const met = (who: readonly string[]): LogEntry => ({ n: 1, rule: '8.1', type: 'monsters-met', text: '', data: { who: [...who] } })

test('a monster is a great moment the first time, and a line afterwards', () => {
  expect(weigh(met(['orc-1', 'orc-2']), [], TABLE)).toBe('great')
  expect(weigh(met(['orc-3']), [met(['orc-1'])], TABLE)).toBe('apart')
  expect(weigh(met(['troll-1']), [met(['orc-1'])], TABLE)).toBe('great')
})

test('the death of one of ours is great, that of an orc is not, and that of X is', () => {
  const died = (who: string): LogEntry => ({ n: 1, rule: '9.7', type: 'died', text: '', data: { who } })
  const [one] = EXPLORING.party
  expect(weigh(died(one?.id ?? ''), [], TABLE)).toBe('great')
  expect(weigh(died('orc-1'), [], TABLE)).toBe('apart')
  expect(weigh(died('x-the-unknown-1'), [], TABLE)).toBe('great')
})

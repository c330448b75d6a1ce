import { expect, test } from 'vitest'
import { BLOW, EXPLORING, FIGHTING, LOG, ROUTE, session } from '../fixtures/raid.ts'
import { RECALL } from './recall.ts'

test('what happened is told by the last moments, newest last, and by lines where there were none', () => {
  const entry = (n: number, type: string, data = {}) => ({ n, input: n, type, rule: '13.0', text: `${type} ${n}`, data })
  const log = [entry(1, 'sun'), entry(2, 'route'), entry(3, 'altar'), entry(4, 'died', { who: 'nobody' }), entry(5, 'round')]
  expect(RECALL.happened(session(EXPLORING, ROUTE), log).map(({ n }) => n)).toContain(3)
  expect(RECALL.happened(session(EXPLORING, ROUTE), log.slice(1, 2))).toEqual([])
  expect(RECALL.happened(session(EXPLORING, ROUTE), LOG).length).toBeLessThanOrEqual(2)
})

test('who is where names the place, how many still stand, and what is left of whoever acts', () => {
  const { party } = FIGHTING
  const about = party.find(({ status }) => status === 'living')
  if (!about) throw new Error('somebody lives')
  expect(RECALL.where(session(FIGHTING, { ...BLOW, about: about.id }))).toContain(
    `${about.name} is about to act, with ${about.woundPoints.left} of ${about.woundPoints.total} Wound Points left.`,
  )
  const fallen = party.map((who, i) => (i === 0 ? { ...who, status: 'dead' as const } : who))
  expect(RECALL.where(session({ ...FIGHTING, party: fallen }, BLOW))).toMatch(/^Four of six stand at [A-Z]+\d+ on level \d, in turn \d+\./)
  expect(RECALL.where(session({ ...EXPLORING, phase: 'start' }, ROUTE))).toContain('Before the gate')
})

test.each([
  [
    { level: null, segmentsLeft: null, found: false, destroyed: false },
    'Find a mirror that tells where the Hellgate is. Any new room may hold one.',
  ],
  [{ level: 2, segmentsLeft: null, found: false, destroyed: false }, /^Find another mirror on level 2, where the Hellgate is/],
  [{ level: 2, segmentsLeft: 1, found: false, destroyed: false }, 'Reach the Hellgate on level 2, 1 new segment away.'],
  [{ level: 2, segmentsLeft: 0, found: true, destroyed: false }, 'Destroy the Hellgate, found on level 2.'],
  [{ level: 2, segmentsLeft: 0, found: true, destroyed: true }, 'Carry everything home through the Gateway.'],
] as const)('what is wanted follows from what is known of the Hellgate: %o', (known, said) => {
  const hellgate = { ...EXPLORING.hellgate, ...known }
  expect(RECALL.wanted(session({ ...EXPLORING, monsters: [], hellgate }, ROUTE))).toEqual(
    typeof said === 'string' ? said : expect.stringMatching(said),
  )
})

test('monsters in the way come first, several of a kind as one, and stand in the picture', () => {
  const raid = session(FIGHTING, BLOW)
  expect(RECALL.wanted(raid)).toContain('Get past 3 Orcs and Troll. Then: ')
  expect(RECALL.wanted(raid)).toMatch(/^Get past .+\. Then: [a-z]/)
  expect(RECALL.plate(raid).crests?.length).toBeGreaterThan(0)
})

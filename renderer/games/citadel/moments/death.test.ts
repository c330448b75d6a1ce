import { expect, test } from 'vitest'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EXPLORING } from '../fixtures/raid.ts'
import { deedOf, lifeOf, throwOf } from './death.ts'

const [who] = EXPLORING.party
if (who === undefined) throw new Error('nobody is there')
const dead = who.id

let n = 0
function event(type: string, text: string, data: Record<string, unknown> = {}, face?: number): LogEntry {
  const rolls =
    face === undefined ? {} : { rolls: [{ rule: '9.5', code: '1D6', dice: [face], parts: [{ label: '1D6', value: face }], total: face }] }
  return { n: n++, rule: '9.7', type, text, data: JSON.parse(JSON.stringify({ ...data, ...rolls })) }
}

const blow = event('attack', 'Demon 1 strikes another: 1 wound.', { who: 'demon-1', target: 'somebody' }, 6)
const blast = event('hellgate-blast', 'The Hellgate blasts.', { target: dead })
const check = event('resistance', 'Fails to resist.', { who: dead, against: 'blast' }, 4)
const wounded = event('wounded', 'Loses 2.', { who: dead, wounds: 2, left: 0 })
const death = event('died', 'Dies: Blast.', { who: dead, cause: 'blast' })
const other = event('wounded', 'Another loses 1.', { who: 'somebody', wounds: 1, left: 3 })

test('10.5 the card of a death tells the deed that killed, and its own throw, not the blow before it', () => {
  const deed = deedOf(death, [blow, blast, check, other, wounded, death, other])
  expect(deed.map(({ text }) => text)).toEqual(['The Hellgate blasts.', 'Fails to resist.', 'Loses 2.', 'Dies: Blast.'])
  expect(throwOf(deed)?.dice).toEqual([4])
})

test('9.5 a blow that kills is shown with its own die', () => {
  const struck = event('attack', 'Demon 2 strikes.', { who: 'demon-2', target: dead }, 5)
  expect(throwOf(deedOf(death, [blow, struck, wounded, death]))?.dice).toEqual([5])
  expect(throwOf(deedOf(death, [death]))).toBeNull()
})

test('10.8 a life in two lines, what was carried, and who could raise the dead', () => {
  const log = [
    event('attack', '', { who: dead, target: 'orc-1', wounds: 2 }),
    event('attack', '', { who: dead, target: 'orc-2', wounds: 3 }),
    event('died', '', { who: 'orc-1', by: dead }),
    event('died', '', { who: 'orc-2', by: dead }),
    event('spell-cast', '', { who: dead, spell: 'heal' }),
  ]
  const rows = Object.fromEntries(lifeOf(who, log, EXPLORING).map(({ what, to }) => [what, to]))
  expect(rows['On this raid']).toBe('5 wounds in 2 blows, 1 spell')
  expect(rows.Killed).toBe('2 × Orc')
  expect(rows['Could raise the dead after the fight']).toBe('no one here')
  const priest = { ...who, id: 'priest', name: 'Priest', spells: { known: ['resurrect'], circled: [] } }
  const able = lifeOf(who, [], { ...EXPLORING, party: [...EXPLORING.party, priest] })
  expect(able.find(({ rule }) => rule === '10.8')?.to).toBe('Priest')
})

import { describe, expect, test } from 'vitest'
import { TOLD } from '../fixtures/fight.ts'
import { beatsOf, hurtIn } from './beats.ts'

const types = TOLD.map(({ type }) => type)
const from = (type: string, count: number) => TOLD.slice(types.indexOf(type), types.indexOf(type) + count)

describe('a fight in deeds', () => {
  test('wounds and falls belong to the blow that did them', () => {
    const [blow, ...more] = beatsOf(from('attack', 3))
    expect(more).toEqual([])
    expect(blow?.lead.type).toBe('attack')
    expect(blow).toMatchObject({ who: 'gwaigillion', target: 'orc-3' })
    expect(blow?.events.map(({ type }) => type)).toEqual(['attack', 'wounded', 'died'])
  })

  test('9.3 the die that determines a target belongs to the blow', () => {
    const [first, ...more] = beatsOf(from('target', 5))
    expect(more).toEqual([])
    expect(first?.lead.type).toBe('mage-casts')
    expect(first?.events).toHaveLength(5)
  })

  test('15.1 each check against the stench is a deed of its own; what follows the end is none', () => {
    expect(beatsOf(TOLD)[1]?.lead.type).toBe('resistance')
    const last = TOLD.at(-1)
    const after = [...TOLD, { n: 99, rule: '12.0', type: 'experience', text: 'They learn.', data: {} }]
    expect(beatsOf(after).at(-1)?.events).toEqual([last])
  })
})

test('says what everybody lost', () => {
  expect([...hurtIn(TOLD)]).toEqual([
    ['orc-3', 2],
    ['raman-cronkevitch', 2],
    ['almuric', 5],
  ])
})

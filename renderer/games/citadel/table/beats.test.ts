import { describe, expect, test } from 'vitest'
import { TOLD } from '../fixtures/fight.ts'
import { FIGHTING } from '../fixtures/raid.ts'
import { beatsOf, hurtIn, toldUpTo } from './beats.ts'

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

describe('the table as far as it has been told', () => {
  const beats = beatsOf(TOLD)
  const at = (text: string) =>
    toldUpTo(FIGHTING, beats.slice(0, beats.findIndex(({ events }) => events.some((event) => event.text.startsWith(text))) + 1))
  const whoIs = (view: typeof FIGHTING, id: string) => [...view.party, ...view.monsters].find((who) => who.id === id)

  test('9.2 the round that it belongs to, with everybody to act in it anew', () => {
    const round = { n: 98, rule: '9.2', type: 'round', text: 'Round 7.', data: { round: 7 } }
    expect(toldUpTo(FIGHTING, beatsOf([...TOLD.slice(0, 5), round])).fight).toMatchObject({ round: 7 })
  })

  test('whose deed it is, and the step it belongs to (9.2)', () => {
    expect(at('Gwaigillion Elengal shoots').fight).toMatchObject({ step: 1, acting: 'gwaigillion' })
    expect(at('Orc 1 strikes').fight).toMatchObject({ step: 2, acting: 'orc-1', acted: ['orc-1'] })
    expect(at('The Hellgate').fight?.step).toBe(3)
    expect(at('Una moves').fight?.step).toBe(4)
    expect(at('Troll moves').fight?.step).toBe(5)
  })

  test('wounds, falls, sleep, weapons and places come one by one', () => {
    expect(whoIs(at('Orc 1, Orc 2'), 'orc-3')?.woundPoints.left).toBe(2)
    expect(whoIs(at('Gwaigillion Elengal shoots'), 'orc-3')).toMatchObject({ status: 'dead', woundPoints: { left: 0 } })
    expect(whoIs(at('Borri Ashmantle takes'), 'borri')).toMatchObject({ inHand: 'dagger' })
    expect(whoIs(at('Una casts Sleep'), 'orc-2')?.status).toBe('asleep')
    expect(whoIs(at('Una moves'), 'una')).toMatchObject({ rank: 0, space: 1 })
    expect(whoIs(FIGHTING, 'orc-3')?.status).toBe('living')
  })

  test('says what everybody lost', () => {
    expect([...hurtIn(TOLD)]).toEqual([
      ['orc-3', 2],
      ['raman-cronkevitch', 2],
      ['almuric', 5],
    ])
  })
})

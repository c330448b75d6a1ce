import { describe, expect, it } from 'vitest'
import { begun } from '../proof/table-top.ts'

const fresh = (laid: Parameters<typeof begun>[1] = {}) => begun({ options: {} }, { free: true, ...laid })

describe('25 the muster', () => {
  it('26.2 seat after seat says who fights, and a side needs somebody', () => {
    const t = fresh()
    expect([t.topic, t.ask.seat, t.ids.includes('done')]).toEqual(['muster', 0, false])
    t.pick('preset:gimli').pick('done').pick('done')
    expect([t.topic, t.ask.seat]).toEqual(['muster', 1])
    t.pick('creature:wolf').pick('done')
    expect([t.state.phase, t.state.figures.map(({ id, side, at }) => [id, side, at])]).toEqual([
      'incentive',
      [
        ['gimli', 'west', 9 * 40 + 1],
        ['wolf-1', 'east', 9 * 40 + 38],
      ],
    ])
    expect(t.events('joined').map(({ figure }) => figure)).toEqual(['gimli', 'wolf-1'])
  })

  it('25.1 somebody new has a name, a race and its points, and the arms of a beginner (10.1, G-146)', () => {
    const t = fresh().pick('make').value('Una').pick('race:human')
    expect(t.ask).toMatchObject({ kind: 'number', topic: 'sh', min: 8, max: 16 })
    t.value(14)
    expect(t.who('una').normal).toEqual({ sh: 14, ag: 10, iq: 8 })
    expect([t.who('una').ready?.type, t.who('una').also?.type, t.who('una').slung.map(({ type }) => type)]).toEqual([
      'broadsword',
      'spike-shield',
      ['crossbow'],
    ])
  })

  it('10.1 a mage moves points between all three (10.2, G-132)', () => {
    const t = fresh().pick('make').value('Om').pick('race:mage').value(8)
    expect(t.ask).toMatchObject({ topic: 'ag', min: 8, max: 16 })
    t.value(9)
    expect(t.who('om').normal).toEqual({ sh: 8, ag: 9, iq: 15 })
    expect([t.who('om').ready?.type, t.ids.filter((id) => id.startsWith('sling'))]).toEqual(['dagger', ['sling:dagger']])
  })

  it('26.2 arms within his strength are free: hands, slings, a suit and a helmet (6.4, 6.5)', () => {
    const t = fresh().pick('preset:khan')
    expect([t.topic, t.ids.includes('ready:war-bow'), t.ids.includes('also:dagger'), t.ids.includes('sling:dagger')]).toEqual([
      'gear',
      false,
      false,
      false,
    ])
    t.pick('drop:spear').pick('sling:axe').pick('ready:short-sword').pick('also:shield').pick('suit:leather').pick('helmet:helmet')
    const { ready, also, slung, suit, helmet } = t.who('khan')
    expect([ready?.type, also?.type, slung.map(({ id }) => id), suit, helmet]).toEqual([
      'short-sword',
      'shield',
      ['dagger-1', 'axe-1'],
      'leather',
      'helmet',
    ])
    t.pick('ready:long-bow')
    expect(t.who('khan').also).toBeNull()
    t.pick('drop:helmet').pick('drop:long-bow').pick('done')
    expect([t.who('khan').helmet, t.who('khan').ready, t.topic]).toEqual([null, null, 'muster'])
  })

  it('24.1 no more than ten to a side (G-67)', () => {
    const t = fresh()
    for (let i = 0; i < 10; i++) t.pick('creature:snake')
    expect(t.ids).toEqual(['done'])
  })
})

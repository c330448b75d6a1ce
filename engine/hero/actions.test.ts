import { describe, expect, it } from 'vitest'
import { parseAction } from './actions.ts'

describe('what an option means', () => {
  it.each([
    ['hero-action', 'step:n', { kind: 'step', facing: 'n' }],
    ['hero-action', 'attack:c7', { kind: 'attack', counter: 'c7' }],
    ['hero-action', 'attack-several', { kind: 'attack-several' }],
    ['hero-action', 'arm:long-ax', { kind: 'arm', weapon: 'long-ax' }],
    ['monster-action', 'attack', { kind: 'attack' }],
    ['monster-to', 'to:4-12', { kind: 'to', spot: { row: 4, col: 12 } }],
    ['placement', 'hand:great-goblin', { kind: 'hand', of: 'great-goblin' }],
    ['excess', 'on:short-sword', { kind: 'on', trait: 'short-sword' }],
    ['breather', 'no', { kind: 'no' }],
    ['armour', 'mail', { kind: 'wear', armour: 'mail' }],
    ['defend', 'c3', { kind: 'counter', counter: 'c3' }],
  ] as const)('%s: %s', (topic, id, action) => {
    expect(parseAction(topic, id)).toEqual(action)
  })

  it.each([
    ['hero-action', 'dance'],
    ['hero-action', 'step:up'],
    ['hero-action', 'arm:spoon'],
    ['luck', 'maybe'],
    ['bar', ''],
    ['excess', 'on:beard'],
    ['placement', 'hand:dragon'],
  ] as const)('%s: %s means nothing, and is never a pass', (topic, id) => {
    expect(() => parseAction(topic, id)).toThrow(`means nothing to the question ${topic}`)
  })
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../../engine/cave/text/index.ts'
import { caveLook } from './event-looks.ts'

const SPRITE = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('every event of the Cave has a picture in the sprite', () => {
  expect(EVENT_TYPES.length).toBeGreaterThan(60)
  for (const type of EVENT_TYPES) expect(SPRITE, type).toContain(`id="${caveLook({ type, data: {} })?.icon}"`)
})

test('a card is shown with what is on it, an Enemy as harm, a fight by its end', () => {
  expect(caveLook({ type: 'drawn', data: { card: 'cave-bear-2' } })).toEqual({ icon: 'g-bear-head', tone: 'harm' })
  expect(caveLook({ type: 'drawn', data: { card: 'unicorn' } })).toEqual({ icon: 'g-unicorn', tone: 'plain' })
  expect(caveLook({ type: 'fought', data: { result: 'lost', against: { cards: ['ogre'] } } })).toEqual({ icon: 'm-ogre', tone: 'harm' })
  expect(caveLook({ type: 'fought', data: { result: 'won', against: { cards: [], kind: 'beast' } } })?.tone).toBe('good')
  expect(caveLook({ type: 'chamber', data: { chamber: 'void' } })?.icon).toBe('g-portal')
  expect(caveLook({ type: 'spell-cast', data: { spell: 'might' } })).toEqual({ icon: 's-strength', tone: 'good' })
  expect(caveLook({ type: 'trial', data: { passed: false } })?.tone).toBe('harm')
  expect(caveLook({ type: 'what-older-rules-told', data: null })).toBeNull()
})

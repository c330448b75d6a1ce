import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../../engine/gladiator/text/index.ts'
import { gladiatorLook } from './event-looks.ts'
import { SOUNDS } from './sounds.ts'

const SPRITE = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('every event of the arena has a picture in the sprite', () => {
  expect(EVENT_TYPES.length).toBeGreaterThan(70)
  for (const type of EVENT_TYPES) expect(SPRITE, type).toContain(`id="${gladiatorLook({ type, data: {} })?.icon}"`)
})

test('a blow is shown with its weapon, harm where it hits; a spell with its own picture', () => {
  expect(gladiatorLook({ type: 'attacked', data: { with: 'trident', times: 1 } })).toEqual({ icon: 'g-trident', tone: 'harm' })
  expect(gladiatorLook({ type: 'attacked', data: { with: 'trident', times: 0 } })?.tone).toBe('plain')
  expect(gladiatorLook({ type: 'cast', data: { spell: 'teleport', succeeds: true } })).toEqual({ icon: 'g-teleport', tone: 'good' })
  expect(gladiatorLook({ type: 'terrain-made', data: { kind: 'wall' } })?.icon).toBe('g-brick-wall')
  expect(gladiatorLook({ type: 'what-older-rules-told', data: null })).toBeNull()
})

test('a blow sounds like a blade, a shot like a bow, a miss like a miss', () => {
  const cue = (data: { readonly with: string; readonly times: number }) =>
    SOUNDS.cueOf({ type: 'attacked', rule: '33', data }, undefined as never)
  expect([cue({ with: 'mace', times: 2 }), cue({ with: 'heavy-crossbow', times: 1 }), cue({ with: 'long-bow', times: 0 })]).toEqual([
    'blade',
    'bow',
    'miss',
  ])
})

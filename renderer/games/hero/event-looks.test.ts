import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../../engine/hero/text/index.ts'
import { heroLook } from './event-looks.ts'
import { KIND_ICONS } from './table/names.ts'

const sprite = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('every event of HERO has a picture in the sprite', () => {
  for (const type of EVENT_TYPES) {
    const icon = heroLook({ type, data: {} })?.icon
    expect(icon === 'x-quill' ? type : 'drawn').toBe(type === 'hero-made' ? type : 'drawn')
    expect(sprite).toContain(`id="${icon}"`)
  }
  for (const icon of Object.values(KIND_ICONS)) expect(sprite).toContain(`id="${icon}"`)
})

test('a hero who enters is not drawn as a room', () => {
  expect(heroLook({ type: 'entered', data: { section: 'a' } })?.icon).toBe('x-gateway')
})

test('a blow is shown with whoever strikes it', () => {
  expect(heroLook({ type: 'monster-struck', data: { kind: 'troll' } })).toEqual({ icon: 'm-troll', tone: 'harm' })
})

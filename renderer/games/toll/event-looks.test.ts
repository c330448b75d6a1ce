import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../../engine/toll/text/index.ts'
import { tollLook } from './event-looks.ts'

const sprite = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('whatever can happen has a picture that the sprite holds', () => {
  for (const type of EVENT_TYPES) expect(sprite).toContain(`id="${tollLook({ type, data: {} })?.icon}"`)
  expect(tollLook({ type: 'of-other-rules', data: {} })).toBeNull()
})

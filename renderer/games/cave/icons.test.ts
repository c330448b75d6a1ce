import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { CARDS, CHAMBER_RESULTS, CHARACTERS, SPELLS } from '../../../engine/cave/tables/index.ts'
import { chamberIcon, characterIcon, kindIcon, spellIcon } from './icons.ts'

const SPRITE = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('every card, Character, Spell and Chamber has a picture of its own in the sprite', () => {
  const kinds = CARDS.filter(({ removed }) => removed !== true).map(({ kind }) => kind)
  const icons = [
    ...[...kinds, 'demons', 'orc', 'troll', 'hobgoblin', 'guardian', 'beast', 'apparition', 'gnome'].map(kindIcon),
    ...CHARACTERS.map(({ id }) => characterIcon(id)),
    ...SPELLS.map(({ id }) => spellIcon(id)),
    ...CHAMBER_RESULTS.map(({ id }) => chamberIcon(id)),
  ]
  expect(icons).not.toContain('x-stone')
  expect(icons).not.toContain('x-book')
  expect(icons.filter((icon) => !SPRITE.includes(`id="${icon}"`))).toEqual([])
  expect([characterIcon(null), kindIcon('unheard-of')]).toEqual(['x-tomb', 'x-stone'])
})

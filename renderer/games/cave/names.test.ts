import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { tables } from '../../../engine/cave/tables/index.ts'
import { SPELLS_IN_PLAY } from '../../../engine/cave/tables/table-types.ts'
import { chamberIcon, characterIcon, kindIcon, spellIcon } from './icons.ts'
import { cardName, characterName, nameOf, spaceName, theSpace } from './names.ts'

const TABLES = tables()
const SPRITE = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('everything is called as the game calls it', () => {
  for (const { name, copies, removed } of TABLES.cards)
    if (removed !== true) for (const copy of copies) expect([copy, cardName(copy)]).toEqual([copy, name])
  for (const { id, name } of [...TABLES['12.4'], ...TABLES.spells]) expect([id, nameOf(id)]).toEqual([id, name])
  for (const { id, name } of TABLES.characters) expect([id, characterName(id)]).toEqual([id, name])
  for (const { id, name, kind } of TABLES.board.spaces) if (kind === 'named') expect([id, spaceName(id)]).toEqual([id, name])
  expect([spaceName('corridor-17'), theSpace('corridor-17'), theSpace('bat-nest')]).toEqual(['Corridor 17', 'Corridor 17', 'the Bat Nest'])
})

test('every card, Character, Spell and Chamber has a picture of its own in the sprite', () => {
  const kinds = TABLES.cards.filter(({ removed }) => removed !== true).map(({ kind }) => kind)
  const icons = [
    ...[...kinds, 'demons', 'orc', 'troll', 'hobgoblin', 'guardian', 'beast', 'apparition', 'gnome'].map(kindIcon),
    ...TABLES.characters.map(({ id }) => characterIcon(id)),
    ...SPELLS_IN_PLAY.map(spellIcon),
    ...TABLES['12.4'].map(({ id }) => chamberIcon(id)),
  ]
  expect(icons).not.toContain('x-stone')
  expect(icons).not.toContain('x-book')
  expect(icons.filter((icon) => !SPRITE.includes(`id="${icon}"`))).toEqual([])
  expect([characterIcon(null), kindIcon('unheard-of')]).toEqual(['x-tomb', 'x-stone'])
})

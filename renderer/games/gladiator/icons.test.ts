import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { SPELL_IDS } from '../../../engine/gladiator/open/spells.ts'
import { CREATURES, HELMETS, RACES, ROBOTS, SUITS, WEAPONS } from '../../../engine/gladiator/tables/index.ts'
import { figureIcon, kindIcon, terrainIcon, thingIcon, wornIcon } from './icons.ts'
import { spellIcon } from './spell-icons.ts'

const SPRITE = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')

test('every kind, weapon, suit, terrain and spell has a picture in the sprite', () => {
  const icons = [
    ...[...Object.keys(RACES), ...Object.keys(CREATURES), ...Object.keys(ROBOTS)].map(kindIcon),
    ...[...Object.keys(WEAPONS), 'krill', 'death-sword', 'bones'].map(thingIcon),
    ...[...Object.keys(SUITS), ...Object.keys(HELMETS)].map(wornIcon),
    ...['fire', 'pit', 'caltrops', 'wall', 'shadow', 'exit', 'altar'].map(terrainIcon),
    ...SPELL_IDS.map(spellIcon),
    ...['Ann', 'Bob', 'Cassia', 'Dorn', 'Egon'].map((name) => figureIcon({ name, race: 'human' })),
  ]
  expect(icons.filter((icon) => !SPRITE.includes(`id="${icon}"`))).toEqual([])
})

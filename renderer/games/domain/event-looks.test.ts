import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { domain } from '../../../engine/domain/index.ts'
import { EVENT_TYPES } from '../../../engine/domain/text/index.ts'
import { domainLook } from './event-looks.ts'
import { kindIcon, spellIcon, TOKEN_ICONS } from './icons.ts'
import { kindOfCard } from './kinds.ts'
import { domainTables } from './tables.ts'

const sprite = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')
const TABLES = domainTables(JSON.parse(JSON.stringify(domain.tables())))
const CARDS = Object.values(TABLES?.decks ?? {}).flat()

test('every event of DOMAIN has a picture in the sprite', () => {
  expect(EVENT_TYPES.length).toBeGreaterThan(40)
  for (const type of EVENT_TYPES) expect(sprite, type).toContain(`id="${domainLook({ type, data: {} })?.icon}"`)
})

test('every card, treasure and spell has a picture of its own kind, and a card tells its kind', () => {
  expect(CARDS).toHaveLength(173)
  for (const { id, kind } of CARDS) {
    expect(kindOfCard(id), id).toBe(kind)
    expect(kindIcon(kind), kind).not.toBe('x-stone')
    expect(sprite, kind).toContain(`id="${kindIcon(kind)}"`)
  }
  for (const { id } of TABLES?.treasures ?? []) expect(sprite).toContain(`id="${kindIcon(id)}"`)
  for (const { id } of [...(TABLES?.spells ?? []), ...(TABLES?.parchments ?? [])]) {
    expect(spellIcon(id), id).not.toBe('x-book')
    expect(sprite, id).toContain(`id="${spellIcon(id)}"`)
  }
  for (const icon of TOKEN_ICONS) expect(sprite).toContain(`id="${icon}"`)
})

test('a card is shown with what is on it, a creature as harm', () => {
  expect(domainLook({ type: 'card-drawn', data: { card: 'red-demon-2' } })).toEqual({ icon: 'm-demon', tone: 'harm' })
  expect(domainLook({ type: 'card-drawn', data: { card: 'black-dagger-1' } })).toEqual({ icon: 'w-dagger', tone: 'plain' })
  expect(domainLook({ type: 'cast', data: { spell: 'fireball', works: true } })).toEqual({ icon: 'g-fireball', tone: 'good' })
  expect(domainLook({ type: 'what-older-rules-told', data: null })).toBeNull()
})

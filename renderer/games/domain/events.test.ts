import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kindIcon, spellIcon, TOKEN_ICONS } from '../../../engine/domain/open/icons.ts'
import { domain } from '../../../engine/domain/proof/index.ts'
import { DECKS, PARCHMENTS, SPELLS, TREASURES } from '../../../engine/domain/tables/index.ts'
import { DEEDS } from '../../../engine/domain/text/tale.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import type { Json, LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { provePlates } from '../../fixtures/prove-plates.ts'
import { EVENTS } from './events.ts'
import { plateOf } from './scenes/feat.tsx'
import { allPlates, died } from './scenes/plates.ts'

const golden = import.meta.glob<GoldenGame>('../../../engine/domain/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(domain, Object.values(golden)), EVENTS, 10)

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
})

test.each(Object.keys(DEEDS))('the deed %s has a plate other than that of a death', (sort) => {
  const plate = plateOf({ who: 'ann', sort, kind: 'orc', turn: 1, level: 0, text: 'did something' })
  expect([died(null), died('orc')]).not.toContainEqual(plate)
})

const sprite = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')
const CARDS = Object.values(DECKS).flat()

test('every card, treasure and spell has a picture of its own kind', () => {
  expect(CARDS).toHaveLength(173)
  for (const { kind } of CARDS) {
    expect(kindIcon(kind), kind).not.toBe('x-stone')
    expect(sprite, kind).toContain(`id="${kindIcon(kind)}"`)
  }
  for (const { id } of TREASURES) expect(sprite).toContain(`id="${kindIcon(id)}"`)
  for (const { id } of [...SPELLS, ...PARCHMENTS]) {
    expect(spellIcon(id), id).not.toBe('x-book')
    expect(sprite, id).toContain(`id="${spellIcon(id)}"`)
  }
  for (const icon of TOKEN_ICONS) expect(sprite).toContain(`id="${icon}"`)
})

const TABLE = { game: 'domain', seat: 0, view: { seat: 0, characters: [], stacks: {}, phase: 'turns' } } as unknown as SessionView
const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '1.0', type, text: '', data })

test('a card is shown with what is on it, a creature as harm; a blow is heard by who strikes it', () => {
  const look = (type: string, data: Json) => EVENTS.look(event(type, data))
  expect(look('card-drawn', { card: 'red-demon-2' })).toEqual({ icon: 'm-demon', tone: 'harm' })
  expect(look('card-drawn', { card: 'black-dagger-1' })).toEqual({ icon: 'w-dagger', tone: 'plain' })
  expect(look('cast', { spell: 'fireball', works: true })).toEqual({ icon: 'g-fireball', tone: 'good' })
  const cue = (by: string, hit: boolean) => EVENTS.cueOf(event('blow', { by, hit }), TABLE)
  expect([cue('character', true), cue('creature', true), cue('creature', false)]).toEqual(['blade', 'claw', 'miss'])
})

test('the drone is heard in passages', () => {
  const at = (status: string) =>
    ({ ...TABLE, view: { seat: 0, phase: 'turns', stacks: {}, characters: [{ status }] } }) as unknown as SessionView
  expect(['passage', 'board'].map((status) => EVENTS.hasDrone(at(status)))).toEqual([true, false])
})

describe('what a moment weighs', () => {
  test('the first tile of one’s own is great, and then tiles pass by', () => {
    const laid = event('tile-laid', { seat: 0, tile: 'o01' })
    expect(EVENTS.weigh(laid, [], TABLE)).toBe('great')
    expect(EVENTS.weigh(laid, [laid], TABLE)).toBe('apart')
    expect(EVENTS.weigh(event('tile-laid', { seat: 1, tile: 'o01' }), [], TABLE)).toBe('apart')
  })

  test('treasures and the Warlock are great whoever meets them; a death is great for him who dies', () => {
    expect(EVENTS.weigh(event('taken', { seat: 1, treasure: 'cloak' }), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(event('warlock', { seat: 1, deed: 'appeared' }), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(event('warlock', { seat: 1, deed: 'struck' }), [], TABLE)).toBe('small')
    expect(EVENTS.weigh(event('died', { seat: 0 }), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(event('died', { seat: 1 }), [], TABLE)).toBe('small')
  })

  test('a kind of creature is a moment when it is first met', () => {
    const orc = event('met', { seat: 0, card: 'black-orc-guard-1' })
    expect(EVENTS.weigh(orc, [], TABLE)).toBe('small')
    expect(EVENTS.weigh(event('met', { seat: 0, card: 'black-orc-guard-2' }), [orc], TABLE)).toBe('apart')
    expect(EVENTS.weigh(event('met', { seat: 0, card: 'red-medusa' }), [orc], TABLE)).toBe('great')
  })
})

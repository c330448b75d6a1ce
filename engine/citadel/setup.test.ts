import { describe, expect, test } from 'vitest'
import { autoplayGame } from '../kernel/autoplay.ts'
import { randomAnswer } from '../kernel/bots.ts'
import type { SetupInput } from '../kernel/game.ts'
import { stream } from '../kernel/random.ts'
import { isRefusal } from '../kernel/refusal.ts'
import { startSession } from '../kernel/session.ts'
import type { Json } from '../kernel/types.ts'
import { heroSheet, initiateSheet } from './chapters/04-records.ts'
import { homecoming } from './chapters/17-leaving.ts'
import { roster } from './home/17-roster.ts'
import { citadel } from './index.ts'
import { broken, postedOf } from './proof/invariants.ts'
import type { CharacterSheet, DelveState } from './state.ts'

const EMPTY: SetupInput = { seed: 's', seats: ['One'], options: {}, variants: [] }

function begun(input: Partial<SetupInput>): DelveState {
  const setup = citadel.setup({ ...EMPTY, ...input })
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup.state
}

function refusal(input: Partial<SetupInput>): string {
  const setup = citadel.setup({ ...EMPTY, ...input })
  if (!isRefusal(setup)) throw new Error('was not refused')
  expect(setup.code).toBe('bad-request')
  return setup.message
}

function record(sheet: object): Json {
  return JSON.parse(JSON.stringify(sheet))
}

const UNA = initiateSheet({
  id: 'una',
  name: 'Una',
  race: 'elf',
  weapons: ['bow', 'dagger'],
  magic: [2, 2, 2],
  background: 'wounds',
  known: ['heal', 'blast'],
})

describe('a raid from the very beginning', () => {
  test('is empty, at the Gateway, with all 80 chits in the cup (4.1.E)', () => {
    const s = begun({})
    expect(s).toMatchObject({ phase: 'start', at: 'gateway', characters: [], campaign: false })
    expect(s.cup).toHaveLength(80)
    expect(broken(s)).toEqual([])
  })

  test('takes variants from the campaign and from the options (2.3)', () => {
    expect(begun({ variants: ['labirynt'], options: { variants: ['short-hunt', 'labirynt'] } }).variants).toEqual([
      'labirynt',
      'short-hunt',
    ])
    const setup = citadel.setup({ ...EMPTY, variants: ['physical-dice'] })
    expect(setup).toMatchObject({ physical: true })
  })

  test.each<[Partial<SetupInput>, RegExp]>([
    [{ variants: ['flying'] }, /labirynt/],
    [{ options: { colour: 'red' } }, /no field "colour"/],
    [{ options: [] }, /must be an object/],
    [{ options: { variants: 'labirynt' } }, /must be a list/],
  ])('refuses %j', (input, why) => {
    expect(refusal(input)).toMatch(why)
  })
})

describe('a raid with characters of a campaign', () => {
  const party = [heroSheet('almuric'), heroSheet('gislan'), UNA].map((sheet) => ({ record: record(sheet) }))

  test('deals them round the seats unless they have one', () => {
    const s = begun({ seats: ['One', 'Two'], party })
    expect(s.campaign).toBe(true)
    expect(s.characters.map(({ id, seat }) => [id, seat])).toEqual([
      ['almuric', 0],
      ['gislan', 1],
      ['una', 0],
    ])
    expect(
      begun({ seats: ['One', 'Two'], party: party.map((each) => ({ ...each, seat: 1 })) }).characters.every(({ seat }) => seat === 1),
    ).toBe(true)
  })

  test('brings everybody home as a record that another raid takes (17.0)', () => {
    for (let i = 0; i < 20; i++) {
      const s = begun({ party })
      autoplayGame(citadel, s, `home-${i}`, 'sensible', 20_000)
      const home = homecoming(s)
      expect(home).toHaveLength(3)
      const again = begun({ party: home.map(({ sheet }) => ({ record: record(sheet) })) })
      expect(again.characters.map(({ id, items, exits }) => ({ id, items, exits }))).toEqual(
        home.map(({ sheet: { id, items, exits } }) => ({ id, items, exits })),
      )
      expect(broken(again)).toEqual([])
    }
  })

  test('gives a second thing of the same number another one, the weapon in hand too', () => {
    const armed = (sheet: CharacterSheet): CharacterSheet => ({
      ...sheet,
      weapons: [{ weapon: 'sword', bonus: 2, item: 'weapon-sword-1' }],
      items: [{ kind: 'weapon', id: 'weapon-sword-1', weapon: 'sword', bonus: 2 }],
    })
    const taken = [heroSheet('almuric'), heroSheet('gislan')].map(({ id, name, race, kind }) => ({
      slug: id,
      name,
      race,
      kind,
      sheet: armed(heroSheet('almuric')),
    }))
    const s = begun({
      party: [{ record: record(armed(heroSheet('almuric'))) }, { record: record(armed(heroSheet('gislan'))) }],
      campaign: { taken, ends: [], legacy: null },
    })
    expect(s.characters.map(({ items, weapons }) => [items[0]?.id, weapons[0]?.item])).toEqual([
      ['weapon-sword-1', 'weapon-sword-1'],
      ['weapon-sword-2', 'weapon-sword-2'],
    ])
    const session = startSession(citadel, { state: s, seed: 'renamed', undo: 'honest' })
    const chance = stream('renamed', 'bots')
    while (session.state.start !== null && session.ask !== null) session.choose(randomAnswer(session.ask, chance))
    const lines = session.record.steps.flatMap((step) => step.lines)
    // With the answer that brings them in: the ledger is open to them from then on.
    expect(session.last.lines).toEqual(lines)
    expect(lines).toMatchObject([
      { character: 'gislan', unit: 'item', subject: 'weapon-sword-1', amount: -1, reason: 'renamed' },
      { character: 'gislan', unit: 'item', subject: 'weapon-sword-2', amount: 1, reason: 'renamed' },
    ])
    expect(
      roster.audit(record(armed(heroSheet('gislan'))), record(roster.homecoming(session.state)[1]?.sheet ?? {}), postedOf(lines, 'gislan')),
    ).toEqual([])
  })

  test('counts things on from no number that a record from outside made up', () => {
    const sheet: CharacterSheet = {
      ...heroSheet('almuric'),
      items: [2, 9_999_999].map((n) => ({ kind: 'ring', id: `ring-heal-${n}`, type: 'heal', worn: true, used: false })),
    }
    const taken = [{ slug: 'almuric', name: sheet.name, race: sheet.race, kind: sheet.kind, sheet }]
    const s = begun({ party: [{ record: record(sheet) }], campaign: { taken, ends: [], legacy: null } })
    expect(s.named['ring-heal']).toBe(2)
  })

  test('carries all that forty raids of a long campaign brought', () => {
    const items = Array.from(
      { length: 900 },
      (_, n) => ({ kind: 'ring', id: `ring-heal-${n + 1}`, type: 'heal', worn: false, used: false }) as const,
    )
    const sheet: CharacterSheet = { ...heroSheet('almuric'), items }
    expect(begun({ party: [{ record: record(sheet) }] }).characters.map((c) => c.items.length)).toEqual([900])
  })

  test('is led first by a player who has somebody there (5.0)', () => {
    const led = begun({
      seats: ['One', 'Two', 'Three'],
      party: [
        { record: record(UNA), seat: 2 },
        { record: record(heroSheet('zareth')), seat: 1 },
      ],
    })
    expect(led.leader).toBe(1)
  })

  test.each<[string, Json, RegExp]>([
    ['no record', null, /must be an object/],
    ['a field too many', record({ ...UNA, age: 20 }), /no field "age"/],
    ['an id that could stand for an option', record({ ...UNA, id: 'una/cast:heal' }), /kebab-case/],
    ['Wound Points that are no number', record({ ...UNA, woundPoints: '5' }), /woundPoints/],
    ['a spell that there is not', record({ ...UNA, known: ['fireball'] }), /known\[0\]/],
    ['three weapons', record({ ...UNA, weapons: [...UNA.weapons, ...UNA.weapons] }), /2 at most/],
    ['a Resistance of 6 (11.0)', record({ ...UNA, resistance: 6 }), /resistance/],
    ['an item of no kind', record({ ...UNA, items: [{ kind: 'spoon', id: 'spoon-1' }] }), /kind/],
  ])('refuses %s', (_what, broken, why) => {
    expect(refusal({ party: [{ record: broken }] })).toMatch(why)
  })

  test('refuses nobody, seven, and the same one twice', () => {
    const [one] = party
    if (one === undefined) throw new Error('there are three')
    expect(refusal({ party: [] })).toMatch(/^From 1 to 6/)
    expect(refusal({ party: Array.from({ length: 7 }, () => one) })).toMatch(/^From 1 to 6/)
    expect(refusal({ party: [one, one] })).toMatch(/twice/)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '../../contract/index.ts'
import { outputSchema } from '../testing/shapes.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// A campaign that began on paper.

let host: TestHost
let campaign: string
beforeEach(async () => {
  host = testHost()
  campaign = (await host.call('campaign.create', { name: 'The Long Winter', game: 'citadel' })).id
})
afterEach(() => host.close())

type Person = Input<'paper.check'>['people'][number]

const UNA = {
  name: 'Una',
  race: 'elf',
  woundPoints: 7,
  magic: { red: 2, yellow: 2, blue: 2 },
  weapons: ['bow', 'dagger'],
  weaponSkill: { bow: 2 },
  skills: { detrap: 3 },
  known: ['heal', 'blast'],
  items: ['weapon:bow:2', 'ring:heal', 'armor:1', 'armor:2', 'potion:healing:2'],
}

const faultsOf = async (filled: Person['filled']) => (await host.call('paper.check', { campaign, people: [{ filled }] })).people[0]?.faults

it('4.2 the form has the fields of the printed record, in its order', async () => {
  const form = await host.call('paper.form', { campaign })
  expect(outputSchema('paper.form').parse(form)).toEqual(form)
  expect(form.fields.map(({ label }) => label)).toEqual([
    ...['Name', 'Race', 'Wound Points', 'Magic Potential', 'Resistance Value', 'Combat Bonus', 'Weapons', 'Weapon Skill', 'Skills'],
    ...['Spells', 'Magic Items'],
  ])
  expect(form.fields.filter(({ who }) => who).map(({ id }) => id)).toEqual(['name', 'race'])
})

it('characters join with what their sheets have, and the books hold', async () => {
  const people: Person[] = [
    { filled: UNA, experience: 340, gold: 120, jewels: [25, 100], exits: 4, note: 'Left-handed.' },
    { filled: { name: 'Lord Dil' }, exits: 3 },
    { filled: { name: 'Hesk', race: 'dwarf' }, status: 'dead', note: 'Killed by a Troll.' },
  ]
  const came = await host.call('paper.enter', { campaign, people, games: 7 })
  expect(outputSchema('paper.enter').parse(came)).toEqual(came)
  expect(came.characters.map(({ name }) => name)).toEqual(['Una', 'Lord Dil', 'Hesk'])
  const [una, dil, hesk] = await Promise.all(came.characters.map(({ id }) => host.call('character.get', { character: id })))
  expect(una).toMatchObject({
    ...{ status: 'living', kind: 'initiate', experience: 340, gold: 120, exits: 4 },
    jewels: [{ value: 100 }, { value: 25 }],
    note: 'Left-handed.\nBrought in from paper, after 7 raids.',
    sheet: {
      ...{ woundPoints: 7, magic: [2, 2, 2], known: ['heal', 'blast'], exits: 4 },
      // 14.3: the bow that is carried is the magic one. 14.4: one suit of armor is worn.
      weapons: [
        { weapon: 'bow', bonus: 2, item: 'weapon-bow-1' },
        { weapon: 'dagger', bonus: 0, item: null },
      ],
    },
  })
  expect(dil).toMatchObject({ kind: 'hero', race: 'human', exits: 3 })
  expect(hesk).toMatchObject({ status: 'dead', race: 'dwarf' })
  const ledger = await host.call('character.ledger', { character: una?.id ?? '' })
  expect(ledger.map(({ unit, amount, reason, rule }) => [unit, amount, reason, rule])).toEqual([
    ['experience', 340, 'imported', '17.3'],
    ['gold', 120, 'imported', '17.3'],
    ['jewel', 25, 'imported', '17.3'],
    ['jewel', 100, 'imported', '17.3'],
    ['exit', 4, 'imported', '17.3'],
  ])
  expect(await host.call('campaign.verify', { campaign })).toMatchObject({ differences: [] })
  // What is bought from now on adds to what was brought.
  await host.call('character.advance', { character: una?.id ?? '', increase: 'wound-points' })
  expect(await host.call('campaign.verify', { campaign })).toMatchObject({ differences: [] })
})

describe('4.2 what cannot be is said at its field', () => {
  it.each<[string, Person['filled'], string, RegExp]>([
    ['no name', { race: 'elf' }, 'name', /has a name/],
    ['a stranger without a race', { name: 'Una' }, 'race', /initiate/],
    ['a hero of another race', { name: 'lord dil', race: 'elf' }, 'race', /human|Human/],
    ['fewer wounds than at the start', { ...UNA, woundPoints: 1 }, 'woundPoints', /from \d+ to 999, not 1/],
    ['too much resistance', { ...UNA, resistance: 6 }, 'resistance', /from 0 to 5/],
    ['more spells than the ratings give', { ...UNA, known: ['heal', 'blast', 'sleep'] }, 'known', /can hold 2/],
    ['the same weapon twice', { ...UNA, weapons: ['bow', 'bow'] }, 'weapons', /must differ/],
    ['a thing that there is not', { ...UNA, items: ['ring:power'] }, 'items', /must be one of/],
    ['a bonus beyond all dice', { ...UNA, items: ['armor:100'] }, 'items', /from 1 to 99/],
    ['a skill beyond five', { ...UNA, skills: { detrap: 6 } }, 'skills', /Detrap/],
    ['words for a number', { ...UNA, combatBonus: 'much' }, 'combatBonus', /whole number/],
  ])('%s', async (_name, filled, field, text) => {
    const faults = await faultsOf(filled)
    expect(faults).toEqual([{ field, text: expect.stringMatching(text) }])
    expect(await host.refusal('paper.enter', { campaign, people: [{ filled }] })).toMatchObject({ code: 'bad-request', detail: field })
    expect(await host.call('character.list', { campaign })).toEqual([])
  })

  it('a field left empty says what it stands for once it is known who it is', async () => {
    const { people } = await host.call('paper.check', { campaign, people: [{ filled: { name: 'Hesk', race: 'dwarf' } }, { filled: {} }] })
    expect(people[0]).toMatchObject({ faults: [], start: { race: 'Dwarf', woundPoints: expect.stringMatching(/^\d$/), 'magic:red': '0' } })
    expect(people[1]?.start).toEqual({})
  })

  it('17.3 someone who is there already, in the campaign or on the same sheet of paper', async () => {
    await host.call('paper.enter', { campaign, people: [{ filled: UNA }] })
    const twice = await host.call('paper.check', {
      campaign,
      people: [{ filled: UNA }, { filled: { name: 'Almuric' } }, { filled: { name: 'Almuric' } }],
    })
    expect(twice.people.map(({ faults }) => faults.map(({ field }) => field))).toEqual([['name'], [], ['name']])
  })
})

it('a game without paper says so', async () => {
  const stable = (await host.call('campaign.create', { name: 'Capua', game: 'gladiator' })).id
  expect(await host.refusal('paper.form', { campaign: stable })).toMatchObject({ code: 'conflict', detail: 'no-paper' })
})

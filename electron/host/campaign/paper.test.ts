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
    note: 'Left-handed.',
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

it('17.3 its raids here are numbered after those on paper, wherever a number is given', async () => {
  await host.call('paper.enter', { campaign, people: [{ filled: UNA }], games: 12 })
  expect(await host.call('campaign.get', { campaign })).toMatchObject({ gamesBefore: 12, raids: { open: 0, ended: 0, abandoned: 0 } })
  const first = await aRaid()
  const second = await aRaid()
  const numbers = async () => (await host.call('game.list', { campaign })).map(({ session, raid }) => [session, raid])
  expect(await numbers()).toEqual([
    [second, 14],
    [first, 13],
  ])
  expect((await host.call('campaign.stats', { campaign })).raids.map(({ raid }) => raid)).toEqual([13, 14])
  expect((await host.call('game.story', { session: second })).raid).toBe(14)
  const [una] = await host.call('character.list', { campaign })
  expect(una?.raids.map(({ raid }) => raid)).toEqual([13, 14])
  const told = await host.call('story.export', { campaign, as: 'markdown' })
  expect(told.data).toMatch(/### Raid 13[\s\S]*### Raid 14/)
  expect(told.data).toContain('12 raids on paper before them')
  expect((await host.call('story.export', { session: second, as: 'markdown' })).filename).toMatch(/raid-14/)
  const record = JSON.parse((await host.call('character.export', { character: una?.id ?? '', format: 'json' })).data)
  expect(record.character.raids.map(({ raid }: { raid: number }) => raid)).toEqual([13, 14])
  expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, raids: 2 })
  // Nothing said of it changes nothing; a better count renumbers all of them.
  await host.call('paper.enter', { campaign, people: [{ filled: { name: 'Lord Dil' } }] })
  expect((await numbers()).map(([, raid]) => raid)).toEqual([14, 13])
  await host.call('paper.enter', { campaign, people: [{ filled: { name: 'Almuric' } }], games: 3 })
  expect((await numbers()).map(([, raid]) => raid)).toEqual([5, 4])
})

it('people who cannot come in leave the number as it was', async () => {
  const people = [{ filled: { name: 'Almuric' } }, { filled: { name: 'Almuric' } }]
  expect(await host.refusal('paper.enter', { campaign, people, games: 12 })).toMatchObject({ code: 'bad-request' })
  expect(await host.refusal('paper.enter', { campaign, people: [{ filled: UNA }], games: 1000 })).toMatchObject({ code: 'bad-request' })
  expect(await host.call('campaign.get', { campaign })).toMatchObject({ gamesBefore: 0 })
})

it('the number travels in the campaign’s file, and a change of it is a later state', async () => {
  await host.call('paper.enter', { campaign, people: [{ filled: UNA }], games: 12 })
  await aRaid()
  const before = (await host.call('campaign.export', { campaign })).data
  await host.call('paper.enter', { campaign, people: [{ filled: { name: 'Lord Dil' } }], games: 20 })
  const other = testHost()
  try {
    const { campaign: there } = await other.call('campaign.import', { data: before })
    expect(there.gamesBefore).toBe(12)
    const data = (await host.call('campaign.export', { campaign })).data
    expect((await other.call('campaign.compare', { data })).state).toBe('ahead')
    const { campaign: now } = await other.call('campaign.import', { data, replace: there.id })
    expect(now).toMatchObject({ id: there.id, gamesBefore: 20 })
    expect((await other.call('game.list', { campaign: there.id })).map(({ raid }) => raid)).toEqual([21])
    expect(await other.call('campaign.verify', { campaign: there.id })).toMatchObject({ differences: [] })
  } finally {
    await other.close()
  }
})

/** A raid of Una’s that is over: its id. */
async function aRaid(): Promise<string> {
  const party = (await host.call('character.list', { campaign })).map(({ id }) => id).slice(0, 1)
  const { session } = await host.call('game.start', { game: 'citadel', campaign, party, seed: 'paper' })
  await host.call('game.abandon', { session })
  return session
}

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

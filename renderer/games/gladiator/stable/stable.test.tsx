import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '../../../../electron/contract/index.ts'
import { type TestHost, testHost } from '../../../../electron/host/testing/test-host.ts'
import { gladiator as game } from '../../../../engine/gladiator/index.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import { playable } from '../../../../engine/kernel/playable.ts'
import type { Json, SessionView } from '../../../../engine/kernel/types.ts'
import { App } from '../../../app.tsx'
import { forgetVisits } from '../../../screens/hall/visit.ts'
import { gladiator } from '../page.ts'

// A stable on a real host: fighters join, fight, fall, come back and are written down.

let host: TestHost
let campaign: string

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('citadel.settings', '{"pace":"at-once","tips":false}')
  forgetVisits()
  host = testHost(undefined, [playable(game)])
  campaign = (await host.call('campaign.create', { name: 'The Red Sand', game: 'gladiator', variants: ['clean-sand'] })).id
})
afterEach(async () => {
  cleanup()
  await host.close()
})

const ready = (name: string) => host.call('character.recruit', { campaign, kind: 'hero', name })
const get = (character: string) => host.call('character.get', { character })
const duel = () => ({ game: 'gladiator', campaign, seats: ['West', 'East'], options: { balance: 'none' } })
const BOTS: NonNullable<Input<'game.start'>['bots']> = [
  { seat: 0, skill: 'able' },
  { seat: 1, skill: 'novice' },
]

/** Two of the stable against one another, bots on both sides: who came home, and who fell. */
async function duelOf(west: string, east: string): Promise<{ readonly winner: string; readonly fallen: string }> {
  const { session } = await host.call('game.start', { ...duel(), bots: BOTS, party: [west, { character: east, seat: 1 }] })
  await host.call('game.auto', { session, until: 'end' })
  const isDead = (await get(west)).status === 'dead'
  return isDead ? { winner: east, fallen: west } : { winner: west, fallen: east }
}

const isBeside = (a: readonly number[], b: readonly number[]) => distance(a, b) === 1
const distance = ([row = 0, column = 0]: readonly number[], [r = 0, c = 0]: readonly number[]) =>
  Math.max(Math.abs(row - r), Math.abs(column - c))

/** How West carries his friend's bones to the altar and then strikes; East, an animal, stands and does nothing. */
function answerFor({ decision, view }: SessionView): string {
  const ids = (decision?.options ?? []).map(({ id }) => id)
  const { arena, characters } = view as ArenaView
  const me = characters.find(({ id }) => id === decision?.about)
  const prefer = (...wanted: readonly RegExp[]) =>
    wanted.map((each) => ids.find((id) => each.test(id))).find((id) => id !== undefined) ?? ids[0] ?? ''
  const carries = me?.ready?.type === 'bones'
  const goal = carries
    ? arena.altar
    : (arena.things.find(({ type }) => type === 'bones')?.at ?? characters.find(({ side }) => side === 'east')?.at)
  if (me?.side === 'east') return prefer(/^wait$/, /^nothing$/, /^no$/, /^let$/)
  switch (decision?.topic) {
    case 'move': {
      const reach = ids.flatMap((id) => (id.startsWith('to:') ? [{ id, at: id.slice(3).split('-').map(Number) }] : []))
      const [best] = reach.toSorted((a, b) => distance(a.at, goal ?? []) - distance(b.at, goal ?? []))
      if (me?.at && goal && carries && isBeside(me.at, goal)) return 'wait'
      return best?.id ?? 'wait'
    }
    case 'action':
      if (carries && arena.altar) return prefer(new RegExp(`^drop-at:${arena.altar.join('-')}$`), /^nothing$/)
      return prefer(
        ...(arena.things.some(({ type, at }) => type === 'bones' && me?.at && distance(at, me.at) === 0) ? [/^change$/] : []),
        /^attack:/,
        /^stand$/,
        /^nothing$/,
      )
    case 'change':
      return prefer(/^ready:bones/, /^done$/)
    default:
      return prefer(/^face:e$/, /^first$/, /^no$/, /^let$/)
  }
}

/** Attacks and hits of someone in his first fight, and the hits to be expected: from the log, and the printed throws. */
async function blowsOf(character: string) {
  const { raids, slug } = await get(character)
  const { events } = await host.call('game.log', { session: raids[0]?.session ?? '', limit: 1000 })
  const of = (type: string) => events.filter((event) => event.type === type && (event.data as { by?: string }).by === slug)
  const ways = (need: number, dice: number) => {
    const sums = dice === 3 ? SUMS : SUMS.flatMap((sum) => FACES.map((face) => sum + face))
    return sums.filter((sum) => sum <= 5 || (sum < 16 && sum <= need)).length / sums.length
  }
  const chances = of('aimed').map(({ data }) => ways((data as { need: number }).need, (data as { dice: number }).dice))
  const attacked = of('attacked').map(({ data }) => (data as { times: number }).times)
  const expected = String(Math.round(chances.reduce((sum, each) => sum + each, 0) * 10) / 10)
  return { attacks: attacked.length, hits: attacked.filter((times) => times > 0).length, expected }
}

const FACES = [1, 2, 3, 4, 5, 6]
const SUMS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => a + b + c)))

async function fought(start: SessionView, most: number): Promise<SessionView> {
  let view = start
  for (let n = 0; view.decision !== null && n < most; n++) view = await host.pick(view, answerFor(view))
  return view
}

describe('on the host', () => {
  test('35.6, 23.6, G-65 who falls leaves bones; brought to the altar he comes home with four fifths', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { winner, fallen } = await duelOf(thundar.id, gimli.id)
    expect(await get(fallen)).toMatchObject({ status: 'dead', experience: 0, exits: 0, fell: { raid: 1 } })
    const { bones } = (await get(fallen)).sheet as { bones: number }
    const before = await get(winner)
    expect(before).toMatchObject({ status: 'living', exits: 1, victories: 1 })
    expect(before.experience).toBeGreaterThanOrEqual(20)

    // Bare-handed, for bones are taken in hand.
    await host.call('character.equip', { character: winner, weapons: ['dagger'], worn: [] })
    const teams: Json = { east: [{ creature: 'snake' }] }
    const party = [winner, fallen]
    const start = await host.call('game.start', { ...duel(), options: { balance: 'none', teams }, party })
    const end = await fought(start, 900)
    expect(end.outcome?.kind).toBe('west')
    const risen = await get(fallen)
    expect(risen).toMatchObject({ status: 'living', exits: 1, fell: null, sheet: { bones: null, fights: 1 } })
    const ledger = await host.call('character.ledger', { character: fallen })
    expect(ledger.find(({ reason }) => reason === 'resurrected')?.amount ?? 0).toBe(Math.floor(bones * 0.8))
    expect(risen.experience).toBe(ledger.reduce((sum, { unit, amount }) => sum + (unit === 'experience' ? amount : 0), 0))
    expect(risen.raids.map(({ fate }) => fate)).toEqual(['fallen', 'came-out'])
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
    // A fight of people whose sides hide things from each other notes when each was shown what: that goes out and in, too.
    const { data } = await host.call('campaign.export', { campaign })
    const { campaign: copy } = await host.call('campaign.import', { data })
    const fates = async (of: string) =>
      (await host.call('character.list', { campaign: of })).map(({ raids }) => raids.map(({ fate }) => fate))
    expect(await fates(copy.id)).toEqual(await fates(campaign))
  })

  test('23.6 bones that stay bones are brought, and do not fall a second time', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { winner, fallen } = await duelOf(thundar.id, gimli.id)
    const options = { balance: 'none', teams: { east: [{ creature: 'wolf' }] } }
    const { session } = await host.call('game.start', { ...duel(), options, bots: BOTS, party: [winner, fallen] })
    await host.call('game.auto', { session, until: 'end' })
    expect(await get(fallen)).toMatchObject({ status: 'dead', fell: { raid: 1 }, raids: [{ fate: 'fallen' }, { fate: 'lost' }] })
    const { raids } = await host.call('campaign.stats', { campaign })
    expect(raids[1]?.people.find(({ character }) => character === fallen)?.fate).toBe('lost')
    expect(raids[1]?.fallen).toBe((await get(winner)).status === 'dead' ? 1 : 0)
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  test('44.1, G-139 who breaks out is no longer among the best', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { winner } = await duelOf(thundar.id, gimli.id)
    const best = async () => (await host.call('records.hall')).find(({ id }) => id === 'experience')?.rows.map(({ character }) => character)
    expect(await best()).toContain(winner)
    const { session } = await host.call('game.start', { game: 'gladiator', campaign, party: [winner] })
    await host.call('game.abandon', { session })
    expect((await best()) ?? []).not.toContain(winner)
  })

  test('44.1, 23.6 bones that were brought into a fight given up are as they were', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { winner, fallen } = await duelOf(thundar.id, gimli.id)
    const { session } = await host.call('game.start', { game: 'gladiator', campaign, party: [winner, fallen] })
    await host.call('game.abandon', { session })
    expect(await get(fallen)).toMatchObject({ status: 'dead', fell: { raid: 1 }, raids: [{ fate: 'fallen' }, { fate: 'abandoned' }] })
    expect((await get(winner)).raids.map(({ fate }) => fate)).toEqual(['came-out', 'abandoned'])
  })

  test('44.1 a fight given up is a break-out for everybody in it, and nothing else', async () => {
    const [thundar, khan] = [await ready('thundar'), await ready('khan')]
    const { session } = await host.call('game.start', { ...duel(), party: [thundar.id, { character: khan.id, seat: 1 }] })
    expect(await host.refusal('character.equip', { character: khan.id, weapons: [] })).toMatchObject({ code: 'conflict' })
    await host.call('game.abandon', { session })
    for (const { id } of [thundar, khan])
      expect(await get(id)).toMatchObject({
        status: 'living',
        experience: 0,
        exits: 0,
        raids: [{ fate: 'abandoned' }],
        sheet: { breakOuts: 1 },
      })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  test('records go out in four formats and come in again, without a word of money', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { winner } = await duelOf(thundar.id, gimli.id)
    for (const format of ['markdown', 'csv', 'html'] as const) {
      const { data } = await host.call('character.export', { character: winner, format })
      expect(data).toContain((await get(winner)).name)
      if (format === 'csv') expect(new Set(data.split('\n')[0]?.split(',')).size).toBe(data.split('\n')[0]?.split(',').length)
      expect(data).toMatch(/Kills\b.*Human|Kills\b.*Dwarf|Struck with/s)
      expect(data).not.toMatch(/gold|jewel|raid\b|wound points|hellgate|citadel of blood/i)
    }
    const { data } = await host.call('character.export', { character: winner, format: 'json' })
    const other = await host.call('campaign.create', { name: 'Another yard', game: 'gladiator' })
    const { experience, exits, sheet } = await get(winner)
    expect(await host.call('character.import', { campaign: other.id, data })).toMatchObject({ experience, exits, sheet })
    expect(await host.call('campaign.verify', { campaign: other.id })).toMatchObject({ ok: true, differences: [] })
    const file = await host.call('campaign.export', { campaign })
    const { campaign: copy } = await host.call('campaign.import', { data: file.data })
    const lives = async (of: string) => {
      const rows = await host.call('character.list', { campaign: of })
      return Promise.all(rows.map(async ({ id }) => get(id).then(({ deeds, victories, career: told }) => [deeds.length, victories, told])))
    }
    expect(await lives(copy.id)).toEqual(await lives(campaign))
    expect((await host.call('character.list', { campaign: copy.id })).map(({ name, status }) => [name, status])).toEqual(
      (await host.call('character.list', { campaign })).map(({ name, status }) => [name, status]),
    )
    expect(await host.call('campaign.verify', { campaign: copy.id })).toMatchObject({ ok: true, differences: [] })
  })

  test('retired by the player, he does not fight until he is called back', async () => {
    const { id } = await ready('thundar')
    await host.call('character.retire', { character: id })
    expect(await host.refusal('game.start', { game: 'gladiator', campaign, party: [id] })).toMatchObject({ detail: 'not-living' })
    await host.call('character.retire', { character: id, retired: false })
    expect((await host.call('game.start', { game: 'gladiator', campaign, party: [id] })).decision).not.toBeNull()
  })
})

async function open(hash: string): Promise<void> {
  location.hash = hash
  render(<App client={host} games={[gladiator]} />)
}

const card = () => within(screen.getByRole('region', { name: 'Who fights?' }))

describe('the hall', () => {
  test('a gladiator is made of the points of his race, and a ready fighter is taken by his row', async () => {
    await open(`#/campaign/${campaign}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Recruit' }))
    const dialog = () => within(screen.getByRole('dialog'))
    fireEvent.change(await dialog().findByRole('textbox', { name: 'Name' }), { target: { value: 'Tarna' } })
    fireEvent.click(dialog().getByRole('button', { name: 'Elf' }))
    fireEvent.click(dialog().getByRole('button', { name: 'More strength' }))
    expect(dialog().queryByRole('button', { name: 'More intelligence' })).toBeNull()
    // An elf has no agility to spare under 12 (10.2): nothing moved.
    fireEvent.click(dialog().getByRole('button', { name: 'Less strength' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Sign on' }))
    await screen.findByRole('dialog', { name: 'Tarna joins' })
    fireEvent.click(dialog().getByRole('button', { name: 'Add another' }))
    fireEvent.click(await dialog().findByRole('radio', { name: /^Ready fighter/ }))
    fireEvent.click(await dialog().findByRole('button', { name: /^Gimli, dwarf/ }))
    fireEvent.click(dialog().getByRole('button', { name: 'Sign on' }))
    await screen.findByRole('dialog', { name: 'Gimli joins' })
    const rows = await host.call('character.list', { campaign })
    expect(rows.map(({ name, race, kind }) => [name, race, kind])).toEqual([
      ['Tarna', 'elf', 'gladiator'],
      ['Gimli', 'dwarf', 'hero'],
    ])
  })

  test('who fights, and against whom: a stable against itself', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    await open(`#/campaign/${campaign}`)
    const roster = within(await screen.findByRole('region', { name: 'Roster' }))
    fireEvent.click(await roster.findByRole('checkbox', { name: 'Thundar fights' }))
    fireEvent.click(roster.getByRole('checkbox', { name: 'Gimli fights' }))
    const against = await card().findByRole('combobox', { name: /^Against/ })
    fireEvent.change(against, { target: { value: 'own' } })
    expect(card().getByText('Choose at least one fighter for the East.')).toBeInTheDocument()
    expect(card().getByRole('button', { name: 'Enter the arena' })).toBeDisabled()
    fireEvent.click(card().getByRole('checkbox', { name: 'Gimli' }))
    fireEvent.change(card().getByRole('combobox', { name: 'Led by' }), { target: { value: 'novice' } })
    fireEvent.click(card().getByRole('button', { name: 'Enter the arena' }))
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//))
    const [open1] = await host.call('game.list', { campaign })
    expect(open1).toMatchObject({
      seats: ['West', 'East'],
      bots: [{ seat: 1, skill: 'novice' }],
      party: [{ id: thundar.id }, { id: gimli.id }],
    })
  })

  test('two at one screen share the stable, with a wolf of theirs', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    await open(`#/campaign/${campaign}`)
    for (const name of ['Thundar', 'Gimli']) fireEvent.click(await screen.findByRole('checkbox', { name: `${name} fights` }))
    fireEvent.change(await card().findByRole('combobox', { name: 'Players' }), { target: { value: '2' } })
    fireEvent.change(card().getByRole('textbox', { name: 'Name of player 2' }), { target: { value: 'Mia' } })
    expect(card().getByRole<HTMLSelectElement>('combobox', { name: 'Gimli' }).selectedOptions[0]).toHaveTextContent('Mia')
    fireEvent.change(card().getByRole('combobox', { name: 'Thundar' }), { target: { value: '1' } })
    expect(card().getByText('Player 1 leads no one alive.')).toBeInTheDocument()
    expect(card().getByRole('button', { name: 'Enter the arena' })).toBeDisabled()
    fireEvent.change(card().getByRole('combobox', { name: 'Gimli' }), { target: { value: '0' } })
    fireEvent.click(card().getByText('Animals on your side'))
    fireEvent.change(await card().findByRole('combobox', { name: 'One more animal' }), { target: { value: 'wolf' } })
    fireEvent.click(card().getByRole('button', { name: 'Enter the arena' }))
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//))
    const [begun] = await host.call('game.list', { campaign })
    const { characters } = (await host.call('game.view', { session: begun?.session ?? '' })).view as ArenaView
    const west = characters.filter(({ side }) => side === 'west').map(({ id, seat }) => [id, seat])
    expect(west).toEqual(
      expect.arrayContaining([
        ['thundar', 1],
        ['gimli', 0],
        ['wolf-1', 0],
      ]),
    )
    expect(begun).toMatchObject({ seats: ['Player 1', 'Mia'], party: [{ id: thundar.id }, { id: gimli.id }] })
  })

  test('the same people against the same animals again are one key', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    await open(`#/campaign/${campaign}`)
    for (const name of ['Thundar', 'Gimli']) fireEvent.click(await screen.findByRole('checkbox', { name: `${name} fights` }))
    fireEvent.change(await card().findByRole('combobox', { name: /^Against/ }), { target: { value: 'animals' } })
    fireEvent.change(card().getByRole('combobox', { name: 'Led by' }), { target: { value: 'novice' } })
    fireEvent.click(card().getByRole('button', { name: 'Enter the arena' }))
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//))
    const [first] = await host.call('game.list', { campaign })
    cleanup()
    await host.call('game.auto', { session: first?.session ?? '', until: 'end' })
    expect((await host.call('character.list', { campaign })).map(({ status }) => status)).toEqual(['living', 'living'])
    await open(`#/campaign/${campaign}`)
    const again = await screen.findByRole('button', { name: 'Same party again' })
    expect(card().getByText('Against a wolf as in fight 1.')).toBeInTheDocument()
    fireEvent.click(again)
    await waitFor(async () => expect(await host.call('game.list', { campaign })).toHaveLength(2))
    const party = [{ id: thundar.id }, { id: gimli.id }]
    for (const each of await host.call('game.list', { campaign }))
      expect(each).toMatchObject({ bots: [{ seat: 1, skill: 'novice' }], party })
  })

  test('bones stand below the living, and are ticked like them', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { fallen } = await duelOf(thundar.id, gimli.id)
    const { name } = await get(fallen)
    await open(`#/campaign/${campaign}`)
    const roster = within(await screen.findByRole('region', { name: 'Roster' }))
    fireEvent.click(await roster.findByRole('checkbox', { name: `${name} fights` }))
    expect((await card().findAllByRole('listitem'))[1]).toHaveTextContent(`${name} as bones`)
    expect(await card().findByText(/^fell with \d+ experience/)).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Fights' })).toHaveTextContent(new RegExp(`Won, ${name} fell`))
  })
})

describe('the record', () => {
  test('arms, growth and career; nothing of money', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { winner } = await duelOf(thundar.id, gimli.id)
    await open(`#/character/${winner}`)
    const { name, experience } = await get(winner)
    const record = within(await screen.findByRole('article', { name: `Record of ${name}` }))
    expect(record.getByText('Won 1 fight.')).toBeInTheDocument()
    expect(record.getByRole('region', { name: 'Kills and hits' })).toHaveTextContent(
      /(Human|Dwarf) 1\.Hit \d+ of \d+ times?, by the odds [\d.]+\.$/,
    )
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Arms', 'Growth', 'Career', 'Notes, retirement'])
    fireEvent.click(await screen.findByRole('button', { name: 'Change arms' }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Spear' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Take these' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await get(winner)).sheet).toMatchObject({ gear: { ready: 'spear', also: null } })
    fireEvent.click(screen.getByRole('tab', { name: 'Growth' }))
    const growth = within(await screen.findByRole('region', { name: 'Growth' }))
    const first = growth.getAllByRole('row')[1]
    expect(first).toHaveTextContent(/^Strength/)
    fireEvent.click(screen.getByRole('tab', { name: 'Career' }))
    expect(await screen.findByText(`${experience} points in 1 fight.`)).toBeInTheDocument()
    // What the tale has counted, added up by hand from the log of his one fight.
    const blows = await blowsOf(winner)
    expect(within(await screen.findByRole('region', { name: 'Blows' })).getByText(/^Hit /)).toHaveTextContent(
      new RegExp(`^Hit ${blows.hits} of ${blows.attacks} times?, \\d+ in 100; by the odds ${blows.expected}, \\d+ in 100\\.$`),
    )
    expect(within(screen.getByRole('figure', { name: 'Kills' })).getByText('1 kill.')).toBeInTheDocument()
    const ledger = within(screen.getByRole('region', { name: 'Ledger' }))
    expect(ledger.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['When', 'What', 'Exp.', 'now'])
    expect(document.body.textContent).not.toMatch(/gold|jewel|hellgate|raid/i)
  })

  test('23.6 of the fallen: where, to what, and what may still become of him', async () => {
    const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
    const { fallen } = await duelOf(thundar.id, gimli.id)
    const { name } = await get(fallen)
    await open(`#/character/${fallen}`)
    const memorial = within(await screen.findByRole('region', { name: `In memory: ${name}` }))
    expect(memorial.getByText(/Altar of Life/)).toBeInTheDocument()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['In memory', 'Career'])
    fireEvent.click(screen.getByRole('tab', { name: 'Career' }))
    expect(await screen.findByText('0 of 1')).toBeInTheDocument()
  })
})

test('on paper: a sheet for each, with its ledger', async () => {
  const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
  await duelOf(thundar.id, gimli.id)
  await open(`#/print/roster/${campaign}`)
  await waitFor(() => expect(document.documentElement.dataset.ready).toBe('print'))
  expect(screen.getAllByRole('article').map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['Record of Thundar', 'Record of Gimli'])
})

test('the chronicle: sums and charts, without treasure and depths', async () => {
  const [thundar, gimli] = [await ready('thundar'), await ready('gimli')]
  await duelOf(thundar.id, gimli.id)
  await open(`#/chronicle/${campaign}`)
  await screen.findByRole('heading', { name: 'Experience earned' })
  expect(screen.getAllByRole('figure').map((figure) => within(figure).getByRole('heading').textContent)).toEqual([
    'Experience earned',
    'Kills',
    'What they died of',
    'How the dice fell',
    'Luck against expectation',
  ])
})

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CharacterRow } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { CAMPAIGN, fullRecord, raidRow, rosterRow } from '../../games/citadel/fixtures/campaign.ts'
import { stats } from '../../games/citadel/fixtures/chronicle.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { BLOW, EXPLORING, FIGHTING, PARTY, ROUTE, session } from '../../games/citadel/fixtures/raid.ts'
import { leaveCover } from '../cover/coming-back.ts'
import { WIDE } from './sheets.ts'
import { forgetVisits } from './visit.ts'

beforeEach(() => {
  location.hash = '#/'
  localStorage.clear()
  forgetVisits()
  leaveCover()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ROSTER: CharacterRow[] = [...PARTY.map(({ id, name }) => rosterRow({ id, name })), rosterRow({ id: 'seventh', name: 'Seventh' })]

async function open(answers: Answers) {
  render(
    <App
      client={fixtureClient({
        'campaign.list': () => [CAMPAIGN],
        'character.list': () => ROSTER,
        'character.get': ({ character }) => fullRecord(rosterRow({ id: character, name: character })),
        'game.list': () => [],
        'game.view': () => session(EXPLORING, ROUTE),
        ...answers,
      })}
    />,
  )
  await screen.findByRole('button', { name: 'Quick raid' })
}

test('until the host has answered, the hall is busy', async () => {
  let answer = (_: (typeof CAMPAIGN)[]) => {}
  const opening = open({ 'campaign.list': () => new Promise((resolve) => (answer = resolve)) })
  expect(await screen.findByRole('main')).toHaveAttribute('aria-busy', 'true')
  answer([CAMPAIGN])
  await opening
  expect(screen.getByRole('main').hasAttribute('aria-busy')).toBe(false)
})

describe('the first time', () => {
  test('a campaign is begun with a name, an undo mode and switches', async () => {
    const create = vi.fn(() => CAMPAIGN)
    await open({ 'campaign.list': () => [], 'campaign.create': create })
    fireEvent.click(await screen.findByRole('button', { name: 'Make my own' }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Its name' }), { target: { value: 'The Long Winter' } })
    fireEvent.click(dialog.getByRole('radio', { name: /Teaching/ }))
    fireEvent.click(dialog.getByRole('checkbox', { name: /Short hunt/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Begin' }))
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({ game: 'citadel', name: 'The Long Winter', undo: 'teaching', variants: ['short-hunt'] }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a quick raid needs no campaign', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    await open({ 'campaign.list': () => [], 'game.start': start })
    fireEvent.click(await screen.findByRole('button', { name: 'Quick raid' }))
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(start).toHaveBeenCalledWith({ game: 'citadel' })
  })
})

test('in a wide window the roster shows abilities, except for the fallen', async () => {
  vi.spyOn(WIDE, 'matches', 'get').mockReturnValue(true)
  const rows = ROSTER.map((row) => (row.id === 'una' ? { ...row, status: 'dead' as const } : row))
  await open({ 'character.list': () => rows, 'character.sheets': () => rows.map((row) => ({ id: row.id, sheet: fullRecord(row).sheet })) })
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  await waitFor(() => expect(row(/Gwaigillion/).getByRole('cell', { name: '4/3/2' })).toBeInTheDocument())
  expect(screen.getByRole('columnheader', { name: 'Wound Points' })).toBeInTheDocument()
  expect(row(/Almuric/).getAllByRole('cell', { name: '–' })).toHaveLength(2)
  expect(row(/Una/).queryByRole('cell', { name: '2/2/2' })).toBeNull()
})

describe('with nobody at home', () => {
  const making = { id: 'd1', seat: 0, kind: 'pick', rule: '4.1.A', topic: 'party-size', prompt: 'How many go in?', options: [] } as const
  const march = { ...making, id: 'd2', topic: 'march-order', prompt: 'In which order?' } as const
  const atStart = { ...EXPLORING, phase: 'start' as const }

  test.each([
    ['at first', [] as CharacterRow[], 'Who goes in?'],
    ['after a total loss', [rosterRow({ id: 'hesk', name: 'Hesk', status: 'dead' })], 'No one is at home'],
  ])('%s one press makes a ready party for the campaign', async (_when, roster, heading) => {
    const start = vi.fn(() => session(atStart, making))
    await open({
      'character.list': () => roster,
      'game.start': start,
      'game.hint': () => ({ pick: ['party:3:3'], why: 'Six is usual' }),
      'game.choose': () => session(atStart, march),
      'game.view': () => session(atStart, march),
    })
    await screen.findByRole('heading', { name: heading })
    fireEvent.click(screen.getByRole('button', { name: /^A ready party goes in/ }))
    await waitFor(() => expect(location.hash).toBe('#/play/fixture'))
    expect(start).toHaveBeenCalledWith({ game: 'citadel', campaign: 'c1' })
  })
})

test('of many the best six go at one press, and the roster is sorted by an ability in any window', async () => {
  const many = Array.from({ length: 8 }, (_, i) => rosterRow({ id: `n${i}`, name: `N${i}`, experience: 10 * i }))
  await open({
    'character.list': () => many,
    'character.sheets': () => many.map((row) => ({ id: row.id, sheet: fullRecord(row).sheet })),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Choose the best six' }))
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(ticked.map((box) => box.getAttribute('aria-label'))).toEqual([2, 3, 4, 5, 6, 7].map((i) => `N${i} goes in`))
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'ability:Combat Bonus' } })
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('By Combat Bonus')
})

describe('beside an open raid', () => {
  test('others may go in: the roster can be ticked on request, with a way back', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    const inside = ROSTER.map((row) => (row.id === 'seventh' ? row : { ...row, session: 'r1' }))
    await open({ 'game.start': start, 'character.list': () => inside, 'game.list': () => [raidRow({ session: 'r1', status: 'open' })] })
    await screen.findByRole('heading', { name: 'They are still inside' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Choose others' }))
    const back = await screen.findByRole('button', { name: 'Back to raid I' })
    expect(document.activeElement).toBe(back)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Almuric goes in' }).disabled).toBe(true)
    fireEvent.click(back)
    fireEvent.click(await screen.findByRole('button', { name: 'Choose others' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seventh goes in' }))
    fireEvent.click(screen.getByRole('button', { name: 'Enter the gate' }))
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(start).toHaveBeenCalledWith({ game: 'citadel', campaign: 'c1', party: ['seventh'] })
  })
})

describe('4.1.A the party', () => {
  test('is picked from the living, at most six, with a warning under four', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    await open({ 'game.start': start })
    const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `${name} goes in` }))
    await screen.findByRole('heading', { name: 'Who goes in?' })
    tick('Almuric')
    expect(screen.getByText(/fewer than four/)).toBeInTheDocument()
    for (const who of ROSTER) if (who.name !== 'Almuric') tick(who.name)
    expect(screen.queryByText(/fewer than four/)).toBeNull()
    expect(screen.getByText(/6 of at most 6 chosen/)).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Enter the gate' }))
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ campaign: 'c1', party: expect.arrayContaining(['almuric', 'una']) }))
  })
})

describe('the next raid', () => {
  const past = [
    raidRow({ session: 'r1', status: 'ended' }),
    raidRow({ session: 'r2', raid: 2, status: 'ended', createdAt: '2031-01-01T00:00:00.000Z' }),
  ]
  const went = (row: CharacterRow, session: string, raid: number): CharacterRow => ({
    ...row,
    raids: [{ raid, session, fate: 'came-out' }],
  })
  const rows = ROSTER.map((row) => {
    if (row.id === 'una') return { ...went(row, 'r2', 2), status: 'dead' as const }
    return row.id === 'seventh' ? went(row, 'r1', 1) : went(row, 'r2', 2)
  })
  const sheets = () => rows.map((row) => ({ id: row.id, sheet: fullRecord(row).sheet }))

  test('is the same again with one press: those of the last one, less who is missing', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    await open({ 'game.start': start, 'character.list': () => rows, 'character.sheets': sheets, 'game.list': () => past })
    const again = await screen.findByRole('button', { name: 'Same party again' })
    await waitFor(() => expect(document.activeElement).toBe(again))
    const card = within(screen.getByRole('region', { name: 'Who goes in?' }))
    expect(card.getByText('Una').tagName).toBe('S')
    expect(card.queryByText('Seventh')).toBeNull()
    await waitFor(() => expect(card.getAllByText(/^\d+ wounds, CB \d+, Res\. \d+/)).toHaveLength(5))
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    const party = rows.filter(({ id }) => id !== 'una' && id !== 'seventh').map(({ id }) => id)
    expect(start).toHaveBeenCalledWith({ game: 'citadel', campaign: 'c1', party, again: true })
  })

  test.each(['offered', 'kept', undefined] as const)(
    '17.0 says whether it leads back into the same maze (%s), with the other way beside it',
    async (legacy) => {
      const start = vi.fn(() => session(EXPLORING, ROUTE))
      const list = { 'campaign.list': () => [{ ...CAMPAIGN, ...(legacy && { legacy }) }] }
      await open({ 'game.start': start, 'character.list': () => rows, 'character.sheets': sheets, 'game.list': () => past, ...list })
      const card = (await screen.findByRole('button', { name: 'Same party again' })).closest('section')
      expect(card?.textContent?.includes('as in raid II, back into the same maze.')).toBe(legacy !== undefined)
      const other = screen.queryByRole('button', { name: 'New maze' })
      expect(other !== null).toBe(legacy === 'offered')
      if (other === null) return
      fireEvent.click(other)
      await waitFor(() => expect(start).toHaveBeenCalledWith(expect.objectContaining({ again: true, fresh: true })))
    },
  )

  test('can be asked for step by step, and with others', async () => {
    const start = vi.fn(() => session(EXPLORING, ROUTE))
    await open({ 'game.start': start, 'character.list': () => rows, 'character.sheets': sheets, 'game.list': () => past })
    fireEvent.click(await screen.findByRole('button', { name: 'Almuric stays at home' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seventh goes in' }))
    fireEvent.click(screen.getByRole('button', { name: 'Enter the gate' }))
    await screen.findByRole('heading', { name: 'Where does the party go?' })
    expect(start).toHaveBeenCalledWith({ game: 'citadel', campaign: 'c1', party: expect.not.arrayContaining(['almuric', 'una']) })
  })

  test('begins anew where nobody of an earlier party is left', async () => {
    const gone = rows.map((row) => (row.raids.length > 0 ? { ...row, status: 'dead' as const } : row))
    await open({ 'character.list': () => [...gone, rosterRow({ id: 'new', name: 'New' })], 'game.list': () => past })
    await screen.findByRole('heading', { name: 'Who goes in?' })
    expect(screen.queryByRole('button', { name: /^Same party again/ })).toBeNull()
  })
})

describe('an open raid', () => {
  test('says where it stands and what it asks', async () => {
    await open({ 'game.list': () => [raidRow({})], 'game.view': () => session(FIGHTING, BLOW) })
    const card = await screen.findByRole('region', { name: 'They are still inside' })
    await waitFor(() => expect(card).toHaveTextContent('Stands atTurn 41WhereLevel 1, Q51'))
    expect(card).toHaveTextContent('Against3 Orcs, Troll')
    expect(card).toHaveTextContent('5 living; gone: Hesk')
    expect(card).toHaveTextContent('What does Gwaigillion do?')
  })

  test('continues with Enter', async () => {
    await open({ 'game.list': () => [raidRow({})] })
    await screen.findByRole('button', { name: /Continue the raid/ })
    fireEvent.keyDown(document.body, { key: 'Enter' })
    await screen.findByRole('heading', { name: 'Where does the party go?' })
  })

  test('has the focus after a start, so that one key leads back to it', async () => {
    await open({ 'game.list': () => [raidRow({})] })
    const button = await screen.findByRole('button', { name: /Continue the raid/ })
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('is given up only after a confirmation whose default keeps it', async () => {
    const abandon = vi.fn(() => session(EXPLORING, null))
    await open({ 'game.list': () => [raidRow({})], 'game.abandon': abandon })
    fireEvent.click(await screen.findByRole('button', { name: 'Give up' }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    expect(abandon).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Give up' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give up' }))
    await waitFor(() => expect(abandon).toHaveBeenCalledWith({ session: 'r1' }))
  })
})

test('past raids are counted, newest first', async () => {
  const outcome = { kind: 'left', text: 'The party is out of the Citadel.' }
  const raids = [{ raid: 1, session: 'r1', fate: 'fallen' as const }]
  await open({
    'character.list': () => [
      ...ROSTER,
      rosterRow({ id: 'hesk', name: 'Hesk', status: 'dead', raids }),
      rosterRow({ id: 'una-2', name: 'Una 2', raids: [{ raid: 1, session: 'r1', fate: 'came-out' }] }),
    ],
    'game.list': () => [
      raidRow({ status: 'ended', outcome }),
      raidRow({ session: 'r2', raid: 2, status: 'abandoned', createdAt: '2026-02-01T10:00:00Z' }),
    ],
  })
  const list = within(await screen.findByRole('region', { name: 'Raids' }))
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['The raid was given up', 'Came out, Hesk fell'])
})

describe('how a raid went', () => {
  const outcome = { kind: 'left', text: 'The party is out of the Citadel.' }
  const fates = ['came-out', 'came-out', 'fallen'] as const
  const went = {
    'character.list': () => fates.map((fate, i) => rosterRow({ id: `p${i}`, name: `P${i}`, raids: [{ raid: 1, session: 'r1', fate }] })),
    'game.list': ({ status } = {}) => (status === 'open' ? [] : [raidRow({ status: 'ended', outcome })]),
  } satisfies Partial<Answers>

  test('stands in the list with what it brought home', async () => {
    await open({ ...went, 'campaign.stats': () => stats(1) })
    const list = within(await screen.findByRole('region', { name: 'Raids' }))
    expect(await list.findByText(/^Level \d, \d+ turns, \d+ killed\. \d+ experience/)).toBeInTheDocument()
  })

  test('is told by the names of its people where the chronicle cannot be read', async () => {
    await open({ ...went, 'campaign.stats': () => Promise.reject(new Error('spoilt')) })
    expect(await screen.findByText('Almuric', { selector: '.played p' })).toBeInTheDocument()
  })

  test('stands on the line of years: a castle with a loss, two lozenges and a cross', async () => {
    await open(went)
    const years = await screen.findByRole('region', { name: 'The raids in time' })
    expect(years.querySelector('li')).toHaveClass('is-loss')
    expect(years.querySelector('.fate-marks .lf')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
    expect(years.querySelector('.fate-marks .lx')?.getAttribute('d')).toMatch(/^M.+M/)
  })
})

/** Names in the roster, from above. */
async function names(): Promise<(string | undefined)[]> {
  const links = await screen.findAllByRole('link', { name: /^Record of / })
  return links.map((link) => link.querySelector('.name')?.lastChild?.textContent ?? undefined)
}

const MANY: CharacterRow[] = [
  rosterRow({ id: 'una', name: 'Una', kind: 'initiate', exits: 3, gold: 64, price: { experience: 110, gold: 100, affordable: 2 } }),
  rosterRow({ id: 'almuric', name: 'Almuric', gold: 187 }),
  rosterRow({
    id: 'hesk',
    name: 'Hesk',
    status: 'dead',
    fell: { session: 'r1', raid: 1, turn: 3, level: 1, cause: 'blow', text: 'Level 1, F4. Orc 3, round 2' },
    raids: [{ raid: 1, session: 'r1', fate: 'fallen' }],
  }),
]

describe('the roster', () => {
  test('shows state, age and how somebody fell', async () => {
    await open({ 'character.list': () => MANY, 'game.list': () => [raidRow({ status: 'ended' })] })
    const row = async (name: string) => (await screen.findByRole('link', { name: new RegExp(`Record of ${name}`) })).closest('tr')
    expect(await row('Una')).toHaveTextContent('a year and a half older')
    expect(await row('Una')).toHaveTextContent('At home, 2 increases')
    expect(await row('Hesk')).toHaveTextContent('Fallen: Level 1, F4. Orc 3, round 2')
    expect(screen.getByRole('img', { name: 'raid 1 fell' })).toBeInTheDocument()
  })

  test('is sorted by the heading of a column, reversed by a second press, and says so', async () => {
    await open({ 'character.list': () => MANY })
    await waitFor(async () => expect(await names()).toEqual(['Una', 'Almuric', 'Hesk']))
    const gold = screen.getByRole('columnheader', { name: 'Gold' })
    fireEvent.click(within(gold).getByRole('button'))
    expect(gold).toHaveAttribute('aria-sort', 'descending')
    expect(await names()).toEqual(['Almuric', 'Una', 'Hesk'])
    fireEvent.click(within(gold).getByRole('button'))
    expect(gold).toHaveAttribute('aria-sort', 'ascending')
    expect(await names()).toEqual(['Una', 'Almuric', 'Hesk'])
  })

  test('is searched and filtered, says when nobody matches, and keeps this after a visit elsewhere', async () => {
    await open({ 'character.list': () => MANY })
    fireEvent.change(await screen.findByRole('combobox', { name: 'Kind' }), { target: { value: 'hero' } })
    expect(await names()).toEqual(['Almuric', 'Hesk'])
    fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'fallen' } })
    expect(await names()).toEqual(['Hesk'])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'xyz' } })
    expect(screen.getByRole('heading', { name: 'No match' })).toBeInTheDocument()
    cleanup()
    await open({ 'character.list': () => MANY })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(await names()).toHaveLength(3)
  })

  test('shows the first of very many, and more on request', async () => {
    const many = Array.from({ length: 500 }, (_, i) => rosterRow({ id: `n${i}`, name: `Number ${i}` }))
    await open({ 'character.list': () => many })
    await waitFor(async () => expect(await names()).toHaveLength(14))
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await names()).toHaveLength(62)
    expect(screen.getByText(/62 of 500/)).toBeInTheDocument()
  })

  test('is one stop for Tab; arrows go from row to row and to the tick', async () => {
    await open({ 'character.list': () => MANY })
    await waitFor(async () => expect(await names()).toEqual(['Una', 'Almuric', 'Hesk']))
    const [first, second, third] = screen.getAllByRole('link', { name: /^Record of / })
    expect([first, second, third].map((link) => link?.tabIndex)).toEqual([0, -1, -1])
    first?.focus()
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)
    expect([first, second, third].map((link) => link?.tabIndex)).toEqual([-1, 0, -1])
    fireEvent.keyDown(second as HTMLElement, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Almuric goes in' }))
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'End' })
    expect(document.activeElement).toBe(third)
  })
})

test('two are seen side by side, and where they differ', async () => {
  await open({ 'character.get': ({ character: id }) => fullRecord(rosterRow({ id, name: id, gold: id === 'almuric' ? 187 : 0 })) })
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Side by side' }))
  fireEvent.change(dialog.getByRole('combobox', { name: 'The first' }), { target: { value: 'gwaigillion' } })
  fireEvent.change(dialog.getByRole('combobox', { name: 'The second' }), { target: { value: 'almuric' } })
  await waitFor(() => expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['gwaigillion', 'almuric']))
  const line = (name: string) => dialog.getByRole('rowheader', { name }).closest('tr')
  expect(line('Gold (differs)')).toHaveTextContent('187 (best)')
  expect(line('Lightning (differs)')).toHaveTextContent('knows it')
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Only differences' }))
  expect(dialog.queryByRole('rowheader', { name: 'Race and kind' })).toBeNull()
})

describe('the raids in time', () => {
  test('17.5 lead to their stories, each in its season; earlier ones are counted', async () => {
    const raids = Array.from({ length: 6 }, (_, i) =>
      raidRow({
        ...{ session: `r${i + 1}`, raid: i + 1, status: 'ended' },
        outcome: { kind: 'left', text: '' },
        createdAt: `2026-01-0${i + 1}T10:00:00Z`,
      }),
    )
    await open({ 'game.list': ({ status } = {}) => (status === 'open' ? [] : raids) })
    const links = within(await screen.findByRole('region', { name: 'The raids in time' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/chronicle/c1', '#/story/r4', '#/story/r5', '#/story/r6'])
    expect(links.map((link) => link.textContent)).toEqual([
      'I–III earlier3 raids',
      'IV Spring 3All came out',
      'V Autumn 3All came out',
      'VI Spring 4All came out',
    ])
  })
})

test('a campaign from paper goes on numbering, and its years go on', async () => {
  const outcome = { kind: 'left', text: '' }
  const raids = [
    raidRow({ session: 'r1', raid: 8, status: 'ended', outcome }),
    raidRow({ session: 'r2', raid: 9, status: 'open', createdAt: '2026-02-01T10:00:00Z' }),
  ]
  const una = rosterRow({ id: 'una', name: 'Una', raids: [{ raid: 8, session: 'r1', fate: 'came-out' }] })
  await open({ 'campaign.list': () => [{ ...CAMPAIGN, gamesBefore: 7 }], 'character.list': () => [una], 'game.list': () => raids })
  const years = within(await screen.findByRole('region', { name: 'The raids in time' }))
  expect(years.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'I–VII earlier7 raids',
    'VIII Spring 5All came out',
    'IX Autumn 5Inside now',
  ])
  const list = within(screen.getByRole('region', { name: 'Raids' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^IXOpen/),
    expect.stringMatching(/^VIIIAll came out/),
  ])
  expect(list.getByText('9 in 5 years')).toBeInTheDocument()
  expect(list.getByText('7 raids before, on paper.')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: /^raid 8 .*, raid 9 stayed at home$/ })).toBeInTheDocument()
  expect(screen.getByText('Raid IX is open')).toBeInTheDocument()
})

describe('17.3 empty places', () => {
  test('invite newcomers, who are chosen at once', async () => {
    let roster = MANY
    const recruit = vi.fn(() => {
      const zurik = rosterRow({ id: 'zurik', name: 'Zurik' })
      roster = [...roster, zurik]
      return fullRecord(zurik)
    })
    await open({ 'character.list': () => roster, 'character.recruit': recruit })
    fireEvent.click(await screen.findByRole('button', { name: 'recruit a hero' }))
    fireEvent.click(screen.getByRole('button', { name: 'Draw a hero' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(recruit).toHaveBeenCalledWith({ campaign: 'c1', kind: 'hero' })
    expect(await screen.findByRole('button', { name: 'Zurik stays at home' })).toBeInTheDocument()
    expect(screen.getByText(/1 of at most 6 chosen/)).toBeInTheDocument()
  })

  test('a record is imported from a file, or refused with a reason', async () => {
    const bring = vi.fn((): never => {
      throw new Error('The gold of this record is negative.')
    })
    await open({ 'character.import': bring })
    fireEvent.click(await screen.findByRole('button', { name: 'Recruit' }))
    fireEvent.click(screen.getByRole('radio', { name: /From a record/ }))
    const file = new File(['{"gold":-1}'], 'una.json', { type: 'application/json' })
    fireEvent.change(screen.getByLabelText(/A character record/), { target: { files: [file] } })
    fireEvent.click(screen.getByRole('button', { name: 'Bring in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The gold of this record is negative\.$/)
    expect(bring).toHaveBeenCalledWith({ campaign: 'c1', data: '{"gold":-1}' })
  })
})

test('4.1.D spells still to choose are pointed out before going in', async () => {
  await open({ 'character.get': ({ character: id }) => fullRecord(rosterRow({ id, name: 'Una' }), { spellsToChoose: 2 }) })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Una goes in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Choose now' }))
  expect(screen.getByRole('dialog', { name: 'Una knows 2 spells' })).toBeInTheDocument()
})

test('an initiate with magic chooses the spells (4.1.B.6)', async () => {
  const newcomer = fullRecord(rosterRow({ id: 'una', name: 'Una', kind: 'initiate' }), { spellsToChoose: 1 })
  const learn = vi.fn(() => newcomer)
  const recruit = vi.fn(() => newcomer)
  await open({ 'character.recruit': recruit, 'character.spells': learn })
  fireEvent.click(await screen.findByRole('button', { name: 'Recruit' }))
  fireEvent.click(screen.getByRole('radio', { name: /Initiate/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Una' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign on' }))
  fireEvent.click(await screen.findByRole('option', { name: /Heal/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Learn' }))
  await waitFor(() => expect(learn).toHaveBeenCalledWith({ character: 'una', spells: ['heal'] }))
  expect(recruit).toHaveBeenCalledWith({
    campaign: 'c1',
    kind: 'initiate',
    name: 'Una',
    race: 'human',
    weapons: ['sword', 'dagger'],
    experience: 'wounds',
    portrait: expect.stringMatching(/^face-human-[1-6]$/),
  })
})

test('an initiate chooses a face at the making: those of others are taken, and the die brings another of the race', async () => {
  const recruit = vi.fn(() => fullRecord(rosterRow({ id: 'una', name: 'Una', kind: 'initiate' })))
  await open({
    'character.recruit': recruit,
    'character.list': () => [rosterRow({ id: 'hesk', name: 'Hesk', kind: 'initiate', portrait: 'face-human-1' })],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Recruit' }))
  fireEvent.click(screen.getByRole('radio', { name: /Initiate/ }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Una' } })
  const faces = within(screen.getByRole('group', { name: 'Face' }))
  expect(faces.getAllByRole('radio')).toHaveLength(18)
  expect(faces.getByRole('radio', { name: 'Human, kettle hat, taken' })).toBeDisabled()
  const now = () => faces.getAllByRole('radio').find((each) => (each as HTMLInputElement).checked)
  const proposed = now()
  expect(proposed).toHaveAccessibleName(/^Human, /)
  fireEvent.click(faces.getByRole('button', { name: 'Roll for another face' }))
  expect(now()).not.toBe(proposed)
  expect(now()).toHaveAccessibleName(/^Human, /)
  fireEvent.click(faces.getByRole('radio', { name: 'Elf, hooded' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sign on' }))
  await waitFor(() => expect(recruit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Una', portrait: 'face-elf-2' })))
})

test('the tip of the hall waits until somebody is at home', async () => {
  await open({})
  expect(await screen.findByRole('region', { name: 'Tip' })).toHaveTextContent('Any character at home can go in.')
  cleanup()
  await open({ 'character.list': () => ROSTER.map((row) => ({ ...row, session: 'inside' })) })
  expect(screen.queryByRole('region', { name: 'Tip' })).toBeNull()
})

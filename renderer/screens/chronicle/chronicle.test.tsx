import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, type RuleEntry } from '../../../electron/contract/index.ts'
import type { LogEntry } from '../../../engine/kernel/types.ts'
import { App } from '../../app.tsx'
import { campaignGame } from '../../fixtures/games.ts'
import { CAMPAIGN, STORY, stats } from '../../games/citadel/fixtures/chronicle.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { EXPLORING, session } from '../../games/citadel/fixtures/raid.ts'
import { experienceOver, treasureOver, trendOf } from './game-columns.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function open(hash: string, answers: Answers = {}) {
  location.hash = hash
  render(
    <App
      client={fixtureClient({
        'campaign.get': () => CAMPAIGN,
        'campaign.stats': () => stats(12),
        'game.view': () => session(EXPLORING, null),
        'game.story': () => STORY,
        'game.replay': () => session(EXPLORING, null),
        ...answers,
      })}
    />,
  )
}

describe('the chronicle of a campaign', () => {
  test('lists the raids, newest first, with the fate of everyone who went', async () => {
    open('#/chronicle/c1')
    const raids = await screen.findByRole('region', { name: 'Raids' })
    const links = within(raids).getAllByRole('link')
    expect(links).toHaveLength(12)
    expect(links[0]).toHaveAttribute('href', '#/story/r12')
    const second = links[10]?.closest('li')?.textContent
    expect(second).toContain('Raid II')
    expect(second).toContain('Almuric fell')
    expect(second).toContain('Una came home')
  })

  test('sums up what all raids brought, in figures and charts', async () => {
    open('#/chronicle/c1')
    await screen.findByRole('figure', { name: 'Experience earned' })
    for (const name of [
      'Treasure brought home',
      'What they killed',
      'What they died of',
      'How deep they went',
      'How the dice fell',
      'Luck against expectation',
    ])
      expect(screen.getByRole('figure', { name })).toBeInTheDocument()
    expect(screen.getByText('2,034').closest('div')).toHaveTextContent('Experience')
  })

  test('is saved as a book, with its progress, and says so where it fails', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    const written = vi.fn(() => promise)
    open('#/chronicle/c1', { 'story.export': written })
    fireEvent.click(await screen.findByRole('button', { name: /Save as a book/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Save as a book' }))
    expect(dialog.queryByRole('button', { name: /PDF/ })).not.toBeInTheDocument()
    expect(dialog.getByText(/For a PDF, open the saved web page/)).toBeInTheDocument()
    fireEvent.click(dialog.getByRole('button', { name: /Web page/ }))
    expect(await dialog.findByRole('progressbar')).toBeInTheDocument()
    expect(written).toHaveBeenCalledWith({ campaign: 'c1', as: 'html', work: expect.any(String) })
    reject(new CallError({ code: 'storage', message: 'The disk is full.' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The disk is full.')
    resolve(undefined as never)
  })

  test('says so if no raid is over yet', async () => {
    open('#/chronicle/c1', { 'campaign.stats': () => stats(0) })
    await screen.findByRole('heading', { name: 'Nothing has been written yet' })
    expect(screen.queryByRole('figure')).toBeNull()
  })

  test('an open raid leads to the table, and is in no chart', async () => {
    const [first] = stats(1).raids
    if (!first) throw new Error('no raid')
    const inside = {
      ...first,
      session: 'r2',
      raid: 2,
      status: 'open',
      outcome: null,
      endedAt: null,
      text: '',
      people: [{ character: 'p0', name: 'Almuric', fate: 'inside' }],
    } as const
    open('#/chronicle/c1', { 'campaign.stats': () => ({ ...stats(1), raids: [first, { ...inside, people: [...inside.people] }] }) })
    expect(await screen.findByRole('link', { name: 'Still inside' })).toHaveAttribute('href', '#/play/r2')
    expect(screen.getAllByRole('link', { name: /^Raid I+: \d+ Experience/ })).toHaveLength(1)
  })

  test('of 200 raids shows the newest, and the others on request', async () => {
    open('#/chronicle/c1', { 'campaign.stats': () => stats(200) })
    const raids = await screen.findByRole('region', { name: 'Raids' })
    expect(within(raids).getAllByRole('link')).toHaveLength(40)
    fireEvent.click(within(raids).getByRole('button', { name: '160 earlier raids' }))
    expect(within(raids).getAllByRole('link')).toHaveLength(200)
  })

  test('that does not exist is reported, with a link to the hall', async () => {
    open('#/chronicle/none', {
      'campaign.stats': () => {
        throw Object.assign(new Error('There is no such campaign.'), { code: 'not-found' })
      },
    })
    await screen.findByText('There is no such campaign.')
    expect(screen.getByRole('button', { name: 'Open hall' })).toBeInTheDocument()
  })
})

describe('figures over raids', () => {
  const { raids } = stats(12)
  const citadel = campaignGame('citadel')
  const { treasure, brought } = citadel.campaign.chronicle
  if (!treasure) throw new Error('Citadel has treasure')
  test('name the best raid, mark losses and victories', () => {
    const { summary, columns } = experienceOver(citadel, raids)
    const best = raids.reduce((a, b) => (b.experience > a.experience ? b : a))
    expect(summary).toContain(`with ${best.experience}`)
    expect(columns[1]?.mark).toBe('harm')
    expect(columns[6]?.mark).toBe('triumph')
    expect(columns[6]?.says).toContain('the Hellgate destroyed')
  })
  test('treasure is gold below and jewels above', () => {
    expect(treasureOver(citadel, treasure, raids).columns.map(({ values }) => values)).toEqual(
      raids.map(({ gold, jewels }) => [gold, jewels]),
    )
    expect(treasureOver(citadel, treasure, []).summary).toBe('No one has brought treasure home yet.')
  })
  test('an average is drawn from ten raids upwards, over five, and over ten in a long campaign', () => {
    expect(trendOf([1, 2, 3], 'raids')).toBeNull()
    const ten = trendOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'raids')
    expect(ten?.values.slice(3, 6)).toEqual([null, 3, 4])
    expect(
      trendOf(
        Array.from({ length: 50 }, () => 7),
        'raids',
      )?.values.slice(8, 10),
    ).toEqual([null, 7])
  })
  test('what was brought home is told in one line', () => {
    const [raid] = stats(1).raids
    if (!raid) throw new Error('no raid')
    expect(brought({ ...raid, depth: 2, turns: 1, kills: 3, experience: 10, gold: 0, jewels: 5 })).toBe(
      'Level 2, 1 turn, 3 killed. 10 experience, jewels worth 5.',
    )
    expect(brought({ ...raid, depth: 1, turns: 9, kills: 0, experience: 0, gold: 0, jewels: 0 })).toContain('They brought nothing home.')
  })
})

describe('the story of a raid', () => {
  test('is saved as a page, as text or as the game itself, one at a time', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const file = { filename: 'raid.html', mediaType: 'text/html', encoding: 'utf8' as const, data: '' }
    const told = vi.fn(() => file)
    const game = vi.fn(() => ({ ...file, filename: 'raid.citadel-game' }))
    open(`#/story/${STORY.session}`, { 'story.export': told, 'session.export': game })
    fireEvent.click(await screen.findByRole('button', { name: /Save the story/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Save the story' }))
    fireEvent.click(dialog.getByRole('button', { name: /Text/ }))
    expect(await dialog.findByText('Saved as raid.html.')).toBeInTheDocument()
    expect(told).toHaveBeenCalledWith({ session: STORY.session, as: 'markdown' })
    fireEvent.click(dialog.getByRole('button', { name: /Opens in Citadel/ }))
    expect(await dialog.findByText('Saved as raid.citadel-game.')).toBeInTheDocument()
    expect(game).toHaveBeenCalledWith({ session: STORY.session })
  })

  test('tells how it ended, who went and what became of each, with deeds', async () => {
    open('#/story/r2')
    await screen.findByRole('heading', { name: 'Out of the Citadel' })
    const almuric = screen.getByRole('row', { name: /^Almuric/ })
    expect(within(almuric).getByRole('link', { name: 'Almuric' })).toHaveAttribute('href', '#/character/p0')
    expect(within(almuric).getByText('Victory')).toBeInTheDocument()
    expect(within(almuric).getByRole('list', { name: 'Deeds of Almuric' }).children).toHaveLength(2)
    expect(screen.getByRole('row', { name: /^Hesk/ })).toHaveTextContent('Level 1, F51. The ax of a minotaur')
  })

  test('each line has its case, all of them one tab stop', async () => {
    open('#/story/r2')
    const first = await screen.findByRole('button', { name: 'Rule 4.1.D' })
    const cases = screen.getAllByRole('button', { name: /^Rule / })
    expect(cases.map((each) => each.tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1])
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement).toHaveAccessibleName('Rule 8.3')
  })

  test('the case of a line is opened as it was read then', async () => {
    const log = vi.fn(() => ({ events: [] }))
    const rules = (): RuleEntry[] => [{ rule: '4.1.D', title: 'The sun', text: 'A die tells which sun rules.', source: 'rulebook' }]
    open('#/story/r2', { 'game.log': log, 'game.rules': rules })
    fireEvent.click(await screen.findByRole('button', { name: 'Rule 4.1.D' }))
    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.objectContaining({ session: 'r2' })))
  })

  test('a chapter is shown on the map as it stood then', async () => {
    const replay = vi.fn(() => session(EXPLORING, null))
    open('#/story/r2', { 'game.replay': replay })
    fireEvent.click(await screen.findByRole('button', { name: 'Hesk falls' }))
    await waitFor(() => expect(replay).toHaveBeenLastCalledWith({ session: 'r2', to: 74 }))
    expect(screen.getByText('After turn 12: Hesk falls')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'To the end' }))
    expect(screen.getByText('At the end')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Hesk falls' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('its dice and every line are one press away', async () => {
    const line = (n: number): LogEntry => ({ n, rule: '5.0', type: 'line', text: `Line ${n}.`, data: {} })
    const log = vi.fn(({ from = 0 }: { from?: number | undefined }) =>
      from === 0 ? { events: [line(0), line(1)], next: 2 } : { events: [line(2)] },
    )
    open('#/story/r2', { 'game.log': log })
    fireEvent.click(await screen.findByRole('button', { name: 'The dice' }))
    expect(screen.getByRole('figure', { name: 'How the dice fell' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Every line' }))
    await screen.findByText('Line 1.')
    fireEvent.click(screen.getByRole('button', { name: 'Continue reading' }))
    await screen.findByText('Line 2.')
    expect(screen.queryByRole('button', { name: 'Continue reading' })).toBeNull()
  })

  test('leads to the raids before and after', async () => {
    open('#/story/r2')
    expect(await screen.findByRole('link', { name: 'Raid I before' })).toHaveAttribute('href', '#/story/r1')
    expect(screen.getByRole('link', { name: 'Raid III after' })).toHaveAttribute('href', '#/story/r3')
  })

  test('of an open raid is not told yet: it leads to the table', async () => {
    open('#/story/r2', {
      'game.story': () => {
        throw new CallError({ code: 'conflict', message: 'This raid is not over.', detail: 'open' })
      },
    })
    await screen.findByRole('heading', { name: 'They are still inside' })
    expect(await screen.findByRole('link', { name: 'Open the table' })).toHaveAttribute('href', '#/play/r2')
  })

  test('a quick raid has one too', async () => {
    open('#/story/r2', { 'game.story': () => ({ ...STORY, campaign: null, raid: null }) })
    await screen.findByText('A quick raid', { selector: 'b' })
    expect(screen.queryByRole('navigation', { name: 'Raids before and after' })).toBeNull()
  })
})

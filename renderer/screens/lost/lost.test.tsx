import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppInfo, Grade, Grades } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { CAMPAIGN, STORY, stats } from '../../games/citadel/fixtures/chronicle.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { EXPLORING, ROUTE, session } from '../../games/citadel/fixtures/raid.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const GRADE: Grade = {
  input: 4,
  seat: 0,
  topic: 'combat-action',
  taken: { pick: ['pass'] },
  better: { pick: ['attack:orc-1'] },
  loss: { mean: 140, error: 12 },
  cost: { lives: 0.42, gold: 35.2, experience: -20.4, things: 0.01, victory: 0 },
  worth: { mean: 800, error: 20 },
  comesTo: { lives: 5, gold: 300, experience: 200, things: 1, victory: 0 },
  compared: 6,
  playouts: 400,
  verdict: 'blunder',
  words: { prompt: 'What does Una do?', taken: 'Pass', better: 'Strike Orc 1', why: ['The surest hand.'] },
  luck: { mean: -30, error: 20 },
  byBot: false,
}

const TERMS: Grades['terms'] = [
  { id: 'lives', label: 'lives', points: 225 },
  { id: 'gold', label: 'gold marks', points: 1 },
  { id: 'experience', label: 'experience', points: 1 },
  { id: 'things', label: 'magic items', points: 75 },
  { id: 'victory', label: 'chance of victory', points: 3000, isChance: true },
]

const grades = (...some: readonly Grade[]): Grades => ({
  ...{ session: 'r', state: 'whole', going: false, terms: TERMS, bounds: { mistake: 30, blunder: 100 }, choices: 40, botsLeft: 0 },
  ...{ grades: some, sides: [{ seat: null, name: null, luck: -120, lost: 140 }] },
})
const NONE: Grades = { ...grades(), state: 'none', choices: 0, sides: [] }

const GAME: AppInfo['games'][number] = {
  ...{ id: 'citadel', title: 'Citadel of Blood', seats: { min: 1, max: 6 }, rulesVersion: '3', variants: [], variantWords: {} },
  ...{ secret: false, graded: true, habits: [], campaign: null, lab: null },
}

function open(hash: string, answers: Answers = {}) {
  location.hash = hash
  const client = fixtureClient({
    'app.info': () => ({ name: 'Citadel', version: '1', platform: 'test', games: [GAME] }),
    'campaign.get': () => CAMPAIGN,
    'campaign.stats': () => stats(12),
    'game.view': () => session(EXPLORING, null),
    'game.story': () => STORY,
    'game.replay': () => session(EXPLORING, null),
    'game.grades': () => NONE,
    ...answers,
  })
  render(<App client={client} />)
}

describe('where it was lost', () => {
  test('is asked for in the story, and shown when it is found', async () => {
    let found = NONE
    const grade = vi.fn(() => {
      found = grades(GRADE)
      return found
    })
    open('#/story/r', { 'game.grades': () => found, 'game.grade': grade })
    fireEvent.click(await screen.findByRole('button', { name: 'Where it was lost' }))
    await waitFor(() => expect(location.hash).toBe('#/story/r/lost'))
    fireEvent.click(await screen.findByRole('button', { name: 'Find where it was lost' }))
    await screen.findByRole('heading', { name: 'The costliest choice' })
    expect(grade).toHaveBeenCalledWith(expect.objectContaining({ work: expect.any(String) }))
    expect(screen.getByText(/1 choice clearly cost 140 points. The dice and draws gave 120 points less/)).toBeInTheDocument()
  })

  test('keeps the better answer back until somebody asks why', async () => {
    open('#/story/r/lost', { 'game.grades': () => grades(GRADE) })
    const moment = within(await screen.findByRole('list', { name: 'The costliest choice' })).getByRole('listitem')
    expect(moment).toHaveTextContent('Blunder')
    expect(moment).toHaveTextContent('Chosen: Pass. It costs 0.4 lives and 35 gold marks (but saves 20 experience).')
    expect(moment).not.toHaveTextContent('Strike Orc 1')
    fireEvent.click(within(moment).getByRole('button', { name: /^Why/ }))
    expect(moment).toHaveTextContent('Better: Strike Orc 1')
    expect(moment).toHaveTextContent('The surest hand.')
    expect(moment).toHaveTextContent('140 points, give or take 24')
  })

  test('names the costliest choice of a fight for all of it, and how many more there were', async () => {
    const fight = { ...GRADE, passage: '7 segment' }
    const some = [fight, { ...fight, input: 6, loss: { mean: 300, error: 20 } }, { ...fight, input: 8, verdict: 'fine' as const }]
    open('#/story/r/lost', { 'game.grades': () => grades(...some, { ...GRADE, input: 20 }) })
    const list = within(await screen.findByRole('list', { name: 'The costliest 2 choices' }))
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Choice 7: What does Una do?',
      'Choice 21: What does Una do?',
    ])
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent('1 more choice around it cost something, too.')
    expect(second).not.toHaveTextContent('more choice')
  })

  test('one press leads to the position, and one to trying it', async () => {
    const branch = vi.fn(() => session(EXPLORING, ROUTE, { session: 'other', branchOf: { session: 'r', input: 4 } }))
    open('#/story/r/lost', { 'game.grades': () => grades(GRADE), 'game.branch': branch })
    expect(await screen.findByRole('link', { name: 'Choice 5: What does Una do?' })).toHaveAttribute(
      'href',
      `#/replay/${STORY.session}/4/here`,
    )
    fireEvent.click(screen.getByRole('button', { name: /^Try it/ }))
    await waitFor(() => expect(location.hash).toBe('#/play/other'))
    expect(branch).toHaveBeenCalledWith({ session: STORY.session, to: 4 })
  })

  test('names nothing that is not clear, and says how much that is', async () => {
    const unclear: Grade = { ...GRADE, verdict: 'unclear', loss: { mean: 50, error: 40 } }
    open('#/story/r/lost', { 'game.grades': () => grades(unclear) })
    await screen.findByRole('heading', { name: 'No mistake is beyond doubt' })
    expect(screen.getByText(/the playouts cannot tell/)).toBeInTheDocument()
  })

  test('choices of bots are graded when they are asked for, and named as theirs', async () => {
    let found: Grades = { ...grades(GRADE), botsLeft: 12 }
    const grade = vi.fn(() => {
      found = grades(GRADE, { ...GRADE, input: 9, byBot: true })
      return found
    })
    open('#/story/r/lost', { 'game.grades': () => found, 'game.grade': grade })
    fireEvent.click(await screen.findByRole('button', { name: 'Grade the bots’ choices, too' }))
    await screen.findByRole('link', { name: 'Choice 10, by a bot: What does Una do?' })
    expect(grade).toHaveBeenCalledWith(expect.objectContaining({ session: STORY.session, bots: true }))
    expect(screen.queryByRole('button', { name: 'Grade the bots’ choices, too' })).toBeNull()
  })

  test('says so where nothing can be measured', async () => {
    open('#/story/r/lost', { 'game.grades': () => ({ ...NONE, state: 'whole' }) })
    expect(await screen.findByText('None of the choices in this raid can be measured.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Find where it was lost' })).toBeNull()
  })

  test('of players against each other one at a time is shown, in the chance to win', async () => {
    const cost = { win: 0.12 }
    const one = { ...GRADE, cost, loss: { mean: 12, error: 2 }, worth: { mean: 48, error: 1 } }
    const found: Grades = {
      ...grades(one, { ...one, seat: 1, input: 9 }, { ...one, seat: 1, input: 12 }),
      terms: [{ id: 'win', label: 'chance to win', points: 100, isChance: true }],
      sides: [
        { seat: 0, name: 'Ann', luck: -8, lost: 12 },
        { seat: 1, name: 'Bram', luck: 0.2, lost: 24 },
      ],
    }
    open('#/story/r/lost', { 'game.grades': () => found })
    expect(
      await screen.findByText(/^1 choice clearly cost 12% chance to win. The dice, the draws and the others gave 8% less/),
    ).toBeVisible()
    expect(screen.getByText(/It costs 12% chance to win/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Bram' }))
    expect(
      screen.getByText(/^2 choices clearly cost 24% chance to win together. The dice, the draws and the others gave as much/),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Choice 5:/ })).toBeNull()
  })

  test('a game whose choices are not graded has no such part', async () => {
    open('#/story/r', {
      'app.info': () => ({ name: 'Citadel', version: '1', platform: 'test', games: [{ ...GAME, graded: false }] }),
    })
    await screen.findByRole('button', { name: 'Every line' })
    expect(screen.queryByRole('button', { name: 'Where it was lost' })).toBeNull()
  })
})

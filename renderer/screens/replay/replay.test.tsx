import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Replay } from '../../../engine/kernel/types.ts'
import { App } from '../../app.tsx'
import { OPEN } from '../../fixtures/storage.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { BLOW, EXPLORING, FIGHTING, LOG, ROUTE, session } from '../../games/citadel/fixtures/raid.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const INPUTS = 11
const ENTRIES = LOG.map((entry) => ({ ...entry, input: entry.n }))

/** Choice 6 finds them fighting; everywhere else they explore. */
function at(to: number): Replay {
  const [view, decision] = to === 6 ? [FIGHTING, BLOW] : [EXPLORING, ROUTE]
  const events = ENTRIES.filter(({ input }) => input === to)
  const first = decision.options?.[0]?.id ?? ''
  return { ...session(view, decision, { session: 'r', inputs: INPUTS, events }), ...(to < INPUTS && { answered: { pick: [first] } }) }
}

function open(hash: string, answers: Answers = {}) {
  location.hash = hash
  const replay = vi.fn(({ to = INPUTS }: { to?: number }) => at(to))
  const client = fixtureClient({
    'storage.status': () => OPEN,
    'game.view': () => session(EXPLORING, ROUTE, { session: 'r', inputs: INPUTS }),
    'game.log': () => ({ events: [...ENTRIES] }),
    'game.chapters': () => [
      { turn: 32, kind: 'fight', title: 'Two orcs', lines: [], from: 6, to: 7 },
      { turn: 33, kind: 'loss', title: 'Una falls', lines: [], from: 8, to: 8 },
    ],
    'game.replay': replay,
    ...answers,
  })
  render(<App client={client} />)
  return replay
}

const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Position' })
const shows = (to: number) => screen.findByText(to === 0 ? 'Before the first choice' : `After choice ${to}`)

describe('a raid looked back on', () => {
  test('shows the position of its address, with its answer and the chronicle so far', async () => {
    open('#/replay/r/5')
    await shows(5)
    expect((await slider()).value).toBe('5')
    const chosen = screen.getByText('chosen').closest('li')?.textContent
    expect(chosen).toContain(ROUTE.options?.[0]?.label)
    const log = screen.getByRole('log')
    expect(log).toHaveTextContent('Turn 32 begins.')
    expect(log).not.toHaveTextContent('South again')
  })

  test('the palette jumps to the next fight, and says if there is none', async () => {
    open('#/replay/r/5', { 'campaign.list': () => [], 'game.list': () => [] })
    await shows(5)
    const next = async () => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
      fireEvent.change(await screen.findByRole('combobox', { name: /^A command/ }), { target: { value: 'next fight' } })
      return screen.findByRole('option', { name: /Replay: next fight/ })
    }
    fireEvent.click(await next())
    await shows(6)
    expect(await next()).toHaveTextContent('There is no fight after this one.')
  })

  test('steps by keys, and jumps by turn, fight and fall', async () => {
    open('#/replay/r/5')
    await shows(5)
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    await shows(6)
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'After choice 6 of 11: turn 32, Two orcs')
    expect(screen.getByRole('region', { name: 'Combat round' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'On to the next fall: Una falls' }))
    await shows(8)
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true })
    await shows(7)
    fireEvent.keyDown(document.body, { key: 'Home' })
    await shows(0)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One choice back' }).disabled).toBe(true)
  })

  test('scrubbing requests one position at a time, and ends at the last one', async () => {
    const asked: number[] = []
    let answer: () => void = () => {}
    open('#/replay/r/0', {
      'game.replay': ({ to = INPUTS }) => {
        asked.push(to)
        return new Promise((resolve) => {
          answer = () => resolve(at(to))
        })
      },
    })
    await waitFor(() => expect(asked).toEqual([0]))
    await act(async () => answer())
    const line = await slider()
    for (const value of ['2', '4', '9']) fireEvent.change(line, { target: { value } })
    await waitFor(() => expect(asked).toEqual([0, 2]))
    await act(async () => answer())
    await waitFor(() => expect(asked).toEqual([0, 2, 9]))
    await act(async () => answer())
    await shows(9)
  })

  test('plays by itself at the chosen pace, and stops at the end', async () => {
    open('#/replay/r/9')
    await shows(9)
    fireEvent.change(screen.getByRole('combobox', { name: 'Pace' }), { target: { value: 'quickly' } })
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await screen.findByText('After choice 11')
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(true))
  })

  test('paused, it stays at what is shown, and a what-if there stays open, whatever was on its way', async () => {
    let answer: (() => void) | null = null
    open('#/replay/r/5', {
      'game.replay': ({ to = INPUTS }) =>
        to === 5
          ? at(to)
          : new Promise((resolve) => {
              answer = () => resolve(at(to))
            }),
    })
    await shows(5)
    fireEvent.change(screen.getByRole('combobox', { name: 'Pace' }), { target: { value: 'quickly' } })
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    // Choice 6 is another card, in a fight.
    await waitFor(() => expect(answer).not.toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    fireEvent.click(screen.getByRole('button', { name: 'What if …' }))
    await act(async () => answer?.())
    expect(screen.getByRole('dialog', { name: 'What if …' })).toBeInTheDocument()
    await shows(5)
    expect((await slider()).value).toBe('5')
  })

  test('says so if the rules differ, and offers no way to play on', async () => {
    open('#/replay/r/5', { 'game.replay': () => ({ ...at(5), decision: null, standsAt: 3 }) })
    expect(await screen.findByText(/saved at choice 3/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'What if …' })).toBeNull()
  })

  test('what if: says that it is outside the campaign, then goes to the table of the new raid', async () => {
    const branch = vi.fn(() => session(EXPLORING, ROUTE, { session: 'other', branchOf: { session: 'r', input: 5 } }))
    open('#/replay/r/5', { 'game.branch': branch })
    await shows(5)
    fireEvent.click(screen.getByRole('button', { name: 'What if …' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('outside the campaign')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Play on from here' }))
    await waitFor(() => expect(branch).toHaveBeenCalledWith({ session: 'r', to: 5 }))
    await waitFor(() => expect(location.hash).toBe('#/play/other'))
  })

  test('leads back to the previous screen', async () => {
    location.hash = '#/story/s1'
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    open('#/replay/r')
    await shows(11)
    expect(screen.getByRole('link', { name: 'Back to the story' })).toHaveAttribute('href', '#/story/s1')
  })
})

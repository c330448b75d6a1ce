import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../../app.tsx'
import { fixtureClient } from '../fixtures/client.ts'
import { ATTACK, BLOW, EXPLORING, FIGHTING, PLACEMENT, ROUTE, session } from '../fixtures/raid.ts'

// How often the large parts of the table are rendered for one answer: what is rendered twice costs a press twice.

const { counted, renders } = vi.hoisted(() => {
  const renders: Record<string, number> = {}
  /** The component itself, counted. */
  const counted =
    <P extends object>(name: string, Part: ComponentType<P>) =>
    (props: P): ReactElement => {
      renders[name] = (renders[name] ?? 0) + 1
      return createElement(Part, props)
    }
  return { counted, renders }
})

vi.mock(import('../map/maze-map.tsx'), async (real) => {
  const { MazeMap, ...rest } = await real()
  return { ...rest, MazeMap: counted('map', MazeMap) }
})
vi.mock(import('../ranks/party.tsx'), async (real) => {
  const { Party, ...rest } = await real()
  return { ...rest, Party: counted('party', Party) }
})
vi.mock(import('../ranks/arena.tsx'), async (real) => {
  const { Arena, ...rest } = await real()
  return { ...rest, Arena: counted('ranks', Arena) }
})
vi.mock(import('./card.tsx'), async (real) => {
  const { Card, ...rest } = await real()
  return { ...rest, Card: counted('card', Card) }
})
vi.mock(import('../../../chronicle/chronicle.tsx'), async (real) => {
  const { Chronicle, ...rest } = await real()
  return { ...rest, Chronicle: counted('chronicle', Chronicle) }
})

afterEach(cleanup)

/** Answers with Enter; returns how often each part was rendered until the page is at rest. */
async function afterAnswer(before: ReturnType<typeof session>, after: ReturnType<typeof session>): Promise<Record<string, number>> {
  location.hash = `#/play/${Math.random().toString(36).slice(2)}`
  render(<App client={fixtureClient({ 'game.view': () => before, 'game.choose': () => after })} />)
  await screen.findByRole('heading', { name: before.decision?.prompt ?? '' })
  await atRest()
  for (const part of Object.keys(renders)) delete renders[part]
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' })
  await screen.findByRole('heading', { name: after.decision?.prompt ?? '' })
  await atRest()
  return { ...renders }
}

async function atRest(): Promise<void> {
  let seen = -1
  await expect
    .poll(
      () => {
        const now = Object.values(renders).reduce((sum, n) => sum + n, 0)
        const isStill = now === seen
        seen = now
        return isStill
      },
      { interval: 100 },
    )
    .toBe(true)
}

/** Once when the answer is on its way, once when the next question is there. */
const ONCE_AND_AGAIN = 2

test('an answer on the map renders each part of the table twice, and nothing of a fight', async () => {
  const next = session(EXPLORING, { ...ROUTE, id: 'next' }, { revision: 8, events: [] })
  const counts = await afterAnswer(session(EXPLORING, PLACEMENT), next)
  expect(Object.keys(counts).toSorted()).toEqual(['card', 'chronicle', 'map', 'party'])
  for (const [part, count] of Object.entries(counts)) expect(count, part).toBeLessThanOrEqual(ONCE_AND_AGAIN)
})

test('a blow renders ranks, card and chronicle twice', async () => {
  const next = session(FIGHTING, { ...BLOW, id: 'next', prompt: 'And now?' }, { revision: 8, events: [ATTACK] })
  const counts = await afterAnswer(session(FIGHTING, BLOW), next)
  for (const part of ['card', 'chronicle', 'ranks']) expect(counts[part], part).toBeLessThanOrEqual(ONCE_AND_AGAIN)
})

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Client, clientOf } from '../../../../electron/contract/index.ts'
import type { Host } from '../../../../electron/host/dispatcher.ts'
import { createHost } from '../../../../electron/host/host.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { App } from '../../../app.tsx'
import { beginReady } from '../cover/ready.ts'

// A ready party at a real host.

let host: Host
let client: Client

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('citadel.settings', '{"moments":"none"}')
  host = createHost({ data: { kind: 'memory' }, version: '1', platform: 'test', report: (error) => console.error(error) })
  client = clientOf({ request: (call, input) => host.request(call, input), subscribe: (listener) => host.subscribe(listener) })
})
afterEach(async () => {
  cleanup()
  await host.close()
})

test('4.1.A one of a ready party is exchanged with one press, and the others keep their places', async () => {
  location.hash = `#/play/${await beginReady(client)}`
  render(<App client={client} />)
  const party = () => screen.getByRole('list', { name: /^The party/ })
  const names = () =>
    within(party())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  await screen.findByRole('list', { name: /^The party/ })
  const before = names()
  const [button] = within(party()).getAllByRole('button', { name: /^Change .* for another character$/ })
  const gone = button?.getAttribute('aria-label')?.replace(/^Change (.*) for another character$/, '$1')
  if (button) fireEvent.click(button)
  await waitFor(() => expect(names()).toHaveLength(6))
  await waitFor(() => expect(names()).not.toEqual(before))
  expect(names()).not.toContain(gone)
  expect(names().filter((name) => before.includes(name))).toHaveLength(5)
  expect(screen.getByRole('region', { name: 'What is the march order?' })).toBeInTheDocument()
})

test('a ready party stands before the gate, with what it brings below the question, and the way in is its great button', async () => {
  location.hash = `#/play/${await beginReady(client)}`
  render(<App client={client} />)
  expect(await screen.findByRole('img', { name: 'Six stand before the Gateway of Evil.' })).toBeInTheDocument()
  const cards = within(screen.getByRole('list', { name: /^The party/ })).getAllByRole('heading')
  expect(cards).toHaveLength(6)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['In front', 'Behind', 'Doors', 'Hellgate'])
  expect(screen.getByRole('button', { name: /^Take these places/ })).toHaveClass('btn--go')
})

test('4.1.D what they come for is changed with one press; their spells stay, and others who are thrown choose theirs for it', async () => {
  const session = await beginReady(client)
  location.hash = `#/play/${session}`
  render(<App client={client} />)
  const seen = async (of: string) => (await client.call('game.view', { session: of })).view as CitadelView
  const before = await seen(session)
  fireEvent.click(within(await screen.findByRole('group', { name: 'They come to' })).getByRole('button', { name: 'Destroy the Hellgate' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Destroy the Hellgate' })).toHaveAttribute('aria-pressed', 'true'))
  expect(await seen(session)).toEqual({ ...before, purpose: 'hellgate' })
  expect(screen.getByRole('region', { name: 'What is the march order?' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: /Roll again$/ }))
  await waitFor(() => expect(location.hash).not.toContain(session))
  expect((await seen(location.hash.slice('#/play/'.length))).purpose).toBe('hellgate')
})

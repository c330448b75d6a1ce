import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../app.tsx'
import { CAMPAIGN } from '../../games/citadel/fixtures/campaign.ts'
import { fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { EXPLORING, session } from '../../games/citadel/fixtures/raid.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const isReady = () => waitFor(() => expect(document.documentElement.dataset.ready).toBe('print'))

test('blank records have the fields of the form, as many records as go in together', async () => {
  location.hash = '#/print/blank/c1'
  const client = fixtureClient({
    'campaign.get': () => CAMPAIGN,
    'paper.form': ({ campaign }) => ({
      campaign,
      fields: [
        { id: 'name', label: 'Name', rule: '4.1.B', who: true, entry: { kind: 'text', most: 40, known: [] } },
        {
          id: 'known',
          label: 'Spells',
          rule: '4.1.B.6',
          who: false,
          entry: { kind: 'choices', of: [{ id: 'heal', label: 'Heal' }], most: 24 },
        },
      ],
    }),
  })
  render(<App client={client} />)
  await isReady()
  expect(screen.getAllByRole('article', { name: 'A blank record' })).toHaveLength(6)
  expect(screen.getAllByText('Heal')).toHaveLength(6)
  expect(screen.getAllByText('Gold marks')).toHaveLength(6)
})

test('the explored maze is a sheet for each level, and on the desktop a PDF', async () => {
  vi.stubGlobal('citadel', {})
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const print = vi.fn(() => ({ filename: 'b.pdf', mediaType: 'application/pdf', encoding: 'base64' as const, data: '' }))
  location.hash = '#/print/board/s1/12'
  render(<App client={fixtureClient({ 'game.replay': () => session(EXPLORING, null), 'paper.print': print })} />)
  await isReady()
  expect(screen.getAllByRole('img', { name: /^Level \d as explored/ }).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' }))
  await waitFor(() => expect(print).toHaveBeenCalledWith({ of: 'board', session: 's1', input: 12 }))
})

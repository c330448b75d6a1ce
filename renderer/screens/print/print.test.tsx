import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../app.tsx'
import { fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { CROWDED, homeAnswers, homeCharacter } from '../../games/citadel/fixtures/home.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a sheet opened by its address is ready when drawn, and does not print by itself', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  location.hash = '#/print/character/gwaigillion'
  render(<App client={fixtureClient(CROWDED)} />)
  await waitFor(() => expect(document.documentElement.dataset.ready).toBe('print'))
  expect(print).not.toHaveBeenCalled()
  const sheet = within(screen.getByRole('region', { name: /^Gwaigillion-Elengal/ }))
  expect(sheet.getAllByText(/^Ring of Neutralize Poison/)).toHaveLength(40)
  expect(sheet.getAllByRole('row')).toHaveLength(121)
  expect(sheet.getByText(/more often than anybody/)).toBeInTheDocument()
  expect(sheet.getByText(/^One of eight Wound Points left/)).toBeInTheDocument()
})

test('a roster prints a sheet for each', async () => {
  location.hash = '#/print/roster/c1'
  const { 'character.get': get, ...answers } = homeAnswers()
  render(
    <App
      client={fixtureClient({
        ...answers,
        'character.get': ({ character }) => ({
          ...get(),
          id: character,
          name: character === 'gwaigillion' ? get().name : `Somebody ${character}`,
        }),
      })}
    />,
  )
  await waitFor(() => expect(document.documentElement.dataset.ready).toBe('print'))
  expect(screen.getAllByRole('article')).toHaveLength(4)
  expect(screen.getByRole('article', { name: `Record of ${homeCharacter().name}` })).toBeInTheDocument()
})

test('on the desktop a sheet is saved as a PDF: there is no preview to print one from', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  vi.stubGlobal('citadel', {})
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const exported = vi.fn(() => ({ filename: 'g.pdf', mediaType: 'application/pdf', encoding: 'base64' as const, data: '' }))
  location.hash = '#/print/character/gwaigillion'
  render(<App client={fixtureClient({ ...homeAnswers(), 'character.export': exported })} />)
  const button = await screen.findByRole('button', { name: 'Save as PDF' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
  await waitFor(() => expect(exported).toHaveBeenCalledWith({ character: 'gwaigillion', format: 'pdf' }))
  expect(print).not.toHaveBeenCalled()
})

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, type LeftOut, type OutgoingFile } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { BACKUPS, OPEN } from '../../fixtures/storage.ts'
import { CAMPAIGN } from '../../games/citadel/fixtures/campaign.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const LEFT_OUT: LeftOut = [
  { kind: 'campaign', id: 'lost', name: 'The Lost Year', campaign: null, text: 'The campaign “The Lost Year” cannot be read.' },
  { kind: 'character', id: 'una', name: 'Una', campaign: CAMPAIGN.id, text: 'Una of “The Long Winter” cannot be read.' },
  { kind: 'character', id: 'bea', name: 'Bea', campaign: 'other', text: 'Bea of “Another” cannot be read.' },
  { kind: 'template', id: 'kept', name: 'Cal', campaign: null, text: 'The sheet “Cal” cannot be read.' },
]
const REPORT: OutgoingFile = { filename: 'report.json.gz', mediaType: 'application/gzip', encoding: 'base64', data: '' }

function open(place: string, answers: Answers = {}) {
  location.hash = place
  render(
    <App
      client={fixtureClient({
        'storage.status': () => OPEN,
        'storage.unreadable': () => LEFT_OUT,
        'backup.list': () => [...BACKUPS],
        'campaign.list': () => [CAMPAIGN],
        'character.list': () => [],
        'game.list': () => [],
        ...answers,
      })}
    />,
  )
  return screen.findByRole('region', { name: 'What cannot be read' })
}

const namesIn = (region: HTMLElement) => LEFT_OUT.flatMap(({ id, text }) => (within(region).queryByText(text) ? [id] : []))

test('the hall names what of its campaign cannot be read and every campaign, with the ways to a backup and a report', async () => {
  const report = vi.fn(() => REPORT)
  const region = await open(`#/hall/${CAMPAIGN.id}`, { 'report.create': report })
  await waitFor(() => expect(namesIn(region)).toEqual(['lost', 'una']))
  expect(within(region).getByRole('link', { name: 'Look at the backups' })).toHaveAttribute('href', '#/safety')
  fireEvent.click(within(region).getByRole('button', { name: 'Save a report' }))
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
})

test('the campaigns name those among them', async () => {
  expect(namesIn(await open('#/campaigns'))).toEqual(['lost'])
})

test('a hall that cannot be read leads to the campaigns, where its campaign can be exported and deleted', async () => {
  location.hash = `#/hall/${CAMPAIGN.id}`
  const spoilt = new CallError({ code: 'conflict', message: 'This part of the campaigns cannot be read.', detail: 'spoilt' })
  render(
    <App
      client={fixtureClient({
        'campaign.list': () => [CAMPAIGN],
        'character.list': () => {
          throw spoilt
        },
        'game.list': () => [],
      })}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'To the campaigns' }))
  expect(location.hash).toBe('#/campaigns')
})

test('a campaign of a game that this version does not know can be exported and deleted too', async () => {
  location.hash = `#/hall/${CAMPAIGN.id}`
  const answers: Answers = { 'campaign.list': () => [{ ...CAMPAIGN, game: 'chess' }], 'character.list': () => [], 'game.list': () => [] }
  render(<App client={fixtureClient(answers)} />)
  expect(await screen.findByText(/Among the campaigns it can be exported and deleted\./)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'To the campaigns' }))
  const card = within(await screen.findByRole('complementary'))
  for (const name of ['Export', 'Delete']) expect(card.getByRole('button', { name })).toBeEnabled()
})

test('Safety names everything', async () => {
  expect(namesIn(await open('#/safety'))).toEqual(['lost', 'una', 'bea', 'kept'])
})

const FILE: OutgoingFile = { filename: 'the-lost-year.db', mediaType: 'application/vnd.sqlite3', encoding: 'base64', data: '' }

test('a campaign that cannot be read can be exported as it stands', async () => {
  const take = vi.fn(() => FILE)
  const region = await open('#/campaigns', { 'campaign.export': take })
  fireEvent.click(within(region).getByRole('button', { name: 'Export as it stands The Lost Year' }))
  await waitFor(() => expect(take).toHaveBeenCalledWith({ campaign: 'lost', raw: true }))
})

test('a campaign that cannot be read can be deleted, and a backup still has it', async () => {
  let rows = LEFT_OUT
  const remove = vi.fn(() => {
    rows = LEFT_OUT.filter(({ id }) => id !== 'lost')
    return { campaign: 'lost', backup: '2026-03-04.delete.db' }
  })
  const region = await open('#/campaigns', { 'campaign.delete': remove, 'storage.unreadable': () => rows })
  fireEvent.click(within(region).getByRole('button', { name: 'Delete The Lost Year' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete The Lost Year?' }))
  expect(dialog.getByText(/All its rows are deleted, readable or not/)).toBeInTheDocument()
  expect(dialog.getByText(/A backup of everything is made before/)).not.toHaveTextContent('archive')
  expect(dialog.getByRole('button', { name: 'Delete it' })).toBeDisabled()
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Yes, delete this campaign' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
  expect(await screen.findByText(/The Lost Year is deleted/)).toHaveTextContent('2026-03-04.delete.db')
  expect(remove).toHaveBeenCalledWith({ campaign: 'lost' })
  expect(screen.queryByText(/“The Lost Year” cannot be read/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LeftOut, OutgoingFile } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { BACKUPS, OPEN } from '../../fixtures/storage.ts'
import { CAMPAIGN } from '../../games/citadel/fixtures/campaign.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const LEFT_OUT: LeftOut = [
  { kind: 'campaign', id: 'lost', campaign: null, text: 'The campaign “The Lost Year” cannot be read.' },
  { kind: 'character', id: 'una', campaign: CAMPAIGN.id, text: 'Una of “The Long Winter” cannot be read.' },
  { kind: 'character', id: 'bea', campaign: 'other', text: 'Bea of “Another” cannot be read.' },
  { kind: 'template', id: 'kept', campaign: null, text: 'The sheet “Cal” cannot be read.' },
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

test('Safety names everything', async () => {
  expect(namesIn(await open('#/safety'))).toEqual(['lost', 'una', 'bea', 'kept'])
})

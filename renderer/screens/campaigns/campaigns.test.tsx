import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError, type Campaign, type Client, type Input, type Output } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { NONE } from '../../fixtures/storage.ts'
import { CAMPAIGN } from '../../games/citadel/fixtures/campaign.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { CAMPAIGN_NAMES } from '../../games/citadel/hall/campaign-names.ts'

beforeEach(() => {
  location.hash = '#/campaigns'
  localStorage.clear()
})
afterEach(cleanup)

const OLD: Campaign = { ...CAMPAIGN, id: 'c0', name: 'An old one', archived: true }
const SUNS: Campaign = {
  ...CAMPAIGN,
  id: 'c2',
  name: 'Under Three Suns',
  undo: 'ironman',
  variants: ['short-hunt'],
  roster: { living: 5, dead: 2, lost: 0, retired: 1 },
  raids: { open: 1, ended: 7, abandoned: 1 },
  victories: 2,
  playedAt: '2026-03-04T12:00:00Z',
}

async function open(answers: Answers = {}, on?: Client['on']) {
  const client = fixtureClient({
    'campaign.list': () => [OLD, CAMPAIGN, SUNS],
    'storage.status': () => ({ state: 'open', kept: 'file', size: 1, version: 2, backups: NONE }),
    ...answers,
  })
  render(<App client={on === undefined ? client : { ...client, on }} />)
  await screen.findByRole('heading', { name: 'Campaigns' })
}

const card = () => within(screen.getByRole('complementary'))
const press = (name: string) => fireEvent.click(card().getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('campaigns side by side', () => {
  test('show variants, undo, the living and the fallen, raids, victories and when they were played', async () => {
    await open()
    const cells = within(screen.getByRole('row', { name: /Under Three Suns/ })).getAllByRole('cell')
    expect(cells.slice(1, 8).map((cell) => cell.textContent)).toEqual(['Citadel of Blood', 'Short hunt', 'Ironman', '5', '2', '9', '2'])
    expect(cells[8]).toHaveTextContent('2026')
    expect(within(screen.getByRole('row', { name: /The Long Winter/ })).getAllByRole('cell')[8]).toHaveTextContent(/^Never$/)
  })

  test('are chosen by a press anywhere in the row', async () => {
    await open()
    const [, , , undo] = within(screen.getByRole('row', { name: /Under Three Suns/ })).getAllByRole('cell')
    fireEvent.click(undo as Element)
    expect(screen.getByRole('region', { name: 'Under Three Suns' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Under Three Suns' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('archived ones are hidden unless asked for, and can be brought back', async () => {
    const archive = vi.fn(() => OLD)
    await open({ 'campaign.archive': archive })
    expect(screen.queryByRole('row', { name: /An old one/ })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show 1 archived' }))
    choose('An old one Archived')
    press('Bring back')
    await waitFor(() => expect(archive).toHaveBeenCalledWith({ campaign: 'c0', archived: false }))
  })

  test('the chosen one can be renamed, archived and opened', async () => {
    const rename = vi.fn(() => SUNS)
    const archive = vi.fn(() => SUNS)
    await open({ 'campaign.rename': rename, 'campaign.archive': archive, 'character.list': () => [], 'game.list': () => [] })
    choose('Under Three Suns')
    press('Rename')
    fireEvent.change(screen.getByRole('textbox', { name: 'The campaign’s name' }), { target: { value: ' Three Suns ' } })
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(rename).toHaveBeenCalledWith({ campaign: 'c2', name: 'Three Suns' }))
    press('Archive')
    await waitFor(() => expect(archive).toHaveBeenCalledWith({ campaign: 'c2', archived: true }))
    press('Open the hall')
    expect(location.hash).toBe('#/campaign/c2')
  })

  test('deleting says what is lost, is safe by default, and says which backup still has it', async () => {
    const remove = vi.fn(() => ({ campaign: 'c2', backup: '2026-03-04.delete.db' }))
    await open({ 'campaign.delete': remove })
    choose('Under Three Suns')
    press('Delete')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Under Three Suns?' }))
    expect(dialog.getByText(/8 characters with every ledger, and 9 raids/)).toBeInTheDocument()
    expect(dialog.getByText(/A backup of everything is made before/)).toBeInTheDocument()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete it' }).disabled).toBe(true)
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Yes, delete this campaign' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
    expect(await screen.findByText(/Under Three Suns is deleted/)).toBeInTheDocument()
    expect(screen.getByText(/2026-03-04\.delete\.db/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'restore it under Safety' })).toHaveAttribute('href', '#/safety')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('campaigns kept in memory cannot be recovered, and the dialog says so', async () => {
    await open({ 'storage.status': () => ({ state: 'open', kept: 'memory', size: 0, version: 2, backups: NONE }) })
    press('Delete')
    expect(await screen.findByText(/there is no backup/)).toBeInTheDocument()
  })
})

test('a new campaign is never given the name of another', async () => {
  const [free, ...taken] = CAMPAIGN_NAMES
  await open({ 'campaign.list': () => taken.map((name, i) => ({ ...CAMPAIGN, id: `c${i}`, name })) })
  choose('New campaign')
  expect(await screen.findByDisplayValue(free ?? '')).toBeInTheDocument()
})

test('a campaign with a row that cannot be read can still be exported as it stands', async () => {
  const file = { filename: 'under-three-suns.db', mediaType: 'application/vnd.sqlite3', encoding: 'base64' as const, data: '' }
  const take = vi.fn(({ raw }: { raw?: boolean }) => {
    if (raw) return file
    throw new CallError({ code: 'conflict', message: 'This part of the campaigns cannot be read.', detail: 'spoilt' })
  })
  await open({ 'campaign.export': take })
  choose('Under Three Suns')
  press('Export')
  fireEvent.click(await card().findByRole('button', { name: 'Export it as it stands' }))
  await waitFor(() => expect(take).toHaveBeenLastCalledWith({ campaign: 'c2', raw: true }))
})

describe('the books', () => {
  const verified = { campaign: 'c2', ok: true, characters: 8, entries: 812, raids: 9, balances: [], differences: [] }

  test('are right', async () => {
    await open({ 'campaign.verify': () => verified })
    press('Verify the books')
    expect(await screen.findByText(/They are correct/)).toHaveTextContent('812 entries of 8 characters and 9 raids were recalculated')
  })

  test('take their time: how far it has come is shown, and it can be stopped', async () => {
    const named = Promise.withResolvers<string>()
    const stop = vi.fn(({ work }: { work: string }) => ({ work, stopped: true }))
    let tell: (told: { work: string; done: number; total: number }) => void = () => {}
    await open(
      {
        'campaign.verify': ({ work = '' }) => {
          named.resolve(work)
          return new Promise(() => {})
        },
        'work.cancel': stop,
      },
      (event, listener) => {
        if (event === 'work.progress') tell = listener as unknown as typeof tell
        return () => {}
      },
    )
    press('Verify the books')
    const work = await named.promise
    act(() => tell({ work, done: 3, total: 12 }))
    act(() => tell({ work: 'of another page', done: 1, total: 1 }))
    expect(await screen.findByRole('progressbar')).toHaveValue(0.25)
    press('Stop')
    expect(stop).toHaveBeenCalledWith({ work })
  })

  test('are wrong: every difference is listed', async () => {
    const text = 'Una has 64 gold; her ledger says 54.'
    const differences = [{ kind: 'balance', character: 'una', session: null, text }]
    await open({ 'campaign.verify': () => ({ ...verified, ok: false, differences }) })
    press('Verify the books')
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByText(/1 difference found/)).toBeInTheDocument()
  })
})

describe('a campaign from a file', () => {
  const file = new File(['all of it'], 'winter.json')
  const CONTENTS = { name: 'Under Three Suns', game: 'citadel', characters: 8, raids: 9, writtenAt: '2026-03-05T12:00:00Z' }
  const NEW = { state: 'new', file: CONTENTS, common: null, ours: [], theirs: [], people: { ours: [], theirs: [] } } as const
  const PLAYED = {
    ...{
      number: 9,
      status: 'ended' as const,
      outcome: 'All came home.',
      startedAt: '2026-03-04T12:00:00Z',
      playedAt: '2026-03-04T13:00:00Z',
    },
    ...{ answers: 120, went: ['Una', 'Odo'], fell: ['Odo'] },
  } as const
  const shown = async (compared: Output<'campaign.compare'>, bring: (input: Input<'campaign.import'>) => Output<'campaign.import'>) => {
    await open({ 'campaign.compare': () => compared, 'campaign.import': bring, 'character.list': () => [], 'game.list': () => [] })
    fireEvent.click(screen.getByRole('button', { name: 'Import' }))
    fireEvent.change(screen.getByLabelText(/An exported campaign/), { target: { files: [file] } })
  }
  const pressOnce = async (name: string) => {
    const button = await within(await screen.findByRole('dialog')).findByRole('button', { name })
    await waitFor(() => expect(button).toBeEnabled())
    fireEvent.click(button)
  }

  test('is brought in beside the others, and opened', async () => {
    const bring = vi.fn(() => ({ campaign: SUNS, characters: 8, raids: 9 }))
    await shown(NEW, bring)
    const form = within(screen.getByRole('dialog'))
    await waitFor(() => expect(form.getByRole('button', { name: 'Import it' })).toBeEnabled())
    expect(form.queryByRole('button', { name: 'Import it as a campaign of its own' })).not.toBeInTheDocument()
    await pressOnce('Import it')
    const dialog = within(await screen.findByRole('dialog', { name: 'It is here' }))
    expect(dialog.getByText(/Under Three Suns: 8 characters and 9 raids/)).toBeInTheDocument()
    expect(bring).toHaveBeenCalledWith({ data: btoa('all of it'), work: expect.any(String) })
    fireEvent.click(dialog.getByRole('button', { name: 'Open the hall' }))
    expect(location.hash).toBe('#/campaign/c2')
  })

  test('that is further on replaces what is here in one press', async () => {
    const bring = vi.fn(() => ({ campaign: SUNS, characters: 8, raids: 9, backup: 'b.db' }))
    await shown({ ...NEW, state: 'ahead', campaign: 'c2', theirs: [PLAYED] }, bring)
    expect(await screen.findByRole('region', { name: 'In the file' })).toHaveTextContent(
      /Raid 9.*All came home\. Went: Una, Odo\. Fell or was lost: Odo\./,
    )
    await pressOnce('Bring it up to date')
    expect(await screen.findByRole('dialog', { name: 'It is up to date' })).toHaveTextContent('in the backup b.db')
    expect(bring).toHaveBeenCalledWith({ data: btoa('all of it'), replace: 'c2', work: expect.any(String) })
  })

  test('that is the same or earlier changes nothing', async () => {
    const bring = vi.fn()
    await shown({ ...NEW, state: 'behind', campaign: 'c2', ours: [PLAYED] }, bring)
    expect(await screen.findByRole('region', { name: 'Here' })).toHaveTextContent('Raid 9')
    await pressOnce('Open the hall')
    expect(location.hash).toBe('#/campaign/c2')
    expect(bring).not.toHaveBeenCalled()
  })

  test.each([
    ['Keep both', {}],
    ['Take the file', { replace: 'c2', forked: true }],
  ] as const)('that both have played on is shown side by side: %s', async (choice, wish) => {
    const bring = vi.fn(() => ({ campaign: SUNS, characters: 8, raids: 9 }))
    await shown({ ...NEW, state: 'forked', campaign: 'c2', ours: [PLAYED], theirs: [{ ...PLAYED, number: 10 }] }, bring)
    expect(await screen.findByRole('region', { name: 'Here' })).toHaveTextContent('Raid 9')
    expect(screen.getByRole('region', { name: 'In the file' })).toHaveTextContent('Raid 10')
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(choice) }))
    await pressOnce(choice)
    await waitFor(() => expect(bring).toHaveBeenCalledWith({ data: btoa('all of it'), ...wish, work: expect.any(String) }))
  })

  test('that cannot be read is refused with a reason', async () => {
    await open({
      'campaign.compare': () => {
        throw new Error('That is no campaign of ours.')
      },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Import' }))
    fireEvent.change(screen.getByLabelText(/An exported campaign/), { target: { files: [file] } })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^That is no campaign of ours\.$/)
    expect(screen.getByRole('button', { name: 'Import it' })).toBeDisabled()
  })
})

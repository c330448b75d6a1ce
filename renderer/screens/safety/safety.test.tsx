import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Client, EventData, EventName, StorageStatus } from '../../../electron/contract/index.ts'
import { STORAGE_KINDS } from '../../../electron/contract/index.ts'
import { App } from '../../app.tsx'
import { BACKUPS, DAMAGED, NONE, OPEN } from '../../fixtures/storage.ts'
import { ago } from '../../frame/when.ts'
import { CAMPAIGN } from '../../games/citadel/fixtures/campaign.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { contentsInWords } from './backups.tsx'
import { sizeOf } from './size.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/safety'
})
afterEach(cleanup)

/** A host that can also send events. */
function open(answers: Answers = {}) {
  const listeners = new Map<string, ((data: never) => void)[]>()
  const client = fixtureClient({
    'storage.status': () => OPEN,
    'backup.list': () => [...BACKUPS],
    'campaign.list': () => [],
    'game.list': () => [],
    ...answers,
  })
  const on: Client['on'] = (event, listener) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener as (data: never) => void])
    return () => {}
  }
  render(<App client={{ ...client, on }} />)
  return {
    tell<E extends EventName>(event: E, data: EventData<E>) {
      for (const listener of listeners.get(event) ?? []) listener(data as never)
    },
  }
}

const oneOf = (word: 'Verify' | 'Restore', n: number) =>
  screen.findAllByRole('button', { name: new RegExp(`^${word} the backup`) }).then((all) => all[n] as HTMLElement)

describe('backups', () => {
  test('are listed with their age, their reason and their size, and a new one can be made', async () => {
    const create = vi.fn(() => BACKUPS[0] as (typeof BACKUPS)[number])
    open({ 'backup.create': create })
    const list = within(await screen.findByRole('list', { name: 'Backups, the newest first' })).getAllByRole('listitem')
    expect(list[0]).toHaveTextContent('Made by hand, 1.2 MB')
    expect(list[2]).toHaveTextContent('Before a new format, 800 KB')
    fireEvent.click(screen.getByRole('button', { name: 'Make a backup now' }))
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
  })

  test('are read through, with a report of their content or of what is wrong', async () => {
    open({
      'backup.verify': ({ backup }) =>
        backup === BACKUPS[0]?.backup
          ? { backup, ok: true, problems: [], campaigns: [{ name: 'Winter', characters: 12, raids: 1 }] }
          : { backup, ok: false, problems: ['A page of it cannot be read.'], campaigns: [] },
    })
    fireEvent.click(await oneOf('Verify', 0))
    await screen.findByText(/1 campaign: Winter with 12 characters and 1 game\./)
    fireEvent.click(await oneOf('Verify', 1))
    await screen.findByText('A page of it cannot be read.')
  })

  test('are handed out as files, to be kept on another disk', async () => {
    // happy-dom would go to the address of the file.
    const offered = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    onTestFinished(() => offered.mockRestore())
    const take = vi.fn(({ backup }: { backup: string }) => ({
      ...{ filename: backup, mediaType: 'application/vnd.sqlite3', encoding: 'base64' as const, data: btoa('all of it') },
    }))
    open({ 'backup.export': take })
    const [first] = await screen.findAllByRole('button', { name: /^Save a copy of the backup/ })
    fireEvent.click(first as HTMLElement)
    await waitFor(() => expect(take).toHaveBeenCalledWith({ backup: BACKUPS[0]?.backup }))
    await waitFor(() => expect(offered).toHaveBeenCalledOnce())
  })

  test('are restored only after a confirmation whose default leaves everything as it is', async () => {
    const restore = vi.fn(() => ({ backup: 'x', aside: 'y' }))
    open({ 'backup.restore': restore })
    fireEvent.click(await oneOf('Restore', 1))
    const dialog = within(screen.getByRole('dialog', { name: 'Go back to this backup?' }))
    expect(dialog.getByText(/saved first/)).toBeInTheDocument()
    fireEvent.click(dialog.getByRole('button', { name: 'Leave everything as it is' }))
    expect(restore).not.toHaveBeenCalled()
    fireEvent.click(await oneOf('Restore', 1))
    fireEvent.click(screen.getByRole('button', { name: 'Restore it' }))
    await waitFor(() => expect(restore).toHaveBeenCalledWith({ backup: BACKUPS[1]?.backup, work: expect.any(String) }))
    await waitFor(() => expect(location.hash).toBe('#/'))
  })

  test('take their time to be restored: how far it has come is shown, and it can be stopped', async () => {
    const named = Promise.withResolvers<string>()
    const stop = vi.fn(({ work }: { work: string }) => ({ work, stopped: true }))
    const host = open({
      'backup.restore': ({ work = '' }) => {
        named.resolve(work)
        return new Promise(() => {})
      },
      'work.cancel': stop,
    })
    fireEvent.click(await oneOf('Restore', 1))
    const dialog = within(screen.getByRole('dialog', { name: 'Go back to this backup?' }))
    expect(dialog.queryByRole('progressbar')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Restore it' }))
    const work = await named.promise
    act(() => host.tell('work.progress', { work, done: 0.4, total: 1 }))
    expect(await dialog.findByRole('progressbar')).toHaveValue(0.4)
    fireEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    expect(stop).toHaveBeenCalledWith({ work })
  })

  test('in memory there are none, and the page says so', async () => {
    open({ 'storage.status': () => ({ state: 'open', kept: 'memory', size: 9000, version: 2, backups: NONE }), 'backup.list': () => [] })
    await screen.findByText(/kept in memory only/)
    expect(screen.queryByRole('button', { name: 'Make a backup now' })).toBeNull()
  })
})

describe('when no backup can be made', () => {
  const unmade: StorageStatus = { ...OPEN, backups: { ...OPEN.backups, failed: 'The disk is full.' } }

  test('every screen says so until one succeeds', async () => {
    let state: StorageStatus = OPEN
    const create = vi.fn(() => BACKUPS[0] as (typeof BACKUPS)[number])
    const host = open({ 'storage.status': () => state, 'backup.create': create })
    await screen.findByRole('heading', { name: 'Every choice is kept' })
    expect(screen.queryByRole('alert')).toBeNull()
    state = unmade
    host.tell('backup.changed', {})
    const strip = within(await screen.findByRole('alert'))
    expect(strip.getByText(/The disk is full\./)).toBeInTheDocument()
    fireEvent.click(strip.getByRole('button', { name: 'Make one now' }))
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
    expect(screen.getByRole('alert')).toBeInTheDocument()
    state = OPEN
    host.tell('backup.changed', {})
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('the hall shows how old the newest good one is', async () => {
    location.hash = '#/'
    let state: StorageStatus = { ...OPEN, backups: { newest: new Date(Date.now() - 7_300_000).toISOString(), failed: null } }
    const host = open({
      'campaign.list': () => [CAMPAIGN],
      'character.list': () => [],
      'game.list': () => [],
      'storage.status': () => state,
    })
    expect(await screen.findByRole('link', { name: 'Newest backup: 2 hours ago' })).toHaveAttribute('href', '#/safety')
    state = { ...OPEN, backups: NONE }
    host.tell('backup.changed', {})
    await screen.findByRole('link', { name: 'No backup yet' })
  })
})

describe('when the campaigns cannot be used', () => {
  test.each(STORAGE_KINDS)('from the start (%s), the page says what happened, what is safe and what to do', async (kind) => {
    open({ 'storage.status': () => ({ ...DAMAGED, kind, restorable: kind === 'damaged' }) })
    const card = within(await screen.findByRole('alert'))
    expect(card.getByRole('heading')).not.toBeEmptyDOMElement()
    expect(card.getByText(DAMAGED.happened)).toBeInTheDocument()
    expect(card.getByText(DAMAGED.safe)).toBeInTheDocument()
    expect(card.getByText(DAMAGED.todo[0] ?? '')).toBeInTheDocument()
    if (kind === 'damaged') expect(await screen.findByRole('list', { name: /^Backups/ })).toBeInTheDocument()
    else expect(screen.queryByRole('list', { name: /^Backups/ })).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('trying again opens the app as soon as they can be used, and says so while they cannot', async () => {
    let state: StorageStatus = DAMAGED
    open({ 'storage.status': () => state, 'storage.retry': () => state })
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText(/without success/)
    state = OPEN
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Every choice is kept' })
  })

  test('during play, a dialog says so over the same place, can be dismissed, and closes when all is well', async () => {
    let state: StorageStatus = OPEN
    const host = open({ 'storage.status': () => state, 'storage.retry': () => state })
    await screen.findByRole('heading', { name: 'Every choice is kept' })
    state = { ...DAMAGED, kind: 'full', restorable: false }
    host.tell('storage.failed', { kind: 'full' })
    const dialog = within(await screen.findByRole('dialog', { name: 'The disk is full' }))
    expect(screen.getByRole('region', { name: 'Backups' })).toBeInTheDocument()
    fireEvent.click(dialog.getByRole('button', { name: 'Continue without writing' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const strip = within(screen.getByRole('alert'))
    state = OPEN
    fireEvent.click(strip.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByRole('heading', { name: 'Every choice is kept' })).toBeInTheDocument()
  })

  test('what changed elsewhere is fetched again', async () => {
    const list = vi.fn(() => [...BACKUPS])
    const host = open({ 'backup.list': list })
    await screen.findByRole('list', { name: 'Backups, the newest first' })
    host.tell('storage.changed', { state: 'open' })
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
    host.tell('campaign.changed', { campaign: 'c1' })
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3))
  })

  test('a report is one press away, and a refusal is shown', async () => {
    open({ 'storage.status': () => DAMAGED })
    fireEvent.click(await screen.findByRole('button', { name: 'Save a report' }))
    await screen.findByText(/no answer to report.create/)
  })
})

describe('a page that the desktop app has brought back', () => {
  const arriveAt = (address: string) => {
    history.replaceState(null, '', address)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }
  afterEach(() => history.replaceState(null, '', '/'))

  test.each([
    ['ended', 'The page had stopped.'],
    ['hung', 'The page had stopped answering.'],
  ])('says so where it stands (%s), until it is read', async (how, sentence) => {
    arriveAt(`/?returned=${how}#/safety`)
    open()
    const strip = (await screen.findByText(sentence)).closest('section')
    expect(strip).toHaveTextContent('Every answered choice is kept.')
    fireEvent.click(within(strip ?? document.body).getByRole('button', { name: 'All right' }))
    expect(screen.queryByText(sentence)).toBeNull()
    expect([location.search, location.hash]).toEqual(['', '#/safety'])
  })

  test.each(['', '?returned=', '?returned=<b>', '?other=ended'])('says nothing at %j', async (search) => {
    arriveAt(`/${search}#/safety`)
    open()
    await screen.findByRole('heading', { name: 'Every choice is kept' })
    expect(screen.queryByText(/brought it back/)).toBeNull()
  })
})

test('ages are words', () => {
  const now = Date.parse('2026-06-02T12:00:00Z')
  const of = (time: string) => ago(time, now)
  expect([
    of('2026-06-02T11:59:40Z'),
    of('2026-06-02T11:00:00Z'),
    of('2026-06-01T11:00:00Z'),
    of('2026-05-10T00:00:00Z'),
    of('2027-01-01T00:00:00Z'),
  ]).toEqual(['just now', '1 hour ago', 'yesterday', '3 weeks ago', 'just now'])
})

test('sizes and contents are words', () => {
  expect([sizeOf(0), sizeOf(999), sizeOf(1_243_000), sizeOf(64_000_000)]).toEqual(['0 bytes', '999 bytes', '1.24 MB', '64 MB'])
  expect(contentsInWords([])).toBe('There is no campaign in it.')
})

test('what the weekly check found is told under the state, with its date', async () => {
  const problems = ['Autumn: a sum is off.', 'Winter: a sum is off.', 'The newest backup: it is damaged.', 'One more.']
  open({ 'check.status': () => ({ at: '2026-06-01T10:00:00Z', campaigns: 2, problems }) })
  const state = within(await screen.findByRole('region', { name: 'Every choice is kept' }))
  expect(await state.findByText(/: 4 problems$/)).toBeVisible()
  expect(problems.map((text) => state.queryByText(text) !== null)).toEqual([true, true, true, false])
})

describe('a second copy', () => {
  const COPY = { folder: null, newest: null, failed: null, sameDisk: false, synchronised: null } as const

  test('goes to the folder that is named', async () => {
    const choose = vi.fn(({ folder }: { folder: string }) => ({ ...COPY, folder }))
    open({ 'copy.status': () => COPY, 'copy.choose': choose })
    const copy = within(await screen.findByRole('region', { name: 'A second copy' }))
    expect(copy.getByRole('button', { name: 'Copy there' })).toBeDisabled()
    fireEvent.change(copy.getByRole('textbox', { name: 'Path of the folder' }), { target: { value: ' /media/stick ' } })
    fireEvent.click(copy.getByRole('button', { name: 'Copy there' }))
    await waitFor(() => expect(choose).toHaveBeenCalledWith({ folder: '/media/stick' }))
  })

  test('goes to the folder that is chosen in the desktop app’s dialog; cancelled, nothing changes', async () => {
    vi.stubGlobal('citadel', {})
    const choose = vi.fn(({ folder }: { folder: string }) => ({ ...COPY, folder }))
    const folders = [null, '/media/stick']
    open({ 'copy.status': () => COPY, 'copy.choose': choose, 'app.folder': () => ({ folder: folders.shift() ?? null }) })
    const copy = within(await screen.findByRole('region', { name: 'A second copy' }))
    expect(copy.queryByRole('textbox')).toBeNull()
    const button = copy.getByRole('button', { name: 'Choose folder…' })
    fireEvent.click(button)
    await waitFor(() => expect(folders).toHaveLength(1))
    await waitFor(() => expect(button).toBeEnabled())
    expect(choose).not.toHaveBeenCalled()
    fireEvent.click(button)
    await waitFor(() => expect(choose).toHaveBeenCalledWith({ folder: '/media/stick' }))
    vi.unstubAllGlobals()
  })

  test('says how old it is, why it failed, and what it does not help against', async () => {
    open({
      'copy.status': () => ({
        ...{ folder: '/media/stick', newest: { at: '2026-06-01T10:00:00Z', size: 1_200_000 }, sameDisk: true, synchronised: 'Dropbox' },
        failed: { at: '2026-06-02T10:00:00Z', why: 'The disk that holds the copies is full.' },
      }),
    })
    const copy = await screen.findByRole('region', { name: 'A second copy' })
    expect(copy).toHaveTextContent(/Every backup is copied to \/media\/stick\. ?Newest copy: .*, 1\.2 MB\./)
    expect(copy).toHaveTextContent('on the same disk as the campaigns')
    expect(copy).toHaveTextContent('The disk that holds the copies is full.')
    expect(copy).toHaveTextContent('in a folder of Dropbox')
  })
})

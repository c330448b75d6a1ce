import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gameWithCampaigns, kindToRecruit } from '../games.ts'
import { HEADLESS } from '../test-hosts.ts'
import { type Talk, talkTo } from './talk.ts'

// What a host does with a folder of campaigns, one function a kind of work; what it has answered on the way; and the check that all of it is there.

/** Recruits and purchases are those of Citadel, the first game with campaigns; the guarantee holds for any game. */
const GAME = gameWithCampaigns()

/** Everything answered so far. The numbers only grow, except by a restore. */
export interface Known {
  /** Campaigns, with their least number of characters. */
  readonly campaigns: Map<string, number>
  /** Sessions, with the revision they had reached. */
  readonly sessions: Map<string, number>
  /** Ledgers of characters: entries that were read, which never change, and the least number of entries. */
  readonly ledgers: Map<string, { readonly entries: readonly string[]; readonly least: number }>
  /** Names of campaigns and notes about characters, by id: each ends with a number, which only grows. */
  readonly words: Map<string, number>
}

/** What is known about a folder and its backups. */
export interface Books {
  now: Known
  /** After a restore that was requested and not answered, this may be true instead. */
  other: Known | null
  /** Campaigns whose deletion was answered. */
  readonly gone: Set<string>
  readonly backups: Map<string, Known>
  /** What the page has kept, by key: texts that end with a number, which only grows. */
  readonly page: Map<string, number>
  /** The folder that was chosen for the second copy, and a backup that lay there then. */
  copied: { readonly folder: string; readonly backup: string } | null
}

interface Row {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly session: string | null
}
interface View {
  readonly session: string
  readonly revision: number
  readonly decision: object | null
  readonly canUndo: boolean
}
export interface Home {
  readonly folder: string
  readonly campaign: string
  /** The host at work on it, started after the last kill. */
  talk: Talk
  /** An initiate's record, rich in experience and gold. */
  readonly record: string
  readonly books: Books
  /** Counts names, so that each is new. */
  n: number
  /** Calls answered since the last kill. */
  answered: number
}

export type Work = (talk: Talk, home: Home) => Promise<void>

export function booksOfNothing(): Books {
  const now = { campaigns: new Map(), sessions: new Map(), ledgers: new Map(), words: new Map() }
  return { now, other: null, gone: new Set(), backups: new Map(), page: new Map(), copied: null }
}

export const copyOf = ({ campaigns, sessions, ledgers, words }: Known): Known => ({
  campaigns: new Map(campaigns),
  sessions: new Map(sessions),
  ledgers: new Map(ledgers),
  words: new Map(words),
})

// ---------------------------------------------------------------- the work until the kill

export const WORKS: Readonly<Record<string, Work>> = {
  async raid({ call }, { campaign, books }) {
    let raid = await raidOf(call, campaign, books)
    while (raid.decision !== null) {
      raid = await call<View>('game.auto', { session: raid.session, bot: 'sensible', until: 'end', limit: 1 })
      books.now.sessions.set(raid.session, raid.revision)
    }
  },
  async buy({ call }, { campaign, books }) {
    for (const { id: character } of await atHome(call, campaign)) {
      const prices = await call<readonly { increase: string; allowed: boolean }[]>('character.prices', { character })
      for (const { increase } of prices.filter(({ allowed }) => allowed).slice(0, 4)) {
        await call('character.advance', { character, increase })
        await posted(call, character, books)
      }
    }
  },
  async unbuy({ call }, { campaign, books }) {
    for (const { id: character } of await atHome(call, campaign)) {
      const { purchase } = await call<{ purchase: object | null }>('character.get', { character })
      if (purchase === null) continue
      await call('character.undo', { character })
      await posted(call, character, books)
    }
  },
  async undo({ call }, { campaign, books }) {
    let raid = await raidOf(call, campaign, books)
    const step = async (method: string, params: object = {}) => {
      raid = await call<View>(method, { session: raid.session, revision: raid.revision, ...params })
      books.now.sessions.set(raid.session, raid.revision)
    }
    const auto = { bot: 'sensible', until: 'end', limit: 1 }
    for (let i = 0; i < 10 && raid.decision !== null; i++) {
      raid = await call<View>('game.auto', { session: raid.session, ...auto })
      books.now.sessions.set(raid.session, raid.revision)
      if (!raid.canUndo) continue
      await step('game.undo')
      if (i % 2 === 0) await step('game.redo')
    }
  },
  async abandon({ call }, { campaign, books }) {
    const { session } = await raidOf(call, campaign, books)
    const given = await call<View>('game.abandon', { session })
    books.now.sessions.set(session, given.revision)
  },
  async recruit({ call }, { campaign, books }) {
    const { id } = await call<Row>('character.recruit', { campaign, kind: kindToRecruit() })
    books.now.campaigns.set(campaign, (books.now.campaigns.get(campaign) ?? 0) + 1)
    const entries = await ledger(call, id)
    books.now.ledgers.set(id, { entries, least: entries.length })
  },
  async retire({ call }, { campaign }) {
    for (const { id: character } of await atHome(call, campaign)) {
      await call('character.retire', { character })
      await call('character.retire', { character, retired: false })
    }
  },
  async note({ call }, home) {
    for (const { id: character } of await atHome(call, home.campaign)) {
      home.n += 1
      await call('character.note', { character, note: `Seen ${home.n}` })
      home.books.now.words.set(character, home.n)
    }
  },
  async rename({ call }, home) {
    const { campaign, books } = home
    home.n += 1
    await call('campaign.rename', { campaign, name: `The long road ${home.n}` })
    books.now.words.set(campaign, home.n)
    await call('campaign.archive', { campaign })
    await call('campaign.archive', { campaign, archived: false })
  },
  async record({ call }, home) {
    for (let i = 0; i < 5; i++) await enter(call, home)
  },
  async campaign({ call }, { campaign, books }) {
    const { data } = await call<{ data: string }>('campaign.export', { campaign })
    const made = await call<{ campaign: Row; characters: number }>('campaign.import', { data })
    books.now.campaigns.set(made.campaign.id, made.characters)
  },
  async upload({ call }, { campaign, books }) {
    const { data } = await call<{ data: string }>('campaign.export', { campaign })
    const { upload } = await call<{ upload: string }>('upload.begin', { size: Buffer.from(data, 'base64').length })
    // In pieces of whole bytes.
    for (let at = 0; at < data.length; at += 4000) await call('upload.add', { upload, piece: data.slice(at, at + 4000) })
    const made = await call<{ campaign: Row; characters: number }>('campaign.import', { upload })
    books.now.campaigns.set(made.campaign.id, made.characters)
  },
  async page({ call }, home) {
    for (const key of ['settings', 'draft', 'settings']) {
      home.n += 1
      const { kept } = await call<{ kept: boolean }>('page.keep', { key: `citadel.${key}`, text: `As it was at ${home.n}` })
      if (kept) home.books.page.set(`citadel.${key}`, home.n)
    }
  },
  async copy({ call }, { folder, books }) {
    const to = copiesOf(folder)
    mkdirSync(to, { recursive: true })
    const { backup } = await call<{ backup: string }>('backup.create')
    books.backups.set(backup, copyOf(books.now))
    const { failed } = await call<{ failed: object | null }>('copy.choose', { folder: to })
    if (failed === null) books.copied = { folder: to, backup }
  },
  async deletion({ call }, { campaign, books }) {
    const { id } = await call<Row>('campaign.create', { name: 'Not for long', game: GAME })
    for (const one of [...books.now.campaigns.keys(), id]) {
      if (one === campaign) continue
      // From the request on, nothing is promised about it.
      books.now.campaigns.delete(one)
      await call('campaign.delete', { campaign: one })
      books.gone.add(one)
    }
  },
  async backup({ call }, { books }) {
    for (let i = 0; i < 3; i++) {
      const { backup } = await call<{ backup: string }>('backup.create')
      books.backups.set(backup, copyOf(books.now))
    }
  },
  async restore({ call }, { books }) {
    if (books.backups.size === 0) await WORKS.backup?.({ call } as Talk, { books } as Home)
    for (const [backup, known] of [...books.backups].slice(-3)) {
      const before = copyOf(books.now)
      books.other = copyOf(known)
      const { aside } = await call<{ aside: string | null }>('backup.restore', { backup })
      if (aside !== null) books.backups.set(aside, before)
      books.now = copyOf(known)
      books.other = null
      books.gone.clear()
    }
  },
}

export type Call = Talk['call']

/** Where the second copies of that folder go. */
export const copiesOf = (folder: string): string => `${folder}-copies`

async function atHome(call: Call, campaign: string): Promise<readonly Row[]> {
  const roster = await call<readonly Row[]>('character.list', { campaign })
  return roster.filter(({ status, session }) => status === 'living' && session === null)
}

async function ledger(call: Call, character: string): Promise<readonly string[]> {
  const rows = await call<readonly object[]>('character.ledger', { character })
  return rows.map((row) => JSON.stringify(row))
}

/** Notes a new entry in that ledger, counted from the answer and not from the next reading. */
async function posted(call: Call, character: string, { now: { ledgers } }: Books): Promise<void> {
  const { entries, least } = ledgers.get(character) ?? { entries: [], least: 0 }
  ledgers.set(character, { entries, least: least + 1 })
  const rows = await ledger(call, character)
  ledgers.set(character, { entries: rows, least: rows.length })
}

/** The open game, or a new one. */
async function raidOf(call: Call, campaign: string, books: Books): Promise<View> {
  const open = [...books.now.sessions.keys()].at(-1)
  const view = open === undefined ? null : await call<View>('game.view', { session: open })
  return view?.decision ? view : start(call, campaign, books)
}

async function start(call: Call, campaign: string, books: Books): Promise<View> {
  const party = (await atHome(call, campaign)).slice(0, 3)
  const raid = await call<View>('game.start', { game: GAME, campaign, party: party.map(({ id }) => id) })
  books.now.sessions.set(raid.session, raid.revision)
  return raid
}

/** A new character, from a record. */
async function enter(call: Call, home: Home): Promise<void> {
  const { campaign, books } = home
  home.n += 1
  const record = JSON.parse(home.record)
  for (const sheet of [record.character.sheet, record.character.origin])
    Object.assign(sheet, { id: `una-${home.n}`, name: `Una ${home.n}` })
  const { id } = await call<Row>('character.import', { campaign, data: JSON.stringify(record) })
  books.now.campaigns.set(campaign, (books.now.campaigns.get(campaign) ?? 0) + 1)
  await posted(call, id, books)
}

// ---------------------------------------------------------------- a starting folder

export async function prepareFolder(folder: string): Promise<Home> {
  const talk = talkTo(HEADLESS, folder)
  const { call } = talk
  const { id: school } = await call<Row>('campaign.create', { name: 'School', game: GAME })
  const una = { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds', spells: [] }
  const { id: pupil } = await call<Row>('character.recruit', { campaign: school, kind: 'initiate', ...una }).catch(() =>
    call<Row>('character.recruit', { campaign: school, kind: 'initiate', ...una, spells: undefined }),
  )
  const { data } = await call<{ data: string }>('character.export', { character: pupil, format: 'json' })
  const { id: campaign } = await call<Row>('campaign.create', { name: 'The long road', game: GAME, undo: 'teaching' })
  const books = booksOfNothing()
  books.now.campaigns.set(school, 1).set(campaign, 0)
  const home: Home = { folder, campaign, talk, record: rich(data), books, n: 0, answered: 0 }
  for (let i = 0; i < 4; i++) await enter(call, home)
  return home
}

/** The same record with a fortune in two last entries. */
function rich(data: string): string {
  const record = JSON.parse(data)
  const { character } = record
  const last = character.ledger.at(-1) ?? { experience: 0, gold: 0, jewels: 0, exits: 0 }
  const entry = { raid: null, turn: null, subject: '', rule: '', reason: 'imported', text: '', reverses: null, at: record.writtenAt }
  const sums = { experience: last.experience, gold: last.gold, jewels: last.jewels, exits: last.exits }
  for (const unit of ['experience', 'gold'] as const) {
    sums[unit] += 5000
    character.ledger.push({ ...entry, n: character.ledger.length + 1, unit, amount: 5000, ...sums })
  }
  character.balances = { ...character.balances, experience: sums.experience, gold: sums.gold }
  return JSON.stringify(record)
}

// ---------------------------------------------------------------- checks

/**
 * What is wrong with a folder after its host's end; empty if nothing is.
 * @param isReplayed whether every game is played again and backups are read too, which takes longest
 */
export async function examine({ call }: Pick<Talk, 'call'>, books: Books, isReplayed = true): Promise<readonly string[]> {
  const status = await call<{ state: string; kind?: string }>('storage.status')
  if (status.state !== 'open') return [`the file does not open: ${status.kind}`]
  const wrong: string[] = []
  const campaigns = await call<readonly Row[]>('campaign.list')
  for (const { id, name } of isReplayed ? campaigns : []) {
    const { differences } = await call<{ differences: readonly { text: string }[] }>('campaign.verify', { campaign: id })
    wrong.push(...differences.map(({ text }) => `${name}: ${text}`))
  }
  const lost = await missing(call, campaigns, books.now)
  const other = books.other === null ? lost : await missing(call, campaigns, books.other)
  if (lost.length > 0 && other.length > 0) wrong.push(...lost)
  if (lost.length > 0 && other.length === 0 && books.other !== null) books.now = books.other
  books.other = null
  wrong.push(...campaigns.filter(({ id }) => books.gone.has(id)).map(({ name }) => `${name} was deleted and has returned`))
  const listed = await call<readonly { backup: string; reason: string }[]>('backup.list')
  for (const backup of books.backups.keys()) if (!listed.some((one) => one.backup === backup)) wrong.push(`the backup ${backup} is gone`)
  if (books.page.size > 0) {
    const kept = await call<Readonly<Record<string, string>>>('page.recall')
    for (const [key, least] of books.page)
      if (numberAtEnd(kept[key] ?? '') < least) wrong.push(`the page had kept ${least} as ${key}, and has ${kept[key]}`)
  }
  if (books.copied !== null) {
    const { folder } = await call<{ folder: string | null }>('copy.status')
    if (folder !== books.copied.folder) wrong.push('the folder of the second copies is forgotten')
    if (!copiesIn(books.copied.folder).some((file) => basename(file) === books.copied?.backup)) wrong.push('the second copy is gone')
  }
  for (const { backup } of isReplayed ? listed.slice(0, 3) : []) {
    const { ok, problems } = await call<{ ok: boolean; problems: readonly string[] }>('backup.verify', { backup })
    if (!ok) wrong.push(`the backup ${backup}: ${problems.join(' ')}`)
  }
  return wrong
}

/** The second copies in that folder. */
export function copiesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => file.endsWith('.db'))
}

async function missing(call: Call, campaigns: readonly Row[], known: Known): Promise<readonly string[]> {
  const lost: string[] = []
  for (const [id, least] of known.campaigns) {
    const found = campaigns.some((one) => one.id === id)
    const count = found ? (await call<readonly Row[]>('character.list', { campaign: id })).length : -1
    if (count < least) lost.push(`a campaign with ${least} characters has ${count}`)
  }
  for (const [session, revision] of known.sessions) {
    const view = await call<View>('game.view', { session }).catch(() => null)
    if ((view?.revision ?? -1) < revision) lost.push(`a raid that had reached ${revision} is at ${view?.revision ?? 'nothing'}`)
  }
  for (const [character, { entries, least }] of known.ledgers) {
    const found = await ledger(call, character).catch(() => [])
    if (found.length < least) lost.push(`a ledger of ${least} entries has ${found.length}`)
    if (entries.some((entry, n) => found[n] !== entry)) lost.push('a ledger has changed entries')
  }
  for (const [id, least] of known.words) {
    const campaign = campaigns.find((one) => one.id === id)
    const text = campaign?.name ?? (await call<{ note: string }>('character.get', { character: id }).catch(() => ({ note: '' }))).note
    const found = numberAtEnd(text)
    if (found < least) lost.push(`a name or note that had reached ${least} is at ${found}`)
  }
  return lost
}

function numberAtEnd(text: string): number {
  return Number(/\d+$/.exec(text)?.[0] ?? 0)
}

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { gameWithCampaigns, kindToRecruit } from '../games.ts'
import { HEADLESS } from '../test-hosts.ts'
import { chanceOf } from './chance.ts'
import { Gone, type Talk, talkTo } from './talk.ts'

// npm run endure -- kill [--kills 273] [--seed name]
// A headless host on a real folder plays, undoes, buys, recruits, imports, deletes, makes and restores backups, migrates, and
// is killed (SIGKILL) at random moments of fifteen kinds of work. After each kill the file must open, its books must add up, and everything answered must be there.

const root = resolve(import.meta.dirname, '../..')
/** Recruits and purchases are those of Citadel, the first game with campaigns; the guarantee holds for any game. */
const GAME = gameWithCampaigns()

/** Everything answered so far. The numbers only grow, except by a restore. */
interface Known {
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
interface Books {
  now: Known
  /** After a restore that was requested and not answered, this may be true instead. */
  other: Known | null
  /** Campaigns whose deletion was answered. */
  readonly gone: Set<string>
  readonly backups: Map<string, Known>
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
interface Home {
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

type Work = (talk: Talk, home: Home) => Promise<void>

const copyOf = ({ campaigns, sessions, ledgers, words }: Known): Known => ({
  campaigns: new Map(campaigns),
  sessions: new Map(sessions),
  ledgers: new Map(ledgers),
  words: new Map(words),
})

// ---------------------------------------------------------------- the work until the kill

const WORKS: Readonly<Record<string, Work>> = {
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

type Call = Talk['call']

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

async function prepareFolder(folder: string): Promise<Home> {
  const talk = talkTo(HEADLESS, folder)
  const { call } = talk
  const { id: school } = await call<Row>('campaign.create', { name: 'School', game: GAME })
  const una = { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds', spells: [] }
  const { id: pupil } = await call<Row>('character.recruit', { campaign: school, kind: 'initiate', ...una }).catch(() =>
    call<Row>('character.recruit', { campaign: school, kind: 'initiate', ...una, spells: undefined }),
  )
  const { data } = await call<{ data: string }>('character.export', { character: pupil, format: 'json' })
  const { id: campaign } = await call<Row>('campaign.create', { name: 'The long road', game: GAME, undo: 'teaching' })
  const books: Books = {
    now: {
      campaigns: new Map([
        [school, 1],
        [campaign, 0],
      ]),
      sessions: new Map(),
      ledgers: new Map(),
      words: new Map(),
    },
    other: null,
    gone: new Set(),
    backups: new Map(),
  }
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

/** What is wrong with the folder after a kill; empty if nothing is. */
async function examine({ call }: Talk, books: Books): Promise<readonly string[]> {
  const status = await call<{ state: string; kind?: string }>('storage.status')
  if (status.state !== 'open') return [`the file does not open: ${status.kind}`]
  const wrong: string[] = []
  const campaigns = await call<readonly Row[]>('campaign.list')
  for (const { id, name } of campaigns) {
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
  for (const { backup } of listed.slice(0, 3)) {
    const { ok, problems } = await call<{ ok: boolean; problems: readonly string[] }>('backup.verify', { backup })
    if (!ok) wrong.push(`the backup ${backup}: ${problems.join(' ')}`)
  }
  return wrong
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
    const found = Number(/\d+$/.exec(text)?.[0] ?? 0)
    if (found < least) lost.push(`a name or note that had reached ${least} is at ${found}`)
  }
  return lost
}

// ---------------------------------------------------------------- killing

/** The number of kills before a new folder is begun, because verifying replays every game. */
const DEATHS_OF_A_FOLDER = 12
/** The work it is killed at, in turn; the moment is random. */
const KINDS = [...Object.keys(WORKS), 'migration']

export interface Killed {
  readonly kills: number
  /** The number of kills by kind of work. */
  readonly during: Readonly<Record<string, number>>
  /** The total of answered calls. */
  readonly answered: number
  readonly wrong: readonly string[]
}

/** Kills a host that many times; `say` gets a line now and then. */
export async function killing(kills: number, seed: string, say: (line: string) => void): Promise<Killed> {
  const chance = chanceOf(seed)
  const during: Record<string, number> = {}
  const wrong: string[] = []
  const base = mkdtempSync(join(tmpdir(), 'citadel-kill-'))
  let home: Home | null = null
  let deaths = 0
  let answered = 0
  try {
    for (let n = 1; n <= kills; n++) {
      const name = KINDS[n % KINDS.length] ?? 'raid'
      during[name] = (during[name] ?? 0) + 1
      if (name === 'migration') {
        wrong.push(...(await killedMigrating(join(base, `old-${n}`), chance)).map((text) => `kill ${n} (${name}): ${text}`))
      } else {
        if (home === null || deaths === DEATHS_OF_A_FOLDER) {
          await home?.talk.end()
          home = await prepareFolder(join(base, `home-${n}`))
          deaths = 0
        }
        deaths += 1
        wrong.push(...(await killedWorking(name, home, chance)).map((text) => `kill ${n} (${name}): ${text}`))
        answered += home.answered
        home.answered = 0
      }
      if (n % 20 === 0) say(`${n} of ${kills}`)
      if (wrong.length > 0) break
    }
    return { kills: Object.values(during).reduce((a, b) => a + b, 0), during, answered, wrong }
  } finally {
    await home?.talk.end()
    if (wrong.length === 0) rmSync(base, { recursive: true, force: true })
    else say(`its folder is kept: ${base}`)
  }
}

async function killedWorking(name: string, home: Home, chance: () => number): Promise<readonly string[]> {
  const { talk } = home
  const death = new Promise<void>((resume) => {
    setTimeout(() => {
      talk.process.kill('SIGKILL')
      resume()
    }, chance() * 500)
  })
  const refusals: string[] = []
  try {
    const call: Call = async <T>(method: string, params?: object) => {
      const result = await talk.call<T>(method, params)
      home.answered += 1
      return result
    }
    for (let i = 0; i < 50; i++) await WORKS[name]?.({ ...talk, call }, home)
  } catch (error) {
    // There may be nobody at home, or nothing to buy; only answered calls count.
    if (!(error instanceof Gone)) refusals.push(String(error))
  }
  await death
  await talk.end()
  home.talk = talkTo(HEADLESS, home.folder)
  const wrong = await examine(home.talk, home.books)
  return [...refusals.filter((text) => /internal|storage|wrong inside/i.test(text)), ...wrong]
}

async function killedMigrating(folder: string, chance: () => number): Promise<readonly string[]> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'campaigns.db'), gunzipSync(readFileSync(join(root, 'db/fixtures/1/campaigns.db.gz'))))
  const first = talkTo(HEADLESS, folder)
  // Once the log exists, opening has begun; then come the check, the backup and the steps.
  while (!existsSync(join(folder, 'campaigns.db-wal')) && first.process.exitCode === null)
    await new Promise((resume) => setTimeout(resume, 1))
  await new Promise((resume) => setTimeout(resume, chance() * 80))
  first.process.kill('SIGKILL')
  await first.end()
  const after = talkTo(HEADLESS, folder)
  const facts = JSON.parse(readFileSync(join(root, 'db/fixtures/1/facts.json'), 'utf8'))
  const campaigns = new Map<string, number>(
    facts.campaigns.map(({ id, roster }: { id: string; roster: readonly object[] }) => [id, roster.length]),
  )
  const sessions = new Map<string, number>(facts.sessions.map(({ session, revision }: View) => [session, revision]))
  const wrong = await examine(after, {
    now: { campaigns, sessions, ledgers: new Map(), words: new Map() },
    other: null,
    gone: new Set(),
    backups: new Map(),
  })
  await after.end()
  return wrong
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '273' }, seed: { type: 'string', default: 'kill' } } })
  const { kills, during, answered, wrong } = await killing(Number(values.kills), values.seed, console.log)
  for (const [name, count] of Object.entries(during)) console.log(`  ${name}: ${count}`)
  for (const text of wrong) console.error(text)
  console.log(`${kills} kills among ${answered} answered calls, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

import { EventEmitter } from 'node:events'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { SessionView } from '../engine/kernel/types.ts'
import { isSentence } from '../engine/kernel/words.ts'
import { type Bridge, type CallName, type HostEvent, type Input, isHostEvent, type Output, type Reply } from './contract/index.ts'
import { serveJsonRpc } from './headless/json-rpc.ts'
import type { Host } from './host/dispatcher.ts'
import { createHost } from './host/host.ts'
import { eventSchema, outputSchema, replySchema } from './host/testing/shapes.ts'
import { WORKER } from './host/testing/test-host.ts'
import { EVENT, REQUEST } from './main/channels.ts'
import { serveIpc } from './main/ipc.ts'
import { serveLoopback } from './web/loopback.ts'

// The same cases over every transport: whatever lies between, a host answers alike.

interface Line {
  readonly bridge: Bridge
  hangUp(): Promise<void>
}

/** Replies by number, for the transports that carry many at once. */
function exchange(send: (id: number, call: string, input: unknown) => void) {
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Set<(event: HostEvent) => void>()
  let last = 0
  const bridge: Bridge = {
    request: (call, input) =>
      new Promise((resolve) => {
        last += 1
        waiting.set(last, resolve)
        send(last, call, input)
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const answer = (id: number, reply: unknown) => {
    waiting.get(id)?.(replySchema.parse(reply) as Reply)
    waiting.delete(id)
  }
  const tell = (message: unknown) => {
    if (!isHostEvent(message)) throw new Error(`no event of ours: ${JSON.stringify(message)}`)
    eventSchema(message.event).parse(message.data)
    for (const listener of listeners) listener(message)
  }
  return { bridge, answer, tell }
}

async function inProcess(host: Host): Promise<Line> {
  return { bridge: host, hangUp: async () => {} }
}

async function overLoopback(host: Host): Promise<Line> {
  const loopback = await serveLoopback({ host, files: new Map() })
  const socket = new WebSocket(`${loopback.origin.replace('http', 'ws')}/socket`, { origin: loopback.origin })
  const { bridge, answer, tell } = exchange((id, call, input) => socket.send(JSON.stringify({ id, call, input })))
  await new Promise((resolve) => socket.once('open', resolve))
  const welcome = new Promise((resolve) => socket.once('message', resolve))
  socket.send(JSON.stringify({ token: loopback.token }))
  await welcome
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if ('id' in message) answer(message.id, message.reply)
    else tell(message)
  })
  return { bridge, hangUp: () => loopback.close() }
}

async function overStdio(host: Host): Promise<Line> {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const served = serveJsonRpc(host, input, output)
  const { bridge, answer, tell } = exchange((id, method, params) =>
    input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`),
  )
  createInterface({ input: output }).on('line', (line) => {
    const { id, method, params, result, error } = JSON.parse(line)
    if (method !== undefined) tell({ event: method, data: params })
    else if (error === undefined) answer(id, { ok: true, value: result })
    else answer(id, { ok: false, error: { message: error.message, ...error.data } })
  })
  return {
    bridge,
    async hangUp() {
      input.end()
      await served
    },
  }
}

/** Electron's IPC as far as it is ours: both sides copy by structured clone. */
async function overIpc(host: Host): Promise<Line> {
  const handlers = new Map<string, (event: object, ...args: readonly unknown[]) => Promise<unknown>>()
  const page = new EventEmitter()
  const ipc = {
    handle: (channel: string, handler: (event: object, ...args: readonly unknown[]) => Promise<unknown>) => handlers.set(channel, handler),
    removeHandler: (channel: string) => handlers.delete(channel),
  }
  const webContents = {
    send: (channel: string, event: unknown) => void page.emit(channel, structuredClone(event)),
    isDestroyed: () => false,
    isCrashed: () => false,
  }
  const stop = serveIpc(ipc as unknown as Parameters<typeof serveIpc>[0], host, () => [{ webContents }])
  const { bridge, answer, tell } = exchange((id, call, input) => {
    const sender = { senderFrame: { parent: null, origin: 'app://citadel' } }
    void handlers
      .get(REQUEST)?.(sender, call, structuredClone(input))
      .then((reply) => answer(id, structuredClone(reply)))
  })
  page.on(EVENT, tell)
  return { bridge, hangUp: async () => stop() }
}

const TRANSPORTS = [
  ['in process', inProcess],
  ['over the loopback', overLoopback],
  ['over stdio', overStdio],
  ['over IPC', overIpc],
] as const

/** A fight in the middle of things, with enough dice to be the same each time. */
const FIGHT: Input<'game.start'> = {
  game: 'citadel',
  seed: 'contract',
  scenario: { start: 'combat', party: [{ hero: 'Almuric' }], monsters: [{ type: 'orc', wounds: 2 }] },
}

const SOMEBODY = { appearance: 3, intelligence: 5, class: 4, strength: 4, luck: 3, hits: 4, movement: 3 }

describe.each(TRANSPORTS)('%s', (_name, open) => {
  let host: Host
  let line: Line
  const told: HostEvent[] = []
  beforeAll(async () => {
    host = createHost({
      data: { kind: 'memory' },
      version: '1.2.3',
      platform: 'test',
      report: (error) => console.error(error),
      worker: WORKER,
    })
    line = await open(host)
    line.bridge.subscribe((event) => told.push(event))
  })
  afterAll(async () => {
    await line.hangUp()
    await host.close()
  })

  /** Asks, and holds the answer to the shape that the contract promises. */
  async function ask<C extends CallName>(call: C, input: Input<C>): Promise<Output<C>> {
    const reply = await line.bridge.request(call, input)
    if (!reply.ok) throw new Error(`${call}: ${reply.error.code} ${reply.error.message}`)
    return outputSchema(call).parse(reply.value) as Output<C>
  }
  async function refusal(call: string, input: unknown) {
    const reply = await line.bridge.request(call, input)
    if (reply.ok) throw new Error(`${call} was not refused`)
    expect(reply.error.message).toSatisfy(isSentence)
    return reply.error
  }
  const answerTo = (view: SessionView) => {
    const { decision } = view
    if (decision === null) throw new Error('nothing is asked')
    const [first] = decision.options ?? []
    if (first === undefined) throw new Error(`${decision.topic} offers no option`)
    return { session: view.session, revision: view.revision, decision: decision.id, pick: [first.id] }
  }

  test('app.info says what this is and what it plays', async () => {
    expect(await ask('app.info', {})).toMatchObject({
      name: 'Citadel',
      version: '1.2.3',
      platform: 'test',
      games: expect.arrayContaining([
        expect.objectContaining({ id: 'citadel', seats: { min: 1, max: 6 }, secret: false }),
        expect.objectContaining({ id: 'hero', seats: { min: 2, max: 3 }, secret: true }),
      ]),
    })
    expect(await ask('app.info', undefined)).toMatchObject({ name: 'Citadel' })
    // Only the desktop app is opened with files.
    expect(await ask('app.opened', undefined)).toBeNull()
    expect(await refusal('app.folder', undefined)).toMatchObject({ code: 'conflict', detail: 'no-dialog' })
  })

  test('an unknown call and a wrong input are refused with their codes', async () => {
    expect(await refusal('game.cheat', {})).toMatchObject({ code: 'unknown-call' })
    expect(await refusal('game.view', {})).toMatchObject({ code: 'bad-request', detail: 'session' })
    expect(await refusal('game.view', { session: 's', extra: 1 })).toMatchObject({ code: 'bad-request' })
    expect(await refusal('game.start', { game: 'citadel', dice: [7] })).toMatchObject({ code: 'bad-request', detail: 'dice.0' })
  })

  test('what is not there is not found', async () => {
    for (const [call, input] of [
      ['game.view', { session: 'none' }],
      ['game.tables', { game: 'none' }],
      ['game.rules', { game: 'none' }],
      ['game.start', { game: 'none' }],
      ['campaign.get', { campaign: 'none' }],
      ['character.list', { campaign: 'none' }],
      ['character.get', { character: 'none' }],
      ['character.ledger', { character: 'none' }],
      ['character.prices', { character: 'none' }],
      ['campaign.verify', { campaign: 'none' }],
      ['campaign.delete', { campaign: 'none' }],
    ] as const)
      expect(await refusal(call, input), call).toMatchObject({ code: 'not-found' })
  })

  test('what the page keeps of itself comes back to it', async () => {
    expect(await ask('page.keep', { key: 'citadel.settings', text: '{"theme":"dark"}' })).toEqual({ kept: true })
    expect(await ask('page.recall', {})).toMatchObject({ 'citadel.settings': '{"theme":"dark"}' })
    await ask('page.keep', { key: 'citadel.settings', text: null })
    expect(await ask('page.recall', {})).not.toHaveProperty(['citadel.settings'])
    expect(await refusal('page.keep', { key: '../outside', text: 'x' })).toMatchObject({ code: 'bad-request' })
  })

  test('the tables and the rules of the game', async () => {
    const tables = await ask('game.tables', { game: 'citadel' })
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['4.3', '6.7', '7.1', '8.2', '8.3', '8.9', '9.9', '10.9', '13.9', '14.9', 'segments']),
    )
    const rules = await ask('game.rules', { game: 'citadel' })
    expect(rules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['3.1', '9.3', '17.5']))
  })

  test('the tables and the rules of another game', async () => {
    const tables = await ask('game.tables', { game: 'hero' })
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['102A', '103', '214B', '215B']))
    const rules = await ask('game.rules', { game: 'hero' })
    expect(rules.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['101', '215']))
  })

  test('sheets are kept, and a game begins with one, against bots that play on until a person is asked', async () => {
    const sheet = { name: 'Odo', levels: { characteristics: SOMEBODY, weapons: { 'long-sword': 9 } }, armour: 'mail', shield: true }
    const kept = await ask('template.save', { game: 'hero', sheet, name: 'Odo the careful' })
    expect(kept).toMatchObject({ game: 'hero', name: 'Odo the careful', sheet: { name: 'Odo', armed: 'long-sword' } })
    expect(await ask('template.list', { game: 'hero' })).toEqual([kept])
    const others = [{ seat: 1, skill: 'novice' as const }, { seat: 2 }]
    const begun = await ask('game.start', { game: 'hero', seed: 2, seats: 3, bots: others, options: { heroes: [kept.sheet, null, null] } })
    expect(begun).toMatchObject({ seat: 0, seats: ['Player 1', 'Bot 2', 'Bot 3'], decision: { seat: 0, topic: 'placement' } })
    expect(begun.bots).toEqual([
      { seat: 1, skill: 'novice' },
      { seat: 2, skill: 'able' },
    ])
    const { session } = begun
    expect(await refusal('game.view', { session, seat: 1 })).toMatchObject({ code: 'conflict', detail: 'bot-seat' })
    const laid = await ask('game.choose', { ...answerTo(begun), pick: ['auto'] })
    expect(laid.decision).toMatchObject({ seat: 0 })
    const back = await ask('game.replay', { session, to: 0, seat: 0 })
    expect(back).toMatchObject({ seat: 0, canUndo: false })
    expect(await ask('template.delete', { template: kept.id })).toEqual({ template: kept.id })
    expect(await refusal('template.delete', { template: kept.id })).toMatchObject({ code: 'not-found' })
  })

  test('bots play a game to the end, and it stands among the records', async () => {
    const bots = [0, 1].map((seat) => ({ seat, skill: 'able' as const }))
    const begun = await ask('game.start', { game: 'hero', seed: 4, seats: ['Ada', 'Ben'], bots, options: { catacomb: 'm2' } })
    const over = await ask('game.auto', { session: begun.session, until: 'end', limit: 20_000 })
    expect(over).toMatchObject({
      decision: null,
      outcome: { kind: expect.any(String), standings: expect.any(Array), turns: expect.any(Number) },
    })
    const [record] = await ask('records.games', {})
    const players = ['Ada', 'Ben'].map((name) => ({ name, bot: 'able' }))
    expect(record).toMatchObject({ session: begun.session, game: 'hero', title: 'HERO', players, outcome: over.outcome })
    expect(await ask('game.replay', { session: begun.session, to: 40 })).toMatchObject({ inputs: over.inputs })
    expect(await ask('moment.keep', { session: begun.session, input: 3, text: 'Here.', flag: true })).toMatchObject({
      input: 3,
      flagged: true,
    })
    expect(await ask('moment.list', { session: begun.session })).toMatchObject([{ input: 3, text: 'Here.' }])
    expect(await ask('puzzle.list', undefined)).toBeInstanceOf(Array)
    expect(await refusal('puzzle.try', { session: begun.session, input: 3, option: 'none' })).toMatchObject({ code: expect.any(String) })
    expect(await ask('moment.drop', { session: begun.session, input: 3 })).toEqual({ session: begun.session, input: 3 })
    expect(await refusal('moment.drop', { session: begun.session, input: 3 })).toMatchObject({ code: 'not-found' })
    const story = await ask('story.export', { session: begun.session, as: 'html' })
    expect(story).toMatchObject({
      filename: expect.stringMatching(/^hero-.*\.html$/),
      encoding: 'utf8',
      data: expect.stringContaining('Alysa has chosen'),
    })
    expect(await ask('story.export', { session: begun.session, as: 'markdown' })).toMatchObject({ data: expect.stringMatching(/^HERO/) })
    expect(await refusal('story.export', { session: begun.session, as: 'pdf' })).toMatchObject({ code: 'conflict', detail: 'no-printer' })
    expect(await refusal('story.export', { session: 'none', as: 'html' })).toMatchObject({ code: 'not-found' })
    const { data, filename } = await ask('session.export', { session: begun.session })
    expect(filename).toMatch(/\.citadel-game$/)
    const come = await ask('session.import', { data })
    expect(come).toMatchObject({ fromFile: true, outcome: over.outcome, inputs: over.inputs })
    expect(await ask('session.import', { data })).toMatchObject({ session: come.session })
    const { session: whatIf } = await ask('game.branch', { session: come.session, to: 40 })
    expect(await ask('session.delete', { session: come.session })).toEqual({ session: come.session })
    expect(await ask('session.delete', { session: whatIf })).toEqual({ session: whatIf })
    expect(await refusal('session.delete', { session: whatIf })).toMatchObject({ code: 'not-found' })
    expect(await refusal('session.delete', { session: begun.session })).toMatchObject({ code: 'conflict', detail: 'counts' })
    expect(await refusal('session.import', { data: 'AAAA' })).toMatchObject({ code: 'bad-request', detail: 'game' })
    expect(await refusal('session.export', { session: 'none' })).toMatchObject({ code: 'not-found' })
  })

  test('characters who began on paper are checked as they are filled in, and join', async () => {
    const { id: campaign } = await ask('campaign.create', { name: 'Paper', game: 'citadel' })
    expect((await ask('paper.form', { campaign })).fields.at(0)).toMatchObject({ id: 'name', entry: { kind: 'text' } })
    const people = [{ filled: { name: 'Una', race: 'elf', woundPoints: 1 } }]
    expect((await ask('paper.check', { campaign, people })).people).toMatchObject([{ faults: [{ field: 'woundPoints' }] }])
    expect(await refusal('paper.enter', { campaign, people })).toMatchObject({ code: 'bad-request', detail: 'woundPoints' })
    const come = await ask('paper.enter', { campaign, people: [{ filled: { name: 'Una', race: 'elf' }, gold: 12 }], games: 3 })
    expect(come.characters).toMatchObject([{ name: 'Una' }])
    expect(await refusal('paper.check', { campaign, people: [] })).toMatchObject({ code: 'bad-request', detail: 'people' })
    expect(await refusal('paper.form', { campaign: 'none' })).toMatchObject({ code: 'not-found' })
    // Only the desktop app prints by itself.
    for (const wish of [
      { of: 'blank', campaign },
      { of: 'charts', game: 'hero' },
    ])
      expect(await refusal('paper.print', wish)).toMatchObject({ code: 'conflict', detail: 'no-printer' })
    expect(await refusal('paper.print', { of: 'board', session: 'none' })).toMatchObject({ code: 'not-found' })
    await ask('campaign.delete', { campaign })
  })

  test('the week’s game is begun, stands among those of the week, and counts once', async () => {
    const { week, games } = await ask('week.get', undefined)
    expect(games).toContainEqual(expect.objectContaining({ game: 'gladiator', attempt: null }))
    const { session } = await ask('week.start', { game: 'gladiator' })
    expect(await ask('week.result', { session })).toMatchObject({ week, counts: true, attempt: { session, rank: null } })
    for (const { job } of await ask('lab.list', undefined)) await ask('lab.cancel', { job })
    await ask('game.abandon', { session })
    const { data } = await ask('session.export', { session })
    const come = await ask('session.import', { data })
    expect(await ask('week.result', { session: come.session })).toBeNull()
    expect((await ask('week.get', {})).games).toContainEqual(
      expect.objectContaining({ attempt: { session, week, status: 'abandoned', rank: null }, repeats: 0 }),
    )
    expect(await refusal('week.start', { game: 'chess' })).toMatchObject({ code: 'not-found' })
    expect(await refusal('week.start', {})).toMatchObject({ code: 'bad-request', detail: 'game' })
  })

  test('how the campaigns are kept, their backups, and a report', async () => {
    expect(await ask('storage.status', {})).toMatchObject({ state: 'open', kept: 'memory' })
    expect(await ask('storage.retry', undefined)).toMatchObject({ state: 'open' })
    expect(await ask('backup.list', {})).toEqual([])
    expect(await refusal('backup.create', {})).toMatchObject({ code: 'conflict', detail: 'in-memory' })
    for (const call of ['backup.verify', 'backup.restore']) {
      expect(await refusal(call, { backup: '2026-11-21t05-31-45z-manual.db' })).toMatchObject({ code: 'not-found' })
      for (const backup of ['../campaigns.db', 'a/b.db', 'C:\\campaigns.db', '.db', ''])
        expect(await refusal(call, { backup })).toMatchObject({ code: 'bad-request', detail: 'backup' })
    }
    expect(await ask('report.create', undefined)).toMatchObject({ mediaType: 'application/gzip', encoding: 'base64' })
    expect(await refusal('report.create', { session: 'none' })).toMatchObject({ code: 'not-found' })
  })

  test('a campaign with its roster', async () => {
    const campaign = await ask('campaign.create', { name: 'The long winter', game: 'citadel', undo: 'teaching' })
    expect(campaign).toMatchObject({ name: 'The long winter', game: 'citadel', variants: [], undo: 'teaching' })
    expect(await ask('campaign.list', {})).toContainEqual(campaign)
    expect(await ask('campaign.get', { campaign: campaign.id })).toEqual(campaign)
    expect(told).toContainEqual({ event: 'campaign.changed', data: { campaign: campaign.id } })

    const hero = await ask('character.recruit', { campaign: campaign.id, kind: 'hero' })
    expect(hero).toMatchObject({ campaign: campaign.id, kind: 'hero', status: 'living', session: null })
    const una = await ask('character.recruit', {
      campaign: campaign.id,
      kind: 'initiate',
      name: 'Una',
      race: 'elf',
      weapons: ['bow', 'dagger'],
      experience: 'wounds',
    })
    expect(una).toMatchObject({ name: 'Una', kind: 'initiate', race: 'elf' })
    const roster = await ask('character.list', { campaign: campaign.id })
    expect(roster.map(({ id }) => id)).toEqual([hero.id, una.id])
    expect(await ask('character.get', { character: hero.id })).toMatchObject({ id: hero.id, name: hero.name })
    expect(await refusal('character.recruit', { campaign: campaign.id, kind: 'hero', name: 'Almuric' })).toMatchObject({
      code: 'rule-violation',
    })
  })

  test('between raids: prices, things, notes, retirement and the ledger', async () => {
    const { id: campaign } = await ask('campaign.create', { name: 'Between raids', game: 'citadel' })
    const { id: character } = await ask('character.recruit', { campaign, kind: 'hero' })
    const { id: other } = await ask('character.recruit', { campaign, kind: 'hero' })
    const prices = await ask('character.prices', { character })
    expect(prices).toContainEqual(
      expect.objectContaining({ increase: 'combat-bonus', experience: 150, gold: 150, rule: '12.3', allowed: false }),
    )
    expect(await refusal('character.advance', { character, increase: 'combat-bonus' })).toMatchObject({
      code: 'rule-violation',
      detail: 'short',
      rule: '12.3',
    })
    expect(await refusal('character.advance', { character, increase: 'beauty' })).toMatchObject({ code: 'bad-request' })
    expect(await refusal('character.undo', { character })).toMatchObject({ code: 'conflict', detail: 'nothing-bought' })
    expect(await ask('character.equip', { character, weapons: ['bow', 'dagger'] })).toMatchObject({
      sheet: { weapons: [{ weapon: 'bow' }, { weapon: 'dagger' }] },
    })
    // How many weapons someone has is the game's own affair: the contract takes none at all, for games in which that may be.
    for (const [weapons, detail] of [
      [[], 'unarmed'],
      [['bow', 'ax', 'sword'], 'too-many'],
    ] as const)
      expect(await refusal('character.equip', { character, weapons: [...weapons] })).toMatchObject({ code: 'rule-violation', detail })
    expect(await refusal('character.give', { character, item: 'ring-heal-1', to: other })).toMatchObject({ code: 'rule-violation' })
    expect(await ask('character.note', { character, note: 'Tall.', portrait: 'x-elf' })).toMatchObject({ note: 'Tall.', portrait: 'x-elf' })
    expect(await ask('character.retire', { character })).toMatchObject({ status: 'retired' })
    expect(await ask('character.retire', { character, retired: false })).toMatchObject({ status: 'living' })
    expect(await ask('character.ledger', { character })).toEqual([])
  })

  test('campaigns are renamed, put away, verified and deleted', async () => {
    const { id: campaign } = await ask('campaign.create', { name: 'Short', game: 'citadel' })
    await ask('character.recruit', { campaign, kind: 'hero' })
    expect(await ask('campaign.rename', { campaign, name: 'Shorter' })).toMatchObject({ name: 'Shorter', roster: { living: 1 } })
    expect(await ask('campaign.archive', { campaign })).toMatchObject({ archived: true })
    expect(await ask('campaign.verify', { campaign })).toMatchObject({ campaign, ok: true, characters: 1, differences: [] })
    expect(await ask('campaign.delete', { campaign })).toEqual({ campaign, backup: null })
    expect(await refusal('campaign.get', { campaign })).toMatchObject({ code: 'not-found' })
  })

  test('characters and whole campaigns go out as files and come in again', async () => {
    const { id: campaign } = await ask('campaign.create', { name: 'Files', game: 'citadel' })
    const { id: character, name } = await ask('character.recruit', { campaign, kind: 'hero' })
    const { id: other } = await ask('campaign.create', { name: 'Other', game: 'citadel' })
    for (const format of ['json', 'markdown', 'csv', 'html'] as const) {
      expect((await ask('character.export', { character, format })).data).toContain(name)
      expect((await ask('campaign.records', { campaign, format })).data).toContain(name)
    }
    expect(await refusal('character.export', { character, format: 'pdf' })).toMatchObject({ code: 'conflict', detail: 'no-printer' })
    const { data: record } = await ask('character.export', { character, format: 'json' })
    expect(await ask('character.import', { campaign: other, data: record })).toMatchObject({ name, campaign: other })
    expect(await refusal('character.import', { campaign: other, data: JSON.parse(record) })).toMatchObject({ code: 'conflict' })

    const { data } = await ask('campaign.export', { campaign })
    expect(await ask('campaign.import', { data })).toMatchObject({ campaign: { name: 'Files (2)' }, characters: 1, raids: 0 })
    const { upload, size } = await ask('upload.begin', { size: Buffer.from(data, 'base64').length })
    expect(await ask('upload.add', { upload, piece: data })).toEqual({ upload, size, received: size })
    expect(await ask('campaign.import', { upload })).toMatchObject({ campaign: { name: 'Files (3)' } })
    expect(await refusal('campaign.import', { data: 'AAAA' })).toMatchObject({ code: 'bad-request' })
    expect(await refusal('campaign.import', { upload })).toMatchObject({ code: 'not-found' })
    expect(await refusal('upload.begin', { size: 10 ** 12 })).toMatchObject({ code: 'bad-request', detail: 'size' })
  })

  test('what is asked between raids is checked field by field', async () => {
    const character = 'somebody'
    for (const [call, input, detail] of [
      ['campaign.rename', { campaign: 'c', name: '  ' }, 'name'],
      ['campaign.rename', { campaign: 'c', name: 'two\nlines' }, 'name'],
      ['campaign.archive', { campaign: 'c', archived: 'yes' }, 'archived'],
      ['campaign.delete', {}, 'campaign'],
      ['campaign.verify', { campaign: '' }, 'campaign'],
      ['character.advance', { character }, 'increase'],
      ['character.advance', { character, increase: 'wound-points', jewels: 'all' }, 'jewels'],
      ['character.advance', { character, increase: 'wound-points', jewels: [25] }, 'jewels.0'],
      ['character.equip', { character, weapons: Array(13).fill('bow') }, 'weapons'],
      ['character.equip', { character, worn: [null] }, 'worn.0'],
      ['character.give', { character, item: 'x' }, 'to'],
      ['character.retire', { character, retired: 1 }, 'retired'],
      ['character.note', { character, note: 7 }, 'note'],
      ['character.note', { character, portrait: '../x' }, 'portrait'],
      ['character.prices', { character, extra: true }, 'input'],
    ] as const)
      expect(await refusal(call, input), call).toMatchObject({ code: 'bad-request', detail })
  })

  test('a game: begun, played, taken back, done again, looked up, replayed, given up', async () => {
    const begun = await ask('game.start', FIGHT)
    expect(begun).toMatchObject({ game: 'citadel', outcome: null, decision: { seat: 0 } })
    const played = await ask('game.choose', answerTo(begun))
    expect(played.session).toBe(begun.session)
    expect(played.revision).toBeGreaterThan(begun.revision)
    expect(played.inputs).toBe(begun.inputs + 1)
    expect(told).toContainEqual({ event: 'session.changed', data: { session: played.session, revision: played.revision } })
    expect(await ask('game.view', { session: begun.session })).toEqual(played)

    const log = await ask('game.log', { session: begun.session })
    expect(log.events.map(({ n }) => n)).toEqual(log.events.map((_event, n) => n))
    expect(log.events.slice(-played.events.length)).toEqual(played.events)
    const page = await ask('game.log', { session: begun.session, from: 0, limit: 1 })
    expect(page.events).toEqual(log.events.slice(0, 1))

    const before = await ask('game.replay', { session: begun.session, to: begun.inputs })
    expect(before.decision?.topic).toBe(begun.decision?.topic)
    expect(before.view).toEqual(begun.view)
    expect(await ask('game.view', { session: begun.session })).toEqual(played)

    const { session, revision } = played
    const after = played.events.map(({ n }) => n)
    expect((await ask('game.frames', { session, revision, after })).views.at(-1)).toEqual(played.view)
    expect(before).toHaveProperty('answered')
    expect(await ask('game.chapters', { session: begun.session })).toEqual(expect.any(Array))
    expect(await ask('game.luck', { session: begun.session })).toMatchObject({ faces: expect.any(Array) })
    const branchOf = { session: begun.session, input: begun.inputs }
    const branch = await ask('game.branch', { session: begun.session, to: begun.inputs })
    expect(branch).toMatchObject({ view: begun.view, branchOf })
    expect(await ask('game.list', {})).toContainEqual(expect.objectContaining({ session: branch.session, campaign: null, branchOf }))
    await ask('game.abandon', { session: branch.session })

    expect(await ask('game.list', { status: 'open' })).toContainEqual(expect.objectContaining({ session: begun.session, status: 'open' }))
    await ask('game.abandon', { session: begun.session })
    expect(await ask('game.list', {})).toContainEqual(expect.objectContaining({ session: begun.session, status: 'abandoned' }))
  })

  test('undo and redo come back to the same view', async () => {
    const begun = await ask('game.start', { ...FIGHT, options: { undo: 'teaching' } })
    const played = await ask('game.choose', answerTo(begun))
    expect(played).toMatchObject({ canUndo: true, canRedo: false })
    const back = await ask('game.undo', { session: begun.session, revision: played.revision })
    expect(back).toMatchObject({ view: begun.view, inputs: begun.inputs, canRedo: true })
    const again = await ask('game.redo', { session: begun.session, revision: back.revision })
    expect(again).toMatchObject({ view: played.view, inputs: played.inputs, canRedo: false })
    expect(await refusal('game.redo', { session: begun.session, revision: again.revision })).toMatchObject({ code: 'rule-violation' })
  })

  test('a stale or forged answer is refused with code and sentence, and changes nothing', async () => {
    const begun = await ask('game.start', FIGHT)
    const good = answerTo(begun)
    const forged = await refusal('game.choose', { ...good, pick: ['attack:the-moon'] })
    expect(forged).toMatchObject({ code: 'rule-violation' })
    expect(forged.rule).toMatch(/^\d+\.\d+/)
    for (const [wrong, code] of [
      [{ ...good, pick: [] }, 'rule-violation'],
      [{ ...good, pick: [...good.pick, ...good.pick] }, 'rule-violation'],
      [{ ...good, pick: undefined, value: 1 }, 'bad-request'],
      [{ ...good, revision: good.revision + 1 }, 'conflict'],
      [{ ...good, decision: 'another' }, 'conflict'],
    ] as const)
      expect(await refusal('game.choose', JSON.parse(JSON.stringify(wrong)))).toMatchObject({ code })
    expect(await ask('game.view', { session: begun.session })).toEqual(begun)
    await ask('game.choose', good)
    expect(await refusal('game.choose', good)).toMatchObject({ code: 'conflict' })
    expect(await refusal('game.undo', { session: begun.session, revision: good.revision })).toMatchObject({ code: 'conflict' })
  })

  test('fixed dice that are used up are refused when they are strict', async () => {
    const begun = await ask('game.start', { ...FIGHT, dice: [], draws: [], strict: true }).catch((error: Error) => error.message)
    if (typeof begun === 'string') return expect(begun).toMatch(/rule-violation/)
    expect(await refusal('game.auto', { session: begun.session, until: 'end' })).toMatchObject({
      code: 'rule-violation',
      detail: expect.stringMatching(/^(dice|draws)-exhausted$/),
    })
  })

  test('a bot gives hints and plays to the end, and the same seed plays the same game', async () => {
    const begun = await ask('game.start', FIGHT)
    const { pick, why } = await ask('game.hint', { session: begun.session })
    expect(why).not.toBe('')
    if (pick !== undefined) expect(begun.decision?.options?.map(({ id }) => id)).toEqual(expect.arrayContaining([...pick]))
    const ended = await ask('game.auto', { session: begun.session, bot: 'random', until: 'end' })
    expect(ended).toMatchObject({ decision: null, outcome: { kind: expect.any(String) } })
    expect(await refusal('game.choose', { ...answerTo(begun), revision: ended.revision })).toMatchObject({ code: expect.any(String) })
    const twin = await ask('game.start', FIGHT)
    const twinEnded = await ask('game.auto', { session: twin.session, bot: 'random', until: 'end' })
    expect(twinEnded.view).toEqual(ended.view)
  })
})

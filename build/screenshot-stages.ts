import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, clientOf, type Reply } from '../electron/contract/index.ts'
import type { Host } from '../electron/host/dispatcher.ts'
import { databaseFile } from '../electron/host/files/data-folder.ts'
import { pageFiles } from '../electron/host/files/page-files.ts'
import { createHost } from '../electron/host/host.ts'
import { serveLoopback } from '../electron/web/loopback.ts'
import { GAME, playCampaign } from './endurance/long-campaign.ts'
import { root } from './vite.ts'

/** What the campaigns hold before a scene begins. */
export type StageName =
  /** Nothing, as at the first start. */
  | 'empty'
  /** Nothing, until a party is made there. */
  | 'begun'
  /** A game that was left some turns in. */
  | 'away'
  /** No campaign; scenes begin their own quick games, which a hall would show. */
  | 'table'
  /** Like `table`, for the shelf and the games scenes put on it. */
  | 'shelf'
  /** Like `table`, for the raid whose moments a scene marks. */
  | 'marked'
  /** Like `table`, for a campaign in a week of its own. */
  | 'week'
  /** Three campaigns some games old, named in `LIVED`. */
  | 'lived'
  /** One with five hundred characters on its roster. */
  | 'crowded'
  /** Like `lived`, but replies never arrive. */
  | 'waiting'
  /** Like `lived`, but the host fails at every call. */
  | 'failing'
  /** Like `table`, but the host goes away at the first choice. */
  | 'leaving'
  /** Another program's file in place of the campaigns. */
  | 'foreign'
  /** Damaged campaigns, with a backup beside them. */
  | 'damaged'
  /** Two campaigns, the first of which cannot be read. */
  | 'spoilt'
  /** Campaigns whose backups fail. */
  | 'unbacked'

/** A host with its campaigns, and the page it serves. */
export interface Stage {
  /** Reaches the host directly, past the stage's effect on the page's calls. */
  readonly client: Client
  /** The address to open; afterwards the page's places are at the origin. */
  readonly url: string
  readonly origin: string
  close(): Promise<void>
}

export const LIVED = {
  home: 'The Long Winter',
  inside: 'Under Three Suns',
  long: 'The sixty letters that a campaign may have in all its name!!',
} as const
/** The longest name a character may have: forty letters. */
export const LONG_NAME = 'Wilhelmina Theodora of the Lower Marches'

type HostOptions = Parameters<typeof createHost>[0]

export async function stageOf(name: StageName): Promise<Stage> {
  switch (name) {
    case 'empty':
    case 'begun':
    case 'away':
    case 'table':
    case 'shelf':
    case 'marked':
    case 'week':
      return serve(inMemory())
    case 'lived':
      return serve(await lived())
    case 'crowded':
      return serve(await crowded())
    case 'waiting':
      return serve(await lived(), (host) => interfering(host, () => new Promise(() => {})))
    case 'failing':
      return serve(await lived(), (host) => interfering(host, async () => FAILURE))
    case 'leaving':
      return leaving()
    case 'foreign':
      return inFolder(async (folder) => writeFileSync(databaseFile(folder), 'Shopping list: torches, rope, garlic. '.repeat(300)))
    case 'damaged':
      return inFolder(damaged)
    case 'spoilt':
      return inFolder(spoilt)
    case 'unbacked':
      return unbacked()
  }
}

const FAILURE: Reply = { ok: false, error: { code: 'internal', message: 'Something went wrong in the host. The report has the details.' } }
/** The calls that every screen's frame needs. */
const SPARED: ReadonlySet<string> = new Set([
  'page.recall',
  'page.keep',
  'app.info',
  'storage.status',
  'game.rules',
  'game.tables',
  'campaign.list',
])

/** The same host, with calls beyond the frame's failing or pending. */
function interfering(host: Host, answer: () => Promise<Reply>): Host {
  return { ...host, request: (call, input) => (SPARED.has(call) ? host.request(call, input) : answer()) }
}

/** Ids count up: recruits and seeds depend on them, and screenshots must be repeatable. */
function hostIn(data: HostOptions['data'], report: HostOptions['report'] = console.error): Host {
  let n = 0
  const newId = () => `picture-${++n}`
  return createHost({ data, version: '0', platform: process.platform, report, newId })
}

const inMemory = () => hostIn({ kind: 'memory' })

async function serve(host: Host, toPage: (host: Host) => Host = (same) => same): Promise<Stage> {
  const loopback = await serveLoopback({ host: toPage(host), files: pageFiles(join(root, 'dist/renderer')) })
  return {
    client: clientOf(host),
    url: loopback.url,
    origin: loopback.origin,
    async close() {
      await loopback.close()
      await host.close()
    },
  }
}

async function leaving(): Promise<Stage> {
  const gone = Promise.withResolvers<void>()
  const stage = await serve(inMemory(), (host) => ({
    ...host,
    request(call, input) {
      if (call !== 'game.choose') return host.request(call, input)
      gone.resolve()
      return new Promise(() => {})
    },
  }))
  void gone.promise.then(() => stage.close())
  return { ...stage, close: async () => gone.resolve() }
}

async function lived(): Promise<Host> {
  const host = inMemory()
  const client = clientOf(host)
  const { campaign: long } = await playCampaign(client, { raids: 3, characters: 5, seed: 'long name' })
  await client.call('campaign.rename', { campaign: long, name: LIVED.long })
  const experience = 'detrap'
  await client.call('character.recruit', {
    campaign: long,
    kind: 'initiate',
    name: LONG_NAME,
    race: 'dwarf',
    weapons: ['sword', 'bow'],
    experience,
  })
  const { campaign: inside } = await playCampaign(client, { raids: 3, characters: 10, seed: 'suns' })
  await client.call('campaign.rename', { campaign: inside, name: LIVED.inside })
  const party = (await client.call('character.list', { campaign: inside })).filter(({ status }) => status === 'living').slice(0, 5)
  const { session } = await client.call('game.start', {
    game: GAME,
    campaign: inside,
    party: party.map(({ id }) => id),
    seed: 'inside',
  })
  await client.call('game.auto', { session, until: 'end', limit: 30 })
  const { campaign: home } = await playCampaign(client, { raids: 8, characters: 14, seed: 'winter' })
  await client.call('campaign.rename', { campaign: home, name: LIVED.home })
  return host
}

async function crowded(): Promise<Host> {
  const host = inMemory()
  await playCampaign(clientOf(host), { raids: 25, characters: 500, seed: 'crowd' })
  return host
}

async function inFolder(prepare: (folder: string) => Promise<void>, report?: HostOptions['report']): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'citadel-screenshots-'))
  await prepare(folder)
  const { close, ...stage } = await serve(hostIn({ kind: 'folder', folder }, report))
  return { ...stage, close: () => close().finally(() => rmSync(folder, { recursive: true, force: true })) }
}

async function damaged(folder: string): Promise<void> {
  const host = hostIn({ kind: 'folder', folder })
  const client = clientOf(host)
  await playCampaign(client, { raids: 2, characters: 5, seed: 'damaged' })
  await client.call('backup.create')
  await host.close()
  execFileSync(process.execPath, [join(root, 'db/testing/trouble.ts'), 'damaged', folder])
}

async function spoilt(folder: string): Promise<void> {
  const host = hostIn({ kind: 'folder', folder })
  const client = clientOf(host)
  for (const name of [LIVED.inside, LIVED.home]) {
    const { campaign } = await playCampaign(client, { raids: 2, characters: 5, seed: name })
    await client.call('campaign.rename', { campaign, name })
  }
  await host.close()
  execFileSync(process.execPath, [join(root, 'db/testing/trouble.ts'), 'spoilt-campaign', folder])
}

async function unbacked(): Promise<Stage> {
  const file = async (folder: string) => writeFileSync(join(folder, 'backups'), 'A file where the folder should be.')
  // The failures that these scenes show aren't failures of the pictures.
  const stage = await inFolder(file, () => {})
  await playCampaign(stage.client, { raids: 2, characters: 5, seed: 'unbacked' })
  return stage
}

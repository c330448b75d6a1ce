import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { gameWithCampaigns } from '../games.ts'
import type { Talk } from './talk.ts'
import { type Books, booksOfNothing, copyOf, type Home, prepareFolder, WORKS } from './works.ts'

// Every way in which a host writes, with the folder on which it begins: what `power-cut` and `write-errors` try.

/** Work that is done once, on what folder it begins. */
export interface Scene {
  /** What it is about: how the host starts, what it does, or how it ends. */
  readonly about: 'start' | 'work' | 'end'
  /** Prepares `folder`, which is not there yet, or leaves that to the work. */
  prepare(folder: string): Promise<Prepared>
  work(talk: Talk, home: Home): Promise<void>
}

/** A folder that no host is at work on. */
export type Prepared = Omit<Home, 'talk'>

const root = resolve(import.meta.dirname, '../..')

export const SCENES: Readonly<Record<string, Scene>> = {
  'first start': {
    about: 'start',
    prepare: async (folder) => nobody(folder),
    async work({ call }, { books }) {
      const { id } = await call<{ id: string }>('campaign.create', { name: 'The first', game: gameWithCampaigns() })
      books.now.campaigns.set(id, 0)
      await call('campaign.rename', { campaign: id, name: 'The first 1' })
      books.now.words.set(id, 1)
    },
  },
  migration: {
    about: 'start',
    async prepare(folder) {
      mkdirSync(folder)
      writeFileSync(join(folder, 'campaigns.db'), gunzipSync(readFileSync(join(root, 'db/fixtures/1/campaigns.db.gz'))))
      const facts = JSON.parse(readFileSync(join(root, 'db/fixtures/1/facts.json'), 'utf8'))
      const home = nobody(folder)
      for (const { id, roster } of facts.campaigns) home.books.now.campaigns.set(id, roster.length)
      for (const { session, revision } of facts.sessions) home.books.now.sessions.set(session, revision)
      return home
    },
    async work({ call }) {
      await call('campaign.list')
    },
  },
  ...Object.fromEntries(Object.entries(WORKS).map(([name, work]) => [name, { about: 'work', prepare: preparing(name), work }])),
  // With something changed, a last backup is made.
  close: { about: 'end', prepare: preparing('rename'), work: (talk, home) => named('rename')(talk, home) },
}

/** What is to be taken back, left or put in place again must be there. */
const BEFORE: Readonly<Record<string, readonly string[]>> = { unbuy: ['buy'], deletion: ['campaign'], restore: ['backup', 'rename'] }

function named(name: string): Scene['work'] {
  const work = WORKS[name]
  if (work === undefined) throw new Error(`there is no work called ${name}`)
  return work
}

function preparing(name: string): Scene['prepare'] {
  return async (folder) => {
    const home = await prepareFolder(folder)
    for (const before of BEFORE[name] ?? []) await named(before)(home.talk, home)
    await home.talk.end()
    return home
  }
}

function nobody(folder: string): Prepared {
  return { folder, campaign: '', record: '', books: booksOfNothing(), n: 0, answered: 0 }
}

/** The scene of that name. Throws where there is none. */
export function sceneOf(name: string): Scene {
  const scene = SCENES[name]
  if (scene === undefined) throw new Error(`there is no work called ${name}: ${Object.keys(SCENES).join(', ')}`)
  return scene
}

/** The books as they are now, which go on by themselves. */
export function snapshot({ now, other, gone, backups, page, copied }: Books): Books {
  return { now: copyOf(now), other: other && copyOf(other), gone: new Set(gone), backups: new Map(backups), page: new Map(page), copied }
}

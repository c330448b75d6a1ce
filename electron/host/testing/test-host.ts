import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type CampaignDatabase, openDatabase, openMemory } from '../../../db/open.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import type { Refusal, SessionView } from '../../../engine/kernel/types.ts'
import { isSentence } from '../../../engine/kernel/words.ts'
import { GAMES } from '../../../engine/registry.ts'
import { type CallName, type Client, clientOf, type HostEvent, type Input } from '../../contract/index.ts'
import type { Host } from '../dispatcher.ts'
import { type HostOptions, hostOn } from '../host.ts'

/** A host under test: the typed client, the events it sent, and its database. */
export interface TestHost extends Client, Pick<Host, 'request'> {
  readonly db: CampaignDatabase
  readonly told: readonly HostEvent[]
  /** Why a call is refused, in a whole sentence. Throws if it is not refused. */
  refusal<C extends CallName>(call: C, input: Input<C>): Promise<Refusal>
  /** Answers the open decision with these ids. */
  pick(view: SessionView, ...ids: string[]): Promise<SessionView>
  close(): Promise<void>
}

/** The worker thread as the app has it, bundled once before the tests (`build/test-hosts.ts`). */
export const WORKER = pathToFileURL(resolve(import.meta.dirname, '../../../.cache/electron/worker.js'))

/**
 * Opens a host on a database file, or in memory where none is named. New ids count up from what the file holds, so recruits
 * and seeds, which depend on ids, are the same in every run.
 */
export function testHost(
  file?: string,
  games: readonly Playable[] = GAMES,
  more: Pick<HostOptions, 'newId' | 'now' | 'worker' | 'page'> = {},
): TestHost {
  const opened = file === undefined ? openMemory() : openDatabase(file)
  if (opened.kind === 'refused') throw new Error(opened.refusal.message)
  const newId = counted(opened.value)
  const host = hostOn(opened.value, games, {
    version: '0',
    platform: 'test',
    report: (error) => console.error(error),
    newId,
    worker: WORKER,
    ...more,
  })
  const client = clientOf(host)
  const told: HostEvent[] = []
  host.subscribe((event) => told.push(event))
  return {
    ...client,
    request: (call, input) => host.request(call, input),
    db: opened.value,
    told,
    async refusal(call, input) {
      const reply = await host.request(call, input)
      if (reply.ok) throw new Error(`${call} was not refused`)
      if (!isSentence(reply.error.message)) throw new Error(`${call} is refused with "${reply.error.message}"`)
      return reply.error
    },
    pick: ({ session, revision, decision }, ...pick) =>
      client.call('game.choose', { session, revision, decision: decision?.id ?? 'none', pick }),
    close: () => host.close(),
  }
}

function counted(db: CampaignDatabase): () => string {
  const taken = 'SELECT (SELECT count(*) FROM campaigns) + (SELECT count(*) FROM characters) + (SELECT count(*) FROM sessions)'
  const from = Number(db.raw.prepare(taken).pluck().get())
  let n = 0
  return () => {
    n += 1
    return `id-${from}-${n}`
  }
}

/** The ids that may be picked now. */
export function idsOf({ decision }: SessionView): readonly string[] {
  return (decision?.options ?? []).map(({ id }) => id)
}

import { randomUUID } from 'node:crypto'
import { type CampaignDatabase, closeDatabase, openDatabase, openMemory } from '../../db/open.ts'
import { storageFailure } from '../../db/refusal.ts'
import type { Playable } from '../../engine/kernel/playable.ts'
import { GAMES } from '../../engine/registry.ts'
import { answered, type Reply, refused } from '../contract/index.ts'
import { appHandlers } from './app.ts'
import { campaignHandlers } from './campaigns.ts'
import { characterHandlers } from './characters.ts'
import { chronicleHandlers } from './chronicle.ts'
import type { Context } from './context.ts'
import { databaseFile } from './data-folder.ts'
import { frameHost, type Host } from './frame.ts'
import { homeHandlers } from './home.ts'
import { playHandlers } from './play.ts'
import { recordHandlers } from './records.ts'
import { safetyHandlers } from './safety.ts'
import { sessionsOf } from './sessions.ts'
import { startHandlers } from './start.ts'
import { transferHandlers } from './transfer.ts'

export interface HostOptions {
  /** A folder of its own, made if need be; or nothing that outlives the process. */
  readonly data: { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'memory' }
  readonly version: string
  readonly platform: string
  /** Where bugs are reported, with their stack. */
  report(error: unknown): void
}

/** Opens the campaigns and answers for them. Refuses, in words for a person, with the kind of storage trouble as `detail`. */
export function createHost({ data, ...about }: HostOptions): Reply<Host> {
  const opened = data.kind === 'memory' ? openMemory() : openDatabase(databaseFile(data.folder))
  return opened.kind === 'refused' ? refused(opened.refusal) : answered(hostOn(opened.value, GAMES, about))
}

/** A host that answers for these campaigns and knows these games. */
export function hostOn(db: CampaignDatabase, games: readonly Playable[], { version, platform, report }: Omit<HostOptions, 'data'>): Host {
  return frameHost({
    handlers(tell) {
      const context: Context = { db, games, tell, now: () => new Date().toISOString(), newId: randomUUID, version, platform }
      const sessions = sessionsOf(context)
      return {
        ...appHandlers(context),
        ...startHandlers(context, sessions),
        ...playHandlers(context, sessions),
        ...campaignHandlers(context),
        ...characterHandlers(context),
        ...homeHandlers(context),
        ...chronicleHandlers(context, sessions),
        ...recordHandlers(context),
        ...transferHandlers(context, sessions),
        ...safetyHandlers(context),
      }
    },
    failure: storageFailure,
    report,
    close: () => closeDatabase(db),
  })
}

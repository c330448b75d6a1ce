import { z } from 'zod'
import { COMMAND_IDS } from './commands.ts'

/** The events the host sends unasked. */
export const events = {
  /** Where seats hide things from each other: to each of them, with its own revision, and only if something has changed for it. */
  'session.changed': z.strictObject({ session: z.string(), revision: z.int(), seat: z.int().min(0).exactOptional() }),
  'campaign.changed': z.strictObject({ campaign: z.string() }),
  /** How far work that takes long has come: so much of so much, each work in a measure of its own. */
  'work.progress': z.strictObject({ work: z.string(), done: z.number(), total: z.number() }),
  /** The disk caused a call to be refused. */
  'storage.failed': z.strictObject({ kind: z.string() }),
  /** The campaigns were reopened, restored, or can no longer be used: everything known about them must be fetched again. */
  'storage.changed': z.strictObject({ state: z.enum(['open', 'refused']) }),
  /** A backup was made or could not be made: `storage.status` says which. */
  'backup.changed': z.strictObject({}),
  /** Sent by the page's own transport, never by the host: whether the host can be reached. */
  'connection.changed': z.strictObject({ connected: z.boolean() }),
  /** Sent by the desktop app's menu to its window, never by the host. */
  'command.run': z.strictObject({ command: z.enum(COMMAND_IDS) }),
  /** A recent campaign was chosen from the menu. */
  'command.campaign': z.strictObject({ campaign: z.string() }),
} as const

export type EventName = keyof typeof events
export type EventData<E extends EventName> = z.output<(typeof events)[E]>

/** An event on its way, whatever the transport. */
export type HostEvent = { readonly [E in EventName]: { readonly event: E; readonly data: EventData<E> } }[EventName]

const shapes = Object.entries(events).map(([event, data]) => z.strictObject({ event: z.literal(event), data }))

/** Reads an event at the far end of a transport; null for anything unknown. */
export function readEvent(message: unknown): HostEvent | null {
  for (const shape of shapes) {
    const read = shape.safeParse(message)
    if (read.success) return read.data as HostEvent
  }
  return null
}

import type { CommandId } from './commands.ts'

/** The events the host sends unasked, with their data. */
export interface HostEvents {
  /** Where seats hide things from each other: to each of them, with its own revision, and only if something has changed for it. */
  readonly 'session.changed': { readonly session: string; readonly revision: number; readonly seat?: number }
  readonly 'campaign.changed': { readonly campaign: string }
  /** How far work that takes long has come: so much of so much, each work in a measure of its own. */
  readonly 'work.progress': { readonly work: string; readonly done: number; readonly total: number }
  /** How many games of a run of the Lab have been played; told once more when it is over, or was stopped. */
  readonly 'lab.progress': { readonly job: string; readonly done: number; readonly total: number }
  /** The disk caused a call to be refused. */
  readonly 'storage.failed': { readonly kind: string }
  /** The campaigns were reopened, restored, or can no longer be used: everything known about them must be fetched again. */
  readonly 'storage.changed': { readonly state: 'open' | 'refused' }
  /** A backup was made or could not be made: `storage.status` says which. */
  readonly 'backup.changed': { readonly [nothing: string]: never }
  /** Sent by the page's own transport, never by the host: whether the host can be reached. */
  readonly 'connection.changed': { readonly connected: boolean }
  /** Sent by the desktop app's menu to its window, never by the host. */
  readonly 'command.run': { readonly command: CommandId }
  /** The person opened a file with the desktop app, which `app.opened` gives out. */
  readonly 'command.file': { readonly [nothing: string]: never }
  /** A recent campaign was chosen from the menu. */
  readonly 'command.campaign': { readonly campaign: string }
}

export type EventName = keyof HostEvents
export type EventData<E extends EventName> = HostEvents[E]

/** An event on its way, whatever the transport. */
export type HostEvent = { readonly [E in EventName]: { readonly event: E; readonly data: EventData<E> } }[EventName]

/** Whether a message from a host is an event. The host comes from the same build, so its data is taken as it is. */
export function isHostEvent(message: unknown): message is HostEvent {
  if (typeof message !== 'object' || message === null || !('event' in message && 'data' in message)) return false
  return typeof message.event === 'string' && typeof message.data === 'object'
}

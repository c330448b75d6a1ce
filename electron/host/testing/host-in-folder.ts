import { type CallName, type Client, clientOf, type HostEvent, type Input } from '../../contract/index.ts'
import type { Host } from '../dispatcher.ts'
import { createHost } from '../host.ts'
import { WORKER } from './test-host.ts'

/** A host that opens its folder by itself, as the shells have it, in whatever state the folder is. */
export interface HostInFolder extends Client {
  readonly told: readonly HostEvent[]
  readonly errors: readonly unknown[]
  /** Code, detail and words of a refusal. Throws if it is not refused, and where paths, SQL or an errno show through. */
  refusal<C extends CallName>(call: C, input: Input<C>): Promise<string>
  close(): Promise<void>
}

export function hostInFolder(folder: string): HostInFolder {
  const errors: unknown[] = []
  return withClient(
    createHost({ data: { kind: 'folder', folder }, version: '1', platform: 'test', report: (error) => errors.push(error), worker: WORKER }),
    errors,
  )
}

export function withClient(host: Host, errors: readonly unknown[] = []): HostInFolder {
  const told: HostEvent[] = []
  host.subscribe((event) => told.push(event))
  return {
    ...clientOf(host),
    told,
    errors,
    async refusal(call, input) {
      const reply = await host.request(call, input)
      if (reply.ok) throw new Error(`${call} was not refused`)
      const { code, detail, message } = reply.error
      const shows = /\/tmp|SQL|campaigns\.db|\bE[A-Z]{3}/.exec(JSON.stringify(reply))
      if (shows) throw new Error(`${call} is refused with "${message}", which shows ${shows[0]}`)
      return `${[code, detail].filter((each) => each !== undefined).join(' ')}: ${message}`
    },
    close: () => host.close(),
  }
}

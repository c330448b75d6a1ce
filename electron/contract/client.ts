import type { ErrorCode, Refusal } from '../../engine/kernel/types.ts'
import type { CallName, Input, Output } from './calls.ts'
import type { EventData, EventName, HostEvent } from './events.ts'
import type { Reply } from './reply.ts'

/** Everything that crosses between a page and its host, whatever the transport. */
export interface Bridge {
  /** Never rejects: a failure of the transport is a reply with the code `closed`. */
  request(call: string, input: unknown): Promise<Reply>
  /** Returns a function that unsubscribes. */
  subscribe(listener: (event: HostEvent) => void): () => void
}

/** The typed side of a bridge, for callers. */
export interface Client {
  /** Rejects with a `CallError` when the call is refused. */
  call<C extends CallName>(name: C, ...input: undefined extends Input<C> ? [Input<C>?] : [Input<C>]): Promise<Output<C>>
  on<E extends EventName>(event: E, listener: (data: EventData<E>) => void): () => void
}

/** A refused call. Its message is a sentence for people; its code and detail are for programs. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly rule: string | undefined

  constructor({ code, message, detail, rule }: Refusal) {
    super(message)
    this.code = code
    this.detail = detail
    this.rule = rule
  }
}

/** Replies are not checked again on this side: the host comes from the same build, and the contract suite checks it. */
export function clientOf(bridge: Bridge): Client {
  return {
    async call<C extends CallName>(name: C, ...[input]: readonly unknown[]) {
      const reply = await bridge.request(name, input)
      if (!reply.ok) throw new CallError(reply.error)
      return reply.value as Output<C>
    },
    on: (event, listener) =>
      bridge.subscribe((told) => {
        if (told.event === event) listener(told.data as EventData<typeof event>)
      }),
  }
}

import { setImmediate as breath } from 'node:timers/promises'
import type { z } from 'zod'
import { badRequest, refusal } from '../../engine/kernel/refusal.ts'
import type { Refusal } from '../../engine/kernel/types.ts'
import {
  type CallName,
  type Checked,
  type EventData,
  type EventName,
  type HostEvent,
  type Output,
  type Reply,
  refused,
} from '../contract/index.ts'
import { inputs, isCallName } from '../contract/inputs/index.ts'
import { issueSentence, issueWords } from '../contract/inputs/issue-words.ts'
import { isWide } from '../contract/inputs/plain-json.ts'

/** The host, as every shell uses it. */
export interface Host {
  /** Answers one call; never rejects. Calls run one after another, in order of arrival; long work lets others go between. */
  request(call: string, input: unknown): Promise<Reply>
  subscribe(listener: (event: HostEvent) => void): () => void
  /** Finishes pending calls, then closes. Later calls are refused as `closed`. */
  close(): Promise<void>
}

/** Answers one call whose input has been checked. A refusal is a value; an exception is a bug, or the disk. */
export type Handler<C extends CallName> = (input: Checked<C>) => Reply<Output<C>> | Promise<Reply<Output<C>>>
export type Handlers = { readonly [C in CallName]: Handler<C> }

/** Announces an event to all subscribers. */
export type Tell = <E extends EventName>(event: E, data: EventData<E>) => void

/**
 * For a handler whose work itself needs the host, such as printing a page that makes calls: other calls run meanwhile, and
 * the handler resumes in its turn.
 */
export type Outside = <T>(work: () => Promise<T>) => Promise<T>

/** Brings work that goes on outside back for a moment, in turn like any call. */
export type Inside = Outside

export interface Dispatch {
  /** Called once. The function it returns is called each time, for the handlers may change with the open campaigns. */
  handlers(tell: Tell, outside: Outside, inside: Inside): () => Handlers
  /** The refusal that an exception stands for (a full disk); null for a bug. */
  failure(error: unknown): Refusal | null
  /** Reports bugs with their stack, never to the page. */
  report(error: unknown): void
  close(): void | Promise<void>
}

/** The most fields of an input; no call has as many. */
const MOST_FIELDS = 100
const TOO_WIDE = badRequest('The input has more fields than any call.', { detail: 'input' })

/** Calls that read nothing which others change: they are answered at once, or wait for a person, whatever is going on. */
const AT_ONCE: ReadonlySet<string> = new Set<CallName>(['app.info', 'app.opened', 'app.folder', 'work.cancel'])

/** Long answers that never change: they wait for each other alone, so that a thousand of them keep nobody else waiting. */
const PRINTED: ReadonlySet<string> = new Set<CallName>(['game.tables', 'game.rules'])

const INTERNAL = refusal('internal', 'Something went wrong inside Citadel. It changed nothing; the report has the details.')
const CLOSING = refusal('closed', 'Citadel is closing.')

/** The application's outer layer: finds the handler of a call, checks the input, turns exceptions into replies. */
export function dispatcher(parts: Dispatch): Host {
  const listeners = new Set<(event: HostEvent) => void>()
  const tell: Tell = (event, data) => {
    for (const listener of [...listeners]) {
      // A connection that cannot be told harms neither the call nor the other connections.
      try {
        listener({ event, data } as HostEvent)
      } catch (error) {
        parts.report(error)
      }
    }
  }
  const turns = inTurn()
  const printed = inTurn()
  const handlers = parts.handlers(tell, turns.outside, turns.take)
  let closing: Promise<void> | null = null

  const answer = async (call: string, input: unknown): Promise<Reply> => {
    if (!isCallName(call)) return refused(refusal('unknown-call', `There is no call ${call.slice(0, 60)}.`))
    try {
      const schema: z.ZodType = inputs[call]
      if (isWide(input, MOST_FIELDS)) return refused(TOO_WIDE)
      const read = schema.safeParse(input, { error: issueWords })
      if (!read.success) {
        const { message, path } = issueSentence(read.error, 'The input')
        return refused(badRequest(message, { detail: path === '' ? 'input' : path }))
      }
      return await run(handlers(), call, read.data)
    } catch (error) {
      const failure = parts.failure(error)
      if (failure === null) parts.report(error)
      return refused(failure ?? INTERNAL)
    }
  }
  /** Sends only the four fields of a refusal, and announces a failing disk to every shell. */
  const outgoing = (reply: Reply): Reply => {
    if (reply.ok) return reply
    const { code, message, detail, rule } = reply.error
    if (code === 'storage') tell('storage.failed', { kind: detail ?? 'failing' })
    return refused(refusal(code, message, { detail, rule }))
  }

  return {
    request(call, input) {
      if (closing !== null) return Promise.resolve(refused(CLOSING))
      const work = async () => outgoing(await answer(call, input))
      if (AT_ONCE.has(call)) return work()
      return (PRINTED.has(call) ? printed : turns).take(work)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close() {
      closing ??= turns.take(async () => {
        listeners.clear()
        await parts.close()
      })
      return closing
    },
  }
}

/** How long calls that follow each other at once may take together before timers and sockets get a turn, in milliseconds. */
const TURN = 10

/**
 * A queue: one call after another, in order of arrival. What a call announces never overtakes the reply to the one before: a client that
 * had to wait begins once that has been handed on, however many steps a transport takes for it. A caller within this process, who sends the
 * next call as soon as one is answered, never waits: many short calls in a row would keep everyone else out.
 */
function inTurn(): { take<T>(work: () => Promise<T>): Promise<T>; readonly outside: Outside } {
  const busy = busyFor()
  let last: Promise<unknown> = Promise.resolve()
  let leave = () => {}
  let queued = 0
  const enter = async () => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    const waits = queued > 0
    queued += 1
    await before
    if (waits || busy() > TURN) await breath()
    leave = () => {
      queued -= 1
      resolve()
    }
  }
  return {
    async take(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    async outside(work) {
      leave()
      try {
        return await work()
      } finally {
        await enter()
      }
    },
  }
}

/** Tells how long this thread has been busy since its event loop last went round, in milliseconds, as far as it has been asked. */
function busyFor(): () => number {
  let since: number | null = null
  return () => {
    const now = performance.now()
    if (since === null) {
      since = now
      setImmediate(() => {
        since = null
      })
    }
    return now - since
  }
}

/** The one place where a call's name is separated from its input's type: that call's own schema has read the input. */
function run(handlers: Handlers, call: CallName, input: unknown): Reply | Promise<Reply> {
  const handler = handlers[call] as (input: unknown) => Reply | Promise<Reply>
  return handler(input)
}

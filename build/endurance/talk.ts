import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A headless host in a separate process, for scripts to talk to. */
export interface Talk {
  /** Rejects with the sentence of a refusal, or when the host is gone. */
  call<T>(method: string, params?: object): Promise<T>
  readonly process: ChildProcess
  /** Lets it finish, and waits for it to exit. */
  end(): Promise<void>
}

/**
 * @param host the program: the bundled host, or that of another checkout
 * @param env its environment
 */
export function talkTo(host: string, data: string, env = process.env): Talk {
  const child = spawn(process.execPath, [host, '--data', data], { stdio: ['pipe', 'pipe', 'inherit'], env })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  createInterface({ input: child.stdout }).on('line', (line) => {
    const reply = JSON.parse(line) as { id?: number | null; result?: unknown; error?: { message: string } }
    if (typeof reply.id !== 'number') return
    const slot = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.error === undefined) slot?.resolve(reply.result)
    else slot?.reject(new Error(reply.error.message))
  })
  // Some hosts are started to be killed.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close').then(() => {
    for (const slot of waiting.values()) slot.reject(new Gone('the host is gone'))
  })
  return {
    process: child,
    call<T>(method: string, params: object = {}) {
      const id = ++last
      const slot = Promise.withResolvers<unknown>()
      waiting.set(id, slot)
      if (child.exitCode === null && child.signalCode === null)
        child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
      else slot.reject(new Gone('the host is gone'))
      return slot.promise as Promise<T>
    },
    async end() {
      child.stdin.end()
      await ended
    },
  }
}

/** The host exited during a call. */
export class Gone extends Error {}

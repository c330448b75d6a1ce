import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './standin/launch.ts'

/** The same host without a page: plans are played here first, to know what the page must show. */
export interface Headless {
  /** A refusal is thrown with its sentence. */
  call<T>(method: string, params?: object): Promise<T>
  close(): Promise<void>
}

interface Reply {
  readonly id: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** @param data a folder of campaigns; left out, they are kept in memory */
export function startHeadless(data?: string): Headless {
  const kept = data === undefined ? ['--memory'] : ['--data', data]
  const child = spawn(process.execPath, [join(root, '.cache/electron/headless.js'), ...kept], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  createInterface(child.stdout).on('line', (line) => {
    const reply = JSON.parse(line) as Partial<Reply>
    if (reply.id === undefined) return
    const slot = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.error) slot?.reject(new Error(reply.error.message))
    else slot?.resolve(reply.result)
  })
  child.once('exit', (code) => {
    for (const slot of waiting.values()) slot.reject(new Error(`the headless host ended early (${code})`))
  })
  return {
    call<T>(method: string, params: object = {}) {
      const id = ++last
      const slot = Promise.withResolvers<unknown>()
      waiting.set(id, slot)
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
      return slot.promise as Promise<T>
    },
    async close() {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

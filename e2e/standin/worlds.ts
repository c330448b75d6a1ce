// contextBridge: one end of it in the page's own world, the other in the world of the preload, in which no script of the page ever runs.
// Both ends are this function, written into the page before any of its scripts. They hear each other by events of the window, whose
// details Chromium clones from world to world.

import { pack, unpack } from './wire.ts'

/** What has crossed: data as it is, and in its place what a function, a promise or a part with such is called by. */
type Coded =
  | { readonly plain: unknown }
  | { readonly calls: number }
  | { readonly awaits: number }
  | { readonly list: readonly Coded[] }
  | { readonly parts: readonly (readonly [string, Coded])[] }
type Call = { readonly call: number; readonly args: readonly Coded[] } | { readonly exposes: string; readonly api: Coded }
type Returned = { readonly result: Coded } | { readonly error: string }
type Detail = Call | { readonly returns: Returned } | ({ readonly settles: number } & Returned)
type Callable = (...args: readonly unknown[]) => unknown

/**
 * @param mine the events that this end hears
 * @param theirs those that the other one hears
 * @param exposed called with what the other end exposes here
 */
export function bridgeEnd(mine: string, theirs: string, exposed: (name: string, value: unknown) => void) {
  // Taken before the page can put something in their places.
  const { dispatchEvent, addEventListener, CustomEvent, structuredClone: clone } = window
  const [freeze, entries, ownProto, isArray] = [Object.freeze, Object.entries, Object.getPrototypeOf, Array.isArray]
  const functions = new Map<number, Callable>()
  const promises = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  let returned: Returned | undefined
  const say = (detail: Detail) => dispatchEvent.call(window, new CustomEvent(theirs, { detail }))

  const hasLife = (value: unknown, seen = new Set<unknown>()): boolean => {
    if (typeof value === 'function' || typeof value === 'symbol') return true
    if (value === null || typeof value !== 'object' || seen.has(value)) return false
    seen.add(value)
    if (value instanceof Promise) return true
    const proto = ownProto(value)
    return (isArray(value) || proto === null || proto === Object.prototype) && Object.values(value).some((each) => hasLife(each, seen))
  }
  const encode = (value: unknown, depth = 0): Coded => {
    if (depth > 1000)
      throw new TypeError('Electron contextBridge recursion depth exceeded. Nested objects deeper than 1000 are not supported.')
    if (!hasLife(value)) return { plain: clone(value) }
    if (typeof value === 'symbol') throw new TypeError('An object could not be cloned.')
    const id = ++last
    if (typeof value === 'function') {
      functions.set(id, value as Callable)
      return { calls: id }
    }
    if (value instanceof Promise) {
      value.then(
        (result) => say({ settles: id, result: encode(result) }),
        (error) => say({ settles: id, error: error instanceof Error ? error.message : String(error) }),
      )
      return { awaits: id }
    }
    const parts = entries(value as object).map(([key, part]) => [key, encode(part, depth + 1)] as const)
    return isArray(value) ? { list: parts.map(([, part]) => part) } : { parts }
  }
  const decode = (coded: Coded): unknown => {
    if ('calls' in coded) return (...args: readonly unknown[]) => answerOf({ call: coded.calls, args: args.map((each) => encode(each)) })
    if ('awaits' in coded) return new Promise((resolve, reject) => promises.set(coded.awaits, { resolve, reject }))
    if ('list' in coded) return coded.list.map(decode)
    if ('parts' in coded) return Object.fromEntries(coded.parts.map(([key, part]) => [key, decode(part)]))
    return coded.plain
  }
  /** The other end answers before the event is over. */
  const answerOf = (detail: Call): unknown => {
    returned = undefined
    say(detail)
    const got = (returned as Returned | undefined) ?? { error: 'the other world does not answer' }
    if ('error' in got) throw new Error(got.error)
    return decode(got.result)
  }
  const frozen = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    for (const part of Object.values(value)) frozen(part)
    return freeze(value)
  }
  addEventListener.call(window, mine, (event) => {
    const { detail } = event as CustomEvent<Detail>
    if ('returns' in detail) {
      returned = detail.returns
      return
    }
    if ('settles' in detail) {
      const promise = promises.get(detail.settles)
      promises.delete(detail.settles)
      if ('error' in detail) promise?.reject(new Error(detail.error))
      else promise?.resolve(decode(detail.result))
      return
    }
    try {
      const done =
        'exposes' in detail ? exposed(detail.exposes, frozen(decode(detail.api))) : functions.get(detail.call)?.(...detail.args.map(decode))
      say({ returns: { result: encode(done) } })
    } catch (error) {
      say({ returns: { error: error instanceof Error ? error.message : String(error) } })
    }
  })
  return { expose: (name: string, api: unknown) => answerOf({ exposes: name, api: encode(api) }) }
}

export interface Names {
  readonly binding: string
  readonly deliver: string
  readonly page: string
  readonly preload: string
  readonly platform: string
}

/** In the page's own world. */
export function pageWorld(names: Names): void {
  if (window !== window.top) return
  bridgeEnd(names.page, names.preload, (name, api) => {
    if (name in window) throw new Error('Cannot bind an API on top of an existing property on the window object')
    Object.defineProperty(window, name, { value: api, enumerable: true })
  })
}

type Answer = { readonly error?: string; readonly value?: unknown }
interface FromMain {
  readonly id: number | null
  readonly channel: string
  readonly args: readonly unknown[]
  readonly answer: Answer
}

/** In the world of the preload, `run`: the built file as a function of what a sandboxed preload finds around it. */
export function preloadWorld(names: Names, run: Callable): void {
  if (window !== window.top || !/^https?:/.test(location.href)) return
  const around = globalThis as unknown as Record<string, (text: string) => void>
  const toMain = (message: object) => around[names.binding]?.(pack(message))
  const { expose } = bridgeEnd(names.preload, names.page, () => {})
  const listeners = new Map<string, readonly Callable[]>()
  const asked = new Map<number, (answer: Answer) => void>()
  let last = 0
  const ipcRenderer = {
    async invoke(channel: string, ...args: readonly unknown[]) {
      const id = ++last
      const answer = new Promise<Answer>((resolve) => asked.set(id, resolve))
      toMain({ id, channel, args: structuredClone(args) })
      const { error, value } = await answer
      if (error !== undefined) throw new Error(`Error invoking remote method '${channel}': ${error}`)
      return value
    },
    send: (channel: string, ...args: readonly unknown[]) => toMain({ id: null, channel, args: structuredClone(args) }),
    on(channel: string, listener: Callable) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
    off(channel: string, listener: Callable) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((each) => each !== listener),
      )
      return ipcRenderer
    },
  }
  around[names.deliver] = (text) => {
    const { id, channel, args, answer } = unpack(text) as FromMain
    if (id === null) for (const listener of listeners.get(channel) ?? []) listener({ sender: ipcRenderer }, ...args)
    else {
      asked.get(id)?.(answer)
      asked.delete(id)
    }
  }
  const only = (what: string, object: object) =>
    new Proxy(object, {
      get(target, key) {
        if (key in target || typeof key === 'symbol') return Reflect.get(target, key)
        throw new Error(`electron stand-in (preload): ${what}.${String(key)} is not there`)
      },
    })
  const contextBridge = only('contextBridge', { exposeInMainWorld: expose })
  const electron = only('electron', { contextBridge, ipcRenderer: only('ipcRenderer', ipcRenderer) })
  const require = (id: string) => {
    if (id === 'electron') return electron
    throw new Error(`module not found: ${id} (a sandboxed preload can only require electron, events, timers, url)`)
  }
  const process = { type: 'renderer', sandboxed: true, contextIsolated: true, platform: names.platform, versions: {}, env: {} }
  const module = { exports: {} }
  run(require, module, module.exports, process)
}

// contextBridge: one end of it in the page's own world, the other in the world of the preload, in which no script of the page ever runs.
// Both ends are this function, written into the page before any of its scripts. They hear each other by events of the window, whose
// details Chromium clones from world to world.

import { pack, unpack } from './wire.ts'

/** What has crossed: data as it is, and in its place what a function, a promise or a part with such is called by. */
type Coded =
  | { readonly kind: 'data'; readonly value: unknown }
  | { readonly kind: 'function' | 'promise'; readonly id: number }
  | { readonly kind: 'list'; readonly parts: readonly Coded[] }
  | { readonly kind: 'object'; readonly keys: readonly string[]; readonly parts: readonly Coded[] }
type Outcome = { readonly value: Coded; readonly why: null } | { readonly why: string }
type Call =
  | { readonly kind: 'call'; readonly id: number; readonly args: readonly Coded[] }
  | { readonly kind: 'expose'; readonly name: string; readonly api: Coded }
type Detail =
  | Call
  | { readonly kind: 'return'; readonly outcome: Outcome }
  | { readonly kind: 'settle'; readonly id: number; readonly outcome: Outcome }
type Callable = (...args: readonly unknown[]) => unknown

/**
 * Electron's is native code, in which nothing that a page changes has a part. So all is taken here before the page can put something in its
 * place, and later no method, iterator or setter is asked for that a page could have put there.
 *
 * @param mine the events that this end hears
 * @param theirs those that the other one hears
 * @param exposed called with what the other end exposes here
 */
export function bridgeEnd(mine: string, theirs: string, exposed: (name: string, value: unknown) => void) {
  const {
    dispatchEvent,
    CustomEvent: Told,
    Error: Failure,
    TypeError: Misuse,
    String: text,
    Promise: Later,
    structuredClone: clone,
  } = window
  const { apply, defineProperty, getPrototypeOf } = Reflect
  const { freeze, keys, prototype: ofObjects } = Object
  const { isArray } = Array
  const { prototype: ofPromises } = Later
  const { then } = ofPromises
  const { has, add } = Set.prototype
  const detailOf = Object.getOwnPropertyDescriptor(Told.prototype, 'detail')?.get as () => unknown
  const bare = <T extends object>(its: T): T => ({ __proto__: null, ...its })
  const functions: Record<number, Callable> = bare({})
  const promises: Record<number, { resolve(value: unknown): void; reject(error: Error): void }> = bare({})
  let last = 0
  let returned: Outcome | undefined

  const put = (target: object, key: PropertyKey, value: unknown) =>
    defineProperty(target, key, bare({ value, writable: true, enumerable: true, configurable: true }))
  const mapped = <From, To>(list: readonly From[], work: (item: From) => To): To[] => {
    const made: To[] = []
    for (let n = 0; n < list.length; n++) put(made, n, work(list[n] as From))
    return made
  }
  const partsOf = (value: object) => mapped(keys(value), (key) => (value as Record<string, unknown>)[key])
  const said = (error: unknown) => (error instanceof Failure ? error.message : text(error))
  const say = (detail: Detail) => apply(dispatchEvent, window, [new Told(theirs, bare({ detail }))])

  const hasLife = (value: unknown, seen = new Set<unknown>()): boolean => {
    if (typeof value === 'function' || typeof value === 'symbol') return true
    if (value === null || typeof value !== 'object' || apply(has, seen, [value])) return false
    apply(add, seen, [value])
    const proto = getPrototypeOf(value)
    if (proto === ofPromises) return true
    if (!isArray(value) && proto !== null && proto !== ofObjects) return false
    const parts = partsOf(value)
    for (let n = 0; n < parts.length; n++) if (hasLife(parts[n], seen)) return true
    return false
  }
  const encode = (value: unknown, depth = 0): Coded => {
    if (depth > 1000)
      throw new Misuse('Electron contextBridge recursion depth exceeded. Nested objects deeper than 1000 are not supported.')
    if (!hasLife(value)) return { kind: 'data', value: clone(value) }
    if (typeof value === 'symbol') throw new Misuse('An object could not be cloned.')
    const id = ++last
    if (typeof value === 'function') {
      functions[id] = value as Callable
      return { kind: 'function', id }
    }
    const object = value as object
    if (getPrototypeOf(object) === ofPromises) {
      const kept = (result: unknown) => say({ kind: 'settle', id, outcome: { value: encode(result), why: null } })
      const broken = (error: unknown) => say({ kind: 'settle', id, outcome: { why: said(error) } })
      apply(then, object, [kept, broken])
      return { kind: 'promise', id }
    }
    const parts = mapped(partsOf(object), (part) => encode(part, depth + 1))
    return isArray(object) ? { kind: 'list', parts } : { kind: 'object', keys: keys(object), parts }
  }
  const decode = (coded: Coded): unknown => {
    switch (coded.kind) {
      case 'data':
        return coded.value
      case 'function':
        return (...args: readonly unknown[]) => answerOf({ kind: 'call', id: coded.id, args: mapped(args, (each) => encode(each)) })
      case 'promise':
        return new Later((resolve, reject) => {
          promises[coded.id] = { resolve, reject }
        })
      case 'list':
        return mapped(coded.parts, decode)
      case 'object': {
        const made = {}
        for (let n = 0; n < coded.keys.length; n++) put(made, coded.keys[n] as string, decode(coded.parts[n] as Coded))
        return made
      }
    }
  }
  /** The other end answers before the event is over. */
  const answerOf = (detail: Call): unknown => {
    returned = undefined
    say(detail)
    const got = (returned as Outcome | undefined) ?? { why: 'the other world does not answer' }
    if (got.why !== null) throw new Failure(got.why)
    return decode(got.value)
  }
  const frozen = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    mapped(partsOf(value), frozen)
    return freeze(value)
  }
  const outcomeOf = (detail: Call): Outcome => {
    try {
      const done =
        detail.kind === 'expose'
          ? exposed(detail.name, frozen(decode(detail.api)))
          : apply(functions[detail.id] as Callable, undefined, mapped(detail.args, decode))
      return { value: encode(done), why: null }
    } catch (error) {
      return { why: said(error) }
    }
  }
  addEventListener(mine, (event) => {
    const detail = apply(detailOf, event, []) as Detail
    switch (detail.kind) {
      case 'return':
        returned = detail.outcome
        break
      case 'settle': {
        const { id, outcome } = detail
        const promise = promises[id]
        delete promises[id]
        if (outcome.why !== null) promise?.reject(new Failure(outcome.why))
        else promise?.resolve(decode(outcome.value))
        break
      }
      default:
        say({ kind: 'return', outcome: outcomeOf(detail) })
    }
  })
  return { expose: (name: string, api: unknown) => answerOf({ kind: 'expose', name, api: encode(api) }) }
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

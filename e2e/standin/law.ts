// Electron's own type declarations as the law: a name that they do not have, or not on the pretended system, ends the stand-in.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'

export type Platform = 'linux' | 'darwin' | 'win32'
const PLATFORMS = ['linux', 'darwin', 'win32'] as const

/** The system that the shell is told it runs on. */
export const platform: Platform = PLATFORMS.find((each) => each === process.env.STANDIN_PLATFORM) ?? 'linux'

/** What the real thing would do wrong, or not at all, ends the stand-in. */
export function fatal(why: string): never {
  console.error(`electron stand-in: ${why}`)
  process.exit(1)
}

interface Member {
  readonly isMethod: boolean
  /** Where it is; null everywhere. */
  platforms: readonly string[] | null
}
interface Type {
  readonly parent: string | null
  readonly members: Map<string, Member>
  readonly events: Set<string>
  /** Closed lists of words, by the member that takes one of them. */
  readonly words: Map<string, readonly string[]>
}

const TYPE = /^ {2}(?:class|interface) (\w+)(?: extends (?:NodeJS\.)?(\w+))? \{/
const MEMBER = /^ {4}(?:static |readonly )*(\w+)(\??:|\??\(|<)/
const EVENT = /^ {4}on\(event: '([\w-]+)'/
const TAG = /^ {5}\* @platform ([\w,]+)/
const WORDS = /^ {4}(?:readonly )?(\w+)\??: \(?('[\w-]+'(?: \| '[\w-]+')+)\)?;/

export const LAW: ReadonlyMap<string, Type> = read(
  readFileSync(new URL('../../node_modules/electron/electron.d.ts', import.meta.url), 'utf8'),
)

function read(declarations: string): ReadonlyMap<string, Type> {
  const types = new Map<string, Type>()
  let type: Type | null = null
  let tagged: readonly string[] | null = null
  for (const line of declarations.split('\n')) {
    const begins = TYPE.exec(line)
    if (begins) {
      type = { parent: begins[2] ?? null, members: new Map(), events: new Set(), words: new Map() }
      types.set(begins[1] ?? '', type)
      continue
    }
    if (type === null) continue
    if (line === '  }') {
      type = null
      continue
    }
    const tag = TAG.exec(line)
    if (tag) tagged = tag[1]?.split(',') ?? null
    if (/^ {4}\/\*\*/.test(line)) tagged = null
    const event = EVENT.exec(line)?.[1]
    if (event !== undefined) type.events.add(event)
    const words = WORDS.exec(line)
    if (words) type.words.set(words[1] ?? '', words[2]?.replaceAll("'", '').split(' | ') ?? [])
    const member = MEMBER.exec(line)
    if (!member) continue
    const name = member[1] ?? ''
    const before = type.members.get(name)
    // One of its signatures is enough.
    const platforms = before === undefined ? tagged : tagged === null || before.platforms === null ? null : [...before.platforms, ...tagged]
    type.members.set(name, { isMethod: !member[2]?.endsWith(':'), platforms })
    tagged = null
  }
  return types
}

function found(type: string, name: string): Member | undefined {
  for (let at: string | null = type; at !== null; at = LAW.get(at)?.parent ?? null) {
    const member = LAW.get(at)?.members.get(name)
    if (member) return member
  }
  return undefined
}

function hasEvent(type: string, event: string): boolean {
  for (let at: string | null = type; at !== null; at = LAW.get(at)?.parent ?? null) if (LAW.get(at)?.events.has(event)) return true
  return false
}

/** The words of a closed list: the roles of a menu item. */
export function wordsOf(type: string, member: string): readonly string[] {
  return LAW.get(type)?.words.get(member) ?? []
}

const EMITTING = new Set(Object.getOwnPropertyNames(EventEmitter.prototype))
const LISTENING = new Set(['on', 'once', 'addListener', 'prependListener'])

/** What the shell gets of a thing of that type of Electron's: nothing that Electron has not, nor what is not stood in for. */
export function strict<T extends object>(type: string, object: T): T {
  if (!LAW.has(type)) fatal(`Electron has no ${type}`)
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'symbol' || key === 'then' || key === 'prototype') return Reflect.get(target, key, target)
      if (!EMITTING.has(key)) {
        const member = found(type, key)
        if (member === undefined) fatal(`Electron’s ${type} has no ${key}`)
        if (member.platforms !== null && !member.platforms.includes(platform)) {
          if (member.isMethod) fatal(`${type}.${key} is not there on ${platform}, only on ${member.platforms}`)
          return undefined
        }
        if (!(key in target)) fatal(`${type}.${key} is not stood in for`)
      }
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (!LISTENING.has(key)) return value.bind(target)
      return (event: string, ...rest: unknown[]) => {
        if (!hasEvent(type, event)) fatal(`${type} never emits ${event}`)
        return value.call(target, event, ...rest)
      }
    },
    set(target, key, value) {
      if (typeof key === 'string' && found(type, key) === undefined) fatal(`Electron’s ${type} has no ${key} to set`)
      return Reflect.set(target, key, value, target)
    },
  })
}

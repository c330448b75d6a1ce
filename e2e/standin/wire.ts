// Between the page's process and the main one goes what V8's serializer can carry: as text here, with cycles, dates, bytes and all.
// Also written into the page: nothing is imported.

type Code = string | number | boolean | null | readonly unknown[]

export function pack(whole: unknown): string {
  const places = new Map<unknown, number>()
  const table: (readonly unknown[] | null)[] = []
  const of = (value: unknown): Code => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0) ? value : ['n', Object.is(value, -0) ? '-0' : String(value)]
      case 'undefined':
        return ['u']
      case 'bigint':
        return ['b', String(value)]
      case 'object':
        break
      default:
        throw new TypeError('An object could not be cloned.')
    }
    if (value === null) return null
    if (!places.has(value)) {
      const place = table.push(null) - 1
      places.set(value, place)
      table[place] = filled(value)
    }
    return ['r', places.get(value)]
  }
  const filled = (value: object): readonly unknown[] => {
    if (Array.isArray(value)) return ['a', ...value.map(of)]
    if (value instanceof Date) return ['d', value.getTime()]
    if (value instanceof Map) return ['m', ...[...value].flat().map(of)]
    if (value instanceof Set) return ['s', ...[...value].map(of)]
    if (value instanceof Error) return ['e', value.name, value.message]
    if (value instanceof ArrayBuffer) return ['y', 'ArrayBuffer', ...new Uint8Array(value)]
    if (ArrayBuffer.isView(value)) return ['y', value.constructor.name, ...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]
    return ['o', Object.keys(value), ...Object.values(value).map(of)]
  }
  const root = of(whole)
  return JSON.stringify([root, table])
}

export function unpack(text: string): unknown {
  const [root, table] = JSON.parse(text)
  const made = new Map<number, unknown>()
  const of = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    const [kind, rest] = value
    if (kind === 'n') return Number(rest)
    if (kind === 'u') return undefined
    if (kind === 'b') return BigInt(rest)
    if (!made.has(rest)) build(rest)
    return made.get(rest)
  }
  const build = (at: number) => {
    const [kind, ...rest] = table[at]
    const keep = <T>(value: T): T => {
      made.set(at, value)
      return value
    }
    switch (kind) {
      case 'a': {
        const list = keep<unknown[]>([])
        for (const item of rest) list.push(of(item))
        break
      }
      case 'd':
        keep(new Date(rest[0]))
        break
      case 'm': {
        const map = keep(new Map())
        for (let n = 0; n < rest.length; n += 2) map.set(of(rest[n]), of(rest[n + 1]))
        break
      }
      case 's': {
        const set = keep(new Set())
        for (const item of rest) set.add(of(item))
        break
      }
      case 'e':
        keep(Object.assign(new Error(rest[1]), { name: rest[0] }))
        break
      case 'y': {
        const { buffer } = Uint8Array.from(rest.slice(1))
        const views = globalThis as unknown as Record<string, new (from: ArrayBuffer) => unknown>
        const View = views[rest[0] === 'Buffer' ? 'Uint8Array' : rest[0]]
        keep(View === undefined || rest[0] === 'ArrayBuffer' ? buffer : new View(buffer))
        break
      }
      default: {
        const [keys, ...values] = rest
        const object = keep({})
        // Not by assignment: a key may be __proto__.
        for (const [n, key] of keys.entries())
          Object.defineProperty(object, key, { value: of(values[n]), writable: true, enumerable: true, configurable: true })
      }
    }
  }
  return of(root)
}

// Tests run here and now, without a runner: as `vitest` for test files that are loaded with a change in the code they test.

export { expect, expectTypeOf } from 'vitest'

interface Test {
  readonly name: string
  run(): unknown
}

type Body = (...args: unknown[]) => unknown

/** What the test files loaded since the last call hold. */
export function collected(): readonly Test[] {
  const all = found
  found = []
  return all
}

let found: Test[] = []
let groups: readonly string[] = []
let setUps: readonly Body[] = []

function add(name: string, ...rest: readonly unknown[]): void {
  const body = rest.find((each): each is Body => typeof each === 'function')
  const before = setUps
  if (body === undefined) return
  found.push({
    name: [...groups, name].join(' > '),
    run: async () => {
      for (const each of before) await each()
      await body()
    },
  })
}

function addAll(rows: readonly unknown[]) {
  return (name: string, ...rest: readonly unknown[]) => {
    const body = rest.find((each): each is Body => typeof each === 'function')
    for (const row of rows) add(name, () => body?.(...(Array.isArray(row) ? row : [row])))
  }
}

function group(name: string, body: Body): void {
  const [outer, before] = [groups, setUps]
  groups = [...groups, name]
  body()
  groups = outer
  setUps = before
}

function groupAll(rows: readonly unknown[]) {
  return (name: string, body: Body) => {
    for (const row of rows) group(name, () => body(...(Array.isArray(row) ? row : [row])))
  }
}

export const test = Object.assign(add, { each: addAll })
export const it = test
export const describe = Object.assign(group, { each: groupAll })

/** Before each test rather than once: none of them is told from the other by its effect. */
export function beforeAll(body: Body): void {
  setUps = [...setUps, body]
}

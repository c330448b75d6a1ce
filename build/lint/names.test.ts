import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../engine/registry.ts'

// Common rooms name no game: they ask the game, or its page's manifest, for anything that differs from game to game. What an option
// does, they read from its fields: only a game takes its ids apart, for `pass` and `move:una:0:1` are its own words.

const root = resolve(import.meta.dirname, '../..')
const ROOMS = ['engine/kernel', 'electron', 'db', 'build', 'bench', 'renderer'] as const

/** The games' own rooms, the lists of games, frozen formats, and files for tests only. */
const ELSEWHERE =
  /^renderer\/games(\/|\.ts$)|^db\/(migrations|fixtures|testing)\/|^build\/lint\/|(^|\/)(fixtures|testing)\/|\.test\.tsx?$|(^|\/)test-[\w-]+\.ts$/

/** The product is called Citadel too: the page reaches the host by `window.citadel`. */
const OWN_NAME = ['electron/preload/index.ts', 'renderer/transport.ts']

/** Files about one game, each of which says why. */
const OF_ONE_GAME = [
  ...['build/endurance/freeze.ts', 'build/endurance/long-campaign.ts', 'build/endurance/raids.ts'],
  ...['bench/hall.ts', 'bench/page.ts', 'bench/playouts.ts', 'bench/raids.ts'],
]

const ALLOWED: readonly string[] = [...OWN_NAME, ...OF_ONE_GAME]

/** A game's id as a whole string, in a path into its folders, or as the key of an object or a type. */
function naming(text: string): boolean {
  const pattern = (id: string) => `(['"\`])${id}\\1|['"][^'"]*(engine|games)/${id}/|(^|[{,(])\\s*(readonly\\s+)?${id}\\??\\s*:`
  return GAMES.some(({ id }) => new RegExp(pattern(id), 'm').test(code(text)))
}

const names = (file: string) => naming(readFileSync(join(root, file), 'utf8'))

/** The text without its comments. */
function code(text: string): string {
  return text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
}

function filesIn(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !ELSEWHERE.test(file))
}

describe('common rooms name no game', () => {
  test.each(ROOMS)('%s', (room) => {
    expect(filesIn(room).filter((file) => names(file) && !ALLOWED.includes(file))).toEqual([])
  })

  test.each(ALLOWED)('the exception for %s is still needed', (file) => {
    expect(names(file)).toBe(true)
  })

  test('a name is found wherever it stands', () => {
    const [first] = GAMES
    expect(naming(`const game = '${first?.id}'`)).toBe(true)
    expect(naming(`import { x } from '../engine/${first?.id}/state.ts'`)).toBe(true)
    expect(naming(`const titles = { ${first?.id}: 'x' }`)).toBe(true)
    expect(naming(`interface Titles {\n  readonly ${first?.id}?: string\n}`)).toBe(true)
    expect(naming(`// '${first?.id}' in a comment`)).toBe(false)
    expect(naming('const game = first.id')).toBe(false)
  })
})

/** Taking an id apart, or looking into it. */
const PARSING =
  /\b(id|ids|pick|picked|before)(\[\d+\]|\.at\(-?\d\))?\)?\??\.(split|indexOf|lastIndexOf|startsWith|endsWith|match|slice|substring)\(['"`/]/
const parsing = (text: string) => PARSING.test(code(text))

describe('common rooms take no id of an option apart', () => {
  test.each(ROOMS)('%s', (room) => {
    expect(filesIn(room).filter((file) => parsing(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('it is found wherever it stands', () => {
    expect(parsing("option.id.split('/').at(-1)")).toBe(true)
    expect(parsing("const slash = id.indexOf('/')")).toBe(true)
    expect(parsing("picked[0]?.startsWith('move:')")).toBe(true)
    expect(parsing('ids.slice(0, 3)')).toBe(false)
    expect(parsing("// option.id.split('/')")).toBe(false)
  })
})

// A session of any game is a game in common rooms. `raid`, `raids`, `raiders`, `in-raid` and the reason `raid` of a backup are names of
// released columns, files and replies: they stay, as plain words of code, and grow no further.

const IN_NAMES = /[Hh]ellgate|[a-z]Raid|\bRaid|RAID|\braids?[A-Z]|\braid-|(?<!'in)-raid\b/
const IN_SENTENCES = /\b(a|the|this|that|each|every|no|another|new|open|last|next|between) raid(s|er|ers)?\b/i
const speaking = (text: string) => IN_NAMES.test(text) || IN_SENTENCES.test(text)

describe('common rooms speak no words of Citadel', () => {
  const rooms = ['engine/kernel', 'electron', 'db', 'renderer'] as const
  test.each(rooms)('%s', (room) => {
    expect(filesIn(room).filter((file) => speaking(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('they are found in names, comments and sentences, and the released names are let be', () => {
    expect(speaking('interface RaidFigures {')).toBe(true)
    expect(speaking('const openRaid = 1')).toBe(true)
    expect(speaking('/** The party of a raid. */')).toBe(true)
    expect(speaking("'Every raid begins here.'")).toBe(true)
    expect(speaking('className="raid-head"')).toBe(true)
    expect(speaking("'the hellgate is found'")).toBe(true)
    expect(speaking("refused(conflict(text, 'in-raid'))")).toBe(false)
    expect(speaking('const { raid, raids } = figures')).toBe(false)
  })
})

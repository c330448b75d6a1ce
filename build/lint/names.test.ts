import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../engine/registry.ts'

// No common room names a game: what differs from game to game is asked of the game, or of its page's manifest.

const root = resolve(import.meta.dirname, '../..')
const ROOMS = ['engine/kernel', 'electron', 'db', 'build', 'bench', 'renderer'] as const

/** The games' own rooms, the lists that name them, what is written of the past, and what only tests use. */
const ELSEWHERE =
  /^renderer\/games(\/|\.ts$)|^db\/(migrations|fixtures|testing)\/|^build\/lint\/|(^|\/)(fixtures|testing)\/|\.test\.tsx?$|(^|\/)test-[\w-]+\.ts$/

/** The product is called Citadel too: `window.citadel` is how the page reaches the host. */
const OWN_NAME = ['electron/preload/index.ts']

/** What is about one game, and says why. */
const OF_ONE_GAME = ['build/freeze.ts', 'build/long-campaign.ts', 'bench/hall.ts', 'bench/page.ts', 'bench/raids.ts']

/** A game's id as a whole text, or a path into its folders. */
function naming(text: string): boolean {
  return GAMES.some(({ id }) => new RegExp(`(['"\`])${id}\\1|['"][^'"]*(engine|games)/${id}/`).test(code(text)))
}

/** The text without its comments. */
function code(text: string): string {
  return text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
}

function filesIn(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !ELSEWHERE.test(file))
}

describe('no common room names a game', () => {
  test.each(ROOMS)('%s', (room) => {
    const allowed = new Set([...OWN_NAME, ...OF_ONE_GAME])
    const found = filesIn(room).filter((file) => naming(readFileSync(join(root, file), 'utf8')) && !allowed.has(file))
    expect(found).toEqual([])
  })

  test('a name is found where there is one', () => {
    const [first] = GAMES
    expect(naming(`const game = '${first?.id}'`)).toBe(true)
    expect(naming(`import { x } from '../engine/${first?.id}/state.ts'`)).toBe(true)
    expect(naming(`// '${first?.id}' in a comment`)).toBe(false)
    expect(naming('const game = first.id')).toBe(false)
  })
})

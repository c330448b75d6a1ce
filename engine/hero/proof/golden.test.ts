import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coveredBy, endOf, eventsOf, type GoldenGame, replay, WANTED } from './golden.ts'

const FOLDER = resolve(import.meta.dirname, 'golden')

function golden(file: string): GoldenGame {
  return JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
}

const FILES = readdirSync(FOLDER)

describe('golden games', () => {
  test.each(FILES)('%s comes to the same end with the same dice', (file) => {
    const game = golden(file)
    const session = replay(game)
    expect(endOf(session.state, eventsOf(session))).toEqual(game.end)
    expect(session.last.at[2]).toBe(game.dice.length)
  })

  test('together they hold every event, question, kind of counter and way to end', () => {
    const met = new Set(FILES.flatMap((file) => coveredBy(golden(file))))
    expect(WANTED.filter((token) => !met.has(token))).toEqual([])
  })
})

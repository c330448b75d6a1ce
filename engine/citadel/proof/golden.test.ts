import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coveredBy, endOf, eventsOf, type GoldenRaid, replay, WANTED } from './golden.ts'

const FOLDER = resolve(import.meta.dirname, 'golden')

function golden(file: string): GoldenRaid {
  return JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
}

const FILES = readdirSync(FOLDER)

describe('golden raids', () => {
  test.each(FILES)('%s comes to the same end with the same dice', (file) => {
    const raid = golden(file)
    const session = replay(raid)
    expect(endOf(session.state, eventsOf(session))).toEqual(raid.end)
    expect(session.last.at[2]).toBe(raid.dice.length)
  })

  test('together they hold every spell, monster, trap, feature result, treasure type and item', () => {
    const met = new Set(FILES.flatMap((file) => coveredBy(replay(golden(file)))))
    expect(WANTED.filter((token) => !met.has(token))).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { featureResult, momentsOf } from './moments.ts'
import { FEATURE_TABLE } from './tables/index.ts'
import { TOPICS } from './text/index.ts'

const GOLDEN = resolve(import.meta.dirname, 'golden')
const { questions, features } = momentsOf(readdirSync(GOLDEN).map((file) => JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8'))))

test('every question of the game is among the moments', () => {
  expect(Object.keys(questions).sort()).toEqual(Object.keys(TOPICS).sort())
})

test('every result of the Feature Table, and all that the mirror can tell', () => {
  const results = Object.entries(FEATURE_TABLE).flatMap(([feature, named]) =>
    named.map((result) => featureResult(feature as keyof typeof FEATURE_TABLE, result)),
  )
  const told = ['mirror: level', 'mirror: distance', 'mirror: both']
  expect([...results, ...told].filter((what) => features[what] === undefined)).toEqual([])
})

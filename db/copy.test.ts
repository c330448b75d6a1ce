import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inPlaces, temporary } from './copy.ts'

test('what a killed program has left is swept, and what a running one uses is not', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const left = join(tmpdir(), `citadel-work-${pid}-abcdef`)
  mkdirSync(left, { recursive: true })
  const first = await inPlaces(null, async (place) => temporary('one.db', place))
  const second = await inPlaces(null, async (place) => temporary('two.db', place))
  expect(existsSync(left)).toBe(false)
  expect(existsSync(dirname(first.file))).toBe(true)
  for (const { file, discard } of [first, second]) {
    discard()
    expect(existsSync(dirname(file))).toBe(false)
  }
})

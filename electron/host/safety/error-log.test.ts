import { expect, test } from 'vitest'
import { errorLog, withoutNames } from './error-log.ts'

test.each([
  ['at open (file:///home/anna/games/citadel/db/open.ts:47:11)', 'at open (open.ts:47:11)'],
  ['at C:\\Users\\Anna\\Citadel\\main.js:3:1', 'at main.js:3:1'],
  [
    "ENOENT: no such file or directory, open '/home/anna/.config/Citadel/campaigns.db'",
    "ENOENT: no such file or directory, open 'campaigns.db'",
  ],
  ['anna on anna-laptop plays 1/2 of it', '… on …-laptop plays 1/2 of it'],
  ['Almuric has 3 of 9 wounds', 'Almuric has 3 of 9 wounds'],
])('%s', (text, bare) => {
  expect(withoutNames(text, ['anna', 'pc'])).toBe(bare)
})

test('the last fifty errors are kept, with what caused them, and passed on', () => {
  const passed: unknown[] = []
  const book = errorLog((error) => passed.push(error))
  for (let n = 1; n <= 60; n++) book.report(new Error(`number ${n}`, { cause: 'the cause' }))
  book.report('not even an error')
  expect(passed).toHaveLength(61)
  expect(book.kept).toHaveLength(50)
  expect(book.kept[48]?.text).toMatch(/^Error: number 60\n[\s\S]*caused by the cause$/)
  expect(book.kept[49]?.text).toBe('not even an error')
  expect(JSON.stringify(book.kept)).not.toContain(import.meta.dirname)
})

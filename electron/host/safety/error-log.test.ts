import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'
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
  ["ENOENT: no such file, open '/media/Anna Lee/my games/campaigns.db'", "ENOENT: no such file, open 'campaigns.db'"],
  ['at open (/media/anna lee/my games/open.ts:47:11)', 'at open (open.ts:47:11)'],
  ['at D:\\Games of Anna Lee\\main.js:3:1', 'at main.js:3:1'],
  ['{"path":"C:\\\\Users\\\\x y\\\\page.json"}', '{"path":"page.json"}'],
  ['at file:///C:/Users/x%20y/Citadel/db/open.ts:3:1', 'at open.ts:3:1'],
  ['the folder C:\\Users\\X Y\\data is full', 'the folder data is full'],
  ['ANNA on PC', '… on PC'],
  ['cannot open /home/anna', 'cannot open …'],
  ['\u2028 Kor, of the 3/4 dwarves', '\u2028 Kor, of the 3/4 dwarves'],
])('%s', (text, bare) => {
  expect(withoutNames(text, { names: ['anna', 'pc'], folders: ['C:\\Users\\x y', '/'] })).toBe(bare)
})

test.each(['', ' ', '/', '"', "'", '`', ')', ':3:1'])('this user’s home is hidden before %j', (after) => {
  const text = withoutNames(`at ${homedir()}${after} and ${join(homedir(), 'some games', 'x.ts')}${after}`)
  expect(text).not.toContain(homedir().slice(1))
  if (userInfo().username.length > 2) expect(text).not.toContain(userInfo().username)
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

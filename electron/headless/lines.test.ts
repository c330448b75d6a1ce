import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const read = (...chunks: readonly (string | Buffer)[]) => linesOf(Readable.from(chunks), 10)
const all = async (lines: AsyncIterable<string | null>) => {
  const got: (string | null)[] = []
  for await (const line of lines) got.push(line)
  return got
}

test('lines end at the line feed, wherever a chunk ends', async () => {
  expect(await all(read('one\ntw', 'o\n\nthree'))).toEqual(['one', 'two', '', 'three'])
  expect(await all(read(''))).toEqual([])
})

test.each(['\u2028', '\u2029', '\u0085', '\v', '\f', '\r'])('%j ends no line', async (mark) => {
  expect(await all(read(`a${mark}b\nc`))).toEqual([`a${mark}b`, 'c'])
})

test('a letter in two chunks is one letter', async () => {
  const bytes = Buffer.from('Zö\n')
  expect(await all(read(bytes.subarray(0, 2), bytes.subarray(2)))).toEqual(['Zö'])
})

test('a line that is too long is dropped as it comes, and the next one is read', async () => {
  expect(await all(read('12345', '67890', 'x', 'y\nnext\n', '0123456789\n'))).toEqual([null, 'next', '0123456789'])
})

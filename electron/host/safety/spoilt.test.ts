import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Drift } from '../../../engine/kernel/play.ts'
import { Unreadable } from '../../../engine/kernel/refusal.ts'
import { spoilt } from './spoilt.ts'

function errorOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('what cannot be read out of the file is refused in words, and a bug is not', () => {
  const unread = [
    new Drift('the rules roll more dice than were recorded'),
    new Unreadable('a mark does not read back as it was written'),
    errorOf(() => JSON.parse('{')),
    errorOf(() => z.strictObject({ barred: z.boolean() }).parse({})),
    errorOf(() => inflateRawSync(Buffer.from('no deflated bytes'))),
  ]
  for (const error of unread) expect(spoilt(error)).toMatchObject({ code: 'conflict', detail: 'spoilt' })
  expect(spoilt(errorOf(() => (undefined as unknown as { x: number }).x))).toBeNull()
})

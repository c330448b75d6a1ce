import { expect, test } from 'vitest'
import { keysOf } from './keys.ts'

function keys() {
  let time = 0
  const revoked: string[] = []
  return {
    ...keysOf(
      () => time,
      (token) => revoked.push(token),
    ),
    revoked,
    wait: (ms: number) => (time += ms),
  }
}

test('the token is 32 bytes, different each time, and opens as often as one likes', () => {
  const { token, opens } = keys()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(token).not.toBe(keys().token)
  expect([opens(token), opens(token), opens(`${token}x`), opens(token.slice(1)), opens('')]).toEqual([true, true, false, false, false])
})

test('a code is not a token; it is exchanged for one, once', () => {
  const { newCode, opens, exchange, revoked } = keys()
  const code = newCode()
  expect(opens(code)).toBe(false)
  const token = exchange(code) ?? ''
  expect(opens(token)).toBe(true)
  expect(exchange(token)).toBeNull()
  expect(revoked).toEqual([])
})

test('a code that is used twice has been read by a stranger: what it was exchanged for is good no longer', () => {
  const { token: printed, newCode, opens, exchange, revoked } = keys()
  const [code, other] = [newCode(), newCode()]
  const token = exchange(code) ?? ''
  const apart = exchange(other) ?? ''
  expect(exchange(code)).toBeNull()
  expect(exchange(code)).toBeNull()
  expect(revoked).toEqual([token])
  expect([opens(token), opens(apart), opens(printed)]).toEqual([false, true, true])
})

test('after a minute a code is forgotten: found in a history later, it does no harm', () => {
  const { newCode, opens, exchange, wait, revoked } = keys()
  const [used, unused] = [newCode(), newCode()]
  const token = exchange(used) ?? ''
  wait(60_000)
  expect([exchange(used), exchange(unused)]).toEqual([null, null])
  expect(opens(token)).toBe(true)
  expect(revoked).toEqual([])
})

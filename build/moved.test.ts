import { expect, test, vi } from 'vitest'
import { moved } from './moved.ts'

const failing = (code: string) => Object.assign(new Error(code), { code })

test('a folder that a virus scanner reads in is moved a little later', async () => {
  const rename = vi.fn().mockImplementationOnce(() => {
    throw failing('EPERM')
  })
  await moved('a', 'b', rename)
  expect(rename).toHaveBeenCalledTimes(2)
})

test('any other trouble is thrown at once', async () => {
  const rename = vi.fn(() => {
    throw failing('ENOENT')
  })
  await expect(moved('a', 'b', rename)).rejects.toThrow('ENOENT')
  expect(rename).toHaveBeenCalledOnce()
})

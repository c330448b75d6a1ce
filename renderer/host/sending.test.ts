import { expect, test, vi } from 'vitest'
import { LARGEST_FILE } from '../../electron/contract/index.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { PIECE, send } from './sending.ts'

test('a small file goes as it is', async () => {
  expect(await send(fixtureClient(), new Blob(['Una']), () => {})).toEqual({ data: btoa('Una') })
})

test('a large file goes in pieces, and its progress is told', async () => {
  const bytes = Uint8Array.from({ length: PIECE * 2 + 5 }, (_, i) => i % 251)
  const pieces: string[] = []
  const client = fixtureClient({
    'upload.begin': ({ size }) => ({ upload: 'u1', size, received: 0 }),
    'upload.add': ({ upload, piece }) => {
      pieces.push(atob(piece))
      return { upload, size: bytes.length, received: 0 }
    },
  })
  const told: number[] = []
  expect(await send(client, new Blob([bytes]), (share) => told.push(share))).toEqual({ upload: 'u1' })
  expect(pieces.map((piece) => piece.length)).toEqual([PIECE, PIECE, 5])
  expect(Uint8Array.from(pieces.join(''), (letter) => letter.charCodeAt(0))).toEqual(bytes)
  expect(told.map((share) => Math.round(share * 100))).toEqual([50, 100, 100])
})

test('an empty file and one beyond all bounds are refused before anything is sent', async () => {
  const begin = vi.fn()
  const client = fixtureClient({ 'upload.begin': begin })
  await expect(send(client, new Blob([]), () => {})).rejects.toThrow('nothing in that file')
  const huge = Object.defineProperty(new Blob(['x']), 'size', { value: LARGEST_FILE + 1 })
  await expect(send(client, huge, () => {})).rejects.toThrow('256 megabytes')
  expect(begin).not.toHaveBeenCalled()
})

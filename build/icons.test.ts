import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const resource = (name: string) => readFileSync(join(import.meta.dirname, 'resources', name))
const PNG = '\x89PNG'

test('the icon of Windows holds every size as a picture where its directory says', () => {
  const file = resource('icon.ico')
  const entries = Array.from({ length: file.readUInt16LE(4) }, (_, i) => 6 + 16 * i)
  expect(entries.map((at) => file.readUInt8(at) || 256)).toEqual([16, 32, 48, 64, 128, 256])
  for (const at of entries) expect(file.toString('latin1', file.readUInt32LE(at + 12), file.readUInt32LE(at + 12) + 4)).toBe(PNG)
})

test('the icon of macOS holds named pictures up to 1024', () => {
  const file = resource('icon.icns')
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length])
  const names: string[] = []
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    names.push(file.toString('latin1', at, at + 4))
    expect(file.toString('latin1', at + 8, at + 12)).toBe(PNG)
  }
  expect(names).toEqual(['icp4', 'icp5', 'ic11', 'ic12', 'ic07', 'ic08', 'ic13', 'ic09', 'ic14', 'ic10'])
})

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LONGEST_NOTE } from '../../contract/index.ts'
import { MOST_PREFERENCES } from '../../contract/limits.ts'
import { preferenceHandlers } from './preferences.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citadel-preferences-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function recalled(file: string | null): unknown {
  const reply = preferenceHandlers(file, () => true)['page.recall'](undefined)
  return 'value' in reply ? reply.value : reply
}

describe('what the page keeps', () => {
  test('is there at the next start, and gone once deleted', () => {
    const file = join(folder, 'page.json')
    const first = preferenceHandlers(file, () => true)
    expect(recalled(file)).toEqual({})
    expect(first['page.keep']({ key: 'citadel.settings', text: '{"theme":"dark"}' })).toMatchObject({ ok: true, value: { kept: true } })
    first['page.keep']({ key: 'citadel.guide', text: 'left' })
    expect(recalled(file)).toEqual({ 'citadel.settings': '{"theme":"dark"}', 'citadel.guide': 'left' })
    preferenceHandlers(file, () => true)['page.keep']({ key: 'citadel.guide', text: null })
    expect(recalled(file)).toEqual({ 'citadel.settings': '{"theme":"dark"}' })
    expect(readdirSync(folder)).toEqual(['page.json'])
  })

  test('is lost with a host that keeps nothing', () => {
    const host = preferenceHandlers(null, () => true)
    host['page.keep']({ key: 'citadel.settings', text: 'dark' })
    expect(host['page.recall'](undefined)).toMatchObject({ value: { 'citadel.settings': 'dark' } })
    expect(recalled(null)).toEqual({})
  })

  test('is reported as not kept where nothing can be written', () => {
    const host = preferenceHandlers(join(folder, 'nowhere', 'page.json'), () => true)
    expect(host['page.keep']({ key: 'citadel.settings', text: 'dark' })).toMatchObject({ ok: true, value: { kept: false } })
  })

  test.each([
    ['no JSON', '{"citadel.settings":'],
    ['a list', '["dark"]'],
    ['nothing in it', ''],
  ])('starts afresh over a file with %s', (_what, content) => {
    const file = join(folder, 'page.json')
    writeFileSync(file, content)
    expect(recalled(file)).toEqual({})
    preferenceHandlers(file, () => true)['page.keep']({ key: 'citadel.settings', text: 'dark' })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 'citadel.settings': 'dark' })
  })

  test.each([
    ['a number', '3'],
    ['an object', '{"theme":"dark"}'],
    ['too long a text', JSON.stringify('x'.repeat(LONGEST_NOTE + 1))],
  ])('loses one value that is %s, and no other', (_what, value) => {
    const file = join(folder, 'page.json')
    writeFileSync(file, `{"citadel.settings":"dark","citadel.guide":${value},"../guide":"left","__proto__":"x","note.1":"a draft"}`)
    const host = preferenceHandlers(file, () => true)
    expect(recalled(file)).toEqual({ 'citadel.settings': 'dark', 'note.1': 'a draft' })
    host['page.keep']({ key: 'citadel.guide', text: 'left' })
    expect(recalled(file)).toEqual({ 'citadel.settings': 'dark', 'note.1': 'a draft', 'citadel.guide': 'left' })
  })

  test('is on the disk before the file has its name: a power cut leaves the old one or the new one', () => {
    const file = join(folder, 'page.json')
    const calls: string[] = []
    const sync = (path: string) => void calls.push(`${relative(folder, path) || '.'} ${existsSync(file)}`)
    preferenceHandlers(file, () => true, { file: sync, folder: sync })['page.keep']({ key: 'citadel.guide', text: 'left' })
    expect(calls).toEqual(['page.json.new false', '. true'])
  })

  test('is bounded', () => {
    const file = join(folder, 'page.json')
    writeFileSync(file, JSON.stringify(Object.fromEntries(Array.from({ length: MOST_PREFERENCES }, (_, n) => [`note.${n}`, 'x']))))
    const host = preferenceHandlers(file, () => true)
    expect(host['page.keep']({ key: 'one.more', text: 'x' })).toMatchObject({ ok: false, error: { code: 'conflict', detail: 'full' } })
    expect(host['page.keep']({ key: 'note.3', text: 'y' })).toMatchObject({ ok: true })
  })
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { INITIATE_FACES } from '../../../../engine/citadel/open/names.ts'
import { GAMES } from '../../../../engine/registry.ts'
import { botCampaign } from '../../testing/bot-campaign.ts'
import { readHtml } from '../../testing/read-exports.ts'
import { testHost } from '../../testing/test-host.ts'
import { html } from './html.ts'
import { looksOf, PAGE_SOURCES } from './looks.ts'
import type { RecordPage } from './page.ts'

const folder = mkdtempSync(join(tmpdir(), 'citadel-looks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SOURCES = looksOf(PAGE_SOURCES)

/** Someone with this portrait. */
function page(portrait: string | null, name = 'Una'): RecordPage {
  return { name, about: 'A hero.', portrait, blocks: [] }
}

const count = (text: string, part: string) => text.split(part).length - 1

describe('the looks of a page', () => {
  it('hold every portrait that a character can have, and both fonts', () => {
    const portraits = GAMES.flatMap(({ roster }) => roster?.portraits ?? [])
    expect(portraits.filter((portrait) => !SOURCES.symbols.has(portrait))).toEqual([])
    expect(SOURCES.fonts.map(({ family, weight }) => [family, weight])).toEqual([
      ['Grenze', 600],
      ['Source Sans 3', 400],
    ])
    for (const { data } of SOURCES.fonts) expect(Buffer.from(data, 'base64').subarray(0, 4).toString()).toBe('wOF2')
  })

  it('are found in the built page, by names with a hash', () => {
    const assets = join(folder, 'built/assets')
    mkdirSync(assets, { recursive: true })
    const fonts = join(PAGE_SOURCES, 'style/fonts')
    for (const font of readdirSync(fonts).filter((name) => name.endsWith('.woff2')))
      writeFileSync(join(assets, font.replace('.woff2', '-B_x-9zQ1.woff2')), readFileSync(join(fonts, font)))
    writeFileSync(join(assets, 'faces-Ab12-_34.svg'), readFileSync(join(PAGE_SOURCES, 'face/faces.svg')))
    writeFileSync(join(assets, 'faces-Ab12-_34.js'), '')
    writeFileSync(join(assets, 'sprite-Zy98xw76.svg'), readFileSync(join(PAGE_SOURCES, 'icons/sprite.svg')))
    expect(looksOf(join(folder, 'built'))).toEqual(SOURCES)
  })

  it('are simply missing where there is no page', () => {
    const none = looksOf(join(folder, 'nowhere'))
    expect(none).toEqual({ fonts: [], symbols: new Map() })
    const file = html('Una', [page('face-elf-3')], none)
    expect(readHtml(file)).toMatchObject([{ name: 'Una' }])
    expect(file).not.toMatch(/<svg|@font-face/)
  })
})

describe('an HTML record', () => {
  it('4.21 holds fonts and faces once, of however many characters', () => {
    const faces = Object.keys(INITIATE_FACES)
    const pages = Array.from({ length: 500 }, (_, i) => page(faces[i % faces.length] ?? null, `Una ${i}`))
    const file = html('Roster', pages, SOURCES)
    expect(readHtml(file)).toHaveLength(500)
    expect(count(file, '@font-face')).toBe(2)
    for (const face of faces) expect(count(file, `<symbol id="${face}"`)).toBe(1)
    expect(count(file, '<svg class="face"')).toBe(500)
    expect(file.length).toBeLessThan(250_000)
  })

  it('names the makers of the icons where it has one of theirs, and only there', () => {
    expect(html('Una', [page('x-hood')], SOURCES)).toContain('game-icons.net')
    expect(html('Una', [page('face-elf-3')], SOURCES)).not.toContain('game-icons.net')
  })

  it.each(['x"><script>', '__proto__', 'face-nobody', ''])('draws nothing for a portrait that is none: %s', (portrait) => {
    const file = html('Una', [page(portrait), page(null)], SOURCES)
    expect(readHtml(file)).toHaveLength(2)
    expect(file).not.toContain('<svg')
  })

  it('has the face of a single character, and in a roster those of all', async () => {
    const host = testHost()
    const campaign = await botCampaign(host, { raids: 1 })
    const [first] = await host.call('character.list', { campaign })
    const id = first?.id ?? ''
    await host.call('character.note', { character: id, portrait: 'face-elf-3' })
    const one = await host.call('character.export', { character: id, format: 'html' })
    const all = await host.call('campaign.records', { campaign, format: 'html' })
    for (const { data } of [one, all]) {
      expect(readHtml(data)).not.toEqual([])
      expect(data).toContain('<use href="#face-elf-3"/></svg>')
      expect(count(data, '@font-face')).toBe(2)
    }
    await host.close()
  })

  it('has the face of its kind for a character who has chosen none', async () => {
    const host = testHost()
    const { id: campaign } = await host.call('campaign.create', { game: 'gladiator', name: 'Ludus' })
    const who = await host.call('character.recruit', { campaign, kind: 'hero', name: 'Thundar' })
    expect(who.portrait).toBeNull()
    const { data } = await host.call('character.export', { character: who.id, format: 'html' })
    expect(data).toMatch(/<use href="#g-[a-z-]+"\/><\/svg>/)
    await host.close()
  })
})

describe('the reader of the tests refuses in a picture', () => {
  const good = html('Una', [page('face-elf-3')], SOURCES)
  it.each([
    ['a script', '<use href="#face-elf-3"/>', '<use href="#face-elf-3"/><script></script>'],
    ['a handler', '<use href="#face-elf-3"/>', '<use href="#face-elf-3" onload="x"/>'],
    ['an image', '<use href="#face-elf-3"/>', '<use href="#face-elf-3"/><image href="a.png"/>'],
    ['a symbol from elsewhere', '<use href="#face-elf-3"/>', '<use href="https://x.org/a.svg#face-elf-3"/>'],
    ['a symbol that is not there', '<use href="#face-elf-3"/>', '<use href="#face-elf-4"/>'],
    ['HTML', '<use href="#face-elf-3"/>', '<foreignObject></foreignObject>'],
    ['a font from elsewhere', '<style>', '<style>@font-face{font-family:x;src:url(https://x.org/a.woff2) format("woff2")}'],
    ['a style from elsewhere', '<style>', '<style>@import "https://x.org/a.css";'],
    ['a looser policy', "default-src 'none'", 'default-src *'],
  ])('%s', (_, part, other) => {
    expect(good).toContain(part)
    expect(() => readHtml(good.replace(part, other))).toThrow()
  })
})

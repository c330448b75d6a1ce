import { afterEach, expect, test, vi } from 'vitest'
import { contents, save } from './saving.ts'

afterEach(() => vi.restoreAllMocks())

test('text is kept as it is, anything else is decoded from base64', () => {
  expect(contents({ filename: 'a.md', mediaType: 'text/markdown', encoding: 'utf8', data: 'Bödvar – 100 €' })).toBe('Bödvar – 100 €')
  const bytes = contents({ filename: 'a.pdf', mediaType: 'application/pdf', encoding: 'base64', data: btoa('%PDF\u00ff\u0000') })
  expect([...(bytes as Uint8Array)]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff, 0x00])
})

test('a file is offered under its own name, and leaves nothing in the page', () => {
  const pressed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.download, this.href.slice(0, 5))
  })
  save({ filename: 'lord-dil.citadel-character', mediaType: 'application/json', encoding: 'utf8', data: '{}' })
  expect(pressed).toEqual(['lord-dil.citadel-character', 'blob:'])
  expect(document.querySelector('a')).toBeNull()
})

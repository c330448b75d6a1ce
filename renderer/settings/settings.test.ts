import { beforeEach, expect, test, vi } from 'vitest'
import { applySettings, motion } from './applied.ts'
import { changeSettings, onSettings, settings } from './settings.ts'
import { SOUND_IDS } from './sounds.ts'

beforeEach(() => localStorage.clear())

test('the defaults follow the system, with odds and tips', () => {
  expect(settings()).toEqual({
    theme: 'system',
    certain: true,
    hints: false,
    textSize: 'normal',
    motion: 'system',
    contrast: 'system',
    odds: true,
    pace: 'quick',
    moments: 'all',
    tips: true,
    singleKeys: true,
    sound: false,
    volume: 70,
    volumes: Object.fromEntries(SOUND_IDS.map((id) => [id, 100])),
  })
})

test('a change is kept and announced, and the rest stays', () => {
  const told = vi.fn()
  const stop = onSettings(told)
  changeSettings({ pace: 'slow' })
  changeSettings({ odds: false })
  stop()
  changeSettings({ tips: false })
  expect(told).toHaveBeenCalledTimes(2)
  expect(settings()).toMatchObject({ pace: 'slow', odds: false, tips: false, theme: 'system' })
  expect(settings()).toBe(settings())
})

test.each(['{', 'null', '7', '"dark"', '{"theme":"sepia","odds":"yes","pace":["slow"]}'])(
  'stored settings that make no sense: %s',
  (kept) => {
    localStorage.setItem('citadel.settings', kept)
    expect(settings()).toMatchObject({ theme: 'system', odds: true, pace: 'quick' })
  },
)

test.each([['"loud"'], ['-1'], ['101'], ['null'], ['{}']])('a stored volume that makes no sense: %s', (kept) => {
  localStorage.setItem('citadel.settings', `{"sound":true,"volume":${kept},"volumes":{"die":${kept},"bell":3,"door":30}}`)
  expect(settings()).toMatchObject({ sound: true, volume: 70, volumes: { die: 100, door: 30, out: 100 } })
  expect(settings().volumes).not.toHaveProperty('bell')
})

test('the root has the effective settings, also after a change', () => {
  const root = document.createElement('html')
  const stop = applySettings(root)
  expect({ ...root.dataset }).toEqual({ text: 'normal', motion: 'full', contrast: 'usual' })
  changeSettings({ theme: 'dark', textSize: 'larger', motion: 'reduced', contrast: 'more' })
  expect({ ...root.dataset }).toEqual({ theme: 'dark', text: 'larger', motion: 'reduced', contrast: 'more' })
  changeSettings({ theme: 'system' })
  expect(root.dataset.theme).toBeUndefined()
  stop()
  changeSettings({ textSize: 'normal' })
  expect(root.dataset.text).toBe('larger')
})

test('motion follows the person, otherwise the system', () => {
  expect(motion()).toBe('full')
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
  )
  expect(motion()).toBe('reduced')
  changeSettings({ motion: 'full' })
  expect(motion()).toBe('full')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { type Cue, SOUND_IDS, SOUNDS, soundOf } from '../settings/sounds.ts'
import { lengthOf, SCORES } from './scores.ts'
import { fewest, hear, layCard, play, setDrone } from './sound.ts'

// The player needs an audio device, which there is only in a browser: e2e/sound.spec.ts.
const player = { play: vi.fn(), drone: vi.fn(), adjust: vi.fn(), rest: vi.fn(), close: vi.fn() }
const openPlayer = vi.fn(() => player)
vi.mock('./player.ts', () => ({ openPlayer: () => openPlayer() }))

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const seen = (hidden: boolean, hasBeenActive: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  seen(false, true)
  changeSettings({ sound: true })
})
afterEach(async () => {
  setDrone(false)
  changeSettings({ sound: false })
  await settle()
})

test('what happens in one answer is played at once, after the page', async () => {
  play('tile')
  play('die', 'door')
  expect(openPlayer).not.toHaveBeenCalled()
  await settle()
  expect(player.play).toHaveBeenCalledExactlyOnceWith(['tile', 'die', 'door'])
})

test('nothing is opened while sound is off, before the first press, or from a hidden page', async () => {
  changeSettings({ sound: false })
  play('die')
  setDrone(true)
  await settle()
  seen(false, false)
  changeSettings({ sound: true })
  play('die')
  setDrone(true)
  await settle()
  seen(true, true)
  play('die')
  setDrone(true)
  await settle()
  expect(openPlayer).not.toHaveBeenCalled()
})

test('the drone stops while a card lies there, and a page is heard', async () => {
  setDrone(true)
  await settle()
  const takeUp = layCard()
  await settle()
  expect(player.play).toHaveBeenLastCalledWith(['page'])
  takeUp()
  await settle()
  expect(player.drone.mock.calls.map(([on]) => on)).toEqual([true, false, true])
})

test('switched off, the device is closed; a hidden page lets it rest; a volume is taken over', async () => {
  hear('coin')
  await settle()
  changeSettings({ volume: 30 })
  await settle()
  expect(player.adjust).toHaveBeenCalled()
  seen(true, true)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(player.rest).toHaveBeenLastCalledWith(true)
  changeSettings({ sound: false })
  await settle()
  expect(player.close).toHaveBeenCalledOnce()
})

test('of many sounds three are kept, the weightiest, as they happened', () => {
  expect(fewest(['tile', 'die', 'door', 'blade', 'claw', 'fall', 'page'])).toEqual(['die', 'blade', 'fall'])
  expect(fewest(['claw', 'die', 'claw', 'die', 'miss'])).toEqual(['claw', 'die', 'miss'])
  expect(fewest([])).toEqual([])
})

const HEARD: readonly Cue[] = SOUND_IDS.flatMap((id): readonly Cue[] => SOUNDS[id].cues).filter((cue) => cue !== 'drone')

test.each(HEARD)('%s is kept where nothing else is heard, and knows whose it is', (cue) => {
  expect(fewest([cue])).toEqual([cue])
  expect(SOUNDS[soundOf(cue)].cues).toContain(cue)
})

test.each(Object.entries(SCORES))('the score of %s: every stroke rises before it ends', (_cue, score) => {
  for (const { at, ms, rise, level, from, to } of score) {
    expect(at).toBeGreaterThanOrEqual(0)
    expect(rise).toBeLessThan(ms)
    expect(level).toBeGreaterThan(0)
    for (const hz of [from, to]) expect(hz).toBeGreaterThan(20)
  }
  expect(lengthOf(score)).toBeLessThanOrEqual(2600)
})

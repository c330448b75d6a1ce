import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import type { Plate } from '../scene/plate.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { setDrone } from '../sound/sound.ts'
import { MomentCard } from './card.tsx'
import { Numbers } from './numbers.tsx'

// The player needs an audio device, which there is only in a browser: e2e/sound.spec.ts.
const player = { play: vi.fn(), drone: vi.fn(), adjust: vi.fn(), rest: vi.fn(), close: vi.fn() }
vi.mock('../sound/player.ts', () => ({ openPlayer: () => player }))

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true })
})
afterEach(async () => {
  cleanup()
  setDrone(false)
  changeSettings({ sound: false, moments: 'all' })
  await settle()
})

const PLATE: Plate = { alt: 'A bell.', wall: 'ashlar', light: 'pool', things: [], spot: 'gold' }
const EVENT: LogEntry = { n: 1, input: 1, rule: '1.0', type: 'bell', text: 'A bell rings.', data: {} }

function lay(more: { onShow?: () => void } = {}, beside: ReactNode = null) {
  const session = { session: 's', inputs: 1, events: [EVENT] } as unknown as SessionView
  return render(
    <MomentCard
      moment={{ degree: 'great', event: EVENT, more: [], all: [EVENT], session }}
      shown={{ title: 'A bell', when: 'turn 1', plate: PLATE, beside }}
      onGo={() => {}}
      {...more}
    />,
  )
}

test('a page turns as the card is laid, and the drone is silent while it lies there', async () => {
  changeSettings({ sound: true })
  setDrone(true)
  await settle()
  const { unmount } = lay()
  await settle()
  expect(player.play).toHaveBeenCalledExactlyOnceWith(['page'])
  expect(player.drone).toHaveBeenLastCalledWith(false)
  unmount()
  await settle()
  expect(player.drone).toHaveBeenLastCalledWith(true)
})

test('the degree of moments is chosen on the card itself', () => {
  lay()
  const degree = screen.getByRole('combobox', { name: 'Moments shown' })
  expect(degree).toHaveValue('all')
  fireEvent.change(degree, { target: { value: 'great' } })
  expect(settings().moments).toBe('great')
})

test('the place is shown where there is one', () => {
  lay()
  expect(screen.queryByRole('button', { name: 'Show the place' })).toBeNull()
  cleanup()
  const onShow = vi.fn()
  lay({ onShow })
  fireEvent.click(screen.getByRole('button', { name: 'Show the place' }))
  expect(onShow).toHaveBeenCalledOnce()
})

// Only there, and with the first of a kind alone: at each answer they would be words too many (the chronicle tells what wounds leave).
test('the figures of a monster on its first card are described with it, and so heard', () => {
  lay(
    {},
    <Numbers
      rows={[
        ['Wound Points', 4],
        ['Combat Bonus', -1],
      ]}
    />,
  )
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^A bell rings\..*Wound Points 4.*Combat Bonus −1$/)
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Errand } from '../../engine/kernel/errand-types.ts'
import { OffersAtOnce } from './offers.tsx'

const FIGHT: Errand = { id: 'fight', kind: 'fight', label: 'Fight it out' }
const HEAL: Errand = { id: 'heal:route', kind: 'heal', label: 'Heal as well as possible' }
const WALK: Errand = { id: 'walk:s14', kind: 'walk', label: 'Walk to D3', at: { kind: 'segment', id: 's14' } }

afterEach(cleanup)

test('on a card before the question only what is sent at once is offered, and one press takes the card away and sends it', () => {
  const done: string[] = []
  render(
    <OffersAtOnce
      offered={[FIGHT, HEAL, WALK]}
      atOnce={({ kind }) => kind !== 'heal'}
      busy={false}
      onGo={() => done.push('away')}
      onOpen={(id) => done.push(id)}
    />,
  )
  const [only, ...others] = screen.getAllByRole('button')
  expect(only).toHaveTextContent('Fight it out')
  expect(others).toEqual([])
  if (only) fireEvent.click(only)
  expect(done).toEqual(['away', 'fight'])
})

test('nothing can be sent while an answer is on its way', () => {
  const onOpen = vi.fn()
  render(<OffersAtOnce offered={[FIGHT]} atOnce={() => true} busy onGo={() => {}} onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('button', { name: 'Fight it out' }))
  expect(onOpen).not.toHaveBeenCalled()
})

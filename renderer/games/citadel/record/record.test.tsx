import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { set } from '../../../../engine/citadel/proof/table-top.ts'
import { view } from '../../../../engine/citadel/view.ts'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import { CharacterRecord } from './record.tsx'

afterEach(cleanup)

const ITEMS = ['weapon:sword:2', 'ring:resistance-1']

function almuric(): CharacterView {
  const [who] = view(set({ party: [{ hero: 'almuric', items: ITEMS }] }).state, 0).party
  if (!who) throw new Error('nobody there')
  return who
}

test('the numbers open into their parts, each with its case', () => {
  const who = almuric()
  render(<CharacterRecord who={who} sun={null} costs={{}} />)
  const rows = (caption: string) => {
    const rowsOf = within(screen.getByRole('table', { name: caption, hidden: true })).getAllByRole('row', { hidden: true })
    return rowsOf.map((row) => row.textContent)
  }
  expect(rows('Resistance')).toEqual(['Resistance Value Rule 11.02', 'ring Rule 14.8+ 1', 'Together3'])
  expect(rows('Sword +2, added to the die')).toEqual([
    'sword skill Rule 9.52',
    'magic weapon Rule 14.3+ 2',
    'combat bonus Rule 9.5+ 3',
    'Together7',
  ])
  expect(screen.queryByRole('table', { name: 'Combat Bonus', hidden: true })).toBeNull()
})

test('9.4, 14.3 two bows of different worth stand in two rows', () => {
  const archer = { initiate: { name: 'Mira', weapons: ['bow', 'bow'], spells: [] }, items: ['weapon:bow:2'] }
  const [who] = view(set({ start: 'turn', party: [archer] }).state, 0).party
  if (!who) throw new Error('nobody there')
  render(<CharacterRecord who={who} sun={null} costs={{}} />)
  const rows = within(screen.getByRole('heading', { name: 'Weapons' }).parentElement ?? document.body).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['Bow +2 –', 'Bow –', 'Sword not carried+1'])
})

test('without known parts there is nothing to unfold', () => {
  const { sums: _, ...who } = almuric()
  render(<CharacterRecord who={who} sun={null} costs={{}} />)
  expect(screen.queryByText('>How the numbers add up')).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tables } from '../../engine/citadel/tables/printed.ts'
import { BOOK } from '../games/citadel/rulebook/book.ts'
import { tablesFor } from './printed-table.ts'
import { Printed } from './table.tsx'

afterEach(cleanup)

test('13.9 a column shown alone under its feature is lit when it was read, and not when another one was', () => {
  const [statues] = tablesFor(BOOK.tables(tables()).printed, BOOK.readBy, '13.2')
  if (statues === undefined) throw new Error('13.2 has its column of the table')
  const { rerender } = render(<Printed table={statues} lit={{ row: '3', column: 'statue' }} />)
  expect(screen.getByText('Read last: 3, Statue.')).toBeInTheDocument()
  expect(document.querySelectorAll('tr.on')).toHaveLength(1)
  rerender(<Printed table={statues} lit={{ row: '3', column: 'fountain' }} />)
  expect(screen.queryByText(/Read last/)).toBeNull()
  expect(document.querySelectorAll('tr.on')).toHaveLength(0)
})

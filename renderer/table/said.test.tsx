import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Decision, LogEntry, SessionView } from '../../engine/kernel/types.ts'
import type { Moment } from '../moment-page.ts'
import { Said } from './said.tsx'

afterEach(cleanup)

const ROUTE: Decision = { id: 'd', kind: 'pick', seat: 0, rule: '4.1', topic: 'route', prompt: 'Where does the party go?', options: [] }

function told(...texts: readonly string[]): LogEntry[] {
  return texts.map((text, i) => ({ n: i + 1, type: 'told', rule: '4.1', text, input: 1, data: null }))
}

const at = (inputs: number, events: readonly LogEntry[], decision: Decision | null = ROUTE) => ({ inputs, events, decision }) as SessionView
const heard = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`)))

test('what happened is one text, in its order, and the question follows it', async () => {
  render(<Said session={at(1, told('The party goes north.', 'A room is laid.', 'Three Orcs are met.'))} />)
  await heard('The party goes north. A room is laid. Three Orcs are met. Where does the party go\\?')
  expect(screen.getByRole('status').querySelectorAll('p')).toHaveLength(1)
  expect(screen.getByRole('status').firstChild?.childNodes).toHaveLength(1)
})

test('the same sentence again and again is said once', async () => {
  render(<Said session={at(1, told(...Array.from({ length: 6 }, () => 'Something moves 3 squares.'), 'It stops.'), null)} />)
  await heard('Something moves 3 squares, 6 times\\. It stops\\.')
})

test('an undo says so, and tells nothing again', async () => {
  const before = told('The party goes north.')
  const { rerender } = render(<Said session={at(2, told('The party goes north.', 'A room is laid.'))} />)
  await heard('.*A room is laid.*')
  rerender(<Said session={at(1, before, { ...ROUTE, id: 'e' })} />)
  await heard('Undone\\. Where does the party go\\?')
})

test('the question waits until all is told', async () => {
  const { rerender } = render(<Said session={at(1, told('Una strikes.'))} isTelling />)
  await heard('Una strikes\\.')
  rerender(<Said session={at(1, told('Una strikes.'))} />)
  await heard('Where does the party go\\?')
})

test('while a card lies on the table its lines and the next question wait for it', async () => {
  const events = told('The party enters.', 'The party meets two Ogres.', 'They growl.')
  const [, met, growl] = events
  const laid = { event: met, more: [growl] } as unknown as Moment
  const { rerender } = render(<Said session={at(1, events)} laid={laid} />)
  await heard('The party enters\\.')
  rerender(<Said session={at(1, events)} />)
  await heard('Where does the party go\\?')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Newest } from './newest.tsx'

afterEach(cleanup)

function Scrolled({ at }: { readonly at: number }) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={list} role="log">
        <button type="button">Rule 4.1</button>
      </div>
      <Newest list={list} at={at} />
    </>
  )
}

function scrollUp(): HTMLElement {
  const list = screen.getByRole('log')
  list.scrollTop = -200
  fireEvent.scroll(list)
  return list
}

test('scrolled up, the chronicle says so, and the next choice leads back to the newest line', () => {
  const { rerender } = render(<Scrolled at={1} />)
  expect(screen.queryByRole('button', { name: 'Newest line' })).toBeNull()
  const list = scrollUp()
  expect(screen.getByRole('button', { name: 'Newest line' })).toBeInTheDocument()
  rerender(<Scrolled at={5} />)
  expect(list.scrollTop).toBe(0)
})

test('whoever reads it with the keyboard stays where they are', () => {
  const { rerender } = render(<Scrolled at={1} />)
  const list = scrollUp()
  screen.getByRole('button', { name: 'Rule 4.1' }).focus()
  rerender(<Scrolled at={5} />)
  expect(list.scrollTop).toBe(-200)
})

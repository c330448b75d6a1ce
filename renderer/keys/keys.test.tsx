import { cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useKeys } from './keys.ts'

afterEach(cleanup)

const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init))

interface AsksProps {
  readonly question: number
  readonly onKey: (question: number) => void
}

/** Presses a key as soon as the question is shown. */
function Asks({ question, onKey }: AsksProps) {
  useKeys(() => onKey(question))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => {
    press({ key: 'Enter' })
  }, [question])
  return null
}

test('a key pressed as soon as a question is shown answers that question, the first one too', () => {
  const heard: number[] = []
  const { rerender } = render(<Asks question={1} onKey={(question) => heard.push(question)} />)
  rerender(<Asks question={2} onKey={(question) => heard.push(question)} />)
  expect(heard).toEqual([1, 2])
})

test('Enter held down is heard once', () => {
  const heard: number[] = []
  render(<Asks question={1} onKey={(question) => heard.push(question)} />)
  press({ key: 'Enter', repeat: true })
  expect(heard).toEqual([1])
})

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Told } from './told.tsx'

afterEach(cleanup)

test('told to its end with the focus on its button, it leaves the focus to the question', async () => {
  const table = (isTelling: boolean) => (
    <>
      {isTelling && (
        <Told telling={{ at: 1, of: 2, end: () => {} }} icon="x-steps" tone="plain">
          A goblin comes.
        </Told>
      )}
      <section className="decide">
        <input aria-label="Answer" />
      </section>
    </>
  )
  const { rerender } = render(table(true))
  screen.getByRole('button', { name: /^The rest at once/ }).focus()
  rerender(table(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
})

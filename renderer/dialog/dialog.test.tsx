import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

/** A dialog whose opener is gone once it is open, over a question or a card laid on the table. */
function Opened({ over }: { readonly over: 'nothing' | 'question' | 'card' }) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <h1 tabIndex={-1}>The table</h1>
      {isOpen === null && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {over === 'question' && (
        <section className="decide">
          <input aria-label="Answer" />
        </section>
      )}
      {over === 'card' && (
        <div className="m-foot">
          <button type="button" className="btn btn--go">
            Go on
          </button>
        </div>
      )}
      {isOpen && (
        <Dialog title="The rules" onClose={() => setOpen(false)}>
          Case 1
        </Dialog>
      )}
    </>
  )
}

test.each([
  ['question', () => screen.getByRole('textbox', { name: 'Answer' })],
  ['card', () => screen.getByRole('button', { name: 'Go on' })],
  ['nothing', () => screen.getByRole('heading', { level: 1 })],
] as const)('what opened it is gone: closed over a %s, the focus is on what the screen is about', async (over, main) => {
  render(<Opened over={over} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(main()))
})

test('a short body is the description of its dialog, and a long one is not', () => {
  const { rerender } = render(
    <Dialog title="Give up?" onClose={() => {}} isShort>
      The raid is lost.
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Give up?' })).toHaveAccessibleDescription('The raid is lost.')
  rerender(
    <Dialog title="Give up?" onClose={() => {}}>
      The raid is lost.
    </Dialog>,
  )
  expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription()
})

test('what only scrolls is no place to begin: the bright button has the focus', () => {
  const shown = HTMLDialogElement.prototype.showModal
  // As the browser does where the body scrolls and holds nothing else to focus.
  HTMLDialogElement.prototype.showModal = function showModal() {
    shown.call(this)
    const body = this.querySelector<HTMLElement>('.dialog-body')
    if (body) body.tabIndex = 0
    body?.focus()
  }
  render(
    <Dialog title="Chronicle" onClose={() => {}}>
      Many lines.
    </Dialog>,
  )
  HTMLDialogElement.prototype.showModal = shown
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

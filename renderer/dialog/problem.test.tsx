import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../../electron/contract/index.ts'
import { NameField } from '../dice/name-field.tsx'
import { ChooseSome } from './choices.tsx'

afterEach(cleanup)

const send = vi.fn()

function Form({ error = null }: { readonly error?: Error | null }) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>(['a'])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <NameField label="Name" name={name} most={10} missing="Give it a name." names={['Una']} error={error} onName={setName} />
      <ChooseSome legend="Two" choices={['a', 'b', 'c'].map((id) => ({ id, name: id }))} chosen={chosen} least={2} onChange={setChosen} />
      <button type="submit">Send</button>
    </form>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Name' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is missing is said at its field once the form is sent, and the focus goes to the first', () => {
  render(<Form />)
  expect(screen.queryByRole('alert')).toBeNull()
  press('Send')
  expect(field()).toHaveAccessibleDescription('Give it a name.')
  expect(field()).toBeInvalid()
  expect(document.activeElement).toBe(field())
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Give it a name.', 'Choose 1 more.'])
  press('Roll for another name')
  fireEvent.click(screen.getByRole('checkbox', { name: 'b' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(send).not.toHaveBeenCalled()
  press('Send')
  expect(send).toHaveBeenCalledTimes(1)
})

test('letters too many are counted while typing, and none vanishes', () => {
  render(<Form />)
  fireEvent.change(field(), { target: { value: 'Una of the Long Winter' } })
  expect(field()).toHaveValue('Una of the Long Winter')
  expect(field()).toHaveAccessibleDescription('At most 10 letters, and these are 22.')
})

test('what the host refuses about the name stands there until the name changes', () => {
  const { rerender } = render(<Form />)
  fireEvent.change(field(), { target: { value: 'Una' } })
  rerender(<Form error={new CallError({ code: 'conflict', message: 'Una is taken.', detail: 'name-taken' })} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Una is taken.')
  fireEvent.change(field(), { target: { value: 'Ulf' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

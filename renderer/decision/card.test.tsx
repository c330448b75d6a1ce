import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Answer, Decision, Option } from '../../engine/kernel/types.ts'
import { Aloud } from '../frame/aloud.tsx'
import { BLOW, PLACEMENT } from '../games/citadel/fixtures/raid.ts'
import { changeSettings, forgetSettings } from '../settings/settings.ts'
import { DecisionCard } from './card.tsx'
import { useDraft } from './draft.ts'

afterEach(cleanup)

interface Shown {
  readonly decision: Decision
  readonly onAnswer: (answer: Answer) => void
  readonly seats?: readonly string[]
  readonly lastSeat?: number
  readonly busy?: boolean
}

function Card({ decision, onAnswer, seats = ['Anna'], lastSeat, busy = false }: Shown) {
  return (
    <DecisionCard
      decision={decision}
      draft={useDraft(decision)}
      seats={seats}
      lastSeat={lastSeat ?? null}
      busy={busy}
      notes={null}
      nameOf={(id) => id}
      counts="wounds"
      onAnswer={onAnswer}
    />
  )
}

function lay(decision: Decision, others: Partial<Shown> = {}) {
  const onAnswer = vi.fn<(answer: Answer) => void>()
  render(<Card decision={decision} onAnswer={onAnswer} {...others} />)
  return onAnswer
}

function decision(part: Partial<Decision> & Pick<Decision, 'kind'>): Decision {
  return { id: 'd', seat: 0, rule: '4.1', topic: 'test', prompt: 'A question', ...part }
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('pick', () => {
  test('is a region named by its question, with a list of answers', () => {
    lay(PLACEMENT)
    const card = screen.getByRole('region', { name: 'How shall it lie?' })
    const group = within(card).getByRole('listbox', { name: 'Answers' })
    expect(within(group).getAllByRole('option')).toHaveLength(2)
  })

  test('answers Enter with the default', () => {
    const onAnswer = lay(PLACEMENT)
    press('Enter')
    expect(onAnswer).toHaveBeenCalledWith({ pick: ['place:2:0'] })
  })

  test('chooses by digit and answers with Enter', () => {
    const onAnswer = lay(PLACEMENT)
    press('2')
    expect(screen.getByRole('option', { name: /Door east/ })).toHaveAttribute('aria-selected', 'true')
    press('Enter')
    expect(onAnswer).toHaveBeenCalledWith({ pick: ['place:2:1'] })
  })

  test('goes from row to row by arrows', () => {
    const onAnswer = lay(PLACEMENT)
    screen.getByRole('option', { name: /Corridor north/ }).focus()
    press('ArrowDown')
    press('Enter')
    expect(onAnswer).toHaveBeenCalledWith({ pick: ['place:2:1'] })
  })

  test('shows what is blocked with its reason, and does not let it be chosen', () => {
    lay(PLACEMENT)
    expect(screen.getByText('A door may not meet our corridor.')).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Door to the west/ })).toBeNull()
  })

  test('keeps what else is possible folded, by deed, with what a spell does', () => {
    lay(PLACEMENT)
    expect(screen.getByText('Also possible')).toBeInTheDocument()
    expect(screen.getByRole('listbox', { name: 'Cast', hidden: true })).toBeInTheDocument()
    expect(screen.getByText('1D3+1 wounds back, never one’s own')).toBeInTheDocument()
  })

  test('asks before a choice that can kill; the default is to live', () => {
    const onAnswer = lay(BLOW)
    press('4')
    press('Enter')
    expect(onAnswer).not.toHaveBeenCalled()
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Think again' }))
    expect(onAnswer).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Mental Attack/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' }))
    expect(onAnswer).toHaveBeenCalledWith({ pick: ['cast:mental-attack:orc-1'] })
  })

  test('shows odds in three columns and a pass at the foot', () => {
    const onAnswer = lay(BLOW)
    expect(screen.getByRole('option', { name: /Shoot the bow/ })).toHaveTextContent('1.33')
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }))
    expect(onAnswer).toHaveBeenCalledWith({ pick: ['pass'] })
  })

  test('takes several only when enough are ticked', () => {
    const onAnswer = lay(decision({ kind: 'pick', min: 2, max: 2, options: ['charm', 'blast', 'sleep'].map((id) => ({ id, label: id })) }))
    press('1')
    press('Enter')
    expect(onAnswer).not.toHaveBeenCalled()
    press('3')
    press('Enter')
    expect(onAnswer).toHaveBeenCalledWith({ pick: ['charm', 'sleep'] })
  })

  test('a pick of several says on its button what is done', () => {
    const take = (id: string) => ({ id, label: id, deed: { kind: 'take', label: 'Take', means: { id, label: `the ${id}` } } })
    lay(decision({ kind: 'pick', min: 0, max: 2, options: ['sword', 'shield'].map(take) }))
    const go = (name: string) => expect(screen.getByRole('button', { name: `${name}` })).toBeEnabled()
    go('Take nothing')
    fireEvent.click(screen.getByRole('option', { name: /sword/ }))
    go('Take the sword')
    fireEvent.click(screen.getByRole('option', { name: /shield/ }))
    go('Take 2 of 2')
  })

  test('says who the screen is passed to', () => {
    lay({ ...PLACEMENT, seat: 1 }, { seats: ['Bert', 'Anna'], lastSeat: 0 })
    expect(screen.getByText(/Pass to/)).toHaveTextContent('Anna')
  })
})

test('number stays within its bounds', () => {
  const onAnswer = lay(decision({ kind: 'number', min: 0, max: 6, suggestion: 3 }))
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  const field = screen.getByRole('spinbutton')
  expect(field).toHaveProperty('value', '4')
  fireEvent.change(field, { target: { value: '9' } })
  fireEvent.submit(field)
  expect(onAnswer).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '2' } })
  fireEvent.submit(field)
  expect(onAnswer).toHaveBeenCalledWith({ value: 2 })
})

test('text is trimmed, and refused when empty', () => {
  const onAnswer = lay(decision({ kind: 'text', max: 30 }))
  const field = screen.getByRole('textbox')
  fireEvent.submit(field)
  expect(onAnswer).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('Write something first.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: ' Una ' } })
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.submit(field)
  expect(onAnswer).toHaveBeenCalledWith({ value: 'Una' })
})

describe('roll', () => {
  test('takes real dice by keyboard and by press', () => {
    const onAnswer = lay(decision({ kind: 'roll', code: '2D6' }))
    press('4')
    fireEvent.click(screen.getByRole('button', { name: '6' }))
    fireEvent.click(screen.getByRole('button', { name: /That is the roll/ }))
    expect(onAnswer).toHaveBeenCalledWith({ value: [4, 6] })
  })

  test('takes a face back', () => {
    const onAnswer = lay(decision({ kind: 'roll', code: '1D6' }))
    press('4')
    press('Backspace')
    press('5')
    fireEvent.click(screen.getByRole('button', { name: /That is the roll/ }))
    expect(onAnswer).toHaveBeenCalledWith({ value: [5] })
  })
})

describe('arrange', () => {
  const march = decision({
    kind: 'arrange',
    of: ['una', 'almuric', 'zurik', 'borri'].map((id) => ({ id, label: id })),
    ranks: ['Front rank'],
    suggestion: [['una', 'almuric', 'zurik'], ['borri']],
  })
  const place = (name: string) => screen.getByRole('button', { name })

  test('swaps two places by press', () => {
    const onAnswer = lay(march)
    fireEvent.click(place('front rank, left: una'))
    fireEvent.click(place('rank 2, left: borri'))
    fireEvent.click(place('Take these places'))
    expect(onAnswer).toHaveBeenCalledWith({
      value: [
        ['borri', 'almuric', 'zurik'],
        ['una', null, null],
      ],
    })
  })

  test('carries a counter by arrows', () => {
    const onAnswer = lay(march)
    place('front rank, left: una').focus()
    fireEvent.click(place('front rank, left: una'))
    press('ArrowRight')
    press('ArrowDown')
    fireEvent.click(place('Take these places'))
    expect(onAnswer).toHaveBeenCalledWith({
      value: [
        ['almuric', null, 'zurik'],
        ['borri', 'una', null],
      ],
    })
  })
})

describe('share', () => {
  const share = decision({
    kind: 'share',
    of: [
      { id: 'gold', label: 'Gold', amount: 10 },
      { id: 'ring', label: 'Ring' },
    ],
    among: ['una', 'almuric', 'zurik'].map((id) => ({ id, label: id })),
  })

  test('splits evenly on demand, the odd ones to the first', () => {
    const onAnswer = lay(share)
    fireEvent.click(screen.getByRole('button', { name: 'Even split' }))
    fireEvent.click(screen.getByRole('button', { name: /Confirm/ }))
    expect(onAnswer).toHaveBeenCalledWith({ value: { gold: { una: 4, almuric: 3, zurik: 3 }, ring: { una: 1 } } })
  })

  test('what a press fills in is said', async () => {
    render(<Aloud />)
    lay(share)
    fireEvent.click(screen.getByRole('button', { name: 'Even split' }))
    expect(await screen.findByText(/Gold: una 4, almuric 3, zurik 3\. Ring: una 1\.$/)).toBeInTheDocument()
  })

  test('starts from the suggestion, and Enter in a list answers', () => {
    const onAnswer = lay({ ...share, suggestion: { ring: { zurik: 1 } } })
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
    expect(onAnswer).toHaveBeenCalledWith({ value: { ring: { zurik: 1 } } })
  })

  test('lets something be done besides: ticked and sent alone, or unticked again', () => {
    const heal: Option = { id: 'una/cast:heal:borri', label: 'Una casts Heal on Borri', by: 'una', aside: true }
    const onAnswer = lay({ ...share, options: [heal], suggestion: { ring: { zurik: 1 } } })
    fireEvent.click(screen.getByText('Also possible'))
    const row = screen.getByRole('option', { name: /Una casts Heal/ })
    fireEvent.click(row)
    fireEvent.click(screen.getByRole('button', { name: 'Una casts Heal on Borri' }))
    expect(onAnswer).toHaveBeenLastCalledWith({ pick: ['una/cast:heal:borri'] })
    fireEvent.click(row)
    expect(row).not.toBeChecked()
    fireEvent.click(screen.getByRole('button', { name: /Confirm/ }))
    expect(onAnswer).toHaveBeenLastCalledWith({ value: { ring: { zurik: 1 } } })
  })

  test('does not hand out more than there is', () => {
    const onAnswer = lay(share)
    for (const name of ['una', 'almuric']) fireEvent.change(screen.getByRole('spinbutton', { name }), { target: { value: '8' } })
    fireEvent.submit(screen.getByRole('spinbutton', { name: 'una' }))
    expect(onAnswer).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('You have given out more')
  })
})

describe('odds', () => {
  const strike: Option = {
    id: 'attack:orc-1',
    label: 'Strike',
    at: { kind: 'monster', id: 'orc-1' },
    odds: {
      text: '83.3%',
      chance: 5 / 6,
      expected: 1.2,
      kill: 0.5,
      die: 1 / 12,
      dieBy: { text: 'before the next bell', rule: '7.4' },
      why: [
        {
          what: 'attack',
          code: '1D6',
          rule: '9.9',
          parts: [{ label: 'sword skill', value: 2, rule: '9.5' }],
          results: [
            { dice: '1', total: '3', text: 'no wound', chance: 1 / 6 },
            { dice: '2 to 6', total: '4 to 8', text: '1 wound: dead', chance: 5 / 6 },
          ],
        },
      ],
    },
  }
  const fight = decision({ kind: 'pick', options: [strike, { id: 'pass', label: 'Pass', apart: true }] })
  afterEach(forgetSettings)

  test('open into the sum, the source of each part, and the result of every throw', () => {
    lay(fight)
    const summary = screen.getByText('Why?')
    expect(summary).toHaveTextContent('falls 8.3')
    fireEvent.click(summary)
    const roll = screen.getByRole('table', { name: /1D6 attack/ })
    expect(within(roll).getByRole('button', { name: 'Rule 9.5' })).toBeInTheDocument()
    expect(within(roll).getByText('sword skill', { exact: false })).toBeInTheDocument()
    expect(within(roll).getByRole('row', { name: /2 to 6 4 to 8 1 wound: dead 83.3/ })).toBeInTheDocument()
    expect(screen.getByText(/to fall before the next bell/)).toHaveTextContent('8.3% to fall before the next bell. Rule 7.4')
  })

  test('"Why?" scrolls to itself when it is pressed, and never on the next card, where it stands open', () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const { rerender } = render(<Card decision={fight} onAnswer={vi.fn()} />)
    const why = () => screen.getByText('Why?').closest('details') as HTMLDetailsElement
    fireEvent.click(screen.getByText('Why?'))
    // As the browser tells it, afterwards.
    fireEvent(why(), new Event('toggle'))
    expect(why().open).toBe(true)
    expect(scrolled).toHaveBeenCalled()
    scrolled.mockClear()
    rerender(<Card decision={{ ...fight, id: 'next' }} onAnswer={vi.fn()} />)
    expect(why().open).toBe(true)
    fireEvent(why(), new Event('toggle'))
    expect(scrolled).not.toHaveBeenCalled()
    scrolled.mockRestore()
  })

  test('are hidden when switched off; warnings stay', () => {
    changeSettings({ odds: false })
    lay(decision({ kind: 'pick', options: [{ ...strike, warns: 'You die of it.' }] }))
    expect(screen.queryByText('Why?')).toBeNull()
    expect(screen.getByRole('option')).not.toHaveTextContent('%')
    expect(screen.getByText('You die of it.')).toBeInTheDocument()
  })

  test('are heard with what each of them is of', () => {
    lay(fight)
    expect(screen.getByRole('option', { name: /^Strike 83\.3% hit, 1\.20 wounds, kills 50%/ })).toBeInTheDocument()
  })

  test('say in the third column whether they kill, or whether one falls oneself', () => {
    const trap = { id: 'detrap', label: 'Take it apart', odds: { text: 'unhurt 50%', chance: 0.5, expected: 0.7, die: 0.03 } }
    lay(decision({ kind: 'pick', options: [trap] }))
    expect(screen.getByText('fall')).toBeInTheDocument()
    expect(screen.getByRole('option')).toHaveTextContent(/3%/)
  })
})

test('a question that is laid while an answer is under way has the focus once it can be answered', async () => {
  const asked = decision({ kind: 'pick', options: [], min: 0 })
  const onAnswer = vi.fn<(answer: Answer) => void>()
  const { rerender } = render(<Card decision={asked} onAnswer={onAnswer} busy />)
  await new Promise((done) => setTimeout(done))
  rerender(<Card decision={asked} onAnswer={onAnswer} />)
  await waitFor(() => expect(document.querySelector('.btn--go')).toHaveFocus())
})

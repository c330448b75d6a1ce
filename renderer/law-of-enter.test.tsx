import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { momentsOf } from '../engine/kernel/proof/moments.ts'
import type { Proof } from '../engine/kernel/proof/proof.ts'
import type { Answer, Decision } from '../engine/kernel/types.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import { DecisionCard } from './decision/card.tsx'
import { useDraft } from './decision/draft.ts'
import { brightButton } from './fixtures/bright-button.ts'

// The law of the keyboard (`decision/focus.ts`), held against every question of every game.

afterEach(cleanup)

interface Shown {
  readonly decision: Decision
  readonly onAnswer: (answer: Answer) => void
  readonly advised?: readonly string[] | undefined
}

function Card({ decision, onAnswer, advised }: Shown) {
  return (
    <>
      <h1 tabIndex={-1}>The table</h1>
      <button type="button">Hint</button>
      <div className="board">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as a square of a board */}
        <div className="stop" tabIndex={0} data-testid="square" />
      </div>
      <DecisionCard
        decision={decision}
        draft={useDraft(decision, undefined, advised)}
        seats={['Anna']}
        lastSeat={null}
        busy={false}
        notes={null}
        nameOf={(id) => id}
        counts="wounds"
        onAnswer={onAnswer}
      />
    </>
  )
}

function lay(decision: Decision) {
  const onAnswer = vi.fn<(answer: Answer) => void>()
  const { container, rerender } = render(<Card decision={decision} onAnswer={onAnswer} />)
  const card = container.querySelector<HTMLElement>('.decide') as HTMLElement
  return { onAnswer, card, advise: (ids: readonly string[]) => rerender(<Card decision={decision} onAnswer={onAnswer} advised={ids} />) }
}

const focused = () => document.activeElement as HTMLElement
const isRow = (element: Element) => element.getAttribute('role') === 'option'
const isChosen = (element: Element) => element.getAttribute('aria-selected') === 'true'

/** Enter, with what the browser does of itself: it presses a button, and hands a form in. */
function pressEnter(at: Element = focused()): void {
  if (!fireEvent.keyDown(at, { key: 'Enter' })) return
  if (at instanceof HTMLButtonElement) fireEvent.click(at)
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
}

/** What the bright button would send, on a card of its own. */
function answerOfBright(decision: Decision, advised?: readonly string[]): unknown {
  const { onAnswer, card, advise } = lay(decision)
  if (advised) advise(advised)
  fireEvent.click(brightButton(card))
  const [sent] = onAnswer.mock.calls
  cleanup()
  return sent
}

/** The focus is on a chosen row, a field or the bright button, and Enter there does what the bright button says. */
function expectAgreement(decision: Decision, { onAnswer, card }: ReturnType<typeof lay>, bright: unknown, how: string): void {
  const at = focused()
  expect(card.contains(at), `${decision.prompt}: ${how} the focus is in the card`).toBe(true)
  const isSpot = isRow(at) ? isChosen(at) || bright === undefined : at === brightButton(card) || at.matches('input, select, .die-face')
  expect(isSpot, `${decision.prompt}: ${how} the focus is where Enter answers from, not on ${at.outerHTML.slice(0, 90)}`).toBe(true)
  if (at.matches('.die-face') || bright === undefined) return
  pressEnter()
  expect(onAnswer.mock.calls[0], `${decision.prompt}: ${how} Enter does what the bright button says`).toEqual(bright)
}

/** Every question that comes up in the golden games of a game. */
function questionsOf({ moments: _, ...proof }: Proof<unknown>): readonly Decision[] {
  const folder = resolve(import.meta.dirname, '../engine', proof.game.id, 'proof/golden')
  const golden = readdirSync(folder).map((file) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')))
  return Object.values(momentsOf(proof, golden).questions).flatMap(({ decision }) => decision ?? [])
}

describe.each(PROOFS.map((proof) => [proof.game.id, proof] as const))('every question of %s', (_, proof) => {
  const questions = questionsOf(proof)

  test('there are some', () => {
    expect(questions.length).toBeGreaterThan(5)
  })

  test('by keyboard: Enter answers from the frame', () => {
    for (const decision of questions) {
      const bright = answerOfBright(decision)
      expectAgreement(decision, lay(decision), bright, 'laid')
      cleanup()
    }
  })

  test('by mouse: a press elsewhere takes the focus nowhere', () => {
    for (const decision of questions) {
      const bright = answerOfBright(decision)
      const laid = lay(decision)
      const hint = screen.getByRole('button', { name: 'Hint' })
      hint.focus()
      fireEvent.click(hint, { detail: 1 })
      expectAgreement(decision, laid, bright, 'after a press of the mouse')
      cleanup()
    }
  })

  test('by screen reader: Enter from nowhere, or from a heading, leads to the question and answers nothing', () => {
    for (const decision of questions) {
      const laid = lay(decision)
      for (const from of [document.body, screen.getByRole('heading', { level: 1 })]) {
        focused().blur()
        from.focus()
        pressEnter(from)
        expect(laid.onAnswer, decision.prompt).not.toHaveBeenCalled()
        expect(laid.card.contains(focused()), decision.prompt).toBe(true)
      }
      cleanup()
    }
  })

  test('the focus follows the hint, and a row that is not chosen is first chosen', () => {
    for (const decision of questions.filter(({ kind }) => kind === 'pick')) {
      const option = decision.options?.findLast(({ warns }) => warns === undefined)
      if (!option || (decision.max ?? 1) !== 1 || (decision.min ?? 1) !== 1) continue
      const bright = answerOfBright(decision, [option.id])
      const laid = lay(decision)
      laid.advise([option.id])
      if (isRow(focused()) || focused() === brightButton(laid.card)) expectAgreement(decision, laid, bright, 'after a hint')
      cleanup()

      const again = lay(decision)
      const row = [...again.card.querySelectorAll<HTMLElement>('[data-option]')].find((each) => !isChosen(each))
      row?.focus()
      if (row) pressEnter(row)
      expect(again.onAnswer, decision.prompt).not.toHaveBeenCalled()
      if (row) expect(isChosen(focused()), decision.prompt).toBe(true)
      cleanup()
    }
  })
})

const CHOICE: Decision = {
  id: 'd',
  seat: 0,
  rule: '4.1',
  topic: 'test',
  prompt: 'Where to?',
  kind: 'pick',
  options: [
    { id: 'north', label: 'North' },
    { id: 'south', label: 'South' },
    { id: 'stay', label: 'Stay', apart: true, stays: true },
  ],
}

test('a choice that has no row stands on the bright button, and there the focus begins', () => {
  const { onAnswer, card } = lay(CHOICE)
  expect(brightButton(card)).toHaveTextContent('Stay')
  expect(brightButton(card)).toHaveFocus()
  pressEnter()
  expect(onAnswer).toHaveBeenCalledWith({ pick: ['stay'] })
})

test('of several to tick, Enter ticks a row, and on a ticked one answers', () => {
  const { onAnswer, card } = lay({ ...CHOICE, min: 0, max: 2, options: CHOICE.options?.slice(0, 2) ?? [] })
  expect(brightButton(card)).toHaveFocus()
  const south = screen.getByRole('option', { name: /South/ })
  south.focus()
  pressEnter()
  expect(onAnswer).not.toHaveBeenCalled()
  expect(south).toHaveAttribute('aria-selected', 'true')
  pressEnter()
  expect(onAnswer).toHaveBeenCalledWith({ pick: ['south'] })
})

test('a question that can be answered on the board leaves the focus there, another takes it', () => {
  const onAnswer = vi.fn()
  const laid = render(<Card decision={CHOICE} onAnswer={onAnswer} />)
  const there = laid.getByTestId('square')
  there.focus()
  there.classList.add('can-go')
  laid.rerender(<Card decision={{ ...CHOICE, id: 'e' }} onAnswer={onAnswer} />)
  expect(there).toHaveFocus()
  there.classList.remove('can-go')
  laid.rerender(<Card decision={{ ...CHOICE, id: 'f' }} onAnswer={onAnswer} />)
  expect(there).not.toHaveFocus()
})

test('a finger keeps the focus where it is: no field brings up the keyboard of the screen', () => {
  lay({ ...CHOICE, kind: 'number', min: 0, max: 5 })
  const more = screen.getByRole('button', { name: 'More' })
  more.focus()
  fireEvent(more, new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }))
  expect(more).toHaveFocus()
  fireEvent(more, new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' }))
  expect(screen.getByRole('spinbutton')).toHaveFocus()
})

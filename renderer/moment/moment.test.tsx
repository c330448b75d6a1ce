import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import type { Degree } from '../moment-page.ts'
import { changeSettings } from '../settings/settings.ts'
import { runsOf } from './fate.tsx'
import { momentsOf, useMoments } from './queue.ts'

beforeEach(() => localStorage.clear())

const WEIGHTS: Readonly<Record<string, Degree>> = { bell: 'great', coin: 'small', turn: 'apart' }
const weigh = ({ type }: LogEntry): Degree => WEIGHTS[type] ?? 'line'

let n = 0
const happened = (input: number, ...types: string[]): LogEntry[] =>
  types.map((type) => ({ n: ++n, input, rule: '1.0', type, text: `A ${type}.`, data: {} }))

function at(inputs: number, events: readonly LogEntry[] = []): SessionView {
  return { session: 's', inputs, events } as unknown as SessionView
}

function table() {
  return renderHook(({ session }) => useMoments(session, session.events, weigh), { initialProps: { session: at(0) } })
}

describe('moments', () => {
  test('take the lines that follow them along, two at most, and never those of something else', () => {
    const [bell, coin] = momentsOf(at(1, happened(1, 'rain', 'bell', 'rain', 'rain', 'rain', 'coin', 'turn', 'rain')), [], weigh)
    expect(bell?.more.map(({ type }) => type)).toEqual(['rain', 'rain'])
    expect(coin?.more).toEqual([])
  })

  test('lie one at a time, in the order in which they happened', () => {
    const { result, rerender } = table()
    rerender({ session: at(1, happened(1, 'bell', 'turn', 'bell')) })
    const first = result.current.great
    expect(result.current.isLast).toBe(false)
    act(() => result.current.goOn())
    expect(result.current.isLast).toBe(true)
    expect(result.current.great?.event.n).toBeGreaterThan(first?.event.n ?? 0)
    act(() => result.current.goOn())
    expect(result.current.great).toBeNull()
  })

  test('wait for whoever answers before putting them away', () => {
    const { result, rerender } = table()
    rerender({ session: at(1, happened(1, 'bell')) })
    const first = result.current.great
    rerender({ session: at(2, happened(2, 'bell')) })
    expect(result.current.great).toBe(first)
    act(() => result.current.goOn())
    expect(result.current.great).not.toBeNull()
  })

  test('are taken back with the input that brought them', () => {
    const { result, rerender } = table()
    rerender({ session: at(1, happened(1, 'bell', 'coin')) })
    rerender({ session: at(0) })
    expect(result.current).toMatchObject({ great: null, small: null })
  })

  test('are not laid for what happened before the game was opened', () => {
    const opened = at(7, happened(7, 'bell', 'coin'))
    const { result } = renderHook(() => useMoments(opened, [], weigh))
    expect(result.current).toMatchObject({ great: null, small: null })
  })

  test('a small one stays until the next', () => {
    const { result, rerender } = table()
    rerender({ session: at(1, happened(1, 'coin')) })
    const coin = result.current.small
    rerender({ session: at(2, happened(2, 'rain')) })
    expect(result.current.small).toBe(coin)
  })

  test('are as many as the settings say', () => {
    const { result, rerender } = table()
    rerender({ session: at(1, happened(1, 'bell', 'coin')) })
    act(() => changeSettings({ moments: 'great' }))
    expect(result.current.great).not.toBeNull()
    expect(result.current.small).toBeNull()
    act(() => changeSettings({ moments: 'none' }))
    expect(result.current.great).toBeNull()
  })
})

test('faces of a die that mean the same are one line', () => {
  expect(runsOf(['level 1', 'level 2', 'level 2', 'level 3', 'level 3', 'level 3'])).toEqual([
    { from: 1, to: 1, what: 'level 1' },
    { from: 2, to: 3, what: 'level 2' },
    { from: 4, to: 6, what: 'level 3' },
  ])
})

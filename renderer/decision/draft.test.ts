import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Decision } from '../../engine/kernel/types.ts'
import { BLOW, PLACEMENT } from '../games/citadel/fixtures/raid.ts'
import { asidesByDeed, mainBlocked, optionsFor, targetsOf, useDraft } from './draft.ts'

const SPELLS: Decision = {
  id: 'spells',
  seat: 0,
  kind: 'pick',
  rule: '4.1',
  topic: 'spells-known',
  prompt: 'Which spells?',
  min: 2,
  max: 2,
  options: ['charm', 'blast', 'sleep'].map((id) => ({ id, label: id })),
}

function draftOf(first: Decision) {
  return renderHook(({ decision }) => useDraft(decision), { initialProps: { decision: first } })
}

describe('a pick of one', () => {
  test('begins anew when its list grows, unless something has been chosen by hand', () => {
    const list = (...ids: string[]): Decision => ({ ...PLACEMENT, options: ids.map((id) => ({ id, label: id })) })
    const { result, rerender } = draftOf(list('b', 'c'))
    rerender({ decision: list('a', 'b', 'c') })
    expect(result.current.picked).toEqual(['a'])
    act(() => result.current.toggle('c'))
    rerender({ decision: list('d', 'a', 'b', 'c') })
    expect(result.current.picked).toEqual(['c'])
  })

  test('begins with the first option that cannot kill', () => {
    const deadly: Decision = {
      ...PLACEMENT,
      options: [
        { id: 'a', label: 'a', warns: 'You die.' },
        { id: 'b', label: 'b' },
      ],
    }
    expect(draftOf(deadly).result.current.picked).toEqual(['b'])
  })

  test('begins with whoever has the best chance, where the question is who runs a risk', () => {
    const hand = (by: string, chance: number, warns?: string) => ({
      ...{ id: by, label: by, by, odds: { text: `${chance}`, chance, die: 0.01 } },
      ...(warns !== undefined && { warns }),
    })
    const chest: Decision = {
      ...PLACEMENT,
      options: [hand('frail', 0.5, 'He dies.'), hand('clumsy', 0.2), hand('deft', 0.4), { id: 'no', label: 'no' }],
    }
    expect(draftOf(chest).result.current.picked).toEqual(['deft'])
    const twice: Decision = { ...PLACEMENT, options: [hand('one', 0.2), { ...hand('one', 0.4), id: 'other' }] }
    expect(draftOf(twice).result.current.picked).toEqual(['one'])
  })

  test('does not begin with what cannot succeed, such as an offer that is never accepted (8.7), unless nothing can', () => {
    const offer = (id: string, chance: number) => ({ id, label: id, odds: { text: `${chance}`, chance } })
    const bribe: Decision = { ...PLACEMENT, options: [offer('20', 0), offer('40', 0), offer('60', 1 / 6)] }
    expect(draftOf(bribe).result.current.picked).toEqual(['60'])
    const vain: Decision = { ...PLACEMENT, options: [offer('20', 0), offer('40', 0)] }
    expect(draftOf(vain).result.current.picked).toEqual(['20'])
  })

  test('begins empty where every option can kill', () => {
    const deadly: Decision = { ...PLACEMENT, options: [{ id: 'a', label: 'a', warns: 'You die.' }] }
    expect(draftOf(deadly).result.current.picked).toEqual([])
  })

  test('starts over with the next decision', () => {
    const { result, rerender } = draftOf(PLACEMENT)
    act(() => result.current.toggle('place:2:1'))
    expect(result.current.picked).toEqual(['place:2:1'])
    rerender({ decision: { ...PLACEMENT, id: 'next' } })
    expect(result.current.picked).toEqual(['place:2:0'])
  })
})

describe('several', () => {
  test('are ticked up to the maximum, and unticked', () => {
    const { result } = draftOf(SPELLS)
    for (const id of ['charm', 'blast', 'sleep']) act(() => result.current.toggle(id))
    expect(result.current.picked).toEqual(['charm', 'blast'])
    act(() => result.current.toggle('charm'))
    expect(result.current.picked).toEqual(['blast'])
  })
})

describe('targets', () => {
  test('are told apart where each has several options', () => {
    expect(targetsOf(BLOW)).toEqual(['orc-1', 'orc-2', 'orc-3'])
    expect(targetsOf(PLACEMENT)).toEqual([])
  })

  test('leave only their own options and those without a target', () => {
    expect(optionsFor(BLOW, 'orc-2').map(({ id }) => id)).toEqual([
      'shoot:orc-2',
      'cast:lightning:orc-2',
      'cast:sleep:orc-2',
      'cast:mental-attack:orc-2',
      'switch:dagger',
      'later',
      'pass',
    ])
  })

  test('keep the action when another target is chosen, unless it would kill', () => {
    const { result } = draftOf(BLOW)
    act(() => result.current.toggle('cast:sleep:orc-1'))
    act(() => result.current.aim('orc-3'))
    expect(result.current.picked).toEqual(['cast:sleep:orc-3'])
    act(() => result.current.toggle('cast:mental-attack:orc-3'))
    act(() => result.current.aim('orc-2'))
    expect(result.current.picked).toEqual(['shoot:orc-2'])
  })
})

test('what else is possible is grouped by deed, and by its means', () => {
  expect(asidesByDeed(PLACEMENT).map(({ deed, by }) => [deed, by.map(({ means, options }) => [means?.label, options.length])])).toEqual([
    ['Cast', [['Heal', 1]]],
    ['Give', [['Ring of Heal', 1]]],
  ])
})

test('what else a character may not do is listed with that deed', () => {
  const deed = { kind: 'cast', label: 'Cast', who: 'una', means: { id: 'heal', label: 'Heal' }, whom: 'una' }
  const blocked = [
    { id: 'una/cast:heal:una', label: 'Una casts Heal on Una', rule: '10.6', why: 'never the one who casts it', by: 'una', deed },
    { id: 'leave', label: 'Leave', rule: '17.0', why: 'not from here' },
  ]
  const decision = { ...PLACEMENT, blocked }
  expect(mainBlocked(decision).map(({ id }) => id)).toEqual(['leave'])
  expect(asidesByDeed(decision)[0]?.by[0]?.blocked).toHaveLength(1)
})

import { expect, test } from 'vitest'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { facingFrom, worthNaming } from './ways.ts'

const figure = (id: string, side: 'west' | 'east', at: readonly [number, number], more: Partial<FigureView> = {}): FigureView =>
  ({ id, name: id, side, at, facing: 'w', status: 'standing', ...more }) as unknown as FigureView

const view = (...enemies: readonly FigureView[]) =>
  ({ characters: [figure('Ann', 'west', [9, 10]), ...enemies], arena: { terrain: [], exits: [] } }) as unknown as ArenaView

const to = (square: string, type: string, squares: number): Option => ({
  id: `to:${square}`,
  label: `row ${square.replace('-', ', column ')}: ${type}, ${squares}`,
  at: { kind: 'square', id: square },
  data: { type, squares },
})

const moving = (...options: readonly Option[]): Decision => ({ topic: 'move', about: 'Ann', options }) as unknown as Decision

test('8.1 squares behind, beside and before an enemy are named, the rear first; a run that only arrives is not', () => {
  const options = [to('9-13', 'charge', 3), to('9-15', 'charge', 5), to('8-15', 'charge', 4), to('10-14', 'run', 8), to('4-4', 'shift', 1)]
  const named = worthNaming(moving(...options), view(figure('Bob', 'east', [9, 14])))
  expect(named.map(({ id, label }) => [id, label])).toEqual([
    ['to:9-15', 'Behind Bob'],
    ['to:8-15', 'Beside Bob'],
    ['to:9-13', 'Before Bob'],
  ])
  expect(named[0]?.detail).toBe('row 9, column 15; charge of 5')
})

test('33.6 of two squares on the same side of him the one is named from which more can be done, and with what', () => {
  const near = to('8-13', 'shuffle', 2)
  const far = { ...to('10-13', 'charge', 4), detail: 'spear on Bob, from a charge', odds: { text: '50% hit', chance: 0.5, expected: 7 } }
  const [named] = worthNaming(
    moving({ ...near, odds: { text: '50% hit', chance: 0.5, expected: 3 } }, far),
    view(figure('Bob', 'east', [9, 14])),
  )
  expect(named).toMatchObject({
    label: 'Before Bob',
    detail: 'row 10, column 13; charge of 4, then spear on Bob, from a charge',
    odds: far.odds,
  })
})

test('a square beside two enemies has one row, which names both', () => {
  const [named, ...more] = worthNaming(
    moving(to('9-13', 'shuffle', 2)),
    view(figure('Bob', 'east', [9, 14]), figure('Cal', 'east', [8, 12], { facing: 'n' })),
  )
  expect([named?.label, more.length]).toEqual(['Beside Cal, before Bob', 0])
})

test('28.3 whoever lies has no front', () => {
  const named = worthNaming(moving(to('9-13', 'shuffle', 2)), view(figure('Bob', 'east', [9, 14], { status: 'prone' })))
  expect(named.map(({ label }) => label)).toEqual(['Over Bob'])
})

test('where nobody can be reached, it is nearer to the nearest: so as to act, and as far as one can', () => {
  const named = worthNaming(moving(to('9-15', 'charge', 5), to('9-20', 'run', 10)), view(figure('Bob', 'east', [9, 30])))
  expect(named.map(({ label }) => label)).toEqual(['Go toward Bob', 'Run toward Bob'])
})

test('22.2, 23.5 nobody is led into a fire or through an exit by a name', () => {
  const seen = view(figure('Bob', 'east', [9, 30]))
  const arena = { terrain: [{ kind: 'fire', at: [9, 15], layers: 1 }], exits: [[9, 20]] }
  const options = [to('9-14', 'charge', 4), to('9-15', 'charge', 5), to('9-19', 'run', 9), to('9-20', 'run', 10)]
  const named = worthNaming(moving(...options), { ...seen, arena } as unknown as ArenaView)
  expect(named.map(({ id }) => id)).toEqual(['to:9-14', 'to:9-19'])
})

test('he looks at the nearest enemy', () => {
  const facing = (...enemies: readonly FigureView[]) => facingFrom(view(...enemies), figure('Ann', 'west', [9, 10]), [9, 10])
  expect(facing(figure('Bob', 'east', [4, 11]))).toBe('n')
  expect(facing(figure('Bob', 'east', [10, 4]))).toBe('w')
  expect(facing()).toBe('w')
})

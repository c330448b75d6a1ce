import { expect, test } from 'vitest'
import { set } from '../../../../engine/cave/proof/table-top.ts'
import { view } from '../../../../engine/cave/view.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { firstPicks, withoutSpaces } from './card.tsx'

/** What a question about these things begins with, for the Deep Miner with these Objects. */
function begun(things: readonly string[], objects: readonly string[]): readonly string[] {
  const { state, decision } = set({ players: [{ objects, at: 'bat-nest' }] })
  const options: Option[] = things.map((thing) => ({ id: `take:${thing}`, label: thing }))
  return firstPicks({ ...decision, topic: 'take', options, min: 0, max: options.length }, view(state, 0))
}

test('5.3 what lies there is ticked as far as it can be carried', () => {
  const three = ['sword-1', 'shield-1', 'helmet-1']
  expect(begun(['owl', 'wand', 'gold', 'bag-of-gold-1'], three)).toEqual(['take:owl', 'take:wand', 'take:gold', 'take:bag-of-gold-1'])
  expect(begun(['owl', 'wand', 'ring-of-cunning', 'gold', 'bag-of-gold-1'], three)).toEqual(['take:owl', 'take:gold', 'take:bag-of-gold-1'])
})

test('11.2 every way that begins a walk is listed, and where it can end is left to the board', () => {
  const { decision } = set({ players: [{ at: 'cave-entrance' }], dice: [6] }).pick('roll')
  const at = { kind: 'space', id: 'chamber-5' } as const
  const walks = Array.from({ length: 9 }, (_, i) => ({ id: `walk:corridor-${i + 1}`, label: `Walk ${i}`, at }))
  const asked = { ...decision, options: [...(decision.options ?? []), ...walks] }
  const listed = (...picked: string[]) => withoutSpaces(asked, picked).options?.map(({ id }) => id)
  expect(listed()).toEqual(['go:corridor-19', 'go:corridor-1', 'go:corridor-11'])
  expect(listed('walk:corridor-4')).toEqual(['go:corridor-19', 'go:corridor-1', 'go:corridor-11', 'walk:corridor-4'])
})

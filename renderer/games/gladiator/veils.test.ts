import { expect, test } from 'vitest'
import { arena } from '../../../engine/gladiator/proof/table-top.ts'
import type { Decision, SessionView } from '../../../engine/kernel/types.ts'
import { covered } from './table/view.ts'
import { veils } from './veils.ts'

const UR = { name: 'Ur', side: 'east', at: [9, 20], race: 'mage', sh: 14, ag: 16, iq: 16, ready: 'staff' }
const BOB = { name: 'Bob', side: 'east', at: [9, 22], ag: 9 }

/** A question to seat 1, whose mage has cast that spell. */
function asked(topic: string, about: string, { spell = 'summon-wolf', now = 14 } = {}): SessionView {
  const ur = { ...UR, now, spells: ['summon-wolf', 'illusion-wolf'] }
  const t = arena({ phase: 'action', characters: [{ name: 'Ann', at: [9, 2], ag: 4 }, ur, BOB] }, { dice: [1, 2, 2], free: true })
  if (now > 3) t.pick(`cast:${spell}`)
  const decision: Decision = { id: 'd', seat: 1, kind: 'pick', rule: '28.4', topic, about, prompt: '' }
  return { game: 'gladiator', seat: 1, decision, view: t.seen(1) } as unknown as SessionView
}

test.each(['summon-wolf', 'illusion-wolf'])(
  '14.5 no curtain falls for whom a mage has called, and nothing uncovered says what he is: %s',
  (spell) => {
    const session = asked('move', 'bob', { spell })
    expect(veils(session)).toBe(false)
    const { characters } = covered(session.view as Parameters<typeof covered>[0])
    expect(characters.map(({ coming }) => coming)).toEqual(characters.map(() => null))
  },
)

test('26.1 a mage acts behind the curtain whether he can pay for magic or not, and a fighter without magic never', () => {
  expect([asked('action', 'ur'), asked('action', 'ur', { now: 2 }), asked('action', 'bob')].map(veils)).toEqual([true, true, false])
})

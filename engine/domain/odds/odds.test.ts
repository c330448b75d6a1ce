import { describe, expect, it } from 'vitest'
import { everyThrow } from '../../kernel/proof/every-throw.ts'
import type { Json } from '../../kernel/types.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'

interface Case {
  readonly items: Json
  readonly experience: number
  readonly card: string
}

const CASES: readonly Case[] = [
  { items: ['rune-sword', 'helmet'], experience: 12, card: 'black-orc-guard-1' },
  { items: ['dagger'], experience: 4, card: 'black-orc-1' },
  { items: ['warhammer', 'mail-shirt'], experience: 10, card: 'black-orc-guard-1' },
  { items: [], experience: 30, card: 'red-orc-captain-1' },
]

/** Fought on to its end, with real dice in every way that they can fall. */
const lay =
  ({ items, experience, card }: Case) =>
  () =>
    set({
      scenario: { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters: [{ at: '0-1', from: '1-1', items, experience }] },
      physical: true,
      variants: ['physical-dice'],
    })

const isOver = (t: Table) => t.topic === 'luck' || t.topic === 'turn'

describe('9 the odds of a fight', () => {
  it.each(CASES)('are those of all throws: $card at experience $experience', (wish) => {
    const shown = lay(wish)().decision.options?.find(({ id }) => id === 'step:0-0')?.odds
    const ends = everyThrow(
      lay(wish),
      [{ pick: ['step:0-0'] }],
      (t) => t.events('moved').length > 0 && isOver(t),
      (ask) => (ask.topic === 'round' ? { pick: ['fight-on'] } : null),
    )
    const share = (wanted: (t: Table) => boolean) => ends.reduce((sum, { table, chance }) => sum + (wanted(table) ? chance : 0), 0)
    expect(share((t) => t.events('creature-beaten').length > 0)).toBeCloseTo(shown?.chance ?? -1)
    expect(share((t) => t.topic === 'luck')).toBeCloseTo((shown?.expected ?? -1) / (wish.card.startsWith('red') ? 2 : 1))
  })
})

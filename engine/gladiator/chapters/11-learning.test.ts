import { describe, expect, it } from 'vitest'
import { arena, begun, duel, type Sheet } from '../proof/table-top.ts'

const AT_ONCE = { variants: ['learn-at-once'] }
/** A blow of 6: three points of experience. */
const SIX = [3, 3, 4, 3, 3]

describe('learning at once', () => {
  const struck = (ann: Sheet, variants: readonly string[]) =>
    duel({ experience: 47, ag: 14, ...ann }, { sh: 30, acted: true }, { variants, dice: SIX, free: true }).pick('attack:bob')

  it('11.2, 11.3 an advance counts as soon as it is earned, and health with it', () => {
    const t = struck({ now: 7 }, ['learn-at-once'])
    expect(t.events('learnt')).toMatchObject([{ figure: 'ann', attribute: 'sh', now: 13, by: 1 }])
    expect([t.who('ann').normal.sh, t.who('ann').sh]).toEqual([13, 8])
  })

  it('11.2 not without the variant, and not before it is earned', () => {
    expect(struck({}, []).events('learnt')).toEqual([])
    expect(struck({ experience: 10 }, ['learn-at-once']).who('ann').normal.sh).toBe(12)
  })

  it('11.2 a sheet goes on where its own advances stopped: agility after strength (G-47)', () => {
    const sheet = { name: 'Una', race: 'human', experience: 99, ready: 'broadsword' }
    const t = begun({ options: { teams: { west: [sheet], east: ['newcomer'] }, balance: 'none' } }, { ...AT_ONCE, free: true })
    const una = t.who('una')
    expect(una.normal).toEqual({ sh: 13, ag: 12, iq: 8 })
    una.earned.halves = 2
    t.atRandom('learning', 40)
    expect(t.events('learnt')[0]).toMatchObject({ figure: 'una', attribute: 'ag', now: 13 })
  })

  it('26.1 only his own side is told', () => {
    const t = struck({}, ['learn-at-once'])
    const told = (seat: number) => t.told(seat).some(({ type }) => type === 'learnt')
    expect([told(0), told(1)]).toEqual([true, false])
  })

  it('35.5 strength that is learnt brings somebody back to his senses (G-39)', () => {
    const characters = [
      { name: 'Ann', at: [9, 10], sh: 8, ag: 14, iq: 14, experience: 99, spells: ['magic-bolt'] },
      { name: 'Bob', side: 'east', at: [9, 12], now: 3, ag: 8, acted: true },
      { name: 'Zed', side: 'east', at: [0, 39], acted: true },
      { name: 'Eve', at: [18, 0], ag: 4 },
    ]
    const t = arena({ phase: 'action', characters }, { ...AT_ONCE, dice: [3, 3, 2, 6, 6, 6, 6, 6, 6, 6], free: true })
    t.pick('cast:magic-bolt:bob').value(7)
    expect([t.events('collapsed').length, t.events('learnt').some(({ attribute }) => attribute === 'sh')]).toEqual([1, true])
    expect([t.who('ann').sh, t.who('ann').status, t.events('came-to').length]).toEqual([2, 'prone', 1])
  })
})

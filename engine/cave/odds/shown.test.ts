import { expect, describe as group, it } from 'vitest'
import { meeting, type Table } from '../proof/table-top.ts'
import { describe } from '../text/index.ts'

const option = (t: Table, id: string) => describe(t.state, t.ask).option?.(id)

group('odds of a die that is read on a list', () => {
  it('13.8 the Prospector who has nothing left to tell throws no die: his Gold is certain (C-102)', () => {
    const lying = { 'corridor-1': { cards: ['dying-prospector'] } }
    const known = meeting({ at: 'corridor-1' }, { scenario: { lying, crystal: 'chamber-1' } })
    const visit = option(known, 'visit:dying-prospector')
    expect([visit?.odds, visit?.detail]).toEqual([undefined, 'He has nothing left to tell, and leaves you a Gold.'])
    const unknown = meeting({ at: 'corridor-1' }, { scenario: { lying } })
    expect(option(unknown, 'visit:dying-prospector:roll')?.odds?.chance).toBeCloseTo(2 / 6)
  })

  it('12.6 where nothing is to be gained, the chance that nothing happens', () => {
    for (const at of ['bat-nest', 'narrow-passage']) {
      const t = meeting({ character: 'cave-delver', at }, { dice: [6] })
      expect(option(t, 're-roll')?.odds).toMatchObject({ chance: expect.closeTo(4 / 6), of: 'no effect' })
    }
  })

  it('12.6 with a Rope Ladder a 5 is harmless at the Narrow Passage (C-103)', () => {
    const t = meeting({ character: 'cave-delver', at: 'narrow-passage', objects: ['rope-ladder-1'] }, { dice: [5] })
    expect(option(t, 'keep')?.detail).toBe('5: nothing')
    expect(option(t, 're-roll')?.odds?.chance).toBeCloseTo(5 / 6)
    expect(t.pick('keep').events('space-die')).toMatchObject([{ die: 4, result: 'nothing' }])
  })
})

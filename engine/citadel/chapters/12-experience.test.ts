import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import type { Json } from '../../kernel/types.ts'
import { set, type Table } from '../proof/table-top.ts'
import { gainForFight } from './12-experience.ts'
import { character } from './party.ts'

const PARTY: Json = [{ hero: 'Lord Dil' }, { hero: 'Zareth' }, { hero: 'Weldron' }]

/** The treasure of the slain: experience was gained just before (5.0 C6). */
const slain = (monsters: Json, party: Json = PARTY, level = 1): Table =>
  set({ monsters, party, level, start: 'treasure', met: 'wandering' })

const gained = (t: Table): number[] => t.state.characters.map(({ experience }) => experience)

describe('12.0 experience', () => {
  it('12.0 six points a Wound Point of the slain, divided among the living, rounded down', () => {
    const t = slain([
      { type: 'harpy', wounds: 3 },
      { type: 'harpy', wounds: 2 },
    ])
    expect(gained(t)).toEqual([10, 10, 10])
    expect(
      gained(
        slain(
          [
            { type: 'harpy', wounds: 2 },
            { type: 'harpy', wounds: 2 },
          ],
          [...list(PARTY), { hero: 'Gilith' }, { hero: 'Zurik' }],
        ),
      ),
    ).toEqual([4, 4, 4, 4, 4])
  })

  it('12.0 the level counts after the division (6.7)', () => {
    const party: Json = [...list(PARTY), { hero: 'Gilith' }]
    expect(gained(slain([{ type: 'harpy', wounds: 3 }], party, 3))).toEqual([8, 8, 8, 8])
    expect(gained(slain([{ type: 'harpy', wounds: 3 }], party, 2))).toEqual([4, 4, 4, 4])
  })

  it('12.0 every gain is a line of the ledger', () => {
    expect(slain([{ type: 'harpy', wounds: 3 }]).lines).toMatchObject(
      ['lord-dil', 'zareth', 'weldron'].map((who) => ({ character: who, unit: 'experience', amount: 6, rule: '12.0' })),
    )
  })

  it('12.0 in a lone fight only those who took part share', () => {
    const { state } = set({ monsters: [{ type: 'orc', wounds: 4 }], party: PARTY, start: 'combat' })
    const { fight } = state
    if (fight === null) throw new Error('no fight')
    fight.only = ['zareth']
    fight.fighters = ['zareth']
    fight.beaten = ['orc-1']
    const script = gainForFight(newPlay(state, 'alone'), fight)
    expect(script.next().done).toBe(true)
    expect(state.characters.map(({ experience }) => experience)).toEqual([0, 24, 0])
  })

  it('12.0 none for monsters left under an agreement', () => {
    const t = set({ monsters: [{ type: 'orc' }], party: PARTY, start: 'negotiation' }, { dice: [6, 2] })
      .pick('negotiate')
      .pick('speak:zareth')
    t.pick('decline')
    expect(gained(t)).toEqual([0, 0, 0])
  })

  it('12.1 charmed monsters divide nothing and gain nothing', () => {
    const t = set(
      { monsters: [{ type: 'harpy', wounds: 3 }, { type: 'ogre' }], party: PARTY, start: 'treasure', met: 'wandering' },
      {
        prepare: (s) => {
          const ogre = s.monsters[1]
          if (ogre === undefined || s.fight === null) throw new Error('no ogre')
          Object.assign(ogre, { status: 'living', wounds: 0, side: 'party', charmedBy: 'zareth' })
          s.fight.beaten = ['harpy-1']
          s.march.push([ogre.id, null, null])
        },
      },
    )
    expect(gained(t)).toEqual([6, 6, 6])
    expect(character(t.state, 'zareth').experience).toBe(6)
  })
})

function list(json: Json): readonly Json[] {
  return Array.isArray(json) ? json : []
}

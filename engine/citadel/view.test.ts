import { describe, expect, test } from 'vitest'
import type { Json } from '../kernel/types.ts'
import { set, setOut } from './proof/table-top.ts'
import { view } from './view.ts'

const ALMURIC = { hero: 'Almuric' }
const LARRAKA = { hero: 'Larraka', spells: ['lightning', 'sleep'] }

describe('what can be seen of a raid', () => {
  test('the party with all it has, the dead and the stone too', () => {
    const { state } = set(
      {
        party: [
          { hero: 'Almuric', wounds: 5, spells: ['stone-flesh'], items: ['ring:sleep', 'potion:healing:2', 'medallion:dexterity'] },
          LARRAKA,
        ],
      },
      {
        prepare: (s) => {
          const [almuric, larraka] = s.characters
          almuric?.curses.push({ kind: 'drunk', amount: -2 })
          if (larraka !== undefined) larraka.status = 'stone'
          s.march = [[null, 'almuric', null]]
        },
      },
    )
    const [almuric, larraka] = view(state, 0).party
    expect(almuric).toMatchObject({
      woundPoints: { left: 5, total: 8 },
      // 4.3 gives 3, the medallion 2 (14.7), drink takes 2 (13.1).
      combatBonus: 3,
      effects: [{ id: 'drunk', label: 'Drunk −2', bad: true }],
      status: 'living',
      inHand: 'sword',
      rank: 0,
      space: 1,
    })
    expect(almuric?.items).toMatchObject([{ uses: 1 }, { uses: 2 }, { worn: true }])
    expect(larraka).toMatchObject({ status: 'stone', rank: -1, space: -1 })
  })

  test('monsters with their ranks, their condition and who faces whom (9.3)', () => {
    const seen = view(
      set({ party: [ALMURIC, { hero: 'Gislan' }], march: [['almuric', null, 'gislan']], monsters: [{ type: 'orc' }, { type: 'troll' }] })
        .state,
      0,
    )
    expect(seen.phase).toBe('combat')
    expect(seen.monsters).toMatchObject([
      { id: 'orc-1', name: 'Orc 1', rank: 0, status: 'living' },
      { id: 'troll-1', name: 'Troll 1', rank: 0, status: 'living' },
    ])
    expect(seen.fight).toMatchObject({ round: 1, step: 1, acting: 'almuric', hellgate: false, where: 'segment' })
    expect(seen.fight?.facing).toHaveLength(4)
  })

  test('charmed monsters stand in the party, betrayers against it', () => {
    const { state } = set(
      { party: [ALMURIC, LARRAKA], monsters: [{ type: 'orc' }, { type: 'troll' }] },
      {
        prepare: (s) => {
          const [orc, troll] = s.monsters
          const [, larraka] = s.characters
          if (orc === undefined || troll === undefined || larraka === undefined) throw new Error('set up above')
          Object.assign(orc, { side: 'party', charmedBy: 'almuric' })
          Object.assign(larraka, { side: 'monsters', charmedBy: 'talisman' })
          s.march = [['almuric', null, 'orc-1']]
          if (s.fight !== null) s.fight.foes = [['larraka', null, 'troll-1']]
        },
      },
    )
    const seen = view(state, 0)
    expect(seen.party).toMatchObject([
      { id: 'almuric' },
      { id: 'larraka', side: 'monsters', status: 'charmed', charmedBy: 'talisman', rank: 0, space: 0 },
      { id: 'orc-1', kind: 'charmed-monster', race: 'orc', side: 'party', status: 'charmed', charmedBy: 'almuric', rank: 0, space: 2 },
    ])
    expect(seen.monsters.map(({ id }) => id)).toEqual(['troll-1'])
  })

  test('the maze as far as it is laid: three levels at the stairs, nothing of the cup', () => {
    const { state } = set({ level: 2, at: 'room', feature: 'altar', start: 'turn' })
    const { map, cup, level } = view(state, 0)
    expect(level).toBe(2)
    expect(map.levels.map(({ segments }) => segments.length)).toEqual([3, 2, 1])
    expect(map.levels[1]?.segments.find(({ id }) => id === map.at)).toMatchObject({
      kind: 'room',
      feature: 'altar',
      sides: 'DDDD',
      entered: true,
    })
    expect(map.levels[2]?.segments).toMatchObject([{ feature: 'staircase', entered: false }])
    expect(cup).toBe(state.cup.length)
    expect(cup).toBe(77)
  })

  test('a feature that was used up, a side that is shut', () => {
    const { state } = set(
      { feature: 'statue', start: 'turn' },
      {
        prepare: (s) => {
          const there = s.segments.find(({ id }) => id === s.at)
          there?.taken.push('jewels')
          there?.blocked.push({ side: 'east', why: 'locked' })
        },
      },
    )
    const there = view(state, 0).map.levels[0]?.segments.at(-1)
    expect(there).toMatchObject({ spent: true, blocked: [{ side: 'east', why: 'locked' }] })
  })

  test('of the Hellgate only what the mirrors have told (13.7)', () => {
    expect(view(set({ start: 'turn' }).state, 0).hellgate).toEqual({ level: null, segmentsLeft: null, found: false, destroyed: false })
    const told = set({ start: 'turn', hellgate: { level: 3, segmentsLeft: 4 } })
    expect(view(told.state, 0).hellgate).toEqual({ level: 3, segmentsLeft: 4, found: false, destroyed: false })
  })

  test('before anybody is there: an empty party at the Gateway', () => {
    expect(view(setOut().state, 0)).toMatchObject({ phase: 'start', sun: null, party: [], monsters: [], map: { at: 'gateway' } })
  })
})

test('5.0 the phase is what the players are about, also where the rules look ahead', () => {
  const phase = (scenario: Json, dice: readonly number[], ...picks: string[]) => {
    const t = set(scenario, { dice })
    for (const id of picks) t.pick(id)
    return view(t.state, 0).phase
  }
  const party = [{ hero: 'Zurik' }, { hero: 'Weldron' }]
  const monsters = [{ type: 'orc' }]
  expect(phase({ party, start: 'monsters', monsters }, [])).toBe('monsters')
  expect(phase({ party, start: 'bribery', monsters }, [])).toBe('monsters')
  expect(phase({ party, start: 'trap' }, [1], 'investigate:zurik')).toBe('trap')
  expect(phase({ party, feature: 'statue', start: 'feature' }, [3], 'investigate:zurik')).toBe('feature')
  expect(phase({ party, feature: 'statue', start: 'feature' }, [1, 1], 'investigate:zurik')).toBe('monsters')
})

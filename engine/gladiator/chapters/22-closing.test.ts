import { describe, expect, it } from 'vitest'
import { arena, begun, type Laid, type Sheet } from '../proof/table-top.ts'

const ZED: Sheet = { name: 'Zed', side: 'east', at: [18, 39] }

/** The end of a turn with Ann there: everyone has acted but Zed, who does nothing. */
function closed(ann: Sheet, scenario: Sheet = {}, laid: Laid = {}) {
  const characters = [{ name: 'Ann', at: [9, 10], acted: true, ...ann }, { name: 'Una', at: [0, 0], acted: true }, ZED]
  return arena({ phase: 'action', characters, ...scenario }, { dice: [6, 1], ...laid }).pick('nothing')
}

describe('22 the end of a turn', () => {
  it('22.3 fire costs three points for each layer, through all armour, and caltrops two (23.2, G-68)', () => {
    const terrain = [
      { kind: 'fire', at: [9, 10], layers: 2 },
      { kind: 'caltrops', at: [9, 10] },
    ]
    const t = closed({ suit: 'plate-mail' }, { terrain })
    expect([t.who('ann').sh, t.events('hurt').map(({ cause, lost, by }) => [cause, lost, by])]).toEqual([
      4,
      [
        ['fire', 6, null],
        ['caltrops', 2, null],
      ],
    ])
    expect([t.who('ann').dazed, t.who('ann').status]).toEqual([false, 'standing'])
  })

  it('22.2 terrain kills, and it is nobody’s kill', () => {
    const t = closed({ now: 3 }, { terrain: [{ kind: 'fire', at: [9, 10] }] }, { draws: ['9-20'] })
    expect([t.who('ann').status, t.who('ann').fallen?.by]).toEqual(['dead', null])
  })

  it('23.5 whoever ends the turn on the exit is out, alive, before the flames (G-86)', () => {
    const t = closed({ now: 3 }, { exit: [9, 10], terrain: [{ kind: 'fire', at: [9, 10] }] })
    expect([t.who('ann').status, t.who('ann').at, t.who('ann').sh]).toEqual(['left', null, 3])
  })

  it('23.5 a side whose last one leaves has lost (G-69)', () => {
    const t = arena({ phase: 'action', exit: [9, 10], characters: [{ name: 'Ann', at: [9, 10], acted: true }, ZED] }).pick('nothing')
    expect([t.session.outcome?.kind, t.session.outcome?.standings]).toMatchObject([
      'east',
      [
        { id: 'zed', score: 20 },
        { id: 'ann', score: 0 },
      ],
    ])
  })

  it('12.3 a mage regains one point at the end of every third turn (G-123)', () => {
    const sh = (turn: number) => closed({ race: 'mage', now: 5 }, { turn }).who('ann').sh
    expect([sh(2), sh(3), sh(4), sh(6)]).toEqual([5, 6, 5, 6])
  })

  it('18.2 Trolls, Imps and Evil Mages regain one every turn, and come to (9.1, 35.5, G-39)', () => {
    const characters = [{ name: 'Ann', at: [9, 10] }, { creature: 'troll', side: 'east', at: [3, 30], now: 1, acted: true }, ZED]
    const t = arena({ phase: 'action', characters }, { dice: [6, 1], draws: ['ann'] })
      .pick('nothing')
      .pick('nothing')
    expect([t.who('troll-1').sh, t.who('troll-1').status]).toEqual([2, 'prone'])
  })

  it('14.2 a spell works to the end of its last turn (G-119)', () => {
    const effects = [
      { spell: 'clumsiness', turns: 0, amount: 2 },
      { spell: 'stone-flesh', turns: 1 },
    ]
    const t = closed({ effects })
    expect([t.who('ann').effects.map(({ spell }) => spell), t.events('spell-over')[0]?.spell]).toEqual([['stone-flesh'], 'clumsiness'])
  })

  it('27.1 the next turn begins with everybody’s time anew', () => {
    const t = closed({ evading: true })
    expect([t.state.turn, t.state.phase, t.who('ann').evading, t.who('ann').acted, t.who('ann').moved]).toEqual([
      2,
      'incentive',
      false,
      false,
      null,
    ])
  })

  it('2.1 a fight without blood for 60 turns, or after 300, is a draw (G-85)', () => {
    const t = arena({ phase: 'action', turn: 300, characters: [{ name: 'Ann', at: [0, 0], acted: true }, ZED] }).pick('nothing')
    expect([t.session.outcome?.kind, t.events('fight-over')[0]?.why]).toEqual(['draw', 'too-long'])
    const still = arena({ phase: 'action', turn: 80, characters: [{ name: 'Ann', at: [0, 0], acted: true }, ZED] })
    still.state.lastBlood = 20
    expect(still.pick('nothing').events('fight-over')[0]?.why).toBe('bloodless')
  })

  it('35.5 with missio a side whose people are all unconscious yields', () => {
    const characters = [{ name: 'Ann', at: [0, 0], now: 1 }, ZED]
    const kind = (variants: readonly string[]) => {
      const t = arena({ phase: 'action', characters }, { variants })
      return t.over ? t.session.outcome?.kind : null
    }
    expect([kind(['missio']), kind([])]).toEqual(['east', null])
  })
})

describe('23 the Altar of Life', () => {
  const bones: Sheet = { name: 'Una', race: 'human', dead: true, experience: 101, at: [0, 0] }

  it('23.6 bones laid on it rise with SH 3 and nothing, and do not act (G-65)', () => {
    const characters = [{ name: 'Ann', at: [9, 10], ready: 'bones:una', slung: ['dagger'] }, bones, ZED]
    const t = arena({ phase: 'action', altar: [9, 11], characters }, { draws: ['ann', '10-12'] })
    t.who('una').bones = 101
    t.who('una').experience = 0
    expect(t.ids).toContain('drop-at:9-11')
    t.pick('drop-at:9-11')
    expect(t.who('una')).toMatchObject({ status: 'standing', at: 10 * 40 + 12, sh: 3, experience: 80, acted: true, ready: null })
    expect([t.who('ann').ready?.type, t.ask.about]).toEqual(['dagger', 'zed'])
  })

  it('23.6 nothing but bones is laid there (G-113)', () => {
    const t = arena(
      { phase: 'action', altar: [9, 11], characters: [{ name: 'Ann', at: [9, 10], ready: 'dagger' }, ZED] },
      { draws: ['ann'] },
    )
    expect(t.ids).not.toContain('drop-at:9-11')
  })

  it('23.6 it rises in the middle at the end of the turn in which a gladiator first dies (G-64)', () => {
    const t = closed({ now: 3 }, { terrain: [{ kind: 'fire', at: [9, 10] }] }, { draws: ['9-20'] })
    expect([t.state.altar, t.events('altar-rose').length]).toEqual([9 * 40 + 20, 1])
  })
})

describe('24 the beginning', () => {
  const teams = { west: ['newcomer', 'gimli'], east: ['thundar'] }

  it('24.1 both sides on their start squares, the exit north or south, fires and pits by dice (27.1, G-62, G-63, G-67)', () => {
    const draws = ['south', ...[6, 7, 8, 9, 10, 11, 12].map((c) => `5-${c}`), ...[6, 7, 8, 9, 10].map((c) => `7-${c}`)]
    const t = begun({ options: { teams, balance: 'none' } }, { dice: [1, 1, 1, 1], draws })
    expect(t.state.figures.map(({ id, at, facing }) => [id, at, facing])).toEqual([
      ['newcomer', 4 * 40 + 1, 'e'],
      ['gimli', 14 * 40 + 1, 'e'],
      ['thundar', 9 * 40 + 38, 'w'],
    ])
    expect([t.state.exits, t.events('fires-laid')[0]?.at.length, t.events('pits-laid')[0]?.at.length]).toEqual([[18 * 40 + 20], 7, 5])
    expect([t.topic, t.state.turn]).toEqual(['incentive', 1])
  })

  it('23.5 no fire or pit lies next to the exit; with clean-sand there are none (G-62)', () => {
    const t = begun({ options: { teams, balance: 'none' } }, { dice: [6, 1], draws: ['north'], variants: ['clean-sand'] })
    expect([t.state.terrain, t.state.exits]).toEqual([[], [20]])
    const free = begun({ options: { teams, balance: 'none' } }, { free: true, draws: ['north', '1-20', '0-19'] })
    expect(free.state.terrain.some(({ at }) => [19, 21, 59, 60, 61].includes(at))).toBe(false)
  })

  it('23.6 of a scenario’s dead it brings back four fifths too (11.1, G-65)', () => {
    const bar = {
      phase: 'action',
      altar: [9, 12],
      characters: [
        { name: 'Una', dead: true, experience: 30 },
        { name: 'Ann', at: [9, 11], ready: 'bones:una' },
        { name: 'Bob', side: 'east', at: [0, 39], acted: true },
      ],
    }
    const t = arena(bar, { free: true })
    expect([t.who('una').experience, t.who('una').bones]).toEqual([0, 30])
    expect(t.pick('drop-at:9-12').who('una').experience).toBe(24)
  })
})

import { expect, describe as group, it } from 'vitest'
import { oddsAt } from '../../kernel/proof/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { againstCards } from '../chapters/14-combat.ts'
import { strengthOf } from '../chapters/characters.ts'
import { odds as PROOF } from '../proof/odds.ts'
import { meeting, set, type Table } from '../proof/table-top.ts'
import { describe } from '../text/index.ts'
import { dieOfSpace, oddsOfBribe, oddsOfFight, oddsOfGate, oddsOfSearching, oddsOfSpace, oddsOfVisit } from './shown.ts'

const option = (t: Table, id: string) => describe(t.state, t.ask).option?.(id)

group('odds of a die that is read on a list', () => {
  it('13.8 the Prospector who has nothing left to tell throws no die: his Gold is certain (C-102)', () => {
    const lying = { 'corridor-1': { cards: ['dying-prospector'] } }
    const known = meeting({ at: 'corridor-1' }, { scenario: { lying, crystal: 'chamber-1' } })
    const visit = option(known, 'visit:dying-prospector')
    expect([visit?.odds, visit?.detail]).toEqual([undefined, 'He has nothing left to tell, and leaves you 1 Gold.'])
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

const who = (sheet: object) => set({ players: [{ ...sheet }] }).who()
/** The rolls behind a figure, in a line each. */
const rolls = (odds: Odds | undefined) => odds?.why?.[0]?.results.map(({ dice, text }) => `${dice}: ${text}`)
const parts = (odds: Odds | undefined) => odds?.why?.[0]?.parts.map(({ label, value }) => `${label} ${value}`)

group('odds of a fight as they are shown', () => {
  it('14.4 the working: each face of his against those of the other', () => {
    const p = who({ objects: ['sword-1'] })
    const bear = againstCards(['cave-bear-1'], 'strength')
    // Strength 4 and a Sword against 5.
    const plain = oddsOfFight(p, bear)
    expect([plain.why?.[0]?.rule, parts(plain)]).toEqual(['14.4', ['Strength 4', 'arms and help 1']])
    expect(rolls(plain)).toEqual([
      '1: even against 1',
      '2: won against 1, even against 2',
      '3: won against 1 to 2, even against 3',
      '4: won against 1 to 3, even against 4',
      '5: won against 1 to 4, even against 5',
      '6: won against 1 to 5, even against 6',
    ])
    const cast = oddsOfFight(p, bear, 3)
    expect(parts(cast)).toEqual(['Strength 4', 'arms and help 1', 'Spell 3'])
    expect(rolls(cast)?.at(-1)).toBe('4 to 6: won')
    const bare = oddsOfFight(who({}), bear)
    expect([parts(bare), rolls(bare)?.slice(0, 2)]).toEqual([['Strength 4'], ['1: lost', '2: even against 1']])
  })

  it('15.2 the working by Craft', () => {
    const odds = oddsOfFight(who({ craft: 5 }), againstCards(['wraith'], 'craft'))
    expect([odds.why?.[0]?.rule, odds.why?.[0]?.parts[0]?.label]).toEqual(['15.2', 'Craft'])
  })

  it.each([
    ['13.5 a Thief alone takes a Gold', ['gallery-thief'], { gold: 1 }],
    ['13.5 a Thief alone takes a Life from one without Gold (C-95)', ['gallery-thief'], { gold: 0 }],
    ['13.5 a Thief beside another takes a Life', ['gallery-thief', 'wolf'], { gold: 1 }],
    ['14.4 on the last Life', ['wolf'], { lives: 1 }],
    ['14.4 behind armour', ['wolf'], { objects: ['breastplate', 'shield-1'] }],
    ['15.2 a Spirit', ['wraith'], { objects: ['breastplate'] }],
  ])('%s: over every throw', (_of, cards, sheet) => {
    const t = meeting({ at: 'corridor-1', spells: ['might'], ...sheet }, { scenario: { lying: { 'corridor-1': { cards } } } })
    const { wrong, compared } = oddsAt(PROOF, t.session)
    expect(wrong).toEqual([])
    expect(compared).toContain('fight')
  })
})

group('odds of one throw as they are shown', () => {
  it('12.5 the Gnome is content with a price that is just met', () => {
    const p = who({ gold: 9 })
    const chance = (dice: readonly number[], again: number | null) => oddsOfBribe(p, dice, again).chance
    expect([chance([3, 3, 3], null), chance([3, 3, 4], null)]).toEqual([1, 0])
    expect([chance([3, 3, 6], 3), chance([6, 1, 1], 1)]).toEqual([0.5, 1])
  })

  it('11.3 a gate opens for a total of exactly what it needs', () => {
    for (const strength of [1, 4, 7]) {
      const odds = oddsOfGate({ ...who({ character: 'cyborg' }), strength })
      const opens = (odds.why?.[0]?.results ?? []).reduce((sum, { text, chance }) => sum + (text === 'opens' ? chance : 0), 0)
      expect([odds.chance, odds.why?.length]).toEqual([expect.closeTo(opens, 12), 1])
    }
    expect(oddsOfGate(who({ character: 'gnome-tinker' })).why).toHaveLength(1)
    expect(oddsOfGate(who({ character: 'deep-miner' }))).toMatchObject({ chance: 1, text: '100%' })
  })

  it('12.5 nothing is found by one who may not search', () => {
    expect(rolls(oddsOfSearching(who({ craft: 5 })))).toEqual(['2 to 12: nothing'])
    const found = oddsOfSearching(who({ craft: 9 }))
    expect(rolls(found)).toEqual(['2 to 6: nothing', '7 to 12: found'])
    expect(found.chance).toBeCloseTo(21 / 36)
  })

  it('12.6 a space without a die has none, and one with a die shows what each face brings', () => {
    const p = who({})
    expect([dieOfSpace(p, 'corridor-1'), dieOfSpace(p, 'cave-entrance'), oddsOfSpace(p, 'corridor-1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const fountain = oddsOfSpace(p, 'underground-fountain')
    expect([fountain?.text, fountain?.expected, fountain?.of]).toEqual(['33.3%', undefined, 'a gain'])
    expect(rolls(fountain)?.slice(1)).toEqual(['3 to 4: nothing', '5 to 6: gain 2 Gold'])
    expect(oddsOfSpace(p, 'wall-of-fire')).toMatchObject({ text: '16.7% a gain, 33.3% a Life', expected: 2 / 6, die: 0 })
    expect(oddsOfSpace(who({ lives: 1 }), 'wall-of-fire')?.die).toBe(2 / 6)
  })

  it('13.8, 13.10 a Stranger, a Place, chains and a Guardian', () => {
    const p = who({ strength: 5, character: 'cyborg' })
    const of = (copy: string) => oddsOfVisit({ crystal: null }, p, copy)
    const chained = of('chained-champion')
    expect([chained?.why?.[0]?.rule, chained?.chance]).toEqual(['13.8', Math.max(0, strengthOf(p) - 1) / 6])
    expect(rolls(chained)?.at(-1)).toBe(`${8 - strengthOf(p)} to 6: gain 1 Strength`)
    expect(of('crystal-pool')).toMatchObject({ chance: 2 / 6, of: 'a gain', text: '33.3%' })
    expect([of('crystal-pool')?.why?.[0]?.rule, of('dying-prospector')?.why?.[0]?.rule]).toEqual(['13.10', '13.8'])
    expect(of('moss-woman')).toBeUndefined()
    const vault = of('forgotten-vault')
    const guardian = oddsOfFight(p, { ...againstCards(['wolf'], 'strength'), value: 7 })
    expect(vault?.expected).toBeCloseTo(((guardian.expected ?? 0) * 2) / 6)
  })
})

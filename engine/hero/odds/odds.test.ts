import { describe, expect, it } from 'vitest'
import { decisionOf } from '../../kernel/decision.ts'
import { oddsAt } from '../../kernel/proof/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { levelOf, type Trait } from '../chapters/102-levels.ts'
import { hero as game } from '../index.ts'
import { odds as PROOF } from '../proof/odds.ts'
import { type LaidHero, laid, set, type Table } from '../proof/table-top.ts'
import { CHARACTERISTICS, type HeroSheet, type Kind, type Section, WEAPONS } from '../state.ts'
import { attackOdds, blowOdds, hitChance, tollOf } from './odds.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const TWO_DICE = FACES.flatMap((a) => FACES.map((b) => [a, b] as const))

const HERO: LaidHero = { at: [4, 3], facing: 'n' }

function levelsLost({ bought, now }: HeroSheet): number {
  return [...CHARACTERISTICS, ...WEAPONS].reduce((sum, trait) => sum + levelOf(bought, trait) - levelOf(now, trait), 0)
}

/** Every way in which a monster beside the hero may strike at him: 36 rolls, and 36 on the Wound Table for each. */
function everyBlow(hero: LaidHero, kind: Kind): readonly Table[] {
  return TWO_DICE.flatMap((blow) =>
    TWO_DICE.map((place) => {
      const t = set({ hero, counters: [[kind, 4, 4]], dice: [...blow, ...place, 1, 1], others: [{ at: [7, 9] }, {}] })
      t.pick('end').pick('end').pick('attack')
      while (t.ask.topic === 'excess') t.pick(t.ids[0] ?? '')
      return t
    }),
  )
}

function first(hero: LaidHero, kind: Kind) {
  const [a] = laid({ hero, counters: [[kind, 4, 4]] }).sections
  const counter = a?.counters[0]
  if (a === undefined || counter === undefined) throw new Error('nobody is there')
  return { a, counter }
}

const shareOf = (tables: readonly Table[], so: (t: Table) => boolean) => tables.filter(so).length / tables.length

describe('odds are what the rules come to over every throw', () => {
  it('of a monster’s blow: that it hits, levels lost, and that it kills', () => {
    for (const [kind, levels] of [
      ['goblin', {}],
      ['ogre', { strength: 1, hits: 1 }],
    ] as const) {
      const hero: LaidHero = { ...HERO, armour: 'none', armed: 'long-sword', levels }
      const all = everyBlow(hero, kind)
      const { a, counter } = first(hero, kind)
      const odds = blowOdds(a, counter)
      expect(odds.chance).toBeCloseTo(
        shareOf(all, (t) => t.events('wound').length > 0),
        9,
      )
      expect(odds.kill).toBeCloseTo(
        shareOf(all, (t) => t.hero.status === 'dead'),
        9,
      )
      // A point of excess may cost two hits: told are the levels that the table takes.
      const lost = all.reduce((sum, t) => sum + (t.events('excess-taken').length > 0 ? tabled(t) : levelsLost(t.hero)), 0)
      expect(odds.expected).toBeCloseTo(lost / all.length, 9)
    }
  })

  function tabled(t: Table): number {
    return t.events('wound').reduce((sum, event) => sum + ('wounds' in event && Array.isArray(event.wounds) ? event.wounds.length : 0), 0)
  }

  it('of the hero’s blow, with every weapon', () => {
    for (const weapon of WEAPONS) {
      const levels: Partial<Record<Trait, number>> = { luck: 1, [weapon]: 3 }
      const hero: LaidHero = { ...HERO, armed: weapon, levels }
      const hits = TWO_DICE.filter((dice) => {
        const t = set({ hero, counters: [['lycanthrope', 4, 4]], dice: [...dice, 1, 1, 1, 1] }).pick('attack:c1')
        return t.hero.killed.lycanthrope === 1
      })
      const { a, counter } = first(hero, 'lycanthrope')
      expect(attackOdds(a, counter)).toMatchObject({ chance: hits.length / 36 })
    }
  })

  it('several blows are one set of damage, and luck keeps death away', () => {
    const { a } = first({ ...HERO, levels: { strength: 1, hits: 1 } }, 'ogre')
    const blow = { kind: 'ogre', position: 'rear', comes: 1 } as const
    if (a.hero === null) throw new Error('there is no hero')
    const one = tollOf(a.hero, [blow])
    const two = tollOf(a.hero, [blow, blow])
    expect(two.levels).toBeCloseTo(2 * one.levels, 9)
    expect(two.hit).toBeCloseTo(1 - (1 - one.hit) ** 2, 9)
    expect(two.die).toBeGreaterThan(one.die)
    a.hero.now.characteristics.luck = 1
    expect(tollOf(a.hero, [blow, blow]).die).toBe(0)
  })
})

describe('odds at a question are what the rules come to over every throw', () => {
  const WEAK = { strength: 1, hits: 1, 'long-sword': 3 }
  const INSIDE: LaidHero = { at: [7, 5], facing: 'e', armour: 'none' }

  /** He has seen whatever is there. */
  const seen = ({ counters }: Pick<Section, 'counters'>) => {
    for (const counter of counters) counter.known = true
  }

  /** Compares every option with odds; those named must be among them. */
  function exact(t: Table, ...options: string[]): void {
    expect(oddsAt(PROOF, t.session)).toEqual({ wrong: [], compared: options })
  }

  it.each([
    ['goblin', {}],
    ['troll', {}],
    ['ogre', WEAK],
    ['troll', { ...WEAK, strength: 7 }],
    ['ogre', { ...WEAK, luck: 1 }],
  ] as const)('206D of a door held against a %s, or of letting it strike (%o)', (kind, levels) => {
    const t = set({ hero: { ...INSIDE, levels }, counters: [[kind, 7, 6]], prepare: seen })
    exact(t.pick('end').pick('attack'), 'bar', 'let')
  })

  it('206D of a door held against two that force it, and one that does not', () => {
    const outside = [
      ['ogre', 7, 6],
      ['goblin', 7, 6],
    ] as const
    const t = set({ hero: { ...INSIDE, levels: WEAK }, counters: outside, prepare: seen })
    t.pick('end').pick('attack')
    if (t.ask.topic === 'attackers') t.pick(...t.ids)
    expect(oddsAt(PROOF, t.session).wrong).toEqual([])
  })

  it('206D, 205D3 of a door, by those outside alone whom he has seen', () => {
    const outside = (...unseen: readonly (readonly [Kind, number, number])[]) => {
      const t = set({
        hero: INSIDE,
        counters: [['troll', 7, 6], ...unseen],
        prepare: ({ counters }) => seen({ counters: counters.slice(0, 1) }),
      })
      t.pick('end').pick('attack')
      if (t.ask.topic === 'monster-attack') t.pick('c1')
      return t.decision.options?.map(({ odds }) => odds) ?? []
    }
    const alone = outside()
    expect(outside(['ogre', 7, 6])).toEqual(alone.map((odds) => ({ ...odds, leavesOut: expect.any(String) })))
  })

  it('211C of the embrace of a Succubus', () => {
    const t = set({
      hero: { ...HERO, levels: { intelligence: 6 } },
      counters: [['succubus', 4, 3]],
      prepare: ({ hero }) => hero !== null && Object.assign(hero, { heldBy: 'c1' }),
    })
    expect(oddsAt(PROOF, t.session)).toEqual({ wrong: [], compared: ['attack'] })
  })

  it.each(['ogre', 'goblin', 'lycanthrope'] as const)('210B of a blow at a %s, and of its answer', (kind) => {
    const t = set({ hero: { ...HERO, armour: 'none', levels: WEAK }, counters: [[kind, 4, 4]] })
    const { wrong, compared } = oddsAt(PROOF, t.session)
    expect(wrong).toEqual([])
    expect(compared).toContain('attack:c1')
  })

  it('210B3 of a blow at two, and at three', () => {
    const counters = [
      ['troll', 3, 3],
      ['zombie', 4, 2],
      ['goblin', 4, 4],
    ] as const
    const t = set({ hero: { ...HERO, facing: 'n' }, counters })
    expect(oddsAt(PROOF, t.pick('attack-several').session)).toEqual({ wrong: [], compared: ['c1', 'c2', 'c3'] })
  })

  it('210D nothing is hit without a weapon', () => {
    const { hero } = laid({ hero: { ...HERO, armed: null } }).sections[0] ?? {}
    expect(hero == null ? null : hitChance(hero, 'goblin', 1)).toBe(0)
  })
})

describe('odds as they are shown', () => {
  const shown = (t: Table, id: string) => decisionOf(game, t.state, t.ask, 'd').options?.find((option) => option.id === id)

  it('an attack tells how likely it is, what comes back, and warns of death', () => {
    const t = set({ hero: { ...HERO, levels: { strength: 0, hits: 1, 'long-sword': 3 } }, counters: [['ogre', 4, 4]] })
    const option = shown(t, 'attack:c1')
    expect(option?.odds).toMatchObject({ chance: 3 / 36, text: '8.3%' })
    expect(option?.odds?.why).toHaveLength(2)
    expect(option?.warns).toMatch(/% chance that it kills him\.$/)
    for (const { results } of option?.odds?.why ?? []) expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  })

  it('a door, with the strength of the moment; its holder sees how likely it is to stay shut', () => {
    const t = set({ hero: { at: [7, 6], levels: { strength: 3 } }, counters: [['ogre', 7, 5]] })
    expect(shown(t, 'open:d2')?.odds).toMatchObject({ chance: 0.5 })
    t.pick('open:d2')
    expect(shown(t, 'no')?.odds).toMatchObject({ chance: 0.5 })
    expect(shown(t, 'block:c1')?.odds).toMatchObject({ chance: 1 })
  })

  it('outwitting', () => {
    expect(shown(set({ hero: { ...HERO, levels: { intelligence: 7 } } }), 'outwit')?.odds).toMatchObject({ chance: 4 / 6 })
  })

  it('a test of intelligence cites its own case: outwitting 208B, the Succubus 211C', () => {
    const cited = (odds: Odds | undefined) => odds?.why?.flatMap(({ parts }) => parts.map(({ label, rule }) => `${label} ${rule}`))
    expect(cited(shown(set({ hero: HERO }), 'outwit')?.odds)).toContain('intelligence 208B')
    const held = set({
      hero: HERO,
      counters: [['succubus', 4, 3]],
      prepare: ({ hero }) => hero !== null && Object.assign(hero, { heldBy: 'c1' }),
    })
    expect(cited(shown(held, 'attack')?.odds)).toContain('intelligence 211C')
  })

  it('nothing is told of what lies face down', () => {
    const known = set({ hero: { at: [7, 6], levels: { strength: 3 } }, counters: [['ogre', 7, 5]] })
    const other = set({ hero: { at: [7, 6], levels: { strength: 3 } }, counters: [['dummy', 7, 5]] })
    expect(decisionOf(game, known.state, known.ask, 'd')).toEqual(decisionOf(game, other.state, other.ask, 'd'))
  })
})

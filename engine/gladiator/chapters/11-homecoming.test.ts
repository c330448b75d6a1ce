import { describe, expect, it } from 'vitest'
import type { LedgerLine } from '../../kernel/campaign-types.ts'
import { newPlay } from '../../kernel/play.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { audit } from '../home/audit.ts'
import { homecoming } from '../home/going-home.ts'
import { stable } from '../home/stable.ts'
import { attributesOf } from '../open/growth.ts'
import { isRace } from '../open/people.ts'
import { setup } from '../setup.ts'
import type { StableSheet } from '../sheet-types.ts'
import type { Arena, End, Figure } from '../state.ts'
import { RACES } from '../tables/races.ts'
import { enterFight, loseExperience, regainExperience } from './11-homecoming.ts'
import { newThing } from './24-starting.ts'

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

function sheet(race: string, name: string, change: object = {}): StableSheet {
  const { base } = RACES[isRace(race) ? race : 'human']
  const made = stable.recruit({ kind: 'gladiator', name, race, ...base }, { variants: [], taken: [] })
  if (isRefusal(made)) throw new Error(made.message)
  return { ...(made.sheet as StableSheet), ...change }
}

/** The beginning of a fight between these people of one stable and those who even it. */
function fight(...party: readonly (StableSheet | { readonly bones: StableSheet })[]): Arena {
  const brought = party.map((each) => ('name' in each ? { record: plain(each) } : { record: plain(each.bones), status: 'dead' as const }))
  const made = setup({ seed: 'x', seats: ['Ann'], options: null, variants: [], party: brought })
  if (isRefusal(made)) throw new Error(made.message)
  return newPlay(made.state, 'x')
}

/** A fight counts for those who come home once it is over. */
const OVER: End = { kind: 'west', earned: {} }

function who(g: Arena, id: string): Figure {
  const found = g.state.figures.find((f) => f.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

/** What the ledger of someone comes to. */
function sums(lines: readonly LedgerLine[], id: string) {
  const count = (unit: LedgerLine['unit'], subject?: string) =>
    lines
      .filter((line) => line.character === id && line.unit === unit && (subject === undefined || line.subject === subject))
      .reduce((sum, { amount }) => sum + amount, 0)
  return {
    experience: count('experience'),
    sh: count('ability', 'sh'),
    ag: count('ability', 'ag'),
    iq: count('ability', 'iq'),
    exits: count('exit'),
  }
}

/**
 * Pages 10 and 11 read again: every so many points one attribute rises by one, in the printed order, over and over; one that stands at
 * its maximum is left out.
 */
const PRINTED = {
  human: { each: 50, most: [40, 40, 14] },
  mage: { each: 50, most: [40, 40, 40] },
  goblin: { each: 30, most: [31, 34, 14] },
  orc: { each: 55, most: [35, 35, 12] },
  dwarf: { each: 65, most: [38, 35, 13] },
  elf: { each: 70, most: [35, 38, 15] },
} as const

function grown(race: keyof typeof PRINTED, from: readonly number[], experience: number): readonly number[] {
  const { each, most } = PRINTED[race]
  const order = race === 'mage' ? 'asi' : 'sasai'
  const at = [...from]
  let turn = 0
  for (let owed = 1; owed * each <= experience; owed++) {
    for (let tried = 0; tried < order.length; tried++) {
      const i = 'sai'.indexOf(order.charAt(turn % order.length))
      turn += 1
      if ((at[i] ?? 0) < (most[i] ?? 0)) {
        at[i] = (at[i] ?? 0) + 1
        break
      }
    }
  }
  return at
}

describe('growth by the book', () => {
  it.each(Object.keys(PRINTED) as (keyof typeof PRINTED)[])('11.2, 11.3 of a %s, point by point, as reckoned by another hand', (race) => {
    const one = sheet(race, 'One')
    const { sh, ag, iq } = one.start
    for (let experience = 0; experience <= 8000; experience += 7) {
      const is = attributesOf({ ...one, experience })
      expect([is.sh, is.ag, is.iq], String(experience)).toEqual(grown(race, [sh, ag, iq], experience))
    }
  })
})

describe('what a fight enters', () => {
  it('11.1 every kind of points with its reason, a half dropped at the end (G-45)', () => {
    const g = fight(sheet('human', 'Ann', { experience: 40 }))
    Object.assign(who(g, 'ann').earned, { halves: 9, deathBlows: 12, spells: 2, victory: 20 })
    enterFight(g)
    expect(g.step.lines.map(({ unit, amount, reason, subject }) => [unit, amount, reason, subject])).toEqual([
      ['experience', 4, 'damage', undefined],
      ['experience', 12, 'death-blow', undefined],
      ['experience', 2, 'spells', undefined],
      ['experience', 20, 'victory', undefined],
      ['ability', 1, 'advanced', 'sh'],
      ['exit', 1, 'came-home', undefined],
    ])
    expect(homecoming(g.state)).toMatchObject([{ slug: 'ann', status: 'living', sheet: { experience: 78, fights: 0, bones: null } }])
    g.state.end = OVER
    expect(homecoming(g.state)).toMatchObject([{ slug: 'ann', status: 'living', sheet: { experience: 78, fights: 1, bones: null } }])
  })

  it('35.6 death takes everything, this fight’s points too; the bones remember it', () => {
    const g = fight(sheet('human', 'Ann', { experience: 260, kept: ['death-sword-1'] }))
    const ann = who(g, 'ann')
    ann.earned.halves = 10
    ann.status = 'dead'
    ann.fallen = { turn: 4, at: 370, cause: 'fire', by: null }
    loseExperience(g, ann)
    enterFight(g)
    expect(sums(g.step.lines, 'ann')).toEqual({ experience: -260, sh: -2, ag: -2, iq: -1, exits: 0 })
    expect(homecoming(g.state)).toEqual([
      {
        ...{ slug: 'ann', status: 'dead' },
        sheet: { ...sheet('human', 'Ann'), bones: 265, kept: ['death-sword-1'] },
        fell: { turn: 4, level: 0, cause: 'fire', text: 'Row 9, column 10. Killed by fire' },
      },
    ])
  })

  it('23.6 the Altar gives four fifths back, of brought bones too, and he may come home with more (G-65)', () => {
    const g = fight(sheet('human', 'Bob'), { bones: sheet('human', 'Ann', { bones: 261 }) })
    const ann = who(g, 'ann')
    expect([ann.status, ann.at, ann.ready, ann.bones, ann.experience]).toEqual(['dead', null, null, 261, 0])
    ann.status = 'standing'
    regainExperience(g, ann)
    ann.earned.victory = 20
    enterFight(g)
    expect(sums(g.step.lines, 'ann')).toEqual({ experience: 228, sh: 2, ag: 2, iq: 0, exits: 1 })
    expect(homecoming(g.state)).toMatchObject([{ slug: 'bob' }, { slug: 'ann', status: 'living', sheet: { experience: 228, bones: null } }])
  })

  it('22.1 Death Swords are carried home, and those left in the arena are lost (G-114, G-128)', () => {
    const gear = { ready: 'death-sword', also: null, slung: [], suit: 'clothes', helmet: null } as const
    const strong = sheet('human', 'Ann', { experience: 2500, kept: ['death-sword-2', 'death-sword-5'], gear })
    const lost = fight(strong)
    who(lost, 'ann').ready = null
    enterFight(lost)
    expect(lost.step.lines.filter(({ unit }) => unit === 'item')).toMatchObject([{ subject: 'death-sword-5', amount: -1 }])
    expect(homecoming(lost.state)).toMatchObject([{ sheet: { kept: ['death-sword-2'], gear } }])
    const won = fight(strong)
    who(won, 'ann').also = newThing(won.state, 'death-sword')
    enterFight(won)
    expect(won.step.lines.filter(({ unit }) => unit === 'item')).toMatchObject([{ subject: 'death-sword-1', amount: 1 }])
  })

  it('5.1 whoever has lost strength with his experience goes home without what is now too heavy', () => {
    const gear = { ready: 'longsword', also: 'large-shield', slung: ['dagger'], suit: 'full-plate', helmet: 'helmet' } as const
    const g = fight(sheet('human', 'Ann', { experience: 160, gear: { ...gear, suit: 'leather' } }))
    loseExperience(g, who(g, 'ann'))
    regainExperience(g, who(g, 'ann'))
    enterFight(g)
    const [home] = homecoming(g.state)
    expect(home?.sheet).toMatchObject({ experience: 128, gear: { ready: 'longsword', also: 'large-shield', slung: ['dagger'] } })
    loseExperience(g, who(g, 'ann'))
    expect(homecoming(g.state)[0]?.sheet).toMatchObject({
      gear: { ready: null, also: null, slung: ['dagger'], suit: 'leather', helmet: 'helmet' },
    })
  })

  it('11.2 whatever a fight does, sheet and ledger agree', () => {
    for (const race of Object.keys(PRINTED))
      for (let nth = 0; nth < 60; nth++) {
        const before = sheet(race, 'One', { experience: nth * 37 })
        const g = fight(before)
        const one = who(g, 'one')
        Object.assign(one.earned, { halves: nth * 5, deathBlows: nth, spells: nth % 7, victory: nth % 2 === 0 ? 20 : 0 })
        if (nth % 3 === 0) loseExperience(g, one)
        if (nth % 6 === 0) regainExperience(g, one)
        else if (nth % 3 === 0) one.status = 'dead'
        enterFight(g)
        g.state.end = OVER
        const { sh, ag, iq, exits, experience } = sums(g.step.lines, 'one')
        const home = homecoming(g.state)[0]?.sheet as StableSheet
        expect(home.experience).toBe(before.experience + experience)
        expect(audit(plain(before), plain(home), { isWhole: false, experience, abilities: { sh, ag, iq }, items: {}, exits })).toEqual([])
      }
  })
})

describe('those of a stable in the arena', () => {
  const begun = (change: object) => {
    const party = [{ record: plain(sheet('human', 'Ann')) }, { record: plain(sheet('orc', 'Bob')), seat: 1 }]
    const made = setup({ seed: 'x', seats: ['A', 'B'], options: null, variants: [], party, ...change })
    return isRefusal(made) ? made.message : made.state.figures.map(({ id, side, seat }) => `${id} ${side} ${seat}`)
  }

  it('2.1 each on the side of his seat, also on both sides of one fight', () => {
    expect(begun({})).toEqual(['ann west 0', 'bob east 1'])
    expect(begun({ options: { sides: ['east', 'west'] } })).toEqual(['bob west 1', 'ann east 0'])
  })

  it('10.5 with animals beside them, and nobody else (G-131)', () => {
    expect(begun({ options: { teams: { west: [{ creature: 'wolf' }] } } })).toEqual(['ann west 0', 'wolf-1 west 0', 'bob east 1'])
    expect(begun({ options: { teams: { east: ['gimli'] } } })).toContain('must be an animal')
  })

  it('24.1 ten of a side at most, no bones alone, nobody for nobody', () => {
    const many = Array.from({ length: 11 }, (_, i) => ({ record: plain(sheet('human', `Ann ${i + 1}`, { id: `ann-${i + 1}` })) }))
    expect(begun({ party: many })).toMatch(/10 for one side at most/)
    expect(begun({ party: [{ record: plain(sheet('human', 'Ann', { bones: 5 })), status: 'dead' }] })).toMatch(
      /at least one living gladiator/,
    )
    expect(begun({ party: [], campaign: { taken: [], ends: [], legacy: null } })).toMatch(/must name the gladiators who fight/)
    expect(begun({ party: [{ record: plain(sheet('human', 'Ann')), seat: 2 }] })).toMatch(/one of 2 seats/)
  })
})

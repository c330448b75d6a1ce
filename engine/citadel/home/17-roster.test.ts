import { describe, expect, it } from 'vitest'
import type { RosterRecord } from '../../kernel/campaign.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { heroSheet } from '../chapters/04-records.ts'
import { HERO_IDS, type HeroId } from '../tables/index.ts'
import { roster } from './17-roster.ts'
import type { InitiateWish } from './17-wish.ts'

const plain = (value: object): Json => JSON.parse(JSON.stringify(value))
const hero = (id: HeroId): RosterRecord => {
  const sheet = heroSheet(id)
  return { slug: id, name: sheet.name, race: sheet.race, kind: 'hero', sheet }
}
const recruit = (wish: Json, taken: readonly RosterRecord[] = [], variants: readonly string[] = [], seed = 'roster') =>
  roster.recruit(wish, { variants, taken }, stream(seed, 'recruits'))
const UNA = { kind: 'initiate', name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], experience: 'wounds' } as const

describe('17.3 new companions', () => {
  it('17.3 a hero is drawn among those whom the campaign never had, the fallen counted', () => {
    const left: readonly HeroId[] = ['zareth', 'alic']
    const taken = HERO_IDS.filter((id) => !left.includes(id)).map(hero)
    for (let i = 0; i < 8; i++) {
      const drawn = recruit({ kind: 'hero' }, taken, [], `draw-${i}`)
      expect(isRefusal(drawn) ? drawn.message : drawn.slug).toMatch(/^(zareth|alic)$/)
    }
    expect(recruit({ kind: 'hero' }, HERO_IDS.map(hero))).toMatchObject({
      ...{ code: 'rule-violation', rule: '17.3', detail: 'no-heroes' },
      message: 'Every hero has joined this campaign already.',
    })
  })

  it('2.3 by name only with the variant, and not twice', () => {
    expect(recruit({ kind: 'hero', name: 'Zareth' })).toMatchObject({ rule: '2.3', detail: 'drawn' })
    expect(recruit({ kind: 'hero', name: 'zareth' }, [], ['choose-heroes'])).toMatchObject({ slug: 'zareth' })
    expect(recruit({ kind: 'hero', name: 'Conan' }, [], ['choose-heroes'])).toMatchObject({ detail: 'no-hero' })
    expect(recruit({ kind: 'hero', name: 'Zareth' }, [hero('zareth')], ['choose-heroes'])).toMatchObject({
      ...{ code: 'conflict', rule: '17.3', detail: 'name-taken' },
      message: 'Zareth is in this campaign already.',
    })
  })

  it('17.3 a campaign may have more than six', () => {
    const taken = HERO_IDS.slice(0, 12).map(hero)
    expect(isRefusal(recruit(UNA, taken))).toBe(false)
  })

  it('17.3, 4.1.B an initiate comes with what its race, its past and the die give', () => {
    const una = recruit(UNA)
    expect(una).toMatchObject({
      slug: 'una',
      name: 'Una',
      race: 'elf',
      kind: 'initiate',
      sheet: { woundPoints: 6, weaponSkill: { bow: 1 } },
    })
  })

  it.each<[Partial<InitiateWish>, string]>([
    [{ race: 'Swamp Creature' }, 'race'],
    [{ weapons: ['bow'] }, 'weapons'],
    [{ weapons: ['bow', 'bow'] }, 'weapons'],
    [{ weapons: ['bow', 'spear'] }, 'weapons'],
    [{ experience: 'resistance' }, 'experience'],
    [{ name: 'U'.repeat(41) }, 'name'],
    [{ name: 'Un\u2028a' }, 'name'],
    [{ name: 'ZARETH' }, 'name-taken'],
  ])('17.3, 4.1.B %j is refused: %s', (change, detail) => {
    const refusal = recruit({ ...UNA, ...change }, [hero('zareth')])
    expect(refusal).toMatchObject({ detail })
    expect('message' in refusal ? refusal.message : '').toMatch(/^[A-Z].+[.]$/)
  })

  it('17.3 an initiate has the face that was chosen, or one that nobody in the campaign has', () => {
    expect(recruit({ ...UNA, portrait: 'face-dwarf-2' })).toMatchObject({ portrait: 'face-dwarf-2' })
    const first = recruit(UNA)
    if (isRefusal(first)) throw new Error(first.message)
    expect(first.portrait).toMatch(/^face-elf-[1-6]$/)
    const second = recruit({ ...UNA, name: 'Una II' }, [first])
    expect(isRefusal(second) ? null : second.portrait).not.toBe(first.portrait)
    for (const portrait of ['face-almuric', 'x-elf', 'face-elf-7', '', 3])
      expect(recruit({ ...UNA, portrait } as never)).toMatchObject({ code: 'bad-request', detail: 'portrait' })
  })

  it('17.3 asking again is no second throw', () => {
    expect(recruit(UNA)).toEqual(recruit(UNA))
  })

  it('17.3 whoever comes passes for a record of his own', () => {
    for (let i = 0; i < 12; i++) {
      const made = recruit({ ...UNA, name: `Una ${i}` }, [], [], `una-${i}`)
      if (isRefusal(made)) throw new Error(made.message)
      const { portrait: _, ...record } = made
      expect(roster.readSheet(plain(made.sheet))).toEqual(JSON.parse(JSON.stringify(record)))
    }
  })
})

describe('17.1, 4.1.D at home', () => {
  const edred = { ...heroSheet('edred'), known: ['heal', 'charm', 'wrath-of-god'] } as const

  it('4.1.B.6 spells are chosen up to the highest rating', () => {
    expect(roster.spells.toChoose(plain(edred))).toBe(3)
    expect(roster.spells.learn(plain(edred), ['heal'])).toMatchObject({
      rule: '4.1.B.6',
      detail: 'count',
      message: 'Edred must know exactly 5 spells.',
    })
    expect(roster.spells.learn(plain(edred), ['heal', 'blast', 'charm', 'sleep', 'cow'])).toMatchObject({
      known: ['heal', 'blast', 'charm', 'sleep', 'cow', 'wrath-of-god'],
    })
  })

  it('10.8, 4.1.B.6 none twice, none that is only found', () => {
    expect(roster.spells.learn(plain(edred), ['heal', 'heal', 'charm', 'sleep', 'cow'])).toMatchObject({ detail: 'twice' })
    expect(roster.spells.learn(plain(edred), ['heal', 'resurrect', 'charm', 'sleep', 'cow'])).toMatchObject({ detail: 'spell' })
  })
})

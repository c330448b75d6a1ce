import { type Ask, check } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { below, type Stream } from '../../kernel/random.ts'
import type { Asked } from '../asks.ts'
import { GIVEN_NAMES, isGiven } from '../open/names.ts'
import { HEROES, type HeroId, isHeroId, isSpellId, SPELLS } from '../tables/index.ts'
import type { CitadelGlimpse } from '../view-types.ts'
import { one, type Pick } from './pick.ts'
import { spellsFor } from './spells.ts'
import type { Temper } from './temper.ts'

// Before the gate: who goes, with what, and with which spells (4.1).

/** A given name that nobody of the campaign bears or bore; the dead keep theirs. */
export function nameFor({ taken = [] }: CitadelGlimpse, ask: Extract<Ask, { kind: 'text' }>, chance: Stream): string {
  const first = below(chance, GIVEN_NAMES.length)
  for (let i = 0; i < GIVEN_NAMES.length * 9; i++) {
    const plain = GIVEN_NAMES[(first + i) % GIVEN_NAMES.length] ?? 'Una'
    const value = i < GIVEN_NAMES.length ? plain : `${plain} ${Math.floor(i / GIVEN_NAMES.length) + 1}`
    if (check(ask, { value }) === null && !isGiven(value, taken)) return value
  }
  return String(randomAnswer(ask, chance).value)
}

export function bestHero(ids: readonly string[]): Pick {
  const worth = (id: HeroId) => {
    const { wounds, combatBonus, magic, skills } = HEROES[id]
    return wounds + combatBonus * 1.5 + Math.max(...magic) + (skills.hellgate ?? 0) * 1.5 + (skills.detrap ?? 0)
  }
  const [best] = ids.filter(isHeroId).sort((a, b) => worth(b) - worth(a))
  return one(best ?? ids[0] ?? '', 'The best sum of Wound Points, Combat Bonus, magic and skills')
}

/** Someone must open doors (7.0), and someone destroy the Hellgate (16.0). */
export function race(raid: CitadelGlimpse, ids: readonly string[]): Pick {
  const wanted = raid.party.some(({ skills }) => skills.detrap !== undefined) ? 'human' : 'dwarf'
  return one(
    ids.includes(wanted) ? wanted : (ids[0] ?? ''),
    wanted === 'dwarf' ? 'The party needs a detrap skill' : 'Most Wound Points, and a Hellgate skill',
  )
}

const WEAPONS_WANTED = ['sword', 'bow', 'ax', 'hammer']

/** The `count` most wanted weapons. */
export function weapons(ids: readonly string[], count: number): Pick {
  const rank = (id: string) => (WEAPONS_WANTED.indexOf(id) + WEAPONS_WANTED.length + 1) % (WEAPONS_WANTED.length + 1)
  return { ids: [...ids].sort((a, b) => rank(a) - rank(b)).slice(0, count), why: 'One works from the front rank, one from the second' }
}

/** 4.1.B.6, 4.1.D */
export function spells(raid: CitadelGlimpse, { about, ids, min, topic }: Asked<'spells-known' | 'spells-circled'>, temper: Temper): Pick {
  const wanted = spellsFor(raid, about, ids, { count: min, circled: topic === 'spells-circled', temper })
  return { ids: wanted, why: WHY_SPELLS[temper.spells] }
}

const WHY_SPELLS = {
  alone: 'These spells do most in a fight',
  together: 'These end fights, or do what the others cannot',
  'to-come-home': 'These end fights or heal, or do what the others cannot',
  'for-the-hellgate': 'These help at the Hellgate, or do what the others cannot',
} as const

/** 4.1.D: the list of someone who could know the spell wanted most and does not; each list is offered once. */
export function changing(raid: CitadelGlimpse, ids: readonly string[], temper: Temper): Pick {
  const who = ids.find((id) => {
    const c = raid.party.find((each) => each.id === id)
    const [most] = spellsFor(raid, id, ORDINARY, { count: 1, circled: false, temper })
    return c !== undefined && most !== undefined && !c.spells.known.includes(most)
  })
  return who === undefined ? one('done', 'Each list holds the spells wanted most') : one(who, 'Another spell would do more on this raid')
}

const ORDINARY: readonly string[] = Object.keys(SPELLS).filter((id) => isSpellId(id) && SPELLS[id].kind !== 'special')

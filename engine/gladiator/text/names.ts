import { capital, withArticle } from '../../kernel/words.ts'
import { bearerOf } from '../chapters/figures.ts'
import { figureName, nameOf, typeOf } from '../open/names.ts'
import { SPELL_IDS } from '../open/spells.ts'
import type { ArenaState } from '../state.ts'
import { SPECIAL } from '../tables/special.ts'
import { WEAPONS } from '../tables/weapons.ts'

/** What someone is called, by the id that options and events give him. */
export type Names = (id: string) => string

/**
 * By that id alone: what was told of a mage before his likenesses stood names him as they all are named, whichever of them he is (16.5,
 * G-157).
 */
export function namesOf(s: Pick<ArenaState, 'figures'>): Names {
  return (id) => {
    const f = bearerOf(s, id)
    return f === undefined ? spelt(typeOf(id)) : figureName({ id, name: f.name })
  }
}

/** What a thing is called, by its id: `battle-axe-2`. */
export function thingNameOf(id: string): string {
  return armName(typeOf(id))
}

/** `the Broadsword`, by its id: one that is held or lies there. */
export function theThing(id: string): string {
  return `the ${thingNameOf(id)}`
}

/** What a fighter strikes with: `a Broadsword`, `an Axe`, `claws`. */
export function withWhat(cause: string): string {
  return WITHOUT_ARTICLE.has(cause) ? armName(cause) : withArticle(armName(cause))
}

/** What cost strength, or life: `a Broadsword`, `Fireball`, or the ground where nobody struck: `the fire`. */
export function harmBy(cause: string, by: string | null): string {
  if (cause === 'pit') return 'the fall'
  if (by === null && GROUND.has(cause)) return `the ${cause}`
  return isSpell(cause) ? nameOf(cause) : withWhat(cause)
}

/** What is thrown, shot or cast: `the Dagger`, `Fireball`. */
export function whatFlew(cause: string): string {
  return isSpell(cause) ? nameOf(cause) : `the ${armName(cause)}`
}

/** Whether it takes the verb of several. */
export function isPlural(type: string): boolean {
  return PLURAL.has(type)
}

const PLURAL: ReadonlySet<string> = new Set(['claws', 'fangs', 'paws', 'needles', 'caltrops', 'bones'])
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set([...PLURAL, 'acid', 'fire'])
const GROUND: ReadonlySet<string> = new Set(['fire', 'caltrops'])

function isSpell(cause: string): boolean {
  return SPELL_IDS.some((id) => id === cause)
}

/** The attributes within a sentence. */
export const ATTRIBUTES = { sh: 'strength', ag: 'agility', iq: 'intelligence' } as const

/** What hurt someone, within a sentence: a weapon, a natural one, a spell, a kind of terrain. */
export function armName(cause: string): string {
  return PROPER.has(cause) ? nameOf(cause) : spelt(cause).toLowerCase()
}

/** What the tables name; the rest are words of the language. */
const PROPER: ReadonlySet<string> = new Set([...Object.keys(WEAPONS), ...Object.keys(SPECIAL), ...SPELL_IDS])

function spelt(id: string): string {
  return capital(id.replaceAll('-', ' '))
}

import { capital, withArticle } from '../../kernel/words.ts'
import { bearerOf } from '../chapters/figures.ts'
import { figureName, nameOf, typeOf } from '../open/names.ts'
import { SPELL_IDS } from '../open/spells.ts'
import type { ArenaState } from '../state.ts'
import { SPECIAL } from '../tables/special.ts'
import { WEAPONS } from '../tables/weapons.ts'

/** What somebody is called, by the id that options and events give him. */
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

/** The same as what somebody strikes with: `a Broadsword`, `an Axe`, `claws`. */
export function withWhat(cause: string): string {
  return WITHOUT_ARTICLE.includes(cause) ? armName(cause) : withArticle(armName(cause))
}

const WITHOUT_ARTICLE = ['acid', 'fire', 'claws', 'fangs', 'paws', 'needles', 'caltrops']

/** What struck or hurt somebody, within a sentence: a weapon, a natural one, a spell, a kind of terrain. */
export function armName(cause: string): string {
  return PROPER.has(cause) ? nameOf(cause) : spelt(cause).toLowerCase()
}

/** What the tables name; the rest are words of the language. */
const PROPER: ReadonlySet<string> = new Set([...Object.keys(WEAPONS), ...Object.keys(SPECIAL), ...SPELL_IDS])

function spelt(id: string): string {
  return capital(id.replaceAll('-', ' '))
}

import { capital, withArticle } from '../../kernel/words.ts'
import { SPELL_IDS } from '../actions.ts'
import { spellName } from '../chapters/12-spells.ts'
import { bearerOf } from '../chapters/figures.ts'
import { columnOf, rowOf, type Square } from '../chapters/squares.ts'
import type { ArenaState } from '../state.ts'
import { SPECIAL } from '../tables/special.ts'
import type { Facing, Side } from '../tables/table-types.ts'
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
    return f === undefined ? spelt(numberless(id)) : figureName(f.name, id)
  }
}

/** `Ann`, `Ann 2`, `Wolf 1`: the number of the id where it has one. */
export function figureName(name: string, id: string): string {
  const [, number] = /-(\d+)$/.exec(id) ?? []
  return number === undefined || name.endsWith(number) ? name : `${name} ${number}`
}

/** What a thing is called, by its id: `battle-axe-2`. */
export function thingNameOf(id: string): string {
  return armName(numberless(id))
}

/** The same as what somebody strikes with: `a Broadsword`, `an Axe`, `claws`. */
export function withWhat(cause: string): string {
  return WITHOUT_ARTICLE.includes(cause) ? armName(cause) : withArticle(armName(cause))
}

const WITHOUT_ARTICLE = ['acid', 'fire', 'claws', 'fangs', 'paws', 'needles', 'caltrops']

/** What struck or hurt somebody, within a sentence: a weapon, a natural one, a spell, a kind of terrain. */
export function armName(cause: string): string {
  if (Object.hasOwn(WEAPONS, cause)) return WEAPONS[cause as keyof typeof WEAPONS].name
  if (Object.hasOwn(SPECIAL, cause)) return SPECIAL[cause as keyof typeof SPECIAL].name
  const spell = SPELL_IDS.find((each) => each === cause)
  return spell === undefined ? spelt(cause).toLowerCase() : spellName(spell)
}

/** `row 9, column 14`, as the board counts them. */
export function squareName(square: Square): string {
  return `row ${rowOf(square)}, column ${columnOf(square)}`
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { west: 'West', east: 'East' }
export const FACING_NAMES: Readonly<Record<Facing, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' }

function numberless(id: string): string {
  return id.replace(/-\d+$/, '')
}

function spelt(id: string): string {
  return capital(id.replaceAll('-', ' '))
}

import { capital } from '../../kernel/words.ts'
import { SPELL_IDS } from '../actions.ts'
import { spellName } from '../chapters/12-spells.ts'
import { columnOf, rowOf, type Square } from '../chapters/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { SPECIAL } from '../tables/special.ts'
import type { Facing, Side } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'

/** What somebody is called, by the id that options and events give him. */
export type Names = (id: string) => string

export function namesOf(s: Pick<ArenaState, 'figures'>): Names {
  return (id) => {
    const f = s.figures.find((each) => each.id === id || each.mask === id)
    return f === undefined ? spelt(numberless(id)) : figureName(f)
  }
}

/** `Ann`, `Ann 2`, `Wolf 1`: the number of his id where it has one. */
export function figureName({ id, mask, name }: Pick<Figure, 'id' | 'mask' | 'name'>): string {
  const [, number] = /-(\d+)$/.exec(mask ?? id) ?? []
  return number === undefined || name.endsWith(number) ? name : `${name} ${number}`
}

/** What a thing is called, by its id: `battle-axe-2`. */
export function thingNameOf(id: string): string {
  return armName(numberless(id))
}

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

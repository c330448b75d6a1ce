import type { FigureView, ThingView } from '../../../engine/gladiator/view-types.ts'
import { capital } from '../../../engine/kernel/words.ts'

// What things are called, from their ids: a test holds every name to the tables of the game.

/** Names that are more than their id with capitals. */
const SPELT: Readonly<Record<string, string>> = {
  'drain-life-2': 'Drain Life II',
  'lightning-2': 'Lightning II',
  'lightning-3': 'Lightning III',
  'heal-strength': 'Heal-Strength',
  'esp-stats': 'ESP Stats',
  'ring-of-fire': 'Ring of Fire',
  'wall-of-fire': 'Wall of Fire',
}

/** A weapon, a piece of armour, a race, an animal, a robot or a spell: `battle-axe` as `Battle Axe`. */
export function nameOf(id: string): string {
  return SPELT[id] ?? id.split('-').map(capital).join(' ')
}

/** Within a sentence: `battle axe`. */
export function lowName(id: string): string {
  return nameOf(id).toLowerCase()
}

/** What a thing or a beast is, by the id of one: `mace` of `mace-1`. */
export function typeOf(id: string): string {
  return id.replace(/-\d+$/, '')
}

/** `Tarna`, `Wolf 2`: the number of the id where there is one. */
export function figureName({ id, name }: Pick<FigureView, 'id' | 'name'>): string {
  const [, number] = /-(\d+)$/.exec(id) ?? []
  return number === undefined || name.endsWith(number) ? name : `${name} ${number}`
}

/** `Tarna`, `Amoeba 2`: of a name of several words the last, where there is little room. */
export function shortName(figure: Pick<FigureView, 'id' | 'name'>): string {
  return figureName(figure).replace(/^.* (?=[A-Z])/, '')
}

/** Both hands of somebody empty: he strikes with his fists (39.2). */
export const BARE_HANDS = 'bare hands'

/** `broadsword, spike shield`; `bare hands` where both are empty; nothing of beasts and robots, who fight with what they are. */
export function heldName({ ready, also, race }: Pick<FigureView, 'ready' | 'also' | 'race'>): string {
  const held = [ready, also].flatMap((thing) => (thing === null ? [] : [thingName(thing)]))
  return held.length === 0 && RACES.has(race) ? BARE_HANDS : held.join(', ')
}

const RACES: ReadonlySet<string> = new Set(['human', 'dwarf', 'elf', 'orc', 'goblin', 'mage'])

/** What is held or lies on the sand; a crossbow says that it is not loaded. */
export function thingName({ type, loaded }: Pick<ThingView, 'type' | 'loaded'>): string {
  return loaded === false ? `${lowName(type)}, not loaded` : lowName(type)
}

export const SIDE_NAMES = { west: 'West', east: 'East' } as const
export const FACING_NAMES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const

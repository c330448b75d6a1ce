import type { Kind } from '../state.ts'
import { listedKinds, one } from './names.ts'

// What the chapters of a game are called.

/** `Una against 2 goblins and an ogre`. */
export function fightTitle(hero: string, foes: readonly Kind[]): string {
  return `${hero} against ${listedKinds(foes)}`
}

/** `Una finds a jewel`. */
export function findTitle(hero: string, found: Kind): string {
  return `${hero} finds ${one(found)}`
}

/** 215A2 */
export function arrivalTitle(hero: string): string {
  return `${hero} comes to Alysa`
}

/** 212D */
export function deathTitle(hero: string): string {
  return `The end of ${hero}`
}

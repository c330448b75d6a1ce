import type { FigureView, ThingView } from '../view-types.ts'
import { lowName } from './names.ts'
import { isRace } from './people.ts'

/** Both hands of someone empty: he strikes with his fists (39.2). */
export const BARE_HANDS = 'bare hands'

/** `broadsword, spike shield`; `bare hands` where both are empty; nothing of beasts and robots, who fight with what they are. */
export function heldName({ ready, also, race }: Pick<FigureView, 'ready' | 'also' | 'race'>): string {
  const held = [ready, also].flatMap((thing) => (thing === null ? [] : [thingName(thing)]))
  return held.length === 0 && isRace(race) ? BARE_HANDS : held.join(', ')
}

/** What is held or lies on the sand; a crossbow says that it is not loaded. */
export function thingName({ type, loaded }: Pick<ThingView, 'type' | 'loaded'>): string {
  return loaded === false ? `${lowName(type)}, not loaded` : lowName(type)
}

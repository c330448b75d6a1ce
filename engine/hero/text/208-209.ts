import type { OutwitEvent } from '../chapters/208-outwitting.ts'
import type { WeaponEvent } from '../chapters/209-weapons.ts'
import { WEAPON_NAMES } from '../open/names.ts'
import type { ChapterText, Sentences } from './text.ts'

const sentences: Sentences<OutwitEvent | WeaponEvent> = {
  outwitted: ({ section, total, needed, done }, name) =>
    done
      ? `${name(section)} outwits them all (${total}, needed ${needed}).`
      : `${name(section)} has an idea, and it is a bad one (${total}, needed ${needed}). He stands there and thinks about it.`,
  armed: ({ section, weapon, before }, name) =>
    before === null
      ? `${name(section)} draws his ${WEAPON_NAMES[weapon]}.`
      : `${name(section)} puts away his ${WEAPON_NAMES[before]} and draws his ${WEAPON_NAMES[weapon]}.`,
}

/** 208 Outwitting, 209 Changing weapons. */
export const witsAndWeapons = { sentences, topics: {} } satisfies ChapterText

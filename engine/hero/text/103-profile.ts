import type { Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { isCharacteristic, isWeapon } from '../chapters/102-levels.ts'
import type { ProfileEvent } from '../chapters/103-profile.ts'
import { ARMOUR_NAMES, WEAPON_NAMES } from '../open/names.ts'
import type { Armour } from '../state.ts'
import { ARMOUR, ARMOUR_PERCENT, PROFILE, SHIELD, SHIELD_PERCENT } from '../tables/index.ts'
import { weaponEffect } from './effects.ts'
import { traitName } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<ProfileEvent> = {
  'hero-made': ({ hero: { name, armour, shield, armed }, spent }) =>
    `${name} is ready: ${many(spent, 'point')} spent, ${ARMOUR_NAMES[armour]}${shield ? ' and a shield' : ''}, ${armed === null ? 'no weapon' : `${WEAPON_NAMES[armed]} in hand`}.`,
}

const topics: Topics<'hero-name' | 'profile' | 'armour' | 'shield' | 'armed'> = {
  'hero-name': () => ({ prompt: 'What is your hero called?', lead: 'Alysa will have to say it at breakfast.' }),
  profile: () => ({
    prompt: 'Spend 70 points on your hero',
    lead: 'A level of luck costs four points, any other level one. Class needs at least one level. With no movement he never leaves his square.',
    item: (id) => ({
      label: id === 'levels' ? 'Points' : capital(isWeapon(id) || isCharacteristic(id) ? traitName(id) : id),
      ...priceOf(id),
    }),
  }),
  armour: () => ({
    prompt: 'What does he wear?',
    lead: 'Armour is free and keeps blows off, but makes his deeds look smaller.',
    option: (id) => armourOption(parseAction('armour', id).armour),
  }),
  shield: () => ({
    prompt: 'Does he carry a shield?',
    lead: 'It does not help with a long ax or a hammer: those take both hands.',
    option: (id) =>
      parseAction('shield', id).kind === 'shield'
        ? { label: 'A shield', detail: `${signed(SHIELD)} to the dice of monsters, courage ${signed(SHIELD_PERCENT)}%` }
        : { label: 'No shield' },
  }),
  armed: () => ({
    prompt: 'Which weapon is in his hand?',
    option: (id) => {
      const { weapon } = parseAction('armed', id)
      return { label: capital(WEAPON_NAMES[weapon]), detail: weaponEffect(weapon) }
    },
  }),
}

function priceOf(id: string): { readonly detail?: string } {
  return isCharacteristic(id) ? { detail: `${many(PROFILE[id].cost, 'point')} a level, up to ${PROFILE[id].most}` } : {}
}

function armourOption(armour: Armour): Omit<Option, 'id'> {
  const dice = ARMOUR[armour] === 0 ? 'The dice of monsters as they are' : `${signed(ARMOUR[armour])} to the dice of monsters`
  const courage = ARMOUR_PERCENT[armour] === 0 ? 'courage as it is' : `courage ${signed(ARMOUR_PERCENT[armour])}%`
  return { label: capital(ARMOUR_NAMES[armour]), detail: `${dice}, ${courage}` }
}

/** 103 Filling in the sheet. */
export const profile = { sentences, topics } satisfies ChapterText

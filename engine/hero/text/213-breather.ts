import type { Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { isCharacteristic, isWeapon, levelOf } from '../chapters/102-levels.ts'
import type { BreatherEvent } from '../chapters/213-breather.ts'
import type { HeroSheet } from '../state.ts'
import { weaponModifier } from '../tables/index.ts'
import { heroAsked, numberIn, restOf, sectionAsked, stepsOf } from './asked.ts'
import { levelsListed, namesOf, traitName } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<BreatherEvent> = {
  breather: ({ section, recovered }, name) => `${name(section)} catches his breath and recovers ${levelsListed(recovered)}.`,
}

const topics: Topics = {
  breather: (s, ask) => {
    const hero = heroAsked(s, ask)
    const left = numberIn(ask, 'left')
    return {
      prompt: `What does ${namesOf(s)(sectionAsked(s, ask).id)} recover?`,
      lead:
        left === 2
          ? 'Two levels of strength, intelligence or weapons; or one of movement or appearance.'
          : `${capital(many(left, 'level'))} more.`,
      steps: stepsOf(s),
      option: (id) => (hero === null ? { label: id } : recoverOption(hero, id, left)),
    }
  },
}

function recoverOption(hero: HeroSheet, id: string, left: number): Omit<Option, 'id'> {
  const trait = restOf(id)
  if (!isWeapon(trait) && !isCharacteristic(trait)) return { label: left === 2 ? 'Nothing' : 'No more' }
  const now = levelOf(hero.now, trait)
  const modifier = isWeapon(trait) ? weaponModifier(trait, now + 1) : null
  const whole = trait === 'movement' || trait === 'appearance' ? '; the whole breather' : ''
  return {
    label: capital(traitName(trait)),
    detail: `${now} to ${now + 1} of ${levelOf(hero.bought, trait)}${modifier === null ? '' : `, modifier ${signed(modifier)}`}${whole}`,
    data: { trait },
  }
}

/** 213 Taking a breather. */
export const breatherText = { sentences, topics } satisfies ChapterText

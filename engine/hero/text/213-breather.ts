import type { Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { isWeapon, levelOf } from '../chapters/102-levels.ts'
import type { BreatherEvent } from '../chapters/213-breather.ts'
import { heroOf } from '../chapters/section.ts'
import type { HeroSheet } from '../state.ts'
import { BREATHER, weaponModifier } from '../tables/index.ts'
import { sectionAsked, stepsOf } from './asked.ts'
import { levelsListed, namesOf, traitName } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<BreatherEvent> = {
  breather: ({ section, recovered }, name) => `${name(section)} catches his breath and recovers ${levelsListed(recovered)}.`,
}

const topics: Topics<'breather'> = {
  breather: (s, ask) => {
    const section = sectionAsked(s, ask)
    const { left } = ask.data
    return {
      prompt: `What will ${namesOf(s)(section.id)} recover?`,
      lead:
        left === BREATHER.quiet
          ? 'Two levels of strength, intelligence or weapons, or one of movement or appearance.'
          : `${capital(many(left, 'level'))} more.`,
      steps: stepsOf(s),
      option: (id) => recoverOption(heroOf(section), id, left),
    }
  },
}

function recoverOption(hero: HeroSheet, id: string, left: number): Omit<Option, 'id'> {
  const action = parseAction('breather', id)
  if (action.kind === 'no') return { label: left === BREATHER.quiet ? 'Recover nothing' : 'Stop here' }
  const { trait } = action
  const now = levelOf(hero.now, trait)
  const modifier = isWeapon(trait) ? weaponModifier(trait, now + 1) : null
  const whole = trait === 'movement' || trait === 'appearance' ? '; takes the whole breather' : ''
  return {
    label: capital(traitName(trait)),
    detail: `${now} to ${now + 1} of ${levelOf(hero.bought, trait)}${modifier === null ? '' : `, modifier ${signed(modifier)}`}${whole}`,
    data: { trait },
  }
}

/** 213 Taking a breather. */
export const breatherText = { sentences, topics } satisfies ChapterText

import type { Option } from '../../kernel/types.ts'
import { capital, many, signed } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { isWeapon, levelOf, type Trait } from '../chapters/102-levels.ts'
import { HITS_FOR_EXCESS, isFatal, type WoundEvent } from '../chapters/212-wounds.ts'
import { heroOf } from '../chapters/section.ts'
import type { HeroSheet } from '../state.ts'
import { weaponModifier } from '../tables/index.ts'
import { sectionAsked, stepsOf } from './asked.ts'
import { levelsListed, namesOf, traitName } from './names.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

/** `2 levels of strength and 1 of weapon`, of the letters of the wound table. */
export function woundsListed(wounds: readonly string[]): string {
  const counts: Record<string, number> = {}
  for (const wound of wounds) counts[wound] = (counts[wound] ?? 0) + 1
  return levelsListed(counts)
}

const sentences: Sentences<WoundEvent> = {
  wound: ({ row, column, wounds }) => `The blow finds line ${row}, column ${column} of the wound table: ${woundsListed(wounds)}.`,
  'luck-used': ({ section, left }, name) =>
    `${name(section)} is lucky and loses nothing. ${left === 0 ? 'That was the last of his luck' : `${capital(many(left, 'level'))} of luck left`}.`,
  wounded: ({ section, lost, excess }, name) =>
    Object.keys(lost).length === 0
      ? `${name(section)} has nothing left to lose there: ${excess} in excess.`
      : `${name(section)} loses ${levelsListed(lost)}${excess === 0 ? '' : `, with ${excess} in excess`}.`,
  'excess-taken': ({ section, on, lost }, name) => `${name(section)} takes the excess on his ${traitName(on)}: ${many(lost, 'level')}.`,
  'excess-lost': ({ excess }) => `Nothing is left to take ${excess === 1 ? 'the excess' : `the ${excess} in excess`}.`,
  died: ({ section }, name) => `${name(section)} is dead.`,
}

/** What losing a level of something means, beside the choice. */
function lossDetail(hero: HeroSheet, trait: Trait, by: number): string {
  const now = levelOf(hero.now, trait)
  const then = Math.max(0, now - by)
  if (!isWeapon(trait)) return `${now} to ${then}`
  const modifier = weaponModifier(trait, then)
  return `${now} to ${then}: ${modifier === null ? 'useless until he recovers it' : `modifier ${signed(modifier)}`}`
}

const DIES = 'This leaves him neither strength nor hits: he dies.'

const topics: Topics<'luck' | 'excess'> = {
  luck: (s, ask) => {
    const { luck, wounds } = ask.data
    return {
      prompt: `${namesOf(s)(sectionAsked(s, ask).id)} would lose ${woundsListed(wounds)}`,
      lead: 'One level of luck undoes all of it.',
      steps: stepsOf(s),
      option: (id) =>
        parseAction('luck', id).kind === 'use'
          ? { label: 'Use luck', detail: `Luck ${luck} to ${luck - 1}; no damage` }
          : {
              label: 'Take the damage',
              detail: `Keeps ${many(luck, 'level')} of luck`,
              ...(isFatal(heroOf(sectionAsked(s, ask)), wounds) ? { warns: DIES } : {}),
            },
    }
  },
  excess: (s, ask) => {
    const section = sectionAsked(s, ask)
    const { left } = ask.data
    return {
      prompt: `Where will ${namesOf(s)(section.id)} take the excess?`,
      lead: `${capital(many(left, 'point'))} of damage ${left === 1 ? 'is' : 'are'} left over. Choose where: one level each, or two levels of hits.`,
      steps: stepsOf(s),
      option: (id) => excessOption(heroOf(section), parseAction('excess', id).trait),
    }
  },
}

function excessOption(hero: HeroSheet, trait: Trait): Omit<Option, 'id'> {
  const by = trait === 'hits' ? HITS_FOR_EXCESS : 1
  const then = { ...hero.now.characteristics, [trait]: Math.max(0, levelOf(hero.now, trait) - by) }
  const words = { label: capital(traitName(trait)), detail: lossDetail(hero, trait, by), data: { trait } }
  return then.strength === 0 && then.hits === 0 ? { ...words, warns: DIES } : words
}

/** 212 Damage. */
export const woundsText = { sentences, topics } satisfies ChapterText

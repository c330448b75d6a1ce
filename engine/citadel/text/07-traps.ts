import { percent } from '../../kernel/odds.ts'
import type { Odds, Option } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { actionAmong } from '../actions.ts'
import { detrapSkill, EXPLOSION, type TrapEvent } from '../chapters/07-traps.ts'
import { spellCost } from '../chapters/10-casting.ts'
import { THIEF } from '../chapters/10-other-spells.ts'
import { character, present, woundPointsLeft } from '../chapters/party.ts'
import { atMost } from '../odds/one-roll.ts'
import { type Approach, trapOdds } from '../odds/traps.ts'
import type { Character, DelveState } from '../state.ts'
import type { Trap } from '../tables/index.ts'
import { asideOption } from './10-asides.ts'
import { namesOf } from './names.ts'
import { trapWhy, warned } from './odds.ts'
import { listed, stepsTo } from './phrases.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

const TRAP_NAMES: Readonly<Record<Trap, string>> = {
  arrow: 'an arrow',
  'poisoned-arrow': 'a poisoned arrow',
  'poison-gas': 'poison gas',
  explosion: 'an explosion',
  'flaming-oil': 'flaming oil',
  'roll-twice': 'two traps in one',
}

const sentences: Sentences<TrapEvent> = {
  'trap-check': ({ trapped }) => (trapped ? 'The door is trapped.' : 'The door is safe.'),
  detrapped: ({ who, total, skill, done }, name) =>
    done
      ? `${name(who)} disarms the trap (rolled ${total}, needed ${skill} or less).`
      : `${name(who)} fails to disarm the trap (rolled ${total}, needed ${skill} or less).`,
  'trap-sprung': ({ who, trap }, name) => `The trap goes off on ${name(who)}: ${TRAP_NAMES[trap]}.`,
  arrow: ({ who, wounds }, name) =>
    wounds > 0 ? `The arrow hits ${name(who)} for ${many(wounds, 'wound')}.` : `The arrow misses ${name(who)}.`,
}

const STEPS = ['Trap check', 'Investigate', 'Disarm']

const topics: Words<'trap' | 'detrap'> = {
  trap: (s) => ({
    prompt: 'Who investigates the trap?',
    lead: `The door is trapped. A trap that is not disarmed usually hits this character alone.${blastWarning(s)}`,
    steps: stepsTo(STEPS, 1),
    option: (id) => trapOption(s, actionAmong(id, ['investigate']).who),
  }),
  detrap: (s, ask) => {
    const c = character(s, ask.about ?? '')
    const { bonus } = ask.data
    const skill = detrapSkill(c, bonus)
    return {
      prompt: 'Disarm the trap?',
      lead: `${c.name} must roll ${skill} or less, or it goes off.`,
      steps: stepsTo(STEPS, 2),
      option: (id) => {
        const action = actionAmong(id, ['detrap', 'decline', 'cast'])
        if (action.do === 'detrap') return { label: 'Disarm it', detail: `1D6, ${skill} or less`, odds: riskOf(s, c, bonus) }
        if (action.do === 'decline') {
          const odds = riskOf(s, c, null)
          return { label: 'Let it go off', odds, ...warned(c.name, odds) }
        }
        const words = { ...asideOption(s, id), detail: `Detrap ${detrapSkill(c, THIEF)} for this attempt` }
        const paid = words.by === c.id ? spellCost(c, 'thief') : 0
        return paid < woundPointsLeft(c) ? { ...words, odds: riskOf(s, c, THIEF, { paid }) } : words
      },
    }
  },
}

/** A character who may deal with a trap, or with what may be one (14.1), and with what may wait behind it: the odds of wounds and death. */
export function trapOption(s: DelveState, id: string, approach: Approach = {}): Omit<Option, 'id'> & { readonly odds: Odds } {
  const c = character(s, id)
  const skill = detrapSkill(c)
  const detail = skill > 0 ? `Detrap ${skill}` : 'No detrap skill: it goes off'
  const odds = riskOf(s, c, 0, approach)
  return { label: c.name, detail, odds, at: { kind: 'character', id }, by: id, ...warned(c.name, odds) }
}

/** `thief` is what the spell adds to the skill; null where no attempt is made. */
function riskOf(s: DelveState, c: Character, thief: number | null, approach: Approach = {}): Odds {
  const safe = thief === null ? 0 : atMost(detrapSkill(c, thief))
  const { unhurt, wounds, kill } = trapOdds(s, c, { ...approach, sprung: (approach.sprung ?? 1) * (1 - safe) })
  const why = trapWhy(s, c, thief)
  return { text: `unhurt ${percent(unhurt)}`, chance: unhurt, of: 'unhurt', expected: wounds, die: kill, why }
}

/** 7.2: an explosion wounds everyone, so those it would kill are named in advance. */
export function blastWarning(s: DelveState): string {
  const frail = present(s).filter((c) => woundPointsLeft(c) <= EXPLOSION && c.mageArmor < EXPLOSION)
  return frail.length === 0
    ? ''
    : ` An explosion would kill ${listed(
        frail.map((c) => c.id),
        namesOf(s),
      )}, no matter who investigates.`
}

/** 7.0 Traps and detrapping. */
export const traps = { sentences, topics } satisfies ChapterText

import type { Ask } from '../../kernel/ask.ts'
import { percent } from '../../kernel/odds.ts'
import type { Odds, Option } from '../../kernel/types.ts'
import { trapOdds } from '../07-trap-odds.ts'
import type { TrapEvent } from '../07-traps.ts'
import { THIEF } from '../10-other-spells.ts'
import { atMost } from '../odds.ts'
import { character } from '../party.ts'
import type { Character, DelveState } from '../state.ts'
import type { Trap } from '../tables/index.ts'
import { asideOption } from './10-asides.ts'
import { many, numberIn, stepsTo } from './phrases.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const TRAP_NAMES: Readonly<Record<Trap, string>> = {
  arrow: 'an arrow',
  'poisoned-arrow': 'a poisoned arrow',
  'poison-gas': 'poison gas',
  explosion: 'an explosion',
  'flaming-oil': 'burning oil',
  'roll-twice': 'two traps in one',
}

const sentences: Sentences<TrapEvent> = {
  'trap-check': ({ trapped }) => (trapped ? 'The door is trapped.' : 'The door is safe.'),
  detrapped: ({ who, total, skill, done }, name) =>
    done
      ? `${name(who)} takes the trap apart: ${total}, and ${skill} is enough.`
      : `${name(who)} fails to take the trap apart: ${total} against ${skill}.`,
  'trap-sprung': ({ who, trap }, name) => `The trap goes off on ${name(who)}: ${TRAP_NAMES[trap]}.`,
  arrow: ({ who, wounds }, name) =>
    wounds > 0 ? `The arrow hits ${name(who)} for ${many(wounds, 'wound')}.` : `The arrow misses ${name(who)}.`,
}

const STEPS = ['Trap check', 'Investigate', 'Take it apart']

const topics: Topics = {
  trap: (s) => ({
    prompt: 'Who sees to the trap?',
    lead: 'The door is trapped. What cannot be taken apart goes off, most often on this character alone.',
    steps: stepsTo(STEPS, 1),
    option: (id) => trapOption(s, id.slice('investigate:'.length)),
  }),
  detrap: (s, ask) => {
    const c = character(s, ask.about ?? '')
    const skill = skillOf(c, ask)
    return {
      prompt: `Does ${c.name} take the trap apart?`,
      lead: `One die up to ${skill}; otherwise it goes off.`,
      steps: stepsTo(STEPS, 2),
      option: (id) => {
        if (id === 'detrap') return { label: 'Take it apart', detail: `1D6 up to ${skill}`, odds: riskOf(s, c, atMost(skill)) }
        if (id === 'decline') return { label: 'Let it go off', odds: riskOf(s, c, 0) }
        return { ...asideOption(s, id), detail: `Adds ${THIEF} to this attempt` }
      },
    }
  },
}

function skillOf(c: Character, ask: Ask): number {
  return (c.skills.detrap ?? 0) + numberIn(ask, 'bonus')
}

/** How it looks for somebody who deals with a trap: unhurt, wounds expected, death. */
export function trapOption(s: DelveState, id: string): Omit<Option, 'id'> {
  const c = character(s, id)
  const skill = c.skills.detrap ?? 0
  const detail = skill > 0 ? `Detrap ${skill}: takes it apart with ${percent(atMost(skill))}` : 'No detrap skill: it goes off'
  return { label: c.name, detail, odds: riskOf(s, c, atMost(skill)), at: { kind: 'character', id }, by: id }
}

function riskOf(s: DelveState, c: Character, safe: number): Odds {
  const { unhurt, wounds, kill } = trapOdds(s, c)
  const chance = safe + (1 - safe) * unhurt
  return { text: `unhurt ${percent(chance)}`, chance, expected: (1 - safe) * wounds, kill: (1 - safe) * kill }
}

/** 7.0 Traps and detrapping. */
export const traps = { sentences, topics } satisfies ChapterText

import type { Ask } from '../../kernel/ask.ts'
import type { Decision } from '../../kernel/types.ts'
import type { HeroState, Section } from '../state.ts'

// What a question is about, and where it stands in the turn.

/** The section that a question is about, or whose step it is. */
export function sectionAsked(s: HeroState, ask: Ask): Section {
  const section = s.sections.find(({ id }) => id === ask.about) ?? s.sections[s.at] ?? s.sections[0]
  if (section === undefined) throw new Error('a game has sections')
  return section
}

const PHASES = { hero: 'Heroes', monsters: 'Monsters', breather: 'Breather' } as const

/** Where in the turn we are (202). */
export function stepsOf(s: HeroState): NonNullable<Decision['steps']> {
  const { phase, turn } = s
  if (phase !== 'hero' && phase !== 'monsters' && phase !== 'breather') return []
  const order = ['hero', 'monsters', 'breather'] as const
  return [
    { label: `Turn ${turn}`, done: true },
    ...order.map((each, i) => {
      const label = PHASES[each]
      return each === phase ? { label, now: true } : order.indexOf(phase) > i ? { label, done: true } : { label }
    }),
  ]
}

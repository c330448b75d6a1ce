import type { Ask } from '../../kernel/ask.ts'
import type { Decision, Json } from '../../kernel/types.ts'
import type { HeroSheet, HeroState, Section } from '../state.ts'

// What a question brings with it, and where it stands in the turn.

function dataOf(ask: Ask): { readonly [key: string]: Json | undefined } {
  const { data } = ask
  return typeof data === 'object' && data !== null && !isList(data) ? data : {}
}

function isList(data: Json): data is readonly Json[] {
  return Array.isArray(data)
}

export function numberIn(ask: Ask, key: string): number {
  const value = dataOf(ask)[key]
  return typeof value === 'number' ? value : 0
}

export function textIn(ask: Ask, key: string): string | null {
  const value = dataOf(ask)[key]
  return typeof value === 'string' ? value : null
}

export function textsIn(ask: Ask, key: string): readonly string[] {
  const value = dataOf(ask)[key]
  return value !== undefined && isList(value) ? value.filter((each) => typeof each === 'string') : []
}

export function recordIn(ask: Ask, key: string): { readonly [key: string]: Json | undefined } {
  const value = dataOf(ask)[key]
  return typeof value === 'object' && value !== null && !isList(value) ? value : {}
}

/** The section that a question is about, or whose step it is. */
export function sectionAsked(s: HeroState, ask: Ask): Section {
  const section = s.sections.find(({ id }) => id === ask.about) ?? s.sections[s.at] ?? s.sections[0]
  if (section === undefined) throw new Error('a game has sections')
  return section
}

/** The hero that a question is about; there is none before he has a name. */
export function heroAsked(s: HeroState, ask: Ask): HeroSheet | null {
  return sectionAsked(s, ask).hero
}

/** The rest of an option's id: `goblin` of `hand:goblin`. */
export function restOf(id: string): string {
  return id.slice(id.indexOf(':') + 1)
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

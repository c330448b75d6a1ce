import type { Ask } from '../../kernel/ask.ts'
import type { Deed } from '../../kernel/types.ts'
import { type Deed as HeroDeed, parseAction } from '../actions.ts'
import { isHeroAsk } from '../asks.ts'
import { spotId } from '../chapters/101-catacomb.ts'
import { counterOf, current } from '../chapters/section.ts'
import { FACING_NAMES, KIND_NAMES, WEAPON_NAMES } from '../open/names.ts'
import type { HeroState, SectionId, Spot } from '../state.ts'
import { sectionAsked } from './asked.ts'
import { traitName } from './names.ts'

// Who does what to whom by an option, for the menus of the counters. A hero goes by the id of his section, all others by that of their counter.

/** The deed of an option; empty for one that no counter does, such as the end of a phase. */
export function deedOf(s: HeroState, ask: Ask, id: string): { readonly deed?: Deed } {
  const deed = isHeroAsk(ask, DEEDS) ? (DEEDS[ask.topic]?.(s, id, ask) ?? null) : null
  return deed === null ? {} : { deed }
}

/** By topic: the deed that an id stands for. */
const DEEDS: { readonly [topic: string]: (s: HeroState, id: string, ask: Ask) => Deed | null } = {
  'hero-action': (s, id) => heroDeed(s, current(s).id, parseAction('hero-action', id)),
  'attack-targets': (s, id) => ({ ...STRIKE, who: current(s).id, whom: id }),
  defend: (s, id) => ({ ...STRIKE, label: 'Strike back', who: current(s).id, whom: id }),
  'monster-attack': (s, id) => ({ ...STRIKE, label: 'Attack', who: id, whom: current(s).id }),
  'monster-action': (_, id) => {
    const order = parseAction('monster-action', id)
    return order.kind === 'move' ? { kind: 'move', label: 'Move', who: order.counter } : null
  },
  'monster-to': (_, id, { about }) => {
    const leg = parseAction('monster-to', id)
    if (about === undefined) return null
    if (leg.kind === 'to') return { kind: 'go', label: 'Go', who: about, ...leadingTo(leg.spot) }
    return leg.kind === 'stop'
      ? null
      : { kind: leg.kind, label: leg.kind === 'take' ? 'Pick up the riches' : 'Put down the riches', who: about }
  },
  block: (_, id) => {
    const action = parseAction('block', id)
    return action.kind === 'block' ? { kind: 'hold', label: 'Hold the door', who: action.counter } : null
  },
  bar: (s, id) => (parseAction('bar', id).kind === 'bar' ? { kind: 'hold', label: 'Hold the door', who: current(s).id } : null),
  succubus: (s, id) => {
    const { id: whom, hero } = current(s)
    const who = hero?.heldBy
    return parseAction('succubus', id).kind === 'attack' && who ? { kind: 'keep', label: 'Keep him', who, whom } : null
  },
  'drop-at': (s, id) => ({ kind: 'leave', label: 'Put it down', who: current(s).id, ...leadingTo(parseAction('drop-at', id).spot) }),
  start: (s, id, ask) => ({ kind: 'enter', label: 'Enter', who: sectionAsked(s, ask).id, ...leadingTo(parseAction('start', id).spot) }),
  placement: (_, id) => {
    const placing = parseAction('placement', id)
    return placing.kind === 'lift' ? { kind: 'lift', label: 'Pick up', whom: placing.counter, free: true } : null
  },
  breather: (s, id, ask) => {
    const action = parseAction('breather', id)
    if (action.kind === 'no') return null
    const means = { id: action.trait, label: traitName(action.trait) }
    return { kind: 'recover', label: 'Recover', who: sectionAsked(s, ask).id, means }
  },
}

const STRIKE = { kind: 'strike', label: 'Strike' } as const

/** 202 step A. */
function heroDeed(s: HeroState, who: SectionId, deed: HeroDeed): Deed | null {
  switch (deed.kind) {
    case 'step':
      return { kind: 'step', label: 'Go', who, means: { id: deed.facing, label: FACING_NAMES[deed.facing] } }
    case 'face':
      return { kind: 'turn', label: 'Turn', who, means: { id: deed.facing, label: FACING_NAMES[deed.facing] } }
    case 'outwit':
      return { kind: 'outwit', label: 'Outwit them', who }
    case 'stare':
      return { kind: 'stare', label: 'Stare hard', who, whom: deed.counter }
    case 'take':
      return { kind: 'take', label: 'Pick up', who, whom: deed.counter }
    case 'drop': {
      const { kind } = counterOf(current(s), deed.counter)
      return { kind: 'drop', label: 'Put down', who, whom: deed.counter, means: { id: kind, label: `the ${KIND_NAMES[kind]}` } }
    }
    case 'attack':
      return { ...STRIKE, who, whom: deed.counter }
    case 'attack-several':
      return { kind: 'strike-several', label: 'Strike at several', who }
    case 'open':
      return { kind: 'open', label: 'Open a door', who, to: { kind: 'door', id: deed.door } }
    case 'arm':
      return { kind: 'arm', label: 'Take in hand', who, means: { id: deed.weapon, label: `the ${WEAPON_NAMES[deed.weapon]}` } }
    case 'end':
      return null
  }
}

function leadingTo(spot: Spot): Required<Pick<Deed, 'to'>> {
  return { to: { kind: 'square', id: spotId(spot) } }
}

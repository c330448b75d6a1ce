import type { Ask } from '../../kernel/ask.ts'
import type { Deed } from '../../kernel/types.ts'
import { idOf } from '../chapters/04-life.ts'
import { characterOf } from '../chapters/characters.ts'
import { parseAction, parseAside, type Spelling, type Deed as TurnDeed } from '../open/actions.ts'
import { kindName, spellName, thingName } from '../open/names.ts'
import type { DomainState, Square } from '../state.ts'
import { SPELL_EFFECTS } from './effects.ts'

// Who does what where by an option, for the menus of tokens and squares. Characters go by the ids of their seats.

/** The deed of an option; empty for what no one in particular does, such as the end of a turn. */
export function deedOf(s: DomainState, ask: Ask, id: string): { readonly deed?: Deed } {
  const who = idOf(characterOf(s, ask.seat))
  const deed = DEEDS[ask.topic]?.(id) ?? asideDeed(id)
  return deed === null ? {} : { deed: { ...deed, who } }
}

type Doing = Omit<Deed, 'who'>

/** By topic: the deed that an id stands for; null for none, and for what is done beside the question. */
const DEEDS: { readonly [topic: string]: (id: string) => Doing | null } = {
  entry: (id) => (id.startsWith('enter:') ? { kind: 'enter', label: 'Enter', ...leadingTo(parseAction('entry', id).square) } : null),
  turn: (id) => (parseAside(id) === null ? turnDeed(parseAction('turn', id)) : null),
  direction: (id) => {
    const action = parseAside(id) === null ? parseAction('direction', id) : null
    return action?.kind === 'step' ? { kind: 'step', label: 'Go', ...leadingTo(action.square) } : null
  },
  meet: (id) => {
    const action = parseAction('meet', id)
    return action.kind === 'cast' ? casting(action) : { kind: action.kind, label: MEETING[action.kind] }
  },
  pit: (id) => (id === 'climb' ? { kind: 'climb', label: 'Climb out' } : null),
  'climb-to': (id) => (id.startsWith('to:') ? { kind: 'step', label: 'Go', ...leadingTo(parseAction('climb-to', id).square) } : null),
  passage: (id) => (id === 'light' ? LIGHT : null),
}

const MEETING = { fight: 'Fight', pass: 'Pass by', retreat: 'Retreat' } as const
const LIGHT = { kind: 'light', label: 'Light the lantern' } as const

function turnDeed(deed: TurnDeed): Doing | null {
  switch (deed.kind) {
    case 'step':
      return { kind: 'step', label: 'Go', ...leadingTo(deed.square) }
    case 'break':
      return { kind: 'break', label: 'Break the door', ...leadingTo(deed.square) }
    case 'throw':
      return { kind: 'throw', label: 'Throw', means: { id: deed.card, label: `the ${kindName('javelin')}` }, ...leadingTo(deed.square) }
    case 'cross':
      return { kind: 'cross', label: 'Cross', means: { id: deed.pit, label: 'with the rope' }, ...leadingTo(deed.to) }
    case 'passage':
      return { kind: 'passage', label: 'Go down', ...leadingTo(deed.exit) }
    case 'cast':
      return casting(deed)
    case 'leave':
      return { kind: 'leave', label: 'Leave the domain' }
    case 'grope':
      return { kind: 'grope', label: 'Grope in the dark' }
    case 'light':
      return LIGHT
    case 'douse':
      return { kind: 'douse', label: 'Put out the lantern' }
    case 'summon':
      return { kind: 'summon', label: 'Summon Evil' }
    case 'end':
      return null
  }
}

function casting({ spell, at, to }: Spelling): Doing {
  const square = to ?? at
  const means = { id: spell, label: spellName(spell), effect: SPELL_EFFECTS[spell] }
  return { kind: 'cast', label: 'Cast', means, ...(square === null ? {} : leadingTo(square)) }
}

/** D-106 */
function asideDeed(id: string): Doing | null {
  const aside = parseAside(id)
  switch (aside?.kind) {
    case 'use':
      return { kind: 'use', label: 'Use', means: thing(aside.card) }
    case 'drop':
      return { kind: 'drop', label: 'Put down', means: thing(aside.card) }
    case 'take':
      return { kind: 'take', label: 'Take', means: thing(aside.thing), free: true }
    case 'go':
      return { kind: 'walk', label: 'Walk there', ...leadingTo(aside.square) }
    case 'give-up':
      return { kind: 'give-up', label: 'Give up this life' }
    case 'retire':
      return { kind: 'retire', label: 'Leave the game for good' }
    case undefined:
      return null
  }
}

function thing(id: string): NonNullable<Deed['means']> {
  return { id, label: thingName(id) }
}

function leadingTo(square: Square): Required<Pick<Deed, 'to'>> {
  return { to: { kind: 'square', id: square } }
}

import type { Ask } from '../../kernel/ask.ts'
import type { Blocked, Deed } from '../../kernel/types.ts'
import { type Action, readAction } from '../actions.ts'
import { heldWeapon } from '../chapters/09-attack.ts'
import { placeInRanks } from '../open/names.ts'
import type { Character, DelveState, Id } from '../state.ts'
import { SPELLS, type Weapon } from '../tables/index.ts'
import { otherWeapon } from './10-asides.ts'
import { itemEffect, SPELL_EFFECTS, WEAPON_EFFECTS } from './effects.ts'
import { carriedName, itemName, thingName } from './names.ts'

// Who does what to whom by an option, for the menus of the counters. It follows from the option's id, whatever the question.

/** The deed of an option; empty for what nobody in particular does, such as a way out. */
export function deedOf(s: DelveState, ask: Ask, id: string): { readonly deed?: Deed } {
  const named = NAMED[ask.topic]
  const deed = named === undefined ? deedIn(s, ask, readAction(id)) : characterIn(s, id) === undefined ? null : { ...named, who: id }
  return deed === null ? {} : { deed }
}

/** The same for what is not allowed now. In a fight it is the deed of the player who decides, aimed at nobody yet. */
export function deedOfBlocked(s: DelveState, ask: Ask, { id, label }: Blocked): { readonly deed?: Deed } {
  const { deed } = deedOf(s, ask, id)
  if (deed !== undefined) return { deed }
  const inFight = ask.topic === 'combat-action' && ask.about !== undefined
  return inFight ? { deed: { kind: 'strike', label, who: ask.about } } : {}
}

/** Questions that are answered with someone's name (4.1.D, 14.4). */
const NAMED: Readonly<Record<string, Pick<Deed, 'kind' | 'label'>>> = {
  'spells-change': { kind: 'learn', label: 'Change spells' },
  'hand-over': { kind: 'receive', label: 'Receive it' },
}

function deedIn(s: DelveState, ask: Ask, action: Action | null): Deed | null {
  if (action === null) return null
  const doer = 'by' in action && action.by !== undefined ? action.by : ask.about
  const who = doer === undefined ? {} : { who: doer }
  switch (action.do) {
    case 'attack':
      return { kind: 'strike', label: 'Strike', ...who, ...weaponIn(s, doer, 'with'), whom: action.target }
    case 'shoot':
      return { kind: 'strike', label: 'Shoot', ...who, ...weaponIn(s, doer, ''), whom: action.target }
    case 'throw':
      return { kind: 'strike', label: 'Throw', ...who, means: { id: 'throwing-dagger', label: 'the dagger' }, whom: action.target }
    case 'charm':
      return { kind: 'charm', label: 'Charm', ...who, whom: action.target }
    case 'cast': {
      const { spell, target, to } = action
      const means = { id: spell, label: SPELLS[spell].name, effect: SPELL_EFFECTS[spell] }
      const aimed = { ...(target !== undefined && { whom: target }), ...(to !== undefined && { to: { kind: 'segment', id: to } }) }
      return { kind: 'cast', label: 'Cast', ...who, means, ...aimed }
    }
    case 'use':
      return {
        kind: 'use',
        label: 'Use',
        ...who,
        ...thingOf(s, doer, action.item),
        ...(action.target !== undefined && { whom: action.target }),
      }
    case 'switch':
      return { kind: 'change', label: 'Change', ...who, ...weaponFor(s, doer, action.weapon), ...(s.fight === null && { free: true }) }
    case 'wear':
      return { kind: 'wear', label: 'Put on', ...who, ...thingOf(s, doer, action.item), free: true }
    case 'remove':
      return { kind: 'remove', label: 'Take off', ...who, ...thingOf(s, doer, action.item), free: true }
    case 'give':
      return { kind: 'give', label: 'Give', ...who, ...thingOf(s, doer, action.item), free: true }
    case 'move': {
      const { rank, space } = action
      return {
        kind: 'move',
        label: 'Step',
        who: action.who,
        means: { id: `${rank}-${space}`, label: `to the ${placeInRanks(rank, space)}` },
      }
    }
    case 'detrap':
      return { kind: 'detrap', label: 'Disarm the trap', ...who }
    default:
      return chosen(ask, action)
  }
}

/** 4.1.A, 7.0, 8.4, 13.0, 14.0, 16.0: one of the party is named to do what the question is about. */
function chosen(ask: Ask, action: Action): Deed | null {
  const who = 'who' in action ? action.who : undefined
  if (who === undefined) return null
  switch (action.do) {
    case 'speak':
      return { kind: 'speak', label: 'Speak for the party', who }
    case 'destroy':
      return { kind: 'destroy', label: 'Destroy the Hellgate', who }
    case 'take':
      return { kind: 'take', label: 'Take it', who }
    case 'exchange':
      return { kind: 'exchange', label: 'Stay at home', who }
    default:
      return { kind: 'investigate', label: ENTERPRISES[ask.topic] ?? 'Investigate', who }
  }
}

const ENTERPRISES: Readonly<Record<string, string>> = { trap: 'Investigate the trap', chest: 'Open the chest' }

function characterIn(s: DelveState, id: Id | undefined): Character | undefined {
  return s.characters.find((c) => c.id === id)
}

/** What he holds: `with the sword`, `the bow`. Monsters strike as they are. */
function weaponIn(s: DelveState, id: Id | undefined, before: string): Pick<Deed, 'means'> {
  const c = characterIn(s, id)
  const held = c === undefined ? null : heldWeapon(c)
  if (held === null) return {}
  const label = `${before} the ${carriedName(held.weapon, held.bonus)}`.trim()
  return { means: { id: held.weapon, label, effect: WEAPON_EFFECTS[held.weapon] } }
}

function weaponFor(s: DelveState, id: Id | undefined, weapon: Weapon): Pick<Deed, 'means'> {
  const c = characterIn(s, id)
  const name = c === undefined ? carriedName(weapon) : otherWeapon(c, weapon)
  return { means: { id: weapon, label: `to the ${name}`, effect: WEAPON_EFFECTS[weapon] } }
}

function thingOf(s: DelveState, owner: Id | undefined, id: Id): Pick<Deed, 'means'> {
  const item = characterIn(s, owner)?.items.find((each) => each.id === id)
  return { means: item === undefined ? { id, label: thingName(id) } : { id, label: itemName(item), effect: itemEffect(item) } }
}

import type { Option, Place } from '../../kernel/types.ts'
import type { DeedKind, WhyNot } from '../chapters/30-deeds.ts'
import { type Deed, parseAction } from '../open/actions.ts'
import { nameOf } from '../open/names.ts'
import { type Square, squareId, squareName } from '../open/squares.ts'
import type { Names } from './names.ts'
import { spellEffect } from './spells.ts'

type Words = Omit<Option, 'id'>

/** Each action in a word or two. */
export const DEED_NAMES: Readonly<Record<DeedKind, string>> = {
  attack: 'Attack',
  slash: 'Slash',
  dual: 'Attack with both hands',
  impale: 'Impale',
  receive: 'Receive the charge',
  shield: 'Shield attack',
  rush: 'Shield rush',
  grapple: 'Try hand combat',
  shoot: 'Shoot',
  throw: 'Throw',
  'drop-at': 'Lay down nearby',
  cast: 'Cast',
  evade: 'Evade',
  disengage: 'Disengage',
  stand: 'Stand up',
  reload: 'Reload',
  change: 'Change weapons',
  disbelieve: 'Disbelieve',
  prone: 'Go prone',
  decline: 'Decline',
  nothing: 'Do nothing',
}

/** Why an action is not offered, as a whole sentence. */
export const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  'too-far': 'Moved too far this turn.',
  'too-short': 'Moved fewer than two squares.',
  down: 'Prone: stand up first.',
  wrestling: 'In hand combat: disengage first.',
  'no-weapon': 'No hand weapon ready.',
  'no-slashing-weapon': 'The ready weapon does not slash.',
  'no-second-weapon': 'Needs something to strike with in each hand.',
  'no-pole-arm': 'No pole arm ready.',
  'no-shield': 'No shield in hand.',
  'no-bow': 'No bow ready.',
  'not-loaded': 'The crossbow is not loaded.',
  loaded: 'The crossbow is loaded already.',
  'not-thrown': 'The ready weapon cannot be thrown.',
  'nobody-near': 'No enemy stands in a front square.',
  'nobody-charged': 'No enemy in reach moved two squares this turn.',
  'nobody-to-shoot': 'No visible enemy in front with a clear line of fire.',
  'no-way-out': 'No square beside the fighter is free.',
  'no-use': 'No spell has both a target and an affordable price.',
  last: 'The last to act cannot decline.',
}

export function squarePlace(square: Square): Place {
  return { kind: 'square', id: squareId(square) }
}

/** The words of an action, with the deed in the steps of a menu. */
export function deedWords(id: string, by: string, name: Names): Words {
  const deed = parseAction('action', id)
  const label = DEED_NAMES[deed.kind]
  const words = { kind: deed.kind, label, who: by }
  switch (deed.kind) {
    case 'dual': {
      const twice = deed.whom === deed.second
      const then = twice ? 'twice' : `then ${name(deed.second)}`
      return {
        label: `${label}: ${name(deed.whom)}${twice ? ' ' : ', '}${then}`,
        short: `${label}, ${then}`,
        deed: { ...words, whom: deed.whom },
      }
    }
    case 'drop-at':
    case 'disengage':
      return { label: `${label}: ${squareName(deed.square)}`, short: label, at: squarePlace(deed.square), deed: words }
    case 'cast':
      return castWords(deed, words, name)
    case 'nothing':
    case 'decline':
      return { label, apart: true, deed: { ...words, free: deed.kind === 'decline' } }
    default:
      return 'whom' in deed
        ? { label: `${label}: ${name(deed.whom)}`, short: label, deed: { ...words, whom: deed.whom } }
        : { label, deed: words }
  }
}

function castWords({ spell, whom }: Extract<Deed, { kind: 'cast' }>, words: NonNullable<Words['deed']>, name: Names): Words {
  const label = nameOf(spell)
  const casting = { ...words, means: { id: spell, label, effect: spellEffect(spell) } }
  return whom === null ? { label, deed: casting } : { label: `${label}: ${name(whom)}`, short: label, deed: { ...casting, whom } }
}

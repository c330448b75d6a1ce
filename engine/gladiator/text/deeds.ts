import type { Option, Place } from '../../kernel/types.ts'
import { type Deed, parseAction } from '../actions.ts'
import { spellName } from '../chapters/12-spells.ts'
import type { DeedKind, WhyNot } from '../chapters/30-deeds.ts'
import { type Square, squareId } from '../chapters/squares.ts'
import { type Names, squareName } from './names.ts'
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
  'too-far': 'He moved too far in this turn.',
  'too-short': 'He moved less than two squares.',
  down: 'He lies on the ground.',
  wrestling: 'He is in hand combat.',
  'no-weapon': 'He has no hand weapon ready.',
  'no-slashing-weapon': 'What he has ready does not slash.',
  'no-second-weapon': 'That takes something to strike with in both hands.',
  'no-pole-arm': 'He has no pole arm ready.',
  'no-shield': 'He holds no shield.',
  'no-bow': 'He has no bow ready.',
  'not-loaded': 'His crossbow is not loaded.',
  loaded: 'His crossbow is loaded.',
  'not-thrown': 'What he has ready is not thrown.',
  'nobody-near': 'No enemy stands in a front square of his.',
  'nobody-charged': 'No enemy in reach moved two squares in this turn.',
  'nobody-to-shoot': 'No enemy is to be seen before him with a free track.',
  'no-way-out': 'No square next to him is free.',
  'no-use': 'None of his spells can be paid for and has a target.',
  last: 'He is the last of the turn.',
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
      return {
        label: `${label}: ${twice ? `${name(deed.whom)} twice` : `${name(deed.whom)}, then ${name(deed.second)}`}`,
        deed: { ...words, whom: deed.whom },
      }
    }
    case 'drop-at':
    case 'disengage':
      return { label: `${label}: ${squareName(deed.square)}`, at: squarePlace(deed.square), deed: words }
    case 'cast':
      return castWords(deed, words, name)
    case 'nothing':
    case 'decline':
      return { label, apart: true, deed: { ...words, free: deed.kind === 'decline' } }
    default:
      return 'whom' in deed ? { label: `${label}: ${name(deed.whom)}`, deed: { ...words, whom: deed.whom } } : { label, deed: words }
  }
}

function castWords({ spell, whom }: Extract<Deed, { kind: 'cast' }>, words: NonNullable<Words['deed']>, name: Names): Words {
  const label = spellName(spell)
  const casting = { ...words, means: { id: spell, label, effect: spellEffect(spell) } }
  return whom === null ? { label, deed: casting } : { label: `${label}: ${name(whom)}`, deed: { ...casting, whom } }
}

import type { Fell as Told } from '../../kernel/tale-types.ts'
import { segment } from '../chapters/party.ts'
import type { DelveState, Fell } from '../state.ts'
import { namesOf } from './names.ts'
import { placeName } from './place-name.ts'

// Where and of what somebody fell or was lost: one short line for the roster.

/** The words for a cause; `by` is null where nobody did it. */
type Words = (by: string | null) => string

function blow(how: string): Words {
  return (by) => (by === null ? `Killed ${how}` : `Killed by ${by} ${how}`)
}

/** A spell: of somebody, or of a thing. */
function spell(name: string, alone: string): Words {
  return (by) => (by === null ? alone : `Killed by the ${name} of ${by}`)
}

export const CAUSES: Readonly<Record<Fell['cause'], Words>> = {
  dagger: blow('with a dagger'),
  'throwing-dagger': blow('with a throwing dagger'),
  bow: blow('with a bow'),
  sword: blow('with a sword'),
  hammer: blow('with a hammer'),
  ax: blow('with an ax'),
  monster: (by) => `Killed by ${by ?? 'claws and teeth'}`,
  blast: spell('Blast', 'Killed by a Blast of the Hellgate'),
  lightning: spell('Lightning', 'Struck by the lightning of an altar'),
  explosion: spell('Explosion', 'Killed by an explosion'),
  'mental-attack': spell('Mental Attack', 'Killed by a Mental Attack'),
  'wrath-of-god': spell('Wrath of God', 'Struck by the Wrath of God at an altar'),
  sleep: (by) => `Killed asleep${by === null ? '' : ` by ${by}`}`,
  casting: () => 'Died of the price of a spell',
  'mind-battle': (by) => (by === null ? 'Died of the price of a battle of minds' : `Killed by the mind of ${by}`),
  arrow: () => 'Killed by an arrow',
  'poisoned-arrow': () => 'Killed by a poisoned arrow',
  'poison-gas': () => 'Killed by poison gas',
  poison: () => 'Died of poison',
  'flaming-oil': () => 'Burned in flaming oil',
  stone: (by) => `Turned to stone by ${by ?? 'a Medusa'}`,
  statue: () => 'Turned to stone by a Medusa’s statue',
  'fire-breath': (by) => `Burned by ${by ?? 'fire breath'}`,
  hellgate: () => 'Killed trying to destroy the Hellgate',
  strangling: () => 'Strangled by a medallion',
  armor: () => 'Died when the armor came off',
  bookcase: () => 'Crushed by a bookcase',
  clavichord: () => 'Killed by a clavichord',
  painting: () => 'Struck down by a painting',
  shaft: () => 'Fell into the shaft of the Hellgate',
  'left-behind': () => 'Left behind',
  betrayal: (by) => `Turned against the party by ${by ?? 'a charm'}`,
}

/** What each cause is called where causes are counted. */
const CAUSE_NAMES: Readonly<Record<Fell['cause'], string>> = {
  dagger: 'A dagger',
  'throwing-dagger': 'A thrown dagger',
  bow: 'A bow',
  sword: 'A sword',
  hammer: 'A hammer',
  ax: 'An ax',
  monster: 'Claws and teeth',
  blast: 'Blast',
  lightning: 'Lightning',
  explosion: 'An explosion',
  'mental-attack': 'Mental Attack',
  'wrath-of-god': 'Wrath of God',
  sleep: 'Killed asleep',
  casting: 'The price of a spell',
  'mind-battle': 'A battle of minds',
  arrow: 'An arrow trap',
  'poisoned-arrow': 'A poisoned arrow',
  'poison-gas': 'Poison gas',
  poison: 'Poison',
  'flaming-oil': 'Flaming oil',
  stone: 'Turned to stone',
  statue: 'Turned to stone by a statue',
  'fire-breath': 'Fire breath',
  hellgate: 'The Hellgate',
  strangling: 'A strangling medallion',
  armor: 'Armor taken off',
  bookcase: 'A bookcase',
  clavichord: 'A clavichord',
  painting: 'A painting',
  shaft: 'The shaft of the Hellgate',
  'left-behind': 'Left behind',
  betrayal: 'Turned against the party',
}

export function causeName(cause: string): string {
  return isCause(cause) ? CAUSE_NAMES[cause] : cause.replaceAll('-', ' ')
}

/** What holds a betrayer and is nobody in this raid. */
const MASTERS: { readonly [by: string]: string } = { talisman: 'a Talisman of Evil', 'x-the-unknown': 'X the Unknown' }

export function fellInWords(s: DelveState, { turn, level, at, cause, by: id }: Fell): Told {
  const by = id === null ? null : (MASTERS[id] ?? namesOf(s)(id))
  const told = { turn, level, cause, text: `Level ${level}, ${placeName(segment(s, at))}. ${CAUSES[cause](by)}` }
  return by === null ? told : { ...told, by }
}

/** Of what somebody fell, behind a name: `killed by Orc 1 with a sword`. */
export function causeInWords(cause: string, by: string | null): string {
  const words = isCause(cause) ? CAUSES[cause](by) : cause.replaceAll('-', ' ')
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function isCause(cause: string): cause is Fell['cause'] {
  return Object.hasOwn(CAUSES, cause)
}

import type { Fell as Told } from '../../kernel/tale-types.ts'
import { capital } from '../../kernel/words.ts'
import { segment } from '../chapters/party.ts'
import { placeName } from '../open/place-name.ts'
import type { DelveState, Fell } from '../state.ts'
import { namesOf } from './names.ts'

// Where and how someone fell or was lost: one short line for the roster.

/** The words for a cause; `by` is null where nobody did it. */
type Words = (by: string | null) => string

function blow(how: string): Words {
  return (by) => (by === null ? `Killed ${how}` : `Killed by ${by} ${how}`)
}

/** A spell, cast by someone or by a thing. */
function spell(name: string, alone: string): Words {
  return (by) => (by === null ? alone : `Killed by the ${name} of ${by}`)
}

interface CauseText {
  /** In the middle of a sentence, and where causes are counted: `the price of a spell`. */
  readonly name: string
  /** How someone fell: `Killed by Orc 1 with a sword`. */
  readonly words: Words
}

/** Everything that takes Wound Points, life or a companion. */
export const CAUSES: Readonly<Record<Fell['cause'], CauseText>> = {
  dagger: { name: 'a dagger', words: blow('with a dagger') },
  'throwing-dagger': { name: 'a thrown dagger', words: blow('with a throwing dagger') },
  bow: { name: 'a bow', words: blow('with a bow') },
  sword: { name: 'a sword', words: blow('with a sword') },
  hammer: { name: 'a hammer', words: blow('with a hammer') },
  ax: { name: 'an ax', words: blow('with an ax') },
  monster: { name: 'claws and teeth', words: (by) => `Killed by ${by ?? 'claws and teeth'}` },
  blast: { name: 'Blast', words: spell('Blast', 'Killed by a Blast of the Hellgate') },
  lightning: { name: 'Lightning', words: spell('Lightning', 'Struck by the lightning of an altar') },
  explosion: { name: 'an explosion', words: spell('Explosion', 'Killed by an explosion') },
  'mental-attack': { name: 'Mental Attack', words: spell('Mental Attack', 'Killed by a Mental Attack') },
  'wrath-of-god': { name: 'Wrath of God', words: spell('Wrath of God', 'Struck by the Wrath of God at an altar') },
  sleep: { name: 'killed while asleep', words: (by) => `Killed while asleep${by === null ? '' : ` by ${by}`}` },
  casting: { name: 'the price of a spell', words: () => 'Died paying for a spell' },
  'mind-battle': {
    name: 'a battle of minds',
    words: (by) => (by === null ? 'Died paying for a battle of minds' : `Killed by the mind of ${by}`),
  },
  arrow: { name: 'an arrow trap', words: () => 'Killed by an arrow' },
  'poisoned-arrow': { name: 'a poisoned arrow', words: () => 'Killed by a poisoned arrow' },
  'poison-gas': { name: 'poison gas', words: () => 'Killed by poison gas' },
  poison: { name: 'poison', words: () => 'Died of poison' },
  'flaming-oil': { name: 'flaming oil', words: () => 'Burned in flaming oil' },
  stone: { name: 'turned to stone', words: (by) => `Turned to stone by ${by ?? 'a Medusa'}` },
  statue: { name: 'turned to stone by a statue', words: () => 'Turned to stone by a Medusa’s statue' },
  'fire-breath': { name: 'fire breath', words: (by) => `Burned by ${by ?? 'fire breath'}` },
  hellgate: { name: 'the Hellgate', words: () => 'Killed trying to destroy the Hellgate' },
  strangling: { name: 'a strangling medallion', words: () => 'Strangled by a medallion' },
  armor: { name: 'armor taken off', words: () => 'Died when the armor came off' },
  bookcase: { name: 'a bookcase', words: () => 'Crushed by a bookcase' },
  clavichord: { name: 'a clavichord', words: () => 'Killed by a clavichord' },
  painting: { name: 'a painting', words: () => 'Struck down by a painting' },
  shaft: { name: 'the shaft of the Hellgate', words: () => 'Fell into the shaft of the Hellgate' },
  'left-behind': { name: 'left behind', words: () => 'Left behind' },
  betrayal: { name: 'turned against the party', words: (by) => `Turned against the party by ${by ?? 'a charm'}` },
}

/** What a cause is called in the middle of a sentence. */
export function causeCalled(cause: Fell['cause']): string {
  return CAUSES[cause].name
}

/** What a cause is called where causes are counted. */
export function causeName(cause: string): string {
  return capital(isCause(cause) ? CAUSES[cause].name : cause.replaceAll('-', ' '))
}

/** Masters of a betrayer that are nobody in this raid. */
const MASTERS: { readonly [by: string]: string } = { talisman: 'a Talisman of Evil', 'x-the-unknown': 'X the Unknown' }

export function fellInWords(s: DelveState, { turn, level, at, cause, by: id }: Fell): Told {
  const by = id === null ? null : (MASTERS[id] ?? namesOf(s)(id))
  const told = { turn, level, cause, text: `Level ${level}, ${placeName(segment(s, at))}. ${CAUSES[cause].words(by)}` }
  const kind = s.monsters.find((m) => m.id === id)?.type
  return by === null ? told : { ...told, by, ...(kind && { kind }) }
}

/** How someone fell, to follow a name: `killed by Orc 1 with a sword`. */
export function causeInWords(cause: string, by: string | null): string {
  const words = isCause(cause) ? CAUSES[cause].words(by) : cause.replaceAll('-', ' ')
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function isCause(cause: string): cause is Fell['cause'] {
  return Object.hasOwn(CAUSES, cause)
}

import { kindOf } from './numbered.ts'

// Names by the rules and on the page alike.

export const RANKS = ['Front rank', 'Second rank', 'Third rank', 'Fourth rank'] as const
export const SPACE_NAMES = ['left', 'middle', 'right']

/** `Front rank`; counted from 0. */
export function rankName(rank: number): string {
  return RANKS[rank] ?? `Rank ${rank + 1}`
}

/** `front rank, left`; both counted from 0. */
export function placeInRanks(rank: number, space: number): string {
  return `${rankName(rank).toLowerCase()}, ${SPACE_NAMES[space] ?? space + 1}`
}

/** Plurals that are not made with an `s`; there is only one X. */
const PLURALS: Readonly<Record<string, string>> = {
  'Dire Wolf': 'Dire Wolves',
  'Evil Hero': 'Evil Heroes',
  Harpy: 'Harpies',
  'X the Unknown': 'X the Unknown',
}

/** `Trolls`, `Harpies`: what several monsters of a kind are called. */
export function pluralOf(kind: string): string {
  return PLURALS[kind] ?? `${kind}s`
}

/** What became of a character in a raid, phrased to follow the name. */
export const FATE_NAMES = {
  inside: 'still inside',
  'came-out': 'came home',
  fallen: 'fell',
  lost: 'was lost',
  abandoned: 'was called back',
} as const

/** The largest party, and the size below which a warning is given (4.1.A). */
export const MOST_IN_PARTY = 6
export const ADVISED_IN_PARTY = 4

/** How one joins the roster, in the order in which it is offered. */
export const KINDS = { hero: { id: 'hero', label: 'hero' }, initiate: { id: 'initiate', label: 'initiate' } } as const

/** What the ledger counts. */
export const UNIT_NAMES = {
  experience: { title: 'Experience Points', short: 'Exp.', one: 'Experience Point', many: 'Experience Points' },
  gold: { title: 'Gold Marks', one: 'gold mark', many: 'gold marks' },
  jewel: { title: 'Jewels', one: 'jewel', many: 'jewels' },
  ability: { title: 'Abilities', one: 'ability', many: 'abilities' },
  item: { title: 'Items', one: 'item', many: 'items' },
  exit: { title: 'Exits', one: 'exit', many: 'exits' },
} as const

/** What an increase of a weapon skill changes that the arms carried do not use (12.2). */
export const CHANGES_NOTHING = 'nothing with the weapons carried now'

/** Letters of an initiate's name (4.1.B). */
export const LONGEST_NAME = 40

/** Given names for initiates: thrown for, or taken by the bots. */
export const GIVEN_NAMES = [
  'Una',
  'Borin',
  'Hale',
  'Mira',
  'Odo',
  'Tarn',
  'Isa',
  'Wulf',
  'Nessa',
  'Cadoc',
  'Runa',
  'Edda',
  'Pell',
  'Jory',
  'Sive',
  'Garth',
  'Alda',
  'Brand',
  'Ceri',
  'Dunstan',
  'Elke',
  'Finn',
  'Greta',
  'Hob',
  'Ida',
  'Joss',
  'Kestrel',
  'Leif',
  'Maud',
  'Ned',
  'Osric',
  'Petra',
  'Quill',
  'Rowan',
  'Sigrid',
  'Thora',
  'Ulf',
  'Vera',
  'Wilf',
  'Yorick',
  'Ansa',
  'Beck',
  'Corin',
  'Dagny',
  'Emrys',
  'Freya',
  'Godric',
  'Hilda',
] as const

/**
 * Whether someone of the campaign, living or fallen, has this given name already: an id is made from a name, and a second bearer's ends in
 * a number.
 */
export function isGiven(name: string, ids: readonly string[]): boolean {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return ids.some((taken) => taken === id || kindOf(taken) === id)
}

/** The faces that initiates choose from, six of each race (4.1.B): symbols of the page's sprite of faces, with what tells them apart. */
export const INITIATE_FACES = {
  'face-elf-1': 'Elf, fair and long-haired',
  'face-elf-2': 'Elf, hooded',
  'face-elf-3': 'Elf, archer with a band',
  'face-elf-4': 'Elf, white braid',
  'face-elf-5': 'Elf, dark topknot',
  'face-elf-6': 'Elf, freckles and leaves',
  'face-dwarf-1': 'Dwarf, bald and black-bearded',
  'face-dwarf-2': 'Dwarf, round helm',
  'face-dwarf-3': 'Dwarf, dark braid',
  'face-dwarf-4': 'Dwarf, grey under a cap',
  'face-dwarf-5': 'Dwarf, plaited beard',
  'face-dwarf-6': 'Dwarf, helm and braid',
  'face-human-1': 'Human, kettle hat',
  'face-human-2': 'Human, dark fringe',
  'face-human-3': 'Human, cropped hair',
  'face-human-4': 'Human, hooded',
  'face-human-5': 'Human, curls and a scar',
  'face-human-6': 'Human, bald and white-bearded',
} as const

/** Heroes whose face goes by a shorter name than they do. */
const SHORT: Readonly<Record<string, string>> = {
  'gwaigillion-elengal': 'gwaigillion',
  'raman-cronkevitch': 'raman',
  'stephen-paladin': 'stephen',
}

interface Person {
  /** The slug. */
  readonly id: string
  readonly race: string
  readonly kind: string
}

/**
 * The face of someone who has chosen none: a hero has his own, an initiate one of the six of his race, by his name, and if others have that
 * one, the next that nobody has.
 *
 * @returns null for those who have none, as charmed monsters
 */
export function faceOf({ id, race, kind }: Person, taken: ReadonlySet<string> = new Set()): string | null {
  if (kind === 'hero') return `face-${SHORT[id] ?? id}`
  if (kind !== 'initiate') return null
  const own = Object.keys(INITIATE_FACES).filter((face) => face.startsWith(`face-${race.toLowerCase()}-`))
  const first = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % Math.max(1, own.length)
  const inTurn = [...own.slice(first), ...own.slice(0, first)]
  return inTurn.find((face) => !taken.has(face)) ?? inTurn[0] ?? null
}

/** The faces of people together, by id: `chosen` first, then each in turn one that nobody before him has. */
export function facesOf(people: readonly Person[], chosen: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  const faces = new Map(chosen)
  for (const person of people) {
    if (faces.has(person.id)) continue
    const face = faceOf(person, new Set(faces.values()))
    if (face !== null) faces.set(person.id, face)
  }
  return faces
}

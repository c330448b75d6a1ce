import type { Seat } from '../../kernel/types.ts'
import type { Character, CharacterSheet, Id, Item } from '../state.ts'
import {
  BACKGROUND_GAIN,
  BACKGROUNDS,
  HERO_IDS,
  HEROES,
  type HeroId,
  INITIATES,
  type InitiateRace,
  type MagicPotential,
  MONSTER_TYPES,
  ORDINARY_SPELL_IDS,
  SPELL_IDS,
  SPELLS,
  type SpellId,
  WEAPONS,
  type Weapon,
} from '../tables/index.ts'
import { magicOf, noCombatEffects } from './party.ts'

// 4.1.B, 4.2: the records of heroes and initiates, and how someone in play is made of one.

/** What an initiate brings from the outside world (4.1.B.7): `weapon-skill:bow`, `wounds`. */
export type BackgroundChoice = 'wounds' | 'negotiation' | 'hellgate' | 'detrap' | `weapon-skill:${Weapon}`

export const BACKGROUND_CHOICES: readonly BackgroundChoice[] = BACKGROUNDS.flatMap((each): readonly BackgroundChoice[] =>
  each === 'weapon-skill' ? WEAPONS.map((weapon): BackgroundChoice => `weapon-skill:${weapon}`) : [each],
)

export const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/** Words that stand in ids of options, and so cannot be the id of a character. */
const WORDS: ReadonlySet<string> = new Set([
  ...HERO_IDS,
  ...MONSTER_TYPES,
  ...SPELL_IDS,
  ...WEAPONS,
  ...['gateway', 'talisman', 'gold', 'party', 'march', 'decline', 'leave', 'fight', 'pass', 'later', 'keep', 'done', 'detrap'],
  ...['negotiate', 'bribe', 'north', 'east', 'south', 'west', 'up', 'down', 'ours', 'theirs', 'everybody', 'nobody', 'initiate'],
])
/** Segments, items and numbered monsters. */
const NUMBERED = /^s\d+$|^(weapon|armor|potion|talisman|medallion|ring|tapestry|chest|jewel)(-|$)/

/** A name as a kebab-case id not in `taken` and not that of a hero, monster, item or option: `Una` is `una`, a second one `una-2`. */
export function initiateId(name: string, taken: readonly Id[] = []): Id {
  const plain = name.normalize('NFD').toLowerCase().replaceAll('ł', 'l').replaceAll(/\p{M}/gu, '')
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  const clashes = words === '' || NUMBERED.test(words) || WORDS.has(words.replace(/(-\d+)+$/, ''))
  const base = clashes ? `initiate-${words}`.replace(/-$/, '') : words
  let id = base
  for (let n = 2; taken.includes(id); n++) id = `${base}-${n}`
  return id
}

/** 4.1.B.1: a hero's record out of the chart (4.3), with the ordinary weapons in it and no spells chosen yet. */
export function heroSheet(id: HeroId): CharacterSheet {
  const hero = HEROES[id]
  return {
    id,
    name: hero.name,
    race: hero.race,
    kind: 'hero',
    woundPoints: hero.wounds,
    resistance: hero.resistance,
    combatBonus: hero.combatBonus,
    magic: [...hero.magic],
    weapons: hero.weapons.map((weapon) => ({ weapon, bonus: 0, item: null })),
    weaponSkill: { ...hero.weaponSkill },
    skills: { ...hero.skills },
    known: [],
    cheap: [],
    items: [],
    exits: 0,
  }
}

export interface NewInitiate {
  readonly id: Id
  readonly name: string
  readonly race: InitiateRace
  /** Two, the primary one first. */
  readonly weapons: readonly Weapon[]
  readonly magic: MagicPotential
  /** Null until it is chosen. */
  readonly background: BackgroundChoice | null
  readonly known: readonly SpellId[]
}

/** 4.1.B.2 to 4.1.B.7: an initiate's record. */
export function initiateSheet({ id, name, race, weapons, magic, background, known }: NewInitiate): CharacterSheet {
  const { wounds, resistance, combatBonus, weaponSkill, skills } = INITIATES[race]
  const sheet: CharacterSheet = {
    id,
    name,
    race,
    kind: 'initiate',
    woundPoints: wounds,
    resistance,
    combatBonus,
    magic: [...magic],
    weapons: weapons.map((weapon) => ({ weapon, bonus: 0, item: null })),
    weaponSkill: { ...weaponSkill },
    skills: { ...skills },
    known: [...known],
    cheap: [],
    items: [],
    exits: 0,
  }
  if (background !== null) bringBackground(sheet, background)
  return sheet
}

/** 4.1.B.7: what he brings is in his record. */
export function bringBackground(sheet: CharacterSheet, choice: BackgroundChoice): void {
  switch (choice) {
    case 'wounds':
      sheet.woundPoints += BACKGROUND_GAIN
      return
    case 'negotiation':
    case 'hellgate':
    case 'detrap':
      sheet.skills[choice] = (sheet.skills[choice] ?? 0) + BACKGROUND_GAIN
      return
    default: {
      const weapon = WEAPONS.find((each) => choice === `weapon-skill:${each}`)
      if (weapon !== undefined) sheet.weaponSkill[weapon] = (sheet.weaponSkill[weapon] ?? 0) + BACKGROUND_GAIN
    }
  }
}

/** A character made from his record, healed, as he comes to the Gateway: what is kept at home stays there (17.1, 17.4). */
export function newCharacter(sheet: CharacterSheet, seat: Seat): Character {
  const { items, ...person } = copySheet(sheet)
  const atHome = items.filter((item) => staysAtHome(sheet, item))
  return {
    ...person,
    items: items.filter((item) => !atHome.includes(item)),
    ...(atHome.length === 0 ? {} : { atHome }),
    fighter: 'character',
    seat,
    wounds: 0,
    status: 'living',
    side: 'party',
    at: 'gateway',
    apart: false,
    circled: [],
    limits: {},
    inHand: sheet.weapons.length > 0 ? 0 : null,
    gold: 0,
    jewels: [],
    experience: 0,
    curses: [],
    mageArmor: 0,
    strength: 0,
    freeSpells: false,
    combat: noCombatEffects(),
    charmedBy: null,
    fell: null,
  }
}

/** 17.4: two weapons go along, and a tapestry would take the place of one (13.6). */
export function staysAtHome({ weapons }: CharacterSheet, item: Item): boolean {
  return item.kind === 'tapestry' || (item.kind === 'weapon' && !weapons.some((carried) => carried.item === item.id))
}

/** The record of a character in play, with what he left at home. */
export function wholeSheet(c: Character): CharacterSheet {
  const sheet = copySheet(c)
  if (c.atHome !== undefined) sheet.items.unshift(...copyItems(c.atHome))
  return sheet
}

/** A copy of a record, sharing nothing with it; given a character in play, it copies only the record. */
export function copySheet(c: CharacterSheet): CharacterSheet {
  const [red, yellow, blue] = c.magic
  const sheet: CharacterSheet = {
    id: c.id,
    name: c.name,
    race: c.race,
    kind: c.kind,
    woundPoints: c.woundPoints,
    resistance: c.resistance,
    combatBonus: c.combatBonus,
    magic: [red, yellow, blue],
    weapons: c.weapons.map((each) => ({ ...each })),
    weaponSkill: { ...c.weaponSkill },
    skills: { ...c.skills },
    known: [...c.known],
    cheap: [...c.cheap],
    items: copyItems(c.items),
    exits: c.exits,
  }
  if (c.knows !== undefined) sheet.knows = c.knows
  return sheet
}

function copyItems(items: readonly Item[]): Item[] {
  return items.map((item) => (item.kind === 'talisman' ? { ...item, gains: [...item.gains] } : { ...item }))
}

/** How many spells a character knows at the start: the highest of the three ratings (4.1.B.6). */
export function spellsToKnow(c: Pick<CharacterSheet, 'magic' | 'items'>): number {
  return Math.min(ORDINARY_SPELL_IDS.length, Math.max(0, ...magicOf(c)))
}

/** Chosen at home; the special ones (10.8) are only found. */
export function isOrdinary(id: SpellId): boolean {
  return SPELLS[id].kind !== 'special'
}

import { z } from 'zod'
import { FATES } from './campaign.ts'
import { PORTRAITS, UNDO_MODES } from './fields.ts'
import { LONGEST_NOTE, UNITS } from './home.ts'

// A character's record as a file. `docs/character-record-1.schema.json` is made of this, `docs/records.md` says what it promises.

export const RECORD_VERSION = 1

/** Far above what any campaign brings about, far below what a number can no longer count. */
const MOST = 9999
const MOST_MONEY = 1_000_000_000
const MOST_ENTRIES = 100_000
const MOST_CHARACTERS = 2000

/** One line without control characters, invisible ones, or blanks at its ends. */
const Line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u, 'must be one line of visible characters')
const Words = z
  .string()
  .max(1000)
  .regex(/^\P{C}*$/u, 'must be one line of visible characters')
const Kebab = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a name in kebab-case')
const Rule = z
  .string()
  .max(20)
  .regex(/^[a-zA-Z0-9.-]*$/, 'must be the number of a case')
const Count = z.int().min(0).max(MOST)
const Money = z.int().min(0).max(MOST_MONEY)
const Change = z.int().min(-MOST_MONEY).max(MOST_MONEY)
const Raid = z.int().min(1).max(1_000_000)
const Time = z.iso.datetime()

// ---------------------------------------------------------------- the sheet of Citadel of Blood (4.2)

const Weapon = z.enum(['dagger', 'throwing-dagger', 'bow', 'sword', 'hammer', 'ax'])
const Suns = z.tuple([Count, Count, Count]).meta({ description: 'By sun: red, yellow, blue.' })
const Spell = Kebab.meta({ description: 'As in table 10.9: `heal`, `wrath-of-god`.' })

const Item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('weapon'), id: Kebab, weapon: Weapon, bonus: Count }),
  z.strictObject({ kind: z.literal('armor'), id: Kebab, bonus: Count, worn: z.boolean() }),
  z.strictObject({
    kind: z.literal('potion'),
    id: Kebab,
    type: z.enum(['poison', 'strength', 'charm-person', 'charm-monster', 'healing']),
    doses: Count,
  }),
  z.strictObject({
    kind: z.literal('talisman'),
    id: Kebab,
    type: z.enum(['mind', 'yellow-sun', 'blue-sun', 'red-sun', 'all-suns', 'evil']),
    gains: Suns,
  }),
  z.strictObject({
    kind: z.literal('medallion'),
    id: Kebab,
    type: z.enum(['neutralize-poison', 'potion-appraisal', 'oratory', 'dexterity', 'strangling']),
    worn: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('ring'),
    id: Kebab,
    type: z.enum(['resistance-1', 'resistance-2', 'sleep', 'neutralize-poison', 'heal', 'resurrect']),
    worn: z.boolean(),
    used: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('tapestry'), id: Kebab, value: Money }),
])

export const Sheet = z
  .strictObject({
    id: Kebab.meta({ description: 'The name by which the rules know the character.' }),
    name: Line(80),
    race: z.enum(['elf', 'dwarf', 'human', 'demi-cronk', 'swamp-creature']),
    kind: z.enum(['hero', 'initiate']),
    woundPoints: z.int().min(1).max(MOST),
    resistance: Count,
    combatBonus: z.int().min(-MOST).max(MOST),
    magic: Suns,
    weapons: z.array(z.strictObject({ weapon: Weapon, bonus: Count, item: Kebab.nullable() })).max(2),
    weaponSkill: z.partialRecord(Weapon, Count),
    skills: z.partialRecord(z.enum(['negotiation', 'detrap', 'hellgate']), Count),
    known: z.array(Spell).max(26),
    knows: Count.exactOptional().meta({
      description: 'How many ordinary spells are known, where altars or talismans made them more than the ratings give.',
    }),
    cheap: z.array(Spell).max(26),
    items: z.array(Item).max(500),
    exits: Count,
  })
  .meta({ id: 'Sheet', description: 'The character record of Citadel of Blood, case 4.2.' })
export type Sheet = z.infer<typeof Sheet>

// ---------------------------------------------------------------- the record

const Entry = z
  .strictObject({
    n: z.int().min(1).max(MOST_ENTRIES),
    raid: Raid.nullable(),
    turn: Count.nullable(),
    unit: z.enum(UNITS),
    amount: Change.meta({ description: 'Signed: points, gold marks, the value of a jewel, steps of an ability, pieces, exits.' }),
    subject: z
      .string()
      .max(80)
      .regex(/^[a-z0-9:-]*$/, 'must be a name in kebab-case'),
    rule: Rule,
    reason: Kebab,
    text: Words,
    reverses: z.int().min(1).nullable().meta({ description: 'The number of the entry that this one takes back.' }),
    at: Time,
    experience: Money,
    gold: Money,
    jewels: Money,
    exits: Count,
  })
  .meta({ id: 'Entry', description: 'One change, with the sums after it.' })
export type RecordEntry = z.infer<typeof Entry>

export const RecordBody = z
  .strictObject({
    status: z.enum(['living', 'dead', 'lost', 'retired']),
    joinedAt: Time,
    note: z
      .string()
      .max(LONGEST_NOTE)
      .regex(/^[\P{C}\p{Cf}\n\t]*$/u, 'must be without control characters'),
    portrait: z.enum(PORTRAITS).nullable(),
    fell: z
      .strictObject({ raid: Raid.nullable(), turn: Count, level: Count, cause: Words, by: Words.exactOptional(), text: Words })
      .nullable()
      .meta({ description: 'Where and of what, for the dead and the lost.' }),
    sheet: Sheet,
    origin: Sheet.nullable().meta({ description: 'The sheet as it was at the start; null where that was not kept.' }),
    balances: z.strictObject({ experience: Money, gold: Money, jewels: z.array(z.int().min(1).max(MOST_MONEY)).max(MOST), exits: Count }),
    ledger: z.array(Entry).max(MOST_ENTRIES),
    raids: z.array(z.strictObject({ raid: Raid, fate: z.enum(FATES) })).max(MOST),
    victories: Count,
    deeds: z.array(z.strictObject({ raid: Raid, text: Words })).max(MOST),
    prices: z
      .array(z.strictObject({ increase: z.string().max(80), label: Words, experience: Money, gold: Money }))
      .max(100)
      .meta({ description: 'What one point more of each ability cost when this was written.' }),
  })
  .meta({ id: 'Character' })
export type RecordBody = z.infer<typeof RecordBody>

const head = {
  version: z.literal(RECORD_VERSION),
  game: z.literal('citadel'),
  rulesVersion: z.string().max(20),
  app: z.string().max(40).meta({ description: 'The version of Citadel that wrote it.' }),
  writtenAt: Time,
  campaign: z.strictObject({ name: Line(60), variants: z.array(Kebab).max(20), undo: z.enum(UNDO_MODES) }),
}

export const CharacterRecord = z.strictObject({ format: z.literal('citadel-character'), ...head, character: RecordBody })
export type CharacterRecord = z.infer<typeof CharacterRecord>

/** Everybody of a campaign. */
export const RosterRecord = z.strictObject({
  format: z.literal('citadel-roster'),
  ...head,
  characters: z.array(RecordBody).min(1).max(MOST_CHARACTERS),
})
export type RosterRecord = z.infer<typeof RosterRecord>

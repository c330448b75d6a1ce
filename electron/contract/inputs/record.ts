import { z } from 'zod'
import { CHARACTER_STATUSES, GAME_FATES, UNITS } from '../../../engine/kernel/campaign-types.ts'
import { UNDO_MODES } from '../../../engine/kernel/types.ts'
import { LONGEST_NAME, LONGEST_NOTE } from '../limits.ts'
import { GameId, ONE_LINE, Portrait } from './fields.ts'
import { boundedObject } from './plain-json.ts'

// A character's record as a file: the part common to all games. The sheet in it is the game's own. The published schemas
// (`docs/character-record-1.<game>.schema.json`) combine both; `docs/records.md` says what they promise.

export const RECORD_VERSION = 1

/** Far above any campaign's figures, far below the limit of exact numbers. */
const MOST = 9999
export const MOST_MONEY = 1_000_000_000
const MOST_ENTRIES = 100_000
const MOST_CHARACTERS = 2000

/** One line without control characters, invisible ones, or blanks at its ends. */
const Line = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^(?!\s)[^\p{C}\p{Zl}\p{Zp}]+(?<!\s)$/u, 'must be one line of visible characters')
const Words = z.string().max(1000).regex(ONE_LINE, 'must be one line of visible characters')
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
const GameNumber = z.int().min(1).max(1_000_000)
const Time = z.iso.datetime()

/** The game's own sheet, which the game reads. A game's published schema has its own sheet here. */
export const Sheet = boundedObject({ depth: 8, values: 20_000, text: 20_000 }).meta({ id: 'Sheet' })

// ---------------------------------------------------------------- the record

const Entry = z
  .strictObject({
    n: z.int().min(1).max(MOST_ENTRIES),
    raid: GameNumber.nullable(),
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
    reverses: z.int().min(1).nullable().meta({ description: 'The number of the entry that this one reverses.' }),
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
    status: z.enum(CHARACTER_STATUSES),
    joinedAt: Time,
    note: z
      .string()
      .max(LONGEST_NOTE)
      .regex(/^[\P{C}\p{Cf}\n\t]*$/u, 'must be without control characters'),
    portrait: Portrait.nullable(),
    fell: z
      .strictObject({
        ...{ raid: GameNumber.nullable(), turn: Count, level: Count, cause: Words },
        ...{ by: Words.exactOptional(), kind: Words.exactOptional(), text: Words },
      })
      .nullable()
      .meta({ description: 'Where and of what, for the dead and the lost.' }),
    sheet: Sheet,
    origin: Sheet.nullable().meta({ description: 'The sheet as it was at the start; null where that was not kept.' }),
    balances: z.strictObject({ experience: Money, gold: Money, jewels: z.array(z.int().min(1).max(MOST_MONEY)).max(MOST), exits: Count }),
    ledger: z.array(Entry).max(MOST_ENTRIES),
    raids: z.array(z.strictObject({ raid: GameNumber, fate: z.enum(GAME_FATES) })).max(MOST),
    victories: Count,
    deeds: z.array(z.strictObject({ raid: GameNumber, text: Words })).max(MOST),
    scars: z
      .array(z.strictObject({ raid: GameNumber, text: Words }))
      .max(MOST)
      .exactOptional()
      .meta({ description: 'What nearly killed this character, game by game; absent in records that did not keep it.' }),
    career: z
      .array(
        z.strictObject({
          id: Kebab,
          title: Words,
          lines: z.array(z.strictObject({ id: Kebab, label: Words, value: z.number().nullable(), detail: Words })).max(MOST),
        }),
      )
      .max(20)
      .exactOptional()
      .meta({ description: 'What all games come to: kills by kind, hits beside those expected; absent where the game adds nothing up.' }),
    prices: z
      .array(z.strictObject({ increase: z.string().max(80), label: Words, experience: Money, gold: Money }))
      .max(100)
      .meta({ description: 'What one point more of each ability cost when this was written.' }),
  })
  .meta({ id: 'Character' })
export type RecordBody = z.infer<typeof RecordBody>

const head = {
  version: z.literal(RECORD_VERSION),
  game: GameId,
  rulesVersion: z.string().max(20),
  app: z.string().max(40).meta({ description: 'The version of Citadel that wrote it.' }),
  writtenAt: Time,
  campaign: z.strictObject({ name: Line(LONGEST_NAME), variants: z.array(Kebab).max(20), undo: z.enum(UNDO_MODES) }),
}

export const CharacterRecord = z.strictObject({ format: z.literal('citadel-character'), ...head, character: RecordBody })
export type CharacterRecord = z.infer<typeof CharacterRecord>

/** All characters of a campaign. */
export const RosterRecord = z.strictObject({
  format: z.literal('citadel-roster'),
  ...head,
  characters: z.array(RecordBody).min(1).max(MOST_CHARACTERS),
})
export type RosterRecord = z.infer<typeof RosterRecord>

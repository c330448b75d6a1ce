import { z } from 'zod'
import { MOST_STATES, type Lineage as StoredLineage } from '../../../../db/lineage.ts'
import type { WholeCampaign, WholeCharacter, WholeSession } from '../../../../db/transfer.ts'
import { CHARACTER_STATUSES, UNITS } from '../../../../engine/kernel/campaign-types.ts'
import type { Positions } from '../../../../engine/kernel/record-types.ts'
import { GIVERS, type Json, type KeptRoll, SESSION_STATUSES, SKILLS, UNDO_MODES } from '../../../../engine/kernel/types.ts'
import { Portrait } from '../../../contract/inputs/fields.ts'
import { MOST_MONEY } from '../../../contract/inputs/record.ts'
import { LONGEST_NAME, LONGEST_NOTE, MOST_ON_PAPER } from '../../../contract/limits.ts'

// The lines of a campaign file, each one line of JSON; `docs/records.md` says what they promise.

export const CAMPAIGN_FORMAT = 'citadel-campaign'
export const CAMPAIGN_VERSION = 1

export const GAME_FORMAT = 'citadel-game'
export const GAME_VERSION = 1

/** Row numbers in the database leave room for fewer than a million of each. */
const MOST_ROWS = 999_999

const Count = z.int().min(0).max(MOST_ROWS)
const Place = z.int().min(1).max(MOST_ROWS)
const Money = z.int().min(0).max(MOST_MONEY)
const Time = z.iso.datetime()
const Id = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a name in kebab-case')
const Text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{C}*$/u, 'must be one line of visible characters')
const Name = Text(LONGEST_NAME).regex(/^(?!\s)\P{C}+(?<!\s)$/u, 'must be one line of visible characters')
const Note = z
  .string()
  .max(LONGEST_NOTE)
  .regex(/^[\P{C}\p{Cf}\n\t]*$/u, 'must be without control characters')
const AnyJson = z.custom<Json>((value) => value !== undefined, 'is missing')
/** The game's own, checked by the game. */
const Thing = z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'must be an object')

const Position = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const Streams = z.tuple([Position, Position, Position, Position]) satisfies z.ZodType<Positions>

const Lineage = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(80)
    .regex(/^[a-z0-9-]+$/, 'must be an id'),
  states: z
    .array(z.strictObject({ digest: z.string().regex(/^[0-9a-f]{32}$/, 'must be a digest'), at: Time }))
    .min(1)
    .max(MOST_STATES),
}) satisfies z.ZodType<StoredLineage>

export const Header = z.strictObject({
  format: z.literal(CAMPAIGN_FORMAT),
  version: z.literal(CAMPAIGN_VERSION),
  app: Text(40),
  writtenAt: Time,
  characters: z.int().min(0).max(10_000),
  sessions: z.int().min(0).max(10_000),
  /** By what the campaign is known again; files of older versions leave it out. */
  lineage: Lineage.exactOptional(),
  campaign: z.strictObject({
    name: Name,
    game: Id,
    variants: z.array(Id).max(20),
    undo: z.enum(UNDO_MODES),
    archived: z.boolean(),
    createdAt: Time,
    /** Left out where it did not begin on paper, and by older versions. */
    gamesBefore: z.int().min(1).max(MOST_ON_PAPER).exactOptional(),
  }) satisfies z.ZodType<WholeCampaign['campaign']>,
})

const Entry = z.strictObject({
  session: Place.nullable(),
  input: Count.nullable(),
  line: Count,
  turn: Count.nullable(),
  unit: z.enum(UNITS),
  amount: z.int().min(-MOST_MONEY).max(MOST_MONEY),
  subject: z
    .string()
    .max(80)
    .regex(/^[a-z0-9: -]*$/, 'must be a name in kebab-case'),
  rule: Text(20),
  reason: Id,
  reverses: Place.nullable(),
  at: Time,
  experience: Money,
  gold: Money,
  jewels: Money,
  exits: Money,
})

const Character = z.strictObject({
  slug: Id,
  name: Name,
  race: Id,
  kind: Id,
  status: z.enum(CHARACTER_STATUSES),
  sheet: Thing,
  origin: Thing.nullable(),
  settled: Count,
  note: Note,
  portrait: Portrait.nullable(),
  fell: z
    .strictObject({
      session: Place.nullable(),
      turn: Count,
      level: Count,
      cause: Text(200),
      by: Text(200).exactOptional(),
      kind: Text(200).exactOptional(),
      text: Text(1000),
    })
    .nullable(),
  born: z.strictObject({ session: Place, input: Count }).nullable(),
  createdAt: Time,
  ledger: z.array(Entry).max(MOST_ROWS),
}) satisfies z.ZodType<WholeCharacter>

const Face = z.int().min(1).max(6)
const Answer = z.strictObject({ pick: z.array(z.string().max(200)).max(500).exactOptional(), value: AnyJson.exactOptional() })
const Fallen = {
  code: z.string().max(40),
  dice: z.array(Face).max(1000),
  parts: z.array(z.strictObject({ label: Text(200), value: z.int() })).max(100),
  total: z.int(),
  rule: Text(20),
  who: Text(200).exactOptional(),
}
const Reading = z.strictObject({ table: Text(40), row: Text(40), column: Text(40).exactOptional() })
/** Either a topic or, in records from before rolls had topics, the words for people. */
const Roll = z.union([
  z.strictObject({ ...Fallen, topic: Id, of: Text(80).exactOptional(), reads: Reading.exactOptional() }),
  z.strictObject({ ...Fallen, why: Text(500) }),
]) satisfies z.ZodType<KeptRoll>
/** The other fields are the game's own. */
const Event = z.looseObject({
  type: Id,
  rule: Text(20),
  rolls: z.array(Roll).max(100_000).exactOptional(),
  reads: Reading.exactOptional(),
})
const fallen = {
  answer: Answer.nullable(),
  dice: z.array(Face).max(100_000),
  draws: z.array(z.string().max(200)).max(100_000),
  notes: z.strictObject({
    untold: z.array(Roll).max(100_000).exactOptional(),
    /** In older records: all rolls a second time. */
    rolls: z.array(Roll).max(100_000).exactOptional(),
    barred: z.boolean(),
    /** Who gave the answer, if not a person. */
    given: z.enum(GIVERS).exactOptional(),
    /** The same for a bot's, in older records. */
    bot: z.literal(true).exactOptional(),
    /** Whose question it answered; left out by older records. */
    by: z.int().min(0).max(100).exactOptional(),
    /** How often the session had changed as each seat counts, where they hide things from each other. */
    changes: z.array(z.int().min(0)).max(101).exactOptional(),
    /** When everyone was last shown a change; left out by older records, and where seats hide nothing. */
    shownAt: Time.exactOptional(),
    hid: z.boolean().exactOptional(),
    /** How the errand ended of which it was the last answer. */
    ended: z.strictObject({ label: Text(500), answers: z.int().min(1), text: Text(2000), done: z.boolean() }).exactOptional(),
  }),
  events: z.array(Event).max(100_000),
}

export const Session = z.strictObject({
  game: Id,
  rulesVersion: Text(40),
  status: z.enum(SESSION_STATUSES),
  outcome: z
    .strictObject({
      kind: Id,
      text: Text(1000),
      standings: z
        .array(
          z.strictObject({
            id: Id,
            label: Text(200),
            score: z.number(),
            detail: Text(500).exactOptional(),
            winner: z.boolean().exactOptional(),
            seat: z.int().min(0).max(11).exactOptional(),
          }),
        )
        .max(100)
        .exactOptional(),
      turns: Count.exactOptional(),
    })
    .nullable(),
  redo: Count,
  createdAt: Time,
  seed: z.string().max(1000),
  options: AnyJson,
  setup: z.strictObject({
    undo: z.enum(UNDO_MODES),
    physical: z.boolean(),
    fixed: z.strictObject({ dice: z.array(Face).max(10_000), draws: z.array(z.string().max(200)).max(10_000), strict: z.boolean() }),
    bots: z
      .array(z.strictObject({ seat: z.int().min(0).max(11), skill: z.enum(SKILLS) }))
      .max(12)
      .exactOptional(),
  }),
  seats: z.array(Text(200)).min(1).max(12),
  raiders: z.array(Place).max(100),
  inputs: z
    .array(z.strictObject({ ...fallen, revision: Position, streams: Streams.nullable(), at: Time }))
    .min(1)
    .max(MOST_ROWS),
  undone: z.array(z.strictObject({ ...fallen, branch: Position, n: Count, redo: z.boolean(), nextEvent: Position })).max(MOST_ROWS),
  marks: z
    .array(
      z.strictObject({
        input: Count,
        diceUsed: Count,
        drawsUsed: Count,
        eventsTold: Count,
        linesPosted: Count,
        streams: Streams,
        fingerprint: z.string().regex(/^[0-9a-f]{16}$/, 'must be a fingerprint'),
        state: z.string().max(4_000_000).nullable(),
      }),
    )
    .min(1)
    .max(MOST_ROWS),
  moments: z
    .array(z.strictObject({ branch: Position, input: Count, text: Note, flagged: z.boolean(), at: Time }))
    .max(MOST_ROWS)
    .exactOptional(),
}) satisfies z.ZodType<WholeSession>

/** The first line of a single game's file. */
export const GameHeader = z.strictObject({
  format: z.literal(GAME_FORMAT),
  version: z.literal(GAME_VERSION),
  app: Text(40),
  writtenAt: Time,
  /** It was open, and holds what its seats hid from each other. */
  secrets: z.boolean(),
})

export const CharacterLine = z.strictObject({ character: Character })
export const SessionLine = z.strictObject({ session: Session })
/** The last line: a checksum over everything before it, against damage in transit. */
export const EndLine = z.strictObject({ end: z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a checksum') }) })

import { z } from 'zod'
import { RAID_FATES } from '../../engine/kernel/campaign-types.ts'
import { FATES } from '../../engine/kernel/tale-types.ts'
import { SESSION_STATUSES, SKILLS } from '../../engine/kernel/types.ts'
import { Fell } from './campaign.ts'
import { Portrait } from './fields.ts'
import { OutcomeSchema } from './session.ts'

// The accounts of finished raids, and statistics over many.

const Text = z.string()
const Count = z.int().min(0)
const Counted = z.array(z.strictObject({ id: Text, label: Text, count: Count }))

export const Luck = z.strictObject({
  /** How often each face of the D6 came up, from 1 to 6. */
  faces: z.array(Count).length(6),
  /** By kind of throw: the sum of the chances (or of the expected totals), and what came. */
  kinds: z.array(z.strictObject({ id: Text, label: Text, count: Count, expected: z.number(), came: z.number() })),
})
export type Luck = z.infer<typeof Luck>

const Person = z.strictObject({
  /** Database id; null for characters on no roster. */
  character: Text.nullable(),
  slug: Text,
  name: Text,
  fate: z.enum(FATES),
  score: z.int().exactOptional(),
  experience: z.int(),
  gold: z.int(),
  jewels: z.array(z.int()),
  things: z.array(Text).exactOptional(),
  kills: Count,
  victory: z.boolean(),
  fell: Fell.omit({ session: true, raid: true }).exactOptional(),
  deeds: z.array(Text),
  /** What nearly killed somebody who came home. */
  scar: z.strictObject({ turn: Count, level: Count, text: Text }).exactOptional(),
})

/** What tells most of a game: a person by slug, and what to say after the name. */
export const Feat = z.strictObject({
  who: Text,
  text: Text,
  turn: Count,
  level: Count,
  /** Machine names: what it was, and whom it was done to. */
  sort: Text,
  kind: Text.exactOptional(),
})
export type Feat = z.infer<typeof Feat>

/** One figure of everybody over the turns: a value for each turn from the first on, null where there is none. */
export const Course = z.strictObject({
  id: Text,
  label: Text,
  goal: z.strictObject({ label: Text, value: z.number() }),
  from: Count,
  lines: z.array(z.strictObject({ who: Text, values: z.array(z.number().nullable()) })),
})
export type Course = z.infer<typeof Course>

/** A stretch of a raid, from its first to its last input. */
export const Chapter = z.strictObject({
  turn: z.int(),
  kind: z.enum(['route', 'fight', 'find', 'loss', 'end']),
  title: Text,
  lines: z.array(z.strictObject({ rule: Text, text: Text, tone: z.enum(['plain', 'good', 'bad']), input: Count.exactOptional() })),
  from: Count,
  to: Count,
})
export type Chapter = z.infer<typeof Chapter>

/** A finished game, as a page of the chronicle. */
export const Story = z.strictObject({
  session: Text,
  campaign: Text.nullable(),
  /** Its number in the campaign; null outside one. */
  raid: z.int().min(1).nullable(),
  outcome: Text,
  begunAt: Text,
  endedAt: Text,
  text: Text,
  turns: Count,
  depth: Count,
  explored: Count,
  inputs: Count,
  people: z.array(Person),
  kills: z.array(z.strictObject({ kind: Text, label: Text, count: Count })),
  luck: Luck,
  /** Two at most, the greatest deed first; none where the story was written before there were any. */
  feats: z.array(Feat),
  /** Left out by games without such figures. */
  courses: z.array(Course).exactOptional(),
  chapters: z.array(Chapter),
})
export type Story = z.infer<typeof Story>

/** A raid as the timeline shows it. */
export const RaidFigures = z.strictObject({
  session: Text,
  raid: z.int().min(1),
  status: z.enum(SESSION_STATUSES),
  /** The kind of outcome; null while it is open. */
  outcome: Text.nullable(),
  /** Whether the game counts that end as a victory. */
  victory: z.boolean(),
  begunAt: Text,
  endedAt: Text.nullable(),
  /** One sentence; empty while it is open. */
  text: Text,
  turns: Count,
  depth: Count,
  explored: Count,
  people: z.array(z.strictObject({ character: Text.nullable(), name: Text, fate: z.enum(RAID_FATES) })),
  /** Experience earned by all together, including the fallen; gold and jewels (at their value) as far as they were brought home. */
  experience: z.int(),
  gold: z.int(),
  jewels: z.int(),
  kills: Count,
  fallen: Count,
})
export type RaidFigures = z.infer<typeof RaidFigures>

export const Stats = z.strictObject({
  campaign: Text,
  /** The oldest first. */
  raids: z.array(RaidFigures),
  kills: Counted,
  causes: Counted,
  /** The number of raids by the deepest level they reached. */
  depths: Counted,
  luck: Luck,
  totals: z.strictObject({
    experience: z.int(),
    gold: z.int(),
    jewels: z.int(),
    kills: Count,
    fallen: Count,
    turns: Count,
    /** Raids that the game counts as victories. */
    victories: Count,
    characterVictories: Count,
  }),
})
export type Stats = z.infer<typeof Stats>

/** The best of all games and campaigns, list by list; the games in shelf order. */
export const HallOfRecords = z.array(
  z.strictObject({
    game: Text,
    /** Unique within its game. */
    id: Text,
    title: Text,
    /** The unit of the value: `Experience Points`. */
    unit: Text,
    rows: z.array(
      z.strictObject({
        label: Text,
        detail: Text,
        value: z.number(),
        /** Null for a game without campaigns. */
        campaign: Text.nullable(),
        campaignName: Text.nullable(),
        character: Text.exactOptional(),
        /** Of that character; null for the portrait of its kind, and for a row without a character. */
        portrait: Portrait.nullable(),
        session: Text.exactOptional(),
      }),
    ),
  }),
)
export type HallOfRecords = z.infer<typeof HallOfRecords>

/** What the hall of records leaves out because it cannot be read. */
export const Unreadable = z.array(
  z.strictObject({
    campaign: Text.nullable(),
    /** The raid or game; null for a character. */
    session: Text.nullable(),
    character: Text.nullable(),
    /** A sentence that names it. */
    text: Text,
  }),
)
export type Unreadable = z.infer<typeof Unreadable>

/** What the lists of campaigns, characters, games and templates leave out because it cannot be read. */
export const LeftOut = z.array(
  z.strictObject({
    kind: z.enum(['campaign', 'character', 'game', 'template']),
    /** Its own id. */
    id: Text,
    /** The campaign it is in; null outside of one, and for a campaign. */
    campaign: Text.nullable(),
    /** What it is called. */
    name: Text,
    /** A sentence that names it. */
    text: Text,
  }),
)
export type LeftOut = z.infer<typeof LeftOut>

/** A finished session of a game without campaigns. */
export const GameRecord = z.strictObject({
  /** For `game.replay`. */
  session: Text,
  game: Text,
  title: Text,
  /** The players by seat, with the skill of a bot. */
  players: z.array(z.strictObject({ name: Text, bot: z.enum(SKILLS).nullable() })),
  outcome: OutcomeSchema,
  inputs: Count,
  /** ISO times. */
  begunAt: Text,
  endedAt: Text,
})
export type GameRecord = z.infer<typeof GameRecord>

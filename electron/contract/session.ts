import { z } from 'zod'
import {
  type BotSeat,
  type Decision,
  type Deed,
  type Json,
  type LogEntry,
  type Odds,
  type Option,
  type Outcome,
  type Replay,
  type Roll,
  SESSION_STATUSES,
  type SessionView,
  SKILLS,
  type Worked,
} from '../../engine/kernel/types.ts'
import { AskedId, CampaignId, CharacterId, GameId, Name, SessionId, Undo, Variants, WorkId } from './fields.ts'
import { boundedJson, boundedObject, isWide } from './plain-json.ts'

// Output. The types are the engine's own: tsc compares the two.

const Text = z.string()
const AnyJson: z.ZodType<Json> = z.json()
export const PlaceSchema = z.strictObject({ kind: Text, id: Text })
const Parts = z.array(z.strictObject({ label: Text, value: z.number() }))

const SourcedParts = z.array(z.strictObject({ label: Text, value: z.number(), rule: Text.exactOptional() }))
const WorkedSchema: z.ZodType<Worked> = z.strictObject({
  what: Text,
  code: Text,
  rule: Text,
  parts: SourcedParts,
  against: SourcedParts.exactOptional(),
  results: z.array(z.strictObject({ dice: Text, total: Text.exactOptional(), text: Text, chance: z.number() })),
})

const RollSchema: z.ZodType<Roll> = z.strictObject({
  code: Text,
  dice: z.array(z.int().min(1).max(6)),
  parts: Parts,
  total: z.number(),
  topic: Text.exactOptional(),
  of: Text.exactOptional(),
  why: Text,
  rule: Text,
  who: Text.exactOptional(),
  reads: z.strictObject({ table: Text, row: Text, column: Text.exactOptional() }).exactOptional(),
  event: z.int().min(0).exactOptional(),
})

export const OddsSchema: z.ZodType<Odds> = z.strictObject({
  text: Text,
  chance: z.number().exactOptional(),
  of: Text.exactOptional(),
  expected: z.number().exactOptional(),
  kill: z.number().exactOptional(),
  down: z.number().exactOptional(),
  die: z.number().exactOptional(),
  dieBy: z.strictObject({ text: Text, rule: Text }).exactOptional(),
  leavesOut: Text.exactOptional(),
  why: z.array(WorkedSchema).exactOptional(),
})

const DeedSchema: z.ZodType<Deed> = z.strictObject({
  kind: Text,
  label: Text,
  who: Text.exactOptional(),
  means: z.strictObject({ id: Text, label: Text, effect: Text.exactOptional() }).exactOptional(),
  whom: Text.exactOptional(),
  to: PlaceSchema.exactOptional(),
  free: z.boolean().exactOptional(),
})

const OptionSchema: z.ZodType<Option> = z.strictObject({
  id: Text,
  label: Text,
  detail: Text.exactOptional(),
  odds: OddsSchema.exactOptional(),
  at: PlaceSchema.exactOptional(),
  warns: Text.exactOptional(),
  by: Text.exactOptional(),
  aside: z.boolean().exactOptional(),
  apart: z.boolean().exactOptional(),
  stays: z.boolean().exactOptional(),
  friend: z.boolean().exactOptional(),
  deed: DeedSchema.exactOptional(),
  data: AnyJson.exactOptional(),
})

const Item = z.strictObject({ id: Text, label: Text, detail: Text.exactOptional(), amount: z.number().exactOptional() })

const DecisionSchema: z.ZodType<Decision> = z.strictObject({
  id: Text,
  seat: z.int().min(0),
  kind: z.enum(['pick', 'number', 'arrange', 'share', 'text', 'roll']),
  rule: Text,
  topic: Text,
  prompt: Text,
  lead: Text.exactOptional(),
  about: Text.exactOptional(),
  steps: z.array(z.strictObject({ label: Text, now: z.boolean().exactOptional(), done: z.boolean().exactOptional() })).exactOptional(),
  options: z.array(OptionSchema).exactOptional(),
  blocked: z
    .array(
      z.strictObject({
        id: Text,
        label: Text,
        rule: Text,
        why: Text,
        by: Text.exactOptional(),
        deed: DeedSchema.exactOptional(),
      }),
    )
    .exactOptional(),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  step: z.number().exactOptional(),
  of: z.array(Item).exactOptional(),
  ranks: z.array(Text).exactOptional(),
  among: z.array(Item).exactOptional(),
  code: Text.exactOptional(),
  suggestion: AnyJson.exactOptional(),
  habits: z
    .array(
      z.strictObject({
        id: Text,
        label: Text,
        risky: z.literal(true).exactOptional(),
        pick: z.array(Text).exactOptional(),
        value: AnyJson.exactOptional(),
      }),
    )
    .exactOptional(),
})

export const LogEntrySchema: z.ZodType<LogEntry> = z.strictObject({
  n: z.int().min(0),
  input: z.int().min(0).exactOptional(),
  rule: Text,
  type: Text,
  text: Text,
  data: AnyJson,
  seat: z.int().min(0).exactOptional(),
  given: z.enum(['errand', 'itself']).exactOptional(),
})

export const OutcomeSchema: z.ZodType<Outcome> = z.strictObject({
  kind: Text,
  text: Text,
  standings: z
    .array(
      z.strictObject({
        id: Text,
        label: Text,
        score: z.number(),
        detail: Text.exactOptional(),
        winner: z.boolean().exactOptional(),
        seat: z.int().min(0).max(11).exactOptional(),
      }),
    )
    .exactOptional(),
  turns: z.int().min(0).exactOptional(),
})

/** A seat played by a bot. */
export const BotSeatSchema: z.ZodType<BotSeat> = z.strictObject({ seat: z.int().min(0).max(11), skill: z.enum(SKILLS) })

const BranchPointSchema = z.strictObject({ session: Text, input: z.int().min(0) })

export const sessionView = {
  session: Text,
  game: Text,
  campaign: Text.exactOptional(),
  revision: z.int().min(0),
  seat: z.int().min(0),
  seats: z.array(Text),
  bots: z.array(BotSeatSchema).exactOptional(),
  decision: DecisionSchema.nullable(),
  outcome: OutcomeSchema.nullable(),
  view: z.unknown(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  secret: z.boolean().exactOptional(),
  inputs: z.int().min(0),
  branchOf: BranchPointSchema.exactOptional(),
  rolled: z.array(RollSchema),
  events: z.array(LogEntrySchema),
}

export const SessionViewSchema: z.ZodType<SessionView> = z.strictObject(sessionView)

export const ReplaySchema: z.ZodType<Replay> = z.strictObject({
  ...sessionView,
  answered: z.strictObject({ pick: z.array(Text).exactOptional(), value: AnyJson.exactOptional() }).exactOptional(),
  standsAt: z.int().min(0).exactOptional(),
})

/** A session as a list shows it. */
export const SessionRow = z.strictObject({
  session: Text,
  game: Text,
  campaign: Text.nullable(),
  status: z.enum(SESSION_STATUSES),
  revision: z.int().min(0),
  inputs: z.int().min(0),
  seats: z.array(Text),
  /** The seats that bots play; left out where there are none. */
  bots: z.array(BotSeatSchema).exactOptional(),
  /** The party, as far as it is on a roster. */
  party: z.array(z.strictObject({ id: Text, name: Text })),
  outcome: OutcomeSchema.nullable(),
  /** For a what-if: where it branches from. */
  branchOf: BranchPointSchema.exactOptional(),
  /** ISO times. */
  createdAt: Text,
  updatedAt: Text,
})
export type SessionRow = z.infer<typeof SessionRow>

/** The sensible bot's advice. */
export const Hint = z.strictObject({ pick: z.array(Text).exactOptional(), value: AnyJson.exactOptional(), why: Text })
export type Hint = z.infer<typeof Hint>

export const RuleEntry = z.strictObject({
  rule: Text,
  title: Text,
  text: Text,
  source: z.enum(['rulebook', 'ruling', 'ours']),
  /** Why, where the printed game does not say. */
  reason: Text.exactOptional(),
})
export type RuleEntry = z.infer<typeof RuleEntry>

// Input: bounded and strict.

const Seat = z.int().min(0).max(11)
const Revision = z.int().min(0)

/** Besides these, whatever the game itself takes: `heroes`, `catacomb`. */
const Options = z
  .custom<{ readonly [option: string]: unknown }>((options) => !isWide(options, 20), { error: 'has too many entries', abort: true })
  .pipe(
    z
      .object({
        variants: Variants.exactOptional(),
        undo: Undo.exactOptional(),
        /** The players throw real dice and enter the faces. */
        physical: z.boolean().exactOptional(),
      })
      .catchall(boundedJson({ depth: 6, values: 1000, text: 200 })),
  )

export const StartInput = z.strictObject({
  game: GameId,
  seed: z.union([z.string().min(1).max(200), z.int().transform(String)]).exactOptional(),
  /** The number of players, or their names. */
  seats: z.union([z.int().min(1).max(12), z.array(Name).min(1).max(12)]).exactOptional(),
  /** Seats for bots to play; `able` where no skill is given. */
  bots: z
    .array(z.strictObject({ seat: Seat, skill: z.enum(SKILLS).default('able') }))
    .max(12)
    .exactOptional(),
  options: Options.exactOptional(),
  campaign: CampaignId.exactOptional(),
  /** The game limits how many may come. */
  party: z
    .array(z.union([CharacterId, z.strictObject({ character: CharacterId, seat: Seat.exactOptional() })]))
    .min(1)
    .max(100)
    .exactOptional(),
  /** With a party: what is asked before the game proper is answered as in the newest finished game that one of them was in. */
  again: z.boolean().exactOptional(),
  /** A start in the middle of the game, which the game checks. */
  scenario: boundedObject({ depth: 8, values: 5000, text: 200 }).exactOptional(),
  /** D6 faces for the first dice of the game, in order. */
  dice: z.array(z.int().min(1).max(6)).max(10_000).exactOptional(),
  /** Ids for the first draws, in order. */
  draws: z.array(z.string().min(1).max(80)).max(10_000).exactOptional(),
  /** Refuse to go on once either list is used up. */
  strict: z.boolean().exactOptional(),
})

/** What this person wants answered by itself after his own answer. */
export const Further = z.strictObject({
  /** Questions with one legal answer and nothing to be done beside it. */
  certain: z.boolean().exactOptional(),
  /** Standing answers, by the ids of the game's habits. */
  habits: z.array(z.string().min(1).max(40)).max(40).exactOptional(),
  /** Errands that stand until they are stopped, by id. */
  orders: z.array(AskedId).max(40).exactOptional(),
})

export const ViewInput = z.strictObject({ session: SessionId, seat: Seat.exactOptional() })
export const StepInput = z.strictObject({ session: SessionId, revision: Revision })
export const ChooseInput = z.strictObject({
  session: SessionId,
  revision: Revision,
  decision: AskedId,
  pick: z.array(AskedId).max(100).exactOptional(),
  value: boundedJson({ depth: 6, values: 2000, text: 2000 }).exactOptional(),
  further: Further.exactOptional(),
})
export const HintInput = z.strictObject({ session: SessionId })
export const AutoInput = z.strictObject({
  session: SessionId,
  bot: z.enum(['sensible', 'random']).exactOptional(),
  until: z.enum(['decision-of-seat', 'mark', 'end']),
  seat: Seat.exactOptional(),
  /** The most choices to make. */
  limit: z.int().min(1).max(100_000).exactOptional(),
  work: WorkId.exactOptional(),
})
export const LogInput = z.strictObject({
  session: SessionId,
  from: z.int().min(0).exactOptional(),
  limit: z.int().min(1).max(1000).exactOptional(),
  seat: Seat.exactOptional(),
})
export const Log = z.strictObject({ events: z.array(LogEntrySchema), next: z.int().exactOptional() })
export type Log = z.infer<typeof Log>
export const ReplayInput = z.strictObject({ session: SessionId, to: z.int().min(0).exactOptional(), seat: Seat.exactOptional() })
/** `after`: numbers of events of the view at that revision, as the seat counts them. */
export const FramesInput = z.strictObject({
  session: SessionId,
  revision: Revision,
  seat: Seat.exactOptional(),
  after: z.array(z.int().min(0)).min(1).max(50),
})
/** What the seat saw right after each of those events, in the shape of `SessionView.view`. */
export const Frames = z.strictObject({ views: z.array(z.unknown()) })
export type Frames = z.infer<typeof Frames>
export const BranchInput = z.strictObject({ session: SessionId, to: z.int().min(0) })
export const StoryInput = z.strictObject({ session: SessionId })
export const ListInput = z.strictObject({
  campaign: CampaignId.exactOptional(),
  status: z.enum(SESSION_STATUSES).exactOptional(),
})
/** With a revision: only if nothing has happened since then. */
export const AbandonInput = z.strictObject({ session: SessionId, revision: Revision.exactOptional() })
export const GameInput = z.strictObject({ game: GameId })

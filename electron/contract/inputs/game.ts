import { z } from 'zod'
import { SESSION_STATUSES, SKILLS } from '../../../engine/kernel/types.ts'
import { MOST_ANSWERS, MOST_TRIALS } from '../limits.ts'
import { AskedId, CampaignId, CharacterId, GameId, Name, SessionId, Undo, Variants, WorkId } from './fields.ts'
import { boundedJson, boundedObject, isWide } from './plain-json.ts'

const Seat = z.int().min(0).max(11)
const Revision = z.int().min(0)
/** Options by id, as a question or a hint names them. */
const Picked: z.ZodType<readonly string[], readonly string[]> = z.array(AskedId).max(100)

/** Besides these, whatever the game itself takes: `heroes`, `catacomb`. */
export const Options = z
  .custom<{ readonly [option: string]: unknown }>((options) => !isWide(options, 20), { error: 'has too many entries', abort: true })
  .pipe(
    z
      .object({
        variants: Variants.exactOptional(),
        undo: Undo.exactOptional(),
        /** The players roll real dice and enter the faces. */
        physical: z.boolean().exactOptional(),
      })
      .catchall(boundedJson({ depth: 6, values: 1000, text: 200 })),
  )

/** The number of players, or their names. */
export const Seats = z.union([z.int().min(1).max(12), z.array(Name).min(1).max(12)])
/** A start in the middle of the game, which the game checks. */
export const Scenario = boundedObject({ depth: 8, values: 5000, text: 200 })

export const StartInput = z.strictObject({
  game: GameId,
  seed: z.union([z.string().min(1).max(200), z.int().transform(String)]).exactOptional(),
  seats: Seats.exactOptional(),
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
  /** With a party: the questions before the game proper are answered as in the newest finished game that one of them was in. */
  again: z.boolean().exactOptional(),
  /** In a campaign: not to go on from what the newest game left behind, as its maze; refused where games always do. */
  fresh: z.boolean().exactOptional(),
  scenario: Scenario.exactOptional(),
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
/** `to`: the input to go back to, or further where what led there was not a person's. */
export const UndoInput = z.strictObject({ session: SessionId, revision: Revision, to: z.int().min(0).exactOptional() })
export const ChooseInput = z.strictObject({
  session: SessionId,
  revision: Revision,
  decision: AskedId,
  pick: Picked.exactOptional(),
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
export const ReplayInput = z.strictObject({ session: SessionId, to: z.int().min(0).exactOptional(), seat: Seat.exactOptional() })
/** `after`: numbers of events of the view at that revision, as the seat counts them. */
export const FramesInput = z.strictObject({
  session: SessionId,
  revision: Revision,
  seat: Seat.exactOptional(),
  after: z.array(z.int().min(0)).min(1).max(50),
})
export const BranchInput = z.strictObject({ session: SessionId, to: z.int().min(0) })
/** `seed` decides the chance of the playouts; `bots`: their choices, too, as before where it is left out. */
export const GradeInput = z.strictObject({
  session: SessionId,
  bots: z.boolean().exactOptional(),
  seed: z.string().min(1).max(200).exactOptional(),
  work: WorkId.exactOptional(),
})
export const StoryInput = z.strictObject({ session: SessionId })
export const ListInput = z.strictObject({
  campaign: CampaignId.exactOptional(),
  status: z.enum(SESSION_STATUSES).exactOptional(),
})
/** With a revision: only if nothing has happened since then. */
export const AbandonInput = z.strictObject({ session: SessionId, revision: Revision.exactOptional() })
export const GameInput = z.strictObject({ game: GameId })

// Errands. The game says which there are, and with which limits.

const LimitsGiven = z
  .record(z.string().min(1).max(40), z.union([z.number(), z.boolean(), z.string().max(200)]))
  .refine((limits) => Object.keys(limits).length <= 20, 'has too many entries')

export const ErrandsInput = z.strictObject({ session: SessionId })
export const PlanInput = z.strictObject({ session: SessionId, errand: AskedId, limits: LimitsGiven.exactOptional() })
export const ErrandInput = z.strictObject({
  session: SessionId,
  revision: z.int().min(0),
  decision: AskedId,
  errand: AskedId,
  /** Those left out are as suggested. */
  limits: LimitsGiven.exactOptional(),
  /** The most answers to give: 1 for the first one only. */
  most: z.int().min(1).max(MOST_ANSWERS).exactOptional(),
  further: Further.exactOptional(),
})

export const SimulateInput = z.strictObject({
  session: SessionId,
  /** The number of trials; 400 when left out. */
  count: z.int().min(1).max(MOST_TRIALS).exactOptional(),
  /** The first answer in every trial. Left out, the bot decides. */
  pick: z.array(AskedId).min(1).max(100).exactOptional(),
  /** An errand that gives the answers in every trial, until it ends. */
  errand: AskedId.exactOptional(),
  limits: LimitsGiven.exactOptional(),
})

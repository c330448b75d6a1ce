import { z } from 'zod'
import type { Errand, ErrandDone, ErrandEnd, Limit, Limits, Plan, PlanStep } from '../../engine/kernel/errand-types.ts'
import type { Json } from '../../engine/kernel/types.ts'
import { AskedId, SessionId } from './fields.ts'
import { Further, OddsSchema, PlaceSchema, sessionView } from './session.ts'

// Errands: what a person asks for that takes several answers.

/** The most answers that one errand may give. */
export const MOST_ANSWERS = 500

const Text = z.string()
const AnyJson: z.ZodType<Json> = z.json()

// Input: bounded and strict. The game says which errands and limits there are.

export const LimitsGiven = z
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

// Output. The types are the engine's own: tsc compares the two.

const anyLimit = { id: Text, label: Text, detail: Text.exactOptional() }
const LimitSchema: z.ZodType<Limit> = z.discriminatedUnion('kind', [
  z.strictObject({
    ...anyLimit,
    kind: z.literal('number'),
    unit: z.literal('percent').exactOptional(),
    min: z.number(),
    max: z.number(),
    step: z.number(),
    suggested: z.number(),
  }),
  z.strictObject({ ...anyLimit, kind: z.literal('flag'), suggested: z.boolean() }),
  z.strictObject({
    ...anyLimit,
    kind: z.literal('choice'),
    options: z.array(z.strictObject({ id: Text, label: Text, detail: Text.exactOptional() })),
    suggested: Text,
  }),
])

export const ErrandSchema: z.ZodType<Errand> = z.strictObject({
  id: Text,
  kind: Text,
  label: Text,
  detail: Text.exactOptional(),
  about: Text.exactOptional(),
  at: PlaceSchema.exactOptional(),
  answers: z.int().min(0).exactOptional(),
  warns: Text.exactOptional(),
  standing: z.boolean().exactOptional(),
  limits: z.array(LimitSchema).exactOptional(),
  tried: z.literal(true).exactOptional(),
  data: AnyJson.exactOptional(),
})

/** The errands possible now, for whoever is asked at that revision. */
export const ErrandsOffered = z.strictObject({ revision: z.int().min(0), errands: z.array(ErrandSchema) })

const LimitsSchema: z.ZodType<Limits> = z.record(Text, z.union([z.number(), z.boolean(), Text]))
const PlanStepSchema: z.ZodType<PlanStep> = z.strictObject({
  label: Text,
  detail: Text.exactOptional(),
  rule: Text.exactOptional(),
  about: Text.exactOptional(),
  at: PlaceSchema.exactOptional(),
  odds: OddsSchema.exactOptional(),
  change: z.strictObject({ before: Text, after: Text }).exactOptional(),
  data: AnyJson.exactOptional(),
})
const EndSchema: z.ZodType<ErrandEnd> = z.strictObject({
  kind: Text,
  text: Text,
  done: z.boolean(),
  about: Text.exactOptional(),
  data: AnyJson.exactOptional(),
})

export const PlanSchema: z.ZodType<Plan> = z.strictObject({
  errand: ErrandSchema,
  limits: LimitsSchema,
  steps: z.array(PlanStepSchema),
  notes: z.array(PlanStepSchema),
  others: z.array(z.array(PlaceSchema)).exactOptional(),
  stops: EndSchema.exactOptional(),
  odds: z.array(OddsSchema).exactOptional(),
})
/** How an errand ended, as its record keeps it. */
export const Ended = z.strictObject({ label: Text, answers: z.int().min(1), text: Text, done: z.boolean() })
export type Ended = z.infer<typeof Ended>
/** Each with the last input of its errand, oldest first. */
export const Endings = z.strictObject({ endings: z.array(z.strictObject({ input: z.int().min(0), ...Ended.shape })) })

/** The session after an errand, and how the errand ended. */
export const ErrandDoneSchema: z.ZodType<ErrandDone> = z.strictObject({
  ...sessionView,
  errand: z.strictObject({ id: Text, label: Text, answers: z.int().min(0), end: EndSchema }),
})

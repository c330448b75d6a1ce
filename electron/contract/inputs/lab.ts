import { z } from 'zod'
import { SKILLS } from '../../../engine/kernel/types.ts'
import { MOST_LAB_ARMS, MOST_LAB_GAMES } from '../limits.ts'
import { AskedId, CampaignId, CharacterId, GameId, Name, WorkId } from './fields.ts'
import { Options, Scenario, Seats } from './game.ts'

const JobId = z.string().min(1).max(80)

/** How the games of an arm begin. */
const Arm = {
  seats: Seats.exactOptional(),
  /** The strength of the bot of each seat, as well as it can where none is named. */
  bots: z.array(z.enum(SKILLS)).min(1).max(12).exactOptional(),
  options: Options.exactOptional(),
  /** Characters of the campaign, perhaps with increases that they do not have: neither paid for nor kept. */
  party: z
    .array(z.union([CharacterId, z.strictObject({ character: CharacterId, increases: z.array(AskedId).max(20).exactOptional() })]))
    .min(1)
    .max(100)
    .exactOptional(),
  scenario: Scenario.exactOptional(),
}

export const RunLabInput = z.strictObject({
  game: GameId,
  /** Games of the same number have the same dice in every arm. */
  seed: z.union([z.string().min(1).max(150), z.int().transform(String)]).exactOptional(),
  /** The games of each arm. */
  count: z.int().min(1).max(MOST_LAB_GAMES),
  /** At most so many side by side; they change nothing but the time that it takes. */
  workers: z.int().min(1).max(16).exactOptional(),
  campaign: CampaignId.exactOptional(),
  ...Arm,
  /** What is compared: what an arm leaves out is as it is said above. */
  arms: z
    .array(z.strictObject({ name: Name.exactOptional(), ...Arm }))
    .min(1)
    .max(MOST_LAB_ARMS)
    .exactOptional(),
})

export const LabInput = z.strictObject({ job: JobId })

const Arms = z
  .int()
  .min(0)
  .max(MOST_LAB_ARMS - 1)
const Measure = z.string().min(1).max(80)

/** A bar of a chart of its results. */
const Bar = z.union([
  z.strictObject({ share: Measure, is: z.boolean() }),
  z.strictObject({ amount: Measure, from: z.number(), to: z.number() }),
  z.strictObject({ cause: Measure }),
  z.strictObject({ fellAfter: z.int().min(-1), until: z.int().min(0) }),
  z.strictObject({ fellOn: z.int().min(0) }),
  z.strictObject({ person: Measure, fate: z.enum(['home', 'fallen', 'victory']) }),
])

export const LabGamesInput = z.strictObject({ job: JobId, arm: Arms, bar: Bar, limit: z.int().min(1).max(200).exactOptional() })
export const OpenLabInput = z.strictObject({
  job: JobId,
  arm: Arms,
  /** The number of the game. */
  n: z
    .int()
    .min(0)
    .max(MOST_LAB_GAMES - 1),
  work: WorkId.exactOptional(),
})

import { listCharacters } from '../../../db/characters.ts'
import { listSessions } from '../../../db/sessions.ts'
import type { SetupInput } from '../../../engine/kernel/game.ts'
import type { Playable, RosterRules } from '../../../engine/kernel/playable.ts'
import { badRequest, conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Json, Refusal } from '../../../engine/kernel/types.ts'
import type { Checked } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import { gameVariants, sheetOf } from '../membership.ts'
import { noGame } from '../play/access.ts'
import { wishesIn } from '../play/open-session.ts'
import { campaignFor, NO_ROSTER, partyOf } from '../play/start.ts'
import { isReserved, SEED_RESERVED } from '../week/calendar.ts'
import { type LabSetup, seedOf } from './play.ts'

type RunInput = Checked<'lab.run'>
type ArmInput = Omit<RunInput, 'arms' | 'count' | 'workers' | 'seed'> & { readonly name?: string }

/** How the games of an arm begin, and what it is called. */
export interface Arm extends LabSetup {
  readonly name: string
}

/** What is to be played. */
export interface Plan {
  readonly game: Playable
  readonly arms: readonly Arm[]
}

/** Reads what is to be played, and begins the first game of each arm to see whether it makes sense. Nothing is changed. */
export function planOf(context: Context, { arms = [{}], count: _, workers: __, seed = '', ...common }: RunInput): Plan | Refusal {
  if (isReserved(seed)) return SEED_RESERVED
  const game = context.games.find(({ id }) => id === common.game)
  if (game === undefined) return noGame(common.game)
  if (game.lab === null) return conflict(`${game.title} is not measured in the Lab.`, 'no-lab')
  const read: Arm[] = []
  for (const [i, arm] of arms.entries()) {
    const one = armOf(context, game, { ...common, name: `Arm ${i + 1}`, ...arm })
    if (isRefusal(one)) return one
    const begun = game.begin({ ...one.setup, seed: seedOf(seed, 0) }, BEGUN)
    if (isRefusal(begun)) return begun
    read.push(one)
  }
  return { game, arms: read }
}

const BEGUN = { undo: 'teaching', physical: false, fixed: { dice: [], draws: [], strict: false } } as const

function armOf(context: Context, game: Playable, wish: ArmInput): Arm | Refusal {
  const brought = wish.campaign === undefined ? alone(wish) : ofCampaign(context, game, wish.campaign, wish)
  if (isRefusal(brought)) return brought
  const { name = '', bots: skills = [], seats: wanted, scenario } = wish
  const { wishes } = wishesIn(wish.options ?? {})
  const isUsual = wish.campaign === undefined && scenario === undefined
  const options: Json = isUsual ? { ...game.lab?.usual.options, ...(wishes as object) } : wishes
  const some =
    wanted ?? (isUsual ? game.lab?.usual.seats : undefined) ?? game.seatsFor({ options, ...(scenario === undefined ? {} : { scenario }) })
  const seats = typeof some === 'number' ? Array.from({ length: some }, (_, i) => `Bot ${i + 1}`) : some
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    return bad(`${game.title} has ${game.seats.min} to ${game.seats.max} seats.`, 'seats')
  if (skills.length > seats.length) return bad(`There are more bots than the ${seats.length} seats.`, 'bots')
  return {
    name,
    setup: { seats, options, ...brought, ...(scenario === undefined ? {} : { scenario }) },
    bots: seats.map((_, seat) => skills[seat] ?? 'master'),
  }
}

function bad(message: string, detail: string): Refusal {
  return badRequest(message, { detail })
}

type Brought = Pick<SetupInput, 'variants' | 'party' | 'campaign'>

/** The Lab rolls for everyone. */
function rolled(variants: readonly string[]): readonly string[] {
  return variants.filter((variant) => variant !== 'physical-dice')
}

function alone({ options = {}, party }: ArmInput): Brought | Refusal {
  if (party !== undefined) return NO_ROSTER
  return { variants: rolled(gameVariants(options.variants ?? []).variants) }
}

/**
 * People of a campaign, as they are at home or with increases that they think of. What its newest game left behind is not given: it may hold
 * what nobody has seen.
 */
function ofCampaign(context: Context, game: Playable, id: string, input: ArmInput): Brought | Refusal {
  const { db } = context
  const { options = {}, party: wanted } = input
  const found = campaignFor(context, game, id, input, ['variants'])
  if (isRefusal(found)) return found
  if (wanted === undefined) return bad('Name those of the campaign who go.', 'party')
  const { campaign, rules: roster } = found
  const { variants } = gameVariants(options.variants ?? campaign.variants)
  const members = partyOf(
    context,
    roster,
    id,
    wanted.map((each) => (typeof each === 'string' ? each : each.character)),
  )
  if (isRefusal(members)) return members
  const party: NonNullable<SetupInput['party']>[number][] = []
  for (const [i, { character }] of members.entries()) {
    const each = wanted[i]
    const increases = typeof each === 'object' ? (each.increases ?? []) : []
    const record = grown(roster, sheetOf(character), increases, variants)
    if (isRefusal(record)) return record
    party.push({ record, status: character.status })
  }
  const ends = listSessions(db, { campaign: id, status: 'ended' }).flatMap(({ outcome }) => outcome?.kind ?? [])
  return { variants: rolled(variants), party, campaign: { taken: listCharacters(db, id), ends, legacy: null } }
}

/** A sheet with increases, whatever they cost. */
function grown({ purchases }: RosterRules, sheet: Json, increases: readonly string[], variants: readonly string[]): Json | Refusal {
  let grows = sheet
  for (const wanted of increases) {
    const increase = purchases?.prices(grows, variants).find(({ id }) => id === wanted)
    if (purchases === undefined || increase === undefined) return bad(`There is no increase called ${wanted}.`, 'increase')
    if (increase.barred !== undefined) return conflict(increase.barred, 'barred')
    const advanced = purchases.advance(grows, wanted)
    if (isRefusal(advanced)) return advanced
    grows = advanced as Json
  }
  return grows
}

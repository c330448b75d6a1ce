import { type Campaign, getCampaign } from '../../../db/campaigns.ts'
import { type Character, getCharacter, listCharacters } from '../../../db/characters.ts'
import { listSessions, type SessionHead, partyOf as wentInto } from '../../../db/sessions.ts'
import type { SetupInput } from '../../../engine/kernel/game.ts'
import type { Playable, RosterRules } from '../../../engine/kernel/playable.ts'
import { badRequest, isRefusal, refusal } from '../../../engine/kernel/refusal.ts'
import type { Json, Refusal, SessionView, UndoMode } from '../../../engine/kernel/types.ts'
import { answered, type Checked, type Reply, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { gameVariants, NO_CAMPAIGN, notToBeBrought, partyInMaking, sheetOf } from '../membership.ts'
import { isReserved, SEED_RESERVED } from '../week/calendar.ts'
import type { Work } from '../work/work.ts'
import { noGame } from './access.ts'
import { playOn } from './bots.ts'
import { type OpenSession, wishesIn } from './open-session.ts'
import { viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

type StartInput = Checked<'game.start'>

/** `game.start`: a separate game, perhaps from a scenario, or one of a campaign. */
export function startHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, 'game.start'> {
  return {
    async 'game.start'(input) {
      if (isReserved(input.seed)) return refused(SEED_RESERVED)
      return startGame(context, sessions, work, input)
    },
  }
}

/** Begins a game, perhaps as a week's, and has its bots play up to a person's question. */
export async function startGame(
  context: Context,
  sessions: Sessions,
  work: Work,
  input: StartInput,
  week?: string,
): Promise<Reply<SessionView>> {
  const game = context.games.find(({ id }) => id === input.game)
  if (game === undefined) return refused(noGame(input.game))
  const seats = namesOf(input.seats ?? game.seatsFor({ options: {}, ...wishOf(input) }), input.bots)
  if (seats.length < game.seats.min || seats.length > game.seats.max)
    return refused(bad(`${game.title} has ${game.seats.min} to ${game.seats.max} seats.`, 'seats'))
  const brought = input.campaign === undefined ? forItself(input) : ofCampaign(context, sessions, game, input.campaign, input)
  if (isRefusal(brought)) return refused(brought)
  const { dice = [], draws = [], strict = false, scenario, options = {}, bots = [] } = input
  const twice = bots.some(({ seat }, i) => bots.findIndex((bot) => bot.seat === seat) !== i)
  if (twice || bots.some(({ seat }) => seat >= seats.length))
    return refused(bad(`Each bot needs its own seat among the ${seats.length}, counted from 0.`, 'bots'))
  const { wishes, physical: real } = wishesIn(options)
  const seed = input.seed ?? context.newId()
  const fixed = { dice: [...dice], draws: [...draws], strict }
  const setup: SetupInput = { seed, seats, options: wishes, ...brought.setup, ...(scenario === undefined ? {} : { scenario }) }
  const { undo } = brought
  const playing = game.begin(setup, { undo, physical: real, fixed })
  if (isRefusal(playing)) return refused(playing)
  const { physical } = playing
  const { campaign = null } = input
  const began = sessions.begin({
    game,
    campaign,
    seed,
    seats,
    party: brought.party,
    options,
    setup: { undo, physical, fixed, ...(bots.length === 0 ? {} : { bots }), ...(week === undefined ? {} : { week }) },
    playing,
  })
  if (isRefusal(began)) return refused(began)
  if (campaign !== null) context.backUpSoon('raid')
  const stopped = setOutAgain(sessions, began, brought.habits) ?? (await playOn(sessions, began, work))
  return stopped === null ? answered(viewOf(began)) : refused(stopped)
}

function wishOf({ options, scenario }: StartInput): Partial<Pick<SetupInput, 'options' | 'scenario'>> {
  return { ...(options === undefined ? {} : { options }), ...(scenario === undefined ? {} : { scenario }) }
}

function namesOf(seats: NonNullable<StartInput['seats']>, bots: StartInput['bots'] = []): readonly string[] {
  if (typeof seats !== 'number') return seats
  return Array.from({ length: seats }, (_, i) => `${bots.some(({ seat }) => seat === i) ? 'Bot' : 'Player'} ${i + 1}`)
}

function bad(message: string, detail: string): Refusal {
  return badRequest(message, { detail })
}

/** The input of a start apart from seats, scenario and chance. */
interface Brought {
  readonly undo: UndoMode
  readonly setup: Pick<SetupInput, 'variants' | 'party' | 'campaign'>
  /** By database id. */
  readonly party: readonly string[]
  /** Those of an earlier game, where it is to be done as then; otherwise null. */
  readonly habits: Json
}

function forItself(input: StartInput): Brought | Refusal {
  const { options = {}, party } = input
  if (party !== undefined) return NO_ROSTER
  if (input.again) return NOBODY_AGAIN
  const { variants, undo } = gameVariants(options.variants ?? [], options.undo)
  return { undo, setup: { variants }, party: [], habits: null }
}

export const NO_ROSTER = bad('A party is picked from the roster of a campaign: name the campaign too.', 'campaign')

/**
 * The campaign, and what its game does with campaigns; or why a game of it cannot begin so. `free`: options apart from the game's own for
 * campaigns.
 */
export function campaignFor(
  { db }: Pick<Context, 'db'>,
  { id: game, title, roster: rules }: Playable,
  id: string,
  { options = {}, scenario }: Pick<StartInput, 'options' | 'scenario'>,
  free: readonly string[] = [],
): { readonly campaign: Campaign; readonly rules: RosterRules } | Refusal {
  const campaign = getCampaign(db, id)
  if (campaign === null) return NO_CAMPAIGN
  if (campaign.game !== game) return bad(`${campaign.name} is a campaign of another game.`, 'campaign')
  if (rules === null) return bad(`${title} has no campaigns.`, 'campaign')
  if (scenario !== undefined) return bad('A scenario has its own party, so it cannot belong to a campaign.', 'scenario')
  const known = [...(rules.ownOptions ?? []), ...free]
  if (Object.keys(options).some((option) => !known.includes(option)))
    return bad('A campaign has its own variants, the same for all its games.', 'options')
  return { campaign, rules }
}

/** A game of a campaign: the campaign has its own variants, and the party is picked from the roster or made at the gate. */
function ofCampaign(context: Context, sessions: Sessions, game: Playable, id: string, input: StartInput): Brought | Refusal {
  const found = campaignFor(context, game, id, input)
  if (isRefusal(found)) return found
  const { campaign, rules } = found
  const { variants, undo } = gameVariants(campaign.variants, campaign.undo)
  const roster = listCharacters(context.db, id)
  const ended = listSessions(context.db, { campaign: id, status: 'ended' })
  if (input.fresh && rules.keepsLegacy(variants)) return ALWAYS_KEPT
  const known = {
    taken: roster,
    ends: ended.flatMap(({ outcome }) => outcome?.kind ?? []),
    legacy: input.fresh ? null : legacyOf(sessions, rules, campaign, ended[0]),
  }
  if (input.party === undefined) {
    if (input.again) return NOBODY_AGAIN
    return partyInMaking(context, id) ?? { undo, setup: { variants, campaign: known }, party: [], habits: null }
  }
  const party = partyOf(context, rules, id, input.party)
  if (isRefusal(party)) return party
  return {
    undo,
    setup: {
      variants,
      campaign: known,
      party: party.map(({ character, seat }) => ({ record: sheetOf(character), status: character.status, ...seat })),
    },
    party: party.map(({ character }) => character.id),
    habits: input.again ? habitsOf(context, sessions, ended, party) : null,
  }
}

const ALWAYS_KEPT = bad('In this campaign every game goes on from what the one before left behind.', 'fresh')
const NOBODY_AGAIN = bad('To repeat the last party, name the campaign and the characters.', 'again')

/** @param ended the newest first: the habits are those of the latest game that one of them was in */
function habitsOf({ db }: Context, sessions: Sessions, ended: readonly SessionHead[], party: readonly Member[]): Json {
  const last = ended.find(({ id }) => wentInto(db, id).some((who) => party.some(({ character }) => character.id === who)))
  const session = last === undefined ? null : sessions.get(last.id)
  return session === null || isRefusal(session) ? null : session.playing.habits()
}

/** Answers the questions before the game proper, as in the game before. Each answer is an input like any other. */
function setOutAgain(sessions: Sessions, session: OpenSession, habits: Json): Refusal | null {
  while (habits !== null) {
    const answer = session.playing.again(habits)
    const refused = answer === null ? null : sessions.choose(session, answer, 'errand')
    if (answer === null || refused !== null) return refused
  }
  return null
}

export interface Member {
  readonly character: Character
  readonly seat: { readonly seat?: number }
}

/** Checks that these are characters of the campaign who can be brought and are in no other game. */
export function partyOf(
  { db }: Context,
  rules: RosterRules,
  campaign: string,
  wanted: NonNullable<StartInput['party']>,
): readonly Member[] | Refusal {
  if (wanted.length > rules.mostInParty)
    return bad(`At most ${rules.mostInParty} characters can go into a ${rules.words.raid.one}, not ${wanted.length}.`, 'party')
  const party: Member[] = []
  for (const each of wanted) {
    const { character: id, ...seat } = typeof each === 'string' ? { character: each } : each
    const character = getCharacter(db, id)
    if (character === null || character.campaign !== campaign) return refusal('not-found', 'There is no such character in this campaign.')
    if (party.some((member) => member.character.id === id)) return bad(`${character.name} cannot go twice.`, 'party')
    const away = notToBeBrought({ rules }, character)
    if (away !== null) return away
    party.push({ character, seat })
  }
  return party
}

/** What the campaign's newest game left behind: kept within one sitting, or for good where the game says so. */
function legacyOf(sessions: Sessions, { keepsLegacy }: RosterRules, { variants }: Campaign, newest: SessionHead | undefined): Json {
  if (newest === undefined || !(sessions.endedNow.has(newest.id) || keepsLegacy(variants))) return null
  const session = sessions.get(newest.id)
  return isRefusal(session) ? null : session.playing.legacy()
}

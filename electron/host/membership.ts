import { type Campaign, getCampaign, talliesOf } from '../../db/campaigns.ts'
import { type Character, type CharacterRecord, getCharacter } from '../../db/characters.ts'
import { partyIsMade } from '../../db/sessions.ts'
import type { Playable, RosterRules } from '../../engine/kernel/playable.ts'
import { conflict, isRefusal, notFound } from '../../engine/kernel/refusal.ts'
import type { Json, Refusal } from '../../engine/kernel/types.ts'
import { UNDO_MODES } from '../contract/index.ts'
import type { Context } from './context.ts'

// A campaign and its characters as every call sees them: the rules that apply, and who is at home.

type UndoMode = Campaign['undo']

export const NO_CAMPAIGN = notFound('campaign')
export const NO_CHARACTER = notFound('character')

/** The undo modes are listed among the variants but belong to the session; an explicit choice takes precedence. */
export function gameVariants(all: readonly string[], said?: UndoMode): { readonly variants: readonly string[]; readonly undo: UndoMode } {
  const modes: readonly string[] = UNDO_MODES
  const among = UNDO_MODES.find((mode) => all.includes(mode))
  return { variants: all.filter((variant) => !modes.includes(variant)), undo: said ?? among ?? 'honest' }
}

/** The game's rules for a campaign's characters. */
export interface Membership {
  readonly game: Playable
  readonly rules: RosterRules
  /** The game's own variants, without the undo mode. */
  readonly variants: readonly string[]
}

export interface Member extends Membership {
  readonly character: CharacterRecord
}

/** The portrait that was chosen, or the one that the game gives. */
export function faceOf(
  character: Parameters<RosterRules['face']>[0] & { readonly portrait: string | null },
  rules: Pick<RosterRules, 'face'>,
): string {
  return character.portrait ?? rules.face(character)
}

/** Refuses `conflict` where the campaign's game has no characters to keep. */
export function membershipOf(
  { games }: Pick<Context, 'games'>,
  { game, variants }: Pick<Campaign, 'game' | 'variants'>,
): Membership | Refusal {
  const played = games.find(({ id }) => id === game)
  const rules = played?.roster ?? null
  if (played === undefined || rules === null) return conflict('That game does not keep characters.', 'no-roster')
  return { game: played, rules, variants: gameVariants(variants).variants }
}

export interface Home extends Membership {
  readonly campaign: Campaign
}

/** Refuses `not-found`, and `conflict` as `membershipOf`. */
export function homeOf(context: Pick<Context, 'db' | 'games'>, id: string): Home | Refusal {
  const campaign = getCampaign(context.db, id)
  if (campaign === null) return NO_CAMPAIGN
  const membership = membershipOf(context, campaign)
  return isRefusal(membership) ? membership : { ...membership, campaign }
}

/** A campaign that newcomers can join now; refuses as `homeOf` and `partyInMaking`. */
export function homeForNewcomers(context: Context, id: string): Home | Refusal {
  const home = homeOf(context, id)
  return isRefusal(home) ? home : (partyInMaking(context, id) ?? home)
}

/** Refuses `not-found`. */
export function memberOf(context: Pick<Context, 'db' | 'games'>, id: string): Member | Refusal {
  const character = getCharacter(context.db, id)
  const campaign = character === null ? null : getCampaign(context.db, character.campaign)
  if (character === null || campaign === null) return NO_CHARACTER
  const membership = membershipOf(context, campaign)
  return isRefusal(membership) ? membership : { ...membership, character }
}

/** Refuses `not-found`, and `conflict` for a character who is not living or not at home. */
export function memberAtHome(context: Context, id: string): Member | Refusal {
  const member = memberOf(context, id)
  return isRefusal(member) ? member : (awayFrom(member, member.character) ?? member)
}

type Whereabouts = Pick<Character, 'name' | 'status' | 'session'>

/** Why nothing can be done for a character between games; null for one who is living and at home. */
export function awayFrom({ rules }: Pick<Membership, 'rules'>, { name, status, session }: Whereabouts): Refusal | null {
  if (session !== null) return conflict(`${name} is in a ${rules.words.raid.one} that is still open.`, 'in-raid')
  if (status === 'living') return null
  return conflict(`${name} ${rules.words.unavailable[status]}.`, 'not-living')
}

/** Why a character cannot be brought into a game; null for one who can. */
export function notToBeBrought(membership: Pick<Membership, 'rules'>, { status, ...character }: Whereabouts): Refusal | null {
  return awayFrom(membership, { ...character, status: membership.rules.mayBring(status) ? 'living' : status })
}

/**
 * Why no newcomer can join a campaign now; null if one can. While a party is being made for a game, a character drawn
 * elsewhere could be one of its members.
 */
export function partyInMaking({ db }: Context, campaign: string): Refusal | null {
  if (!partyIsMade(db, campaign)) return null
  const message = 'Another party is still being made. Finish it or give it up first.'
  return conflict(message, 'party-in-making')
}

/** Whether an end in the campaign has freed the lost: no character can be lost after it. */
export function nobodyStaysLost({ db }: Pick<Context, 'db'>, { freesTheLost }: RosterRules, campaign: string): boolean {
  return (talliesOf(db, campaign).get(campaign)?.ends ?? []).some((end) => freesTheLost(end))
}

/** Sheets are JSON: they come out of the database as the game wrote them. */
export function sheetOf({ sheet }: Pick<Character, 'sheet'>): Json {
  return sheet as Json
}

import { type Campaign, getCampaign, talliesOf } from '../../../db/campaigns.ts'
import { type Character, type CharacterRecord, getCharacter } from '../../../db/characters.ts'
import { partyIsMade } from '../../../db/sessions.ts'
import type { RosterRules } from '../../../engine/kernel/playable.ts'
import type { Json, Refusal } from '../../../engine/kernel/types.ts'
import { UNDO_MODES } from '../../contract/index.ts'
import type { Context } from '../context.ts'

// A campaign and its characters as every call meets them: by which rules they live, and who is at home.

type UndoMode = Campaign['undo']

export const NO_CAMPAIGN: Refusal = { code: 'not-found', message: 'There is no such campaign.' }
const NO_CHARACTER: Refusal = { code: 'not-found', message: 'There is no such character.' }

/** The undo modes stand among the variants, but are the session's; what is said outright comes first (rulings, section 3). */
export function gameVariants(all: readonly string[], said?: UndoMode): { readonly variants: readonly string[]; readonly undo: UndoMode } {
  const modes: readonly string[] = UNDO_MODES
  const among = UNDO_MODES.find((mode) => all.includes(mode))
  return { variants: all.filter((variant) => !modes.includes(variant)), undo: said ?? among ?? 'honest' }
}

/** What a campaign's game says about its characters. */
export interface Membership {
  readonly rules: RosterRules
  /** The game's own, without the mode of undo. */
  readonly variants: readonly string[]
}

export interface Member extends Membership {
  readonly character: CharacterRecord
}

/** Refuses `conflict` where the campaign's game has no characters to keep. */
export function membershipOf({ games }: Context, { game, variants }: Pick<Campaign, 'game' | 'variants'>): Membership | Refusal {
  const rules = games.find(({ id }) => id === game)?.roster ?? null
  if (rules === null) return { code: 'conflict', message: 'That game has no characters to keep.', detail: 'no-roster' }
  return { rules, variants: gameVariants(variants).variants }
}

/** Refuses `not-found`. */
export function memberOf(context: Context, id: string): Member | Refusal {
  const character = getCharacter(context.db, id)
  const campaign = character === null ? null : getCampaign(context.db, character.campaign)
  if (character === null || campaign === null) return NO_CHARACTER
  const membership = membershipOf(context, campaign)
  return 'code' in membership ? membership : { ...membership, character }
}

/** Refuses `not-found`, and `conflict` for who is not living or not at home. */
export function memberAtHome(context: Context, id: string): Member | Refusal {
  const member = memberOf(context, id)
  return 'code' in member ? member : (awayFrom(member.character) ?? member)
}

/** Why nothing can be done for a character between raids; null for one who lives and is at home. */
export function awayFrom({ name, status, session }: Pick<Character, 'name' | 'status' | 'session'>): Refusal | null {
  if (session !== null) return { code: 'conflict', message: `${name} is in a raid that is still open.`, detail: 'in-raid' }
  if (status === 'living') return null
  return { code: 'conflict', message: `${name} ${NOT_LIVING[status]}.`, detail: 'not-living' }
}

const NOT_LIVING = {
  dead: 'has fallen',
  lost: 'is lost until the Hellgate is destroyed',
  retired: 'has retired and must be called back first',
} as const satisfies Record<Exclude<Character['status'], 'living'>, string>

/**
 * Why nobody new can join a campaign now; null if somebody can. While a party is being made at the gate of one raid, heroes
 * drawn elsewhere could be the same ones (17.3).
 */
export function partyInMaking({ db }: Context, campaign: string): Refusal | null {
  if (!partyIsMade(db, campaign)) return null
  const message = 'A party is being made at the gate: go on with that raid, or give it up, first.'
  return { code: 'conflict', message, detail: 'party-in-making', rule: '17.3' }
}

/** The end of a raid that destroyed the Hellgate (17.0). */
export const TEAM_VICTORY = 'team-victory'

/** 16.0: a raid of the campaign has destroyed the Hellgate. Nobody stays lost who is lost after that: nothing is left that could free him. */
export function hellgateIsNoMore({ db }: Pick<Context, 'db'>, campaign: string): boolean {
  return (talliesOf(db, campaign).get(campaign)?.ends[TEAM_VICTORY] ?? 0) > 0
}

/** Sheets are JSON: they come out of the database as the game wrote them. */
export function sheetOf({ sheet }: Pick<Character, 'sheet'>): Json {
  return sheet as Json
}

import type { Json } from '../../engine/kernel/types.ts'
import { preference, setPreference } from '../settings/preferences.ts'

/** The campaign visited last, kept between starts of the page. */
const KEY = 'citadel.campaign'

export function lastCampaign(): string | null {
  return preference(KEY)
}

export function rememberCampaign(id: string): void {
  setPreference(KEY, id)
}

/** What the last game of a campaign chose for itself, as its game wrote it; null before the first. */
export function lastChoice(campaign: string): Json {
  const kept = preference(CHOICE + campaign)
  try {
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

export function rememberChoice(campaign: string, choice: Json): void {
  setPreference(CHOICE + campaign, JSON.stringify(choice))
}

const CHOICE = 'citadel.choice.'

/** The sheets of paper that have not been brought into a campaign yet, as JSON; null if there are none. */
export function paperOf(campaign: string): Json {
  const kept = preference(PAPER + campaign)
  try {
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

/** @param papers null once they are in the campaign */
export function keepPaper(campaign: string, papers: Json): void {
  setPreference(PAPER + campaign, papers === null ? null : JSON.stringify(papers))
}

const PAPER = 'citadel.paper.'

/** The text of a character's note that has not reached the host yet; null if there is none. */
export function draftOf(character: string): string | null {
  return preference(NOTE + character)
}

/** @param text null once the host has it */
export function keepDraft(character: string, text: string | null): void {
  setPreference(NOTE + character, text)
}

const NOTE = 'citadel.note.'

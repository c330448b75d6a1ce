import { preference, setPreference } from './preferences.ts'

/** The campaign that was last looked at, kept between starts of the page. */
const KEY = 'citadel.campaign'

export function lastCampaign(): string | null {
  return preference(KEY)
}

export function rememberCampaign(id: string): void {
  setPreference(KEY, id)
}

/** What was typed into a character's note and is not yet with the host; null where there is nothing. */
export function draftOf(character: string): string | null {
  return preference(NOTE + character)
}

/** @param text null once the host has it */
export function keepDraft(character: string, text: string | null): void {
  setPreference(NOTE + character, text)
}

const NOTE = 'citadel.note.'

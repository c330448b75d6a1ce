/** The campaign that was last looked at, kept between starts of the page. */
const KEY = 'citadel.campaign'

export function lastCampaign(): string | null {
  return localStorage.getItem(KEY)
}

export function rememberCampaign(id: string): void {
  localStorage.setItem(KEY, id)
}

/** What was typed into a character's note and is not yet with the host; null where there is nothing. */
export function draftOf(character: string): string | null {
  return localStorage.getItem(NOTE + character)
}

/** @param text null once the host has it */
export function keepDraft(character: string, text: string | null): void {
  if (text === null) localStorage.removeItem(NOTE + character)
  else localStorage.setItem(NOTE + character, text)
}

const NOTE = 'citadel.note.'

/** The campaign that was last looked at, kept between starts of the page. */
const KEY = 'citadel.campaign'

export function lastCampaign(): string | null {
  return localStorage.getItem(KEY)
}

export function rememberCampaign(id: string): void {
  localStorage.setItem(KEY, id)
}

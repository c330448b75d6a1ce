/**
 * What the screens of a campaign ask a game that has campaigns: words, columns, sections, slots and forms of its own.
 * Hall, roster, record, ledger, chronicle and print are the same for every game.
 */
export interface CampaignPage {
  /** What a character is called by its status, where it is not simply a character: `dead` is `Fallen`. */
  readonly statuses: Readonly<Record<string, string>>
}

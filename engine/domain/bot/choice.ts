/** What the bot picks, and why. */
export type Choice = readonly [id: string, why: string]

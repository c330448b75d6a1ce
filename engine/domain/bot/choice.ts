/** What the bot picks, and why. */
export type BotChoice = readonly [id: string, why: string]

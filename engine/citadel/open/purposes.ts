/** What a party comes for: to live and bring something home, or to destroy the Hellgate (16.0, 17.0). It guides bots and advice, and changes no rule. */
export const PURPOSES = ['home', 'hellgate'] as const
export type Purpose = (typeof PURPOSES)[number]
/** To follow `They come to`, or by itself. */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = { home: 'Stay alive', hellgate: 'Destroy the Hellgate' }

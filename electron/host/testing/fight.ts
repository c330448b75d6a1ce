/** One who is hurt against an orc: whoever never strikes back loses it. */
export const FIGHT = {
  party: [{ hero: 'Almuric', wounds: 3 }],
  march: [['almuric']],
  monsters: [{ type: 'orc', wounds: 3 }],
  start: 'combat',
} as const

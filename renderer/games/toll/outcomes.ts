const TITLES: Readonly<Record<string, string>> = {
  won: 'Across the bridge',
  even: 'Nobody crosses',
  abandoned: 'The game was given up',
}

/** How a game ended, as a heading. */
export function outcomeTitle(kind: string): string {
  return TITLES[kind] ?? 'The game is over'
}

const TITLES: Readonly<Record<string, string>> = {
  treasure: 'Out of the domain',
  time: 'Time is up',
  nobody: 'The Warlock keeps it all',
  abandoned: 'The game was given up',
}

/** How a game ended, as a heading. */
export function outcomeTitle(kind: string): string {
  return TITLES[kind] ?? 'The game is over'
}

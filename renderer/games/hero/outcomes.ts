const TITLES: Readonly<Record<string, string>> = {
  heart: 'Her heart is won',
  chosen: 'Alysa has chosen',
  'tie-break': 'By a hair’s breadth',
  nobody: 'Nobody came to Alysa',
  abandoned: 'The game was given up',
}

/** How a game ended, as a heading. */
export function outcomeTitle(kind: string): string {
  return TITLES[kind] ?? 'The game is over'
}

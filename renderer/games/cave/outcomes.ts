const TITLES: Readonly<Record<string, string>> = {
  crystal: 'The Magic Crystal is won',
  limit: 'The last round is over',
  'all-dead': 'Nobody is left',
  abandoned: 'The game was given up',
}

/** How a game ended, as a heading. */
export function outcomeTitle(kind: string): string {
  return TITLES[kind] ?? 'The game is over'
}

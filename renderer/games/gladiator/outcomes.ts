const TITLES: Readonly<Record<string, string>> = {
  west: 'West has won',
  east: 'East has won',
  draw: 'Nobody wins',
  abandoned: 'The fight was given up',
}

/** How a fight ended, as a heading. */
export function outcomeTitle(kind: string): string {
  return TITLES[kind] ?? 'The fight is over'
}

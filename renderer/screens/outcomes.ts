const TITLES: Readonly<Record<string, string>> = {
  'team-victory': 'The Hellgate is destroyed',
  left: 'Out of the Citadel',
  'all-dead': 'No one came back',
  abandoned: 'The raid was given up',
}

/** How a raid ended, as a heading; a raid without an outcome is not over. */
export function outcomeTitle(outcome: string | null): string {
  return outcome === null ? 'Still inside' : (TITLES[outcome] ?? 'The raid is over')
}

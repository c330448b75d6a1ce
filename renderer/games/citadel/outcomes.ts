const TITLES: Readonly<Record<string, string>> = {
  'team-victory': 'The Hellgate is destroyed',
  left: 'Out of the Citadel',
  'all-dead': 'No one came back',
  abandoned: 'The raid was given up',
}

/** How a raid ended, as a heading. */
export function outcomeTitle(kind: string): string {
  return TITLES[kind] ?? 'The raid is over'
}

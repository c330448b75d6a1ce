export interface Season {
  readonly name: 'Autumn' | 'Spring'
  /** From 1. */
  readonly year: number
}

/** The season after so many half years: a campaign begins in the autumn of its first year. */
export function seasonAfter(halfYears: number): Season {
  return halfYears % 2 === 0 ? { name: 'Autumn', year: halfYears / 2 + 1 } : { name: 'Spring', year: (halfYears + 1) / 2 + 1 }
}

/**
 * When each raid was, in the years of the campaign: half a year lies between one game and the next (17.5). A raid that was
 * given up is taken back with all that it gave, its half year too.
 *
 * @param raids the oldest first
 * @returns a season for each, and as the last one the season it is now
 */
export function calendar(raids: readonly { readonly status: 'open' | 'ended' | 'abandoned' }[]): readonly Season[] {
  let halfYears = 0
  const seasons = raids.map(({ status }) => seasonAfter(status === 'ended' ? halfYears++ : halfYears))
  return [...seasons, seasonAfter(halfYears)]
}

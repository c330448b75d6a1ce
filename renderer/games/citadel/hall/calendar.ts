import type { Calendar, Season } from '../../../campaign-page.ts'

/** The season after a number of half years: a campaign begins in the autumn of its first year. */
export function seasonAfter(halfYears: number): Season {
  const [name, year] = halfYears % 2 === 0 ? ['Autumn', halfYears / 2 + 1] : ['Spring', (halfYears + 1) / 2 + 1]
  return { short: `${name} ${year}`, long: `${name} of year ${year}` }
}

/**
 * When each raid was, in the years of the campaign: games are half a year apart (17.5). A raid that was abandoned is undone with everything
 * it gave, its half year included.
 */
export const calendar: Calendar = {
  seasons: (raids, before) => {
    let halfYears = before
    const seasons = raids.map(({ status }) => seasonAfter(status === 'ended' ? halfYears++ : halfYears))
    return [...seasons, seasonAfter(halfYears)]
  },
  span: (raids, before) => {
    const years = Math.ceil((before + raids.filter(({ status }) => status !== 'abandoned').length) / 2)
    if (years === 0) return ''
    return years === 1 ? 'in a year' : `in ${years} years`
  },
}

export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** Letter where it is customary, by the region of the language; A4 everywhere else. */
export function usualPaper(): Paper {
  const { region } = new Intl.Locale(navigator.language || 'en').maximize()
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4'
}

const LETTER: readonly string[] = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI', 'PR', 'BO']

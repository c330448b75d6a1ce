import { capital, inWords } from '../../../../engine/kernel/words.ts'
/** How old a character has grown in the campaign: half a year with each exit (17.5). */
export function ageInWords(exits: number): string {
  if (exits === 0) return 'No exit from the Citadel yet'
  return `${exitsInWords(exits)} from the Citadel; ${halfYears(exits)} older`
}

function exitsInWords(exits: number): string {
  const count = inWords(exits)
  return `${capital(count)} ${exits === 1 ? 'exit' : 'exits'}`
}

/** `half a year`, `a year and a half`, `three years`: from one exit on. */
export function halfYears(exits: number): string {
  const years = Math.floor(exits / 2)
  const half = exits % 2 === 1
  if (years === 0) return 'half a year'
  if (years === 1) return half ? 'a year and a half' : 'a year'
  return half ? `${inWords(years)} and a half years` : `${inWords(years)} years`
}

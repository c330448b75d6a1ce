import type { z } from 'zod'

/**
 * What is wrong with an input, as the end of a sentence that begins with where it stands; for `error` of a parse. What a schema
 * says in words of its own comes first, and what is not said here zod says.
 */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'must not be empty' : `must ${bound(issue.origin, 'least', issue.minimum)}`
    case 'too_big':
      return `must ${bound(issue.origin, 'most', issue.maximum)}`
    case 'invalid_format':
      return 'has signs in it that cannot stand there'
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : undefined
    default:
      return undefined
  }
}

function bound(origin: string, which: 'least' | 'most', limit: number | bigint): string {
  const one = Number(limit) === 1
  if (origin === 'string') return `have at ${which} ${limit} character${one ? '' : 's'}`
  if (origin === 'array') return `have at ${which} ${limit} ${one ? 'entry' : 'entries'}`
  return `be at ${which} ${limit}`
}

import type { z } from 'zod'

/** The first fault in an input, as a sentence, and the path to it. `whole` is the name of the input itself. */
export function issueSentence({ issues: [issue] }: z.ZodError, whole: string): { readonly message: string; readonly path: string } {
  const path = issue?.path.join('.') ?? ''
  return { message: `${path === '' ? whole : `The field ${path}`} ${issue?.message ?? WRONG}.`, path }
}

const WRONG = 'is not valid'

/** What is wrong with a field, to follow its name in a sentence; for `error` of a parse. A schema's own words take precedence. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'must not be empty' : `must ${bound(issue.origin, 'least', issue.minimum)}`
    case 'too_big':
      return `must ${bound(issue.origin, 'most', issue.maximum)}`
    case 'invalid_format':
      return 'contains characters that are not allowed'
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${TYPES[issue.expected] ?? `of the type ${issue.expected}`}`
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `has no field ${named(issue.keys)}`
    case 'invalid_union':
      return 'has none of the accepted shapes'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return WRONG
  }
}

/** The first few of many. */
function named(keys: readonly string[]): string {
  const few = keys.slice(0, 3).map((key) => JSON.stringify(key.slice(0, 40)))
  return keys.length > few.length ? `${few.join(', ')}, nor ${keys.length - few.length} others` : few.join(', ')
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

function bound(origin: string, which: 'least' | 'most', limit: number | bigint): string {
  const one = Number(limit) === 1
  if (origin === 'string') return `have at ${which} ${limit} character${one ? '' : 's'}`
  if (origin === 'array') return `have at ${which} ${limit} ${one ? 'entry' : 'entries'}`
  return `be at ${which} ${limit}`
}

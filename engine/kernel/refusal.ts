import type { ErrorCode, Refusal } from './types.ts'
import { capital } from './words.ts'

// A refusal, as a value: one constructor, one type guard, and the refusals that every game and the host share.
// The message is a whole sentence for a person; `detail` is the machine's name for the reason; `rule` is the case it comes from.

/** The optional fields of a refusal. Undefined ones are left out. */
export interface Particulars {
  readonly detail?: string | undefined
  readonly rule?: string | undefined
}

/** A refusal in a whole sentence; `detail` is for programs, `rule` the case it rests on. */
export function refusal(code: ErrorCode, message: string, { detail, rule }: Particulars = {}): Refusal {
  return { code, message, ...(detail === undefined ? {} : { detail }), ...(rule === undefined ? {} : { rule }) }
}

/** Tells a refusal from a result; for results that have no `code` and `message` of their own. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}

/** The request makes no sense, whatever the state of things. */
export function badRequest(message: string, particulars?: Particulars): Refusal {
  return refusal('bad-request', message, particulars)
}

/** The rules of the game do not allow it. */
export function ruleViolation(message: string, particulars?: Particulars): Refusal {
  return refusal('rule-violation', message, particulars)
}

/** The request is sound in itself, but the present state of things stands in its way. */
export function conflict(message: string, detail: string, rule?: string): Refusal {
  return refusal('conflict', message, { detail, rule })
}

/** `what` is a noun: `campaign`, `session`. */
export function notFound(what: string): Refusal {
  return refusal('not-found', `There is no such ${what}.`)
}

/** No choice is left to make or to try. */
export const GAME_OVER = conflict('This game is over.', 'over')

/** The choice was made against an older revision. */
export const STALE = conflict('The game has moved on in the meantime.', 'stale')

/** More fixed dice (`dice`) or draws (`draws`) are needed than were given. */
export function exhausted(what: string): Refusal {
  return ruleViolation('The fixed dice or draws are used up.', { detail: what })
}

/** Refuses JSON from outside for the first fault that a reading found; null where it found none. */
export function misread([first]: readonly string[], particulars?: Particulars): Refusal | null {
  return first === undefined ? null : badRequest(sentence(first), particulars)
}

/** A field's name or path at the head of a fault: `at must be`, `options.catacomb has no field`, `party[0]: `. */
const FIELD = /^[a-z][\w-]*(?:\[\d+\]|\.[\w-]+)*(?=:| must | has no field | may hold )/

/** A fault as a whole sentence. A field keeps its lower case, which is how it is spelled. */
export function sentence(finding: string): string {
  const field = FIELD.exec(finding)?.[0]
  const whole = field === undefined ? capital(finding) : `${finding.startsWith(':', field.length) ? 'At' : 'The field'} ${finding}`
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/** What was kept of a game is not what was written: a state has changed, or a row is gone. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

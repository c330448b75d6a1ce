import { ZodError } from 'zod'
import type { CampaignDatabase } from '../../../db/open.ts'
import { spoiltRows } from '../../../db/row-sums.ts'
import { Drift } from '../../../engine/kernel/play.ts'
import { conflict, Unreadable } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'

const SPOILT = conflict(
  'This part of the campaigns cannot be read: what the file holds of it is damaged. Everything else can be used; a backup may have it whole.',
  'spoilt',
)

const KINDS = [Unreadable, Drift, SyntaxError, ZodError] as const

/**
 * The refusal for a row that has come to harm in a file that is otherwise whole: a state that is not what was written, answers
 * that lead elsewhere, text that isn't JSON or another kind of JSON, or bytes that do not unpack. Whatever comes from outside has been read
 * before any handler runs. What is still whole JSON may lead the rules astray later, in any way: then the checksums say whether a row has
 * come to harm. Null for anything else.
 */
export function spoilt(error: unknown, db: CampaignDatabase | null = null): Refusal | null {
  const isSpoilt = KINDS.some((kind) => error instanceof kind) || isUnpacking(error)
  return isSpoilt || (db !== null && hasSpoiltRows(db)) ? SPOILT : null
}

/** Reads the whole file: only for an error that nobody foresaw. */
function hasSpoiltRows(db: CampaignDatabase): boolean {
  try {
    return spoiltRows(db).length > 0
  } catch {
    return false
  }
}

/** The codes of zlib. */
function isUnpacking(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
}

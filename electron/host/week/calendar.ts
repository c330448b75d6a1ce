import { fingerprint } from '../../../engine/kernel/random.ts'
import { badRequest } from '../../../engine/kernel/refusal.ts'

// The weeks of ISO 8601, in UTC, so that a week is the same for everyone; and the chance of a week's game.

const DAY = 24 * 3_600_000
const MONDAY = 1

/** A week, and when the next one begins. */
export interface CalendarWeek {
  /** `2026-W48`. */
  readonly week: string
  /** ISO time. */
  readonly until: string
}

/** The week of a time. A week belongs to the year of its Thursday. */
export function weekAt(now: string): CalendarWeek {
  const day = Math.floor(Date.parse(now) / DAY) * DAY
  const sinceMonday = (new Date(day).getUTCDay() + 7 - MONDAY) % 7
  const monday = day - sinceMonday * DAY
  const thursday = new Date(monday + 3 * DAY)
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  const nth = Math.floor((thursday.getTime() - newYear) / (7 * DAY)) + 1
  return {
    week: `${thursday.getUTCFullYear()}-W${String(nth).padStart(2, '0')}`,
    until: new Date(monday + 7 * DAY).toISOString(),
  }
}

const RESERVED = 'week:'

/** The seed of a week's game: the same under the same rules, wherever it is played. */
export function seedOfWeek(week: string, game: { readonly id: string; readonly rulesVersion: string }): string {
  return `${RESERVED}${fingerprint(`${game.id} ${game.rulesVersion} ${week}`)}`
}

/** Whether a seed is kept for the games of weeks: it would show what waits in them. */
export function isReserved(seed: string | undefined): boolean {
  return seed?.startsWith(RESERVED) ?? false
}

export const SEED_RESERVED = badRequest('Seeds that begin with "week:" are reserved for the games of the week.', { detail: 'seed' })

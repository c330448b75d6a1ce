import { deflateSync, inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { notFound } from '../engine/kernel/refusal.ts'
import { jsonOf } from './kept-json.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { grades, sessions } from './schema.ts'
import { write } from './write.ts'

// The grades of a finished game, from playouts. The database does not look into them.

export interface KeptGrades {
  /** Of the rules under which it was played out. */
  readonly rulesVersion: string
  readonly body: object
  /** ISO time. */
  readonly gradedAt: string
}

/** Keeps them in place of those kept before. Refuses `not-found`. */
export function keepGrades(db: CampaignDatabase, session: string, kept: KeptGrades): Result<null> {
  return write(db, () => {
    const found = db.orm.select({ key: sessions.key }).from(sessions).where(eq(sessions.id, session)).get()
    if (found === undefined) return refused(notFound('game'))
    const { rulesVersion, gradedAt } = kept
    const row = { rulesVersion, body: deflateSync(JSON.stringify(kept.body)), gradedAt }
    db.orm
      .insert(grades)
      .values({ session: found.key, ...row })
      .onConflictDoUpdate({ target: grades.session, set: row })
      .run()
    return done(null)
  })
}

/** Null where there are none, or where they cannot be read. */
export function readGrades(db: CampaignDatabase, session: string): KeptGrades | null {
  const row = db.orm
    .select({ grades })
    .from(grades)
    .innerJoin(sessions, eq(sessions.key, grades.session))
    .where(eq(sessions.id, session))
    .get()
  if (row === undefined) return null
  const { rulesVersion, body, gradedAt } = row.grades
  const read = jsonOf(unpacked(body))
  return typeof read === 'object' && read !== null ? { rulesVersion, body: read, gradedAt } : null
}

function unpacked(body: Uint8Array): string | null {
  try {
    return inflateSync(body).toString()
  } catch {
    return null
  }
}

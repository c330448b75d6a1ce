import { and, count, eq } from 'drizzle-orm'
import { notFound } from '../engine/kernel/refusal.ts'
import { sheetIn } from './kept-json.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { templates } from './schema.ts'
import { write } from './write.ts'

/** A sheet that a player keeps, by its name among those of its game. */
export interface Template {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly sheet: object
  /** ISO time. */
  readonly savedAt: string
}

const { id, game, name, sheet, savedAt } = templates
const columns = { id, game, name, sheet, savedAt }

/** Keeps a sheet; it replaces one of the same name and takes over its id. */
export function saveTemplate(db: CampaignDatabase, template: Template): Result<Template> {
  return write(db, () => {
    const set = { sheet: template.sheet, savedAt: template.savedAt }
    const kept = db.orm
      .insert(templates)
      .values(template)
      .onConflictDoUpdate({ target: [game, name], set })
      .returning(columns)
      .get()
    return done(kept)
  })
}

/** The templates of a game that can be read, by name. */
export function listTemplates(db: CampaignDatabase, of: string): readonly Template[] {
  const select = 'SELECT id, game, name, sheet, saved_at AS savedAt FROM templates WHERE game = ? ORDER BY name'
  return db
    .statement<Omit<Template, 'sheet'> & { readonly sheet: string }>(select)
    .all(of)
    .flatMap((row) => {
      const read = sheetIn(row.sheet)
      return read === null ? [] : { ...row, sheet: read }
    })
}

/** How many templates a game has, not counting the one of that name. */
export function countOthers(db: CampaignDatabase, of: string, called: string): number {
  const all = db.orm.select({ count: count() }).from(templates).where(eq(game, of)).get()?.count ?? 0
  const there = db.orm
    .select({ id })
    .from(templates)
    .where(and(eq(game, of), eq(name, called)))
    .get()
  return there === undefined ? all : all - 1
}

/** Deletes a template. Refuses `not-found`. */
export function deleteTemplate(db: CampaignDatabase, template: string): Result<null> {
  return write(db, () => {
    const { changes } = db.orm.delete(templates).where(eq(id, template)).run()
    return changes === 0 ? refused(notFound('template')) : done(null)
  })
}

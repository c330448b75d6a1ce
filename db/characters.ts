import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { campaignKey } from './campaigns.ts'
import { type Holdings, holdingsOf, type LedgerLine, post } from './ledger.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { type CharacterKind, type CharacterStatus, campaigns, characters, raiders, sessions } from './schema.ts'
import { conflict, notFound, write } from './write.ts'

export interface Character {
  /** Known everywhere: the database's name for it. */
  readonly id: string
  readonly campaign: string
  /** Known in its campaign, where it is unique: the engine's name for it, `lord-dil`. */
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: CharacterKind
  readonly status: CharacterStatus
  /** What the engine keeps of it between raids. */
  readonly sheet: object
  readonly holdings: Holdings
  /** The open raid it is in. */
  readonly session: string | null
  /** ISO time. */
  readonly createdAt: string
}

export interface NewCharacter {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly race: string
  readonly kind: CharacterKind
  readonly sheet: object
}

/** What has become of a character; what is left out stays as it is. */
export interface CharacterChange {
  readonly slug: string
  readonly name?: string
  readonly status?: CharacterStatus
  readonly sheet?: object
}

/** Enters a character into the roster with its first ledger lines. Refuses `not-found`, and `conflict` when the slug is taken. */
export function createCharacter(
  db: CampaignDatabase,
  campaign: string,
  character: NewCharacter,
  at: string,
  lines: readonly LedgerLine[] = [],
): Result<Character> {
  return write(db, () => {
    const key = campaignKey(db, campaign)
    if (key === null) return refused(notFound('campaign'))
    if (slugTaken(db, key, character.slug)) return refused(conflict(`There is already a ${character.name} in this campaign.`, 'name-taken'))
    insertCharacter(db, key, character, at, null)
    post(db, { campaign: key, session: null, input: null, at }, lines)
    return found(db, character.id)
  })
}

/** Changes a character between raids and posts what it cost. Refuses `not-found`, and `conflict` while it is in an open raid. */
export function changeCharacter(
  db: CampaignDatabase,
  id: string,
  change: Omit<CharacterChange, 'slug'>,
  at: string,
  lines: readonly LedgerLine[] = [],
): Result<Character> {
  return write(db, () => {
    const row = db.orm.select({ campaign: characters.campaign, slug: characters.slug }).from(characters).where(eq(characters.id, id)).get()
    if (row === undefined) return refused(notFound('character'))
    if (openRaids(db, eq(characters.id, id)).size > 0)
      return refused(conflict('This character is in a raid that is still open.', 'in-raid'))
    updateCharacter(db, row.campaign, { ...change, slug: row.slug })
    post(db, { campaign: row.campaign, session: null, input: null, at }, lines)
    return found(db, id)
  })
}

/** The roster of a campaign, in the order in which the characters came. */
export function listCharacters(db: CampaignDatabase, campaign: string): readonly Character[] {
  return select(db, eq(campaigns.id, campaign))
}

export function getCharacter(db: CampaignDatabase, id: string): Character | null {
  return select(db, eq(characters.id, id))[0] ?? null
}

function found(db: CampaignDatabase, id: string): Result<Character> {
  const character = getCharacter(db, id)
  return character === null ? refused(notFound('character')) : done(character)
}

function select(db: CampaignDatabase, where: SQL): readonly Character[] {
  const rows = db.orm
    .select({ character: characters, campaign: campaigns.id })
    .from(characters)
    .innerJoin(campaigns, eq(campaigns.key, characters.campaign))
    .where(where)
    .orderBy(asc(characters.key))
    .all()
  const raidOf = openRaids(db, where)
  return rows.map(({ character: { key, bornSession, bornInput, ...character }, campaign }) => ({
    ...character,
    campaign,
    holdings: holdingsOf(db, key),
    session: raidOf.get(key) ?? null,
  }))
}

/** The open raid of each character that is in one. */
function openRaids(db: CampaignDatabase, where: SQL): ReadonlyMap<number, string> {
  const rows = db.orm
    .select({ character: raiders.character, session: sessions.id })
    .from(raiders)
    .innerJoin(sessions, eq(sessions.key, raiders.session))
    .innerJoin(characters, eq(characters.key, raiders.character))
    .innerJoin(campaigns, eq(campaigns.key, characters.campaign))
    .where(and(where, eq(raiders.open, 1)))
    .all()
  return new Map(rows.map((row) => [row.character, row.session]))
}

export function slugTaken(db: CampaignDatabase, campaign: number, slug: string): boolean {
  const where = and(eq(characters.campaign, campaign), eq(characters.slug, slug))
  return db.orm.select({ key: characters.key }).from(characters).where(where).get() !== undefined
}

/** Inside the caller's transaction; gives the new row's number. */
export function insertCharacter(
  db: CampaignDatabase,
  campaign: number,
  { id, slug, name, race, kind, sheet }: NewCharacter,
  createdAt: string,
  born: { readonly session: number; readonly input: number } | null,
): number {
  const row = { id, campaign, slug, name, race, kind, sheet, status: 'living' as const, createdAt }
  const values = { ...row, bornSession: born?.session ?? null, bornInput: born?.input ?? null }
  return db.orm.insert(characters).values(values).returning({ key: characters.key }).get().key
}

/** Inside the caller's transaction. A change of somebody who is not on the roster is a bug. */
export function updateCharacter(db: CampaignDatabase, campaign: number, { slug, ...change }: CharacterChange): void {
  const { name = null, status = null, sheet } = change
  const update = `
    UPDATE characters SET name = coalesce(?, name), status = coalesce(?, status), sheet = coalesce(?, sheet) WHERE campaign = ? AND slug = ?`
  const { changes } = db.statement(update).run(name, status, sheet === undefined ? null : JSON.stringify(sheet), campaign, slug)
  if (changes !== 1) throw new Error(`the roster knows no character "${slug}"`)
}

/** Takes back the characters who came with the inputs of a raid after `to`; null, or who has since gone elsewhere. */
export function unmakeCharacters(db: CampaignDatabase, session: number, to: number): string | null {
  const born = and(eq(characters.bornSession, session), isNotNull(characters.bornInput))
  const made = db.orm.select({ key: characters.key, name: characters.name, input: characters.bornInput }).from(characters).where(born).all()
  for (const { key, name, input } of made) {
    if (input === null || input <= to) continue
    const raids = db.orm.select({ session: raiders.session }).from(raiders).where(eq(raiders.character, key)).all()
    if (raids.some((raid) => raid.session !== session)) return name
    db.orm.delete(characters).where(eq(characters.key, key)).run()
  }
  return null
}

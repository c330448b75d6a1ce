import { sql } from 'drizzle-orm'
import { blob, foreignKey, index, integer, primaryKey, sqliteTable, sqliteView, text, unique } from 'drizzle-orm/sqlite-core'
import { CHARACTER_STATUSES, UNITS } from '../engine/kernel/campaign-types.ts'
import type { Fell, Tale } from '../engine/kernel/tale-types.ts'
import { type Answer, type Outcome, SESSION_STATUSES, UNDO_MODES } from '../engine/kernel/types.ts'

/** The tables as the migrations leave them, for typed queries. A test compares the two. */

/** A checksum over the row's other columns: `row-sums.ts`. */
const rowSum = () => integer('sum')

/** Where a character fell or was lost, and in which game (by id). */
export type StoredFell = Fell & { readonly session: string | null }

export const campaigns = sqliteTable('campaigns', {
  key: integer('key').primaryKey(),
  id: text('id').notNull().unique(),
  name: text('name').notNull(),
  game: text('game').notNull(),
  variants: text('variants', { mode: 'json' }).$type<readonly string[]>().notNull(),
  undo: text('undo', { enum: UNDO_MODES }).notNull(),
  createdAt: text('created_at').notNull(),
  archived: integer('archived').notNull().default(0),
  gamesBefore: integer('games_before').notNull().default(0),
  sum: rowSum(),
})

export const sessions = sqliteTable(
  'sessions',
  {
    key: integer('key').primaryKey(),
    id: text('id').notNull().unique(),
    campaign: integer('campaign').references(() => campaigns.key, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    rulesVersion: text('rules_version').notNull(),
    status: text('status', { enum: SESSION_STATUSES }).notNull(),
    outcome: text('outcome', { mode: 'json' }).$type<Outcome>(),
    redo: integer('redo').notNull().default(0),
    createdAt: text('created_at').notNull(),
    /** The tale without its chapters, which are packed: `tales.ts`. */
    tale: text('tale', { mode: 'json' }).$type<Omit<Tale, 'chapters'>>(),
    chapters: blob('chapters', { mode: 'buffer' }),
    sum: rowSum(),
  },
  (t) => [index('sessions_of_campaign').on(t.campaign, t.status)],
)

/** Sessions and how far they have come. */
export const heads = sqliteView('heads', {
  key: integer('key').notNull(),
  id: text('id').notNull(),
  campaign: integer('campaign'),
  game: text('game').notNull(),
  rulesVersion: text('rules_version').notNull(),
  status: text('status', { enum: SESSION_STATUSES }).notNull(),
  outcome: text('outcome', { mode: 'json' }).$type<Outcome>(),
  redo: integer('redo').notNull(),
  createdAt: text('created_at').notNull(),
  revision: integer('revision').notNull(),
  inputs: integer('inputs').notNull(),
  events: integer('events').notNull(),
  streams: text('streams', { mode: 'json' }).$type<unknown>(),
  updatedAt: text('updated_at').notNull(),
}).existing()

export const setups = sqliteTable('setups', {
  session: integer('session')
    .primaryKey()
    .references(() => sessions.key, { onDelete: 'cascade' }),
  seed: text('seed').notNull(),
  options: text('options', { mode: 'json' }).$type<unknown>().notNull(),
  setup: text('setup', { mode: 'json' }).$type<unknown>().notNull(),
  seats: text('seats', { mode: 'json' }).$type<readonly string[]>().notNull(),
  sum: rowSum(),
})

export const characters = sqliteTable(
  'characters',
  {
    key: integer('key').primaryKey(),
    id: text('id').notNull().unique(),
    campaign: integer('campaign')
      .notNull()
      .references(() => campaigns.key, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    race: text('race').notNull(),
    kind: text('kind').notNull(),
    status: text('status', { enum: CHARACTER_STATUSES }).notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<object>().notNull(),
    bornSession: integer('born_session').references(() => sessions.key, { onDelete: 'set null' }),
    bornInput: integer('born_input'),
    createdAt: text('created_at').notNull(),
    origin: text('origin', { mode: 'json' }).$type<object>(),
    settled: integer('settled').notNull().default(0),
    note: text('note').notNull().default(''),
    portrait: text('portrait'),
    fell: text('fell', { mode: 'json' }).$type<StoredFell>(),
    sum: rowSum(),
  },
  (t) => [unique('characters_slug').on(t.campaign, t.slug)],
)

export const raiders = sqliteTable(
  'raiders',
  {
    session: integer('session')
      .notNull()
      .references(() => sessions.key, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    character: integer('character')
      .notNull()
      .references(() => characters.key, { onDelete: 'cascade' }),
    open: integer('open').notNull(),
    sum: rowSum(),
  },
  (t) => [primaryKey({ columns: [t.session, t.slug] })],
)

export const ledger = sqliteTable('ledger', {
  key: integer('key').primaryKey(),
  character: integer('character').notNull().generatedAlwaysAs(sql`key / 1000000`),
  nth: integer('nth').notNull().generatedAlwaysAs(sql`key % 1000000`),
  session: integer('session'),
  input: integer('input'),
  line: integer('line').notNull(),
  turn: integer('turn'),
  unit: text('unit', { enum: UNITS }).notNull(),
  amount: integer('amount').notNull(),
  subject: text('subject').notNull().default(''),
  rule: text('rule').notNull(),
  reason: text('reason').notNull(),
  reverses: integer('reverses'),
  at: text('at').notNull(),
  experience: integer('experience').notNull(),
  gold: integer('gold').notNull(),
  jewels: integer('jewels').notNull(),
  exits: integer('exits').notNull(),
  sum: rowSum(),
})

export const inputs = sqliteTable('inputs', {
  key: integer('key').primaryKey(),
  session: integer('session').notNull().generatedAlwaysAs(sql`key / 1000000`),
  n: integer('n').notNull().generatedAlwaysAs(sql`key % 1000000`),
  revision: integer('revision').notNull(),
  nextEvent: integer('next_event').notNull(),
  answer: text('answer', { mode: 'json' }).$type<Answer>(),
  dice: text('dice', { mode: 'json' }).$type<readonly number[]>().notNull(),
  draws: text('draws', { mode: 'json' }).$type<readonly string[]>().notNull(),
  notes: text('notes', { mode: 'json' }).$type<unknown>(),
  events: text('events', { mode: 'json' }).$type<readonly StoredEvent[]>().notNull(),
  streams: text('streams', { mode: 'json' }).$type<unknown>(),
  at: text('at').notNull(),
  sum: rowSum(),
})

export const undone = sqliteTable(
  'undone',
  {
    session: integer('session')
      .notNull()
      .references(() => sessions.key, { onDelete: 'cascade' }),
    branch: integer('branch').notNull(),
    n: integer('n').notNull(),
    redo: integer('redo').notNull(),
    nextEvent: integer('next_event').notNull(),
    answer: text('answer', { mode: 'json' }).$type<Answer>(),
    dice: text('dice', { mode: 'json' }).$type<readonly number[]>().notNull(),
    draws: text('draws', { mode: 'json' }).$type<readonly string[]>().notNull(),
    notes: text('notes', { mode: 'json' }).$type<unknown>(),
    events: text('events', { mode: 'json' }).$type<readonly StoredEvent[]>().notNull(),
    sum: rowSum(),
  },
  (t) => [primaryKey({ columns: [t.session, t.branch, t.n] })],
)

export const marks = sqliteTable('marks', {
  key: integer('key').primaryKey(),
  session: integer('session').notNull().generatedAlwaysAs(sql`key / 1000000`),
  nth: integer('nth').notNull().generatedAlwaysAs(sql`key % 1000000`),
  input: integer('input').notNull(),
  diceUsed: integer('dice_used').notNull(),
  drawsUsed: integer('draws_used').notNull(),
  eventsTold: integer('events_told').notNull(),
  linesPosted: integer('lines_posted').notNull(),
  streams: text('streams', { mode: 'json' }).$type<unknown>().notNull(),
  fingerprint: text('fingerprint').notNull(),
  /** How the state differs from the session's start: `delta.ts`, `starts.ts`. Null where it is in `states`, or only the fingerprint is kept. */
  state: text('state'),
  sum: rowSum(),
})

export const moments = sqliteTable(
  'moments',
  {
    session: integer('session')
      .notNull()
      .references(() => sessions.key, { onDelete: 'cascade' }),
    /** 0 while its input stands; then as in `undone`. */
    branch: integer('branch').notNull(),
    input: integer('input').notNull(),
    text: text('text').notNull(),
    flagged: integer('flagged').notNull(),
    keptAt: text('kept_at').notNull(),
    sum: rowSum(),
  },
  (t) => [primaryKey({ columns: [t.session, t.branch, t.input] })],
)

export const tries = sqliteTable(
  'tries',
  {
    session: integer('session').notNull(),
    branch: integer('branch').notNull(),
    input: integer('input').notNull(),
    option: text('option').notNull(),
    body: text('body', { mode: 'json' }).$type<object>().notNull(),
    triedAt: text('tried_at').notNull(),
    sum: rowSum(),
  },
  (t) => [
    primaryKey({ columns: [t.session, t.branch, t.input] }),
    foreignKey({ columns: [t.session, t.branch, t.input], foreignColumns: [moments.session, moments.branch, moments.input] })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

export const states = sqliteTable('states', {
  key: integer('key').primaryKey(),
  /** JSON text, as it was fingerprinted. */
  state: text('state').notNull(),
  sum: rowSum(),
})

export const starts = sqliteTable('starts', {
  session: integer('session')
    .primaryKey()
    .references(() => sessions.key, { onDelete: 'cascade' }),
  base: integer('base'),
  state: blob('state', { mode: 'buffer' }).notNull(),
  sum: rowSum(),
})

export const packs = sqliteTable('packs', {
  key: integer('key').primaryKey(),
  first: integer('first').notNull(),
  marks: integer('marks').notNull(),
  revision: integer('revision').notNull(),
  nextEvent: integer('next_event').notNull(),
  streams: text('streams', { mode: 'json' }).$type<unknown>(),
  at: text('at').notNull(),
  body: blob('body', { mode: 'buffer' }).notNull(),
  sum: rowSum(),
})

export const templates = sqliteTable(
  'templates',
  {
    key: integer('key').primaryKey(),
    id: text('id').notNull().unique(),
    game: text('game').notNull(),
    name: text('name').notNull(),
    sheet: text('sheet', { mode: 'json' }).$type<object>().notNull(),
    savedAt: text('saved_at').notNull(),
    sum: rowSum(),
  },
  (t) => [unique('templates_name').on(t.game, t.name)],
)

export const grades = sqliteTable('grades', {
  session: integer('session')
    .primaryKey()
    .references(() => sessions.key, { onDelete: 'cascade' }),
  rulesVersion: text('rules_version').notNull(),
  body: blob('body', { mode: 'buffer' }).notNull(),
  gradedAt: text('graded_at').notNull(),
  sum: rowSum(),
})

export const lineages = sqliteTable('lineages', {
  campaign: integer('campaign')
    .primaryKey()
    .references(() => campaigns.key, { onDelete: 'cascade' }),
  id: text('id').notNull().unique(),
  states: text('states').notNull(),
  sum: rowSum(),
})

/** An event as the game told it: at least its type and its rule. */
export interface StoredEvent {
  readonly type: string
  readonly rule: string
}

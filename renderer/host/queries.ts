import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client, LabBar } from '../../electron/contract/index.ts'
import type { SessionView } from '../../engine/kernel/types.ts'
import { licencesOfBuild } from './licences.ts'
import { wholeLog } from './whole-log.ts'

// Every cached query of the page. A key and its call are defined together here and nowhere else, so that
// two screens that want the same thing share one answer.

/** The subject of an answer: the first word of every key. */
export type Subject =
  | 'app'
  | 'backups'
  | 'book'
  | 'campaign'
  | 'campaigns'
  | 'chapters'
  | 'character'
  | 'endings'
  | 'errands'
  | 'frames'
  | 'grades'
  | 'hint'
  | 'ledger'
  | 'lab'
  | 'licences'
  | 'lived'
  | 'log'
  | 'luck'
  | 'moments'
  | 'paper'
  | 'position'
  | 'prices'
  | 'print'
  | 'puzzles'
  | 'raids'
  | 'records'
  | 'replay'
  | 'roster'
  | 'rules'
  | 'session'
  | 'sheets'
  | 'stats'
  | 'check'
  | 'copy'
  | 'storage'
  | 'story'
  | 'tables'
  | 'templates'
  | 'week'
  | 'whole-log'

type Part = string | number | null | undefined

function key<S extends Subject>(subject: S, ...parts: readonly Part[]): readonly [S, ...Part[]] {
  return [subject, ...parts]
}

/**
 * Refetches everything about these subjects wherever it is shown.
 *
 * @param of one session, campaign or character; omitted, all of them
 */
export function askAgain(cache: QueryClient, subjects: readonly Subject[], of?: string): void {
  for (const subject of subjects) void cache.invalidateQueries({ queryKey: of === undefined ? key(subject) : key(subject, of) })
}

/** The session whose chronicle arrived last; null before any has. */
export function latestLog(cache: QueryClient): string | null {
  const read = cache.getQueryCache().findAll({ queryKey: key('log'), predicate: ({ state }) => state.data !== undefined })
  const session = read.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]?.queryKey[1]
  return typeof session === 'string' ? session : null
}

/** Answers that never change while the app runs are fetched once. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY } as const
/** How long a position stays in memory after it was last shown, in milliseconds. */
const POSITION_KEPT = 60_000
const LINES_PER_PAGE = 400
/** The number of times an errand is tried out. */
const TRIALS = 400

export const queries = {
  app: (client: Client) => queryOptions({ queryKey: key('app'), queryFn: () => client.call('app.info'), ...ONCE }),

  /** Third-party licences, from the build and not from the host. */
  licences: () => queryOptions({ queryKey: key('licences'), queryFn: licencesOfBuild, ...ONCE }),

  /** Cases of a game's rulebook, in order. */
  rules: (client: Client, game: string) =>
    queryOptions({ queryKey: key('rules', game), queryFn: () => client.call('game.rules', { game }), ...ONCE }),

  /** Printed tables of a game, as open data: each game reads its own with `select`. */
  tables: (client: Client, game: string) =>
    queryOptions({ queryKey: key('tables', game), queryFn: () => client.call('game.tables', { game }), ...ONCE }),

  templates: (client: Client, game: string) =>
    queryOptions({ queryKey: key('templates', game), queryFn: () => client.call('template.list', { game }) }),

  puzzles: (client: Client) => queryOptions({ queryKey: key('puzzles'), queryFn: () => client.call('puzzle.list') }),

  /** This week's games, and what was made of them here. */
  week: (client: Client) => queryOptions({ queryKey: key('week'), queryFn: () => client.call('week.get') }),

  /** How a week's game stands; null for any other. */
  weekResult: (client: Client, session: string) =>
    queryOptions({ queryKey: key('week', session), queryFn: () => client.call('week.result', { session }) }),

  /** What a person has marked in the course of a game. */
  moments: (client: Client, session: string) =>
    queryOptions({ queryKey: key('moments', session), queryFn: () => client.call('moment.list', { session }) }),

  storage: (client: Client) => queryOptions({ queryKey: key('storage'), queryFn: () => client.call('storage.status') }),

  backups: (client: Client) => queryOptions({ queryKey: key('backups'), queryFn: () => client.call('backup.list') }),

  /** What the newest weekly check found. */
  check: (client: Client) => queryOptions({ queryKey: key('check'), queryFn: () => client.call('check.status') }),

  /** The folder that gets every backup once more. */
  copy: (client: Client) => queryOptions({ queryKey: key('copy'), queryFn: () => client.call('copy.status') }),

  /** Every campaign, oldest first. */
  campaigns: (client: Client) => queryOptions({ queryKey: key('campaigns'), queryFn: () => client.call('campaign.list') }),

  /** What the lists leave out because it cannot be read. */
  leftOut: (client: Client) => queryOptions({ queryKey: key('storage', 'unreadable'), queryFn: () => client.call('storage.unreadable') }),

  campaign: (client: Client, campaign: string) =>
    queryOptions({ queryKey: key('campaign', campaign), queryFn: () => client.call('campaign.get', { campaign }) }),

  stats: (client: Client, campaign: string) =>
    queryOptions({ queryKey: key('stats', campaign), queryFn: () => client.call('campaign.stats', { campaign }) }),

  /** @param campaign null for none */
  roster: (client: Client, campaign: string | null) =>
    queryOptions({
      queryKey: key('roster', campaign),
      queryFn: () => (campaign === null ? [] : client.call('character.list', { campaign })),
    }),

  /** The form for characters who began on paper. */
  paperForm: (client: Client, campaign: string) =>
    queryOptions({ queryKey: key('paper', campaign), queryFn: () => client.call('paper.form', { campaign }), ...ONCE }),

  /** What is wrong with what was filled in. @param people as JSON, so that equal ones share an answer */
  paperCheck: (client: Client, campaign: string, people: string) =>
    queryOptions({
      queryKey: key('paper', campaign, people),
      queryFn: () => client.call('paper.check', { campaign, people: JSON.parse(people) }),
      placeholderData: keepPreviousData,
      gcTime: 0,
      retry: false,
    }),

  /** The sheets of a whole roster, for columns that show abilities. */
  sheets: (client: Client, campaign: string | null) =>
    queryOptions({
      queryKey: key('sheets', campaign),
      queryFn: () => (campaign === null ? [] : client.call('character.sheets', { campaign })),
    }),

  character: (client: Client, character: string) =>
    queryOptions({ queryKey: key('character', character), queryFn: () => client.call('character.get', { character }) }),

  /** Whether someone who fell could have lived; refused where that cannot be told. */
  lived: (client: Client, character: string) =>
    queryOptions({ queryKey: key('lived', character), queryFn: () => client.call('character.lived', { character }) }),

  prices: (client: Client, character: string) =>
    queryOptions({ queryKey: key('prices', character), queryFn: () => client.call('character.prices', { character }) }),

  ledger: (client: Client, character: string) =>
    queryOptions({ queryKey: key('ledger', character), queryFn: () => client.call('character.ledger', { character }) }),

  /** @param campaign null for none */
  gamesPlayed: (client: Client, campaign: string | null) =>
    queryOptions({
      queryKey: key('raids', campaign),
      queryFn: () => (campaign === null ? [] : client.call('game.list', { campaign })),
    }),

  /** Open sessions of every game, in campaigns and outside them. */
  open: (client: Client) =>
    queryOptions({
      queryKey: key('raids', 'open'),
      queryFn: async () => (await client.call('game.list', { status: 'open' })).filter(({ fromFile }) => !fromFile),
    }),

  /** Games that count for nothing and are not played on: those from files, and what-ifs that are over. */
  uncounted: (client: Client) =>
    queryOptions({
      queryKey: key('raids', 'uncounted'),
      queryFn: async () =>
        (await client.call('game.list')).filter(
          ({ fromFile, lab, branchOf, status }) => fromFile || lab || (branchOf && status !== 'open'),
        ),
    }),

  /** The rankings over all campaigns. `begin` names the work, for old games may have to be retold. */
  records: (client: Client, begin: () => string) =>
    queryOptions({ queryKey: key('records'), queryFn: () => client.call('records.hall', { work: begin() }) }),

  /** What the rankings leave out because it cannot be read. */
  unreadable: (client: Client) =>
    queryOptions({ queryKey: key('records', 'unreadable'), queryFn: () => client.call('records.unreadable') }),

  /** Finished games without a campaign. */
  finished: (client: Client) => queryOptions({ queryKey: key('records', 'games'), queryFn: () => client.call('records.games') }),

  session: (client: Client, session: string) =>
    queryOptions({
      queryKey: key('session', session),
      queryFn: async ({ client: cache }) => withOffers(cache, client, await client.call('game.view', { session })),
    }),

  /** What a sensible player would do, at this revision. */
  hint: (client: Client, session: string, revision: number) =>
    queryOptions({ queryKey: key('hint', session, revision), queryFn: () => client.call('game.hint', { session }) }),

  /** What a game tells someone who comes back to it. */

  /** A game's part of its rulebook. */
  book: <B>(game: string, page: () => Promise<B>) =>
    queryOptions({ queryKey: key('book', game), queryFn: page, staleTime: Number.POSITIVE_INFINITY }),

  /** The whole chronicle of a session. @param seat as told to this seat; omitted, as told to the seat asked now */
  log: (client: Client, session: string, seat?: number) =>
    queryOptions({
      queryKey: seat === undefined ? key('log', session) : key('log', session, seat),
      queryFn: () => wholeLog(client, session, seat),
    }),

  /** The same chronicle, a page at a time. */
  pagedLog: (client: Client, session: string) =>
    infiniteQueryOptions({
      queryKey: key('whole-log', session),
      queryFn: ({ pageParam }) => client.call('game.log', { session, from: pageParam, limit: LINES_PER_PAGE }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
    }),

  /** How the errands of a session have ended. @param inputs the number of its answers */
  endings: (client: Client, session: string) =>
    queryOptions({
      queryKey: key('endings', session),
      queryFn: async () => (await client.call('game.endings', { session })).endings,
    }),

  chapters: (client: Client, session: string) =>
    queryOptions({ queryKey: key('chapters', session), queryFn: () => client.call('game.chapters', { session }) }),

  story: (client: Client, session: string) =>
    queryOptions({ queryKey: key('story', session), queryFn: () => client.call('game.story', { session }) }),

  /** What has been found so far of the choices of a finished game. */
  grades: (client: Client, session: string) =>
    queryOptions({ queryKey: key('grades', session), queryFn: () => client.call('game.grades', { session }) }),

  /** @param inputs the number of answers in the session: each changes the figures */
  luck: (client: Client, session: string, inputs: number) =>
    queryOptions({ queryKey: key('luck', session, inputs), queryFn: () => client.call('game.luck', { session }) }),

  /** A session after input `to`; null for its end. Until it arrives, the previous position stays. */
  replay: (client: Client, session: string, to: number | null) =>
    queryOptions({
      queryKey: key('replay', session, to),
      queryFn: () => client.call('game.replay', { session, ...(to !== null && { to }) }),
      placeholderData: keepPreviousData,
    }),

  /**
   * A position of the replay. In an open session answers may be undone and replaced, so the revision is part of the key.
   */
  position: (client: Client, session: string, revision: number | null, at: number | null) =>
    queryOptions({
      queryKey: key('position', session, revision, at),
      queryFn: async () => (at === null ? null : { at, view: await client.call('game.replay', { session, to: at }) }),
      placeholderData: keepPreviousData,
      gcTime: POSITION_KEPT,
      ...ONCE,
    }),

  /** The table after each of these of its newest events, for the seat that looks. */
  frames: (client: Client, { session, revision, seat }: Pick<SessionView, 'session' | 'revision' | 'seat'>, after: readonly number[]) =>
    queryOptions({
      queryKey: key('frames', session, revision, seat, ...after),
      queryFn: async () => (await client.call('game.frames', { session, revision, seat, after: [...after] })).views,
      gcTime: POSITION_KEPT,
      retry: false,
      ...ONCE,
    }),

  /** The errands at a revision. */
  errands: (client: Client, session: string, revision: number) =>
    queryOptions({
      queryKey: key('errands', session, revision),
      queryFn: async () => {
        const offered = await client.call('game.errands', { session })
        return offered.revision === revision ? offered.errands : []
      },
      gcTime: POSITION_KEPT,
      retry: false,
      ...ONCE,
    }),

  /** What one of them would do. @param limits as JSON, so that equal ones share an answer */
  plan: (client: Client, session: string, revision: number, errand: string, limits: string) =>
    queryOptions({
      queryKey: key('errands', session, revision, errand, limits),
      queryFn: () => client.call('game.plan', { session, errand, limits: JSON.parse(limits) }),
      placeholderData: keepOfErrand(session, revision, errand),
      gcTime: POSITION_KEPT,
      retry: false,
      ...ONCE,
    }),

  /** How it would probably end. @param limits as JSON, so that equal ones share an answer */
  trial: (client: Client, session: string, revision: number, errand: string, limits: string) =>
    queryOptions({
      queryKey: key('errands', session, revision, 'trial', errand, limits),
      queryFn: () => client.call('game.simulate', { session, count: TRIALS, errand, limits: JSON.parse(limits) }),
      placeholderData: keepOfErrand(session, revision, 'trial', errand),
      gcTime: POSITION_KEPT,
      retry: false,
      ...ONCE,
    }),

  /** A run of the Lab with its figures so far. @param job null for none */
  lab: (client: Client, job: string | null) =>
    queryOptions({
      queryKey: key('lab', job),
      queryFn: () => (job === null ? null : client.call('lab.result', { job })),
      placeholderData: keepPreviousData,
      retry: false,
    }),

  /** The games of a bar. @param done how many were played by then: more may belong to it later */
  labGames: (client: Client, job: string, chosen: { readonly arm: number; readonly bar: LabBar } | null, done: number) =>
    queryOptions({
      queryKey: key('lab', job, JSON.stringify(chosen), done),
      queryFn: () => (chosen === null ? null : client.call('lab.games', { job, ...chosen })),
      placeholderData: keepPreviousData,
      retry: false,
    }),

  print: (client: Client, of: 'character' | 'roster', id: string) =>
    queryOptions({ queryKey: key('print', of, id), queryFn: () => recordsForPaper(client, of, id) }),
}

/** A question comes with its errands: arriving later, they would push its options away under the hand. */
export async function withOffers(cache: QueryClient, client: Client, view: SessionView): Promise<SessionView> {
  if (view.decision !== null && view.outcome === null) await cache.prefetchQuery(queries.errands(client, view.session, view.revision))
  return view
}

/** Everything a printed record says: its campaign, and every character with the ledger. */
async function recordsForPaper(client: Client, of: 'character' | 'roster', id: string) {
  const [first] = of === 'character' ? [await client.call('character.get', { character: id })] : []
  const campaign = await client.call('campaign.get', { campaign: first?.campaign ?? id })
  const rows = first ? [first] : await client.call('character.list', { campaign: id })
  const records = []
  for (const { id: character } of rows) {
    const [who, ledger] = await Promise.all([client.call('character.get', { character }), client.call('character.ledger', { character })])
    records.push({ who, ledger })
  }
  return { campaign, records }
}

/** While a limit is set, the last answer about that very errand stays; one about another is none. */
function keepOfErrand(...of: readonly (string | number)[]) {
  const wanted = key('errands', ...of)
  return <T>(last: T | undefined, query: { readonly queryKey: readonly unknown[] } | undefined): T | undefined =>
    wanted.every((part, i) => query?.queryKey[i] === part) ? last : undefined
}

import { getCampaign } from '../../../db/campaigns.ts'
import { keepTales, type PlayedGame, readGame, readGames, readGamesAlone, readLives, readMembers } from '../../../db/chronicle.ts'
import { copyInSteps } from '../../../db/copy.ts'
import { isSessionStatus } from '../../../db/kept-json.ts'
import { type SessionCard, sessionCards } from '../../../db/sessions.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { conflict, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import type { Tale } from '../../../engine/kernel/tale-types.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Curve, type GameRecord, refused, type Story, type TaleChapter } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { membershipOf, NO_CAMPAIGN } from '../membership.ts'
import { isSecret } from '../play/open-session.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Going, Work } from '../work/work.ts'
import { charactersIn, statsOf } from './figures.ts'
import { type Contest, rankings, type ToldGame } from './rankings.ts'
import { readableOf, unreadableGames, unreadableOf } from './unreadable.ts'

type Calls = 'game.story' | 'game.chapters' | 'game.luck' | 'campaign.stats' | `records.${'hall' | 'games' | 'unreadable'}`

/** The accounts of finished games, and statistics over many. */
export function chronicleHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, Calls> {
  const { db, games } = context
  const telling = { db, games, work }
  const gameOf = (raid: PlayedGame<Tale>) => games.find(({ id }) => id === raid.game)
  const untold = (raid: PlayedGame<Tale>) => (gameOf(raid)?.tells === false ? NO_STORY : UNTOLD)
  const isHidden = (raid: PlayedGame<Tale>): boolean => {
    if (raid.status !== 'open' || gameOf(raid)?.secret !== true) return false
    const session = sessions.get(raid.session)
    return isRefusal(session) || isSecret(session)
  }

  return {
    'game.story'({ session: id }) {
      const story = storyTold(context, sessions, id)
      return isRefusal(story) ? refused(story) : answered(story)
    },

    'game.chapters'({ session: id }) {
      const raid = readGame(db, id)
      if (raid === null) return refused(notFound('game'))
      if (isHidden(raid)) return answered([])
      const chapters = raid.tale?.chapters ?? sessions.chapters(id)
      // An open game is told as if it were given up now, but without that end.
      const told = raid.status === 'open' ? chapters.filter(({ kind }) => kind !== 'end') : chapters
      return answered(told.map(plain))
    },

    // For open games too: all their dice are public, unless seats hide things from each other.
    'game.luck'({ session: id }) {
      const raid = readGame(db, id)
      if (raid === null) return refused(notFound('game'))
      if (isHidden(raid)) return refused(NOT_OVER)
      const tale = raid.tale ?? sessions.retell(id)
      if (tale === null) return refused(untold(raid))
      return answered({ faces: [...tale.luck.faces], kinds: [...tale.luck.kinds] })
    },

    async 'campaign.stats'({ campaign: id, work: name }) {
      const campaign = getCampaign(db, id)
      if (campaign === null) return refused(NO_CAMPAIGN)
      const readable = readGames(db, id).filter(({ status }) => isSessionStatus(status))
      const raids = await toldAnew(telling, readable, name)
      if (isRefusal(raids)) return refused(raids)
      // Reading and counting two hundred games in one go would hold up everyone else.
      const replaced = await telling.work.pause()
      if (replaced !== null) return refused(replaced)
      const membership = membershipOf(context, campaign)
      return isRefusal(membership) ? refused(membership) : answered(statsOf(id, membership.rules, raids, readMembers(db, id)))
    },

    async 'records.hall'(input) {
      const contests = await contestsOf(telling, input?.work)
      return isRefusal(contests) ? refused(contests) : answered(rankings(contests.map(readableOf)))
    },

    async 'records.unreadable'() {
      const contests = await contestsOf(telling)
      return isRefusal(contests) ? refused(contests) : answered([...contests.flatMap(unreadableOf), ...unreadableGames(db, games)])
    },

    'records.games': () =>
      answered(
        sessionCards(db, { status: 'ended' }).flatMap(
          (card) =>
            recordOf(
              card,
              games.find(({ id }) => id === card.game),
            ) ?? [],
        ),
      ),
  }
}

/** The story of a game that is over, told again where it was never written down. */
export function storyTold({ db, games }: Pick<Context, 'db' | 'games'>, sessions: Sessions, id: string): Story | Refusal {
  const raid = readGame(db, id)
  if (raid === null) return notFound('game')
  if (raid.status === 'open') return NOT_OVER
  const tale = raid.tale ?? sessions.retell(id)
  if (tale === null) return games.find((game) => game.id === raid.game)?.tells === false ? NO_STORY : UNTOLD
  if (raid.tale === null) keepTales(db, new Map([[id, tale]]))
  return storyOf(raid, tale, charactersIn(readMembers(db, raid.campaign).filter(({ session }) => session === id)))
}

const NOT_OVER = conflict('This game is not over, so its story cannot be told yet.', 'open')
const NO_STORY = conflict('This game does not tell stories.', 'no-story')
const UNTOLD = conflict('The rules have changed since this game, and its story was never written down.', 'untold')

/** What is needed to tell games, some of them again. */
type Telling = Pick<Context, 'db' | 'games'> & { readonly work: Work }

/** Everything that is ranked, game by game. */
async function contestsOf(telling: Telling, name?: string): Promise<readonly Contest[] | Refusal> {
  const { db, games, work } = telling
  const raids = readGames(db)
  const replaced = await work.pause()
  if (replaced !== null) return replaced
  const [raiders, lives] = [readMembers(db), readLives(db)]
  const contests: Contest[] = []
  for (const game of games) {
    if (game.rankings.length === 0) continue
    // Separate games count only for a game without campaigns.
    const all = game.roster === null ? readGamesAlone(db, game.id) : raids.filter((raid) => raid.game === game.id)
    const told = await toldAnew(telling, all, name)
    if (isRefusal(told)) return told
    const gone = await work.pause()
    if (gone !== null) return gone
    contests.push({ game, told, raiders, lives: lives.filter((life) => life.game === game.id) })
  }
  return contests
}

/** Tells the games of a campaign that has just come in: deeds, careers and fates of its people stand in tales, which no file brings. */
export async function tellNewcomers(telling: Telling, campaign: string): Promise<void> {
  // One that cannot be told now is told when someone looks at the chronicle.
  await toldAnew(telling, readGames(telling.db, campaign), undefined)
}

/** Sees to it that every finished game of a campaign is told, as far as it can be. Refuses where that was stopped. */
export async function tellCampaign(telling: Telling, campaign: string, name?: string): Promise<Refusal | null> {
  const told = await toldAnew(telling, readGames(telling.db, campaign), name)
  return isRefusal(told) ? told : null
}

/** Makes missing tales (for games from older or imported files) and keeps them, so that the next caller need not wait. */
async function toldAnew(
  { db, work }: Telling,
  raids: readonly ToldGame[],
  name: string | undefined,
): Promise<readonly ToldGame[] | Refusal> {
  const missing = raids.filter(({ status, tale }) => status !== 'open' && tale === null).map(({ session }) => session)
  if (missing.length === 0) return raids
  const told = await work.during(name, (going) => tellAll(db, missing, going))
  if (isRefusal(told)) return told
  const waiting = [...told]
  // Where nothing can be written, they are made again next time.
  await work.inSlices(undefined, () => {
    const few = waiting.splice(0, FEW)
    if (few.length > 0) keepTales(db, new Map(few))
    return waiting.length > 0 ? 'more' : 'done'
  })
  return raids.map((raid) => ({ ...raid, tale: raid.tale ?? told.get(raid.session) ?? null }))
}

/** So many tales are kept at a time, and so many are told in one job. */
const FEW = 10
const MANY = 25

async function tellAll(db: Context['db'], sessions: readonly string[], going: Going): Promise<ReadonlyMap<string, Tale>> {
  const copy = await copyInSteps(db.raw)
  let done = 0
  try {
    const portions = Array.from({ length: Math.ceil(sessions.length / MANY) }, (_, i) => sessions.slice(i * MANY, (i + 1) * MANY))
    const tales = await Promise.all(
      portions.map(async (portion) => {
        const told = await going.run('tell-tales', { file: copy.file, sessions: portion })
        done += portion.length
        going.progress(done, sessions.length)
        return told
      }),
    )
    return new Map(tales.flatMap((told) => [...told]))
  } finally {
    copy.discard()
  }
}

/** A game for the hall of records; null for one of a campaign, whose games tell stories, for a what-if, and for a game of the Lab or from a file. */
function recordOf(
  { id, seats, bots, outcome, branchOf, lab, fromFile, campaign, ...card }: SessionCard,
  game: Playable | undefined,
): GameRecord | null {
  if (game === undefined || campaign !== null || outcome === null || branchOf !== null || lab || fromFile) return null
  const players = seats.map((name, seat) => ({ name, bot: bots.find((bot) => bot.seat === seat)?.skill ?? null }))
  const { inputs, createdAt: begunAt, updatedAt: endedAt } = card
  return { session: id, game: game.id, title: game.title, players, outcome, inputs, begunAt, endedAt }
}

// ---------------------------------------------------------------- one game

function storyOf(raid: PlayedGame<unknown>, tale: Tale, characters: ReadonlyMap<string, string>): Story {
  const { session, campaign, raid: number, outcome, begunAt, endedAt, inputs } = raid
  const { version: _, people, kills, luck, feats = [], chapters, courses, ...figures } = tale
  return {
    ...{ session, campaign, raid: number, outcome: outcome?.kind ?? 'abandoned', begunAt, endedAt, inputs, ...figures },
    people: people.map(({ jewels, things, deeds, played: _played, counts: _counts, ...person }) => ({
      ...person,
      character: characters.get(person.slug) ?? null,
      jewels: [...jewels],
      ...(things && { things: [...things] }),
      deeds: [...deeds],
    })),
    kills: [...kills],
    luck: { faces: [...luck.faces], kinds: [...luck.kinds] },
    feats: [...feats],
    ...(courses === undefined ? {} : { courses: courses.map(courseOf) }),
    chapters: chapters.map(plain),
  }
}

function courseOf({ lines, goal, ...course }: NonNullable<Tale['courses']>[number]): Curve {
  return { ...course, goal: { ...goal }, lines: lines.map(({ who, values }) => ({ who, values: [...values] })) }
}

function plain({ lines, ...chapter }: Tale['chapters'][number]): TaleChapter {
  return { ...chapter, lines: [...lines] }
}

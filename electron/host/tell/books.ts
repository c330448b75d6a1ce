import { campaignName } from '../../../db/campaigns.ts'
import { countCharacters } from '../../../db/characters.ts'
import { copyInSteps } from '../../../db/copy.ts'
import { listMoments } from '../../../db/moments.ts'
import { listSessions } from '../../../db/sessions.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Checked, type OutgoingFile, type Reply, refused, type Story } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { filename } from '../files/records/filename.ts'
import { printedFile } from '../files/records/printed.ts'
import { gradesSoFar } from '../grade/grade.ts'
import { faceOf, homeOf, memberOf } from '../membership.ts'
import { boardAtEnd } from '../play/position.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Work } from '../work/work.ts'
import { gameBook } from './book/game-book.ts'
import { bookAs } from './book/write-book.ts'
import { storyTold, tellCampaign } from './chronicle.ts'

/** `story.export`: a finished game, or a whole campaign, as a page, as text or as a PDF of that page. */
export function bookHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, 'story.export'> {
  return {
    async 'story.export'(wish) {
      // Before the work, not after it.
      if (wish.as === 'pdf' && context.printPdf === undefined) return refused(NO_PRINTER)
      const told = 'session' in wish ? await gameTold(context, sessions, wish) : await campaignTold(context, work, wish)
      if (isRefusal(told)) return refused(told)
      return await fileOf(context, wish.as, told)
    },
  }
}

const NO_PRINTER = conflict(
  'A browser makes the PDF itself: save the web page, open it, and choose “Save as PDF” as the printer.',
  'no-printer',
)

interface Told {
  readonly name: string
  readonly text: string
}

type Wish<K extends string> = Extract<Checked<'story.export'>, Record<K, string>>

/** A PDF is the page, printed. */
const textOf = (as: Checked<'story.export'>['as']) => (as === 'markdown' ? 'markdown' : 'html')

/** Short work: its tale is kept, and its board is replayed from the nearest mark. */
async function gameTold(context: Context, sessions: Sessions, { session: id, as }: Wish<'session'>): Promise<Told | Refusal> {
  const { db, page, version: app, now } = context
  const story = storyTold(context, sessions, id)
  if (isRefusal(story)) return story
  const session = sessions.get(id)
  if (isRefusal(session)) return session
  const { game } = session
  const campaign = session.campaign === null ? null : campaignName(db, session.campaign)
  const book = gameBook({
    game,
    campaign,
    story,
    drawings: boardAtEnd(context, session),
    moments: listMoments(db, id),
    grades: gradesSoFar(context, sessions, id),
    face: (who) => faceIn(context, who),
    app,
    at: now(),
  })
  const named = story.raid === null ? story.endedAt.slice(0, 10) : `${game.telling.words.one} ${story.raid}`
  return { name: `${campaign ?? game.title} ${named}`, text: bookAs(book, textOf(as), page) }
}

/** As the roster has it. */
function faceIn(context: Context, { character }: Story['people'][number]): string | null {
  const member = character === null ? null : memberOf(context, character)
  return member === null || isRefusal(member) ? null : faceOf(member.character, member.rules)
}

async function campaignTold(context: Context, work: Work, { campaign, as, work: named }: Wish<'campaign'>): Promise<Told | Refusal> {
  const { db, page, version: app, now } = context
  const home = homeOf(context, campaign)
  if (isRefusal(home)) return home
  const stopped = await tellCampaign({ db, games: context.games, work }, campaign)
  if (stopped !== null) return stopped
  const count = countCharacters(db, campaign) + listSessions(db, { campaign }).length
  const text = await work.during(named, async (going) => {
    // A worker that has just been started is silent for a second or two.
    going.progress(0, count)
    const copy = await copyInSteps(db.raw)
    try {
      const onTick = (done: number) => going.progress(done, count)
      return await going.run('write-book', { file: copy.file, campaign, as: textOf(as), app, at: now(), page }, { onTick })
    } finally {
      copy.discard()
    }
  })
  return isRefusal(text) ? text : { name: home.campaign.name, text }
}

async function fileOf(context: Context, as: Checked<'story.export'>['as'], { name, text }: Told): Promise<Reply<OutgoingFile>> {
  switch (as) {
    case 'html':
      return answered({ filename: filename(name, 'html', 'story'), mediaType: 'text/html; charset=utf-8', encoding: 'utf8', data: text })
    case 'markdown':
      return answered({ filename: filename(name, 'md', 'story'), mediaType: 'text/markdown; charset=utf-8', encoding: 'utf8', data: text })
    case 'pdf':
      return printedFile(context, { page: text }, filename(name, 'pdf', 'story'), NO_PRINTER)
  }
}

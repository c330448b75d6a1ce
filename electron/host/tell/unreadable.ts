import { isStanding } from '../../../db/kept-json.ts'
import type { CampaignDatabase } from '../../../db/open.ts'
import { sessionCards } from '../../../db/sessions.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { Unreadable } from '../../contract/index.ts'
import type { Contest, ToldGame } from './rankings.ts'

// Rows of the file that cannot be read: the hall of fame names them and ranks the others.

/** A contest without what cannot be read. */
export function readableOf(contest: Contest): Contest {
  const { told, lives } = contest
  return { ...contest, told: told.filter((raid) => !isSpoilt(contest, raid)), lives: lives.filter(({ status }) => isStanding(status)) }
}

/** What cannot be read in a contest, each in a sentence. */
export function unreadableOf(contest: Contest): Unreadable {
  const { game, told, lives } = contest
  const raids = told
    .filter((raid) => isSpoilt(contest, raid))
    .map(({ session, campaign, campaignName, raid }) => {
      const what = raid === null ? `A game of ${game.title}` : `${capital(game.roster?.words.raid.one ?? 'game')} ${raid}`
      return { campaign, session, character: null, text: sentence(what, campaignName) }
    })
  const people = lives
    .filter(({ status }) => !isStanding(status))
    .map(({ campaign, campaignName, character, name }) => ({ campaign, session: null, character, text: sentence(name, campaignName) }))
  return [...raids, ...people]
}

/** Finished games without a campaign that are in no list because their end cannot be read. */
export function unreadableGames(db: CampaignDatabase, games: readonly Playable[]): Unreadable {
  return sessionCards(db, { status: 'ended' }).flatMap(({ id, game: of, outcome }) => {
    const game = games.find((one) => one.id === of)
    if (game === undefined || game.roster !== null || game.rankings.length > 0 || outcome !== null) return []
    return [{ campaign: null, session: id, character: null, text: sentence(`A game of ${game.title}`, null) }]
  })
}

function sentence(what: string, campaign: string | null): string {
  return `${what}${campaign === null ? '' : ` of “${campaign}”`} cannot be read and is not counted.`
}

/** A game that is over has an end; and under today's rules its tale can be told, from the record if need be. */
function isSpoilt({ game }: Contest, { status, outcome, tale, rulesVersion }: ToldGame): boolean {
  if (status === 'open') return false
  return outcome === null || (tale === null && game.tells && rulesVersion === game.rulesVersion)
}

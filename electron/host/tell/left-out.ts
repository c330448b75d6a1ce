import { type UnreadableRows, unreadableRows } from '../../../db/unreadable.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { answered, type LeftOut } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'

/** `storage.unreadable`: what the lists pass over because its row has come to harm, each in a sentence that names it. */
export function leftOutHandlers({ db, games }: Pick<Context, 'db' | 'games'>): Pick<Handlers, 'storage.unreadable'> {
  return { 'storage.unreadable': () => answered(inWords(unreadableRows(db), games)) }
}

function inWords({ campaigns, characters, ledgers, sessions, templates }: UnreadableRows, games: readonly Playable[]): LeftOut {
  const gameOf = (id: string) => games.find((one) => one.id === id)
  const gameInWords = ({ game, raid }: UnreadableRows['sessions'][number]) =>
    raid === null ? `A game of ${gameOf(game)?.title ?? game}` : `${capital(gameOf(game)?.roster?.words.raid.one ?? 'game')} ${raid}`
  return [
    ...campaigns.map(({ id, name }) => ({
      ...{ kind: 'campaign' as const, id, campaign: null, name },
      text: sentence(`The campaign “${name}”`, null),
    })),
    ...characters.map(({ id, name, campaign, campaignName }) => ({
      ...{ kind: 'character' as const, id, campaign, name },
      text: sentence(name, campaignName),
    })),
    ...ledgers.map(({ id, name, campaign, campaignName }) => ({
      ...{ kind: 'character' as const, id, campaign, name },
      text: sentence(`An entry in the ledger of ${name}`, campaignName),
    })),
    ...sessions.map((row) => ({
      ...{ kind: 'game' as const, id: row.id, campaign: row.campaign, name: gameInWords(row) },
      text: sentence(gameInWords(row), row.campaignName),
    })),
    ...templates.map(({ id, name, game }) => ({
      ...{ kind: 'template' as const, id, campaign: null, name },
      text: sentence(`The sheet “${name}” kept for ${gameOf(game)?.title ?? game}`, null),
    })),
  ]
}

function sentence(what: string, campaign: string | null): string {
  return `${what}${campaign === null ? '' : ` of “${campaign}”`} cannot be read: what the file holds of it is damaged. A backup may have it whole.`
}

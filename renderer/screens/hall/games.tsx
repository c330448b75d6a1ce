import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Campaign, CharacterRow } from '../../../electron/contract/index.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import type { Fated, Season } from '../../campaign-page.ts'
import { shortDayOf } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import type { HallGame } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'
import { weekInWords } from '../../host/week.ts'
import { addressOf } from '../../navigation.ts'
import { type CampaignGame, useCampaignGame } from '../campaign-game.tsx'
import { endingLine } from '../losses.ts'
import { figureClass, numeralOf } from '../numerals.ts'
import { endOf, fatesOn } from './fates.ts'

interface GamesProps {
  /** The newest first. */
  readonly raids: readonly HallGame[]
  readonly of: Campaign
  /** What became of each. */
  readonly roster: readonly CharacterRow[]
  /** When each was, the oldest first; empty where the game has no calendar. */
  readonly seasons: readonly Season[]
  /** The place that tells all of them. */
  readonly chronicle: string
}

/** The number shown; more are in the chronicle. */
const SHOWN = 12

/** The games of a campaign, newest first. An open one can be continued, a finished one has a story. */
export function Games({ raids, of, roster, seasons, chronicle }: GamesProps) {
  const game = useCampaignGame()
  const { words, campaign } = game
  const newest = of.gamesBefore + raids.length
  const shown = raids.slice(0, SHOWN)
  const fates = fatesOn(shown, roster)
  const brought = useBrought(raids)
  const span = campaign.calendar?.span(raids, of.gamesBefore)
  const title = capital(words.many)
  return (
    <section className="pane" aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        <span className="aside">{newest === 0 ? 'none yet' : [newest, span].filter(Boolean).join(' ')}</span>
      </div>
      <div className="scroll">
        {newest === 0 && <p className="muted played-none">{campaign.words.nonePlayed}</p>}
        <ol className="played">
          {shown.map((raid, i) => (
            <Line
              key={raid.session}
              raid={raid}
              game={game}
              number={{ n: raid.raid ?? 0, of: newest }}
              season={seasons[raids.length - 1 - i]}
              fates={fates.get(raid.session) ?? []}
              brought={brought(raid)}
            />
          ))}
        </ol>
        {raids.length > SHOWN && (
          <p className="played-none">
            <a href={chronicle}>All {raids.length} are in the chronicle</a>
          </p>
        )}
        {of.gamesBefore > 0 && (
          <p className="muted played-none">{capital(many(of.gamesBefore, words.one, words.many))} before, on paper.</p>
        )}
      </div>
    </section>
  )
}

/** What a game that is over brought home, in a line: empty until that is known, and null of a game of which it is not told. */
function useBrought(raids: readonly HallGame[]): (raid: HallGame) => string | null {
  const { campaign } = useCampaignGame()
  const client = useClient()
  const id = raids.find(({ status }) => status === 'ended')?.campaign ?? null
  const { data: stats, isError } = useQuery({ ...queries.stats(client, id ?? ''), enabled: id !== null })
  const figures = useMemo(() => new Map(stats?.raids.map((game) => [game.session, game])), [stats])
  return ({ session, status }) => {
    if (status !== 'ended' || isError) return null
    const game = figures.get(session)
    return game ? campaign.chronicle.brought(game) : ''
  }
}

/** Open sessions outside campaigns, of every game that has campaigns. */
export function QuickGames({ raids }: { readonly raids: readonly HallGame[] }) {
  const { words } = useCampaignGame()
  const title = `Quick ${words.many} still open`
  return (
    <section className="pane" aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        <span className="aside">{raids.length}</span>
      </div>
      <div className="scroll">
        <ol className="played">
          {raids.slice(0, SHOWN).map((raid, i) => (
            <QuickLine key={raid.session} raid={raid} number={{ n: raids.length - i, of: raids.length }} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function QuickLine({ raid, number }: Pick<LineProps, 'raid' | 'number'>) {
  const game = useGamePage(raid.game)
  return game && <Line raid={raid} game={game} number={number} season={undefined} fates={[]} brought={null} />
}

interface LineProps {
  readonly raid: HallGame
  readonly game: GamePage | CampaignGame
  readonly number: { readonly n: number; readonly of: number }
  readonly season: Season | undefined
  readonly fates: readonly Fated[]
  readonly brought: string | null
}

function Line({ raid, game, number: { n, of }, season, fates, brought }: LineProps) {
  const { campaign } = game
  const isOpen = raid.status === 'open'
  const numerals = campaign?.numerals ?? 'figures'
  return (
    <li className={isOpen ? 'is-open' : undefined}>
      <b className={`no ${figureClass(numerals, of) ?? ''}`}>{numeralOf(numerals, n, of)}</b>
      <a className="t" href={addressOf({ kind: isOpen ? 'table' : 'story', session: raid.session })}>
        {isOpen ? 'Open' : campaign && endingLine(game, endOf(campaign.ending, raid), fates)}
      </a>
      <span className="r" title={season && shortDayOf(raid.updatedAt)}>
        {season ? season.short : shortDayOf(raid.updatedAt)}
      </span>
      {brought === null ? <p>{partyInWords(raid, game)}</p> : <p className="brought">{brought}</p>}
    </li>
  )
}

export function partyInWords(raid: HallGame, { words, campaign }: GamePage | CampaignGame): string {
  if (raid.branchOf) return 'A what-if, outside every campaign.'
  if (raid.week !== undefined) return `${weekInWords(raid.week)}: the same ${words.one} for everyone.`
  if (raid.party.length > 0) return raid.party.map((who) => who.name).join(', ')
  // A session outside campaigns has no roster, whether its party is made or not.
  if (raid.campaign === null || !campaign) return raid.inputs === 1 ? '1 choice so far.' : `${raid.inputs} choices so far.`
  return raid.status === 'open' ? `${words.nobodyYet}.` : campaign.words.nonePlayed
}

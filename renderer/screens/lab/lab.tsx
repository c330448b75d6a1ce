import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Campaign, CharacterRow, GameInfo, LabResult } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { UnknownGame } from '../../frame/unknown-game.tsx'
import { useGameOfCampaign } from '../../game-here.ts'
import type { GamePage } from '../../game-page.ts'
import { useGamePages } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { useCampaigns } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { isHome } from '../hall/last-party.ts'
import { GamesPane } from './games-pane.tsx'
import { Results } from './results.tsx'
import { useRun } from './run.ts'
import { RunCard } from './run-card.tsx'
import { SetupCard } from './setup-card.tsx'
import { runInput, useWish } from './wish.ts'

interface LabScreenProps {
  readonly game: string | null
  readonly campaign: string | null
  readonly job: string | null
  /** A bar of the charts, as the address names it. */
  readonly bar: string | null
}

/** The Lab: many games played by bots, and what comes of them. */
export function LabScreen({ game, campaign, job, bar }: LabScreenProps) {
  const client = useClient()
  const [home] = useGamePages()
  const app = useQuery(queries.app(client))
  const run = useRun(job)
  const of = run.data?.campaign ?? campaign
  const campaigns = useCampaigns()
  const roster = useQuery(queries.roster(client, of))
  const error = app.error ?? run.error ?? campaigns.error ?? roster.error
  if (error)
    return (
      <TroubleScreen
        error={error}
        onLeave={() => go({ kind: 'lab', game: null, campaign: null, job: null, bar: null })}
        leave="To the Lab"
      />
    )
  if (!app.data || !campaigns.data || !roster.data || (job !== null && !run.data)) return <Waiting>Opening the Lab…</Waiting>
  const its = campaigns.data.find(({ id }) => id === of) ?? null
  const id = run.data?.game ?? its?.game ?? game ?? home?.id ?? ''
  const info = app.data.games.find((one) => one.id === id)
  if (info === undefined || info.lab === null) return <UnknownGame game={id} />
  return (
    <Lab
      key={its?.id ?? id}
      info={info}
      games={app.data.games}
      campaigns={campaigns.data}
      campaign={its}
      roster={roster.data}
      run={run.data ?? null}
      bar={bar}
    />
  )
}

interface LabProps {
  readonly info: GameInfo
  readonly games: readonly GameInfo[]
  readonly campaigns: readonly Campaign[]
  readonly campaign: Campaign | null
  readonly roster: readonly CharacterRow[]
  readonly run: LabResult | null
  readonly bar: string | null
}

function Lab({ info, games, campaigns, campaign, roster, run, bar }: LabProps) {
  const page = useGamePages().find(({ id }) => id === info.id)
  useGameOfCampaign(info.id)
  const [wish, onWish] = useWish(campaign?.id ?? info.id, info)
  const people = useMemo(() => roster.filter(isHome), [roster])
  const party = useMemo(() => {
    const ids = people.map(({ id }) => id)
    return wish.party?.filter((id) => ids.includes(id)) ?? ids.slice(0, info.campaign?.mostInParty ?? 0)
  }, [people, wish.party, info])
  const start = useCommand('lab.run', ({ job }) => go({ kind: 'lab', game: null, campaign: null, job, bar: null }))
  // Many charts: they are drawn in pieces, so that the page stays at hand.
  const drawn = useDeferredValue(run)
  if (!page) return <UnknownGame game={info.id} />
  return (
    <div className="app lab-app">
      <Bar
        where={<Where games={games} campaigns={campaigns} campaign={campaign} game={info.id} />}
        title="The Lab"
        campaign={campaign?.id}
      />
      <main className="field">
        <section className="pane" aria-labelledby="lab-results">
          <div className="head">
            <h2 id="lab-results">Results</h2>
            <span className="aside">
              {run && `${many(run.done, page.words.one, page.words.many)}${run.status === 'running' ? ' so far' : ''}`}
            </span>
          </div>
          {drawn === null || drawn.sums.arms.every(({ played }) => played === 0) ? (
            <Empty page={page} isPlaying={run !== null} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className="scroll" tabIndex={0} aria-label="In words and charts">
              <Results run={drawn} page={page} bar={bar} />
            </section>
          )}
        </section>
      </main>
      <aside className="side side--2">
        {run === null ? (
          <SetupCard
            {...{ info, page, campaign, people, party, wish, onWish }}
            busy={start.busy}
            error={start.error}
            onRun={() => start.run(runInput(info, wish, campaign, party))}
          />
        ) : (
          <RunCard run={run} page={page} />
        )}
        {run !== null && bar !== null && <GamesPane key={bar} run={run} page={page} bar={bar} />}
      </aside>
    </div>
  )
}

interface WhereProps {
  readonly games: readonly GameInfo[]
  readonly campaigns: readonly Campaign[]
  readonly campaign: Campaign | null
  readonly game: string
}

/** The game or campaign in the Lab. */
function Where({ games, campaigns, campaign, game }: WhereProps) {
  const measured = games.filter(({ lab }) => lab !== null)
  const held = campaigns.filter((each) => !each.archived && measured.some(({ id }) => id === each.game))
  return (
    <label className="where-campaign">
      <span>The Lab</span>
      <select
        value={campaign ? `campaign ${campaign.id}` : `game ${game}`}
        onChange={({ target: { value } }) => {
          const id = value.slice(value.indexOf(' ') + 1)
          const isCampaign = value.startsWith('campaign ')
          go({ kind: 'lab', game: isCampaign ? null : id, campaign: isCampaign ? id : null, job: null, bar: null })
        }}
      >
        <optgroup label="Games">
          {measured.map(({ id, title }) => (
            <option key={id} value={`game ${id}`}>
              {title}
            </option>
          ))}
        </optgroup>
        {held.length > 0 && (
          <optgroup label="Campaigns">
            {held.map(({ id, name }) => (
              <option key={id} value={`campaign ${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  )
}

function Empty({ page: { words }, isPlaying }: { readonly page: GamePage; readonly isPlaying: boolean }) {
  return (
    <section className="state" aria-busy={isPlaying}>
      <Icon name="x-lens" />
      <h3>{isPlaying ? `Playing the first ${words.many}…` : 'No results yet'}</h3>
      {!isPlaying && (
        <p>
          Choose what to play, and press Play. Charts of how it ends, who dies when and of what, and what they earn will appear here. Each
          bar leads to its {words.many}, and each of those to its replay.
        </p>
      )}
    </section>
  )
}

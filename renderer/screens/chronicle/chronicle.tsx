import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign, Stats } from '../../../electron/contract/index.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { TipOf } from '../../guide/tip.tsx'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { type CampaignGame, CampaignGameOf, useCampaignGame } from '../campaign-game.tsx'
import { Charts } from './charts.tsx'
import { overGames } from './game-columns.ts'
import { TellButton, TellDialog } from './tell.tsx'
import { Timeline } from './timeline.tsx'

/** The history of a campaign: its games beside the figures over them. */
export function ChronicleScreen({ campaign }: { readonly campaign: string }) {
  const client = useClient()
  const about = useQuery(queries.campaign(client, campaign))
  const stats = useQuery(queries.stats(client, campaign))
  const error = about.error ?? stats.error
  if (error) return <TroubleScreen error={error} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (!about.data || !stats.data) return <Waiting>Reading the chronicle…</Waiting>
  return (
    <CampaignGameOf game={about.data.game}>
      <Chronicle campaign={about.data} stats={stats.data} />
    </CampaignGameOf>
  )
}

interface ChronicleProps {
  readonly campaign: Campaign
  readonly stats: Stats
}

function Chronicle({ campaign, stats }: ChronicleProps) {
  const game = useCampaignGame()
  const { words } = game
  const [isTelling, setTelling] = useState(false)
  return (
    <div className="app chron">
      <Bar where={<b>{campaign.name}</b>} title={`The chronicle of ${campaign.name}`} campaign={campaign.id}>
        <TellButton label={SAVE} onPress={() => setTelling(true)} />
      </Bar>
      <main className="field">
        <section className="pane chron-pane" aria-label="Figures">
          <div className="head">
            <h2>The campaign so far</h2>
            <span className="aside">{sinceInWords(game, stats, campaign)}</span>
          </div>
          {overGames(stats).length === 0 ? (
            <section className="state">
              <Icon name="x-quill" />
              <h3>Nothing has been written yet</h3>
              <p>
                When the first {words.one} is over, it appears here: who took part and what became of them, what was killed, what was
                brought home, and how the dice fell.
              </p>
              <p className="rowf">
                <button type="button" className="btn btn--go" onClick={() => go({ kind: 'hall', campaign: campaign.id })}>
                  Open hall
                </button>
              </p>
            </section>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className="scroll" tabIndex={0} aria-label="Charts">
              <TipOf screen="chronicle" />
              <Totals stats={stats} />
              <Charts stats={stats} />
            </section>
          )}
        </section>
      </main>
      <aside className="side side--1">
        <Timeline raids={stats.raids} />
      </aside>
      {isTelling && <TellDialog of={{ campaign: campaign.id }} title={SAVE} onClose={() => setTelling(false)} />}
    </div>
  )
}

const SAVE = 'Save as a book'

/** The totals over all games, in the boxes of the record. */
function Totals({ stats }: { readonly stats: Stats }) {
  const { totals } = useCampaignGame().campaign.chronicle
  return (
    <dl className="totals">
      {totals(stats).map(([label, sum]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{whole(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}

function sinceInWords({ words, campaign }: CampaignGame, { raids }: Stats, { gamesBefore }: Campaign): string {
  const over = raids.filter(({ status }) => status !== 'open').length
  const open = raids.length - over
  return [
    many(over, words.one, words.many),
    open > 0 && `${whole(open)} ${campaign.fates.inside}`,
    gamesBefore > 0 && `${whole(gamesBefore)} before, on paper`,
  ]
    .filter(Boolean)
    .join(', ')
}

import { useState } from 'react'
import type { Campaign } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { dayOf } from '../../frame/when.ts'
import { useCampaigns } from '../../host/hall.ts'
import { lastCampaign, rememberCampaign } from '../../host/memory.ts'
import { Icon } from '../../icons/icon.tsx'
import { useCommands } from '../../keys/commands.ts'
import { go } from '../../navigation.ts'
import { useCampaignGames } from '../campaign-game.tsx'
import { LeftOut } from '../safety/left-out.tsx'
import { CampaignCard } from './card.tsx'
import { type Deleted, DeletedLine } from './delete.tsx'
import { ImportCampaignDialog } from './import.tsx'
import { count, gamesInWords, newestNumber, rosterInWords, undoName, variantNames } from './in-words.ts'

/** All campaigns side by side, and what can be done with the chosen one. */
export function CampaignsScreen() {
  const campaigns = useCampaigns()
  const [importing, setImporting] = useState(false)
  const [archived, setArchived] = useState(false)
  const [chosen, setChosen] = useState(lastCampaign)
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const { run } = useCommands()
  if (campaigns.error) return <TroubleScreen error={campaigns.error} onRetry={() => void campaigns.refetch()} />
  if (campaigns.isPending) return <Waiting>Loading the campaigns…</Waiting>
  const all = campaigns.data
  const shown = all.filter((campaign) => archived || !campaign.archived)
  const current = shown.find(({ id }) => id === chosen) ?? shown.at(-1) ?? null
  const away = all.filter((campaign) => campaign.archived).length
  return (
    <div className="app">
      <Bar where={<span>{count(all.length, 'campaign')}</span>} campaign={current?.id ?? null} />
      <main className="field campaigns">
        <section className="pane" aria-label="Campaigns">
          <div className="head">
            <h2>Campaigns</h2>
            <span className="aside">
              {away > 0 && (
                <label className="check-line">
                  <input type="checkbox" checked={archived} onChange={(event) => setArchived(event.target.checked)} />
                  Show {away} archived
                </label>
              )}
              <button type="button" className="btn btn--quiet" onClick={() => setImporting(true)}>
                Import
              </button>
              <button type="button" className="btn btn--quiet" onClick={() => run('new-campaign')}>
                <Icon name="x-quill" />
                New campaign
              </button>
            </span>
          </div>
          <div>
            <DeletedLine deleted={deleted} />
            <LeftOut campaign={null} />
          </div>
          {shown.length > 0 ? (
            <CampaignTable campaigns={shown} current={current} onChoose={setChosen} />
          ) : (
            <section className="state">
              <Icon name="x-candle" />
              <h3>{away > 0 ? 'All are archived' : 'There is no campaign yet'}</h3>
              <p>
                {away > 0 ? 'They are still there: show them to open one or to bring it back.' : 'Begin one, or import one from a file.'}
              </p>
            </section>
          )}
        </section>
      </main>
      <aside className="side side--2">
        {current && (
          <CampaignCard
            key={current.id}
            campaign={current}
            onOpen={() => visit(current.id)}
            onDeleted={(backup) => setDeleted({ name: current.name, backup })}
          />
        )}
      </aside>
      {importing && <ImportCampaignDialog onOpen={visit} onClose={() => setImporting(false)} />}
    </div>
  )
}

function visit(campaign: string): void {
  rememberCampaign(campaign)
  go({ kind: 'hall', campaign })
}

interface CampaignTableProps {
  readonly campaigns: readonly Campaign[]
  readonly current: Campaign | null
  readonly onChoose: (id: string) => void
}

function CampaignTable({ campaigns, current, onChoose }: CampaignTableProps) {
  const games = useCampaignGames()
  return (
    <div className="scroll">
      <table className="roster">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {games.length > 1 && <th scope="col">Game</th>}
            <th scope="col" className="variants-cell">
              Variants
            </th>
            <th scope="col">Undo</th>
            <th scope="col" className="num">
              Living
            </th>
            <th scope="col" className="num">
              Fallen
            </th>
            <th scope="col" className="num">
              {games.length === 1 ? capital(games[0]?.words.many ?? '') : 'Games'}
            </th>
            <th scope="col" className="num">
              Victories
            </th>
            <th scope="col">Last played</th>
          </tr>
        </thead>
        <tbody>
          {campaigns.map((campaign) => {
            const game = games.find(({ id }) => id === campaign.game)
            return (
              // The button in it is for the keyboard; a press anywhere in the row is the same.
              <tr
                key={campaign.id}
                className={campaign === current ? 'is-on' : undefined}
                onClick={() => onChoose(campaign.id)}
                onDoubleClick={() => visit(campaign.id)}
              >
                <td className="who">
                  <button type="button" className="who-in" aria-pressed={campaign === current}>
                    <span className="name" title={campaign.name}>
                      {campaign.name}
                    </span>
                    {campaign.archived && <span className="chip">Archived</span>}
                  </button>
                </td>
                {games.length > 1 && <td className="nowrap">{game?.title ?? campaign.game}</td>}
                <td className="variants-cell">{variantNames(campaign, game?.campaign).join(', ') || '–'}</td>
                <td>{undoName(campaign)}</td>
                <td className="num" title={rosterInWords(campaign.roster)}>
                  {campaign.roster.living}
                </td>
                <td className="num">{campaign.roster.dead}</td>
                <td className="num" title={gamesInWords(campaign)}>
                  {newestNumber(campaign)}
                </td>
                <td className="num">{campaign.victories}</td>
                <td className="nowrap">{campaign.playedAt === null ? 'Never' : dayOf(campaign.playedAt)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

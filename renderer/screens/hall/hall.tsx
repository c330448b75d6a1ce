import { useState } from 'react'
import { useCommand } from '../../host/command.ts'
import { type Hall, useHall } from '../../host/hall.ts'
import { lastCampaign, rememberCampaign } from '../../host/memory.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { Bar } from '../bar.tsx'
import { Trouble } from '../trouble.tsx'
import { EmptyCard, PartyCard } from './cards.tsx'
import { ContinueCard } from './continue.tsx'
import { HomeRecordDialog } from './home-record.tsx'
import { NewCampaignDialog } from './new-campaign.tsx'
import { PARTY_MOST } from './party-size.ts'
import { Raids } from './raids.tsx'
import { RecruitDialog } from './recruit.tsx'
import { Roster } from './roster.tsx'
import { UNDO_MODES, VARIANTS } from './variants.ts'

/** The hall: campaigns, their people, their raids. */
export function HallScreen({ campaign: wanted }: { readonly campaign: string | null }) {
  const hall = useHall(wanted ?? lastCampaign())
  const [open, setOpen] = useState<'campaign' | 'recruit' | null>(null)
  const [record, setRecord] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const visit = (id: string) => {
    rememberCampaign(id)
    setChosen([])
    go({ kind: 'hall', campaign: id })
  }
  const create = useCommand('campaign.create', (campaign) => {
    setOpen(null)
    visit(campaign.id)
  })
  const start = useCommand('game.start', (view) => go({ kind: 'table', session: view.session }))
  const quickRaid = () => start.run({ game: 'citadel' })
  if (hall.error) return <Trouble error={hall.error} onRetry={hall.retry} />
  if (hall.loading) return <p className="waiting">Opening the hall.</p>
  const { campaign } = hall
  const openRaid = hall.raids.find((raid) => raid.status === 'open') ?? null
  const going = chosen.filter((id) => hall.roster.some((row) => row.id === id && row.status === 'living' && row.session === null))
  return (
    <div className="app">
      <Bar where={<Where hall={hall} onVisit={visit} />}>
        <button type="button" className="btn btn--quiet" onClick={quickRaid} disabled={start.busy}>
          <Icon name="x-torch" />
          Quick raid
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => setOpen('campaign')}>
          New campaign
        </button>
      </Bar>
      <main className="field hall">
        {campaign ? (
          <section className="pane" aria-label="Roster">
            <div className="head">
              <h2>The roster</h2>
              <span className="aside">
                <span>{countInWords(hall)}</span>
                <button type="button" className="btn btn--quiet" onClick={() => setOpen('recruit')}>
                  <Icon name="x-quill" />
                  Recruit
                </button>
              </span>
            </div>
            {hall.roster.length > 0 ? (
              <Roster
                rows={hall.roster}
                chosen={going}
                onChoose={openRaid ? null : (id) => setChosen(toggled(going, id))}
                onOpen={setRecord}
              />
            ) : (
              <section className="state">
                <Icon name="x-candle" />
                <h3>No one has signed on yet</h3>
                <p>The first party is made at the gate: heroes are drawn, initiates are made step by step.</p>
              </section>
            )}
            <Switches hall={hall} />
          </section>
        ) : (
          <section className="state">
            <Icon name="x-candle" />
            <h2>No one has gone in yet</h2>
            <p>
              A campaign keeps its people from raid to raid: what they gained, what it cost, and who fell. A quick raid is played for
              itself.
            </p>
            <p className="rowf">
              <button type="button" className="btn btn--go" onClick={() => setOpen('campaign')}>
                New campaign
              </button>
              <button type="button" className="btn" onClick={quickRaid} disabled={start.busy}>
                Quick raid
              </button>
            </p>
          </section>
        )}
      </main>
      <aside className="side side--2">
        {openRaid ? (
          <ContinueCard raid={openRaid} />
        ) : campaign && hall.roster.some((row) => row.status === 'living') ? (
          <PartyCard
            roster={hall.roster}
            chosen={going}
            busy={start.busy}
            error={start.error}
            onEnter={(wishes) => start.run({ game: 'citadel', campaign: campaign.id, party: [...going], ...wishes })}
            onMake={(wishes) => start.run({ game: 'citadel', campaign: campaign.id, ...wishes })}
          />
        ) : (
          <EmptyCard
            campaign={campaign?.name ?? null}
            busy={start.busy}
            error={start.error}
            onMake={(wishes) => start.run({ game: 'citadel', ...(campaign && { campaign: campaign.id }), ...wishes })}
          />
        )}
        <div className="raid-lists scroll">
          {campaign && <Raids title="Raids" raids={hall.raids} />}
          {hall.quick.length > 0 && <Raids title="Quick raids still open" raids={hall.quick} />}
        </div>
      </aside>
      {open === 'campaign' && (
        <NewCampaignDialog
          busy={create.busy}
          error={create.error}
          onCreate={(fields) => create.run({ game: 'citadel', ...fields })}
          onClose={() => {
            create.forget()
            setOpen(null)
          }}
        />
      )}
      {open === 'recruit' && campaign && <RecruitDialog campaign={campaign} onClose={() => setOpen(null)} />}
      {record && <HomeRecordDialog character={record} onClose={() => setRecord(null)} />}
    </div>
  )
}

function Where({ hall: { campaign, campaigns }, onVisit }: { readonly hall: Hall; readonly onVisit: (id: string) => void }) {
  if (!campaign) return <span>The hall</span>
  return (
    <label className="where-campaign">
      Campaign{' '}
      <select value={campaign.id} onChange={(event) => onVisit(event.target.value)}>
        {campaigns.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The variants in force are shown on every record of the campaign. */
function Switches({ hall: { campaign } }: { readonly hall: Hall }) {
  if (!campaign) return null
  const undo = UNDO_MODES.find((mode) => mode.id === campaign.undo)
  const names = VARIANTS.filter((variant) => campaign.variants.includes(variant.id)).map((variant) => variant.name)
  return (
    <p className="variants-line">
      {undo && (
        <span className="chip" title={undo.text}>
          {undo.name} undo
        </span>
      )}
      {names.map((name) => (
        <span key={name} className="chip">
          {name}
        </span>
      ))}
    </p>
  )
}

function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < PARTY_MOST ? [...chosen, id] : chosen
}

function countInWords({ roster }: Hall): string {
  const count = (status: string) => roster.filter((row) => row.status === status).length
  const parts = [`${count('living')} living`, count('dead') > 0 && `${count('dead')} fallen`, count('lost') > 0 && `${count('lost')} lost`]
  return parts.filter(Boolean).join(', ')
}

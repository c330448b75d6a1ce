import { useEffect, useMemo, useRef, useState } from 'react'
import { recentCampaigns } from '../../../electron/contract/index.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { useAbilities } from '../../games/citadel/hall/abilities.ts'
import { RecruitDialog, type Way } from '../../games/citadel/hall/recruit.tsx'
import { TipOf } from '../../guide/tip.tsx'
import { useCommand } from '../../host/command.ts'
import { type Hall, useHall } from '../../host/hall.ts'
import { lastCampaign, rememberCampaign } from '../../host/memory.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go } from '../../navigation.ts'
import { useOffers } from '../../palette/commands.ts'
import { rosterInWords, undoName, variantNames } from '../campaigns/in-words.ts'
import { NewCampaignDialog } from '../campaigns/new-campaign.tsx'
import { ExportDialog } from '../character/export.tsx'
import { printFrom } from '../print/asking.ts'
import { calendar, type Season } from './calendar.ts'
import { EmptyCard, PartyCard } from './cards.tsx'
import { CompareDialog } from './compare.tsx'
import { ContinueCard } from './continue.tsx'
import { useLeftOff } from './left-off.ts'
import { spanOf, useRoom } from './lives.tsx'
import { Looking } from './looking.tsx'
import { PARTY_MOST } from './party-size.ts'
import { Raids } from './raids.tsx'
import { raidNumber } from './roman.ts'
import { Roster } from './roster.tsx'
import type { Look } from './rows.ts'
import { MORE_ROWS, useVisit } from './visit.ts'
import { Years } from './years.tsx'

type Open = { readonly kind: 'campaign' | 'compare' | 'export' } | { readonly kind: 'recruit'; readonly way: Way }

/** The hall: the people of a campaign and their raids. */
export function HallScreen({ campaign: wanted }: { readonly campaign: string | null }) {
  const hall = useHall(wanted ?? lastCampaign())
  const { campaign, roster, raids } = hall
  const [open, setOpen] = useState<Open | null>(null)
  const [visit, setVisit] = useVisit(campaign?.id ?? '')
  useEffect(() => {
    if (campaign) rememberCampaign(campaign.id)
  }, [campaign])
  // What is remembered of earlier visits may have changed meanwhile.
  const going = visit.chosen.filter((id) => roster.some((row) => row.id === id && row.status === 'living' && row.session === null))
  const onLook = (part: Partial<Look>) => setVisit({ look: { ...visit.look, ...part } })
  const search = useRef<HTMLInputElement>(null)
  const choose = (id: string) => setVisit({ chosen: toggled(going, id) })
  const seasons = useMemo(() => calendar(raids.toReversed()), [raids])
  const room = useRoom()
  const span = useMemo(() => spanOf(raids.length, room), [raids.length, room])
  const abilities = useAbilities(campaign?.id ?? null)
  const create = useCommand('campaign.create', ({ id }) => {
    setOpen(null)
    go({ kind: 'hall', campaign: id })
  })
  const start = useCommand('game.start', (view) => {
    setVisit({ another: false })
    go({ kind: 'table', session: view.session })
  })
  const quickRaid = () => start.run({ game: 'citadel' })
  const [leftOff, putOff] = useLeftOff(hall)
  useOffers(campaign && roster.length > 0 ? { print: () => printFrom({ kind: 'print', of: 'roster', id: campaign.id }) } : {})
  if (hall.error) return <TroubleScreen error={hall.error} onRetry={hall.retry} />
  if (hall.loading) return <Waiting>Opening the hall.</Waiting>
  const openRaid = raids.find((raid) => raid.status === 'open') ?? null
  const openNumber = openRaid && raidNumber(raids.length - raids.indexOf(openRaid), raids.length)
  // Beside an open raid others may set out; the roster can be ticked once that was asked for.
  const waits = openRaid !== null && !visit.another
  const beside = openNumber === null ? null : { number: openNumber, onBack: () => setVisit({ another: false }) }
  return (
    <div className="app">
      <Bar
        where={<Where hall={hall} now={seasons.at(-1)} />}
        title={campaign ? `The hall of ${campaign.name}` : undefined}
        campaign={campaign?.id ?? null}
      >
        <button type="button" className="btn btn--quiet" onClick={quickRaid} disabled={start.busy}>
          <Icon name="x-torch" />
          Quick raid
        </button>
      </Bar>
      <main className="field hall">
        {campaign ? (
          <section className="pane" aria-label="Roster">
            <div className="head">
              <h2>The roster</h2>
              <span className="aside">
                <span>{rosterInWords(campaign.roster)}</span>
                {roster.length > 0 && (
                  <button type="button" className="btn btn--quiet" onClick={() => setOpen({ kind: 'export' })}>
                    Export
                  </button>
                )}
                {roster.length > 1 && (
                  <button type="button" className="btn btn--quiet" onClick={() => setOpen({ kind: 'compare' })}>
                    Compare
                  </button>
                )}
                <button type="button" className="btn btn--quiet" onClick={() => setOpen({ kind: 'recruit', way: 'hero' })}>
                  <Icon name="x-quill" />
                  Recruit
                </button>
              </span>
            </div>
            <div className="roster-tools">
              {roster.length > 0 && <Looking looking={visit.look} onLook={onLook} field={search} />}
              <p className="variants-line">
                {[...(campaign.archived ? ['Archived'] : []), `${undoName(campaign)} undo`, ...variantNames(campaign)].map((name) => (
                  <span key={name} className="chip">
                    {name}
                  </span>
                ))}
              </p>
            </div>
            {roster.length > 0 ? (
              <Roster
                rows={roster}
                span={span}
                abilities={abilities}
                looking={visit.look}
                onLook={onLook}
                onEverybody={() => {
                  onLook({ state: null, kind: null, search: '' })
                  search.current?.focus()
                }}
                most={visit.most}
                onMore={() => setVisit({ most: visit.most + MORE_ROWS })}
                chosen={going}
                onChoose={waits ? null : choose}
              />
            ) : (
              <section className="state">
                <Icon name="x-candle" />
                <h3>No one has signed on yet</h3>
                <p>The first party is made at the gate: heroes are drawn, initiates are made step by step.</p>
              </section>
            )}
          </section>
        ) : (
          <NoCampaign hall={hall} busy={start.busy} onNew={() => setOpen({ kind: 'campaign' })} onQuick={quickRaid} />
        )}
        {campaign && <Years campaign={campaign.id} raids={raids} seasons={seasons} roster={roster} />}
      </main>
      <aside className="side side--2">
        {leftOff ? (
          <ContinueCard raid={leftOff} number={null} onLater={putOff} />
        ) : openRaid && waits ? (
          <ContinueCard raid={openRaid} number={openNumber} onAnother={() => setVisit({ another: true })} />
        ) : campaign && roster.some((row) => row.status === 'living' && row.session === null) ? (
          <PartyCard
            roster={roster}
            chosen={going}
            busy={start.busy}
            error={start.error}
            beside={beside}
            onLeave={choose}
            onRecruit={(kind) => setOpen({ kind: 'recruit', way: kind === 'hero' ? 'hero' : 'initiate' })}
            onEnter={(wishes) => start.run({ game: 'citadel', campaign: campaign.id, party: [...going], ...wishes })}
            onMake={(wishes) => start.run({ game: 'citadel', campaign: campaign.id, ...wishes })}
          />
        ) : (
          <EmptyCard
            campaign={campaign?.name ?? null}
            busy={start.busy}
            error={start.error}
            beside={beside}
            onMake={(wishes) => start.run({ game: 'citadel', ...(campaign && { campaign: campaign.id }), ...wishes })}
          />
        )}
        <div className="raid-lists scroll">
          {roster.length > 0 && <TipOf screen="hall" />}
          {campaign && (
            <Raids
              title="Raids"
              raids={raids}
              roster={roster}
              seasons={seasons}
              chronicle={addressOf({ kind: 'chronicle', campaign: campaign.id })}
            />
          )}
          {hall.quick.length > 0 && <Raids title="Quick raids still open" raids={hall.quick} />}
        </div>
      </aside>
      {open?.kind === 'campaign' && (
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
      {open?.kind === 'export' && campaign && <ExportDialog of="roster" id={campaign.id} onClose={() => setOpen(null)} />}
      {open?.kind === 'compare' && <CompareDialog roster={roster} first={going} onClose={() => setOpen(null)} />}
      {open?.kind === 'recruit' && campaign && (
        <RecruitDialog
          campaign={campaign}
          way={open.way}
          onCame={({ id, status }) => {
            if (status === 'living' && !waits && going.length < PARTY_MOST) setVisit({ chosen: [...going, id] })
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

interface WhereProps {
  readonly hall: Hall
  readonly now: Season | undefined
}

function Where({ hall: { campaign, campaigns }, now }: WhereProps) {
  if (!campaign) return <span>The hall</span>
  return (
    <>
      <label className="where-campaign">
        <span className="hide-s">Campaign</span>
        <span className="only-s vh">Campaign</span>
        <select value={campaign.id} onChange={(event) => go({ kind: 'hall', campaign: event.target.value })}>
          {[...(campaign.archived ? [campaign] : []), ...recentCampaigns(campaigns)].map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      {now && (
        <span className="where-season">
          {now.name} of year {now.year}
        </span>
      )}
    </>
  )
}

interface NoCampaignProps {
  readonly hall: Hall
  readonly busy: boolean
  readonly onNew: () => void
  readonly onQuick: () => void
}

function NoCampaign({ hall: { campaigns }, busy, onNew, onQuick }: NoCampaignProps) {
  return (
    <section className="state">
      <Icon name="x-candle" />
      <h2>{campaigns.length === 0 ? 'No one has gone in yet' : 'All campaigns are archived'}</h2>
      <p>A campaign keeps its people from raid to raid: what they gained, what it cost, and who fell. A quick raid is played for itself.</p>
      <p className="rowf">
        <button type="button" className="btn btn--go" onClick={onNew}>
          New campaign
        </button>
        <button type="button" className="btn" onClick={onQuick} disabled={busy}>
          Quick raid
        </button>
        <a href={addressOf({ kind: 'campaigns' })}>{campaigns.length === 0 ? 'Import a campaign' : 'Look at the archived ones'}</a>
      </p>
    </section>
  )
}

function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < PARTY_MOST ? [...chosen, id] : chosen
}

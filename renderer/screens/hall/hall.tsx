import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { Campaign } from '../../../electron/contract/index.ts'
import { recentCampaigns } from '../../../electron/contract/index.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { TipOf } from '../../guide/tip.tsx'
import { useCommand } from '../../host/command.ts'
import { type Hall, useHall } from '../../host/hall.ts'
import { lastCampaign, rememberCampaign } from '../../host/memory.ts'
import { Icon } from '../../icons/icon.tsx'
import { useOffers } from '../../keys/commands.ts'
import { addressOf, go } from '../../navigation.ts'
import { Frieze } from '../../scene/frieze.tsx'
import { CampaignGameOf, useCampaignGame, useCampaignGames } from '../campaign-game.tsx'
import { ExportDialog } from '../character/export.tsx'
import { useComingBack } from '../cover/coming-back.ts'
import { Cover } from '../cover/cover.tsx'
import { useFirstEvening } from '../cover/first-evening.ts'
import { printFrom } from '../print/asking.ts'
import { LeftOut } from '../safety/left-out.tsx'
import { NewestBackup } from '../safety/newest-backup.tsx'
import { CompareDialog } from './compare.tsx'
import { Games, QuickGames } from './games.tsx'
import { GoCard } from './go-card.tsx'
import { isHome, lastParty, mayGo } from './last-party.ts'
import { RecruitDialog } from './recruit.tsx'
import { RosterPane } from './roster-pane.tsx'
import { useVisit } from './visit.ts'
import { Years } from './years.tsx'

const WeekCard = lazy(async () => ({ default: (await import('../week/week-card.tsx')).WeekCard }))
const CoverBack = lazy(async () => ({ default: (await import('../cover/back.tsx')).CoverBack }))

interface HallScreenProps {
  readonly campaign: string | null
  /** Without a campaign: that of a game, even if there is none yet. */
  readonly game: string | null
}

/** The hall: the people of a campaign and their games. */
export function HallScreen({ campaign: wanted, game }: HallScreenProps) {
  const hall = useHall(wanted ?? lastCampaign(), game)
  const [usual] = useCampaignGames()
  const first = useFirstEvening(hall)
  const back = useComingBack()
  if (hall.error)
    return <TroubleScreen error={hall.error} onRetry={hall.retry} onLeave={() => go({ kind: 'campaigns' })} leave="To the campaigns" />
  // No hall was named: this is where the app begins.
  const isFrontDoor = wanted === null && game === null
  if (isFrontDoor && first.isFirst) return <Cover />
  if (hall.loading || first.isPending || (isFrontDoor && back.isPending)) return <Waiting>Opening the hall…</Waiting>
  if (isFrontDoor && back.last) {
    return (
      <Suspense fallback={<Waiting>Opening the hall…</Waiting>}>
        <CoverBack last={back.last} open={back.open} finished={back.finished} />
      </Suspense>
    )
  }
  return (
    <CampaignGameOf game={hall.campaign?.game ?? game ?? usual?.id ?? ''}>
      <OpenHall hall={hall} />
    </CampaignGameOf>
  )
}

/** `recruit` with the id of a kind, or null for the first one. */
type Open = { readonly kind: 'compare' | 'export' | 'new-game' } | { readonly kind: 'recruit'; readonly as: string | null }

function OpenHall({ hall }: { readonly hall: Hall }) {
  const { campaign, roster, raids } = hall
  const { id: game, words, campaign: page, NewGame } = useCampaignGame()
  const [open, setOpen] = useState<Open | null>(null)
  const [visit, setVisit] = useVisit(campaign?.id ?? '')
  const close = () => setOpen(null)
  useEffect(() => {
    if (campaign) rememberCampaign(campaign.id)
  }, [campaign])
  // What earlier visits left behind may be out of date.
  const last = lastParty(roster, raids)
  const wanted = visit.chosen ?? last?.people.filter(isHome).map(({ id }) => id) ?? []
  const going = wanted.filter((id) => roster.some((row) => row.id === id && mayGo(row, page.party)))
  const choose = (id: string) => setVisit({ chosen: toggled(going, id, page.party.most) })
  const seasons = useMemo(() => page.calendar?.seasons(raids.toReversed(), campaign?.gamesBefore ?? 0) ?? [], [page, raids, campaign])
  const start = useCommand('game.start', (view) => {
    setVisit({ another: false })
    go({ kind: 'table', session: view.session })
  })
  const quick = () => (NewGame ? setOpen({ kind: 'new-game' }) : start.run({ game }))
  useOffers(campaign && roster.length > 0 ? { print: () => printFrom({ kind: 'print', of: 'roster', id: campaign.id }) } : {})
  // Beside an open game others may set out; the roster can be ticked once that is requested.
  const waits = !visit.another && raids.some(({ status }) => status === 'open')
  return (
    <div className="app">
      <Bar where={<Where hall={hall} />} title={campaign ? `The hall of ${campaign.name}` : undefined} campaign={campaign?.id ?? null}>
        <button type="button" className="btn btn--quiet" onClick={quick} disabled={start.busy} aria-label={`Quick ${words.one}`}>
          <Icon name="x-torch" />
          <span className="hide-s">Quick {words.one}</span>
        </button>
      </Bar>
      <main className="field hall">
        {campaign ? (
          <RosterPane
            campaign={campaign}
            roster={roster}
            games={raids.length}
            season={seasons.at(-1)?.long ?? null}
            visit={visit}
            onVisit={setVisit}
            chosen={going}
            onChoose={waits ? null : choose}
            onExport={() => setOpen({ kind: 'export' })}
            onCompare={() => setOpen({ kind: 'compare' })}
            onRecruit={() => setOpen({ kind: 'recruit', as: null })}
          />
        ) : (
          <NoCampaign hall={hall} />
        )}
        {campaign && <Years campaign={campaign} raids={raids} seasons={seasons} roster={roster} />}
      </main>
      <aside className="side side--2">
        <GoCard
          hall={hall}
          going={going}
          last={last}
          start={start}
          waits={waits}
          onAnother={(another) => setVisit({ another })}
          onLeave={choose}
          onRecruit={(as) => setOpen({ kind: 'recruit', as })}
          onChosen={(ids) => setVisit({ chosen: ids })}
        />
        <div className="played-lists scroll">
          <LeftOut campaign={campaign?.id ?? null} />
          {roster.some(isHome) && <TipOf screen="hall" />}
          {campaign && (
            <Games
              raids={raids}
              of={campaign}
              roster={roster}
              seasons={seasons}
              chronicle={addressOf({ kind: 'chronicle', campaign: campaign.id })}
            />
          )}
          {hall.quick.length > 0 && <QuickGames raids={hall.quick} />}
          <Suspense>
            <WeekCard game={game} />
          </Suspense>
          <NewestBackup />
        </div>
      </aside>
      {open?.kind === 'new-game' && NewGame && (
        <Suspense>
          <NewGame onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'export' && campaign && <ExportDialog of="roster" id={campaign.id} onClose={close} />}
      {open?.kind === 'compare' && <CompareDialog roster={roster} first={going} onClose={close} />}
      {open?.kind === 'recruit' && campaign && (
        <RecruitDialog
          campaign={campaign}
          kind={open.as}
          onCame={({ id, status }) => {
            if (status === 'living' && !waits && going.length < page.party.most) setVisit({ chosen: [...going, id] })
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

function Where({ hall: { campaign, campaigns } }: { readonly hall: Hall }) {
  if (!campaign) return <span>The hall</span>
  return (
    <label className="where-campaign">
      <span className="hide-s">Campaign</span>
      <span className="only-s vh">Campaign</span>
      <select value={campaign.id} onChange={(event) => go({ kind: 'hall', campaign: event.target.value })}>
        {choosable(campaign, campaigns).map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** An archived campaign can be viewed, but is not in the list to choose from. */
function choosable(campaign: Campaign, campaigns: readonly Campaign[]): readonly Campaign[] {
  return [...(campaign.archived ? [campaign] : []), ...recentCampaigns(campaigns)]
}

/** No campaign of the game is kept, or only archived ones. */
function NoCampaign({ hall: { campaigns } }: { readonly hall: Hall }) {
  const { id, words, cover, campaign: page } = useCampaignGame()
  const isNew = campaigns.every(({ game }) => game !== id)
  return (
    <section className="hall-empty">
      {cover.frieze && (
        <div className="frieze">
          <Frieze plate={cover.frieze} />
        </div>
      )}
      <h2>{isNew ? page.words.nobodyEver : 'All campaigns are archived'}</h2>
      <p>
        A campaign keeps its people from {words.one} to {words.one}: what they gained, what it cost, and who fell. A quick {words.one}{' '}
        stands alone. <a href={addressOf({ kind: 'campaigns' })}>{isNew ? 'Import a campaign' : 'Show the archived ones'}</a>
      </p>
    </section>
  )
}

function toggled(chosen: readonly string[], id: string, most: number): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < most ? [...chosen, id] : chosen
}

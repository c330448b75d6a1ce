import { type ReactNode, useState } from 'react'
import { type Campaign, type GameRecord, recentCampaigns, type SessionRow } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Bar, Ways } from '../../frame/bar.tsx'
import { GreatButton } from '../../frame/great-button.tsx'
import { ago } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { useGamePages } from '../../game-pages.ts'
import { useCampaigns } from '../../host/hall.ts'
import { type LastPlayed, type LeftOff, leftOff } from '../../host/last-played.ts'
import { addressOf, go } from '../../navigation.ts'
import { lastTurn } from '../../recall/last-turn.ts'
import { RecallLines } from '../../recall/lines.tsx'
import { useRecall } from '../../recall/use-recall.ts'
import { Case } from '../../rulebook/case.tsx'
import { Frieze } from '../../scene/frieze.tsx'
import { hidesFromOthers } from '../../table/curtain.tsx'
import { rosterInWords } from '../campaigns/in-words.ts'
import { openInWords } from '../shelf/players.ts'
import { BeginCard, Boxes, type BoxWords } from './cover.tsx'
import { FirstSettings } from './first-settings.tsx'
import { HallCard } from './hall-card.tsx'

interface CoverBackProps {
  readonly last: LastPlayed
  /** The open games, the one played last first. */
  readonly open: readonly SessionRow[]
  /** The finished games outside campaigns, the newest first. */
  readonly finished: readonly GameRecord[]
}

/** The cover as it opens on every start after the first: the game played last, as it stands. */
export function CoverBack({ last, open, finished }: CoverBackProps) {
  const games = useGamePages()
  const campaigns = useCampaigns().data ?? []
  const [chosen, choose] = useState(games.find(({ id }) => id === last.game) ?? games[0])
  const [wasPressed, setPressed] = useState(false)
  const [isAnother, setAnother] = useState(false)
  if (!chosen) return null
  const left = isAnother ? NOWHERE : leftOff(chosen.id, open, campaigns)
  const row = left.at === 'table' ? left.row : null
  const press = (game: GamePage) => {
    choose(game)
    setPressed(true)
    setAnother(false)
  }
  const [campaign = null] = recentCampaigns(campaigns)
  const ended = left.at === 'nowhere' ? finished.find(({ game }) => game === chosen.id) : undefined
  return (
    <div className="app">
      <Bar where={<span>Last here {ago(last.at, Date.now())}</span>} title="Welcome back" campaign={null} cover={<FirstSettings />} />
      <Scene key={`${chosen.id} ${row?.session}`} row={row} game={chosen} ended={ended?.outcome.text ?? null}>
        <Boxes games={games} chosen={chosen} onChoose={press} saidOf={(game) => openSaid(game, open, campaigns)} />
      </Scene>
      <aside className="side side--2">
        {left.at === 'table' ? (
          <ReturnCard key={left.row.session} row={left.row} game={chosen} takesFocus={wasPressed} />
        ) : left.at === 'hall' ? (
          <HallCard key={left.campaign.id} campaign={left.campaign} game={chosen} takesFocus={wasPressed} />
        ) : (
          <BeginCard key={chosen.id} game={chosen} takesFocus={wasPressed || isAnother} />
        )}
        <Else
          campaign={campaign}
          offersHall={left.at !== 'hall'}
          another={left.at === 'table' && left.row.campaign === null ? chosen : null}
          onAnother={() => setAnother(true)}
        />
      </aside>
    </div>
  )
}

const NOWHERE: LeftOff = { at: 'nowhere' }

/** What a box says of its open games and its campaigns. */
function openSaid({ id, cover }: GamePage, open: readonly SessionRow[], campaigns: readonly Campaign[]): BoxWords {
  const mine = open.filter(({ game }) => game === id)
  const [last] = mine
  if (last) {
    const campaign = campaigns.find((each) => each.id === last.campaign)
    return { kind: cover.kind, players: campaign?.name ?? openInWords(last), note: `${mine.length} open` }
  }
  const [campaign] = recentCampaigns(campaigns.filter(({ game }) => game === id))
  return { ...cover, note: campaign?.name ?? '' }
}

interface SceneProps {
  /** The open game, drawn as it stands; null for the picture of the box. */
  readonly row: SessionRow | null
  readonly game: GamePage
  /** How the latest game of it ended, in a sentence; null where none is kept outside campaigns. */
  readonly ended: string | null
  readonly children: ReactNode
}

function Scene({ row, game, ended, children }: SceneProps) {
  return row ? (
    <OpenScene row={row} game={game}>
      {children}
    </OpenScene>
  ) : (
    <main className="field cover cover--back scroll">
      <div className="frieze">{game.cover.frieze && <Frieze plate={game.cover.frieze} />}</div>
      <div className="cover-say">
        <h2>Welcome back</h2>
        <p>{ended ? `Last time: ${ended}` : game.blurb}</p>
      </div>
      {children}
    </main>
  )
}

function OpenScene({ row, game, children }: Pick<SceneProps, 'game' | 'children'> & { readonly row: SessionRow }) {
  const recalled = useRecall(row.session, game)
  const isHidden = recalled !== null && hidesFromOthers(recalled.session)
  const plate = (recalled && !isHidden ? recalled.page.plate?.(recalled.session) : null) ?? game.cover.frieze
  return (
    <main className="field cover cover--back scroll" aria-busy={recalled === null || undefined}>
      <div className="frieze">{plate && <Frieze plate={plate} />}</div>
      <div>{recalled?.page.Strip && !isHidden && <recalled.page.Strip session={recalled.session} />}</div>
      {children}
    </main>
  )
}

interface ElseProps {
  /** The campaign played last. */
  readonly campaign: Campaign | null
  /** Whether its hall is offered here: the card does not lead to it. */
  readonly offersHall: boolean
  /** The game that can be begun once more beside the open one. */
  readonly another: GamePage | null
  readonly onAnother: () => void
}

/** What else one may have come for. */
function Else({ campaign, offersHall, another, onAnother }: ElseProps) {
  return (
    <section className="cover-or" aria-label="Or">
      {campaign && offersHall && (
        <p>
          <a className="btn" href={addressOf({ kind: 'hall', campaign: campaign.id })}>
            Open hall
          </a>
          <span className="small muted">
            {campaign.name}: {rosterInWords(campaign.roster)}
          </span>
        </p>
      )}
      {another && (
        <p>
          <button type="button" className="btn" onClick={onAnother}>
            Begin another
          </button>
          <span className="small muted">The open one stays as it is.</span>
        </p>
      )}
      <Ways campaign={campaign?.id ?? null} atCover />
    </section>
  )
}

interface ReturnCardProps {
  readonly row: SessionRow
  readonly game: GamePage
  readonly takesFocus: boolean
}

/** An open game, in four lines; one key leads back to it. */
function ReturnCard({ row, game, takesFocus }: ReturnCardProps) {
  const recalled = useRecall(row.session, game)
  const campaign = useCampaigns().data?.find(({ id }) => id === row.campaign)
  const resume = () => go({ kind: 'table', session: row.session })
  const again = () => go({ kind: 'replay', session: row.session, input: lastTurn(recalled?.log ?? []), plays: true })
  const rule = recalled?.session.decision?.rule
  return (
    <section className="card go cover-card" aria-labelledby="back">
      <p className="steps">
        <b>{campaign?.name ?? game.title}</b>
        <span>{many(row.inputs, 'answer')} given</span>
        {rule && <Case rule={rule} />}
      </p>
      <h2 id="back">Where was I?</h2>
      {recalled && <RecallLines recalled={recalled} isDrawn={hidesFromOthers(recalled.session)} />}
      <GreatButton label="Continue" onGo={resume} takesFocus={takesFocus} />
      <button type="button" className="btn" disabled={recalled === null} onClick={again}>
        Show me the last turn again
      </button>
    </section>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { SessionRow } from '../../../electron/contract/index.ts'
import { isFocusFree } from '../../arrival.ts'
import { counted } from '../../charts/figures.ts'
import { Case } from '../../chronicle/case.tsx'
import { Bar, Ways } from '../../frame/bar.tsx'
import { useKeys } from '../../frame/keys.ts'
import { ago } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { useGamePages } from '../../game-pages.ts'
import { useCampaigns } from '../../host/hall.ts'
import { go } from '../../navigation.ts'
import { lastTurn } from '../../recall/last-turn.ts'
import { RecallLines } from '../../recall/lines.tsx'
import { type Recalled, useRecall } from '../../recall/use-recall.ts'
import { Frieze } from '../../scene/frieze.tsx'
import { hidesFromOthers } from '../../table/curtain.tsx'
import { openInWords } from '../shelf/players.ts'
import { BeginCard, Boxes, type BoxWords } from './cover.tsx'
import { FirstSettings } from './first-settings.tsx'

interface CoverBackProps {
  /** The open games, the one played last first. */
  readonly open: readonly SessionRow[]
  /** Where one was is known again, or not wanted. */
  readonly onAnswer: () => void
}

/** The cover as somebody finds it after days: the game played last, as it stands. */
export function CoverBack({ open, onAnswer }: CoverBackProps) {
  const games = useGamePages()
  const [last] = open
  const [chosen, choose] = useState(games.find(({ id }) => id === last?.game) ?? games[0])
  const row = open.find(({ game }) => game === chosen?.id)
  return (
    <div className="app">
      <Bar
        where={<span>Last here {ago(last?.updatedAt ?? '', Date.now())}</span>}
        title="Where was I?"
        campaign={null}
        cover={<FirstSettings />}
      />
      {row && chosen ? (
        <Return key={row.session} row={row} game={chosen} games={games} open={open} onChoose={choose} onAnswer={onAnswer} />
      ) : (
        <>
          <main className="field cover cover--back scroll">
            <div className="frieze">{chosen?.cover.frieze && <Frieze plate={chosen.cover.frieze} />}</div>
            <span />
            <Boxes games={games} chosen={chosen} onChoose={choose} saidOf={(game) => openSaid(game, open)} />
          </main>
          <aside className="side side--2">{chosen && <BeginCard key={chosen.id} game={chosen} />}</aside>
        </>
      )}
    </div>
  )
}

/** What a box says of its open games. */
function openSaid({ id, cover }: GamePage, open: readonly SessionRow[]): BoxWords {
  const mine = open.filter(({ game }) => game === id)
  const [last] = mine
  if (!last) return { ...cover, note: 'Nothing open' }
  return { kind: cover.kind, players: openInWords(last), note: `${mine.length} open` }
}

interface ReturnProps extends CoverBackProps {
  readonly row: SessionRow
  readonly game: GamePage
  readonly games: readonly GamePage[]
  readonly onChoose: (game: GamePage) => void
}

function Return({ row, game, games, open, onChoose, onAnswer }: ReturnProps) {
  const recalled = useRecall(row.session, game)
  const isHidden = recalled !== null && hidesFromOthers(recalled.session)
  const plate = (recalled && !isHidden ? recalled.page.plate(recalled.session) : null) ?? game.cover.frieze
  return (
    <>
      <main className="field cover cover--back scroll" aria-busy={recalled === null}>
        <div className="frieze">{plate && <Frieze plate={plate} />}</div>
        <div>{recalled && !isHidden && <recalled.page.Strip session={recalled.session} />}</div>
        <Boxes games={games} chosen={game} onChoose={onChoose} saidOf={(each) => openSaid(each, open)} />
      </main>
      <aside className="side side--2">
        <ReturnCard row={row} game={game} recalled={recalled} onAnswer={onAnswer} />
        <div>
          <button type="button" className="btn" onClick={onAnswer}>
            To the hall
          </button>
          <Ways campaign={null} />
        </div>
      </aside>
    </>
  )
}

interface ReturnCardProps {
  readonly row: SessionRow
  readonly game: GamePage
  readonly recalled: Recalled | null
  readonly onAnswer: () => void
}

function ReturnCard({ row, game, recalled, onAnswer }: ReturnCardProps) {
  const campaign = useCampaigns().data?.find(({ id }) => id === row.campaign)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  const resume = () => {
    onAnswer()
    go({ kind: 'table', session: row.session })
  }
  useKeys((event) => {
    if (event.key === 'Enter') resume()
  })
  const again = () => go({ kind: 'replay', session: row.session, input: lastTurn(recalled?.log ?? []), plays: true })
  const rule = recalled?.session.decision?.rule
  return (
    <section className="card go cover-card" aria-labelledby="back">
      <p className="steps">
        <b>{campaign?.name ?? game.title}</b>
        <span>{counted(row.inputs, 'answer')} given</span>
        {rule && <Case rule={rule} />}
      </p>
      <h2 id="back">Where was I?</h2>
      {recalled && <RecallLines recalled={recalled} isDrawn={hidesFromOthers(recalled.session)} />}
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={resume}>
        Continue <span className="kbd">Enter</span>
      </button>
      <button type="button" className="btn" disabled={recalled === null} onClick={again}>
        Show me the last turn again
      </button>
    </section>
  )
}

import { useState } from 'react'
import type { SessionRow } from '../../../electron/contract/index.ts'
import { listed } from '../../../engine/kernel/words.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { ago } from '../../frame/when.ts'
import { useGamePages, useTitleOf } from '../../game-pages.ts'
import { isOfHall } from '../../home.ts'
import { useCommand } from '../../host/command.ts'
import { useCampaigns } from '../../host/hall.ts'
import { addressOf } from '../../navigation.ts'
import { DeleteGame } from './delete-game.tsx'
import type { StandingOf } from './played.ts'
import { openInWords, whatIfInWords } from './players.ts'
import { Spine } from './spine.tsx'

interface OpenGamesProps {
  readonly rows: readonly SessionRow[]
  /** Where each of them stands, in the same order. */
  readonly standings: readonly (StandingOf | undefined)[]
}

/** Games that can be continued, latest first. */
export function OpenGames({ rows, standings }: OpenGamesProps) {
  const pages = useGamePages()
  const titleOf = useTitleOf()
  const campaigns = new Map((useCampaigns().data ?? []).map(({ id, name }) => [id, name]))
  // What is given up in a campaign has consequences: its hall says which.
  const hasHall = ({ game, campaign }: SessionRow) =>
    isOfHall(
      pages.find(({ id }) => id === game),
      campaign,
    )
  const [leaving, setLeaving] = useState<SessionRow | null>(null)
  return (
    <section className="pane" aria-label="Open games">
      <div className="head">
        <h2>Open games</h2>
        <span className="aside">{rows.length === 0 ? 'none' : rows.length}</span>
      </div>
      <div className="scroll">
        {rows.length === 0 && <p className="muted played-none">A game can be left at any time and continued here.</p>}
        <ol className="shelf-games">
          {rows.map((row, i) => (
            <li key={row.session}>
              <Spine game={row.game} />
              <a className="t" href={addressOf({ kind: 'table', session: row.session })}>
                {row.branchOf ? whatIfInWords(row.branchOf) : openInWords(row)}
              </a>
              <span className="r">{ago(row.updatedAt, Date.now())}</span>
              <p>
                {[titleOf(row.game), campaigns.get(row.campaign ?? '')].filter(Boolean).join(', ')}. {standingInWords(standings[i])}
              </p>
              {row.branchOf && <DeleteGame row={row} name={whatIfInWords(row.branchOf)} />}
              {!row.branchOf && !hasHall(row) && (
                <button
                  type="button"
                  className="btn btn--quiet"
                  aria-label={`Give up the game of ${listed(row.seats)}`}
                  onClick={() => setLeaving(row)}
                >
                  Give up
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
      {leaving && <GiveUp row={leaving} onClose={() => setLeaving(null)} />}
    </section>
  )
}

/** `Turn 3: Ann to decide.` */
function standingInWords(standing: StandingOf | undefined): string {
  if (!standing) return ''
  return standing.asked === null ? `${standing.when}.` : `${standing.when}: ${standing.asked} to decide.`
}

function GiveUp({ row, onClose }: { readonly row: SessionRow; readonly onClose: () => void }) {
  const abandon = useCommand('game.abandon', onClose)
  return (
    <AskDialog
      title="Give up this game?"
      command={abandon}
      ok="Give up"
      onOk={() => abandon.run({ session: row.session, revision: row.revision })}
      cancel="Keep playing"
      onCancel={onClose}
      danger="deadly"
    >
      <p>The game of {listed(row.seats)} can’t be continued. It will have no winner and won’t enter the hall of fame.</p>
    </AskDialog>
  )
}

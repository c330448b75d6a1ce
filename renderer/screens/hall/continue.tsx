import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { isFocusFree } from '../../arrival.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { useKeys } from '../../frame/keys.ts'
import { shortDayOf } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { standsAt, useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import type { Raid } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'
import { go } from '../../navigation.ts'
import { partyInWords } from './raids.tsx'

interface ContinueCardProps {
  readonly raid: Raid
  /** Its number in the campaign, as written; null outside campaigns. */
  readonly number: string | null
  /** For a game that can be put off. */
  readonly onLater?: () => void
  /** Others of the campaign may go in the meantime. */
  readonly onAnother?: () => void
}

/** An open game, to continue exactly where it stopped. Its button takes the focus if nothing else has it: one key leads back. */
export function ContinueCard({ raid, number, onLater, onAnother }: ContinueCardProps) {
  const [sure, setSure] = useState(false)
  const client = useClient()
  const game = useGamePage(raid.game)
  const view = useQuery(queries.session(client, raid.session)).data
  const resume = () => go({ kind: 'table', session: raid.session })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  useKeys((event) => {
    if (event.key === 'Enter') resume()
  })
  if (!game) return null
  const { one } = game.words
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{number === null ? `A quick ${one} is open` : `${capital(one)} ${number} is open`}</b>
      </p>
      <h2 id="go">{game.invites.waits}</h2>
      <dl className="go-rows">
        {rowsOf(game, raid, view).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={resume}>
        Continue the {one} <span className="kbd">Enter</span>
      </button>
      <div className="go-alt">
        <button type="button" className="btn" onClick={() => setSure(true)}>
          Abandon
        </button>
        {onAnother && (
          <button type="button" className="btn" onClick={onAnother}>
            Send others
          </button>
        )}
        {onLater && (
          <button type="button" className="btn" onClick={onLater}>
            Not now
          </button>
        )}
      </div>
      {sure && <GiveUpDialog raid={raid} game={game} onClose={() => setSure(false)} />}
    </section>
  )
}

interface GiveUpDialogProps {
  readonly raid: Raid
  readonly game: GamePage
  readonly onClose: () => void
}

function GiveUpDialog({ raid, game, onClose }: GiveUpDialogProps) {
  const abandon = useCommand('game.abandon', onClose)
  return (
    <AskDialog
      title={`Give up this ${game.words.one}?`}
      command={abandon}
      ok="Give it up"
      onOk={() => abandon.run({ session: raid.session })}
      cancel="Keep it open"
      onCancel={onClose}
      danger="deadly"
    >
      <p>{game.campaign?.words.givenUp}</p>
    </AskDialog>
  )
}

/** What one wants to know after three weeks away. */
function rowsOf(game: GamePage, raid: Raid, session: SessionView | undefined): (readonly [label: string, text: string])[] {
  const rows = session ? standsAt(game.standing(session)) : ([['Party', partyInWords(raid, game)]] as const)
  const prompt = session?.decision?.prompt
  return [
    ...rows,
    ...(prompt ? [['Asked', prompt] as const] : []),
    ...(raid.seats.length > 1 ? [['Players', raid.seats.join(', ')] as const] : []),
    ['Left off', shortDayOf(raid.updatedAt)],
  ]
}

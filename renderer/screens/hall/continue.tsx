import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { GreatButton } from '../../frame/great-button.tsx'
import { shortDayOf } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { standsAt, useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import type { HallGame } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'
import { go } from '../../navigation.ts'
import { partyInWords } from './games.tsx'

interface ContinueCardProps {
  readonly raid: HallGame
  /** Its number in the campaign, as written. */
  readonly number: string
  /** Others of the campaign may go in the meantime. */
  readonly onAnother: () => void
}

/** An open game, to continue exactly where it stopped. Its button takes the focus if nothing else has it: one key leads back. */
export function ContinueCard({ raid, number, onAnother }: ContinueCardProps) {
  const [sure, setSure] = useState(false)
  const client = useClient()
  const game = useGamePage(raid.game)
  const view = useQuery(queries.session(client, raid.session)).data
  const resume = () => go({ kind: 'table', session: raid.session })
  if (!game) return null
  const { one } = game.words
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{`${capital(one)} ${number} is open`}</b>
      </p>
      <h2 id="go">{game.waits}</h2>
      <dl className="go-rows">
        {rowsOf(game, raid, view).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <GreatButton label={`Continue the ${one}`} onGo={resume} />
      <div className="go-alt">
        <button type="button" className="btn" onClick={() => setSure(true)}>
          Give up
        </button>
        <button type="button" className="btn" onClick={onAnother}>
          Choose others
        </button>
      </div>
      {sure && <GiveUpDialog raid={raid} game={game} onClose={() => setSure(false)} />}
    </section>
  )
}

interface GiveUpDialogProps {
  readonly raid: HallGame
  readonly game: GamePage
  readonly onClose: () => void
}

function GiveUpDialog({ raid, game, onClose }: GiveUpDialogProps) {
  const abandon = useCommand('game.abandon', onClose)
  return (
    <AskDialog
      title={`Give up this ${game.words.one}?`}
      command={abandon}
      ok="Give up"
      onOk={() => abandon.run({ session: raid.session })}
      cancel="Keep playing"
      onCancel={onClose}
      danger="deadly"
    >
      <p>{game.campaign?.words.givenUp}</p>
    </AskDialog>
  )
}

/** What one wants to know after three weeks away. */
function rowsOf(game: GamePage, raid: HallGame, session: SessionView | undefined): (readonly [label: string, text: string])[] {
  const rows = session ? standsAt(game.standing(session)) : ([['Party', partyInWords(raid, game)]] as const)
  const prompt = session?.decision?.prompt
  return [
    ...rows,
    ...(prompt ? [['Asked', prompt] as const] : []),
    ...(raid.seats.length > 1 ? [['Players', raid.seats.join(', ')] as const] : []),
    ['Left off', shortDayOf(raid.updatedAt)],
  ]
}

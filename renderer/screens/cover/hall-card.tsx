import { type Campaign, lastUseOf } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { GreatButton } from '../../frame/great-button.tsx'
import { ago } from '../../frame/when.ts'
import type { GamePage } from '../../game-page.ts'
import { go } from '../../navigation.ts'
import { gamesInWords, rosterInWords } from '../campaigns/in-words.ts'

interface HallCardProps {
  readonly campaign: Campaign
  readonly game: GamePage
  readonly takesFocus: boolean
}

/** A campaign in which nobody is out now: one key leads to its hall, where the next game begins. */
export function HallCard({ campaign, game, takesFocus }: HallCardProps) {
  const open = () => go({ kind: 'hall', campaign: campaign.id })
  const rows = [
    ['Roster', rosterInWords(campaign.roster)],
    [game.words.many, gamesInWords(campaign)],
    ['Last played', ago(lastUseOf(campaign), Date.now())],
  ] as const
  return (
    <section className="card go cover-card" aria-labelledby="go">
      <p className="steps">
        <b>{game.title}</b>
      </p>
      <h2 id="go">{campaign.name}</h2>
      <dl className="go-rows">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{capital(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <GreatButton label="Open hall" onGo={open} takesFocus={takesFocus} />
    </section>
  )
}

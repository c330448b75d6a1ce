import { type ReactNode, useState } from 'react'
import type { Campaign, Verified } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { isSpoilt } from '../../frame/trouble.tsx'
import { dayOf } from '../../frame/when.ts'
import type { GameWords } from '../../game-page.ts'
import { useCommand } from '../../host/command.ts'
import { useLongWork } from '../../host/long-work.ts'
import { save } from '../../host/saving.ts'
import { Icon } from '../../icons/icon.tsx'
import { useCampaignGames } from '../campaign-game.tsx'
import { DeleteCampaignDialog } from './delete.tsx'
import { count, gamesInWords, gamesOf, rosterInWords, undoName, variantNames } from './in-words.ts'
import { RenameCampaignDialog } from './rename.tsx'

interface CampaignCardProps {
  readonly campaign: Campaign
  readonly onOpen: () => void
  /** `backup`: the one made before; null where nothing is kept. */
  readonly onDeleted: (backup: string | null) => void
}

/** One campaign: to open it, and everything that can be done with it as a whole. */
export function CampaignCard({ campaign, onOpen, onDeleted }: CampaignCardProps) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const [verified, setVerified] = useState<Verified | null>(null)
  const archive = useCommand('campaign.archive')
  const verify = useCommand('campaign.verify', setVerified)
  const work = useLongWork()
  const take = useCommand('campaign.export', save)
  const error = archive.error ?? verify.error ?? take.error
  const games = useCampaignGames()
  const game = games.find(({ id }) => id === campaign.game)
  const words = game?.words ?? { one: 'game', many: 'games' }
  const { living, dead, lost, retired } = campaign.roster
  const people = living + dead + lost + retired
  const variants = variantNames(campaign, game?.campaign)
  return (
    <>
      <section className="card go" aria-labelledby="go">
        <p className="steps">
          <b>{campaign.archived ? 'Archived' : 'Campaign'}</b>
        </p>
        <h2 id="go" className="long">
          {campaign.name}
        </h2>
        <dl className="go-rows">
          {games.length > 1 && <Row label="Game">{game?.title ?? campaign.game}</Row>}
          <Row label="Roster">{rosterInWords(campaign.roster)}</Row>
          <Row label={capital(words.many)}>{gamesInWords(campaign)}</Row>
          <Row label="Victories">{campaign.victories}</Row>
          <Row label="Undo">{undoName(campaign)}</Row>
          <Row label="Variants">{variants.join(', ') || 'none'}</Row>
          <Row label="Begun">{dayOf(campaign.createdAt)}</Row>
        </dl>
        <Refused error={error} />
        {take.error && isSpoilt(take.error) && (
          <button type="button" className="btn" disabled={take.busy} onClick={() => take.run({ campaign: campaign.id, raw: true })}>
            Export it as it stands
          </button>
        )}
        {verify.busy && (
          <Progress share={work.share} onStop={work.stop}>
            Every {words.one} is played again.
          </Progress>
        )}
        <button type="button" className="btn btn--go btn--big" onClick={onOpen}>
          Open the hall
        </button>
        <div className="go-alt go-alt--2">
          <button type="button" className="btn" onClick={() => setOpen('rename')}>
            Rename
          </button>
          <button
            type="button"
            className="btn"
            disabled={archive.busy}
            onClick={() => archive.run({ campaign: campaign.id, archived: !campaign.archived })}
          >
            {campaign.archived ? 'Bring back' : 'Archive'}
          </button>
          <button type="button" className="btn" disabled={take.busy} onClick={() => take.run({ campaign: campaign.id })}>
            {take.busy ? 'Exporting' : 'Export'}
          </button>
          <button
            type="button"
            className="btn"
            disabled={verify.busy}
            onClick={() => verify.run({ campaign: campaign.id, work: work.begin() })}
          >
            {verify.busy ? 'Verifying' : 'Verify the books'}
          </button>
          <button type="button" className="btn btn--deadly" onClick={() => setOpen('delete')}>
            Delete
          </button>
        </div>
      </section>
      <div className="scroll" role="status">
        {verified && <Books verified={verified} words={words} />}
      </div>
      {open === 'rename' && <RenameCampaignDialog campaign={campaign} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteCampaignDialog
          campaign={campaign}
          loses={`${count(people, 'character')} with every ledger, and ${count(gamesOf(campaign), words.one, words.many)} with their chronicles go with it.`}
          mayArchive
          onDeleted={({ backup }) => {
            setOpen(null)
            onDeleted(backup)
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface BooksProps {
  readonly verified: Verified
  readonly words: Pick<GameWords, 'one' | 'many'>
}

/** The result of recalculating every balance. */
function Books({ verified: { ok, characters, entries, raids, differences }, words }: BooksProps) {
  return (
    <section className="books" aria-label="The books">
      <div className="head">
        <h2>The books</h2>
      </div>
      <p className={ok ? 'books-ok' : 'warn'}>
        <Icon name={ok ? 'x-quill' : 'x-broken'} />
        <span>
          {ok ? 'They are correct.' : `${count(differences.length, 'difference')} found.`} {count(entries, 'entry', 'entries')} of{' '}
          {count(characters, 'character')} and {count(raids, words.one, words.many)} were recalculated
          {ok ? ', and every balance and every record agrees.' : '. Nothing was changed: a backup of an earlier day can be restored.'}
        </span>
      </p>
      {differences.length > 0 && (
        <ul className="books-list">
          {differences.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

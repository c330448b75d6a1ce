import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Campaign, Character, LedgerRow } from '../../../electron/contract/index.ts'
import { useArrival } from '../../arrival.ts'
import { Refused } from '../../dialog/refused.tsx'
import { Trouble } from '../../frame/trouble.tsx'
import { useTitleOf } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { save } from '../../host/saving.ts'
import { Icon } from '../../icons/icon.tsx'
import { isDesktop } from '../../keys/command-keys.ts'
import { useOffers } from '../../keys/commands.ts'
import { go } from '../../navigation.ts'
import { CampaignGameOf, useCampaignGame } from '../campaign-game.tsx'
import { gamesOf } from '../campaigns/in-words.ts'
import { HomeCard } from '../character/home-card.tsx'
import { LedgerTable } from '../character/ledger.tsx'
import { groupsOf } from '../character/ledger-groups.ts'
import { wasAsked } from './asking.ts'
import { isDrawn } from './drawn.ts'
import { PAPERS, type Paper, usualPaper } from './papers.ts'

interface PrintScreenProps {
  readonly of: 'character' | 'roster'
  readonly id: string
}

/** Records for paper, each on its own page. `data-ready="print"` on the root says that everything is drawn. */
export function PrintScreen({ of, id }: PrintScreenProps) {
  const client = useClient()
  const sheets = useQuery(queries.print(client, of, id))
  const game = sheets.data?.campaign.game
  // Sheets read the printed tables of their game: these are loaded before anything is drawn.
  const tables = useQuery({ ...queries.tables(client, game ?? ''), enabled: game !== undefined })
  const [paper, setPaper] = useState<Paper>(usualPaper)
  const ready = sheets.isSuccess && !tables.isPending
  // The desktop has no preview to print to a file from, and its print dialog has ended the app on Linux: a PDF is saved instead.
  const record = useCommand('character.export', save)
  const roster = useCommand('campaign.records', save)
  const print = () => {
    if (!isDesktop()) window.print()
    else if (of === 'character') record.run({ character: id, format: 'pdf' })
    else roster.run({ campaign: id, format: 'pdf' })
  }
  const printNow = useRef(print)
  printNow.current = print
  useEffect(() => {
    if (!ready) return
    let left = false
    void isDrawn().then(() => {
      if (left) return
      document.documentElement.dataset.ready = 'print'
      if (wasAsked()) printNow.current()
    })
    return () => {
      left = true
      delete document.documentElement.dataset.ready
    }
  }, [ready])
  const title = of === 'character' ? 'A record for paper' : 'The roster for paper'
  const heading = useArrival(title, useTitleOf()(game ?? ''))
  useOffers({ print: ready ? print : 'The records are not ready yet.' })
  const back = () => go(of === 'character' ? { kind: 'character', character: id } : { kind: 'hall', campaign: id })
  if (sheets.error) return <Trouble error={sheets.error} onRetry={() => void sheets.refetch()} onLeave={back} />
  return (
    <div className={`prints prints--${paper}`}>
      <nav className="prints-bar" aria-label="Commands">
        <h1 className="vh" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className="btn btn--go" disabled={!ready || record.busy || roster.busy} onClick={print}>
          <Icon name="x-print" />
          {isDesktop() ? 'Save as PDF' : 'Print'}
        </button>
        <label>
          Paper{' '}
          <select value={paper} onChange={(event) => setPaper(PAPERS.find((each) => each === event.target.value) ?? paper)}>
            <option value="a4">A4</option>
            <option value="letter">Letter</option>
          </select>
        </label>
        <button type="button" className="btn" onClick={back}>
          Back
        </button>
        <span>{isDesktop() ? 'To print on paper, open the saved PDF.' : 'For a PDF, choose “Save as PDF” as the printer.'}</span>
        <Refused error={record.error ?? roster.error} />
      </nav>
      <main>
        {!ready && <p className="waiting">Loading the records.</p>}
        {ready && sheets.data.records.length === 0 && <p className="waiting">Nobody is in this campaign yet.</p>}
        {ready && (
          <CampaignGameOf game={sheets.data.campaign.game}>
            {sheets.data.records.map((record) => (
              <PrintedSheet key={record.who.id} {...record} campaign={sheets.data.campaign} />
            ))}
          </CampaignGameOf>
        )}
      </main>
    </div>
  )
}

interface PrintedRecord {
  readonly who: Character
  readonly ledger: readonly LedgerRow[]
}

interface PrintedSheetProps extends PrintedRecord {
  readonly campaign: Campaign
}

/** One record with its ledger, a line per game or purchase, and the note, or space for one. */
function PrintedSheet({ who, ledger, campaign }: PrintedSheetProps) {
  const game = useCampaignGame()
  return (
    <section className="print-sheet" aria-label={who.name}>
      <HomeCard who={who} campaign={campaign} ledger={ledger} />
      {ledger.length > 0 && (
        <section className="print-ledger">
          <h3>Ledger</h3>
          <LedgerTable groups={groupsOf(game, ledger, who.raids, null)} games={gamesOf(campaign)} open={[]} />
        </section>
      )}
      <section className="print-notes">
        <h3>Notes</h3>
        <p>{who.note}</p>
      </section>
    </section>
  )
}

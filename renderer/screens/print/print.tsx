import { useQuery } from '@tanstack/react-query'
import type { Campaign, Character, LedgerRow } from '../../../electron/contract/index.ts'
import { Trouble } from '../../frame/trouble.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { save } from '../../host/saving.ts'
import { go } from '../../navigation.ts'
import { CampaignGameOf, useCampaignGame } from '../campaign-game.tsx'
import { newestNumber } from '../campaigns/in-words.ts'
import { HomeCard } from '../character/home-card.tsx'
import { LedgerTable } from '../character/ledger.tsx'
import { groupsOf } from '../character/ledger-groups.ts'
import { PrintFrame } from './frame.tsx'

interface PrintScreenProps {
  readonly of: 'character' | 'roster'
  readonly id: string
}

/** Records for paper, each on its own page. */
export function PrintScreen({ of, id }: PrintScreenProps) {
  const client = useClient()
  const sheets = useQuery(queries.print(client, of, id))
  const game = sheets.data?.campaign.game
  // Sheets read the printed tables of their game: these are loaded before anything is drawn.
  const tables = useQuery({ ...queries.tables(client, game ?? ''), enabled: game !== undefined })
  const ready = sheets.isSuccess && !tables.isPending
  const record = useCommand('character.export', save)
  const roster = useCommand('campaign.records', save)
  const pdf =
    of === 'character'
      ? { ...record, run: () => record.run({ character: id, format: 'pdf' }) }
      : { ...roster, run: () => roster.run({ campaign: id, format: 'pdf' }) }
  const back = () => go(of === 'character' ? { kind: 'character', character: id } : { kind: 'hall', campaign: id })
  if (sheets.error) return <Trouble error={sheets.error} onRetry={() => void sheets.refetch()} onLeave={back} />
  const title = of === 'character' ? 'A record for paper' : 'The roster for paper'
  return (
    <PrintFrame title={title} game={game ?? null} ready={ready} pdf={pdf} onBack={back}>
      {!ready && <p className="waiting">Loading the records…</p>}
      {ready && sheets.data.records.length === 0 && <p className="waiting">Nobody is in this campaign yet.</p>}
      {ready && (
        <CampaignGameOf game={sheets.data.campaign.game}>
          {sheets.data.records.map((record) => (
            <PrintedSheet key={record.who.id} {...record} campaign={sheets.data.campaign} />
          ))}
        </CampaignGameOf>
      )}
    </PrintFrame>
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
          <LedgerTable groups={groupsOf(game, ledger, who.raids, null)} games={newestNumber(campaign)} open={[]} />
        </section>
      )}
      <section className="print-notes">
        <h3>Notes</h3>
        <p>{who.note}</p>
      </section>
    </section>
  )
}

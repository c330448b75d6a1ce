import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type { LeftOut as Rows } from '../../../electron/contract/index.ts'
import { Refused } from '../../dialog/refused.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { save } from '../../host/saving.ts'
import { addressOf } from '../../navigation.ts'
import { DeleteCampaignDialog, type Deleted, DeletedLine } from '../campaigns/delete.tsx'
import { ReportButton } from './report.tsx'

interface LeftOutProps {
  /** Only campaigns, and what belongs to this one (null: to none); omitted, everything, where backups and report are at hand anyway. */
  readonly campaign?: string | null
}

/** What the lists leave out because the file is damaged there, and what can be done about it. Nothing where all can be read. */
export function LeftOut({ campaign }: LeftOutProps) {
  const client = useClient()
  const { data = [] } = useQuery(queries.leftOut(client))
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const rows = data.filter((row) => campaign === undefined || row.kind === 'campaign' || (campaign !== null && row.campaign === campaign))
  if (rows.length === 0 && deleted === null) return null
  return (
    <>
      <DeletedLine deleted={deleted} />
      {rows.length > 0 && (
        <section className="left-out" aria-label="What cannot be read">
          {rows.map((row) => (
            <Fragment key={row.text}>
              <p className="warn">{row.text}</p>
              {row.kind === 'campaign' && <LostCampaign campaign={row} onDeleted={setDeleted} />}
            </Fragment>
          ))}
          {campaign !== undefined && (
            <div className="rowf">
              <a className="btn" href={addressOf({ kind: 'safety' })}>
                Look at the backups
              </a>
              <ReportButton />
            </div>
          )}
        </section>
      )}
    </>
  )
}

interface LostCampaignProps {
  readonly campaign: Pick<Rows[number], 'id' | 'name'>
  readonly onDeleted: (deleted: Deleted) => void
}

/** What can still be done with a campaign that cannot be read. */
function LostCampaign({ campaign, onDeleted }: LostCampaignProps) {
  const { id, name } = campaign
  const [isAsked, setAsked] = useState(false)
  const take = useCommand('campaign.export', save)
  return (
    <>
      <p className="small muted">
        Exported as it stands, it is a database file with every row of this campaign and of no other, to keep or to send to someone who can
        help.
      </p>
      <div className="rowf">
        <button type="button" className="btn" disabled={take.busy} onClick={() => take.run({ campaign: id, raw: true })}>
          {take.busy ? 'Exporting' : 'Export as it stands'}
          <span className="vh"> {name}</span>
        </button>
        <button type="button" className="btn btn--deadly" onClick={() => setAsked(true)}>
          Delete
          <span className="vh"> {name}</span>
        </button>
      </div>
      <Refused error={take.error} />
      {isAsked && (
        <DeleteCampaignDialog
          campaign={campaign}
          loses="All its rows are deleted, readable or not."
          onDeleted={({ backup }) => {
            setAsked(false)
            onDeleted({ name, backup })
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

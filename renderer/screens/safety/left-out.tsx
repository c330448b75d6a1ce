import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { addressOf } from '../../navigation.ts'
import { ReportButton } from './report.tsx'

interface LeftOutProps {
  /** Only campaigns, and what belongs to this one (null: to none); omitted, everything, where backups and report are at hand anyway. */
  readonly campaign?: string | null
}

/** What the lists leave out because the file is damaged there, and what can be done about it. Nothing where all can be read. */
export function LeftOut({ campaign }: LeftOutProps) {
  const client = useClient()
  const { data = [] } = useQuery(queries.leftOut(client))
  const rows = data.filter((row) => campaign === undefined || row.kind === 'campaign' || (campaign !== null && row.campaign === campaign))
  if (rows.length === 0) return null
  return (
    <section className="left-out" aria-label="What cannot be read">
      {rows.map(({ text }) => (
        <p className="warn" key={text}>
          {text}
        </p>
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
  )
}

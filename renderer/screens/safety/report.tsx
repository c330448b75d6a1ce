import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { save } from '../../host/saving.ts'
import { Icon } from '../../icons/icon.tsx'

/** Everything that is needed to find a bug, as one file. */
export function ReportButton() {
  const report = useCommand('report.create', save)
  return (
    <>
      <button type="button" className="btn" disabled={report.busy} onClick={() => report.run({})}>
        <Icon name="x-quill" />
        Save a report
      </button>
      <Refused error={report.error} />
    </>
  )
}

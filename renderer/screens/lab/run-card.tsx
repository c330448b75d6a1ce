import type { LabResult } from '../../../electron/contract/index.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { listed } from '../../../engine/kernel/words.ts'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import type { GamePage } from '../../game-page.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { save } from '../../host/saving.ts'
import { addressOf } from '../../navigation.ts'
import { useLostFocus } from './lost-focus.ts'

interface RunCardProps {
  readonly run: LabResult
  readonly page: GamePage
}

/** A run: how far it has come, and what can be done with it. */
export function RunCard({ run, page: { words } }: RunCardProps) {
  const client = useClient()
  const heading = useLostFocus()
  const file = useCommand('lab.export', save)
  const { job, game, campaign, seed, status, done, total, arms, why } = run
  const each = arms.length > 1 ? ` each: ${listed(arms)}` : ''
  // A run that is over meanwhile cannot be stopped, and need not be.
  const stop = () => void client.call('lab.cancel', { job }).catch(() => {})
  return (
    <section className="card go lab-card" aria-labelledby="lab-run">
      <h2 id="lab-run" ref={heading} tabIndex={-1}>
        {TITLES[status]}
      </h2>
      <p className="lead">
        {whole(run.count)} {words.many}
        {each}.
      </p>
      {status === 'running' ? (
        <Progress share={done / total} onStop={stop}>
          {whole(done)} of {whole(total)} {words.many}
        </Progress>
      ) : (
        <p className={status === 'done' ? 'vh' : 'lab-end'} role="status">
          {status === 'failed'
            ? (why ?? 'Something went wrong; the report has the details.')
            : `${whole(done)} of ${whole(total)} ${words.many} played.`}
        </p>
      )}
      <p className="small">
        Seed <b>{seed}</b> gives the same {words.many} again.
      </p>
      <Refused error={file.error} />
      <div className="go-alt">
        <a className="btn" href={addressOf({ kind: 'lab', game: campaign === null ? game : null, campaign, job: null, bar: null })}>
          Change the setup
        </a>
        <button type="button" className="btn" disabled={done === 0 || file.busy} onClick={() => file.run({ job })}>
          Save as CSV
        </button>
      </div>
    </section>
  )
}

const TITLES = { running: 'Playing…', done: 'All played', stopped: 'Stopped', failed: 'The run failed' } as const

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Backup, StorageStatus, WeekChecked } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Refused } from '../../dialog/refused.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { ago } from '../../frame/when.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { useStorage } from '../../host/storage.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { Backups, useBackups } from './backups.tsx'
import { LeftOut } from './left-out.tsx'
import { ReportButton } from './report.tsx'
import { RestoreFileDialog } from './restore-file.tsx'
import { SecondCopy } from './second-copy.tsx'
import { sizeOf } from './size.ts'

/** Where the campaigns are kept, their backups, and what can be done with them. */
export function SafetyScreen() {
  const storage = useStorage()
  const backups = useBackups()
  const [bringing, setBringing] = useState(false)
  const error = storage.error ?? backups.error
  if (error) return <TroubleScreen error={error} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (!storage.data || !backups.data) return <Waiting>Looking for the backups…</Waiting>
  const inMemory = storage.data.state === 'open' && storage.data.kept === 'memory'
  return (
    <div className="app safety">
      <Bar where={<b>Safety</b>} />
      <main className="field">
        <section className="pane" aria-label="Backups">
          <div className="head">
            <h2>Backups</h2>
            <span className="aside">{inMemory ? 'none' : many(backups.data.length, 'backup')}</span>
            {!inMemory && (
              <button type="button" className="btn" onClick={() => setBringing(true)}>
                Restore from a file
              </button>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="scroll" tabIndex={0} aria-label="List of backups">
            {backups.data.length > 0 ? <Backups backups={backups.data} /> : <NoBackups inMemory={inMemory} />}
          </section>
        </section>
        <section className="when-wrong" aria-label="A report">
          <div className="head">
            <h2>When something is wrong</h2>
          </div>
          <LeftOut />
          <p>
            A report contains the latest game in replayable form, the last errors and the versions, but no path or name of this machine.
            Send it together with what you saw.
          </p>
          <div className="rowf">
            <ReportButton />
          </div>
        </section>
      </main>
      <aside className="side side--2">
        <StateCard storage={storage.data} backups={backups.data} />
        <div className="scroll">
          {!inMemory && <SecondCopy />}
          <Habits inMemory={inMemory} />
        </div>
      </aside>
      {bringing && <RestoreFileDialog onClose={() => setBringing(false)} />}
    </div>
  )
}

function NoBackups({ inMemory }: { readonly inMemory: boolean }) {
  return (
    <section className="state">
      <Icon name="x-chest" />
      <h3>{inMemory ? 'Nothing to back up' : 'There is no backup yet'}</h3>
      <p>
        {inMemory
          ? 'These campaigns are kept in memory only: they end with the program. Export what you want to keep.'
          : 'The first is made when a game begins. You can also make one now.'}
      </p>
    </section>
  )
}

interface StateCardProps {
  readonly storage: StorageStatus
  readonly backups: readonly Backup[]
}

/** The state of the file, and the one thing to do about it. */
function StateCard({ storage, backups }: StateCardProps) {
  const [now] = useState(Date.now)
  const create = useCommand('backup.create')
  const checked = useQuery(queries.check(useClient())).data ?? null
  const inMemory = storage.state === 'open' && storage.kept === 'memory'
  const newest = backups[0] ?? null
  return (
    <section className="card go" aria-labelledby="state">
      <p className="steps">
        <b>{inMemory ? 'In memory' : 'In one file'}</b>
      </p>
      <h2 id="state">{headingOf(storage)}</h2>
      <dl className="go-rows">
        {rowsOf(storage, newest, checked, Math.max(now, Date.parse(newest?.at ?? ''), Date.parse(checked?.at ?? ''))).map(
          ([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {checked?.problems.slice(0, MOST_PROBLEMS).map((problem) => (
        <p key={problem} className="warn">
          {problem}
        </p>
      ))}
      {!inMemory && (
        <button type="button" className="btn btn--go btn--big" disabled={create.busy} onClick={() => create.run({})}>
          {create.busy ? 'Making a backup' : 'Make a backup now'}
        </button>
      )}
      <Refused error={create.error} />
    </section>
  )
}

function headingOf(storage: StorageStatus): string {
  if (storage.state === 'refused') return 'The campaigns cannot be used now'
  return storage.kept === 'memory' ? 'Kept until the program ends' : 'Every choice is kept'
}

/** The others are found by verifying. */
const MOST_PROBLEMS = 3

function rowsOf(
  storage: StorageStatus,
  newest: Backup | null,
  checked: WeekChecked | null,
  now: number,
): readonly (readonly [string, ReactNode])[] {
  if (storage.state === 'refused') return [['What happened', storage.happened]]
  const size = ['Size', sizeOf(storage.size)] as const
  if (storage.kept === 'memory') return [size, ['Backups', 'none in memory']]
  return [
    size,
    ['Format', `version ${storage.version}`],
    ['Newest backup', newest ? ago(newest.at, now) : 'none yet'],
    ['Weekly check', checked === null ? 'when no one plays' : `${ago(checked.at, now)}: ${found(checked)}`],
  ]
}

function found({ problems }: WeekChecked): string {
  return problems.length === 0 ? 'all in order' : many(problems.length, 'problem')
}

/** What is backed up automatically, and how long it is kept. */
function Habits({ inMemory }: { readonly inMemory: boolean }) {
  if (inMemory) return null
  return (
    <section className="habits-of" aria-label="What is kept">
      <div className="head">
        <h2>What is kept</h2>
      </div>
      <p>Every choice and purchase is on the disk before it is answered. Backups beside it are for when the file itself comes to harm.</p>
      <ul className="habits">
        <li>One is made when a game begins, and on closing if something changed.</li>
        <li>Of these, the last three stay, then one a day for a week and one a month: never fewer than ten.</li>
        <li>One is made before anything is deleted, restored or brought to a new format.</li>
        <li>Those, and what you make by hand, stay until you remove them.</li>
        <li>Each is read back and checked before it counts.</li>
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { StorageStatus } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { useGamePages } from '../../game-pages.ts'
import { useCommand } from '../../host/command.ts'
import { Icon } from '../../icons/icon.tsx'
import { Backups, useBackups } from './backups.tsx'
import { ReportButton } from './report.tsx'

/** Why the campaigns cannot be used. */
export type StorageTrouble = Extract<StorageStatus, { state: 'refused' }>

const KINDS = {
  damaged: { title: 'The campaign file is damaged', icon: 'x-broken' },
  foreign: { title: 'The file there is not Citadel’s', icon: 'x-lens' },
  newer: { title: 'A newer Citadel wrote these campaigns', icon: 'x-hourglass' },
  locked: { title: 'The campaigns are open elsewhere', icon: 'x-key' },
  'read-only': { title: 'The folder cannot be written to', icon: 's-lock' },
  full: { title: 'The disk is full', icon: 'x-chest' },
  missing: { title: 'The campaigns cannot be found', icon: 'x-lens' },
  busy: { title: 'The campaign file is in use', icon: 'x-key' },
  failing: { title: 'The disk reports errors', icon: 'x-broken' },
  'old-node': { title: 'This Node is too old', icon: 'x-hourglass' },
} as const satisfies Record<StorageTrouble['kind'], { title: string; icon: string }>

interface TroubleProps {
  readonly trouble: StorageTrouble
  readonly onRetry: () => void
  readonly busy: boolean
  /** A retry has failed. */
  readonly tried: boolean
}

/** In place of everything: the campaigns could not be used from the start. */
export function StorageScreen(props: TroubleProps) {
  const { trouble } = props
  const app = useGamePages()[0]?.title
  return (
    <div className="app app--whole failure">
      <header className="bar">
        <h1 className="mark">{app}</h1>
      </header>
      <main className="field">
        <div className="failure-in">
          <section className="card failure-card" role="alert" aria-labelledby="failure">
            <Icon name={KINDS[trouble.kind].icon} />
            <h2 id="failure">{KINDS[trouble.kind].title}</h2>
            <Words trouble={trouble} />
            <div className="rowf failure-foot">
              <RetryButton {...props} />
              <ReportButton />
            </div>
            <Tried {...props} />
          </section>
          {trouble.restorable && <RestorePane />}
        </div>
      </main>
    </div>
  )
}

/** Over the screen where it happened, which stays as it was. */
export function StorageDialog({ onAside, ...props }: TroubleProps & { readonly onAside: () => void }) {
  const { trouble } = props
  return (
    <Dialog
      title={KINDS[trouble.kind].title}
      onClose={onAside}
      wide={trouble.restorable}
      foot={
        <>
          <ReportButton />
          <OkCancel
            ok={props.busy ? 'Trying' : 'Try again'}
            onOk={props.onRetry}
            disabled={props.busy}
            cancel="Continue without writing"
            onCancel={onAside}
          />
        </>
      }
    >
      <Words trouble={trouble} />
      <Tried {...props} />
      {trouble.restorable && <RestorePane />}
    </Dialog>
  )
}

/** What remains of it when the player continues without writing. */
export function StorageStrip(props: TroubleProps) {
  const { trouble } = props
  return (
    <section className="lost" role="alert">
      <Icon name={KINDS[trouble.kind].icon} />
      <p>
        <strong>{KINDS[trouble.kind].title}: nothing can be written now.</strong> {trouble.safe}
      </p>
      <RetryButton {...props} />
    </section>
  )
}

/** Over every screen until a backup succeeds: it may be needed long after the program was closed. */
export function BackupStrip({ why }: { readonly why: string }) {
  const create = useCommand('backup.create')
  return (
    <section className="lost" role="alert">
      <Icon name="x-chest" />
      <p>
        <strong>Backups cannot be made now.</strong> {why}
      </p>
      <button type="button" className="btn" disabled={create.busy} onClick={() => create.run({})}>
        {create.busy ? 'Making a backup' : 'Make one now'}
      </button>
    </section>
  )
}

function Words({ trouble: { happened, safe, todo } }: { readonly trouble: StorageTrouble }) {
  return (
    <dl className="failure-words">
      <Part title="What happened">
        <p>{happened}</p>
      </Part>
      <Part title="What is safe">
        <p>{safe}</p>
      </Part>
      <Part title="What to do">
        {todo.length === 1 ? (
          <p>{todo[0]}</p>
        ) : (
          <ol>
            {todo.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </Part>
    </dl>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function RetryButton({ onRetry, busy }: TroubleProps) {
  return (
    <button type="button" className="btn btn--go" disabled={busy} onClick={onRetry}>
      {busy ? 'Trying' : 'Try again'}
    </button>
  )
}

function Tried({ tried, busy }: TroubleProps) {
  return (
    <p className="failure-tried" role="status">
      {tried && !busy && 'Tried again just now, without success.'}
    </p>
  )
}

/** The backups, if one of them can help. */
function RestorePane() {
  const backups = useBackups()
  return (
    <section className="failure-backups" aria-label="Backups">
      <div className="head">
        <h3>Go back to a backup</h3>
      </div>
      {backups.error && <p role="alert">The backups cannot be listed: {backups.error.message}</p>}
      {backups.data?.length === 0 && <p>There is none.</p>}
      {backups.data && backups.data.length > 0 && <Backups backups={backups.data} />}
    </section>
  )
}

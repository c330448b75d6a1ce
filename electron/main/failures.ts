import type { App, MessageBoxOptions } from 'electron'
import type { ErrorLog } from '../host/safety/error-log.ts'

interface Surroundings {
  readonly errors: Pick<ErrorLog, 'report'>
  /** Shows a question; resolves with the number of the button. */
  ask(options: MessageBoxOptions): Promise<number>
  /** Goes to where a report can be saved. */
  toSafety(): void
}

/**
 * An error of the main process that nobody caught is kept for the report and told, once at a time, and the app goes on: what was
 * answered is on the disk. The end of a helper process (graphics, say), which Electron starts again by itself, is only kept.
 */
export function keepFailures(
  process: Pick<NodeJS.EventEmitter, 'on'>,
  app: Pick<App, 'on'>,
  { errors, ask, toSafety }: Surroundings,
): void {
  let asking = false
  const fail = async (error: unknown) => {
    errors.report(error)
    if (asking) return
    asking = true
    const answer = await ask(FAILED).catch(() => 0)
    asking = false
    if (answer === 1) toSafety()
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (reason !== 'clean-exit') errors.report(new Error(`a process of the kind ${type} is gone: ${reason}, code ${exitCode}`))
  })
}

const FAILED: MessageBoxOptions = {
  type: 'error',
  message: 'Something went wrong inside Citadel. It keeps running.',
  detail: 'Every choice that was answered is kept. The error has been noted: you can save a report under Safety and backups.',
  buttons: ['Continue', 'Safety and backups'],
  defaultId: 0,
  cancelId: 0,
}

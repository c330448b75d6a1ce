/**
 * For the shells that are a process of their own: an error that nobody caught is reported, and the host goes on. What was answered is on
 * the disk, and an error in the background must not take the campaigns from those who are playing.
 */
export function surviveErrors(process: Pick<NodeJS.EventEmitter, 'on'>, report: (error: unknown) => void): void {
  process.on('uncaughtException', report)
  process.on('unhandledRejection', report)
}

import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { hostOptions } from '../host/command-line.ts'
import { pageFiles } from '../host/files/page-files.ts'
import { createHost } from '../host/host.ts'
import { surviveErrors } from '../host/safety/uncaught.ts'
import { serveLoopback } from './loopback.ts'
import { openerOf } from './opener.ts'

// The app in a browser: node dist/electron/web.js [--open] [--data DIR | --memory], after `npm run build`.

const page = resolve(import.meta.dirname, '../../dist/renderer')

const args = process.argv.slice(2).filter((arg) => arg !== '--open')

try {
  const options = hostOptions(args, 'user-data')
  const host = createHost({ ...options, page })
  const loopback = await serveLoopback({ host, files: pageFiles(page), warn: (text) => console.error(text) })
  surviveErrors(process, options.report)
  console.log(`Citadel is at ${loopback.url}`)
  console.log('Press Ctrl-C to end it.')
  if (process.argv.includes('--open')) openBrowser(loopback.newOpening())
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await host.close()
    await loopback.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Every user of the machine can read the address in the list of processes: it holds no token, but a code that is used once.
 * In the background, and silently where it fails: the address has been printed.
 */
function openBrowser(url: string): void {
  const [command, ...args] = openerOf(process.platform, url)
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

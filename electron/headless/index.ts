import { resolve } from 'node:path'
import { hostOptions } from '../host/command-line.ts'
import { createHost } from '../host/host.ts'
import { surviveErrors } from '../host/safety/uncaught.ts'
import { serveJsonRpc } from './json-rpc.ts'

// npm run -s headless -- [--data DIR | --memory]: JSON-RPC 2.0 over stdio; everything else goes to stderr.

try {
  const options = hostOptions(process.argv.slice(2), 'memory')
  const host = createHost({ ...options, page: resolve(import.meta.dirname, '../../renderer') })
  surviveErrors(process, options.report)
  // The reader has gone: nobody is left to answer.
  process.stdout.on('error', () => process.exit(0))
  await serveJsonRpc(host, process.stdin, process.stdout)
  await host.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

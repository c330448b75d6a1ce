import { hostOptions } from '../host/command-line.ts'
import { createHost } from '../host/host.ts'
import { serveJsonRpc } from './json-rpc.ts'

// npm run -s headless -- [--data DIR | --memory]: JSON-RPC 2.0 over stdio; all but that goes to stderr.

try {
  const opened = createHost(hostOptions(process.argv.slice(2), 'memory'))
  if (!opened.ok) throw new Error(opened.error.message)
  // Whoever listened is gone: there is nobody left to answer.
  process.stdout.on('error', () => process.exit(0))
  await serveJsonRpc(opened.value, process.stdin, process.stdout)
  await opened.value.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

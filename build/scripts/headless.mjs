// npm run -s headless -- [--data DIR | --memory]: the host behind stdio, JSON-RPC 2.0, one message a line.
import { install, main, run } from './bootstrap.mjs'

await main(() => {
  install()
  return run('node', ['electron/headless/index.ts', ...process.argv.slice(2)])
})

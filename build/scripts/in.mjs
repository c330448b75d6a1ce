// node build/scripts/in.mjs <command> [args]: a command of node_modules under the pinned Node, installing first if needed.
import { install, main, run } from './bootstrap.mjs'

await main(() => {
  install()
  const [name, ...args] = process.argv.slice(2)
  return run(name, args)
})

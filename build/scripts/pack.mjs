// npm run pack                  the packaged app, unpacked, into release/
// npm run dist [-- --draft]     installers for this system; drafts hold placeholders for a publisher
// Both install what is missing and build first.
import { install, main, run, Stop } from './bootstrap.mjs'

await main(async () => {
  install()
  if ((await run('node', ['build/build.ts'])) !== 0) throw new Stop('the build failed: its message is above')
  return run('node', ['build/dist.ts', ...process.argv.slice(2)])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { momentsOf } from '../engine/citadel/proof/moments.ts'
import { hero } from '../engine/hero/index.ts'
import { heroScenes } from './gallery-hero.ts'
import { root } from './vite.ts'

// npm run gallery [-- PORT]: every component, screen and state on fixtures, and everything that can happen and be asked, in a browser,
// kept up to date while its files change. Not part of the app.

/** One of everything, played afresh at each start so that it reads as the rules read today. */
const moments: Plugin = {
  name: 'moments',
  configureServer({ middlewares }) {
    const golden = join(root, 'engine/citadel/proof/golden')
    let found: string | null = null
    middlewares.use('/moments.json', (_request, response) => {
      found ??= JSON.stringify(momentsOf(readdirSync(golden).map((file) => JSON.parse(readFileSync(join(golden, file), 'utf8')))))
      response.setHeader('Content-Type', 'application/json')
      response.end(found)
    })
  },
}

/** HERO's table at everything that can be asked there, with its tables. */
const heroMoments: Plugin = {
  name: 'hero',
  configureServer({ middlewares }) {
    let found: Promise<string> | null = null
    middlewares.use('/hero.json', (_request, response) => {
      found ??= heroScenes().then((scenes) => JSON.stringify({ scenes, tables: hero.tables() }))
      response.setHeader('Content-Type', 'application/json')
      void found.then((text) => response.end(text))
    })
  },
}

const server = await createServer({
  configFile: false,
  root: join(root, 'renderer'),
  cacheDir: join(root, '.cache/gallery'),
  plugins: [react(), moments, heroMoments],
  server: { port: Number(process.argv[2] ?? 5180), host: '127.0.0.1' },
})
await server.listen()
console.log(`The gallery is open at http://127.0.0.1:${server.config.server.port}/gallery/`)

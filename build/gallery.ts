import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { momentsOf } from '../engine/kernel/proof/moments.ts'
import type { Proof } from '../engine/kernel/proof/proof.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import { goldenGames, proofOf } from './proofs.ts'
import { root } from './vite.ts'

// npm run gallery [-- PORT] [--game citadel]: every component, screen and state on fixtures, and every event and question, in a browser,
// kept up to date while its files change. Not part of the app.

/** A game's moments and tables, played afresh at each start so that they match today's rules. */
function moments<S>(proof: Proof<S>): Plugin {
  const { id } = proof.game
  return {
    name: `moments of ${id}`,
    configureServer({ middlewares }) {
      let found: string | null = null
      middlewares.use(`/moments/${id}.json`, (_request, response) => {
        found ??= JSON.stringify({ ...momentsOf(proof, goldenGames(id)), tables: proof.game.tables() })
        response.setHeader('Content-Type', 'application/json')
        response.end(found)
      })
    },
  }
}

const USAGE = `npm run gallery [-- PORT] [--game GAME]
  PORT  5180 unless given
  GAME  its gallery alone: one of ${PROOFS.map(({ game }) => game.id).join(', ')}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})
if (values.help) {
  console.log(USAGE)
  process.exit()
}
const shown = values.game === undefined ? PROOFS : [proofOf(values.game)]

const server = await createServer({
  configFile: false,
  root: join(root, 'renderer'),
  cacheDir: join(root, '.cache/gallery'),
  plugins: [react(), ...shown.map(moments)],
  server: { port: Number(positionals[0] ?? 5180), host: '127.0.0.1' },
})
await server.listen()
console.log(`The gallery is open at http://127.0.0.1:${server.config.server.port}/gallery/`)

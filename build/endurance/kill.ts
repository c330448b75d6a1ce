import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { HEADLESS } from '../test-hosts.ts'
import { chanceOf } from './chance.ts'
import { Gone, talkTo } from './talk.ts'
import { type Call, examine, type Home, prepareFolder, WORKS } from './works.ts'

// npm run endure -- kill [--kills 273] [--seed name]
// A headless host on a real folder plays, undoes, buys, recruits, imports, deletes, makes and restores backups, migrates, and
// is killed (SIGKILL) at random moments of eighteen kinds of work. After each kill the file must open, its books must add up, and everything answered must be there.

const root = resolve(import.meta.dirname, '../..')

// ---------------------------------------------------------------- killing

/** The number of kills before a new folder is begun, because verifying replays every game. */
const DEATHS_OF_A_FOLDER = 12
/** The work it is killed at, in turn; the moment is random. */
const KINDS = [...Object.keys(WORKS), 'migration']

export interface Killed {
  readonly kills: number
  /** The number of kills by kind of work. */
  readonly during: Readonly<Record<string, number>>
  /** The total of answered calls. */
  readonly answered: number
  readonly wrong: readonly string[]
}

/** Kills a host that many times; `say` gets a line now and then. */
export async function killing(kills: number, seed: string, say: (line: string) => void): Promise<Killed> {
  const chance = chanceOf(seed)
  const during: Record<string, number> = {}
  const wrong: string[] = []
  const base = mkdtempSync(join(tmpdir(), 'citadel-kill-'))
  let home: Home | null = null
  let deaths = 0
  let answered = 0
  try {
    for (let n = 1; n <= kills; n++) {
      const name = KINDS[n % KINDS.length] ?? 'raid'
      during[name] = (during[name] ?? 0) + 1
      if (name === 'migration') {
        wrong.push(...(await killedMigrating(join(base, `old-${n}`), chance)).map((text) => `kill ${n} (${name}): ${text}`))
      } else {
        if (home === null || deaths === DEATHS_OF_A_FOLDER) {
          await home?.talk.end()
          home = await prepareFolder(join(base, `home-${n}`))
          deaths = 0
        }
        deaths += 1
        wrong.push(...(await killedWorking(name, home, chance)).map((text) => `kill ${n} (${name}): ${text}`))
        answered += home.answered
        home.answered = 0
      }
      if (n % 20 === 0) say(`${n} of ${kills}`)
      if (wrong.length > 0) break
    }
    return { kills: Object.values(during).reduce((a, b) => a + b, 0), during, answered, wrong }
  } finally {
    await home?.talk.end()
    if (wrong.length === 0) rmSync(base, { recursive: true, force: true })
    else say(`its folder is kept: ${base}`)
  }
}

async function killedWorking(name: string, home: Home, chance: () => number): Promise<readonly string[]> {
  const { talk } = home
  const death = new Promise<void>((resume) => {
    setTimeout(() => {
      talk.process.kill('SIGKILL')
      resume()
    }, chance() * 500)
  })
  const refusals: string[] = []
  try {
    const call: Call = async <T>(method: string, params?: object) => {
      const result = await talk.call<T>(method, params)
      home.answered += 1
      return result
    }
    for (let i = 0; i < 50; i++) await WORKS[name]?.({ ...talk, call }, home)
  } catch (error) {
    // There may be nobody at home, or nothing to buy; only answered calls count.
    if (!(error instanceof Gone)) refusals.push(String(error))
  }
  await death
  await talk.end()
  home.talk = talkTo(HEADLESS, home.folder)
  const wrong = await examine(home.talk, home.books)
  return [...refusals.filter((text) => /internal|storage|wrong inside/i.test(text)), ...wrong]
}

async function killedMigrating(folder: string, chance: () => number): Promise<readonly string[]> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'campaigns.db'), gunzipSync(readFileSync(join(root, 'db/fixtures/1/campaigns.db.gz'))))
  const first = talkTo(HEADLESS, folder)
  // Once the log exists, opening has begun; then come the check, the backup and the steps.
  while (!existsSync(join(folder, 'campaigns.db-wal')) && first.process.exitCode === null)
    await new Promise((resume) => setTimeout(resume, 1))
  await new Promise((resume) => setTimeout(resume, chance() * 80))
  first.process.kill('SIGKILL')
  await first.end()
  const after = talkTo(HEADLESS, folder)
  const facts = JSON.parse(readFileSync(join(root, 'db/fixtures/1/facts.json'), 'utf8'))
  const campaigns = new Map<string, number>(
    facts.campaigns.map(({ id, roster }: { id: string; roster: readonly object[] }) => [id, roster.length]),
  )
  const sessions = new Map<string, number>(
    facts.sessions.map(({ session, revision }: { session: string; revision: number }) => [session, revision]),
  )
  const wrong = await examine(after, {
    now: { campaigns, sessions, ledgers: new Map(), words: new Map() },
    other: null,
    gone: new Set(),
    backups: new Map(),
    page: new Map(),
    copied: null,
  })
  await after.end()
  return wrong
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '273' }, seed: { type: 'string', default: 'kill' } } })
  const { kills, during, answered, wrong } = await killing(Number(values.kills), values.seed, console.log)
  for (const [name, count] of Object.entries(during)) console.log(`  ${name}: ${count}`)
  for (const text of wrong) console.error(text)
  console.log(`${kills} kills among ${answered} answered calls, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

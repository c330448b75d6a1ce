// npm test                              installs what is missing, then runs every check, and every test but the long end-to-end ones
// npm test -- --whole                   with the long end-to-end tests, too
// npm test -- --only=unit,e2e [args]    some steps; further arguments go to vitest or Playwright
// npm run check [-- --game cave]        format, lint, types and structure; of one game, its own folders and their tests
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { install, main, root, run, Stop } from './bootstrap.mjs'
import { chromium } from './chromium.mjs'

const reports = join(root, '.cache/reports')

/** A step that passes or fails as a whole counts as one. */
const whole = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** The report a tool wrote; null if it did not get that far. */
function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return null
  }
}

/** What the tool counted; a failure without a failed case counts as one more. */
function counted(code, found, passed, failed) {
  if (found === null) return whole(1)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const vitest =
  (name, ...projects) =>
  async (args) => {
    rmSync(join(reports, name), { force: true })
    const code = await run('vitest', [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, name)}`,
      ...args,
    ])
    const found = report(name)
    // A test file that fails to load has no cases.
    const unloaded = (found?.testResults ?? []).filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
    return counted(code, found, found?.numPassedTests, found?.numFailedTests + unloaded.length)
  }

async function endToEnd(args, { browser, packed, isWhole }) {
  if (browser === null) return { passed: 0, failed: 1 }
  const name = 'e2e.json'
  rmSync(join(reports, name), { force: true })
  const env = {
    CITADEL_CHROMIUM: browser,
    CITADEL_PACKED: packed,
    CITADEL_E2E: isWhole ? 'whole' : 'brief',
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, name),
  }
  const code = await run('playwright', ['test', '--reporter=list,json', ...args], { env })
  const found = report(name)
  return counted(code, found, found?.stats.expected + found?.stats.flaky, found?.stats.unexpected + found?.errors.length)
}

/** In this order. `needs`: steps without which this one is pointless; `within`: a step that does this one's work too. */
const STEPS = {
  lint: {
    title: 'Format and lint',
    work: async (_args, { folders }) => whole(await run('biome', ['check', '--error-on-warnings', ...folders])),
  },
  structure: { title: 'Structure', within: 'unit', work: () => vitest('structure.json', 'unit')(['build/lint']) },
  types: { title: 'Types', work: async () => whole(await run('tsc', ['-b'])) },
  unit: { title: 'Unit tests', work: vitest('unit.json', 'unit', 'page', 'page-apart') },
  contract: { title: 'Contract over every transport', work: vitest('contract.json', 'contract') },
  build: { title: 'Build', work: async () => whole(await run('node', ['build/build.ts'])) },
  package: {
    title: 'Package',
    needs: ['build'],
    work: async (_args, { packed }) => whole(await run('node', ['build/pack-check.ts', packed])),
  },
  e2e: { title: 'End to end in Chromium', needs: ['build', 'package'], work: endToEnd },
}

/** `--game cave` among the arguments, and the others. */
function ofGame(args) {
  const at = args.indexOf('--game')
  return at < 0 ? { game: null, rest: args } : { game: args[at + 1] ?? '', rest: args.toSpliced(at, 2) }
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

await main(async () => {
  const given = process.argv.slice(2)
  const only = given
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',')
  const isWhole = given.includes('--whole')
  const { game, rest: args } = ofGame(given.filter((arg) => arg !== '--whole' && !arg.startsWith('--only=')))
  const folders = game === null ? ['.'] : [`engine/${game}`, `renderer/games/${game}`].filter((folder) => existsSync(join(root, folder)))
  if (folders.length === 0) throw new Stop(`there is no game ${game} in engine/`)
  if (game !== null) {
    only.push('unit')
    args.push(...folders.map((folder) => `${folder}/`))
  }
  const names = only ?? Object.keys(STEPS).filter((name) => !STEPS[name].within)
  const unknown = names.find((name) => !(name in STEPS))
  if (unknown) throw new Stop(`there is no step ${unknown}: ${Object.keys(STEPS).join(', ')}`)

  install()
  mkdirSync(reports, { recursive: true })
  // First, so that a missing browser is reported at once and not after minutes of tests.
  let browser = null
  if (names.includes('e2e')) {
    try {
      browser = chromium()
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      console.error(`error: ${error.message}`)
    }
  }
  const packed = names.includes('package') ? mkdtempSync(join(tmpdir(), 'citadel-packed-')) : ''

  let passed = 0
  const failures = new Map()
  for (const name of names) {
    const { title, needs = [], work } = STEPS[name]
    const lacking = needs.find((need) => failures.has(need))
    console.log(`\n${title} ...`)
    if (lacking) console.log(`left out: ${STEPS[lacking].title} failed`)
    const started = Date.now()
    const count = lacking ? whole(1) : await work(args, { browser, packed, folders, isWhole })
    passed += count.passed
    if (count.failed > 0) failures.set(name, count.failed)
    console.log(`${count.failed === 0 ? 'ok  ' : 'FAIL'} ${title}: ${count.passed} passed, ${count.failed} failed, ${seconds(started)}`)
  }
  if (packed) rmSync(packed, { recursive: true, force: true })
  const failed = [...failures.values()].reduce((sum, n) => sum + n, 0)
  if (failed > 0) console.log(`\nFailed: ${[...failures.keys()].map((name) => STEPS[name].title).join(', ')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import bundleTestHosts from '../test-hosts.ts'

// npm run endure -- NAME [options]: one of the programs that try, for minutes or hours, what the tests try a few times. Each is a file of this
// folder, and says in its first lines which options it takes.

const PROGRAMS: Readonly<Record<string, string>> = {
  fuzz: 'whole games by bots, with every invariant checked',
  secrecy: 'pairs of worlds that a seat must not be able to tell apart',
  duel: 'bots of every strength against each other',
  raids: 'raids of Citadel by bots, and what they bring home',
  grades: 'whole games graded twice, and how often that names the same choices',
  follies: 'what a person would laugh at in a bot, counted over whole games',
  campaign: 'a long campaign, played by bots and verified',
  travel: 'a long campaign that goes to and fro between two folders',
  kill: 'a host killed in the middle of its work',
  'power-cut': 'a power cut after every change to the disk',
  'write-errors': 'a disk that fails at every change, one after the other',
  'mutated-files': 'records, campaigns, games, databases, backups and preferences changed at random',
  race: 'calls that overtake each other on one folder',
  mutate: 'folders of campaigns changed in every way',
  change: 'odds and tables of a game, changed in one place at a time',
  numbers: 'numbers of the tables, changed one at a time: a test must name the rule',
  flips: 'single bits flipped in a campaign file',
  attack: 'attacks on browser mode',
  freeze: 'a campaign file of the present format, for db/fixtures',
}

const [name = '', ...options] = process.argv.slice(2)
if (Object.hasOwn(PROGRAMS, name)) {
  await bundleTestHosts()
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} else {
  console.error(`npm run endure -- NAME [options], where NAME is one of\n`)
  for (const [each, what] of Object.entries(PROGRAMS)) console.error(`  ${each.padEnd(15)}${what}`)
  process.exitCode = 1
}

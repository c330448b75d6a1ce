import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { listBackups } from '../../db/backup.ts'
import { listCampaigns } from '../../db/campaigns.ts'
import { examineBackup } from '../../db/examine.ts'
import { closeDatabase, openDatabase } from '../../db/open.ts'
import { verifyCampaign } from '../../db/verify.ts'
import { clientOf } from '../../electron/contract/index.ts'
import { databaseFile } from '../../electron/host/files/data-folder.ts'
import { createHost } from '../../electron/host/host.ts'
import { WORKER } from '../../electron/host/testing/test-host.ts'
import { HEADLESS } from '../test-hosts.ts'
import { chanceOf } from './chance.ts'
import { CUTS, diskOf, printOf, putBack } from './crashes.ts'
import { type Change, recordedDisk, whyNoDisk } from './disk.ts'
import { type Prepared, SCENES, type Scene, sceneOf, snapshot } from './scenes.ts'
import { type Talk, talkTo } from './talk.ts'
import { type Books, booksOfNothing, copiesIn, copiesOf, examine } from './works.ts'

// npm run endure -- power-cut [--share 1] [--works raid,buy] [--seed name]
// A host does each kind of work on a disk that writes down every change and every sync (disk.ts). After each of these changes the power fails:
// the folder is made again as it may then lie on the disk (crashes.ts), in several ways, and a host opens it. It must open, its books must
// add up, and everything answered until then must be there.

export interface PowerCut {
  /** Moments after which the power failed. */
  readonly moments: number
  /** Folders that were made again and opened, alike ones once. */
  readonly folders: number
  /** Changes written down, and calls answered meanwhile, by kind of work. */
  readonly works: Readonly<Record<string, { readonly changes: number; readonly answered: number; readonly folders: number }>>
  readonly wrong: readonly string[]
}

/** What was answered until a place of the record. */
interface Answered {
  readonly place: number
  readonly books: Books
}

interface Recorded {
  readonly changes: readonly (Change & { readonly place: number })[]
  /** The earliest first. */
  readonly answered: readonly Answered[]
  readonly calls: number
}

/** Does the work on such a disk, from the start of its host to its end. */
async function recorded(scene: Scene, home: Prepared, base: string, beside: string): Promise<Recorded> {
  const disk = recordedDisk(base, beside)
  const talk = talkTo(HEADLESS, home.folder, disk.env)
  const answered: Answered[] = []
  let place = 0
  let calls = 0
  const note = () => answered.push({ place, books: snapshot(home.books) })
  const call: Talk['call'] = async <T>(method: string, params?: object) => {
    // What the last answer brought has been noted by now: it counts from when it came.
    note()
    const result = await talk.call<T>(method, params)
    place = disk.length()
    calls += 1
    return result
  }
  await scene.work({ ...talk, call }, { ...home, talk })
  note()
  await talk.end()
  disk.end()
  return { changes: disk.changes(), answered, calls }
}

/**
 * @param works the kinds of work; all where it is left out
 * @param share of the folders that a power cut may leave, from 0 to 1
 */
export async function cuttingPower(
  share: number,
  seed: string,
  say: (line: string) => void,
  works: readonly string[] = Object.keys(SCENES),
): Promise<PowerCut> {
  const why = whyNoDisk()
  if (why !== null) throw new Error(why)
  const outer = mkdtempSync(join(tmpdir(), 'citadel-power-'))
  const sum: Record<string, { changes: number; answered: number; folders: number }> = {}
  const wrong: string[] = []
  let moments = 0
  for (const name of works) {
    const scene = sceneOf(name)
    const base = join(outer, name.replace(' ', '-'))
    mkdirSync(base)
    const home = await scene.prepare(join(base, 'campaigns'))
    mkdirSync(copiesOf(home.folder))
    const disk = diskOf(base)
    const { changes, answered, calls } = await recorded(scene, home, base, outer)
    const chance = chanceOf(`${seed} ${name}`)
    const seen = new Set<string>()
    const counted = { changes: changes.length, answered: calls, folders: 0 }
    sum[name] = counted
    for (const [n, change] of changes.entries()) {
      disk.do(change)
      moments += 1
      const last = answered.findLastIndex(({ place }) => place <= change.place)
      const books = answered[last]?.books ?? booksOfNothing()
      for (const cut of CUTS) {
        if (chance() >= share) continue
        const left = disk.cut(cut, chance)
        const print = `${last} ${printOf(left)}`
        if (seen.has(print)) continue
        seen.add(print)
        counted.folders += 1
        putBack(base, left)
        const faults = await faultsIn(home.folder, books, counted.folders % REPLAYED === 0)
        wrong.push(...faults.map((text) => `${name}, after change ${n} of ${changes.length} (${Object.values(cut).join(', ')}): ${text}`))
      }
      if (wrong.length > 20) break
    }
    say(`${name}: ${calls} answers, ${changes.length} changes, ${counted.folders} folders, ${wrong.length} wrong so far`)
    rmSync(base, { recursive: true, force: true })
  }
  rmSync(outer, { recursive: true, force: true })
  return { moments, folders: Object.values(sum).reduce((all, { folders }) => all + folders, 0), works: sum, wrong }
}

/** Of so many folders one has its games played again too. */
const REPLAYED = 20

/** What is wrong with a folder of campaigns, to a host that opens it. */
async function faultsIn(folder: string, books: Books, isReplayed: boolean): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const file of copiesIn(copiesOf(folder))) if (!isWhole(file)) wrong.push(`the second copy ${file} is not whole`)
  const report = (error: unknown) => wrong.push(`reported: ${String(error)}`)
  const host = createHost({ data: { kind: 'folder', folder }, version: '0', platform: 'power-cut', report, worker: WORKER })
  const { call } = clientOf(host)
  try {
    wrong.push(...(await examine({ call: call as unknown as Talk['call'] }, snapshot(books), isReplayed)))
  } catch (error) {
    wrong.push(String(error))
  } finally {
    await host.close()
  }
  if (!isReplayed) wrong.push(...sumsOf(databaseFile(folder)))
  return wrong
}

/** What does not add up by the tables alone, and backups that are not whole. */
function sumsOf(file: string): readonly string[] {
  const db = openDatabase(file)
  if (db.kind === 'refused') return [db.refusal.message]
  try {
    return [
      ...listCampaigns(db.value).flatMap(({ id }) => verifyCampaign(db.value, id).map((difference) => JSON.stringify(difference))),
      ...listBackups(file).flatMap(({ id }) => examineBackup(file, id).problems.map((problem) => `the backup ${id}: ${problem}`)),
    ]
  } finally {
    closeDatabase(db.value)
  }
}

function isWhole(file: string): boolean {
  try {
    const raw = new Database(file, { readonly: true })
    try {
      return raw.pragma('integrity_check', { simple: true }) === 'ok'
    } finally {
      raw.close()
    }
  } catch {
    return false
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { share: { type: 'string', default: '1' }, seed: { type: 'string', default: 'power' }, works: { type: 'string' } },
  })
  const { moments, folders, wrong } = await cuttingPower(Number(values.share), values.seed, console.log, values.works?.split(','))
  for (const text of wrong) console.error(text)
  console.log(`the power cut after ${moments} changes, ${folders} folders opened, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

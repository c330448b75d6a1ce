import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { constants } from 'node:os'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HEADLESS } from '../test-hosts.ts'
import { type RecordedDisk, recordedDisk, whyNoDisk } from './disk.ts'
import { SCENES, type Scene, sceneOf, snapshot } from './scenes.ts'
import { Gone, talkTo } from './talk.ts'
import { type Books, copiesOf, examine, type Home } from './works.ts'

// npm run endure -- write-errors [--step 1] [--works buy,page]
// A host starts, does each kind of work, or ends, on a disk that fails (disk.ts): at the first change, at the second, at every one; each time on
// the folder as it was. Whoever asked must get a sentence, and once the disk is well everything answered must be there, and to the next host too,
// although the first is killed.

/** How the disk fails: once, until it is well again, or in the middle of a write. */
const FAILURES: readonly (readonly [keyof typeof constants.errno, { readonly lasts?: number; readonly isHalf?: boolean }])[] = [
  ['EIO', { lasts: 1 }],
  ['EIO', {}],
  ['ENOSPC', { lasts: 1 }],
  ['ENOSPC', { lasts: 3, isHalf: true }],
]

/** After so many failures another host is started, which plays every game again. */
const STARTED_ANEW = 12

export interface Failed {
  readonly injected: number
  /** Works that were refused because of it. */
  readonly refusals: number
  readonly wrong: readonly string[]
}

/** @param step fails at every change, every second one, and so on */
export async function failingWrites(step: number, say: (line: string) => void, works = Object.keys(SCENES)): Promise<Failed> {
  const why = whyNoDisk()
  if (why !== null) throw new Error(why)
  const wrong: string[] = []
  let [injected, refusals] = [0, 0]
  for (const name of works) {
    const scene = sceneOf(name)
    const outer = mkdtempSync(join(tmpdir(), 'citadel-errors-'))
    const [base, sound] = [join(outer, 'disk'), join(outer, 'sound')]
    mkdirSync(base)
    const prepared = await scene.prepare(join(base, 'campaigns'))
    mkdirSync(copiesOf(prepared.folder))
    cpSync(base, sound, { recursive: true })
    /** One life of a host, whose disk fails at the n-th change; at none for -1. */
    const life = async (n: number, ...[error, how]: (typeof FAILURES)[number]): Promise<number> => {
      rmSync(base, { recursive: true })
      cpSync(sound, base, { recursive: true })
      const disk = recordedDisk(base, outer)
      const home = { ...prepared, books: snapshot(prepared.books) }
      const { made, refusal, faults } = await failing(scene, home, disk, () => disk.failAt(n, error, how))
      disk.end()
      if (n >= 0 && made > n) injected += 1
      if (refusal !== null) refusals += 1
      const isLookedAt = scene.about === 'end' || injected % STARTED_ANEW === 0
      const later = isLookedAt ? await faultsOfNext(home.folder, home.books) : []
      const about = `${name}, ${error} ${JSON.stringify(how)} at change ${n}`
      wrong.push(...[...faults, ...later.map((text) => `started anew: ${text}`)].map((text) => `${about}: ${text}`))
      return made
    }
    const before = refusals
    const changes = await life(-1, 'EIO', {})
    if (changes === 0 || refusals > before) throw new Error(`${name} is not done on a disk that is well`)
    for (const failure of FAILURES) for (let n = 0; n < changes && wrong.length === 0; n += step) await life(n, ...failure)
    say(`${name}: ${changes} changes, ${injected} errors so far, ${refusals} refusals, ${wrong.length} wrong`)
    if (wrong.length > 0) break
    rmSync(outer, { recursive: true, force: true })
  }
  return { injected, refusals, wrong }
}

interface Outcome {
  /** Changes asked for while the disk was to fail. */
  readonly made: number
  readonly refusal: Error | null
  readonly faults: readonly string[]
}

/** One life of a host, in whose part that the scene is about the disk fails. */
async function failing({ about, work }: Scene, home: Omit<Home, 'talk'>, disk: RecordedDisk, fail: () => void): Promise<Outcome> {
  if (about === 'start') fail()
  const talk = talkTo(HEADLESS, home.folder, disk.env)
  if (about === 'work') {
    // Its start is over.
    await talk.call('storage.status')
    fail()
  }
  const refusal = await work(talk, { ...home, talk }).then(
    () => null,
    (reason: Error) => reason,
  )
  const faults = refusal instanceof Gone || /wrong inside/.test(refusal?.message ?? '') ? [`${refusal?.message}`] : []
  if (about === 'end') {
    fail()
    await talk.end()
    return { made: disk.heal(), refusal, faults }
  }
  const made = disk.heal()
  if (!(refusal instanceof Gone)) {
    await talk.call('storage.retry')
    faults.push(...(await examine(talk, home.books, false).catch((reason: Error) => [reason.message])))
  }
  // Not ended in order, which would write much of it again: the next host finds what this one had on the disk.
  talk.process.kill('SIGKILL')
  await talk.end()
  return { made, refusal, faults }
}

/** What is wrong with the folder to the next host. */
async function faultsOfNext(folder: string, books: Books): Promise<readonly string[]> {
  const talk = talkTo(HEADLESS, folder)
  const faults = await examine(talk, books).catch((reason: Error) => [reason.message])
  await talk.end()
  return faults
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { step: { type: 'string', default: '1' }, works: { type: 'string' } } })
  const { injected, refusals, wrong } = await failingWrites(Number(values.step), console.log, values.works?.split(','))
  for (const text of wrong) console.error(text)
  console.log(`${injected} errors of the disk, ${refusals} refusals, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { constants } from 'node:os'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HEADLESS } from '../test-hosts.ts'
import { recordedDisk, whyNoDisk } from './disk.ts'
import { Gone, type Talk, talkTo } from './talk.ts'
import { copiesOf, examine, type Home, prepareFolder, WORKS } from './works.ts'

// npm run endure -- write-errors [--step 1] [--works buy,page]
// A host does each kind of work again and again on a disk that fails (disk.ts): at the first change, at the second, until the work ends before
// the failure comes. Whoever asked must get a sentence, and once the disk is well everything answered must be there, and after the next start too.

/** How the disk fails: once, until it is well again, or in the middle of a write. */
const FAILURES: readonly (readonly [keyof typeof constants.errno, { readonly lasts?: number; readonly isHalf?: boolean }])[] = [
  ['EIO', { lasts: 1 }],
  ['EIO', {}],
  ['ENOSPC', { lasts: 1 }],
  ['ENOSPC', { lasts: 3, isHalf: true }],
]

/** After so many failures the host is started anew. */
const STARTED_ANEW = 12

export interface Failed {
  readonly injected: number
  /** Calls that were refused because of it. */
  readonly refusals: number
  readonly wrong: readonly string[]
}

/** @param step fails at every change, every second one, and so on */
export async function failingWrites(step: number, say: (line: string) => void, works = Object.keys(WORKS)): Promise<Failed> {
  const why = whyNoDisk()
  if (why !== null) throw new Error(why)
  const wrong: string[] = []
  let [injected, refusals] = [0, 0]
  for (const name of works) {
    const work = WORKS[name]
    if (work === undefined) throw new Error(`there is no work called ${name}: ${Object.keys(WORKS).join(', ')}`)
    const outer = mkdtempSync(join(tmpdir(), 'citadel-errors-'))
    const base = join(outer, 'disk')
    mkdirSync(base)
    const prepared = await prepareFolder(join(base, 'campaigns'))
    await prepared.talk.end()
    mkdirSync(copiesOf(prepared.folder))
    const disk = recordedDisk(base, outer)
    const start = (): Talk => talkTo(HEADLESS, prepared.folder, disk.env)
    const home: Home = { ...prepared, talk: start() }
    let since = 0
    for (const [error, how] of FAILURES) {
      for (let n = 0; wrong.length === 0; n += step) {
        const about = `${name}, ${error} ${JSON.stringify(how)} at change ${n}`
        disk.failAt(n, error, how)
        const refusal = await work(home.talk, home).then(
          () => null,
          (reason: Error) => reason,
        )
        const made = disk.heal()
        if (made <= n) break
        injected += 1
        if (refusal !== null) refusals += 1
        if (refusal instanceof Gone || /wrong inside/.test(refusal?.message ?? '')) wrong.push(`${about}: ${refusal?.message}`)
        if (refusal instanceof Gone) break
        await home.talk.call('storage.retry')
        since += 1
        const isNew = since % STARTED_ANEW === 0
        if (isNew) {
          await home.talk.end()
          home.talk = start()
        }
        const lost = await examine(home.talk, home.books, isNew).catch((reason: Error) => [reason.message])
        wrong.push(...lost.map((text) => `${about}${isNew ? ', started anew' : ''}: ${text}`))
      }
    }
    await home.talk.end()
    const last = talkTo(HEADLESS, home.folder)
    wrong.push(...(await examine(last, home.books)).map((text) => `${name}, at the end: ${text}`))
    await last.end()
    disk.end()
    say(`${name}: ${injected} errors so far, ${refusals} refusals, ${wrong.length} wrong`)
    if (wrong.length > 0) break
    rmSync(outer, { recursive: true, force: true })
  }
  return { injected, refusals, wrong }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { step: { type: 'string', default: '1' }, works: { type: 'string' } } })
  const { injected, refusals, wrong } = await failingWrites(Number(values.step), console.log, values.works?.split(','))
  for (const text of wrong) console.error(text)
  console.log(`${injected} errors of the disk, ${refusals} refusals, ${wrong.length} things lost or wrong`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { App, BrowserWindow } from 'electron'
import type { Output } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'

interface Surroundings {
  readonly app: Pick<App, 'getPath' | 'getAppPath' | 'getVersion' | 'isPackaged'>
  readonly host: Pick<Host, 'request'>
  /** The window at its page; null where it has gone. */
  readonly window: Pick<BrowserWindow, 'webContents'> | null
  say(line: string): void
  /** How long the page may take to show itself, in milliseconds. */
  readonly patience?: number
}

/** Between two looks at the page, in milliseconds. */
const PAUSE = 100

/**
 * `CITADEL_SMOKE=1`: whether this build works on this machine, packaged too. The page shows itself, and through its bridge a campaign is made, a
 * game begun and a choice answered and read back; a worker checks the books, and a record is printed. Says what it found as one line of JSON;
 * resolves with the exit code.
 */
export async function smoke({ app, host, window, say, patience = 30_000 }: Surroundings): Promise<0 | 1> {
  const done: string[] = []
  const about = {
    versions: { app: app.getVersion(), electron: process.versions.electron, chrome: process.versions.chrome, node: process.versions.node },
    machine: { platform: process.platform, arch: process.arch, packaged: app.isPackaged },
    paths: { app: app.getAppPath(), data: app.getPath('userData') },
  }
  const call = async <T>(name: string, input: unknown, through: (name: string, input: unknown) => Promise<unknown>): Promise<T> => {
    const reply = (await through(name, input)) as { ok: true; value: T } | { ok: false; error: { message: string } }
    if (!reply.ok) throw new Error(`${name}: ${reply.error.message}`)
    done.push(name)
    return reply.value
  }
  const inPage = (source: string): Promise<unknown> => {
    if (window === null) throw new Error('the window has gone')
    return window.webContents.executeJavaScript(source)
  }
  const byPage = (...request: readonly unknown[]) => inPage(`citadel.request(...${JSON.stringify(request)})`)
  try {
    const until = Date.now() + patience
    while (!(await inPage("document.querySelector('main') !== null"))) {
      if (Date.now() > until) throw new Error('the page does not show itself')
      await pause(PAUSE)
    }
    done.push('page')
    const { games } = await call<Output<'app.info'>>('app.info', undefined, (name) => byPage(name))
    const game = games.find((each) => each.campaign !== null)?.id
    const kind = games.find(({ id }) => id === game)?.campaign?.kinds[0]?.id
    const campaign = await call<{ id: string }>('campaign.create', { name: 'Smoke', game }, byPage)
    const character = await call<{ id: string }>('character.recruit', { campaign: campaign.id, kind }, byPage)
    const begun = await call<Output<'game.start'>>('game.start', { game, seed: 'smoke' }, byPage)
    const { session, revision, decision } = begun
    const pick = decision?.options?.slice(0, Math.max(1, decision.min ?? 1)).map(({ id }) => id) ?? []
    const chosen = await call<Output<'game.view'>>('game.choose', { session, revision, decision: decision?.id ?? '', pick }, byPage)
    const read = await call<Output<'game.view'>>('game.view', { session }, host.request)
    if (read.revision !== chosen.revision || read.revision === revision) throw new Error('the choice is not read back as it was written')
    await call('campaign.verify', { campaign: campaign.id }, host.request)
    const pdf = await call<{ data: string }>('character.export', { character: character.id, format: 'pdf' }, host.request)
    const bytes = Buffer.from(pdf.data, 'base64')
    if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error('the printed record is not a PDF')
    const printed = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    say(JSON.stringify({ ok: true, done, printed, ...about }))
    return 0
  } catch (error) {
    say(JSON.stringify({ ok: false, done, why: error instanceof Error ? error.message : String(error), ...about }))
    return 1
  }
}

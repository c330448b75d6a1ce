import { dirname, join } from 'node:path'
import { z } from 'zod'
import { CallError, type Client, type WeekChecked } from '../../contract/index.ts'
import { readKeptFile, writeKeptFile } from '../files/kept-file.ts'

// Once a week, while nobody plays, the books of every campaign and the newest backup are verified by themselves. It asks what a person
// could ask, by the same calls.

export interface WeeklyCheck {
  newest(): WeekChecked | null
  /** Someone has called: now is not the time. */
  touch(): void
  /** Looks from now on whether it is time. */
  begin(client: Client): void
  close(): void
}

interface Surroundings {
  /** Of the campaigns; null for those in memory. */
  readonly file: string | null
  /** Whether the folder of the campaigns is this host's: only then it may write there. */
  isOurs(): boolean
  /** ISO time. */
  now(): string
  report(error: unknown): void
  /** Told when a check has ended. */
  changed(): void
  readonly times?: WeekTimes
}

/** All in milliseconds. */
export interface WeekTimes {
  /** How often it looks whether it is time. */
  readonly look: number
  /** So long nobody may have called. */
  readonly idle: number
  /** From one check to the next. */
  readonly week: number
}

const USUAL: WeekTimes = { look: 60_000, idle: 300_000, week: 7 * 24 * 3_600_000 }

/** More problems than anyone reads are not kept. */
const MOST = 20

const Kept = z.object({ at: z.iso.datetime(), campaigns: z.int().min(0), problems: z.array(z.string()).max(MOST) })

export function weeklyCheckOf({ file, isOurs, now, report, changed, times = USUAL }: Surroundings): WeeklyCheck {
  const place = file === null ? null : join(dirname(file), 'check.json')
  let newest: WeekChecked | null = place === null ? null : readKeptFile(place, Kept)
  let called = performance.now()
  let tried = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | null = null

  const isIdle = () => performance.now() - called >= times.idle
  const isTime = () => {
    const due = newest === null || Date.parse(now()) - Date.parse(newest.at) >= times.week
    // One that could not end is tried again after an hour, as idle hours go.
    return due && isIdle() && isOurs() && performance.now() - tried >= times.idle * 12
  }
  const look = async (client: Client) => {
    if (place === null || !isTime()) return
    tried = performance.now()
    try {
      const checked = await check(client, isIdle)
      if (checked === null || !isOurs()) return
      newest = { at: now(), ...checked }
      writeKeptFile(place, newest)
      changed()
    } catch (error) {
      // What cannot be verified now, as the campaigns are closed or a disk is full, is no finding.
      if (!(error instanceof CallError)) report(error)
    }
  }
  return {
    newest: () => newest,
    touch() {
      called = performance.now()
    },
    begin(client) {
      let going = false
      timer = setInterval(() => {
        if (going) return
        going = true
        void look(client).finally(() => {
          going = false
        })
      }, times.look)
      timer.unref()
    },
    close() {
      if (timer !== null) clearInterval(timer)
    },
  }
}

/** Null where there is nothing to check, or someone came back meanwhile. */
async function check({ call }: Client, isIdle: () => boolean): Promise<Omit<WeekChecked, 'at'> | null> {
  const campaigns = await call('campaign.list')
  if (campaigns.length === 0) return null
  const problems: string[] = []
  for (const { id, name } of campaigns) {
    const { differences } = await call('campaign.verify', { campaign: id })
    problems.push(...differences.map(({ text }) => `${name}: ${text}`))
    if (!isIdle()) return null
  }
  const [backup] = await call('backup.list')
  if (backup !== undefined) {
    const verified = await call('backup.verify', { backup: backup.backup })
    problems.push(...verified.problems.map((problem) => `The newest backup: ${problem}`))
  }
  return { campaigns: campaigns.length, problems: problems.slice(0, MOST) }
}

import { readFileSync, writeFileSync } from 'node:fs'
import type { App, MessageBoxOptions } from 'electron'
import { z } from 'zod'

const State = z.strictObject({ electron: z.string(), failures: z.int().min(0) })

/** After so many starts in a row in which the graphics process ended, the app draws without it. */
const MOST = 2

interface Surroundings {
  /** Keeps the failures, beside the campaigns. */
  readonly file: string
  /** Electron's version: another one is tried again. */
  readonly version: string
}

export interface Graphics {
  /** Says once, in front of the window, that the app draws without the graphics processor. */
  tell(ask: (options: MessageBoxOptions) => Promise<number>): Promise<void>
}

/** Starts without the graphics processor where it has failed twice. Before the app is ready. */
export function withoutBadGraphics(app: Pick<App, 'disableHardwareAcceleration' | 'on'>, { file, version }: Surroundings): Graphics {
  const failures = failuresIn(file, version)
  const keep = (count: number) => {
    try {
      writeFileSync(file, JSON.stringify({ electron: version, failures: count }))
    } catch {
      // It is tried again at the next start.
    }
  }
  if (failures >= MOST) {
    app.disableHardwareAcceleration()
    return {
      async tell(ask) {
        if (failures > MOST) return
        keep((await ask(WITHOUT)) === 1 ? 0 : failures + 1)
      },
    }
  }
  let failed = false
  app.on('child-process-gone', (_event, { type, reason }) => {
    if (type !== 'GPU' || reason === 'clean-exit' || reason === 'killed' || failed) return
    failed = true
    keep(failures + 1)
  })
  app.on('quit', () => {
    if (!failed && failures > 0) keep(0)
  })
  return { tell: async () => {} }
}

function failuresIn(file: string, version: string): number {
  try {
    const { electron, failures } = State.parse(JSON.parse(readFileSync(file, 'utf8')))
    return electron === version ? failures : 0
  } catch {
    return 0
  }
}

const WITHOUT: MessageBoxOptions = {
  type: 'info',
  message: 'Citadel now draws without the graphics processor.',
  detail: 'It failed at the last two starts. Everything works as before; large maps may move less smoothly.',
  buttons: ['OK', 'Try it again next time'],
  defaultId: 0,
  cancelId: 0,
}

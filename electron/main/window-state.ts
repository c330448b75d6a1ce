import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Rectangle } from 'electron'
import { z } from 'zod'

const State = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  maximized: z.boolean(),
})
export type WindowState = z.infer<typeof State>

export const SMALLEST = { width: 1024, height: 640 } as const
const USUAL = { width: 1280, height: 800 } as const
/** How much of the title bar must be on a display for a person to grab it, in pixels. */
const GRIP = { width: 120, height: 24 } as const

/** How the window was left, or null. The file is a convenience: whatever is wrong with it, nothing is said. */
export function readWindowState(file: string): WindowState | null {
  try {
    return State.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(state))
    renameSync(`${file}.new`, file)
  } catch {
    // The window opens at its usual size next time.
  }
}

/** Where the window opens: as it was left, unless that place is no longer on any display. */
export function windowBounds(left: WindowState | null, displays: readonly Rectangle[]): Rectangle {
  if (left !== null && displays.some((display) => reachable(left, display))) {
    // A display of another scale, or a smaller one, may have taken the place of its own.
    const [right, bottom] = [
      Math.max(...displays.map((each) => each.x + each.width)),
      Math.max(...displays.map((each) => each.y + each.height)),
    ]
    const width = Math.max(SMALLEST.width, Math.min(left.width, right - left.x))
    const height = Math.max(SMALLEST.height, Math.min(left.height, bottom - left.y))
    return { x: left.x, y: left.y, width, height }
  }
  const [main = { x: 0, y: 0, ...USUAL }] = displays
  const width = Math.min(USUAL.width, main.width)
  const height = Math.min(USUAL.height, main.height)
  return { x: main.x + Math.floor((main.width - width) / 2), y: main.y + Math.floor((main.height - height) / 2), width, height }
}

function reachable(window: Rectangle, display: Rectangle): boolean {
  const across = Math.min(window.x + window.width, display.x + display.width) - Math.max(window.x, display.x)
  const down = display.y + display.height - window.y
  return across >= GRIP.width && window.y >= display.y && down >= GRIP.height
}

// Whole raids of Citadel by the random bot on one core: the starting sequence, the maze, the fights, to the end. Citadel, because
// the goal is set in its choices; `npm run endure -- fuzz` reports the speed of every game's rules.
import { citadel } from '../engine/citadel/index.ts'
import { autoplayGame } from '../engine/kernel/autoplay.ts'
import { setUp } from '../engine/kernel/proof/plan.ts'

const LIMIT = 200_000

/** Choices a second over new raids, measured for about `ms`. */
export function raids(ms: number, from: number): { readonly perSecond: number; readonly perRaid: number } {
  let choices = 0
  let count = 0
  const began = performance.now()
  let now = began
  do {
    const seed = `raid-${from + count}`
    choices += autoplayGame(citadel, setUp(citadel, { seed }).state, seed, 'random', LIMIT).choices
    count += 1
    now = performance.now()
  } while (now - began < ms)
  return { perSecond: choices / ((now - began) / 1000), perRaid: choices / count }
}

const WARM_UP = 2000
const MEASURED = 3000

if (import.meta.main) {
  raids(WARM_UP, 0)
  const { perSecond, perRaid } = raids(MEASURED, 1_000_000)
  console.log(JSON.stringify({ perSecond: Math.round(perSecond), perRaid: Math.round(perRaid) }))
}

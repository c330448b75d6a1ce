// npm run bench: every figure of the README's table, each with its baseline from the same run.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { combatRound } from './combat-round/run.ts'

function script(name: string): Record<string, number> {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, name)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (child.status !== 0) throw new Error(child.stderr)
  return JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '{}') as Record<string, number>
}

const round = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2))

console.log(`Node ${process.version}, ${availableParallelism()} cores; medians of alternating runs, each in a separate process`)
const figures = combatRound()
for (const { name, ours, baseline, ratio, goal } of figures)
  console.log(`${name}: ratio ${round(ratio)} (ours ${round(ours)}, baseline ${round(baseline)}; goal ${goal})`)

const { perSecond = 0, perRaid = 0 } = script('raids.ts')
const boardgame = figures[0]?.baseline ?? 1
console.log(
  `Citadel raids by the random bot: ${round(perSecond)} choices a second, ${round(perSecond / boardgame)} times a bare move of boardgame.io's Client ` +
    `(${perRaid} choices a raid; goal 300,000 a second on one core)`,
)
const commit = script('commit.ts')
console.log(
  `one committed choice against a bare insert of its bytes: ratio ${round(commit.ratio ?? 0)} (${commit.ours} against ${commit.baseline} µs; goal at most 1.5)`,
)

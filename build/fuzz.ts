import { parseArgs } from 'node:util'
import { fuzz, type Raid } from '../engine/citadel/fuzz.ts'
import { fuzzCampaign } from '../engine/citadel/fuzz-campaign.ts'
import { citadel } from '../engine/citadel/index.ts'
import { wildScenario, wildVariants } from '../engine/citadel/wild.ts'
import { playOut } from '../engine/kernel/bots.ts'
import { isRefusal } from '../engine/kernel/game.ts'
import { stream } from '../engine/kernel/random.ts'

// npm run fuzz -- --random 2000 --sensible 500 --wild 500 --campaigns 20 [--seed name] [--every 1]
// Whole raids by bots with everything checked on the way: prints how they end. Exits 1 at the first thing broken.

const { values } = parseArgs({
  options: {
    random: { type: 'string', default: '2000' },
    sensible: { type: 'string', default: '500' },
    wild: { type: 'string', default: '500' },
    campaigns: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'fuzz' },
    every: { type: 'string', default: '1' },
  },
})
const SPEED_RAIDS = 3000
const RAIDS_OF_A_CAMPAIGN = 5
const every = Math.max(1, Number(values.every))

try {
  for (const bot of ['random', 'sensible'] as const) report(bot, play(bot, Number(values[bot])))
  report('random', wild(Number(values.wild)), 'raids that begin somewhere in the middle')
  report('sensible', campaigns(Number(values.campaigns)), 'raids of campaigns')
  speed()
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}

/** A different number of players and a variant now and then, so that those are played too. */
function play(bot: 'random' | 'sensible', count: number): Raid[] {
  const raids: Raid[] = []
  for (let i = 0; i < count; i++) {
    if (i > 0 && i % 100 === 0) console.log(`${bot}: ${i} of ${count}`)
    const plain = bot === 'sensible' || i % 4 !== 3
    const variants = plain ? [] : (['labirynt', 'short-hunt', 'choose-heroes'] as const)
    raids.push(fuzz({ seed: `${values.seed}-${bot}-${i}`, bot, seats: plain ? 1 : 1 + (i % 6), variants, every }))
  }
  return raids
}

function campaigns(count: number): Raid[] {
  return Array.from({ length: count }, (_, i) =>
    fuzzCampaign(`${values.seed}-campaign-${i}`, 'sensible', RAIDS_OF_A_CAMPAIGN, every),
  ).flat()
}

/** Raids that begin in made-up scenarios: so the deep places and rare things come up. */
function wild(count: number): Raid[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = `${values.seed}-wild-${i}`
    const chance = stream(seed, 'scenario')
    return fuzz({ seed, bot: 'random', scenario: wildScenario(chance), variants: wildVariants(chance), every })
  })
}

function report(bot: string, raids: readonly Raid[], what = 'raids'): void {
  if (raids.length === 0) return
  const share = (of: (raid: Raid) => boolean) => {
    const count = raids.filter(of).length
    return `${count} (${((100 * count) / raids.length).toFixed(1)} %)`
  }
  const spread = (of: (raid: Raid) => number) => {
    const sorted = raids.map(of).sort((a, b) => a - b)
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
    return `${at(0)} / ${at(0.5)} / ${at(1)}`
  }
  console.log(`
${raids.length} ${what} by the ${bot} bot, nothing broken
  team victory        ${share(({ end }) => end === 'team-victory')}
  left                ${share(({ end }) => end === 'left')}
  all dead            ${share(({ end }) => end === 'all-dead')}
  Hellgate: level     ${share(({ hellgate }) => hellgate.told)}
  Hellgate found      ${share(({ hellgate }) => hellgate.found)}
  Hellgate destroyed  ${share(({ hellgate }) => hellgate.destroyed)}
  choices (least / median / most)  ${spread(({ choices }) => choices)}
  turns                            ${spread(({ turns }) => turns)}
  who came out                     ${spread(({ survivors }) => survivors)}`)
}

/** Random raids with nothing looked at: what the rules alone can do on one core. */
function speed(): void {
  let choices = 0
  const begun = performance.now()
  for (let i = 0; i < SPEED_RAIDS; i++) {
    const setup = citadel.setup({ seed: `speed-${i}`, seats: ['One'], options: {}, variants: [] })
    if (isRefusal(setup)) throw new Error(setup.message)
    choices += playOut(citadel, setup.state, `speed-${i}`, 'random', 20_000).choices
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `\n${Math.round(choices / seconds).toLocaleString('en')} choices a second by the random bot (${SPEED_RAIDS} raids, ${choices} choices)`,
  )
}

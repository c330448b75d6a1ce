import { citadel } from '../engine/citadel/index.ts'
import { fuzz, type Raid } from '../engine/citadel/proof/fuzz.ts'
import { fuzzCampaign } from '../engine/citadel/proof/fuzz-campaign.ts'
import { wildScenario, wildVariants } from '../engine/citadel/proof/wild.ts'
import { playOut } from '../engine/kernel/bots.ts'
import { isRefusal } from '../engine/kernel/game.ts'
import { stream } from '../engine/kernel/random.ts'
import { type Counts, share, spread } from './fuzz-report.ts'

const SPEED_RAIDS = 3000
const RAIDS_OF_A_CAMPAIGN = 5

/** Raids by both bots, out of scenarios and of campaigns; then how fast the rules alone are. */
export function fuzzCitadel(wanted: Counts): void {
  for (const bot of ['random', 'sensible'] as const) report(bot, play(bot, wanted))
  report('random', wild(wanted), 'raids that begin somewhere in the middle')
  report('sensible', campaigns(wanted), 'raids of campaigns')
  speed()
}

/** A different number of players and a variant now and then, so that those are played too. */
function play(bot: 'random' | 'sensible', { [bot]: count, seed, every }: Counts): Raid[] {
  const raids: Raid[] = []
  for (let i = 0; i < count; i++) {
    if (i > 0 && i % 100 === 0) console.log(`${bot}: ${i} of ${count}`)
    const plain = bot === 'sensible' || i % 4 !== 3
    const variants = plain ? [] : (['labirynt', 'short-hunt', 'choose-heroes'] as const)
    raids.push(fuzz({ seed: `${seed}-${bot}-${i}`, bot, seats: plain ? 1 : 1 + (i % 6), variants, every }))
  }
  return raids
}

function campaigns({ campaigns: count, seed, every }: Counts): Raid[] {
  return Array.from({ length: count }, (_, i) => fuzzCampaign(`${seed}-campaign-${i}`, 'sensible', RAIDS_OF_A_CAMPAIGN, every)).flat()
}

/** Raids that begin in made-up scenarios: so the deep places and rare things come up. */
function wild({ wild: count, seed: name, every }: Counts): Raid[] {
  return Array.from({ length: count }, (_, i) => {
    const seed = `${name}-wild-${i}`
    const chance = stream(seed, 'scenario')
    return fuzz({ seed, bot: 'random', scenario: wildScenario(chance), variants: wildVariants(chance), every })
  })
}

function report(bot: string, raids: readonly Raid[], what = 'raids'): void {
  if (raids.length === 0) return
  console.log(`
${raids.length} ${what} by the ${bot} bot, nothing broken
  team victory        ${share(raids, ({ end }) => end === 'team-victory')}
  left                ${share(raids, ({ end }) => end === 'left')}
  all dead            ${share(raids, ({ end }) => end === 'all-dead')}
  Hellgate: level     ${share(raids, ({ hellgate }) => hellgate.told)}
  Hellgate found      ${share(raids, ({ hellgate }) => hellgate.found)}
  Hellgate destroyed  ${share(raids, ({ hellgate }) => hellgate.destroyed)}
  choices (least / median / most)  ${spread(raids, ({ choices }) => choices)}
  turns                            ${spread(raids, ({ turns }) => turns)}
  who came out                     ${spread(raids, ({ survivors }) => survivors)}`)
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

import { parseArgs } from 'node:util'
import { campaign, type Raid, venture } from '../../engine/citadel/proof/ventures.ts'
import { SKILLS, type Skill } from '../../engine/kernel/types.ts'

// npm run endure -- raids [--raids 300] [--seed raids] [--skill master] [--purpose hellgate] [--seasoned 1] [--entries 3]: raids of Citadel
// by bots, and what they bring home: of every strength, unless one is named. With a purpose, seasoned parties, and up to so many entries
// into the same maze. With --campaign 40: a campaign of so many raids.

const { values } = parseArgs({
  options: {
    raids: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'raids' },
    skill: { type: 'string' },
    purpose: { type: 'string', default: 'home' },
    seasoned: { type: 'string', default: '0' },
    entries: { type: 'string', default: '1' },
    campaign: { type: 'string' },
  },
})

for (const skill of values.skill === undefined ? SKILLS : SKILLS.filter((each) => each === values.skill)) {
  console.log(skill)
  if (values.campaign === undefined) ventures(skill)
  else seasons(skill, Number(values.campaign))
}

function ventures(skill: Skill): void {
  const count = Number(values.raids)
  const purpose = values.purpose === 'hellgate' ? 'hellgate' : 'home'
  const wish = { skill, purpose, seasoned: Number(values.seasoned), entries: Number(values.entries) } as const
  const all = Array.from({ length: count }, (_, i) => venture({ ...wish, seed: `${values.seed}-${i}` }))
  summary(all.flat())
  for (let entry = 1; entry <= wish.entries; entry++) {
    const within = all.map((raids) => raids.slice(0, entry))
    const share = (of: (raid: Raid) => boolean) => percent(within.filter((raids) => raids.some(of)).length, count)
    const [victory, found, lost] = [
      share(({ end }) => end === 'team-victory'),
      share((r) => r.found),
      share(({ end }) => end === 'all-dead'),
    ]
    console.log(`  within ${entry} ${entry === 1 ? 'entry' : 'entries'}: victory ${victory}, found ${found}, all dead ${lost}`)
  }
}

function summary(raids: readonly Raid[]): void {
  const share = (of: (raid: Raid) => boolean) => percent(raids.filter(of).length, raids.length)
  const mean = (of: (raid: Raid) => number) => (raids.reduce((sum, raid) => sum + of(raid), 0) / raids.length).toFixed(0)
  console.log(
    `  ${raids.length} raids: home ${share(({ end }) => end !== 'all-dead')}, at least five alive ${share(({ alive }) => alive >= 5)},`,
    `experience ${mean((r) => r.experience)}, gold ${mean((r) => r.gold)}`,
  )
}

/** A share in percent, with its standard error. */
function percent(part: number, whole: number): string {
  const p = part / whole
  return `${(100 * p).toFixed(1)} ± ${(100 * Math.sqrt((p * (1 - p)) / whole)).toFixed(1)}%`
}

function seasons(skill: Skill, count: number): void {
  const played = campaign(values.seed, skill, count)
  summary(played.map(({ raid }) => raid))
  for (const [i, { living, points, raid }] of played.entries())
    if ((i + 1) % 5 === 0)
      console.log(`  after raid ${i + 1}: ${living} at home, ${points} points bought, ${raid.alive} came back from this one`)
}

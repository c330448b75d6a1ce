import { fuzz, type Played } from '../engine/hero/proof/fuzz.ts'
import { wildScenario } from '../engine/hero/proof/wild.ts'
import { stream } from '../engine/kernel/random.ts'
import { SKILLS, type Skill } from '../engine/kernel/types.ts'
import { type Counts, share, spread } from './fuzz-report.ts'

/** Who answers by chance seldom finds Alysa: after so many choices such a game is left. */
const RANDOM_CHOICES = 1000
const WILD_CHOICES = 200
const CATACOMBS = ['m1', 'm2', 'm3', 'random'] as const

/** Games of two and of three in turns, by both bots, and out of scenarios. */
export function fuzzHero(wanted: Counts): void {
  report('games by bots of all strengths', sensible(wanted))
  report('games of random answers, left after a while', random(wanted))
  report('games that begin in the thick of it, left after a while', wild(wanted))
}

const seatsOf = (i: number) => (i % 2 === 0 ? 3 : 2)
const catacombOf = (i: number) => CATACOMBS[Math.floor(i / 2) % CATACOMBS.length] ?? 'm1'
/** All mixtures of strengths, one after another. */
const skillsOf = (i: number): Skill[] => [0, 1, 2].map((seat) => SKILLS[Math.floor(i / SKILLS.length ** seat) % SKILLS.length] ?? 'master')

function sensible({ sensible: count, seed, every }: Counts): Played[] {
  return many('sensible', count, (i) =>
    fuzz({
      ...{ seed: `${seed}-sensible-${i}`, bot: 'sensible', seats: seatsOf(i), skills: skillsOf(i), every },
      options: { catacomb: catacombOf(i) },
    }),
  )
}

function random({ random: count, seed, every }: Counts): Played[] {
  return many('random', count, (i) =>
    fuzz({
      ...{ seed: `${seed}-random-${i}`, bot: 'random', seats: seatsOf(i), every, most: RANDOM_CHOICES },
      options: { catacomb: catacombOf(i) },
    }),
  )
}

function wild({ wild: count, seed: name, every }: Counts): Played[] {
  return many('wild', count, (i) => {
    const seed = `${name}-wild-${i}`
    const seats = seatsOf(i)
    return fuzz({ seed, bot: 'random', seats, scenario: wildScenario(stream(seed, 'scenario'), seats), every, most: WILD_CHOICES })
  })
}

function many(kind: string, count: number, play: (i: number) => Played): Played[] {
  return Array.from({ length: count }, (_, i) => {
    if (i > 0 && i % 100 === 0) console.log(`${kind}: ${i} of ${count}`)
    return play(i)
  })
}

function report(what: string, games: readonly Played[]): void {
  if (games.length === 0) return
  console.log(`
${games.length} ${what}, nothing broken
  one alone to the heart of Alysa  ${share(games, ({ end }) => end?.kind === 'heart')}
  chosen by points                 ${share(games, ({ end }) => end?.kind === 'chosen')}
  a tie broken                     ${share(games, ({ end }) => end?.kind === 'tie-break')}
  all heroes dead                  ${share(games, ({ end }) => end?.kind === 'nobody')}
  left                             ${share(games, ({ end }) => end === null)}
  choices (least / median / most)  ${spread(games, ({ choices }) => choices)}
  turns                            ${spread(games, ({ turns }) => turns)}`)
}

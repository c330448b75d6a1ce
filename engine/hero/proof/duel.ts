import { check } from '../../kernel/ask.ts'
import { isRefusal } from '../../kernel/game.ts'
import { newPlay } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import type { Skill } from '../../kernel/types.ts'
import { hero } from '../index.ts'
import type { End } from '../state.ts'

export interface DuelSpec {
  /** Two or three strengths that play against each other. */
  readonly skills: readonly Skill[]
  readonly games: number
  readonly seed: string
}

/** How often each strength won; nobody where both heroes died. */
export type Wins = Readonly<Record<Skill | 'nobody', number>>

const MAPS = ['m1', 'm2', 'm3', 'random'] as const

/** Games between bots of these strengths, in every order of seats by turns, over all maps. `npm run duel` plays hundreds of them. */
export function duel({ skills, games, seed }: DuelSpec): Wins {
  const wins = { novice: 0, able: 0, master: 0, nobody: 0 }
  const orders = ordersOf(skills)
  for (let i = 0; i < games; i++) {
    const seated = orders[i % orders.length] ?? skills
    const { winner } = play(`${seed}-${i}`, seated, MAPS[Math.floor(i / orders.length) % MAPS.length] ?? 'm1')
    wins[winner === null ? 'nobody' : (seated[winner] ?? 'nobody')] += 1
  }
  return wins
}

function ordersOf(skills: readonly Skill[]): readonly (readonly Skill[])[] {
  if (skills.length < 2) return [skills]
  return skills.flatMap((first, i) => ordersOf(skills.filter((_, at) => at !== i)).map((rest) => [first, ...rest]))
}

/** No game is so long: one that is has lost its way. */
const LONGEST = 20_000

function play(seed: string, skills: readonly Skill[], catacomb: string): End {
  const setup = hero.setup({ seed, seats: skills, options: { catacomb }, variants: [] })
  if (isRefusal(setup)) throw new Error(setup.message)
  const { state } = setup
  const chance = stream(seed, 'bots')
  const script = hero.script(newPlay(state, seed, { quiet: true }))
  let result = script.next({})
  for (let choices = 0; result.done !== true; choices++) {
    if (choices > LONGEST) throw new Error(`${seed}: it does not end`)
    const ask = result.value
    const { answer } = hero.sensible(hero.view(state, ask.seat), ask, chance, skills[ask.seat] ?? 'master')
    const refusal = check(ask, answer)
    if (refusal !== null) throw new Error(`${seed}: ${ask.topic} refuses the bot: ${refusal.message}`)
    result = script.next(answer)
  }
  if (state.end === null) throw new Error(`${seed}: over without an end`)
  return state.end
}

import { type Ask, check } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { isRefusal, type SetupInput } from '../../kernel/game.ts'
import { type LedgerLine, newPlay, newStep, type Step } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { enteredAfresh, forgeries, type Passed, passed, unworded } from '../../kernel/scrutiny.ts'
import type { Json } from '../../kernel/types.ts'
import { wholeSheet } from '../chapters/04-start.ts'
import { copy } from '../copy.ts'
import { citadel } from '../index.ts'
import { atHome } from '../sheet.ts'
import type { DelveState, End, Variant } from '../state.ts'
import { broken, brokenQuestion, unaccounted, unbooked, unsaid } from './invariants.ts'

// Whole raids by bots, looked at from every side on the way. `npm run fuzz` plays thousands of them, a test a few.

export interface FuzzSpec {
  readonly seed: string
  readonly bot: 'random' | 'sensible'
  readonly seats?: number
  readonly variants?: readonly Variant[]
  readonly scenario?: Json
  /** Characters of a campaign, and what the campaign knows. */
  readonly party?: NonNullable<SetupInput['party']>
  readonly campaign?: NonNullable<SetupInput['campaign']>
  /** Every how many questions everything is looked at; 1 for all of them. */
  readonly every?: number
  /** Told of every question and of what happened. */
  readonly watch?: (seen: Seen) => void
}

export interface Seen {
  readonly state: DelveState
  readonly ask: Ask | null
  /** The newest answer with what came of it. */
  readonly step: Step
}

/** How a raid went. */
export interface Raid {
  readonly end: End['kind']
  readonly choices: number
  readonly turns: number
  /** The level of the Hellgate is known, its segment found, it is destroyed. */
  readonly hellgate: { readonly told: boolean; readonly found: boolean; readonly destroyed: boolean }
  readonly survivors: number
  /** Where things stand at the end. */
  readonly state: DelveState
  readonly lines: readonly LedgerLine[]
}

/** No raid is so long: one that is has lost its way. */
const LONGEST = 20_000

/** Plays a raid to its end; throws where something is broken, with the seed and the place. */
export function fuzz(spec: FuzzSpec): Raid {
  const { seed, every = 1 } = spec
  const names = Array.from({ length: spec.seats ?? 1 }, (_, seat) => `Player ${seat + 1}`)
  const { scenario, party, campaign } = spec
  const setup = citadel.setup({
    seed,
    seats: names,
    options: {},
    variants: spec.variants ?? [],
    ...(scenario === undefined ? {} : { scenario }),
    ...(party === undefined ? {} : { party }),
    ...(campaign === undefined ? {} : { campaign }),
  })
  if (isRefusal(setup)) throw new Error(`${seed}: ${setup.message}`)
  const s = setup.state
  const before = copy(s)
  const g = newPlay(s, seed, { physical: setup.physical })
  const chance = stream(seed, 'bots')
  // Looking must not change what the bot does.
  const forger = stream(seed, 'forged')
  const lines: LedgerLine[] = []
  let origins = party === undefined ? before.characters.map(wholeSheet) : party.map(({ record }) => atHome(record))
  let entered: Passed<DelveState> | null = null
  let choices = 0
  const fail = (wrong: readonly string[]) => {
    if (wrong.length > 0) throw new Error(`${spec.bot} raid ${seed}, choice ${choices}, turn ${s.turn}: ${wrong.slice(0, 5).join('; ')}`)
  }
  g.onMark = () => {
    fail(broken(s))
    entered = passed(citadel, g)
  }
  const script = citadel.script(g)
  let result = script.next({})
  for (;;) {
    const ask = result.done === true ? null : result.value
    if (origins.length === 0 && s.start === null) origins = s.characters.map(wholeSheet)
    lines.push(...g.step.lines)
    spec.watch?.({ state: s, ask, step: g.step })
    if (entered !== null) fail(enteredAfresh(citadel, entered, g, ask))
    entered = null
    if (ask === null) break
    if (choices >= LONGEST) fail(['it does not end'])
    if (choices % every === 0) {
      fail([
        ...broken(s),
        ...brokenQuestion(s, ask),
        ...unaccounted(s, lines, before),
        ...forgeries(ask, forger),
        ...unworded(citadel, s, g.step.events),
      ])
    }
    const answer = spec.bot === 'random' ? randomAnswer(ask, chance) : citadel.sensible(citadel.view(s, ask.seat), ask, chance).answer
    const refusal = check(ask, answer)
    if (refusal !== null) fail([`${ask.topic} refuses the bot: ${refusal.message}`])
    g.step = newStep(answer)
    result = script.next(answer)
    choices += 1
  }
  fail([...broken(s), ...unaccounted(s, lines, before), ...unbooked(s, lines, origins), ...unsaid(lines)])
  if (s.end === null) throw new Error(`${seed}: over without an end`)
  const { level, at, destroyed } = s.hellgate
  const survivors = s.characters.filter((c) => c.status === 'living' && c.side === 'party').length
  return {
    end: s.end.kind,
    choices,
    turns: s.turn,
    hellgate: { told: level !== null, found: at !== null, destroyed },
    survivors,
    state: s,
    lines,
  }
}

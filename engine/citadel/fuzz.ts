import { type Ask, check } from '../kernel/ask.ts'
import { randomAnswer } from '../kernel/bots.ts'
import { isRefusal, type SetupInput } from '../kernel/game.ts'
import { type GameEvent, type LedgerLine, newPlay, newStep, type Play, positions, type Step, setPositions } from '../kernel/play.ts'
import { below, type Stream, stream } from '../kernel/random.ts'
import type { Answer, Json } from '../kernel/types.ts'
import { wholeSheet } from './04-start.ts'
import { copy } from './copy.ts'
import { citadel } from './index.ts'
import { broken, brokenQuestion, unaccounted, unbooked, unsaid } from './invariants.ts'
import { atHome } from './sheet.ts'
import type { Delve, DelveState, End, Variant } from './state.ts'

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
  let entered: Entered | null = null
  let choices = 0
  const fail = (wrong: readonly string[]) => {
    if (wrong.length > 0) throw new Error(`${spec.bot} raid ${seed}, choice ${choices}, turn ${s.turn}: ${wrong.slice(0, 5).join('; ')}`)
  }
  g.onMark = () => {
    fail(broken(s))
    entered = { state: copy(s), at: positions(g) }
  }
  const script = citadel.script(g)
  let result = script.next({})
  for (;;) {
    const ask = result.done === true ? null : result.value
    if (origins.length === 0 && s.start === null) origins = s.characters.map(wholeSheet)
    lines.push(...g.step.lines)
    spec.watch?.({ state: s, ask, step: g.step })
    if (entered !== null) fail(enteredAfresh(entered, g, s, ask))
    entered = null
    if (ask === null) break
    if (choices >= LONGEST) fail(['it does not end'])
    if (choices % every === 0) {
      fail([
        ...broken(s),
        ...brokenQuestion(s, ask),
        ...unaccounted(s, lines, before),
        ...forgeries(ask, forger),
        ...unworded(s, g.step.events),
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

// ---------------------------------------------------------------- marks

interface Entered {
  readonly state: DelveState
  readonly at: ReturnType<typeof positions>
}

/** The top script, called anew on a mark's state, must come to the same question with the same state. */
function enteredAfresh(mark: Entered, g: Delve, s: DelveState, ask: Ask | null): string[] {
  const again: Play<DelveState> = newPlay(mark.state, '', { quiet: true, physical: g.physical })
  const fresh: Delve = { ...again, diceStream: { ...g.diceStream }, drawStream: { ...g.drawStream } }
  setPositions(fresh, mark.at)
  const result = citadel.script(fresh).next({})
  const other = result.done === true ? null : result.value
  if (asked(ask) !== asked(other)) return [`afresh at the mark it asks ${asked(other)}, not ${asked(ask)}`]
  return JSON.stringify(mark.state) === JSON.stringify(s) ? [] : ['afresh at the mark it comes to another state']
}

function asked(ask: Ask | null): string {
  if (ask === null) return 'nothing'
  return `${ask.topic}/${ask.seat}/${ask.about ?? ''}/${ask.kind === 'pick' ? ask.ids.join(' ') : ''}`
}

// ---------------------------------------------------------------- forged answers

const FORGED: readonly Answer[] = [
  {},
  { pick: [] },
  { pick: ['no-such-option'] },
  { pick: ['__proto__'] },
  { pick: ['constructor', 'constructor'] },
  { value: Number.NaN },
  { value: -1 },
  { value: 1e300 },
  { value: '' },
  { value: 'x'.repeat(100_000) },
  { value: null },
  { value: [] },
  { value: [[null, null, null, null]] },
  { value: [['nobody', null, null]] },
  { value: { gold: { nobody: 1 } } },
  { value: { gold: -1 } },
  { value: { __proto__: { a: 1 } } },
]

/** Forged answers that a question would take. */
function forgeries(ask: Ask, chance: Stream): string[] {
  const wrong: string[] = []
  for (const answer of [...FORGED, ...mixed(ask, chance)]) {
    const refusal = check(ask, answer)
    if (refusal === null && !isFair(ask, answer)) wrong.push(`${ask.topic} takes ${JSON.stringify(answer).slice(0, 60)}`)
  }
  return wrong
}

/** Answers that are nearly right: an option twice, one of them spelt differently. */
function mixed(ask: Ask, chance: Stream): Answer[] {
  if (ask.kind !== 'pick' || ask.ids.length === 0) return []
  const id = ask.ids[below(chance, ask.ids.length)] ?? ''
  return [{ pick: [id, id] }, { pick: [`${id} `] }, { pick: [`${id}:`] }, { value: id }]
}

/** Some questions may well be answered so: nobody need be given anything, nobody need be chosen. */
function isFair(ask: Ask, answer: Answer): boolean {
  switch (ask.kind) {
    case 'pick':
      return ask.min === 0 && answer.pick?.length === 0
    case 'share':
      return typeof answer.value === 'object' && answer.value !== null && Object.keys(answer.value).length === 0
    case 'arrange':
    case 'number':
    case 'text':
    case 'roll':
      return false
  }
}

// ---------------------------------------------------------------- words

const UNWORDED = /undefined|NaN|\[object|\bnull\b/

function unworded(s: DelveState, events: readonly GameEvent[]): string[] {
  return events
    .map((event) => ({ event, words: citadel.sentence(s, event) }))
    .filter(({ words }) => words === '' || UNWORDED.test(words))
    .map(({ event, words }) => `${event.type} reads "${words}"`)
}

import { autoplay, lawful, opened, sensibleBot } from './autoplay.ts'
import { copyOf, type Game, type SetupInput } from './game.ts'
import type { LabDeath, LabGame } from './lab-types.ts'
import type { LabRules, Measured, MeasuredGame } from './measures.ts'
import { newPlay, type Step } from './play.ts'
import { stream } from './random.ts'
import { isRefusal } from './refusal.ts'
import type { Figures, Tale, TalePerson } from './tale-types.ts'
import type { Answer, Outcome, Refusal, Skill } from './types.ts'

// The Lab: whole games played by bots, and what it reads of each. The end, and who fell where and how, are read the same way in all games.

/** A game is left after this many choices. */
const MOST_CHOICES = 20_000
/** How many choices a game makes between two signs of progress. */
const EACH = 50

export interface LabStart {
  /** The game’s number. */
  readonly n: number
  /** The strength of each seat’s bot. */
  readonly bots: readonly Skill[]
  /** Called now and then. */
  readonly goesOn: () => void
}

/** A game that bots have played, with every answer: they and the setup make the same game again. */
export interface LabPlayed {
  readonly game: LabGame
  readonly answers: readonly Answer[]
}

/** Has bots play one game to its end; refuses input that makes no sense. The same input and number give the same game. */
export function playForLab<S>(game: Game<S>, input: SetupInput, { n, bots, goesOn }: LabStart): LabPlayed | Refusal {
  const rules = game.lab
  if (rules === undefined || game.tale === undefined) throw new Error(`${game.title} has no measures`)
  const setup = game.setup(input)
  if (isRefusal(setup)) return setup
  const { state } = setup
  const first = copyOf(game, state)
  const play = newPlay(state, input.seed)
  const standing = opened(game, play)
  const steps: Step[] = []
  const answers = lawful(sensibleBot(game, stream(input.seed, 'bots'), (seat) => bots[seat]))
  const met = (_: unknown, choices: number) => {
    steps.push(play.step)
    if (choices % EACH === 0) goesOn()
    return false
  }
  const { ended } = autoplay(standing, { answers, most: MOST_CHOICES, met })
  const tale = game.tale({ first, last: state, steps })
  return {
    game: read(rules, { n, outcome: ended ? game.outcome(state) : null, tale, steps }),
    answers: steps.flatMap(({ answer }) => answer ?? []),
  }
}

interface Told {
  readonly n: number
  readonly outcome: Outcome | null
  readonly tale: Tale
  readonly steps: readonly Step[]
}

function read(rules: LabRules, { n, outcome, tale, steps }: Told): LabGame {
  const isOurs = ourPeople(outcome)
  const deaths = rules.deaths?.({ tale, steps })
  return {
    n,
    outcome: outcome?.kind ?? null,
    text: tale.text,
    turns: tale.turns,
    depth: tale.depth,
    ...measuredIn(rules, { outcome, tale }),
    people: tale.people.map((person) => ({
      ...{ slug: person.slug, name: person.name, ours: isOurs(person.slug), fate: person.fate, victory: person.victory },
      deaths: deaths === undefined ? fallOf(person) : deaths.flatMap(({ who, ...death }) => (who === person.slug ? [death] : [])),
    })),
  }
}

/** What a game that is over comes to, by the measures of the Lab. */
export function measuredIn(
  { shares, amounts }: LabRules,
  { outcome, tale }: { readonly outcome: Outcome | null; readonly tale: Figures },
): Measured {
  const isOurs = ourPeople(outcome)
  const measured: MeasuredGame = { outcome: outcome?.kind ?? null, tale, ours: tale.people.filter(({ slug }) => isOurs(slug)) }
  return { shares: shares.map(({ value }) => value(measured)), amounts: amounts.map(({ value }) => value(measured)) }
}

/** The standings say whose seat someone is; where they name no seats, all are on one side. */
function ourPeople(outcome: Outcome | null): (slug: string) => boolean {
  const { standings = [] } = outcome ?? {}
  if (standings.every(({ seat }) => seat === undefined)) return () => true
  const ours = new Set(standings.flatMap(({ id, seat }) => (seat === 0 ? [id] : [])))
  return (slug) => ours.has(slug)
}

function fallOf({ fell }: TalePerson): readonly LabDeath[] {
  return fell === undefined ? [] : [{ turn: fell.turn, level: fell.level, cause: fell.cause }]
}

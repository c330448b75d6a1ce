import { type Headless, startHeadless } from './headless.ts'
import { type Answer, BY_ITSELF, type Decision, type Option, type View } from './planned-raid.ts'

// A game of HERO played in advance, without a page. With the same seed and the same answers, the page must show the same.

/** What the page has answered by itself in HERO, as long as nobody has said otherwise. */
const FURTHER = { ...BY_ITSELF, habits: ['end-when-spent'] }

export interface HeroGame extends Pick<View, 'session' | 'revision' | 'decision' | 'events'> {
  readonly seats: readonly string[]
  readonly seat: number
  readonly outcome: {
    readonly kind: string
    readonly text: string
    readonly standings?: readonly { readonly label: string; readonly score: number; readonly winner?: boolean }[]
  } | null
  readonly view: { readonly turn: number; readonly phase: string }
}

/** A question and its answer. */
export interface HeroStep {
  readonly before: HeroGame
  readonly decision: Decision
  readonly answer: Answer
}

export interface PlannedHero {
  readonly seed: string
  readonly steps: readonly HeroStep[]
  /** The position after the last answer. */
  readonly end: HeroGame
}

/** A person against two weak bots, and so a short game. */
export const SEATS = ['Ann', 'Bathilda', 'Cuthbert'] as const
const BOTS = [1, 2].map((seat) => ({ seat, skill: 'novice' }))

/** The most questions that a test answers in the page. */
const MOST_CHOICES = 110
const SEEDS = 20

/**
 * The first game, by the number of its seed, that is not too long and in which the person's hero strikes, or strikes back. Every run
 * searches again: changed rules and bots lead to another game.
 *
 * @param ready the name of the ready-made hero that Ann takes; null if she makes one
 */
export async function planHero(ready: string | null): Promise<PlannedHero> {
  const headless = startHeadless()
  try {
    const sheet = ready && (await sheetOf(headless, ready))
    for (let n = 1; n <= SEEDS; n++) {
      const seed = `heart ${n}`
      const start = { game: 'hero', seed, seats: SEATS, bots: BOTS, options: { catacomb: 'm1', heroes: [sheet, null, null] } }
      const game = await play(headless, start, MOST_CHOICES)
      if (game.end.outcome && game.steps.some(strikes)) return { seed, ...game }
    }
    throw new Error(`none of ${SEEDS} games is short and has a blow`)
  } finally {
    await headless.close()
  }
}

function strikes({ decision: { topic }, answer }: HeroStep): boolean {
  return (topic === 'defend' && answer.pick?.length !== 0) || answer.pick?.some((id) => id.startsWith('attack')) === true
}

/** Two people at one screen: Ann with the first of these heroes, Bert with the second. */
export const PAIR = { Ann: 'Sir Roderick', Bert: 'Brunhold' } as const

/** The beginning of a game of two people: both lay out counters, and the screen passes between them a few times. */
export async function planPair(): Promise<PlannedHero> {
  const headless = startHeadless()
  try {
    const seed = 'hot seat'
    const heroes = await Promise.all(Object.values(PAIR).map((name) => sheetOf(headless, name)))
    const game = await play(headless, { game: 'hero', seed, seats: Object.keys(PAIR), options: { catacomb: 'm1', heroes } }, PAIR_CHOICES)
    return { seed, ...game }
  } finally {
    await headless.close()
  }
}

const PAIR_CHOICES = 30

/** A sheet that comes with the game. */
export async function sheetOf(headless: Headless, name: string): Promise<object> {
  const tables = await headless.call<Readonly<Record<'103', { presets: { name: string }[] }>>>('game.tables', { game: 'hero' })
  const sheet = tables['103'].presets.find((preset) => preset.name === name)
  if (!sheet) throw new Error(`no ready-made hero is called ${name}`)
  return sheet
}

/** Gives the next answers of a plan to the one game on this data, without a page; returns its session. */
export async function playOn(data: string, steps: readonly HeroStep[]): Promise<string> {
  const headless = startHeadless(data)
  try {
    const [{ session }] = await headless.call<[{ session: string }]>('game.list')
    let game = await headless.call<HeroGame>('game.view', { session })
    for (const { answer } of steps) {
      const { revision, decision } = game
      game = await headless.call<HeroGame>('game.choose', { session, revision, decision: decision?.id, ...answer, further: FURTHER })
    }
    return session
  } finally {
    await headless.close()
  }
}

/** To the end, or to this number of choices. */
async function play(headless: Headless, start: object, most: number): Promise<Omit<PlannedHero, 'seed'>> {
  const steps: HeroStep[] = []
  let game = await headless.call<HeroGame>('game.start', start)
  while (game.decision && steps.length < most) {
    const { session, revision, decision } = game
    const answer = await answerTo(headless, session, decision)
    steps.push({ before: game, decision, answer })
    game = await headless.call<HeroGame>('game.choose', { session, revision, decision: decision.id, ...answer, further: FURTHER })
  }
  return { steps, end: game }
}

/** As a sensible player would, except that the computer lays out the counters, they stay there, and a sheet is handed in as suggested. */
async function answerTo(headless: Headless, session: string, { topic, options = [], suggestion }: Decision): Promise<Answer> {
  const has = (id: string) => options.some((option: Option) => option.id === id)
  if (topic === 'placement') return { pick: [has('done') ? 'done' : 'auto'] }
  if (topic === 'monster-action') return { pick: ['end'] }
  if (topic === 'hero-name') return { value: 'Una the Swift' }
  if (topic === 'profile') return { value: suggestion }
  const { why: _, ...hint } = await headless.call<Answer & { why: string }>('game.hint', { session })
  return hint
}

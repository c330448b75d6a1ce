import { type Headless, startHeadless } from './headless.ts'

// A raid played in advance, without a page. With the same seed and the same answers, the page must show the same.

export interface Option {
  readonly id: string
  readonly label: string
  readonly warns?: string
  readonly aside?: boolean
  readonly at?: { readonly kind: string; readonly id: string }
}
export interface Decision {
  readonly id: string
  readonly kind: 'pick' | 'number' | 'arrange' | 'share' | 'text' | 'roll'
  readonly topic: string
  readonly prompt: string
  readonly options?: readonly Option[]
  readonly min?: number
  readonly max?: number
  readonly of?: readonly { readonly id: string; readonly label: string; readonly amount?: number }[]
  readonly suggestion?: unknown
  readonly habits?: readonly { readonly id: string; readonly label: string; readonly risky?: true }[]
}
export type Ranks = readonly (readonly (string | null)[])[]
export interface Answer {
  readonly pick?: readonly string[]
  readonly value?: unknown
}
interface Segment {
  readonly id: string
  readonly kind: string
  readonly sides: string
  readonly x: number
  readonly y: number
}
export interface View {
  readonly session: string
  readonly revision: number
  readonly canUndo: boolean
  readonly decision: Decision | null
  readonly outcome: { readonly kind: string; readonly text: string } | null
  readonly events: readonly { readonly type: string; readonly text: string }[]
  readonly view: {
    readonly level: number
    readonly phase: string
    readonly fight: object | null
    readonly party: readonly {
      readonly id: string
      readonly name: string
      readonly kind: string
      readonly status: string
      readonly woundPoints: { readonly left: number; readonly total: number }
    }[]
    readonly monsters: readonly { readonly id: string; readonly name: string }[]
    readonly map: { readonly at: string; readonly levels: readonly { readonly segments: readonly Segment[] }[] }
  }
}
/** A question and its answer. */
export interface Step {
  readonly before: View
  readonly decision: Decision
  readonly answer: Answer
}
export interface PlannedRaid {
  readonly seed: string
  readonly steps: readonly Step[]
  /** The position after the last answer. */
  readonly end: View
}

/** The most questions that the page answers in a test of one minute. */
const MOST_CHOICES = 50
/** As the page answers unless its settings say otherwise. */
export const BY_ITSELF = { certain: true } as const
const LEAST_BLOWS = 6
/** Where the search begins: the previous find. */
const FIRST_SEED = 33
const SEEDS = 200

let planned: Promise<PlannedRaid> | null = null

/**
 * The first raid, by the number of its seed, with a fight, treasure shared out, a mirror and the way out on foot. Every run
 * searches again: changed rules lead to another raid.
 */
export function planRaid(): Promise<PlannedRaid> {
  planned ??= findRaid()
  return planned
}

/**
 * Plays it to this point in a separate campaign, for a test of what comes afterwards.
 * @returns the session
 */
export async function layOutRaid(headless: Headless, { seed, steps }: PlannedRaid, choices: number): Promise<string> {
  const { id: campaign } = await headless.call<{ id: string }>('campaign.create', { name: `${seed} to ${choices}`, game: 'citadel' })
  let view = await headless.call<View>('game.start', { game: 'citadel', campaign, seed })
  const { session } = view
  for (const { answer } of steps.slice(0, choices)) {
    const { revision, decision } = view
    view = await headless.call<View>('game.choose', { session, revision, decision: decision?.id, ...answer, further: BY_ITSELF })
  }
  return session
}

async function findRaid(): Promise<PlannedRaid> {
  const headless = startHeadless()
  try {
    for (let n = FIRST_SEED; n < FIRST_SEED + SEEDS; n++) {
      const seed = `raid ${n}`
      const { id: campaign } = await headless.call<{ id: string }>('campaign.create', { name: seed, game: 'citadel' })
      const raid = await playRaid(headless, { campaign, seed }, seenEnough)
      if (raid && hasEverything(raid)) return raid
    }
    throw new Error(`none of ${SEEDS} raids has a fight, treasure, a mirror and a way out`)
  } finally {
    await headless.close()
  }
}

interface Start {
  readonly campaign: string
  readonly seed: string
  /** The members of the roster who go in; without any, a party is made at the gate. */
  readonly party?: readonly string[]
}

/** Plays as the bot would until `enough` has happened, then goes home; null if that takes more choices than a test can make. */
export async function playRaid(
  headless: Headless,
  start: Start,
  enough: (steps: readonly Step[], now: View) => boolean,
): Promise<PlannedRaid | null> {
  const steps: Step[] = []
  let view = await headless.call<View>('game.start', { game: 'citadel', ...start })
  while (view.decision && steps.length < MOST_CHOICES) {
    const { session, revision, decision } = view
    const { why, ...hint } = await headless.call<Answer & { why: string }>('game.hint', { session })
    const answer = (enough(steps, view) ? wayHome(view) : null) ?? ours(decision, hint)
    steps.push({ before: view, decision, answer })
    view = await headless.call<View>('game.choose', { session, revision, decision: decision.id, ...answer, further: BY_ITSELF })
  }
  return view.outcome ? { seed: start.seed, steps, end: view } : null
}

function hasEverything({ steps, end }: PlannedRaid): boolean {
  const blows = steps.filter(({ decision }) => decision.topic === 'combat-action').length
  return end.outcome?.kind === 'left' && blows >= LEAST_BLOWS && seenEnough(steps, end) && steps.some(chooses('initiate-race'))
}

export const chooses =
  (topic: string) =>
  ({ decision }: Step) =>
    decision.topic === topic

function seenEnough(steps: readonly Step[], now: View): boolean {
  return steps.some(chooses('share-treasure')) && [...steps.map(({ before }) => before), now].some(looksIntoMirror)
}

function looksIntoMirror({ events }: View): boolean {
  return events.some(({ type }) => type === 'mirror')
}

/** As the bot would, except that few characters are made, the two on the left of the front rank are swapped, and mirrors are looked into. */
function ours(decision: Decision, hint: Answer): Answer {
  if (decision.topic === 'party-size') return { pick: ['3:1'] }
  const [looks] = decision.options ?? []
  if (decision.topic === 'investigate' && /mirror/i.test(decision.prompt) && looks) return { pick: [looks.id] }
  if (decision.topic !== 'march-order') return hint
  const [[left = null, middle = null, right = null] = [], ...others] = hint.value as Ranks
  return { value: [[middle, left, right], ...others] }
}

const SIDES = ['north', 'east', 'south', 'west'] as const
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Out, or a segment nearer to the Gateway. */
function wayHome({ decision, view }: View): Answer | null {
  if (decision?.topic !== 'route') return null
  const offered = decision.options?.map(({ id }) => id) ?? []
  if (offered.includes('leave')) return { pick: ['leave'] }
  const segments = view.map.levels[view.level - 1]?.segments ?? []
  const open = ({ sides }: Segment, side: number) => sides[side % 4] !== 'W'
  const beyond = (from: Segment, side: number) => {
    const [dx, dy] = STEPS[side] ?? [0, 0]
    const to = segments.find(({ x, y }) => x === from.x + dx && y === from.y + dy)
    return to && open(from, side) && open(to, side + 2) ? to : undefined
  }
  const distance = new Map(segments.filter(({ kind }) => kind === 'gateway').map((gateway) => [gateway, 0]))
  for (const [segment, walked] of distance) {
    for (const side of SIDES.keys()) {
      const next = beyond(segment, side)
      if (next && !distance.has(next)) distance.set(next, walked + 1)
    }
  }
  const here = segments.find(({ id }) => id === view.map.at)
  const left = (here && distance.get(here)) ?? 0
  for (const [side, name] of SIDES.entries()) {
    const next = here && beyond(here, side)
    if (next && distance.get(next) === left - 1 && offered.includes(`exit:${name}`)) return { pick: [`exit:${name}`] }
  }
  return null
}

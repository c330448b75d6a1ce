import type { ErrandEnd } from '../../kernel/errand-types.ts'
import { capital, many } from '../../kernel/words.ts'
import type { Beyond, Course } from '../course.ts'
import { cardName, SIDE_NAMES, squareName } from '../open/names.ts'
import type { Square } from '../state.ts'
import { RELIGHTS_ON } from '../tables/index.ts'

// The words of plans and habits, and of how a plan ended.

const HAPPENED: ErrandEnd = { kind: 'happened', text: 'Something came up that needs you.', done: false }

export const FIGHT = {
  label: 'Fight on until it is decided',
  detail: 'Uses the best arms against it, round after round',
  least: { label: 'Retreat when the odds of winning drop below', detail: 'You need the initiative to retreat' },
  decided: { kind: 'decided', text: 'The fight is over.', done: true },
} as const

export const TRY = {
  climb: {
    label: 'Climb until out of the pit',
    detail: 'One attempt a turn',
    done: { kind: 'out', text: 'You climbed out of the pit.', done: true },
  },
  light: {
    label: 'Try the lantern until it burns',
    detail: `One attempt a turn; needs a ${RELIGHTS_ON}`,
    done: { kind: 'lit', text: 'You lit the lantern.', done: true },
  },
  grope: {
    label: 'Grope until out of the dark',
    detail: 'One blind step a turn, where the die leads. Given the choice, takes the nearest way to light',
    done: { kind: 'seeing', text: 'You reached the light.', done: true },
  },
  life: { label: 'Stop when life points drop below', detail: 'At 0 you die' },
  hurt: (left: number): ErrandEnd => ({ kind: 'hurt', text: `${many(left, 'life point')} left.`, done: false }),
  happened: HAPPENED,
} as const

const SIDES = { home: 'the nearest way out', treasure: 'the treasure', chamber: 'the treasure chamber' } as const

export const ONWARD = {
  label: { home: 'Carry the treasure home', treasure: 'Head for the treasure', chamber: 'Head for the treasure chamber' },
  detail: ({ aim, path, beyond }: Course): string => {
    const steps = path.length === 0 ? 'Next' : `After ${many(path.length, 'step')}`
    if (beyond.kind === 'there') return `${capital(SIDES[aim.kind])}: ${many(path.length, 'step')} over known ground`
    if (beyond.kind === 'barred') return `${steps}: ${barredBy(beyond)} bars the known way`
    return `${steps}: ${NEXT[beyond.kind]} to the ${SIDE_NAMES[beyond.side]}`
  },
  cards: { label: 'Draw cards on the way', detail: 'Otherwise it stops before a marked square' },
  step: (square: Square) => `To ${squareName(square)}`,
  stops: 'Stops at anything you have to decide, and at anything that hurts you.',
  noWay: { kind: 'no-way', text: 'No known way led on from here.', done: false },
  blind: { kind: 'blind', text: 'It is dark here: light the lantern, or grope.', done: false },
  there: { kind: 'arrived', text: 'You arrived.', done: true },
  card: { kind: 'card', text: 'Stopped before a card on the way.', done: false },
  barred: (beyond: Extract<Beyond, { kind: 'barred' }>): ErrandEnd => ({
    kind: 'barred',
    text: `${capital(barredBy(beyond))} barred the way.`,
    done: false,
  }),
} as const

const NEXT = { tile: 'unexplored ground', chamber: 'an unopened chamber', card: 'an undrawn card', treasure: 'a major treasure' } as const

/** `the Orc Guard on M13`, `the skull chamber`. */
function barredBy({ to, by }: Extract<Beyond, { kind: 'barred' }>): string {
  if (typeof by === 'object') return `the ${cardName(by.card)} on ${squareName(to)}`
  return { hidden: `the card on ${squareName(to)}`, skull: 'the skull chamber', dark: `the dark on ${squareName(to)}` }[by]
}

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'suffer-scratches': {
    label: 'Take a scratch without testing luck',
    detail: 'Takes a loss of 1 life point while you have more than 5, and keeps luck for worse.',
  },
  'test-to-live': {
    label: 'Test luck when the loss would kill',
    detail: 'Always tests luck against a loss that would kill you.',
  },
  'take-all': {
    label: 'Take everything you can carry',
    detail: 'Takes what you find, one thing after another. Major treasures are left to you.',
  },
  'best-arms': {
    label: 'Choose the best arms',
    detail: 'Takes the arms that do best against this creature, its own blow included.',
  },
} as const

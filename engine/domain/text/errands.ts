import type { ErrandEnd } from '../../kernel/errand-types.ts'
import { many } from '../../kernel/words.ts'

// The words of errands and habits: what can be asked for, and how it ended.

const HAPPENED: ErrandEnd = { kind: 'happened', text: 'Something came up that needs you.', done: false }

export const FIGHT = {
  label: 'Fight on until it is decided',
  detail: 'With your best arms against this one, round after round',
  least: { label: 'Retreat when the odds of winning drop below', detail: 'You need the initiative to retreat' },
  decided: { kind: 'decided', text: 'The fight is over.', done: true },
} as const

export const TRY = {
  climb: {
    label: 'Climb until out of the pit',
    detail: 'One attempt a turn',
    done: { kind: 'out', text: 'You are out of the pit.', done: true },
  },
  light: {
    label: 'Try the lantern until it burns',
    detail: 'One attempt a turn, a 1 on a die',
    done: { kind: 'lit', text: 'The lantern burns.', done: true },
  },
  grope: {
    label: 'Grope until out of the dark',
    detail: 'One blind step a turn, where the die leads. Where you may choose, the nearest way to light',
    done: { kind: 'seeing', text: 'There is light again.', done: true },
  },
  life: { label: 'Stop when life points drop below', detail: 'At 0 you die' },
  hurt: (left: number): ErrandEnd => ({ kind: 'hurt', text: `${many(left, 'life point')} left.`, done: false }),
  happened: HAPPENED,
} as const

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'suffer-scratches': {
    label: 'Take a scratch without testing luck',
    detail: 'Gives up a single life point while you have more than five, and keeps luck for worse.',
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

import type { ErrandEnd } from '../../kernel/errand-types.ts'

// The words of errands and habits: what can be asked for, and how it ended.

const HAPPENED: ErrandEnd = { kind: 'happened', text: 'Something happened that is worth a thought.', done: false }

export const FIGHT = {
  label: 'Fight on until it is decided',
  detail: 'With the best arms against this one, round after round',
  least: { label: 'Draw back when the chance to beat it is under', detail: 'Only whoever has the initiative can draw back' },
  decided: { kind: 'decided', text: 'The fight is over.', done: true },
} as const

export const TRY = {
  climb: {
    label: 'Climb until out of the pit',
    detail: 'An attempt a turn',
    done: { kind: 'out', text: 'The pit is left behind.', done: true },
  },
  light: {
    label: 'Try the lantern until it burns',
    detail: 'An attempt a turn, a 1 on a die',
    done: { kind: 'lit', text: 'The lantern burns.', done: true },
  },
  grope: {
    label: 'Grope until out of the dark',
    detail: 'A blind step a turn, where the die leads; where it leaves the choice, the nearest way to light',
    done: { kind: 'seeing', text: 'There is light again.', done: true },
  },
  life: { label: 'Stop when life points are under', detail: 'At none one is dead' },
  hurt: (left: number): ErrandEnd => ({ kind: 'hurt', text: `Only ${left} life points are left.`, done: false }),
  happened: HAPPENED,
} as const

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'suffer-scratches': {
    label: 'Suffer a scratch without testing luck',
    detail: 'A single life point is given up while more than five are left; luck is kept for worse.',
  },
  'test-to-live': {
    label: 'Test luck when it is that or death',
    detail: 'A loss that would kill is always tested against.',
  },
  'take-all': {
    label: 'Take whatever can be carried',
    detail: 'What is found goes into the pack, one thing after another. Major treasures are left to you.',
  },
  'best-arms': {
    label: 'Take the best arms in hand',
    detail: 'The set that beats this creature most often, its blow weighed.',
  },
} as const

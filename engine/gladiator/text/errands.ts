import type { ErrandEnd } from '../../kernel/errand-types.ts'

// The words of errands and of standing answers.

export const ERRANDS = {
  moves: { label: 'Move the rest for me', detail: 'All of yours still to move this turn, and which way they face' },
  turn: { label: 'Play this turn for me', detail: 'Moves, actions and evasions of your people, to the end of the turn' },
  fight: { label: 'Fight it out', detail: 'Turn after turn, until something stops it' },
} as const

export const LIMITS = {
  sh: { label: 'Stop when one of mine drops below (SH)', detail: 'Ignores fighters already below it' },
  magic: { label: 'Cast spells', detail: 'Spells cost SH' },
  news: { label: 'Stop when something new happens', detail: 'A fighter dies, is knocked down or disarmed, or appears' },
} as const

export const ENDS = {
  moved: { kind: 'moved', text: 'All have moved.', done: true },
  turn: { kind: 'turn', text: 'The turn is over.', done: true },
  happened: { kind: 'happened', text: 'Something new happened.', done: false },
} as const satisfies Record<string, ErrandEnd>

export const HURT = (name: string, sh: number, about: string): ErrandEnd => ({
  kind: 'hurt',
  text: sh > 0 ? `${name} has ${sh} SH left.` : `${name} is dead.`,
  done: false,
  about,
})

export const HABITS = {
  'move-last': { label: 'Move last', detail: 'The side that moves last sees where the others stand.' },
  'move-first': { label: 'Move first', detail: 'Your side moves first whenever it may choose.' },
  'engaged-waits': { label: 'Stand fast when engaged', detail: 'Engaged fighters stay on their squares.' },
  'face-the-enemy': { label: 'Face the enemy', detail: 'Each fighter turns the way that serves best against the enemies in sight.' },
  'push-where-it-hurts': {
    label: 'Push where it hurts most',
    detail: 'Into a pit, a fire or caltrops, or left lying where there is none.',
  },
} as const

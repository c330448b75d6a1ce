import type { ErrandEnd } from '../../kernel/errand-types.ts'

// The words of errands and of standing answers.

export const ERRANDS = {
  moves: { label: 'Move the rest for me', detail: 'Moves and turns all your fighters still to move this turn' },
  turn: { label: 'Play this turn for me', detail: 'Moves, acts and evades for your fighters to the end of the turn' },
  fight: { label: 'Fight it out', detail: 'Plays turn after turn until a limit below stops it' },
} as const

export const LIMITS = {
  sh: { label: 'Stop when one of mine drops below (SH)', detail: 'Ignores fighters already below it' },
  magic: { label: 'Cast spells', detail: 'Spells cost strength' },
  news: { label: 'Stop when something new happens', detail: 'A fighter dies, falls, loses a weapon or appears' },
} as const

export const ENDS = {
  moved: { kind: 'moved', text: 'All your fighters have moved.', done: true },
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
  'face-the-enemy': { label: 'Face the enemy', detail: 'Each fighter turns to the best facing against the enemies in sight.' },
  'push-where-it-hurts': {
    label: 'Push where it hurts most',
    detail: 'Into a pit, fire or caltrops; where there is none, the fallen fighter stays put.',
  },
} as const

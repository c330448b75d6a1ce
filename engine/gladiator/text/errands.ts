import type { ErrandEnd } from '../../kernel/errand-types.ts'

// The words of errands and of standing answers.

export const ERRANDS = {
  moves: { label: 'Move the rest for me', detail: 'Everybody of yours who is still to move in this turn, and which way he faces' },
  turn: { label: 'Play this turn for me', detail: 'Moves, actions and evasions of your people, to the end of the turn' },
  fight: { label: 'Fight it out', detail: 'Turn after turn, until something stops it' },
} as const

export const LIMITS = {
  sh: { label: 'Stop when somebody of mine has less SH than', detail: 'Only who had more when it began' },
  magic: { label: 'Cast spells', detail: 'Spells cost SH' },
  news: { label: 'Stop when something new happens', detail: 'Somebody dies, is knocked down or disarmed, or appears' },
} as const

export const ENDS = {
  moved: { kind: 'moved', text: 'Everybody has moved.', done: true },
  turn: { kind: 'turn', text: 'The turn is over.', done: true },
  happened: { kind: 'happened', text: 'Something new has happened.', done: false },
} as const satisfies Record<string, ErrandEnd>

export const HURT = (name: string, sh: number, about: string): ErrandEnd => ({
  kind: 'hurt',
  text: sh > 0 ? `${name} has ${sh} SH left.` : `${name} is dead.`,
  done: false,
  about,
})

export const HABITS = {
  'move-last': { label: 'Let the enemy move first', detail: 'Whoever moves last sees where the others stand.' },
  'move-first': { label: 'Move first', detail: 'Your side moves first whenever it may choose.' },
  'engaged-waits': { label: 'Stand fast when engaged', detail: 'Whoever has an enemy before him stays on his square.' },
  'face-the-enemy': { label: 'Face the enemy', detail: 'Everybody turns the way that serves him best against those he sees.' },
  'push-where-it-hurts': { label: 'Push where it hurts most', detail: 'Into a pit, a fire or caltrops; else he is left where he lies.' },
} as const

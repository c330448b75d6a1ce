import type { ErrandEnd } from '../../kernel/errand-types.ts'
import { capital, many } from '../../kernel/words.ts'
import { KIND_NAMES, squareName } from '../names.ts'
import type { Kind, Spot } from '../state.ts'

// The words of errands: what can be asked for, what it would do, how it ended.

export const WALK = {
  label: (to: Spot) => `Walk to ${squareName(to)}`,
  detail: (cost: number, points: number) => `${cost} of ${many(points, 'point')}`,
  step: (to: Spot) => capital(squareName(to)),
  stops: 'Stops by itself when something stirs',
  held: 'A monster’s reach begins there: he must stop',
  arrived: { kind: 'arrived', text: 'He is there.', done: true },
  happened: { kind: 'happened', text: 'Something stirred on the way.', done: false },
  noWay: { kind: 'no-way', text: 'No known way leads there any more.', done: false },
} as const satisfies Record<string, ErrandEnd | string | ((...given: never[]) => string)>

export const MARCH = {
  mine: { label: 'Move my monsters for me', detail: 'Those that can strike or come nearer; some feint, some lie still' },
  close: { label: 'All close in', detail: 'Everybody in earshot, by the shortest way' },
  hunt: (kind: Kind, at: Spot) => `Hunt with the ${KIND_NAMES[kind]} at ${squareName(at)}`,
  huntDetail: 'As near to him as it comes',
  strike: { label: 'Then strike', detail: 'With all that stand beside him' },
  step: (kind: Kind, from: Spot, to: Spot) => `${capital(KIND_NAMES[kind])} from ${squareName(from)} to ${squareName(to)}`,
  done: { kind: 'done', text: 'They have moved.', done: true },
  struck: { kind: 'struck', text: 'They have struck.', done: true },
} as const

export const ASKED = (prompt: string): ErrandEnd => ({ kind: 'asked', text: `Something else is asked: ${prompt}`, done: false })

import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { capital, isSentence, many } from '../../kernel/words.ts'
import { spotOf } from '../chapters/101-catacomb.ts'
import { KIND_NAMES, squareName } from '../open/names.ts'
import type { Kind, Spot } from '../state.ts'

// The words of errands: what can be asked for, what it would do, how it ended.

export const WALK = {
  label: (to: Spot) => `Walk to ${squareName(to)}`,
  detail: (cost: number, points: number) => `${cost} of ${many(points, 'point')}`,
  step: (to: Spot) => capital(squareName(to)),
  doors: (count: number): PlanStep => ({
    label: count === 1 ? 'A shut door beside it' : `${capital(many(count, 'shut door'))} beside it`,
    detail: 'What is behind comes through freely',
    rule: '206A',
  }),
  dark: (count: number): PlanStep => ({
    label: `${capital(many(count, 'square'))} in the dark`,
    detail: 'What lies there is seen from beside it, or with a hard stare',
    rule: '205B',
  }),
  stops: 'Stops by itself when something stirs',
  held: 'A monster’s reach begins there: he must stop',
  arrived: { kind: 'arrived', text: 'He is there.', done: true },
  happened: { kind: 'happened', text: 'Something stirred on the way.', done: false },
  onAndOn: (steps: number, turns: number) => `${many(steps, 'square')}, about ${many(turns, 'turn')}`,
  noWay: { kind: 'no-way', text: 'No known way leads there any more.', done: false },
} as const satisfies Record<string, ErrandEnd | string | ((...given: never[]) => string | PlanStep)>

export const MARCH = {
  mine: { label: 'Move my monsters for me', detail: 'Those that can strike or come nearer; some feint, some lie still' },
  close: { label: 'All close in', detail: 'Everybody in earshot, by the shortest way' },
  hunt: (name: string, at: Spot) => `Hunt with the ${name} at ${squareName(at)}`,
  huntDetail: 'As near to him as it comes',
  strike: { label: 'Then strike', detail: 'With all that stand beside him; that ends the phase' },
  step: (kind: Kind, from: Spot, to: Spot) => `${capital(KIND_NAMES[kind])} from ${squareName(from)} to ${squareName(to)}`,
  done: { kind: 'done', text: 'They have moved.', done: true },
  struck: { kind: 'struck', text: 'They have struck.', done: true },
} as const

/** Somebody else's section is being played, and the person has the monsters there. */
export const TURNED = (name: string, prompt: string): ErrandEnd => ({
  kind: 'turned',
  text: `His turn is over, and it is ${name}’s: ${isSentence(prompt) ? prompt : `${prompt}.`}`,
  done: false,
})

export const FIGHT = {
  label: 'Fight it out',
  detail: 'Blow after blow at those beside him, while he has points',
  hits: { label: 'Stop when strength and hits together are under', detail: 'He dies when both are gone' },
  won: { kind: 'won', text: 'Nobody stands beside him any more.', done: true },
  spent: { kind: 'spent', text: 'He has no points left to strike.', done: false },
  stirred: { kind: 'happened', text: 'Something else stirred.', done: false },
  hurt: (left: number): ErrandEnd => ({ kind: 'hurt', text: `He has ${left} of strength and hits left.`, done: false }),
} as const

export const ONWARD = {
  label: 'On towards Alysa',
  detail: (far: number) => `${many(far, 'square')} by the halls, striking at what bars the way`,
  step: (id: string) => capital(squareName(spotOf(id))),
  strikes: 'Strikes at what bars the way; stops for traps, and when he is badly hurt',
  there: { kind: 'arrived', text: 'He is with Alysa.', done: true },
  noWay: { kind: 'no-way', text: 'No step brings him nearer now.', done: false },
  cannotHit: { kind: 'no-way', text: 'He cannot hit those who bar his way.', done: false },
} as const

export const DOOR = {
  label: (value: number) => `Keep at the door of ${value}`,
  detail: 'A point for each attempt, until it opens or none is left',
  opened: { kind: 'opened', text: 'The door is open.', done: true },
  spent: { kind: 'spent', text: 'He has no points left to try it again.', done: false },
} as const

export const MEND = {
  breather: { label: 'Recover what helps most', detail: 'One level after the other' },
  excess: { label: 'Where it hurts least', detail: 'One point after the other' },
  done: { kind: 'done', text: 'Nothing is left to be chosen.', done: true },
} as const

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'end-when-spent': {
    label: 'Done when only turning is left',
    detail: 'His phase ends by itself when all that he could still do is turn.',
    usual: true,
  },
  'strike-back': { label: 'Strike back at the best of them', detail: 'It costs nothing: at those where it is worth most.' },
} as const

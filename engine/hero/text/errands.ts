import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { capital, isSentence, many } from '../../kernel/words.ts'
import { spotOf } from '../chapters/101-catacomb.ts'
import { KIND_NAMES, squareName } from '../open/names.ts'
import type { Kind, Spot } from '../state.ts'

// The words of plans: what they are, what they would do, how they ended.

export const WALK = {
  label: (to: Spot) => `Walk to ${squareName(to)}`,
  detail: (cost: number, points: number) => `${cost} of ${many(points, 'point')}`,
  step: (to: Spot) => capital(squareName(to)),
  doors: (count: number): PlanStep => ({
    label: count === 1 ? 'A shut door beside it' : `${capital(many(count, 'shut door'))} beside it`,
    detail: 'Monsters behind it come through freely',
    rule: '206A',
  }),
  dark: (count: number): PlanStep => ({
    label: `${capital(many(count, 'square'))} in the dark`,
    detail: 'He sees what lies there only from beside it, or with a hard stare',
    rule: '205B',
  }),
  stops: 'Stops when something stirs',
  held: 'A monster reaches that far: he must stop there',
  arrived: { kind: 'arrived', text: 'He is there.', done: true },
  happened: { kind: 'happened', text: 'Something stirred on the way.', done: false },
  onAndOn: (steps: number, turns: number) => `${many(steps, 'square')}, about ${many(turns, 'turn')}`,
  noWay: { kind: 'no-way', text: 'No known way leads there any more.', done: false },
} as const satisfies Record<string, ErrandEnd | string | ((...given: never[]) => string | PlanStep)>

export const MARCH = {
  mine: { label: 'Move my monsters for me', detail: 'Moves those that can strike or come nearer; some feint, some lie still' },
  close: { label: 'All close in', detail: 'Moves all in earshot by the shortest way' },
  hunt: (name: string, at: Spot) => `Hunt with the ${name} at ${squareName(at)}`,
  huntDetail: 'Comes as near to him as it can',
  strike: { label: 'Then strike', detail: 'With all that stand beside him, which ends the phase' },
  step: (kind: Kind, from: Spot, to: Spot) => `${capital(KIND_NAMES[kind])} from ${squareName(from)} to ${squareName(to)}`,
  done: { kind: 'done', text: 'They have moved.', done: true },
  struck: { kind: 'struck', text: 'They have struck.', done: true },
} as const

/** Another section is being played, and the person has the monsters there. */
export const TURNED = (name: string, prompt: string): ErrandEnd => ({
  kind: 'turned',
  text: `His turn is over, and it is ${name}’s: ${isSentence(prompt) ? prompt : `${prompt}.`}`,
  done: false,
})

export const FIGHT = {
  label: 'Fight it out',
  detail: 'Strikes at those beside him while he has points',
  hits: { label: 'Stop when strength plus hits drop below', detail: 'He dies when both are gone' },
  won: { kind: 'won', text: 'No foe is left beside him.', done: true },
  spent: { kind: 'spent', text: 'He has no points left to strike.', done: false },
  stirred: { kind: 'happened', text: 'Something else stirred.', done: false },
  hurt: (left: number): ErrandEnd => ({ kind: 'hurt', text: `He has only ${left} left of strength and hits together.`, done: false }),
} as const

export const ONWARD = {
  label: 'Head for Alysa',
  detail: (far: number) => `${many(far, 'square')} through the halls; strikes at what bars the way`,
  step: (id: string) => capital(squareName(spotOf(id))),
  strikes: 'Strikes at what bars the way. Stops for traps, and when he is badly hurt',
  there: { kind: 'arrived', text: 'He is with Alysa.', done: true },
  noWay: { kind: 'no-way', text: 'No step brings him nearer now.', done: false },
  cannotHit: { kind: 'no-way', text: 'He cannot hit what bars his way.', done: false },
} as const

export const DOOR = {
  label: (value: number) => `Keep at the door of ${value}`,
  detail: 'One point for each attempt, until it opens or he has none left',
  opened: { kind: 'opened', text: 'The door is open.', done: true },
  spent: { kind: 'spent', text: 'He has no points left to try it again.', done: false },
} as const

export const MEND = {
  breather: { label: 'Recover what helps most', detail: 'Chooses one level after the other' },
  excess: { label: 'Take it where it hurts least', detail: 'Chooses for one point after the other' },
  done: { kind: 'done', text: 'There is nothing left to choose.', done: true },
} as const

/** Standing answers, as a list of them names them. */
export const HABITS = {
  'end-when-spent': {
    label: 'End when only turning is left',
    detail: 'Ends his phase when all he could still do is turn.',
    usual: true,
  },
  'strike-back': { label: 'Strike back at the best target', detail: 'Strikes back where it is worth most. It costs nothing.' },
} as const

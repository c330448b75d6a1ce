import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { capital, many } from '../../kernel/words.ts'
import type { Feature } from '../tables/index.ts'
import type { WoundPoints } from '../view-types.ts'
import { described, WAY_NAMES } from './06-movement.ts'
import { placeName } from './place-name.ts'

// The words of errands: what can be asked for, what it would do, how it ended.

/** A place as a way names it. */
interface Named {
  readonly kind: 'gateway' | 'room' | 'corridor'
  readonly feature: Feature | null
  readonly x: number
  readonly y: number
  readonly level: number
}

/** Where or about whom a note is. */
type Where = Pick<PlanStep, 'about' | 'at'>

export const WALK = {
  label: (there: Named, level: number) =>
    `Walk to ${placeName(there)}, ${described(there.kind, there.feature)}${there.level === level ? '' : ` on level ${there.level}`}`,
  detail: (steps: number, turn: number) => `${capital(many(steps, 'step'))}; turn ${turn} becomes turn ${turn + steps}`,
  past: { label: 'Pass by what there is to look at', detail: 'Nothing on the way is investigated (13.0).' },
  step: (way: keyof typeof WAY_NAMES, to: Named) => `${capital(WAY_NAMES[way])} to ${placeName(to)}, ${described(to.kind, to.feature)}`,
  undisturbed: (p: number): Odds => ({ text: percent(p), chance: p, of: 'nothing comes' }),
  waits: (name: string, there: Named, where: Where): PlanStep => ({ label: `${name} waits at ${placeName(there)}`, rule: '6.9', ...where }),
  unentered: (there: Named, where: Where): PlanStep => ({ label: `Nobody has been at ${placeName(there)}`, rule: '8.1', ...where }),
  hurt: (name: string, { left, total }: WoundPoints, where: Where): PlanStep => ({
    label: `${name} has ${left} of ${total} Wound Points`,
    ...where,
  }),
  behind: (name: string, where: Where): PlanStep => ({
    label: `${name} waits elsewhere and is not with the party`,
    rule: '10.6',
    ...where,
  }),
  arrived: { kind: 'arrived', text: 'The party is there.', done: true },
  happened: { kind: 'happened', text: 'Something happened on the way.', done: false },
  asked: (prompt: string) => `On the way: ${prompt}`,
  noWay: { kind: 'no-way', text: 'No known way leads there any more.', done: false },
} as const satisfies Record<string, ErrandEnd | object | ((...given: never[]) => unknown)>

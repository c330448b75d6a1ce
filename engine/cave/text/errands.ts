import { many } from '../../kernel/words.ts'
import { theSpace } from '../open/names.ts'
import type { SpaceId } from '../tables/table-types.ts'

// The words of plans: what they do, and how they ended.

export const WALK = {
  label: (space: SpaceId) => `Walk to ${theSpace(space)}`,
  sure: 'The walk ends there',
  byChance: (chance: string) => `${chance} to end there`,
  ends: 'to end there',
  turns: 'At turnings where the die decides, you may be led elsewhere.',
  arrived: { kind: 'arrived', text: 'You are there.', done: true },
  elsewhere: { kind: 'elsewhere', text: 'The walk ended elsewhere.', done: false },
} as const

/** Over several turns. */
export const ONWARD = {
  label: (space: SpaceId) => `Head for ${theSpace(space)}`,
  far: (steps: number) => `${many(steps, 'space')} away: moves you turn by turn`,
  stops: 'Stops when you must decide something else, come to harm, or the Magic Crystal is found.',
  arrived: { kind: 'arrived', text: 'You are there.', done: true },
  noWay: { kind: 'no-way', text: 'No way leads there any more.', done: false },
} as const

export const DECKS = {
  label: 'Cards on the way',
  options: [
    { id: 'adventure', label: 'Adventure deck' },
    { id: 'cave', label: 'Cave deck' },
    { id: 'ask', label: 'Ask me' },
  ],
} as const

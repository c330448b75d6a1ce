import { many } from '../../kernel/words.ts'
import { theSpace } from '../open/names.ts'
import type { SpaceId } from '../tables/table-types.ts'

// The words of errands: what can be asked for, and how it ended.

export const WALK = {
  label: (space: SpaceId) => `Walk to ${theSpace(space)}`,
  sure: 'The walk ends there',
  byChance: (chance: string) => `The walk ends there with a chance of ${chance}`,
  ends: 'to end there',
  turns: 'Where the die decides, the walk may lead elsewhere.',
  arrived: { kind: 'arrived', text: 'The walk ended there.', done: true },
  elsewhere: { kind: 'elsewhere', text: 'The walk ended elsewhere.', done: false },
} as const

/** Over several turns. */
export const ONWARD = {
  label: (space: SpaceId) => `On towards ${theSpace(space)}`,
  far: (steps: number) => `${many(steps, 'space')} away, turn after turn until you have to decide something`,
  stops: 'Stops at every other question, at any harm, and when the Magic Crystal is found.',
  arrived: { kind: 'arrived', text: 'You are there.', done: true },
  noWay: { kind: 'no-way', text: 'No way leads there now.', done: false },
} as const

export const DECKS = {
  label: 'Cards on the way',
  options: [
    { id: 'adventure', label: 'Adventure deck' },
    { id: 'cave', label: 'Cave deck' },
    { id: 'ask', label: 'Ask me' },
  ],
} as const

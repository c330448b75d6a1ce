import type { SpaceId } from '../tables/table-types.ts'
import { theSpace } from './names.ts'

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

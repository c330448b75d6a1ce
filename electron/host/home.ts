import { refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'

type Calls =
  | 'character.prices'
  | 'character.advance'
  | 'character.undo'
  | 'character.equip'
  | 'character.give'
  | 'character.retire'
  | 'character.note'
  | 'character.ledger'

const UNBUILT = () => refused({ code: 'internal', message: 'Not built yet.' })

export function homeHandlers(_context: Context): Pick<Handlers, Calls> {
  return {
    'character.prices': UNBUILT,
    'character.advance': UNBUILT,
    'character.undo': UNBUILT,
    'character.equip': UNBUILT,
    'character.give': UNBUILT,
    'character.retire': UNBUILT,
    'character.note': UNBUILT,
    'character.ledger': UNBUILT,
  }
}

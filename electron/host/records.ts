import { refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'

type Calls = 'character.export' | 'character.import' | 'campaign.records'

const UNBUILT = () => refused({ code: 'internal', message: 'Not built yet.' })

export function recordHandlers(_context: Context): Pick<Handlers, Calls> {
  return {
    'character.export': UNBUILT,
    'character.import': UNBUILT,
    'campaign.records': UNBUILT,
  }
}

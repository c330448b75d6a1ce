import { refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'
import type { Sessions } from './sessions.ts'

type Calls = 'game.story' | 'campaign.stats' | 'records.hall'

const UNBUILT = () => refused({ code: 'internal', message: 'Not built yet.' })

export function chronicleHandlers(_context: Context, _sessions: Sessions): Pick<Handlers, Calls> {
  return {
    'game.story': UNBUILT,
    'campaign.stats': UNBUILT,
    'records.hall': UNBUILT,
  }
}

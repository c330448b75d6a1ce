import { refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'
import type { Sessions } from './sessions.ts'

type Calls = 'campaign.export' | 'campaign.import' | 'upload.begin' | 'upload.add'

const UNBUILT = () => refused({ code: 'internal', message: 'Not built yet.' })

export function transferHandlers(_context: Context, _sessions: Sessions): Pick<Handlers, Calls> {
  return {
    'campaign.export': UNBUILT,
    'campaign.import': UNBUILT,
    'upload.begin': UNBUILT,
    'upload.add': UNBUILT,
  }
}

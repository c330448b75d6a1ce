import { refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'

type Calls = 'storage.status' | 'storage.retry' | 'backup.create' | 'backup.list' | 'backup.verify' | 'backup.restore' | 'report.create'

const UNBUILT = () => refused({ code: 'internal', message: 'Not built yet.' })

export function safetyHandlers(_context: Context): Pick<Handlers, Calls> {
  return {
    'storage.status': UNBUILT,
    'storage.retry': UNBUILT,
    'backup.create': UNBUILT,
    'backup.list': UNBUILT,
    'backup.verify': UNBUILT,
    'backup.restore': UNBUILT,
    'report.create': UNBUILT,
  }
}

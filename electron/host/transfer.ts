import { answered, refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'
import type { Uploads } from './transfer/uploads.ts'

type Calls = 'campaign.export' | 'campaign.import' | 'upload.begin' | 'upload.add'

const UNBUILT = () => refused({ code: 'internal', message: 'Not built yet.' })

/** Whole campaigns as files, out and in, and the way in for files that are larger than a message. */
export function transferHandlers(context: Context, uploads: Uploads): Pick<Handlers, Calls> {
  return {
    'campaign.export': UNBUILT,
    'campaign.import': UNBUILT,
    'upload.begin': ({ size }) => answered(uploads.begin(context.newId(), size)),
    'upload.add'({ upload, piece }) {
      const added = uploads.add(upload, piece)
      return 'code' in added ? refused(added) : answered(added)
    },
  }
}

import { checkBooks, checkRaids } from '../campaign/checks.ts'
import { readRecordsFile } from '../files/records/read.ts'
import { readCampaign } from '../files/transfer/read.ts'
import { showOthers } from '../files/transfer/show.ts'
import { writeCampaign } from '../files/transfer/write.ts'
import { tellTales } from '../play/retell.ts'

/** Everything that worker threads do, by name: each gets its input and its room, and its result goes back to the host. */
export const JOBS = {
  'check-books': checkBooks,
  'check-raids': checkRaids,
  'read-campaign': readCampaign,
  'read-records': readRecordsFile,
  'tell-tales': tellTales,
  'show-others': showOthers,
  'write-campaign': writeCampaign,
} as const

export type JobName = keyof typeof JOBS
export type JobInput<J extends JobName> = Parameters<(typeof JOBS)[J]>[0]
export type JobOutput<J extends JobName> = Awaited<ReturnType<(typeof JOBS)[J]>>

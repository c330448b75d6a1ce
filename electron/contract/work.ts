import { z } from 'zod'
import { WorkId } from './fields.ts'

// Work that takes long goes on while the host answers other calls. A call that may take long can be given a name by its caller.

export const CancelInput = z.strictObject({ work: WorkId })
/** `stopped` is false where there is no such work, or none any more. The call itself is refused as `cancelled`. */
export const Cancelled = z.strictObject({ work: z.string(), stopped: z.boolean() })
export const WorkInput = z.strictObject({ work: WorkId.exactOptional() })

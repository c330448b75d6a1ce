import { z } from 'zod'
import { Campaign, Character } from './campaign.ts'
import { CampaignId, CharacterId, SessionId, UploadId, WorkId } from './fields.ts'
import { boundedObject } from './plain-json.ts'

// Files exported and imported, and the safety of the campaign file itself.

const Text = z.string()
const Count = z.int().min(0)

export const FORMATS = ['json', 'markdown', 'csv', 'html', 'pdf'] as const
export const Format = z.enum(FORMATS)
export type Format = z.infer<typeof Format>

/** A file for the caller to save. */
export const OutgoingFile = z.strictObject({
  filename: Text,
  mediaType: Text,
  /** The encoding of `data`: as it is, or base64 for anything but text. */
  encoding: z.enum(['utf8', 'base64']),
  data: Text,
  /**
   * How this file comes back by `character.import` or `campaign.import`: as their `data`, or, too long for that, as an `upload` sent in
   * pieces. Left out of a file that is only read.
   */
  importAs: z.enum(['data', 'upload']).exactOptional(),
})
export type OutgoingFile = z.infer<typeof OutgoingFile>

export const ExportInput = z.strictObject({ character: CharacterId, format: Format })
/** All characters of a campaign in one file. */
export const RosterExportInput = z.strictObject({ campaign: CampaignId, format: Format, work: WorkId.exactOptional() })

/** The longest text of one record, or of one piece of an upload, in characters. */
export const LONGEST_RECORD = 700_000

/** How a file of that text comes back. */
export function importAs(data: string): 'data' | 'upload' {
  return data.length <= LONGEST_RECORD ? 'data' : 'upload'
}
const IN_PIECES = 'is too long for one message: send the file in pieces (upload.begin) and name it by upload'

/** A record of one character or of a roster. `data`: the file's text, or its parsed content; `upload`: a file sent earlier. */
export const ImportInput = z.union([
  z.strictObject({
    campaign: CampaignId,
    work: WorkId.exactOptional(),
    data: z.union([z.string().max(LONGEST_RECORD, IN_PIECES), boundedObject({ depth: 12, values: 200_000, text: 20_000 })]),
  }),
  z.strictObject({ campaign: CampaignId, work: WorkId.exactOptional(), upload: UploadId }),
])
/** The character. `others` are the rest of a roster file. */
export const Imported = Character.extend({ others: z.array(Character).exactOptional() })

/** `raw`: a database file with every row of that campaign, as it stands, for one that cannot be read. It cannot be imported. */
export const CampaignExportInput = z.strictObject({ campaign: CampaignId, raw: z.boolean().exactOptional(), work: WorkId.exactOptional() })

/** The largest campaign file accepted, in bytes. */
export const LARGEST_UPLOAD = 64 * 1024 * 1024
/** A file too large for one message is first sent in pieces. */
export const UploadBeginInput = z.strictObject({ size: z.int().min(1).max(LARGEST_UPLOAD) })
export const UploadAddInput = z.strictObject({ upload: UploadId, piece: z.base64().min(4).max(LONGEST_RECORD) })
export const Upload = z.strictObject({ upload: Text, size: Count, received: Count })

/** `data`: a small file in base64; `upload`: one sent earlier. */
export const CampaignImportInput = z.union([
  z.strictObject({ work: WorkId.exactOptional(), data: z.base64().min(4).max(LONGEST_RECORD, IN_PIECES) }),
  z.strictObject({ work: WorkId.exactOptional(), upload: UploadId }),
])
export const CampaignImported = z.strictObject({ campaign: Campaign, characters: Count, raids: Count })

// ---------------------------------------------------------------- safety

export const STORAGE_KINDS = [
  'foreign',
  'newer',
  'locked',
  'damaged',
  'read-only',
  'full',
  'missing',
  'busy',
  'failing',
  'old-node',
] as const

/** Whether the campaigns can be used, and if not, what happened, what is safe and what to do. */
export const StorageStatus = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('open'),
    /** Where they are kept. Campaigns in memory are lost when the program ends. */
    kept: z.enum(['file', 'memory']),
    /** Bytes. */
    size: Count,
    /** The format of the file. */
    version: Count,
    backups: z.strictObject({
      /** ISO time of the newest one that was read back whole; null where there is none. */
      newest: Text.nullable(),
      /** Why the last one could not be made, or why none can be, in a sentence; null once one has been. */
      failed: Text.nullable(),
    }),
  }),
  z.strictObject({
    state: z.literal('refused'),
    kind: z.enum(STORAGE_KINDS),
    happened: Text,
    safe: Text,
    todo: z.array(Text),
    /** Whether restoring a backup can help. */
    restorable: z.boolean(),
  }),
])
export type StorageStatus = z.infer<typeof StorageStatus>

export const BACKUP_REASONS = ['manual', 'raid', 'quit', 'migration', 'delete', 'restore', 'unsound'] as const
export const BackupId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9.-]*\.db$/)
export const Backup = z.strictObject({
  backup: Text,
  /** ISO time. */
  at: Text,
  reason: z.enum(BACKUP_REASONS),
  /** Bytes. */
  size: Count,
})
export type Backup = z.infer<typeof Backup>
export const BackupInput = z.strictObject({ backup: BackupId })
export const RestoreInput = z.strictObject({ backup: BackupId, work: WorkId.exactOptional() })
/** A backup as a file of its own, to be kept on another disk. Put back among the backups under its name, it can be restored. */
export const BackupExportInput = z.strictObject({ backup: BackupId, work: WorkId.exactOptional() })
export const BackupVerified = z.strictObject({
  backup: Text,
  ok: z.boolean(),
  /** What is wrong with it, in words; empty if nothing is. */
  problems: z.array(Text),
  campaigns: z.array(z.strictObject({ name: Text, characters: Count, raids: Count })),
})
export type BackupVerified = z.infer<typeof BackupVerified>
/** `aside`: the backup that holds the previous content; null where none was readable. */
export const Restored = z.strictObject({ backup: Text, aside: Text.nullable() })

export const ReportInput = z.strictObject({ session: SessionId.exactOptional() })

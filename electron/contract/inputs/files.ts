import { z } from 'zod'
import { FORMATS, STORY_FORMATS } from '../files.ts'
import { LARGEST_FILE, LONGEST_RECORD } from '../limits.ts'
import { CampaignId, CharacterId, SessionId, UploadId, WorkId } from './fields.ts'
import { boundedObject } from './plain-json.ts'

const Format = z.enum(FORMATS)
const Told = z.enum(STORY_FORMATS)

export const ExportInput = z.strictObject({ character: CharacterId, format: Format })

/** All characters of a campaign in one file. */
export const RosterExportInput = z.strictObject({ campaign: CampaignId, format: Format, work: WorkId.exactOptional() })

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

/** A finished game, or a whole campaign, told. */
export const StoryExportInput = z.union([
  z.strictObject({ session: SessionId, as: Told }),
  z.strictObject({ campaign: CampaignId, as: Told, work: WorkId.exactOptional() }),
])

/** `raw`: a database file with every row of that campaign, as it stands, for one that cannot be read. It cannot be imported. */
export const CampaignExportInput = z.strictObject({ campaign: CampaignId, raw: z.boolean().exactOptional(), work: WorkId.exactOptional() })

const TOO_LARGE = `is too large: a file may have ${LARGEST_FILE / 2 ** 20} MB, and a larger backup is restored by its path`

/** A file too large for one message is first sent in pieces. */
export const UploadBeginInput = z.strictObject({ size: z.int().min(1).max(LARGEST_FILE, TOO_LARGE) })

export const UploadAddInput = z.strictObject({ upload: UploadId, piece: z.base64().min(4).max(LONGEST_RECORD) })

const Small = z.base64().min(4).max(LONGEST_RECORD, IN_PIECES)

/** `data`: a small file in base64; `upload`: one sent earlier. */
export const CampaignCompareInput = z.union([
  z.strictObject({ work: WorkId.exactOptional(), data: Small }),
  z.strictObject({ work: WorkId.exactOptional(), upload: UploadId }),
])

/** `replace`: the campaign here that the file is a later state of; with `forked`, even where both have gone on. */
const replacing = { replace: CampaignId.exactOptional(), forked: z.literal(true).exactOptional(), work: WorkId.exactOptional() }

export const CampaignImportInput = z.union([
  z.strictObject({ ...replacing, data: Small }),
  z.strictObject({ ...replacing, upload: UploadId }),
])

/** `secrets`: also of an open game that hides something from its seats; the file then says so. */
export const SessionExportInput = z.strictObject({ session: SessionId, secrets: z.boolean().exactOptional(), work: WorkId.exactOptional() })

export const BackupId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9][a-z0-9.-]*\.db$/)

export const BackupInput = z.strictObject({ backup: BackupId })

/** The path of a file or folder on the host's machine. */
const Path = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^\P{C}+$/u, 'must be one line of visible characters')

/** One of our backups; or one that lies elsewhere: by its path, as its content in base64, or sent earlier. */
export const RestoreInput = z.union([
  z.strictObject({ backup: BackupId, work: WorkId.exactOptional() }),
  z.strictObject({ path: Path, work: WorkId.exactOptional() }),
  z.strictObject({ data: Small, work: WorkId.exactOptional() }),
  z.strictObject({ upload: UploadId, work: WorkId.exactOptional() }),
])

export const ChooseCopyInput = z.strictObject({ folder: Path })

/** A backup as a file of its own, to be kept on another disk. Put back among the backups under its name, it can be restored. */
export const BackupExportInput = z.strictObject({ backup: BackupId, work: WorkId.exactOptional() })

export const ReportInput = z.strictObject({ session: SessionId.exactOptional() })

export { CHARACTER_STATUSES, RAID_FATES, UNITS } from '../../engine/kernel/campaign-types.ts'
export { SESSION_STATUSES, UNDO_MODES } from '../../engine/kernel/types.ts'
export * from './calls.ts'
export type { Campaign, CampaignInfo, Character, CharacterRow, Fell, Jewel } from './campaign.ts'
export type { Chapter, Course, Feat, GameRecord, HallOfRecords, LeftOut, Luck, RaidFigures, Stats, Story, Unreadable } from './chronicle.ts'
export { type Bridge, CallError, type Client, clientOf } from './client.ts'
export { COMMAND_IDS, COMMANDS, type CommandId, type CommandInfo, lastUseOf, RECENT_CAMPAIGNS, recentCampaigns } from './commands.ts'
export { Ended, MOST_ANSWERS } from './errands.ts'
export * from './events.ts'
export { LONGEST_NAME } from './fields.ts'
export {
  BACKUP_REASONS,
  type Backup,
  type BackupVerified,
  FORMATS,
  type Format,
  importAs,
  LARGEST_UPLOAD,
  LONGEST_RECORD,
  type OutgoingFile,
  STORAGE_KINDS,
  type StorageStatus,
} from './files.ts'
export { type LedgerRow, LONGEST_NOTE, type Price, type Verified } from './home.ts'
export * from './reply.ts'
export type { Hint, Log, RuleEntry, SessionRow } from './session.ts'
export { type Estimate, MOST_TRIALS, type Simulation } from './simulation.ts'
export { MOST_TEMPLATES, type Template } from './templates.ts'

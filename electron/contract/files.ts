import type { SessionStatus } from '../../engine/kernel/types.ts'
import type { Campaign, Character } from './campaign.ts'
import { LONGEST_RECORD } from './limits.ts'

// Files exported and imported, and the safety of the campaign file itself.

export const FORMATS = ['json', 'markdown', 'csv', 'html', 'pdf'] as const
export type Format = (typeof FORMATS)[number]

/** What a story is written as. */
export const STORY_FORMATS = ['html', 'markdown', 'pdf'] as const
export type StoryFormat = (typeof STORY_FORMATS)[number]

/** How the names of exported campaigns, of character records and of single games end: the system opens such files with the installed app. */
export const CAMPAIGN_ENDING = '.citadel'
export const CHARACTER_ENDING = '.citadel-character'
export const GAME_ENDING = '.citadel-game'

/** A file that the person opened with the desktop app, still unread by anyone. */
export interface OpenedFile {
  readonly name: string
  /** In base64. */
  readonly data: string
}

/** A file for the caller to save. */
export interface OutgoingFile {
  readonly filename: string
  readonly mediaType: string
  /** The encoding of `data`: as it is, or base64 for anything but text. */
  readonly encoding: 'utf8' | 'base64'
  readonly data: string
  /**
   * How this file comes back by `character.import`, `campaign.import` or `session.import`: as their `data`, or, too long for that, as an `upload` sent in
   * pieces. Left out of a file that is only read.
   */
  readonly importAs?: 'data' | 'upload'
}

/** How a file of that text comes back. */
export function importAs(data: string): 'data' | 'upload' {
  return data.length <= LONGEST_RECORD ? 'data' : 'upload'
}

/** The character. `others` are the rest of a roster file. */
export interface Imported extends Character {
  readonly others?: readonly Character[]
}

export interface Upload {
  readonly upload: string
  readonly size: number
  readonly received: number
}

/** A game that one side of a campaign has played since the two parted, or has gone on with. */
export interface PlayedSince {
  /** Its number in the campaign, on that side. */
  readonly number: number
  readonly status: SessionStatus
  /** How it ended, in a sentence; null while it is open. */
  readonly outcome: string | null
  /** ISO times of its beginning and of the newest answer. */
  readonly startedAt: string
  readonly playedAt: string
  readonly answers: number
  /** Who went, and who of them fell or was lost, by name. */
  readonly went: readonly string[]
  readonly fell: readonly string[]
}

/** What a campaign file is against the campaigns here. */
export interface CampaignCompared {
  /** `ahead`: it has come out of ours, which has not changed since; `behind`: ours has come out of it; `forked`: both have gone on. */
  readonly state: 'new' | 'same' | 'ahead' | 'behind' | 'forked'
  /** The campaign that it is; left out where it is new. */
  readonly campaign?: string
  /** What the file holds, and when it was written. */
  readonly file: {
    readonly name: string
    readonly game: string
    readonly characters: number
    readonly raids: number
    readonly writtenAt: string
  }
  /** ISO time of the newest state that both have had; null where none is known. */
  readonly common: string | null
  readonly ours: readonly PlayedSince[]
  readonly theirs: readonly PlayedSince[]
  /** Who came since, or has changed in any way, by name. */
  readonly people: { readonly ours: readonly string[]; readonly theirs: readonly string[] }
}

export interface CampaignImported {
  readonly campaign: Campaign
  readonly characters: number
  readonly raids: number
  /** The backup that holds what it replaced; left out where it replaced nothing, null for campaigns in memory. */
  readonly backup?: string | null
}

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
export type StorageStatus =
  | {
      readonly state: 'open'
      /** Where they are kept. Campaigns in memory are lost when the program ends. */
      readonly kept: 'file' | 'memory'
      /** Bytes. */
      readonly size: number
      /** The format of the file. */
      readonly version: number
      readonly backups: {
        /** ISO time of the newest one that was read back whole; null where there is none. */
        readonly newest: string | null
        /** Why the last one could not be made, or why none can be, in a sentence; null once one has been. */
        readonly failed: string | null
      }
    }
  | {
      readonly state: 'refused'
      readonly kind: (typeof STORAGE_KINDS)[number]
      readonly happened: string
      readonly safe: string
      readonly todo: readonly string[]
      /** Whether restoring a backup can help. */
      readonly restorable: boolean
    }

export const BACKUP_REASONS = ['manual', 'raid', 'quit', 'replace', 'migration', 'delete', 'restore', 'brought', 'unsound'] as const
export interface Backup {
  readonly backup: string
  /** ISO time. */
  readonly at: string
  readonly reason: (typeof BACKUP_REASONS)[number]
  /** Bytes. */
  readonly size: number
}
export interface BackupVerified {
  readonly backup: string
  readonly ok: boolean
  /** What is wrong with it, in words; empty if nothing is. */
  readonly problems: readonly string[]
  readonly campaigns: readonly { readonly name: string; readonly characters: number; readonly raids: number }[]
}
/** A check of everything that goes on by itself once a week, while nobody plays. */
export interface WeekChecked {
  /** ISO time. */
  readonly at: string
  /** So many campaigns were verified. */
  readonly campaigns: number
  /** What was found wrong with them or with the newest backup, in sentences; empty if nothing was. */
  readonly problems: readonly string[]
}
/** The folder that gets every backup once more. */
export interface CopyStatus {
  /** As the person has named it; null where none is chosen. */
  readonly folder: string | null
  /** The newest backup that is there: an ISO time, and its bytes. Null where none is, or where nobody has looked yet. */
  readonly newest: { readonly at: string; readonly size: number } | null
  /** Why the last copy could not be made, in a sentence, and when; null once one has been. */
  readonly failed: { readonly at: string; readonly why: string } | null
  /** Whether that folder lies on the disk of the campaigns. */
  readonly sameDisk: boolean
  /** The program that synchronises the folder of the campaigns themselves, by its name; null for none that is known. */
  readonly synchronised: string | null
}
/** `aside`: the backup that holds the previous content; null where none was readable. */
export interface Restored {
  readonly backup: string
  readonly aside: string | null
}

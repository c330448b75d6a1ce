import type { StorageKind } from '../../../db/errno.ts'

/** What a person is told when the campaigns cannot be used: no paths, nothing of the database's own words. */
interface Words {
  readonly happened: string
  readonly safe: string
  readonly todo: readonly string[]
}

interface Trouble extends Words {
  /** Whether restoring a backup can help. */
  readonly restorable: boolean
  /** What is said differently where it happens while the campaigns are open. */
  readonly running?: Partial<Words>
}

const UNWRITTEN = 'Everything that was answered is safe. If your last choice does not show, it was not recorded: make it again.'

const TROUBLES = {
  foreign: {
    happened: 'The file where your campaigns should be belongs to another program.',
    safe: 'That file has not been touched, and your backups are as they were.',
    todo: [
      'If you know the file, move it to where it belongs, then try again.',
      'Or restore a backup: the other file is kept among the backups, under a name of its own.',
    ],
    restorable: true,
  },
  newer: {
    happened: 'Your campaigns were last opened by a newer version of Citadel than this one.',
    safe: 'Nothing has been changed: the newer version will find everything as it left it.',
    todo: [
      'Start the newer version again, or install the latest one.',
      'Or restore a backup from before the change: the newer file is kept among the backups.',
    ],
    restorable: true,
  },
  locked: {
    happened: 'Your campaigns are already open in another window of Citadel, or in another program.',
    safe: 'Nothing is lost: the other one has them.',
    todo: ['Go on there, or close it and try again.'],
    restorable: false,
  },
  damaged: {
    happened: 'The file that holds your campaigns is damaged: parts of it cannot be read.',
    safe: 'Nothing more is written to it, and your backups are as they were.',
    todo: [
      'Restore the newest backup that is whole. The damaged file is kept among the backups.',
      'Save a report first if you want it looked into.',
      'Check the disk: damage seldom comes from nowhere.',
    ],
    restorable: true,
  },
  'read-only': {
    happened: 'The folder that holds your campaigns, or the file in it, cannot be written to.',
    safe: 'Nothing is lost: what you chose before is on the disk.',
    todo: ['Give yourself permission to write there, or unlock the disk it is on, then try again.'],
    restorable: false,
    running: { happened: 'The folder that holds your campaigns can no longer be written to.', safe: UNWRITTEN },
  },
  full: {
    happened: 'The disk that holds your campaigns is full, or your share of it is used up.',
    safe: 'Nothing is lost: what you chose before is on the disk.',
    todo: ['Free some space on that disk, then try again.', 'Old backups may be deleted; keep the newest.'],
    restorable: false,
    running: { safe: UNWRITTEN },
  },
  missing: {
    happened: 'The file that holds your campaigns is not where it was, or its folder cannot be opened.',
    safe: 'Nothing has been written in its place. The backups beside it are as they were.',
    todo: [
      'If it is on another disk, connect that disk, then try again.',
      'If you moved it, move it back, then try again.',
      'If it is gone, restore the newest backup. To start afresh instead, move the folder of backups away too.',
    ],
    restorable: true,
    running: {
      happened: 'The folder that holds your campaigns was moved or deleted while they were open.',
      safe: 'Citadel still has everything in memory: leave it running until this is settled. Your last choice was not recorded.',
      todo: ['If the folder was moved, move it back, then try again.', 'If it was deleted, just try again: everything is written again.'],
    },
  },
  busy: {
    happened: 'Another program is using the file that holds your campaigns, or too many files are open on this machine.',
    safe: 'Nothing is lost: what you chose before is on the disk.',
    todo: ['Wait a moment, then try again.', 'If it happens again, close other programs, above all those that copy or scan files.'],
    restorable: false,
    running: { safe: UNWRITTEN },
  },
  failing: {
    happened: 'The disk that holds your campaigns reports an error.',
    safe: 'What you chose before was on the disk, as far as the disk can be trusted.',
    todo: [
      'Copy the folder that holds your campaigns to another disk.',
      'Then try again. If it happens once more, replace the disk.',
      'If the file alone is at fault, restore the newest backup: the file is kept among the backups.',
    ],
    restorable: true,
    running: { safe: UNWRITTEN },
  },
  'old-node': {
    happened: 'Citadel was started under a version of Node that is too old to open the campaigns.',
    safe: 'Nothing has been touched.',
    todo: ['Start it with npm start, which brings a version that fits, or install Node 22.18 or newer.'],
    restorable: false,
  },
} satisfies Record<StorageKind, Trouble>

/** @param when `opening` before the campaigns are open, `running` while they are in use */
export function troubleWords(kind: StorageKind, when: 'opening' | 'running'): Omit<Trouble, 'running'> {
  const { running, ...words }: Trouble = TROUBLES[kind]
  return when === 'running' ? { ...words, ...running } : words
}

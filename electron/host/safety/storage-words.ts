import type { StorageKind } from '../../../db/refusal.ts'

/** What a person is told when the campaigns cannot be used. No paths, no words of the database. */
interface Words {
  readonly happened: string
  readonly safe: string
  readonly todo: readonly string[]
}

interface Trouble extends Words {
  /** Whether putting a backup in the file's place can help. */
  readonly restorable: boolean
  /** Where it comes while the campaigns are open, what is different then. */
  readonly running?: Partial<Words>
}

const UNWRITTEN = 'Everything you answered before is safe. Your last step was not taken: it is still yours to choose.'

const TROUBLES = {
  foreign: {
    happened: 'Where your campaigns should be lies a file of another program.',
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
    happened: 'Your campaigns are open in another Citadel, in another window or for another program.',
    safe: 'Nothing is lost: the other one is keeping them.',
    todo: ['Go on there, or close it, then try again.'],
    restorable: false,
  },
  damaged: {
    happened: 'The file of your campaigns is damaged: parts of it cannot be read.',
    safe: 'Nothing more is written to it, and your backups are as they were.',
    todo: [
      'Restore the newest backup that is whole. The damaged file is kept among the backups.',
      'Save a report before, if you want somebody to look into it.',
      'Make sure of the disk: damage seldom comes from nothing.',
    ],
    restorable: true,
  },
  'read-only': {
    happened: 'The folder of your campaigns, or the file in it, may not be written to.',
    safe: 'Nothing has been changed.',
    todo: ['Give yourself the right to write there, or unlock the disk it lies on, then try again.'],
    restorable: false,
    running: { happened: 'The folder of your campaigns may not be written to any more.', safe: UNWRITTEN },
  },
  full: {
    happened: 'The disk that holds your campaigns is full, or your share of it is used up.',
    safe: 'Nothing is lost: what you answered before is on the disk.',
    todo: ['Make some room on that disk, then try again.', 'Old backups may be deleted; the newest should stay.'],
    restorable: false,
    running: { safe: UNWRITTEN },
  },
  missing: {
    happened: 'The file of your campaigns is not where it was, or its folder cannot be opened.',
    safe: 'Nothing has been written in its place. Backups that lie beside it are as they were.',
    todo: [
      'If it lies on another disk, connect that disk, then try again.',
      'If you moved it, move it back, then try again.',
      'If it is gone, restore the newest backup. To begin from nothing instead, move the folder of the backups away too.',
    ],
    restorable: true,
    running: {
      happened: 'Somebody has moved or deleted the folder of your campaigns while they were open.',
      safe: 'Citadel still has everything in hand: leave it running until this is settled. Your last step was not taken.',
      todo: ['If the folder was moved, move it back, then try again.', 'If it was deleted, just try again: everything is written anew.'],
    },
  },
  failing: {
    happened: 'The disk that holds your campaigns reports an error.',
    safe: 'What you answered before was on the disk, as far as it can be trusted.',
    todo: ['Copy the folder of your campaigns to another disk.', 'Then try again. If it happens once more, replace the disk.'],
    restorable: false,
    running: { safe: UNWRITTEN },
  },
  'old-node': {
    happened: 'Citadel was started under a version of Node that is too old to open the campaigns.',
    safe: 'Nothing has been touched.',
    todo: ['Start it with npm start, which brings a version that fits, or install Node 22.18 or newer.'],
    restorable: false,
  },
} satisfies Record<StorageKind, Trouble>

/** @param when what the campaigns were: not open yet, or in use. */
export function troubleWords(kind: StorageKind, when: 'opening' | 'running'): Omit<Trouble, 'running'> {
  const { running, ...words }: Trouble = TROUBLES[kind]
  return when === 'running' ? { ...words, ...running } : words
}

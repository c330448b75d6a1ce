import { checkBooks, checkGames } from '../campaign/checks.ts'
import { readRecordsFile } from '../files/records/read.ts'
import { writeRoster } from '../files/records/write.ts'
import { compareCampaigns } from '../files/transfer/compare.ts'
import { readGame, tryGame } from '../files/transfer/game-file.ts'
import { readCampaign } from '../files/transfer/read.ts'
import { showOthers } from '../files/transfer/show.ts'
import { cutOutCampaign, writeCampaign, writeGame } from '../files/transfer/write.ts'
import { findChoices, findLastChance, gradeChoices, lookAhead, measureChoices } from '../grade/job.ts'
import { labAnswers, playLab } from '../lab/play.ts'
import { tellTales } from '../play/retell.ts'
import { bringBackup, readBackup, readyBackup, takeBackup } from '../safety/reading-backups.ts'
import { writeBook } from '../tell/book/write-book.ts'

/** Everything that worker threads do, by name: each gets its input and its room, and its result goes back to the host. */
export const JOBS = {
  'bring-backup': bringBackup,
  'check-books': checkBooks,
  'check-games': checkGames,
  'compare-campaigns': compareCampaigns,
  'cut-out-campaign': cutOutCampaign,
  'find-choices': findChoices,
  'find-last-chance': findLastChance,
  'grade-choices': gradeChoices,
  'look-ahead': lookAhead,
  'measure-choices': measureChoices,
  'lab-answers': labAnswers,
  'play-lab': playLab,
  'read-backup': readBackup,
  'read-campaign': readCampaign,
  'read-game': readGame,
  'read-records': readRecordsFile,
  'ready-backup': readyBackup,
  'take-backup': takeBackup,
  'tell-tales': tellTales,
  'show-others': showOthers,
  'try-game': tryGame,
  'write-book': writeBook,
  'write-campaign': writeCampaign,
  'write-game': writeGame,
  'write-roster': writeRoster,
} as const

export type JobName = keyof typeof JOBS
export type JobInput<J extends JobName> = Parameters<(typeof JOBS)[J]>[0]
export type JobOutput<J extends JobName> = Awaited<ReturnType<(typeof JOBS)[J]>>

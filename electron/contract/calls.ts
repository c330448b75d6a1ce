import type { z } from 'zod'
import type { ErrandDone, Plan } from '../../engine/kernel/errand-types.ts'
import type { Luck, TaleChapter } from '../../engine/kernel/tale-types.ts'
import type { Replay, SessionView } from '../../engine/kernel/types.ts'
import type { VariantWords } from '../../engine/kernel/variant-types.ts'
import type {
  Campaign,
  CampaignInfo,
  Character,
  CharacterRow,
  Deleted,
  Given,
  LedgerRow,
  Price,
  Sheet,
  Template,
  Verified,
} from './campaign.ts'
import type { GameRecord, HallOfRecords, LeftOut, Stats, Story, Unreadable } from './chronicle.ts'
import type {
  Backup,
  BackupVerified,
  CampaignCompared,
  CampaignImported,
  CopyStatus,
  Imported,
  OpenedFile,
  OutgoingFile,
  Restored,
  StorageStatus,
  Upload,
  WeekChecked,
} from './files.ts'
import type { Grades, Lived } from './grading.ts'
import type { inputs } from './inputs/index.ts'
import type { LabGames, LabInfo, LabJob, LabResult } from './lab.ts'
import type { PaperChecked, PaperEntered, PaperForm } from './paper.ts'
import type { Puzzle, PuzzleTried } from './puzzles.ts'
import type { Endings, ErrandsOffered, Frames, Hint, Log, Moment, RuleEntry, SessionRow, Simulation } from './session.ts'
import type { Week, WeekResult } from './week.ts'

export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly rulesVersion: string
  /** The ids of its variants, as `campaign.create` and `options.variants` of `game.start` take them. */
  readonly variants: readonly string[]
  /** What each of them is called, and what it changes. */
  readonly variantWords: Readonly<Record<string, VariantWords>>
  /** Whether its seats may hide things from each other, so that a curtain is drawn when the screen changes hands. A session's view says whether it does now. */
  readonly secret: boolean
  /** Whether the choices of a finished game can be graded (`game.grade`). */
  readonly graded: boolean
  /** The harmless questions to which a person may give one answer for always (`further.habits`). */
  readonly habits: readonly {
    readonly id: string
    readonly topic: string
    readonly label: string
    readonly detail: string
    /** On until the person switches it off. */
    readonly usual?: true
  }[]
  /** Null for a game without campaigns. */
  readonly campaign: CampaignInfo | null
  /** Null for a game that the Lab does not measure. */
  readonly lab: LabInfo | null
}

export interface AppInfo {
  readonly name: string
  readonly version: string
  readonly games: readonly GameInfo[]
  readonly platform: string
}

/**
 * What each call answers. The types are the only home of these shapes; tests derive schemas from them and hold the host's answers to
 * those (`testing/shapes.ts`).
 */
export interface Outputs {
  readonly 'app.info': AppInfo
  /** The file that the person opened last with the desktop app, given out once; null where there is none, and in every other shell. */
  readonly 'app.opened': OpenedFile | null
  /** A folder that the person chooses in the desktop app's dialog; null where they cancel. Refused in every other shell. */
  readonly 'app.folder': { readonly folder: string | null }

  readonly 'page.recall': Readonly<Record<string, string>>
  /** False where nothing can be written; the page goes on without. */
  readonly 'page.keep': { readonly kept: boolean }

  readonly 'game.start': SessionView
  readonly 'game.view': SessionView
  readonly 'game.choose': SessionView
  readonly 'game.undo': SessionView
  readonly 'game.redo': SessionView
  readonly 'game.errands': ErrandsOffered
  /** How the errands so far have ended; none while seats hide things from each other. */
  readonly 'game.endings': Endings
  readonly 'game.plan': Plan
  readonly 'game.errand': ErrandDone
  readonly 'game.hint': Hint
  readonly 'game.simulate': Simulation
  readonly 'game.auto': SessionView
  readonly 'game.log': Log
  readonly 'game.replay': Replay
  /** The table in the course of the newest events; after the last of them it is as it is now. */
  readonly 'game.frames': Frames
  readonly 'game.branch': SessionView
  readonly 'game.chapters': readonly TaleChapter[]
  readonly 'game.luck': Luck
  readonly 'game.list': readonly SessionRow[]
  readonly 'game.abandon': SessionView
  readonly 'game.tables': Readonly<Record<string, unknown>>
  readonly 'game.rules': readonly RuleEntry[]

  readonly 'campaign.create': Campaign
  readonly 'campaign.list': readonly Campaign[]
  readonly 'campaign.get': Campaign
  readonly 'campaign.rename': Campaign
  readonly 'campaign.archive': Campaign
  readonly 'campaign.delete': Deleted
  readonly 'campaign.verify': Verified
  readonly 'campaign.stats': Stats
  readonly 'campaign.records': OutgoingFile
  readonly 'campaign.export': OutgoingFile
  /** What a campaign file is against the campaigns here. Changes nothing, and keeps the upload for `campaign.import`. */
  readonly 'campaign.compare': CampaignCompared
  readonly 'campaign.import': CampaignImported

  /** One game of any kind, with everything in it. */
  readonly 'session.export': OutgoingFile
  /** A game from such a file, or from a report, outside every campaign; the same file gives the same game again. */
  readonly 'session.import': SessionView
  /** For good; a what-if or a game from a file, and no other. */
  readonly 'session.delete': { readonly session: string }

  /** A finished game or a campaign, told: one page, text, or a PDF of the page, which is refused where the shell cannot print. */
  readonly 'story.export': OutgoingFile

  readonly 'character.list': readonly CharacterRow[]
  /** The abilities of a roster. Its lines leave them out, for they are read far more often. */
  readonly 'character.sheets': readonly Sheet[]
  readonly 'character.get': Character
  readonly 'character.recruit': Character
  readonly 'character.spells': Character
  readonly 'character.prices': readonly Price[]
  readonly 'character.advance': Character
  readonly 'character.undo': Character
  readonly 'character.equip': Character
  readonly 'character.give': Given
  readonly 'character.retire': Character
  readonly 'character.note': Character
  /** Whether someone who fell could have lived. */
  readonly 'character.lived': Lived
  readonly 'character.ledger': readonly LedgerRow[]
  readonly 'character.export': OutgoingFile
  readonly 'character.import': Imported

  /** The form of a character who began on paper. */
  readonly 'paper.form': PaperForm
  /** What is wrong with what was filled in; changes nothing. */
  readonly 'paper.check': PaperChecked
  /** All of them join the campaign, or none. */
  readonly 'paper.enter': PaperEntered
  /** Blank records, charts or a board as a PDF, from the page; refused where the shell cannot print. */
  readonly 'paper.print': OutgoingFile

  readonly 'game.story': Story
  /** Grades the choices of a finished game, a few at a time; keeps what it finds, also where it is stopped. */
  readonly 'game.grade': Grades
  /** What has been found so far. */
  readonly 'game.grades': Grades

  /** In order; none while seats hide things from each other. */
  readonly 'moment.list': readonly Moment[]
  readonly 'moment.keep': Moment
  readonly 'moment.drop': { readonly session: string; readonly input: number }

  /** Marked moments at which one of several answers was chosen, the newest first. */
  readonly 'puzzle.list': readonly Puzzle[]
  readonly 'puzzle.try': PuzzleTried

  readonly 'records.hall': HallOfRecords
  readonly 'records.games': readonly GameRecord[]
  readonly 'records.unreadable': Unreadable

  /** Begins to have bots play in the background: `lab.progress` tells how far they have come. It changes nothing in a campaign. */
  readonly 'lab.run': LabJob
  /** What has been played until then stays. */
  readonly 'lab.cancel': { readonly job: string; readonly stopped: boolean }
  /** What the games so far come to. */
  readonly 'lab.result': LabResult
  /** The runs of this program, the newest first. */
  readonly 'lab.list': readonly LabJob[]
  readonly 'lab.games': LabGames
  /** One of the games as a session that is over, outside every campaign. */
  readonly 'lab.open': SessionView
  /** Every game as a line of comma-separated values. */
  readonly 'lab.export': OutgoingFile

  /** This week's games, one of each system that has one, and what was made of them here. */
  readonly 'week.get': Week
  /** Begins one. The first attempt of a week counts, later ones are repeats. Bots begin to play it in the background. */
  readonly 'week.start': SessionView
  /** How an attempt stands; null for any other game. Bots begin to play it where they have not yet. */
  readonly 'week.result': WeekResult | null

  readonly 'template.save': Template
  readonly 'template.list': readonly Template[]
  readonly 'template.delete': { readonly template: string }

  readonly 'upload.begin': Upload
  readonly 'upload.add': Upload

  /** Stops work that takes long, by the name its caller gave it; the call itself is refused as `cancelled`. Not stopped where there is no such work any more. */
  readonly 'work.cancel': { readonly work: string; readonly stopped: boolean }

  readonly 'storage.status': StorageStatus
  readonly 'storage.retry': StorageStatus
  readonly 'storage.unreadable': LeftOut

  readonly 'backup.create': Backup
  readonly 'backup.list': readonly Backup[]
  readonly 'backup.verify': BackupVerified
  readonly 'backup.export': OutgoingFile
  readonly 'backup.restore': Restored

  /** What the newest weekly check found; null before the first. */
  readonly 'check.status': WeekChecked | null

  readonly 'copy.status': CopyStatus
  /** Copies every backup there from now on, and the newest at once. */
  readonly 'copy.choose': CopyStatus
  readonly 'copy.off': CopyStatus

  readonly 'report.create': OutgoingFile
}

/** Every call has an input and an output: without either, nothing can name it. */
export type CallName = keyof Outputs & keyof typeof inputs
/** A call's input, as the caller writes it. */
export type Input<C extends CallName> = z.input<(typeof inputs)[C]>
/** A call's input after its check, as the handler gets it. */
export type Checked<C extends CallName> = z.output<(typeof inputs)[C]>
export type Output<C extends CallName> = Outputs[C]

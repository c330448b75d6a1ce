import { z } from 'zod'
import {
  Campaign,
  CampaignInfo,
  CampaignInput,
  CampaignWorkInput,
  Character,
  CharacterInput,
  CharacterRow,
  CreateCampaignInput,
  RecruitInput,
  Sheet,
  SpellsInput,
} from './campaign.ts'
import { Chapter, GameRecord, HallOfRecords, LeftOut, Luck, Stats, Story, Unreadable } from './chronicle.ts'
import { Endings, ErrandDoneSchema, ErrandInput, ErrandsInput, ErrandsOffered, PlanInput, PlanSchema } from './errands.ts'
import {
  Backup,
  BackupExportInput,
  BackupInput,
  BackupVerified,
  CampaignExportInput,
  CampaignImported,
  CampaignImportInput,
  ExportInput,
  Imported,
  ImportInput,
  OutgoingFile,
  ReportInput,
  Restored,
  RestoreInput,
  RosterExportInput,
  StorageStatus,
  Upload,
  UploadAddInput,
  UploadBeginInput,
} from './files.ts'
import {
  AdvanceInput,
  ArchiveInput,
  Deleted,
  EquipInput,
  GiveInput,
  Given,
  LedgerRow,
  NoteInput,
  Price,
  RenameInput,
  RetireInput,
  Verified,
} from './home.ts'
import { KeepAnswer, KeepInput, Preferences } from './preferences.ts'
import {
  AbandonInput,
  AutoInput,
  BranchInput,
  ChooseInput,
  Frames,
  FramesInput,
  GameInput,
  Hint,
  HintInput,
  ListInput,
  Log,
  LogInput,
  ReplayInput,
  ReplaySchema,
  RuleEntry,
  SessionRow,
  SessionViewSchema,
  StartInput,
  StepInput,
  StoryInput,
  ViewInput,
} from './session.ts'
import { SimulateInput, Simulation } from './simulation.ts'
import { SaveTemplateInput, Template, TemplateDeleted, TemplateInput, TemplatesInput } from './templates.ts'
import { CancelInput, Cancelled, WorkInput } from './work.ts'

const Nothing = z.strictObject({}).optional()

export const GameInfo = z.strictObject({
  id: z.string(),
  title: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  rulesVersion: z.string(),
  /** The ids of its variants, as `campaign.create` and `options.variants` of `game.start` take them. */
  variants: z.array(z.string()),
  /** Whether its seats may hide things from each other, so that a curtain is drawn when the screen changes hands. A session's view says whether it does now. */
  secret: z.boolean(),
  /** The harmless questions to which a person may give one answer for always (`further.habits`). */
  habits: z.array(
    z.strictObject({
      id: z.string(),
      topic: z.string(),
      label: z.string(),
      detail: z.string(),
      /** On until the person switches it off. */
      usual: z.literal(true).exactOptional(),
    }),
  ),
  /** Null for a game without campaigns. */
  campaign: CampaignInfo.nullable(),
})
export type GameInfo = z.infer<typeof GameInfo>

export const AppInfo = z.strictObject({ name: z.string(), version: z.string(), games: z.array(GameInfo), platform: z.string() })
export type AppInfo = z.infer<typeof AppInfo>

/** Every call with its input and output: the one agreement between the host and its callers. */
export const calls = {
  'app.info': { input: Nothing, output: AppInfo },
  'page.recall': { input: Nothing, output: Preferences },
  'page.keep': { input: KeepInput, output: KeepAnswer },

  'game.start': { input: StartInput, output: SessionViewSchema },
  'game.view': { input: ViewInput, output: SessionViewSchema },
  'game.choose': { input: ChooseInput, output: SessionViewSchema },
  'game.undo': { input: StepInput, output: SessionViewSchema },
  'game.redo': { input: StepInput, output: SessionViewSchema },
  'game.errands': { input: ErrandsInput, output: ErrandsOffered },
  /** How the errands so far have ended; none while seats hide things from each other. */
  'game.endings': { input: ErrandsInput, output: Endings },
  'game.plan': { input: PlanInput, output: PlanSchema },
  'game.errand': { input: ErrandInput, output: ErrandDoneSchema },
  'game.hint': { input: HintInput, output: Hint },
  'game.simulate': { input: SimulateInput, output: Simulation },
  'game.auto': { input: AutoInput, output: SessionViewSchema },
  'game.log': { input: LogInput, output: Log },
  'game.replay': { input: ReplayInput, output: ReplaySchema },
  /** The table in the course of the newest events; after the last of them it is as it is now. */
  'game.frames': { input: FramesInput, output: Frames },
  'game.branch': { input: BranchInput, output: SessionViewSchema },
  'game.chapters': { input: StoryInput, output: z.array(Chapter) },
  'game.luck': { input: StoryInput, output: Luck },
  'game.list': { input: ListInput.optional(), output: z.array(SessionRow) },
  'game.abandon': { input: AbandonInput, output: SessionViewSchema },
  'game.tables': { input: GameInput, output: z.record(z.string(), z.unknown()) },
  'game.rules': { input: GameInput, output: z.array(RuleEntry) },

  'campaign.create': { input: CreateCampaignInput, output: Campaign },
  'campaign.list': { input: Nothing, output: z.array(Campaign) },
  'campaign.get': { input: CampaignInput, output: Campaign },

  'campaign.rename': { input: RenameInput, output: Campaign },
  'campaign.archive': { input: ArchiveInput, output: Campaign },
  'campaign.delete': { input: CampaignInput, output: Deleted },
  'campaign.verify': { input: CampaignWorkInput, output: Verified },
  'campaign.stats': { input: CampaignWorkInput, output: Stats },
  'campaign.records': { input: RosterExportInput, output: OutgoingFile },
  'campaign.export': { input: CampaignExportInput, output: OutgoingFile },
  'campaign.import': { input: CampaignImportInput, output: CampaignImported },

  'character.list': { input: CampaignInput, output: z.array(CharacterRow) },
  /** The abilities of a roster. Its lines leave them out, for they are read far more often. */
  'character.sheets': { input: CampaignInput, output: z.array(Sheet) },
  'character.get': { input: CharacterInput, output: Character },
  'character.recruit': { input: RecruitInput, output: Character },
  'character.spells': { input: SpellsInput, output: Character },
  'character.prices': { input: CharacterInput, output: z.array(Price) },
  'character.advance': { input: AdvanceInput, output: Character },
  'character.undo': { input: CharacterInput, output: Character },
  'character.equip': { input: EquipInput, output: Character },
  'character.give': { input: GiveInput, output: Given },
  'character.retire': { input: RetireInput, output: Character },
  'character.note': { input: NoteInput, output: Character },
  'character.ledger': { input: CharacterInput, output: z.array(LedgerRow) },
  'character.export': { input: ExportInput, output: OutgoingFile },
  'character.import': { input: ImportInput, output: Imported },

  'game.story': { input: StoryInput, output: Story },
  'records.hall': { input: WorkInput.optional(), output: HallOfRecords },
  'records.games': { input: Nothing, output: z.array(GameRecord) },
  'records.unreadable': { input: Nothing, output: Unreadable },

  'template.save': { input: SaveTemplateInput, output: Template },
  'template.list': { input: TemplatesInput, output: z.array(Template) },
  'template.delete': { input: TemplateInput, output: TemplateDeleted },

  'upload.begin': { input: UploadBeginInput, output: Upload },
  'upload.add': { input: UploadAddInput, output: Upload },

  /** Stops work that takes long, by the name its caller gave it. */
  'work.cancel': { input: CancelInput, output: Cancelled },

  'storage.status': { input: Nothing, output: StorageStatus },
  'storage.retry': { input: Nothing, output: StorageStatus },
  'storage.unreadable': { input: Nothing, output: LeftOut },
  'backup.create': { input: Nothing, output: Backup },
  'backup.list': { input: Nothing, output: z.array(Backup) },
  'backup.verify': { input: BackupInput, output: BackupVerified },
  'backup.export': { input: BackupExportInput, output: OutgoingFile },
  'backup.restore': { input: RestoreInput, output: Restored },
  'report.create': { input: ReportInput.optional(), output: OutgoingFile },
} as const

export type CallName = keyof typeof calls
/** A call's input, as the caller writes it. */
export type Input<C extends CallName> = z.input<(typeof calls)[C]['input']>
/** A call's input after its check, as the handler gets it. */
export type Checked<C extends CallName> = z.output<(typeof calls)[C]['input']>
export type Output<C extends CallName> = z.output<(typeof calls)[C]['output']>

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

import { z } from 'zod'
import { CancelInput, KeepInput, WorkInput } from './app.ts'
import {
  AdvanceInput,
  ArchiveInput,
  CampaignInput,
  CampaignWorkInput,
  CharacterInput,
  CreateCampaignInput,
  EquipInput,
  GiveInput,
  LivedInput,
  NoteInput,
  RecruitInput,
  RenameInput,
  RetireInput,
  SaveTemplateInput,
  SpellsInput,
  TemplateInput,
  TemplatesInput,
} from './campaign.ts'
import {
  BackupExportInput,
  BackupInput,
  CampaignCompareInput,
  CampaignExportInput,
  CampaignImportInput,
  ChooseCopyInput,
  ExportInput,
  ImportInput,
  ReportInput,
  RestoreInput,
  RosterExportInput,
  SessionExportInput,
  StoryExportInput,
  UploadAddInput,
  UploadBeginInput,
} from './files.ts'
import {
  AbandonInput,
  AutoInput,
  BranchInput,
  ChooseInput,
  ErrandInput,
  ErrandsInput,
  FramesInput,
  GameInput,
  GradeInput,
  HintInput,
  ListInput,
  LogInput,
  PlanInput,
  ReplayInput,
  SimulateInput,
  StartInput,
  StepInput,
  StoryInput,
  UndoInput,
  ViewInput,
} from './game.ts'
import { LabGamesInput, LabInput, OpenLabInput, RunLabInput } from './lab.ts'
import { DropMomentInput, KeepMomentInput, MomentsInput, TryPuzzleInput } from './moments.ts'
import { EnterPaperInput, PaperInput, PrintPaperInput } from './paper.ts'
import { StartWeekInput, WeekResultInput } from './week.ts'

const Nothing = z.strictObject({}).optional()

/** What each call takes, as the host checks it: bounded and strict. The page takes the types only. */
export const inputs = {
  'app.info': Nothing,
  'app.opened': Nothing,
  'app.folder': Nothing,

  'page.recall': Nothing,
  'page.keep': KeepInput,

  'game.start': StartInput,
  'game.view': ViewInput,
  'game.choose': ChooseInput,
  'game.undo': UndoInput,
  'game.redo': StepInput,
  'game.errands': ErrandsInput,
  'game.endings': ErrandsInput,
  'game.plan': PlanInput,
  'game.errand': ErrandInput,
  'game.hint': HintInput,
  'game.simulate': SimulateInput,
  'game.auto': AutoInput,
  'game.log': LogInput,
  'game.replay': ReplayInput,
  'game.frames': FramesInput,
  'game.branch': BranchInput,
  'game.chapters': StoryInput,
  'game.luck': StoryInput,
  'game.list': ListInput.optional(),
  'game.abandon': AbandonInput,
  'game.tables': GameInput,
  'game.rules': GameInput,

  'campaign.create': CreateCampaignInput,
  'campaign.list': Nothing,
  'campaign.get': CampaignInput,
  'campaign.rename': RenameInput,
  'campaign.archive': ArchiveInput,
  'campaign.delete': CampaignInput,
  'campaign.verify': CampaignWorkInput,
  'campaign.stats': CampaignWorkInput,
  'campaign.records': RosterExportInput,
  'campaign.export': CampaignExportInput,
  'campaign.compare': CampaignCompareInput,
  'campaign.import': CampaignImportInput,

  'session.export': SessionExportInput,
  'session.import': CampaignImportInput,
  'session.delete': StoryInput,

  'story.export': StoryExportInput,

  'character.list': CampaignInput,
  'character.sheets': CampaignInput,
  'character.get': CharacterInput,
  'character.recruit': RecruitInput,
  'character.spells': SpellsInput,
  'character.prices': CharacterInput,
  'character.advance': AdvanceInput,
  'character.undo': CharacterInput,
  'character.equip': EquipInput,
  'character.give': GiveInput,
  'character.retire': RetireInput,
  'character.note': NoteInput,
  'character.lived': LivedInput,
  'character.ledger': CharacterInput,
  'character.export': ExportInput,
  'character.import': ImportInput,

  'paper.form': CampaignInput,
  'paper.check': PaperInput,
  'paper.enter': EnterPaperInput,
  'paper.print': PrintPaperInput,

  'game.story': StoryInput,
  'game.grade': GradeInput,
  'game.grades': StoryInput,

  'moment.list': MomentsInput,
  'moment.keep': KeepMomentInput,
  'moment.drop': DropMomentInput,

  'puzzle.list': Nothing,
  'puzzle.try': TryPuzzleInput,

  'records.hall': WorkInput.optional(),
  'records.games': Nothing,
  'records.unreadable': Nothing,

  'lab.run': RunLabInput,
  'lab.cancel': LabInput,
  'lab.result': LabInput,
  'lab.list': Nothing,
  'lab.games': LabGamesInput,
  'lab.open': OpenLabInput,
  'lab.export': LabInput,

  'week.get': Nothing,
  'week.start': StartWeekInput,
  'week.result': WeekResultInput,

  'template.save': SaveTemplateInput,
  'template.list': TemplatesInput,
  'template.delete': TemplateInput,

  'upload.begin': UploadBeginInput,
  'upload.add': UploadAddInput,

  'work.cancel': CancelInput,

  'storage.status': Nothing,
  'storage.retry': Nothing,
  'storage.unreadable': Nothing,

  'backup.create': Nothing,
  'backup.list': Nothing,
  'backup.verify': BackupInput,
  'backup.export': BackupExportInput,
  'backup.restore': RestoreInput,

  'check.status': Nothing,

  'copy.status': Nothing,
  'copy.choose': ChooseCopyInput,
  'copy.off': Nothing,

  'report.create': ReportInput.optional(),
} as const

export function isCallName(name: string): name is keyof typeof inputs {
  return Object.hasOwn(inputs, name)
}

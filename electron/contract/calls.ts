import { z } from 'zod'
import {
  Campaign,
  CampaignInput,
  Character,
  CharacterInput,
  CharacterRow,
  CreateCampaignInput,
  RecruitInput,
  SpellsInput,
} from './campaign.ts'
import {
  AbandonInput,
  AutoInput,
  ChooseInput,
  GameInput,
  Hint,
  HintInput,
  ListInput,
  Log,
  LogInput,
  ReplayInput,
  RuleEntry,
  SessionRow,
  SessionViewSchema,
  StartInput,
  StepInput,
  ViewInput,
} from './session.ts'

const Nothing = z.strictObject({}).optional()

export const GameInfo = z.strictObject({
  id: z.string(),
  title: z.string(),
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  rulesVersion: z.string(),
})
export type GameInfo = z.infer<typeof GameInfo>

export const AppInfo = z.strictObject({ name: z.string(), version: z.string(), games: z.array(GameInfo), platform: z.string() })
export type AppInfo = z.infer<typeof AppInfo>

/** Every call with what it takes and what it gives: the one place where the host and whoever asks it agree. */
export const calls = {
  'app.info': { input: Nothing, output: AppInfo },

  'game.start': { input: StartInput, output: SessionViewSchema },
  'game.view': { input: ViewInput, output: SessionViewSchema },
  'game.choose': { input: ChooseInput, output: SessionViewSchema },
  'game.undo': { input: StepInput, output: SessionViewSchema },
  'game.redo': { input: StepInput, output: SessionViewSchema },
  'game.hint': { input: HintInput, output: Hint },
  'game.auto': { input: AutoInput, output: SessionViewSchema },
  'game.log': { input: LogInput, output: Log },
  'game.replay': { input: ReplayInput, output: SessionViewSchema },
  'game.list': { input: ListInput.optional(), output: z.array(SessionRow) },
  'game.abandon': { input: AbandonInput, output: SessionViewSchema },
  'game.tables': { input: GameInput, output: z.record(z.string(), z.unknown()) },
  'game.rules': { input: GameInput, output: z.array(RuleEntry) },

  'campaign.create': { input: CreateCampaignInput, output: Campaign },
  'campaign.list': { input: Nothing, output: z.array(Campaign) },
  'campaign.get': { input: CampaignInput, output: Campaign },

  'character.list': { input: CampaignInput, output: z.array(CharacterRow) },
  'character.get': { input: CharacterInput, output: Character },
  'character.recruit': { input: RecruitInput, output: Character },
  'character.spells': { input: SpellsInput, output: Character },
} as const

export type CallName = keyof typeof calls
/** What a caller gives. */
export type Input<C extends CallName> = z.input<(typeof calls)[C]['input']>
/** What a handler gets: the input after its check. */
export type Checked<C extends CallName> = z.output<(typeof calls)[C]['input']>
export type Output<C extends CallName> = z.output<(typeof calls)[C]['output']>

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

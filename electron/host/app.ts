import { CHARACTER_STATUSES } from '../../engine/kernel/campaign-types.ts'
import type { LabRules } from '../../engine/kernel/measures.ts'
import type { Playable, RosterRules } from '../../engine/kernel/playable.ts'
import { conflict } from '../../engine/kernel/refusal.ts'
import { answered, type CampaignInfo, type GameInfo, type LabInfo, type OpenedFile, refused } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './dispatcher.ts'

interface About extends Pick<Context, 'games' | 'version' | 'platform'> {
  /** Takes the file that the person opened last with the app. */
  readonly opened?: () => OpenedFile | null
  /** Lets the person choose a folder, where the shell has a dialog for it. */
  readonly chooseFolder?: () => Promise<string | null>
}

/** `app.info`: the program, and the games it knows; `app.opened`: the file it was opened with; `app.folder`: a folder that is chosen. */
export function appHandlers({
  games,
  version,
  platform,
  opened = () => null,
  chooseFolder,
}: About): Pick<Handlers, `app.${'info' | 'opened' | 'folder'}`> {
  const info = { name: 'Citadel', version, platform, games: games.map(gameInfo) }
  return {
    'app.info': () => answered(info),
    'app.opened': () => answered(opened()),
    'app.folder': async () => (chooseFolder === undefined ? refused(NO_DIALOG) : answered({ folder: await chooseFolder() })),
  }
}

const NO_DIALOG = conflict('Only the desktop app has a dialog for folders: type the path of the folder.', 'no-dialog')

function gameInfo({ id, title, seats, rulesVersion, variants, secret, grading, habits, roster, lab }: Playable): GameInfo {
  const always = habits.map(({ id: habit, topic, label, detail, usual }) => ({
    ...{ id: habit, topic, label, detail },
    ...(usual && { usual }),
  }))
  const campaign = roster === null ? null : campaignInfo(roster)
  return {
    id,
    title,
    seats: { ...seats },
    rulesVersion,
    variants: Object.keys(variants),
    variantWords: variants,
    secret,
    graded: grading !== null,
    habits: always,
    campaign,
    lab: lab === null ? null : labInfo(lab),
  }
}

function labInfo({ usual, choices = [], shares, amounts }: LabRules): LabInfo {
  return {
    seats: usual.seats,
    choices: [...choices],
    shares: shares.map(({ id, label, does }) => ({ id, label, does })),
    amounts: amounts.map(({ id, label, unit }) => ({ id, label, unit })),
  }
}

function campaignInfo({
  kinds,
  mostInParty,
  units,
  words,
  portraits,
  mayBring,
  spells,
  purchases,
  equip,
  give,
  paper,
}: RosterRules): CampaignInfo {
  return {
    kinds: [...kinds],
    mostInParty,
    units,
    words,
    portraits: [...portraits],
    mayBring: CHARACTER_STATUSES.filter((status) => mayBring(status)),
    spells: spells !== undefined,
    purchases: purchases !== undefined,
    equip: equip !== undefined,
    give: give !== undefined,
    paper: paper !== undefined,
  }
}

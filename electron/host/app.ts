import { CHARACTER_STATUSES } from '../../engine/kernel/campaign-types.ts'
import type { LabRules } from '../../engine/kernel/measures.ts'
import type { Playable, RosterRules } from '../../engine/kernel/playable.ts'
import { answered, type CampaignInfo, type GameInfo, type LabInfo, type OpenedFile } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './dispatcher.ts'

interface About extends Pick<Context, 'games' | 'version' | 'platform'> {
  /** Takes the file that the person opened last with the app. */
  readonly opened?: () => OpenedFile | null
}

/** `app.info`: the program, and the games it knows; `app.opened`: the file it was opened with. */
export function appHandlers({ games, version, platform, opened = () => null }: About): Pick<Handlers, 'app.info' | 'app.opened'> {
  const info = { name: 'Citadel', version, platform, games: games.map(gameInfo) }
  return { 'app.info': () => answered(info), 'app.opened': () => answered(opened()) }
}

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

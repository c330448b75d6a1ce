import { useQueries, useQuery } from '@tanstack/react-query'
import { COMMAND_IDS, COMMANDS, type CommandId, type CommandInfo, recentCampaigns } from '../../electron/contract/index.ts'
import type { SessionView } from '../../engine/kernel/types.ts'
import { many } from '../../engine/kernel/words.ts'
import { ago } from '../frame/when.ts'
import type { GamePage } from '../game-page.ts'
import { useGamePages } from '../game-pages.ts'
import { useClient } from '../host/client.tsx'
import { useCampaigns } from '../host/hall.ts'
import { queries } from '../host/queries.ts'
import { isDesktop } from '../keys/command-keys.ts'
import { useCommands } from '../keys/commands.ts'
import { go } from '../navigation.ts'
import { numberOf } from '../rulebook/case-id.ts'
import { useRules } from '../rulebook/rules.tsx'
import { bestFits } from './fuzzy.ts'

/** Something the palette leads to. */
export interface Find {
  readonly id: string
  readonly name: string
  /** Its kind, in a word or two. */
  readonly kind: string
  readonly keys?: string | undefined
  /** Why it cannot be done now. */
  readonly why?: string
  readonly go: () => void
}

/** The maximum number of lines. */
const MOST = 50
/** The number of open sessions shown when nothing is typed, those played last. */
const UNASKED_SESSIONS = 5
/** The number of campaigns shown beside open sessions and commands when nothing is typed. */
const UNASKED_CAMPAIGNS = 5

/** What matches the typed words, best first; without any, the open sessions, recent campaigns and every command. */
export function useFinds(typed: string): readonly Find[] {
  const sessions = useSessionFinds()
  const { campaigns, characters } = useCampaignFinds()
  const commands = useCommandFinds()
  const rules = useRuleFinds()
  if (typed.trim() === '') return [...sessions.slice(0, UNASKED_SESSIONS), ...campaigns.slice(0, UNASKED_CAMPAIGNS), ...commands]
  // Of commands that fit as well, the one that leads to a place comes first.
  const ordered = commands.toSorted((a, b) => Number(b.isPlace) - Number(a.isPlace))
  return bestFits(typed, [...ordered, ...sessions, ...campaigns, ...characters, ...rules], ({ name, kind }) => `${name} ${kind}`).slice(
    0,
    MOST,
  )
}

function useCommandFinds(): readonly (Find & { readonly isPlace: boolean })[] {
  const { offerOf, run } = useCommands()
  return COMMAND_IDS.filter((id) => id !== 'palette').map((id: CommandId) => {
    const { name, menu, keys, desktopKeys }: CommandInfo = COMMANDS[id]
    const offer = offerOf(id)
    return {
      id: `command-${id}`,
      name,
      kind: 'Command',
      isPlace: menu === 'go',
      keys: desktopKeys && !isDesktop() ? undefined : keys,
      ...(typeof offer === 'string' && { why: offer }),
      go: () => run(id),
    }
  })
}

function useSessionFinds(): readonly Find[] {
  const client = useClient()
  const open = useQuery(queries.open(client))
  const campaigns = new Map((useCampaigns().data ?? []).map(({ id, name }) => [id, name]))
  const pages = useGamePages()
  const now = Date.now()
  const rows = (open.data ?? []).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  // The party of a quick game is on no roster: its position and its people tell it from the others.
  const nameless = rows
    .filter(({ game, party }) => party.length === 0 && pages.some(({ id, campaign }) => id === game && campaign))
    .slice(0, UNASKED_SESSIONS)
  const read = useQueries({ queries: nameless.map(({ session }) => queries.session(client, session)) })
  const views = new Map(read.flatMap(({ data }) => (data ? [[data.session, data] as const] : [])))
  return rows.map(({ session, game, campaign, seats, party, inputs, updatedAt }) => {
    const page = pages.find(({ id }) => id === game)
    const isOfCampaigns = page?.campaign !== undefined
    const place = views.get(session)
    const name =
      party.length > 0
        ? party.map((who) => who.name).join(', ')
        : isOfCampaigns
          ? ((place && placeInWords(page, place)) ?? page.words.nobodyYet)
          : seats.join(', ')
    const of = !isOfCampaigns ? page?.title : campaign === null ? null : campaigns.get(campaign)
    const what = `Open ${isOfCampaigns && campaign === null ? 'quick ' : ''}${page?.words.one ?? 'game'}`
    return {
      id: `session-${session}`,
      name,
      // Several may have the same people, or none: then their campaign and when they were last played tell them apart.
      kind: `${of ? `${what} of ${of}` : what}, ${many(inputs, 'choice')}, ${ago(updatedAt, now)}`,
      go: () => go({ kind: 'table', session }),
    }
  })
}

/** `Level 1, K50, turn 15, with Gislan, Una and 4 more`; empty before the first turn. */
function placeInWords(page: GamePage, view: SessionView): string | undefined {
  const { when, rows, people = [] } = page.standing(view)
  const [first] = rows
  const place = first && rows.length > 1 ? `${first[1]}, ${when.toLowerCase()}` : undefined
  return place === undefined || people.length === 0 ? place : `${place}, with ${fewNames(people)}`
}

function fewNames(names: readonly string[]): string {
  const [first, second, ...more] = names
  return more.length > 1 ? `${first}, ${second} and ${more.length} more` : names.join(', ')
}

function useCampaignFinds(): { readonly campaigns: readonly Find[]; readonly characters: readonly Find[] } {
  const client = useClient()
  const pages = useGamePages()
  const recent = recentCampaigns(useCampaigns().data ?? [])
  const rosters = useQueries({
    queries: recent.map(({ id }) => queries.roster(client, id)),
  })
  return {
    campaigns: recent.map(({ id, name }) => ({
      id: `campaign-${id}`,
      name,
      kind: 'Campaign',
      go: () => go({ kind: 'hall', campaign: id }),
    })),
    characters: recent.flatMap((campaign, i) =>
      (rosters[i]?.data ?? []).map(({ id, name, status }) => ({
        id: `character-${id}`,
        name,
        kind: `${pages.find(({ id }) => id === campaign.game)?.campaign?.statuses[status] ?? 'Character'} of ${campaign.name}`,
        go: () => go({ kind: 'character', character: id }),
      })),
    ),
  }
}

function useRuleFinds(): readonly Find[] {
  const client = useClient()
  const { game, open } = useRules()
  const rules = useQuery(queries.rules(client, game))
  return (rules.data ?? []).map(({ rule, title }) => ({
    id: `rule-${rule}-${title}`,
    ...{ name: `${numberOf(rule)} ${title}`, kind: 'Rule' },
    go: () => open(rule),
  }))
}

import { createCampaign, getCampaign, listCampaigns, type Campaign as StoredCampaign } from '../../db/campaigns.ts'
import { sessionCards } from '../../db/sessions.ts'
import type { Refusal } from '../../engine/kernel/types.ts'
import { answered, type Campaign, refused, UNDO_MODES } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'
import { noGame } from './play.ts'

type UndoMode = Campaign['undo']

/** `campaign.*`. */
export function campaignHandlers(
  context: Context,
): Pick<Handlers, `campaign.${'create' | 'list' | 'get' | 'rename' | 'archive' | 'delete' | 'verify'}`> {
  const { db, games, tell } = context
  return {
    'campaign.create'({ name, game: id, variants = [], undo: wanted }) {
      const game = games.find((one) => one.id === id)
      if (game === undefined) return refused(noGame(id))
      const { variants: switches, undo } = gameVariants(variants, wanted)
      const refusal = game.refusesVariants(switches)
      if (refusal !== null) return refused(refusal)
      const campaign = { id: context.newId(), name, game: id, variants: [...new Set(variants)], undo, createdAt: context.now() }
      const made = createCampaign(db, campaign)
      if (made.kind === 'refused') return refused(made.refusal)
      tell('campaign.changed', { campaign: campaign.id })
      return answered(outgoing(made.value))
    },
    'campaign.list': () => answered(listCampaigns(db).map(outgoing)),
    'campaign.rename': () => refused({ code: 'internal', message: 'Not built yet.' }),
    'campaign.archive': () => refused({ code: 'internal', message: 'Not built yet.' }),
    'campaign.delete': () => refused({ code: 'internal', message: 'Not built yet.' }),
    'campaign.verify': () => refused({ code: 'internal', message: 'Not built yet.' }),
    'campaign.get'({ campaign: id }) {
      const campaign = getCampaign(db, id)
      return campaign === null ? refused({ code: 'not-found', message: 'There is no such campaign.' }) : answered(outgoing(campaign))
    },
  }
}

/**
 * Why nobody new can join a campaign now; null if somebody can. While a party is being made at the gate of one raid, heroes
 * drawn elsewhere could be the same ones (17.3).
 */
export function partyInMaking({ db }: Context, campaign: string): Refusal | null {
  if (sessionCards(db, { campaign, status: 'open' }).every(({ party }) => party.length > 0)) return null
  const message = 'A party is being made at the gate: go on with that raid, or give it up, first.'
  return { code: 'conflict', message, detail: 'party-in-making', rule: '17.3' }
}

function outgoing({ variants, ...campaign }: StoredCampaign): Campaign {
  return { ...campaign, variants: [...variants] }
}

/** The undo modes stand among the variants, but are the session's; what is said outright comes first (rulings, section 3). */
export function gameVariants(all: readonly string[], said?: UndoMode): { readonly variants: readonly string[]; readonly undo: UndoMode } {
  const modes: readonly string[] = UNDO_MODES
  const among = UNDO_MODES.find((mode) => all.includes(mode))
  return { variants: all.filter((variant) => !modes.includes(variant)), undo: said ?? among ?? 'honest' }
}

import {
  campaignKey,
  changeCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  type Campaign as StoredCampaign,
  type Tally,
  talliesOf,
} from '../../../db/campaigns.ts'
import type { Result } from '../../../db/refusal.ts'
import { listSessions } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import { answered, type Campaign, type Reply, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { gameVariants, NO_CAMPAIGN } from '../membership.ts'
import { noGame } from '../play/access.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Work } from '../work/work.ts'
import { verify } from './verify.ts'

/** `campaign.*`. */
export function campaignHandlers(
  context: Context,
  sessions: Sessions,
  work: Work,
): Pick<Handlers, `campaign.${'create' | 'list' | 'get' | 'rename' | 'archive' | 'delete' | 'verify'}`> {
  const { db, games, tell } = context

  /** Announces a change that is on the disk, and answers with the campaign as it is now. */
  const changed = (result: Result<StoredCampaign>): Reply<Campaign> => {
    if (result.kind === 'refused') return refused(result.refusal)
    const { id } = result.value
    tell('campaign.changed', { campaign: id })
    return answered(outgoing(context, result.value, talliesOf(db, id).get(id)))
  }

  const withLegacy = (campaign: Campaign): Campaign => {
    const rules = games.find(({ id }) => id === campaign.game)?.roster
    if (!rules?.leavesLegacy || campaign.raids.ended === 0) return campaign
    if (rules.keepsLegacy(campaign.variants)) return { ...campaign, legacy: 'kept' }
    const [newest] = sessions.endedNow.size === 0 ? [] : listSessions(db, { campaign: campaign.id, status: 'ended' })
    return newest !== undefined && sessions.endedNow.has(newest.id) ? { ...campaign, legacy: 'offered' } : campaign
  }

  return {
    'campaign.create'({ name, game: id, variants = [], undo: wanted }) {
      const game = games.find((one) => one.id === id)
      if (game === undefined) return refused(noGame(id))
      const { variants: switches, undo } = gameVariants(variants, wanted)
      const refusal = game.refusesVariants(switches)
      if (refusal !== null) return refused(refusal)
      const campaign = { id: context.newId(), name, game: id, variants: [...new Set(variants)], undo, createdAt: context.now() }
      return changed(createCampaign(db, campaign))
    },
    'campaign.list'() {
      const tallies = talliesOf(db)
      return answered(listCampaigns(db).map((campaign) => withLegacy(outgoing(context, campaign, tallies.get(campaign.id)))))
    },
    'campaign.get'({ campaign: id }) {
      const campaign = getCampaign(db, id)
      return campaign === null ? refused(NO_CAMPAIGN) : answered(withLegacy(outgoing(context, campaign, talliesOf(db, id).get(id))))
    },
    'campaign.rename': ({ campaign, name }) => changed(changeCampaign(db, campaign, { name })),
    'campaign.archive': ({ campaign, archived = true }) => changed(changeCampaign(db, campaign, { archived })),
    'campaign.delete'({ campaign: id }) {
      // One that cannot be read can be deleted too.
      if (campaignKey(db, id) === null) return refused(NO_CAMPAIGN)
      const backup = context.backUp('delete')
      if (backup.kind === 'refused') return refused(backup.refusal)
      const gone = deleteCampaign(db, id)
      if (gone.kind === 'refused') return refused(gone.refusal)
      sessions.forget(id)
      tell('campaign.changed', { campaign: id })
      return answered({ campaign: id, backup: backup.value })
    },
    async 'campaign.verify'({ campaign: id, work: name }) {
      if (getCampaign(db, id) === null) return refused(NO_CAMPAIGN)
      const verified = await work.during(name, (going) => verify(db, id, going))
      return isRefusal(verified) ? refused(verified) : answered(verified)
    },
  }
}

/** A campaign in the contract's shape, with its totals. */
export function outgoing({ games }: Pick<Context, 'games'>, { variants, ...campaign }: StoredCampaign, tally: Tally | undefined): Campaign {
  if (tally === undefined) throw new Error('every campaign is counted')
  const { roster, raids, ends, playedAt } = tally
  const rules = games.find(({ id }) => id === campaign.game)?.roster
  const victories = ends.filter((end) => rules?.isVictory(end)).length
  return { ...campaign, variants: [...variants], roster: { ...roster }, raids: { ...raids }, victories, playedAt }
}

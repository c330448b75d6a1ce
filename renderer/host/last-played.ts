import { type Campaign, type GameRecord, lastUseOf, recentCampaigns, type SessionRow } from '../../electron/contract/index.ts'

/** The newest of all that was ever played or begun. */
export interface LastPlayed {
  readonly game: string
  /** ISO time. */
  readonly at: string
}

/** What-ifs are tried out beside a game and are never what one comes back to. */
export function withoutWhatIfs(open: readonly SessionRow[]): readonly SessionRow[] {
  return open.filter(({ branchOf }) => branchOf === undefined)
}

/** Null where nothing was ever begun. */
export function lastPlayed(
  open: readonly SessionRow[],
  finished: readonly GameRecord[],
  campaigns: readonly Campaign[],
): LastPlayed | null {
  const played = [
    ...withoutWhatIfs(open).map(({ game, updatedAt }) => ({ game, at: updatedAt })),
    ...finished.map(({ game, endedAt }) => ({ game, at: endedAt })),
    ...campaigns.map((campaign) => ({ game: campaign.game, at: lastUseOf(campaign) })),
  ]
  return played.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null
}

/** Where a game was left off: in an open session, in the hall of a campaign, or nowhere. */
export type LeftOff =
  | { readonly at: 'table'; readonly row: SessionRow }
  | { readonly at: 'hall'; readonly campaign: Campaign }
  | { readonly at: 'nowhere' }

/** An open session of the campaign used last goes before its hall; an older one of elsewhere does not. */
export function leftOff(game: string, open: readonly SessionRow[], campaigns: readonly Campaign[]): LeftOff {
  const [row] = withoutWhatIfs(open)
    .filter((each) => each.game === game)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const [campaign] = recentCampaigns(campaigns.filter((each) => each.game === game))
  if (row && (!campaign || row.campaign === campaign.id || row.updatedAt >= lastUseOf(campaign))) return { at: 'table', row }
  return campaign ? { at: 'hall', campaign } : { at: 'nowhere' }
}

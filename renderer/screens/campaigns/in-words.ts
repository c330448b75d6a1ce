import type { Campaign } from '../../../electron/contract/index.ts'
import type { CampaignPage } from '../../campaign-page.ts'

/** How far undo goes in a campaign. */
export const UNDO = {
  honest: { name: 'Honest', text: 'Back to the last die, draw or secret, never past it.' },
  teaching: { name: 'Teaching', text: 'As far back as you like. The chronicle notes it.' },
  ironman: { name: 'Ironman', text: 'What is done is done.' },
} as const satisfies Record<Campaign['undo'], { readonly name: string; readonly text: string }>

export function undoName({ undo }: Campaign): string {
  return UNDO[undo].name
}

/** The switches of a campaign by name; one unknown to its game on this page keeps its id. */
export function variantNames(campaign: Campaign, page: Pick<CampaignPage, 'variants'> | undefined): readonly string[] {
  return campaign.variants.map((variant) => page?.variants[variant]?.name ?? variant)
}

/** How many games a campaign has had here. */
export function gamesOf({ raids }: Campaign): number {
  return raids.open + raids.ended + raids.abandoned
}

/** The number of its newest game: those it had on paper come before the first one here. */
export function newestNumber(campaign: Campaign): number {
  return campaign.gamesBefore + gamesOf(campaign)
}

/** `40 characters`, `1 raid`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** `6 living, 3 fallen, 1 retired`: empty statuses are left out. */
export function rosterInWords({ living, dead, lost, retired }: Campaign['roster']): string {
  const gone = [[dead, 'fallen'] as const, [lost, 'lost'] as const, [retired, 'retired'] as const]
  return [`${living} living`, ...gone.flatMap(([n, word]) => (n > 0 ? [`${n} ${word}`] : []))].join(', ')
}

export function gamesInWords({ raids: { ended, open, abandoned }, gamesBefore }: Campaign): string {
  const kinds = [[gamesBefore, 'on paper'] as const, [ended, 'ended'] as const, [open, 'open'] as const, [abandoned, 'given up'] as const]
  return kinds.flatMap(([n, word]) => (n > 0 ? [`${n} ${word}`] : [])).join(', ') || 'none'
}

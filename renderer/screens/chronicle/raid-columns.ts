import type { RaidFigures, Stats } from '../../../electron/contract/index.ts'
import type { Column, Trend } from '../../charts/columns.tsx'
import { counted, whole } from '../../charts/figures.ts'
import { addressOf } from '../../navigation.ts'
import { roman } from '../hall/roman.ts'

/** A chart over the raids, ready to be drawn. */
export interface OverRaids {
  readonly summary: string
  readonly columns: readonly Column[]
  readonly numbers: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly trend: Trend | null
}

/** Raids that are over: an open one has brought nothing home yet. */
export function overRaids({ raids }: Pick<Stats, 'raids'>): readonly RaidFigures[] {
  return raids.filter(({ status }) => status !== 'open')
}

export function experienceOver(raids: readonly RaidFigures[]): OverRaids {
  const says = (raid: RaidFigures) => `Raid ${roman(raid.raid)}: ${counted(raid.experience, 'Experience Point')}${lossInWords(raid)}`
  const best = greatest(raids, ({ experience }) => experience)
  const sum = raids.reduce((total, { experience }) => total + experience, 0)
  return {
    summary:
      best === null || sum === 0
        ? 'No experience has been earned yet.'
        : `${counted(sum, 'Experience Point')} from ${counted(raids.length, 'raid')}${raids.length > 1 ? `; the most was raid ${roman(best.raid)} with ${whole(best.experience)}` : ''}.`,
    columns: raids.map((raid) => columnOf(raid, [raid.experience], says(raid))),
    numbers: {
      head: ['Raid', 'Experience', 'Fallen'],
      rows: raids.map(({ raid, experience, fallen }) => [roman(raid), whole(experience), whole(fallen)]),
    },
    trend: trendOf(raids.map(({ experience }) => experience)),
  }
}

export function goldOver(raids: readonly RaidFigures[]): OverRaids {
  const says = ({ raid, gold, jewels }: RaidFigures) =>
    `Raid ${roman(raid)}: ${counted(gold, 'gold mark')}${jewels > 0 ? ` and jewels worth ${whole(jewels)}` : ''}`
  const worth = ({ gold, jewels }: RaidFigures) => gold + jewels
  const best = greatest(raids, worth)
  const [gold, jewels] = [raids.reduce((sum, raid) => sum + raid.gold, 0), raids.reduce((sum, raid) => sum + raid.jewels, 0)]
  return {
    summary:
      best === null || gold + jewels === 0
        ? 'No treasure has been brought home yet.'
        : `${counted(gold, 'gold mark')} and jewels worth ${whole(jewels)}${raids.length > 1 ? `; the most was raid ${roman(best.raid)} with ${whole(worth(best))} in all` : ''}.`,
    columns: raids.map((raid) => columnOf(raid, [raid.gold, raid.jewels], says(raid))),
    numbers: {
      head: ['Raid', 'Gold', 'Jewels, worth', 'Together'],
      rows: raids.map((raid) => [roman(raid.raid), whole(raid.gold), whole(raid.jewels), whole(worth(raid))]),
    },
    trend: trendOf(raids.map(worth)),
  }
}

function columnOf(raid: RaidFigures, values: readonly number[], says: string): Column {
  return {
    id: raid.session,
    label: roman(raid.raid),
    says,
    values,
    mark: raid.outcome === 'team-victory' ? 'triumph' : raid.fallen > 0 ? 'harm' : null,
    href: addressOf({ kind: 'story', session: raid.session }),
  }
}

function lossInWords({ fallen, outcome }: RaidFigures): string {
  const parts = [outcome === 'team-victory' && 'the Hellgate destroyed', fallen > 0 && `${whole(fallen)} fallen`]
  return parts.map((part) => (part ? `, ${part}` : '')).join('')
}

/** The first of the greatest. */
function greatest(raids: readonly RaidFigures[], of: (raid: RaidFigures) => number): RaidFigures | null {
  return raids.reduce<RaidFigures | null>((best, raid) => (best === null || of(raid) > of(best) ? raid : best), null)
}

/** The average of each raid with some before it; none where there are too few to speak of one. */
export function trendOf(values: readonly number[]): Trend | null {
  if (values.length < 10) return null
  const [span, label] = values.length < 50 ? ([5, 'average of five raids'] as const) : ([10, 'average of ten raids'] as const)
  const average = (end: number) => values.slice(end - span, end).reduce((sum, value) => sum + value, 0) / span
  return { label, values: values.map((_, i) => (i < span - 1 ? null : average(i + 1))) }
}

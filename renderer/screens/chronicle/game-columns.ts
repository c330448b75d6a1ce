import type { GameFigures, Stats } from '../../../electron/contract/index.ts'
import type { Unit } from '../../../engine/kernel/campaign-types.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import type { ChroniclePage } from '../../campaign-page.ts'
import type { Column, Trend } from '../../charts/columns.tsx'
import { addressOf } from '../../navigation.ts'
import type { CampaignGame } from '../campaign-game.tsx'
import { numeral } from '../numerals.ts'

/** A chart over the games of a campaign, ready to be drawn. */
export interface OverGames {
  readonly summary: string
  readonly columns: readonly Column[]
  readonly numbers: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly trend: Trend | null
}

/** Finished games: an open one has brought nothing home yet. */
export function overGames({ raids }: Pick<Stats, 'raids'>): readonly GameFigures[] {
  return raids.filter(({ status }) => status !== 'open')
}

export function experienceOver(game: CampaignGame, games: readonly GameFigures[]): OverGames {
  const { one, many: more } = game.words
  const number = numbersOf(game)
  const title = game.campaign.units.experience?.title ?? ''
  const earned = countedIn(game, 'experience')
  const says = (each: GameFigures) => `${titleOf(game, each)}: ${earned(each.experience)}${lossInWords(game, each)}`
  const best = greatest(games, ({ experience }) => experience)
  const sum = games.reduce((total, { experience }) => total + experience, 0)
  const most = best !== null && games.length > 1 ? `; the most was ${one} ${number(best.raid)} with ${whole(best.experience)}` : ''
  return {
    summary: sum === 0 ? `No ${title.toLowerCase()} has been earned yet.` : `${earned(sum)} from ${many(games.length, one, more)}${most}.`,
    columns: games.map((each) => columnOf(game, each, [each.experience], says(each))),
    numbers: {
      head: [capital(one), title, 'Fallen'],
      rows: games.map(({ raid, experience, fallen }) => [number(raid), whole(experience), whole(fallen)]),
    },
    trend: trendOf(
      games.map(({ experience }) => experience),
      more,
    ),
  }
}

export function treasureOver(
  game: CampaignGame,
  { none, heads }: NonNullable<ChroniclePage['treasure']>,
  games: readonly GameFigures[],
): OverGames {
  const { one } = game.words
  const number = numbersOf(game)
  const says = (each: GameFigures) =>
    `${titleOf(game, each)}: ${brought(each.gold)}${each.jewels > 0 ? ` and jewels worth ${whole(each.jewels)}` : ''}`
  const brought = countedIn(game, 'gold')
  const worth = ({ gold, jewels }: GameFigures) => gold + jewels
  const best = greatest(games, worth)
  const [gold, jewels] = [games.reduce((sum, each) => sum + each.gold, 0), games.reduce((sum, each) => sum + each.jewels, 0)]
  const most = best !== null && games.length > 1 ? `; the most was ${one} ${number(best.raid)} with ${whole(worth(best))} in all` : ''
  return {
    summary: gold + jewels === 0 ? none : `${brought(gold)} and jewels worth ${whole(jewels)}${most}.`,
    columns: games.map((each) => columnOf(game, each, [each.gold, each.jewels], says(each))),
    numbers: {
      head: [capital(one), ...heads],
      rows: games.map((each) => [number(each.raid), whole(each.gold), whole(each.jewels), whole(worth(each))]),
    },
    trend: trendOf(games.map(worth), game.words.many),
  }
}

function numbersOf({ campaign: { numerals } }: CampaignGame): (n: number) => string {
  return (n) => numeral(numerals, n)
}

/** `126 Experience Points`. */
function countedIn({ campaign: { units } }: CampaignGame, unit: Unit): (n: number) => string {
  const { one, many: more } = units[unit] ?? { one: '', many: '' }
  return (n) => many(n, one, more)
}

/** `Fight IV`. */
function titleOf(game: CampaignGame, { raid }: GameFigures): string {
  return `${capital(game.words.one)} ${numbersOf(game)(raid)}`
}

function columnOf(game: CampaignGame, each: GameFigures, values: readonly number[], says: string): Column {
  return {
    id: each.session,
    label: numbersOf(game)(each.raid),
    says,
    values,
    mark: each.victory ? 'triumph' : each.fallen > 0 ? 'harm' : null,
    href: addressOf({ kind: 'story', session: each.session }),
  }
}

function lossInWords(game: CampaignGame, each: GameFigures): string {
  const parts = [each.victory && game.campaign.chronicle.won, each.fallen > 0 && `${whole(each.fallen)} fallen`]
  return parts.map((part) => (part ? `, ${part}` : '')).join('')
}

/** The first of the largest. */
function greatest(raids: readonly GameFigures[], of: (raid: GameFigures) => number): GameFigures | null {
  return raids.reduce<GameFigures | null>((best, raid) => (best === null || of(raid) > of(best) ? raid : best), null)
}

/** The moving average at each game; empty if there are too few. */
export function trendOf(values: readonly number[], many: string): Trend | null {
  if (values.length < 10) return null
  const [span, label] = values.length < 50 ? ([5, `average of five ${many}`] as const) : ([10, `average of ten ${many}`] as const)
  const average = (end: number) => values.slice(end - span, end).reduce((sum, value) => sum + value, 0) / span
  return { label, values: values.map((_, i) => (i < span - 1 ? null : average(i + 1))) }
}

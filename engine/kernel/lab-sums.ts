import type { LabAmount, LabArmSums, LabBar, LabDifference, LabGame, LabPerson, LabPersonSums, LabSums } from './lab-types.ts'
import type { LabRules } from './measures.ts'
import { isTold, pairedMeans, pairedShares, sampledMean, sampledShare } from './sampling.ts'
import type { Estimate } from './types.ts'

// The results of the Lab's games. Those left unfinished are only counted.

/** The most bars of a distribution. */
const BARS = 12
/** The most points of a curve over the turns. */
const POINTS = 40
/** A difference over fewer games is not reported. */
const FEWEST_PAIRS = 10

/** @param arms the games of each arm by their numbers; the first is what the others are compared with */
export function sumsOf(rules: Words, arms: readonly (readonly LabGame[])[]): LabSums {
  const ended = arms.map((games) => games.filter(({ outcome }) => outcome !== null))
  const edges = rules.amounts.map((_, i) => edgesOf(ended.flat().map(({ amounts }) => amounts[i] ?? 0)))
  const last = Math.max(1, ...ended.flat().map(({ turns }) => turns))
  return {
    shares: rules.shares.map(({ id, label, does }) => ({ id, label, does })),
    amounts: rules.amounts.map(({ id, label, unit }, i) => ({ id, label, unit, edges: edges[i] ?? [] })),
    arms: ended.map((games, i) => ({
      played: arms[i]?.length ?? 0,
      unfinished: (arms[i]?.length ?? 0) - games.length,
      ...(games.length === 0 ? NOTHING : armOf(rules, games, edges, last)),
    })),
    differences: differencesIn(rules, ended),
  }
}

type Words = Pick<LabRules, 'shares' | 'amounts' | 'cause' | 'depth'>
type OfGames = Omit<LabArmSums, 'played' | 'unfinished'>

const NOTHING: OfGames = { shares: [], amounts: [], turns: [], levels: [], causes: [], people: [] }

function armOf(rules: Words, games: readonly LabGame[], edges: readonly (readonly number[])[], last: number): OfGames {
  return {
    shares: rules.shares.map((_, i) => {
      const hits = games.filter(({ shares }) => shares[i]).length
      return { games: hits, ...sampledShare(hits, games.length) }
    }),
    amounts: rules.amounts.map((_, i) =>
      amountOf(
        games.map(({ amounts }) => amounts[i] ?? 0),
        edges[i] ?? [],
      ),
    ),
    turns: survivalByTurn(games, last),
    levels: rules.depth === undefined ? [] : survivalByLevel(games, rules.depth),
    causes: causesIn(games, rules.cause),
    people: peopleIn(games),
  }
}

// ---------------------------------------------------------------- amounts

function amountOf(values: readonly number[], edges: readonly number[]): LabAmount {
  const sorted = values.toSorted((a, b) => a - b)
  const counts = edges.slice(1).map((to, i) => values.filter((value) => value >= (edges[i] ?? 0) && value < to).length)
  return { mean: sampledMean(values), median: middle(sorted), counts }
}

function middle(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** Where the bars of these values begin: at round numbers, and each of them at a whole number where all are whole. */
export function edgesOf(values: readonly number[]): readonly number[] {
  const [least, most] = extremes(values)
  const isWhole = values.every(Number.isInteger)
  const step = roundStep((most - least) / BARS, isWhole)
  const from = Math.floor(least / step) * step
  const bars = Math.floor((most - from) / step) + 1
  return Array.from({ length: bars + 1 }, (_, i) => Math.round((from + i * step) * 1e9) / 1e9)
}

/** Both 0 where there are none. */
function extremes([first = 0, ...others]: readonly number[]): readonly [least: number, most: number] {
  let [least, most] = [first, first]
  for (const value of others) [least, most] = [Math.min(least, value), Math.max(most, value)]
  return [least, most]
}

/** 1, 2 or 5 with noughts: the least of these that is larger. */
function roundStep(least: number, isWhole: boolean): number {
  if (least <= (isWhole ? 1 : 0)) return 1
  const ten = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((digit) => digit * ten >= least) ?? 10) * ten
}

// ---------------------------------------------------------------- survival

/** Shares by game: every game counts the same, however many characters it has, since those of one game share its luck. */
function partOf(parts: readonly number[]): Estimate {
  const { value, low, high } = sampledMean(parts)
  return { value, low: Math.max(0, low), high: Math.min(1, high) }
}

function oursIn({ people }: LabGame): readonly LabPerson[] {
  return people.filter(({ ours }) => ours)
}

function survivalByTurn(games: readonly LabGame[], last: number): LabArmSums['turns'] {
  const step = Math.ceil(last / POINTS)
  const turns = Array.from({ length: Math.ceil(last / step) + 1 }, (_, i) => i * step)
  const firstDeaths = games.map((game) => oursIn(game).map(({ deaths }) => Math.min(...deaths.map(({ turn }) => turn))))
  return turns.map((turn) => ({ turn, ...partOf(firstDeaths.map((deaths) => deaths.filter((at) => at > turn).length / deaths.length)) }))
}

function survivalByLevel(games: readonly LabGame[], depth: NonNullable<LabRules['depth']>): LabArmSums['levels'] {
  const deepest = games.reduce((most, game) => Math.max(most, game.depth), 0)
  return Array.from({ length: deepest }, (_, i) => i + 1).map((level) => {
    const there = games.filter((game) => game.depth >= level)
    const parts = there.map((game) => {
      const ours = oursIn(game)
      return ours.filter(({ deaths }) => deaths.every((death) => death.level !== level)).length / ours.length
    })
    return { level, label: depth(level), games: there.length, ...partOf(parts) }
  })
}

function causesIn(games: readonly LabGame[], name: LabRules['cause']): LabArmSums['causes'] {
  const counts = new Map<string, number>()
  for (const game of games)
    for (const { deaths } of oursIn(game)) for (const { cause } of deaths) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, label: name(id), count })).sort((a, b) => b.count - a.count || a.id.localeCompare(b.id))
}

/** Where each game has its own characters there is no one to report on. */
function peopleIn(games: readonly LabGame[]): readonly LabPersonSums[] {
  const [first] = games
  const everywhere = (first?.people ?? []).filter(({ slug }) => games.every(({ people }) => people.some((person) => person.slug === slug)))
  return everywhere.map(({ slug, name, ours }) => {
    const lives = games.flatMap(({ people }) => people.filter((person) => person.slug === slug))
    const part = (wanted: (person: LabPerson) => boolean) => sampledShare(lives.filter(wanted).length, lives.length)
    return {
      ...{ id: slug, name, ours },
      home: part(({ fate }) => fate === 'came-out'),
      fallen: part(({ fate }) => fate === 'fallen'),
      victory: part(({ victory }) => victory),
    }
  })
}

// ---------------------------------------------------------------- one arm against another

function differencesIn({ shares, amounts }: Words, [base = [], ...others]: readonly (readonly LabGame[])[]): readonly LabDifference[] {
  const known = new Map(base.map((game) => [game.n, game]))
  return others.flatMap((games, i) => {
    const pairs = games.flatMap((after) => {
      const before = known.get(after.n)
      return before === undefined ? [] : [{ before, after }]
    })
    if (pairs.length < FEWEST_PAIRS) return []
    const difference = (measure: string, sample: Estimate): LabDifference => ({
      ...{ arm: i + 1, measure, pairs: pairs.length, told: isTold(sample) },
      ...sample,
    })
    return [
      ...shares.map(({ id }, at) => {
        const gained = pairs.filter(({ before, after }) => after.shares[at] && !before.shares[at]).length
        const lost = pairs.filter(({ before, after }) => before.shares[at] && !after.shares[at]).length
        return difference(id, pairedShares(gained, lost, pairs.length))
      }),
      ...amounts.map(({ id }, at) =>
        difference(
          id,
          pairedMeans(
            pairs.map(({ before }) => before.amounts[at] ?? 0),
            pairs.map(({ after }) => after.amounts[at] ?? 0),
          ),
        ),
      ),
    ]
  })
}

// ---------------------------------------------------------------- from a bar to its games

/** Whether a game is one of those that the bar counts. */
export function isIn(rules: Words, bar: LabBar, game: LabGame): boolean {
  if (game.outcome === null) return false
  const deaths = oursIn(game).flatMap((person) => person.deaths)
  if ('share' in bar) return game.shares[rules.shares.findIndex(({ id }) => id === bar.share)] === bar.is
  if ('cause' in bar) return deaths.some(({ cause }) => cause === bar.cause)
  if ('fellAfter' in bar) return deaths.some(({ turn }) => turn > bar.fellAfter && turn <= bar.until)
  if ('fellOn' in bar) return deaths.some(({ level }) => level === bar.fellOn)
  if ('person' in bar) {
    const person = game.people.find(({ slug }) => slug === bar.person)
    if (person === undefined) return false
    return bar.fate === 'victory' ? person.victory : person.fate === (bar.fate === 'home' ? 'came-out' : 'fallen')
  }
  const value = game.amounts[rules.amounts.findIndex(({ id }) => id === bar.amount)]
  return value !== undefined && value >= bar.from && value < bar.to
}

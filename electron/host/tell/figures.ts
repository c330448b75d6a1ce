import type { GameMember } from '../../../db/chronicle.ts'
import type { RosterRules } from '../../../engine/kernel/playable.ts'
import type { Tale } from '../../../engine/kernel/tale-types.ts'
import type { GameFigures, Luck, Stats } from '../../contract/index.ts'
import type { ToldGame } from './rankings.ts'

/** What the games of a campaign come to. */
export function statsOf(campaign: string, rules: RosterRules, all: readonly ToldGame[], raiders: readonly GameMember[]): Stats {
  const bySession = Map.groupBy(raiders, ({ session }) => session)
  const raids = all.map((raid) => figuresOf(raid, rules, bySession.get(raid.session) ?? []))
  const tales = all.flatMap(({ tale }) => tale ?? [])
  const people = tales.flatMap((tale) => tale.people)
  const fallen = people.flatMap(({ fate, fell }) => (fate === 'fallen' && fell !== undefined ? [fell] : []))
  const deep = tales.filter(({ depth }) => depth > 0)
  const sum = (of: (raid: GameFigures) => number) => raids.reduce((total, raid) => total + of(raid), 0)
  return {
    campaign,
    raids,
    kills: counted(tales.flatMap(({ kills }) => kills.map(({ kind, label, count }) => ({ id: kind, label, count })))),
    causes: counted(fallen.map((fell) => ({ id: fell.cause, label: rules.cause(fell.cause), count: 1 }))),
    depths: counted(deep.map(({ depth }) => ({ id: String(depth), label: rules.depth?.(depth) ?? String(depth), count: 1 }))).toSorted(
      (a, b) => Number(a.id) - Number(b.id),
    ),
    luck: luckOf(tales.map(({ luck }) => luck)),
    totals: {
      experience: sum(({ experience }) => experience),
      gold: sum(({ gold }) => gold),
      jewels: sum(({ jewels }) => jewels),
      kills: sum(({ kills }) => kills),
      fallen: sum((raid) => raid.fallen),
      turns: sum(({ turns }) => turns),
      victories: raids.filter(({ victory }) => victory).length,
      characterVictories: people.filter(({ victory }) => victory).length,
    },
  }
}

function figuresOf(
  { session, raid, status, outcome, begunAt, endedAt, tale }: ToldGame,
  rules: RosterRules,
  raiders: readonly GameMember[],
): GameFigures {
  const victory = status === 'ended' && outcome !== null && rules.isVictory(outcome)
  const head = {
    session,
    raid: raid ?? 1,
    status,
    outcome: outcome?.kind ?? null,
    victory,
    begunAt,
    endedAt: status === 'open' ? null : endedAt,
  }
  if (tale === null) {
    const fate = status === 'open' ? ('inside' as const) : ('abandoned' as const)
    const people = raiders.map(({ character, name }) => ({ character, name, fate }))
    return { ...head, text: '', people, turns: 0, depth: 0, explored: 0, experience: 0, gold: 0, jewels: 0, kills: 0, fallen: 0 }
  }
  const { text, turns, depth, explored, people, kills } = tale
  const characters = charactersIn(raiders)
  return {
    ...{ ...head, text, turns, depth, explored },
    people: people.map(({ slug, name, fate }) => ({ character: characters.get(slug) ?? null, name, fate })),
    experience: people.reduce((all, each) => all + each.experience, 0),
    gold: people.reduce((all, each) => all + each.gold, 0),
    jewels: people.reduce((all, each) => each.jewels.reduce((worth, value) => worth + value, all), 0),
    kills: kills.reduce((all, { count }) => all + count, 0),
    fallen: people.filter(({ fate }) => fate === 'fallen').length,
  }
}

interface Counted {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** Adds up equal ids, most first. */
function counted(all: readonly Counted[]): Counted[] {
  const sums = new Map<string, { id: string; label: string; count: number }>()
  for (const { id, label, count } of all) {
    const sum = sums.get(id) ?? { id, label, count: 0 }
    sum.count += count
    sums.set(id, sum)
  }
  return [...sums.values()].sort((a, b) => b.count - a.count)
}

/** The dice of many games together, with the kinds of throw in the game's order. */
function luckOf(all: readonly Tale['luck'][]): Luck {
  const faces: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0]
  const kinds = new Map<string, Luck['kinds'][number]>()
  for (const luck of all) {
    luck.faces.forEach((count, i) => {
      faces[i] = (faces[i] ?? 0) + count
    })
    for (const { id, label, count, expected, came } of luck.kinds) {
      const sum = kinds.get(id) ?? { id, label, count: 0, expected: 0, came: 0 }
      kinds.set(id, { id, label, count: sum.count + count, expected: sum.expected + expected, came: sum.came + came })
    }
  }
  return { faces, kinds: [...kinds.values()] }
}

/** The characters of one game, by slug. */
export function charactersIn(raiders: readonly GameMember[]): ReadonlyMap<string, string> {
  return new Map(raiders.map(({ slug, character }) => [slug, character]))
}

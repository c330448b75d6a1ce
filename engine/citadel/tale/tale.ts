import type { Step } from '../../kernel/play.ts'
import type { Tale, TalePerson } from '../../kernel/tale-types.ts'
import { homecoming, standings } from '../chapters/17-leaving.ts'
import { segment } from '../chapters/party.ts'
import type { DelveState } from '../state.ts'
import type { MonsterType } from '../tables/index.ts'
import { fellInWords } from '../text/fell.ts'
import { isDelveEvent } from '../text/index.ts'
import { namesOf } from '../text/names.ts'
import { kindName, summary } from '../text/tale.ts'
import { chapterBook } from './chapters.ts'
import { type DeedBook, deedBook, deedsOfTheEnd } from './deeds.ts'
import { type Kill, killsOf } from './kills.ts'
import { luckBook } from './luck.ts'
import { sidesOf } from './sides.ts'

/**
 * The tale of a raid, made from its first and last state and from the events and rolls of its inputs. A raid that has not
 * ended is told as one that is given up where it stands: it brings nothing home (17.0).
 */
export function tale({
  first,
  last,
  steps,
}: {
  readonly first: DelveState
  readonly last: DelveState
  readonly steps: readonly Step[]
}): Tale {
  const name = namesOf(last)
  const sides = sidesOf(first, last)
  const kills = killsOf(first, sides)
  const luck = luckBook(sides)
  const deeds = deedBook(kills, sides, name)
  const chapters = chapterBook(first, last, sides, name)
  let depth: number = segment(first, first.at).level
  let explored = 0
  for (const [input, { events, rolls }] of steps.entries()) {
    for (const roll of rolls) luck.thrown(roll)
    for (const event of events) {
      if (!isDelveEvent(event)) continue
      const kill = kills.note(event)
      luck.note(event)
      deeds.note(event, kill)
      chapters.note(event, kill, input)
      sides.note(event)
      if (event.type !== 'entered') continue
      depth = Math.max(depth, event.level)
      if (event.first) explored += 1
    }
  }
  const people = peopleOf(last, kills.all, deeds)
  return {
    version: 1,
    text: summary(last.end?.kind ?? 'abandoned', last.turn, people),
    turns: last.turn,
    depth,
    explored,
    people,
    kills: byKind(kills.all),
    luck: luck.luck(),
    chapters: chapters.close(),
  }
}

function peopleOf(last: DelveState, kills: readonly Kill[], deeds: DeedBook): TalePerson[] {
  const winners = new Set(standings(last).flatMap(({ id, winner }) => (winner ? [id] : [])))
  const givenUp = last.end === null
  const home = homecoming(last).map(({ id, fate, experience, gold, jewels, sheet }) => ({
    ...{ id, name: sheet.name, fate, victory: winners.has(id) },
    ...(givenUp ? { experience: 0, gold: 0, jewels: [] } : { experience, gold, jewels }),
  }))
  deedsOfTheEnd(
    deeds,
    home.map(({ id, fate, gold, jewels, victory }) => ({
      ...{ id, victory, home: fate.kind === 'came-out' && !givenUp },
      worth: jewels.reduce((sum, value) => sum + value, gold),
    })),
  )
  return home.map(({ id, name, fate, experience, gold, jewels, victory }) => ({
    slug: id,
    name,
    fate: fate.kind === 'came-out' && givenUp ? 'abandoned' : fate.kind,
    experience,
    gold,
    jewels,
    kills: kills.filter(({ by }) => by === id).length,
    victory,
    ...(fate.kind === 'came-out' ? {} : { fell: fellInWords(last, fate.fell) }),
    deeds: deeds.of(id),
  }))
}

function byKind(kills: readonly Kill[]): Tale['kills'] {
  const counts = new Map<MonsterType, number>()
  for (const { kind } of kills) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, label: kindName(kind), count })).sort((a, b) => b.count - a.count)
}

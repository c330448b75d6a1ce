import { mostTelling, type Weighed } from '../../kernel/feats.ts'
import type { Step } from '../../kernel/play.ts'
import type { Tale, TalePerson } from '../../kernel/tale-types.ts'
import { homecoming, standings } from '../chapters/17-leaving.ts'
import { segment } from '../chapters/party.ts'
import { placeName } from '../open/place-name.ts'
import type { DelveState } from '../state.ts'
import type { MonsterType } from '../tables/index.ts'
import { fellInWords } from '../text/fell.ts'
import { isDelveEvent } from '../text/index.ts'
import { itemName, namesOf } from '../text/names.ts'
import { kindName, LOSSES, summary } from '../text/tale.ts'
import { chapterBook } from './chapters.ts'
import { type DeedBook, deedBook, deedsOfTheEnd } from './deeds.ts'
import { type Kill, killsOf } from './kills.ts'
import { luckBook } from './luck.ts'
import { type ScarBook, scarBook } from './scars.ts'
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
  const scars = scarBook(first, last, sides, name)
  let level: number = segment(first, first.at).level
  // The first turn begins without an event, when the starting sequence ends.
  let turn = first.start === null ? first.turn : 1
  let depth = level
  let explored = 0
  for (const [input, { events, rolls }] of steps.entries()) {
    for (const roll of rolls) luck.thrown(roll)
    for (const event of events) {
      if (!isDelveEvent(event)) continue
      if (event.type === 'turn-begins') turn = event.turn
      if (event.type === 'entered') level = event.level
      const kill = kills.note(event)
      luck.note(event)
      deeds.note(event, kill, { turn, level })
      scars.note(event, { turn, level })
      chapters.note(event, kill, input)
      sides.note(event)
      if (event.type !== 'entered') continue
      depth = Math.max(depth, event.level)
      if (event.first) explored += 1
    }
  }
  const people = peopleOf(first, last, kills.all, deeds, scars)
  return {
    version: 1,
    text: summary(last.end?.kind ?? 'abandoned', last.turn, people),
    turns: last.turn,
    depth,
    explored,
    people,
    kills: byKind(kills.all),
    luck: luck.luck(),
    feats: mostTelling(deeds.all(), lossesOf(last, scars)),
    chapters: chapters.close(),
  }
}

function peopleOf(first: DelveState, last: DelveState, kills: readonly Kill[], deeds: DeedBook, scars: ScarBook): TalePerson[] {
  const winners = new Set(standings(last).flatMap(({ id, winner }) => (winner ? [id] : [])))
  const givenUp = last.end === null
  const brought = new Set(first.characters.flatMap(({ items }) => items.map(({ id }) => id)))
  const home = homecoming(last).map(({ id, fate, experience, gold, jewels, sheet }) => ({
    ...{ id, name: sheet.name, fate, victory: winners.has(id) },
    things: sheet.items.filter((item) => !brought.has(item.id)).map(itemName),
    ...(givenUp ? { experience: 0, gold: 0, jewels: [] } : { experience, gold, jewels }),
  }))
  deedsOfTheEnd(
    deeds,
    home.map(({ id, fate, gold, jewels, victory }) => ({
      ...{ id, victory, home: fate.kind === 'came-out' && !givenUp },
      worth: jewels.reduce((sum, value) => sum + value, gold),
    })),
  )
  return home.map(({ id, name, fate, experience, gold, jewels, things, victory }) => ({
    slug: id,
    name,
    fate: fate.kind === 'came-out' && givenUp ? 'abandoned' : fate.kind,
    experience,
    gold,
    jewels,
    ...(fate.kind === 'came-out' && !givenUp && things.length > 0 && { things }),
    kills: kills.filter(({ by }) => by === id).length,
    victory,
    ...(fate.kind === 'came-out' ? {} : { fell: fellInWords(last, fate.fell) }),
    deeds: deeds.of(id),
    ...(fate.kind === 'came-out' && scars.of(id)),
  }))
}

/** The fewest wounds worth telling of someone who lived. */
const MANY_WOUNDS = 4

/** Who fell or was lost, the last of them first; where nobody did, who took the most wounds. */
function lossesOf(last: DelveState, scars: ScarBook): readonly Weighed[] {
  const gone = homecoming(last).flatMap(({ id, fate }) => {
    if (fate.kind === 'came-out') return []
    const { turn, level, at, cause } = fate.fell
    const { by, kind } = fellInWords(last, fate.fell)
    const text = LOSSES[fate.kind === 'lost' ? 'lost' : 'fell'](placeName(segment(last, at)), cause, by ?? null)
    return [{ who: id, turn, level, text, sort: fate.kind, worth: turn, ...(kind && { kind }) }]
  })
  if (gone.length > 0) return gone
  const [most, second] = scars.wounds()
  if (most === undefined || most.wounds < MANY_WOUNDS || most.wounds === second?.wounds) return []
  return [{ ...most.worst, who: most.who, text: LOSSES.bore(most.wounds), sort: 'bore', worth: most.wounds }]
}

function byKind(kills: readonly Kill[]): Tale['kills'] {
  const counts = new Map<MonsterType, number>()
  for (const { kind } of kills) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, label: kindName(kind), count })).sort((a, b) => b.count - a.count)
}

import { mostTelling, type Weighed } from '../../kernel/feats.ts'
import type { Step } from '../../kernel/play.ts'
import type { Fell, Tale, TalePerson } from '../../kernel/tale-types.ts'
import { sameSpot } from '../chapters/101-catacomb.ts'
import { pointsOf } from '../chapters/214-points.ts'
import { heroOf } from '../chapters/section.ts'
import type { HeroEvent } from '../event-types.ts'
import { squareName } from '../open/names.ts'
import type { HeroState, Kind, Section, SectionId, Spot } from '../state.ts'
import { isHeroEvent } from '../text/index.ts'
import { deathToFollow, fellText, kindLabel, leftText, summary } from '../text/tale.ts'
import { chapters } from './chapters.ts'
import { type DeedBook, deedBook, deedsOfTheEnd } from './deeds.ts'
import { type Kill, killIn } from './kills.ts'
import { luckBook } from './luck.ts'

/**
 * What is told of a game: from its first and last state, and from the events and rolls of its inputs. It names what lay face down: only for
 * a game that is over. One that has not ended is told as given up where it stands.
 */
export function tale({
  first,
  last,
  steps,
}: {
  readonly first: HeroState
  readonly last: HeroState
  readonly steps: readonly Step[]
}): Tale {
  const luck = luckBook()
  const deeds = deedBook(first.turn)
  const ends = endBook(first, last)
  const kills: Kill[] = []
  for (const [input, { events, rolls }] of steps.entries()) {
    for (const { dice } of rolls) luck.thrown(dice)
    for (const event of events) {
      if (!isHeroEvent(event)) continue
      const kill = killIn(event)
      if (kill !== null) kills.push(kill)
      luck.note(event)
      deeds.note(event, input)
      ends.note(event)
    }
  }
  const people = peopleOf(last, kills, deeds, ends)
  return {
    version: 1,
    text: summary(last.end, last.turn, people),
    turns: last.turn,
    depth: 0,
    explored: ends.explored(),
    people,
    kills: byKind(kills),
    luck: luck.luck(),
    feats: mostTelling(deeds.all(), deathsOf(people)),
    chapters: chapters(last, steps, first.turn),
  }
}

function peopleOf(last: HeroState, kills: readonly Kill[], deeds: DeedBook, ends: EndBook): TalePerson[] {
  const isGivenUp = last.end === null
  const sections = last.sections.filter(({ hero }) => hero !== null)
  const isWinner = ({ seat }: Section) => last.end?.winner === seat
  deedsOfTheEnd(
    deeds,
    sections.map((section) => ({
      section: section.id,
      isThere: heroOf(section).status === 'track' && !isGivenUp,
      riches: pointsOf(section).riches,
      victory: isWinner(section),
    })),
  )
  return sections.map((section) => ({
    slug: section.id,
    name: heroOf(section).name,
    ...fateOf(section, isGivenUp, ends.of(section.id)),
    ...(isGivenUp ? {} : { score: pointsOf(section).total }),
    experience: 0,
    gold: 0,
    jewels: [],
    kills: kills.filter(({ by }) => by === section.id).length,
    victory: isWinner(section),
    deeds: deeds.of(section.id),
  }))
}

/** 212D: who died, the last of them first. */
function deathsOf(people: readonly TalePerson[]): readonly Weighed[] {
  return people.flatMap(({ slug, fate, fell }) =>
    fate === 'fallen' && fell !== undefined
      ? [{ who: slug, turn: fell.turn, level: 0, text: deathToFollow(fell), sort: 'fell', kind: fell.cause, worth: fell.turn }]
      : [],
  )
}

/** 215: he comes to Alysa, dies, or is still on his way when she chooses. */
function fateOf(section: Section, isGivenUp: boolean, end: HeroEnd): Pick<TalePerson, 'fate' | 'fell'> {
  const { status } = heroOf(section)
  const place = end.at === null ? 'the start' : squareName(end.at)
  const fell = { turn: end.turn, level: 0 }
  switch (status) {
    case 'dead':
      return { fate: 'fallen', fell: { ...fell, cause: end.by ?? 'unknown', text: fellText(place, end.by) } satisfies Fell }
    case 'track':
      return { fate: isGivenUp ? 'abandoned' : 'came-out' }
    case 'in-catacomb':
      return isGivenUp ? { fate: 'abandoned' } : { fate: 'lost', fell: { ...fell, cause: 'left', text: leftText(place) } satisfies Fell }
  }
}

function byKind(kills: readonly Kill[]): Tale['kills'] {
  const counts = new Map<Kill['kind'], number>()
  for (const { kind } of kills) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, label: kindLabel(kind), count })).sort((a, b) => b.count - a.count)
}

// ---------------------------------------------------------------- where heroes came to, and of what they died

interface HeroEnd {
  /** Where he stood last; null before he went in. */
  readonly at: Spot | null
  /** When he died, or the last turn. */
  readonly turn: number
  /** What hurt him last. */
  readonly by: Kind | null
}

interface EndBook {
  note(event: HeroEvent): void
  of(section: SectionId): HeroEnd
  /** Squares that heroes entered for the first time, each in his own section. */
  explored(): number
}

function endBook(first: HeroState, last: HeroState): EndBook {
  const trails = new Map<SectionId, Spot[]>()
  const at = new Map<SectionId, Spot>()
  const hurtBy = new Map<SectionId, Kind>()
  const died = new Map<SectionId, number>()
  let { turn } = first
  const kindOf = (section: SectionId, counter: string) =>
    last.sections.find(({ id }) => id === section)?.counters.find(({ id }) => id === counter)?.kind
  const go = (section: SectionId, to: Spot) => {
    at.set(section, to)
    const trail = trails.get(section) ?? []
    if (!trail.some((spot) => sameSpot(spot, to))) trail.push(to)
    trails.set(section, trail)
  }
  for (const { id, hero } of first.sections) if (hero !== null && hero.at !== null) go(id, hero.at)
  return {
    note(event) {
      switch (event.type) {
        case 'turn-began':
          turn = event.turn
          break
        case 'entered':
          go(event.section, event.at)
          break
        case 'stepped':
        case 'thrown-back':
        case 'fell-back':
          go(event.section, event.to)
          break
        case 'wound': {
          const kind = kindOf(event.section, event.by)
          if (kind !== undefined) hurtBy.set(event.section, kind)
          break
        }
        case 'succubus':
          if (!event.resisted) hurtBy.set(event.section, 'succubus')
          break
        case 'died':
          died.set(event.section, turn)
      }
    },
    of: (section) => ({ at: at.get(section) ?? null, turn: died.get(section) ?? last.turn, by: hurtBy.get(section) ?? null }),
    explored: () => [...trails.values()].reduce((sum, { length }) => sum + length, 0),
  }
}

import type { GameEvent } from '../../kernel/play.ts'
import { bringing, type Goldens, isComplete, type Search } from '../../kernel/proof/golden.ts'
import { type Json, SKILLS } from '../../kernel/types.ts'
import { pointsOf } from '../chapters/214-points.ts'
import { heroOf } from '../chapters/section.ts'
import type { HeroEvent } from '../event-types.ts'
import { VARIANTS } from '../open/variants.ts'
import { type HeroState, MONSTERS, RICHES, type Section, SPECIALS } from '../state.ts'
import { EVENT_TYPES, TOPICS } from '../text/index.ts'
import { seatsOf, wildGame } from './fuzz.ts'

/** Everything that must come up in the golden games. */
const WANTED: readonly string[] = [
  ...EVENT_TYPES.map((type) => `event ${type}`),
  ...Object.keys(TOPICS).map((topic) => `topic ${topic}`),
  ...VARIANTS.map((variant) => `variant ${variant}`),
  ...[...MONSTERS, ...SPECIALS].map((kind) => `eliminated ${kind}`),
  ...RICHES.map((kind) => `taken ${kind}`),
  ...['212A', '206C', '211C', '211D', '211E'].map((rule) => `eliminated by ${rule}`),
  ...['front', 'side', 'rear'].map((position) => `struck from ${position}`),
  ...['0', '1', '2', '3', '4', '5', '6'].map((column) => `wound column ${column}`),
  ...['opened', 'shut', 'opened though held', 'shut and held'].map((how) => `door ${how}`),
  ...[
    'trap sprung',
    'trap seen through',
    'succubus resisted',
    'succubus not resisted',
    'outwitted',
    'not outwitted',
    'door forced',
    'door not forced',
  ],
  ...['heart', 'chosen', 'tie-break', 'nobody'].map((kind) => `end ${kind}`),
]

// ---------------------------------------------------------------- what is played for them

const TWIN = { at: [7, 31], levels: { characteristics: { appearance: 5, class: 5, strength: 5, hits: 5, movement: 1 } } }
const DYING = { at: [7, 3], levels: { characteristics: { class: 1, hits: 1, movement: 1 } } }
const OGRE = { kind: 'ogre', at: [7, 4] }
const GUARD = { at: [7, 5], levels: { characteristics: { class: 1, strength: 6, hits: 9, movement: 1 } } }
const BREAKER = { at: [7, 6], levels: { characteristics: { class: 1, strength: 9, hits: 9, movement: 9 } } }

const RARE = {
  /** Two alike before Alysa's door: a die decides (215B8). */
  tie: { catacomb: 'm1', sections: { a: { hero: TWIN }, c: { hero: TWIN } } },
  /** Both will not see another turn (215A4, H-47). */
  nobody: {
    catacomb: 'm1',
    phase: 'monsters',
    sections: { a: { hero: DYING, counters: [OGRE] }, c: { hero: DYING, counters: [OGRE] } },
  },
  /** A troll at a door that a hero holds (206D). */
  forced: { catacomb: 'm1', phase: 'monsters', sections: { a: { hero: GUARD, counters: [{ kind: 'troll', at: [7, 6] }] } } },
  /** A goblin behind a door that a strong hero opens (206C). */
  held: { catacomb: 'm1', sections: { a: { hero: BREAKER, counters: [{ kind: 'goblin', at: [7, 5] }] } } },
} satisfies Record<string, Json>

/** Rare things in small: they seldom come up by themselves. */
function rare([name, scenario]: readonly [string, Json]): Search {
  return {
    tries: 60,
    plan: (i) => ({ seed: `golden-${name}-${i}`, seats: 2, bot: 'random', options: {}, scenario, most: 60 }),
    keeps: bringing(() => 1),
  }
}

const SEARCHES: readonly Search[] = [
  {
    // Real dice: every roll is an answer.
    tries: 1,
    plan: (i) => ({
      seed: `golden-with-real-dice-${i}`,
      bot: 'sensible',
      seats: 2,
      variants: ['physical-dice'],
      scenario: RARE.forced,
      most: 40,
    }),
    keeps: bringing(() => 1),
  },
  {
    // Whole games by bots of all strengths.
    tries: 2,
    plan: (i) => ({ seed: `golden-whole-${i}`, seats: seatsOf(i), bot: 'sensible', skills: SKILLS, options: { catacomb: 'random' } }),
    keeps: () => true,
  },
  ...Object.entries(RARE).map(rare),
  {
    // The beginning of a game in which anything is answered: counters are laid out by hand and lifted again.
    tries: 20,
    plan: (i) => ({ seed: `golden-fresh-${i}`, seats: 2, bot: 'random', options: {}, most: 120 }),
    keeps: bringing(() => 1),
  },
  {
    // Anything is answered in the thick of a made-up game.
    tries: 2000,
    plan: (i) => ({ ...wildGame(`golden-wild-${i}`, i), options: {}, most: 150 }),
    done: isComplete,
    // Early on only games that bring much, so that few are kept in the end.
    keeps: bringing((i) => (i < 60 ? 4 : i < 120 ? 2 : 1)),
  },
]

/** What the golden games are gathered for and must agree in. */
export const golden: Goldens<HeroState> = {
  endOf: (s) => ({ heroes: s.sections.map(heroIn), counters: s.sections.map(countersIn) }),
  wanted: WANTED,
  met: (s, events) => [...events.flatMap((event) => tokens(asHeroEvent(event))), ...s.variants.map((variant) => `variant ${variant}`)],
  searches: SEARCHES,
}

/** `a: name, status, place, levels, points`. */
function heroIn(section: Section): string {
  if (section.hero === null) return `${section.id}: nobody`
  const { name, status, at, facing, now, track } = heroOf(section)
  const levels = Object.entries({ ...now.characteristics, ...now.weapons }).map(([trait, level]) => `${trait} ${level}`)
  const place = at === null ? `box ${track}` : `${at.row}-${at.col} ${facing}`
  return `${section.id}: ${name}, ${status}, ${place}, ${levels.join(' ')}, ${pointsOf(section).total} points`
}

/** `a: c1 goblin 4-12, ...`, what is left of the counters. */
function countersIn({ id, counters }: Section): string {
  const left = counters.flatMap(({ id: counter, kind, at, up }) =>
    at === null ? [] : [`${counter} ${kind} ${at.row}-${at.col}${up ? ' up' : ''}`],
  )
  return `${id}: ${left.join(', ')}`
}

// ---------------------------------------------------------------- what they cover

/** The script of this game tells events of this game only. */
function asHeroEvent(event: GameEvent): HeroEvent {
  return event as HeroEvent
}

function tokens(event: HeroEvent): string[] {
  switch (event.type) {
    case 'eliminated':
      return [`eliminated ${event.kind}`, `eliminated by ${event.rule}`]
    case 'riches-taken':
      return [`taken ${event.kind}`]
    case 'monster-struck':
      return event.hit ? [`struck from ${event.position}`] : []
    case 'wound':
      return [`wound column ${event.column}`]
    case 'door-tried':
      return [`door ${event.opened ? 'opened' : 'shut'}${event.blocked === 0 ? '' : event.opened ? ' though held' : ' and held'}`]
    case 'trap':
      return [event.sprung ? 'trap sprung' : 'trap seen through']
    case 'succubus':
      return [event.resisted ? 'succubus resisted' : 'succubus not resisted']
    case 'outwitted':
      return [event.done ? 'outwitted' : 'not outwitted']
    case 'door-forced':
      return [event.forced ? 'door forced' : 'door not forced']
    default:
      return []
  }
}

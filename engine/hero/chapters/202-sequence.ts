import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script, tell } from '../../kernel/play.ts'
import type { Hero, HeroState, Phase, Section, SectionId } from '../state.ts'
import { catacombOf, isRed, squareAt } from './101-catacomb.ts'
import { setUp } from './104-setup.ts'
import { freshActivity, heroAction } from './202-activity.ts'
import { freshMarch, march } from './204-marching.ts'
import { resight } from './205-sighting.ts'
import { embrace } from './211-specials.ts'
import { breath, takeBreather } from './213-breather.ts'
import { advanceTrack, conclude, isOver } from './215-victory.ts'
import { current, heroOf, playerOf, stepOf } from './section.ts'

export type SequenceEvent =
  | { type: 'turn-began'; rule: '202'; turn: number }
  | { type: 'phase-began'; rule: '202'; phase: 'hero' | 'monsters'; section: SectionId }

/** A game, in the order of 103, 104 and 202. Every pass of the loop can be entered afresh from the state alone. */
export function* heroGame(g: Hero): Script {
  const s = g.state
  while (s.end === null) {
    switch (s.phase) {
      case 'heroes':
      case 'placement':
      case 'start':
        yield* setUp(g) // 103, 104
        yield* beginTurn(g)
        break
      case 'hero':
        yield* heroPhase(g) // 202 step A
        break
      case 'monsters':
        yield* monsterPhase(g) // 202 step B
        break
      case 'breather':
        yield* breatherPhase(g) // 202 step C
        break
      case 'over':
        return
      default:
        assertNever(s.phase)
    }
  }
}

/** 202: the step of the next player, and after the last one the next phase. Returns whether it was the last. */
function next(s: HeroState, phase: Phase): boolean {
  const player = playerOf(s, current(s)) + 1
  const last = player === s.sections.length
  if (last) s.phase = phase
  s.at = stepOf(s, last ? 0 : player)
  return last
}

/** 202, 215A3: those on the Alysa track go on, and step A begins with the first section. */
function* beginTurn(g: Hero): Script {
  const s = g.state
  s.turn += 1
  s.phase = 'hero'
  s.at = 0
  yield* tell(g, { type: 'turn-began', rule: '202', turn: s.turn } satisfies SequenceEvent)
  yield* advanceTrack(g)
}

function isAbout(section: Section): boolean {
  return heroOf(section).status === 'in-catacomb'
}

/** Step A of one hero. */
function* heroPhase(g: Hero): Script {
  const s = g.state
  const section = current(s)
  if (s.activity === null && isAbout(section)) {
    yield* mark(g)
    yield* beginActivity(g, section)
  }
  while (s.activity !== null) yield* heroAction(g, section, s.activity)
  next(s, 'monsters')
}

function* beginActivity(g: Hero, section: Section): Script {
  yield* tell(g, { type: 'phase-began', rule: '202', phase: 'hero', section: section.id } satisfies SequenceEvent)
  const hero = heroOf(section)
  hero.befuddled = false
  if (hero.heldBy !== null) return yield* embrace(g, section) // 211C5
  g.state.activity = freshActivity(section)
  yield* resight(g, section)
}

/** Step B of one section: its owner moves the counters against the hero. Where no hero is left, nothing moves. */
function* monsterPhase(g: Hero): Script {
  const s = g.state
  const section = current(s)
  if (s.march === null && isAbout(section)) {
    yield* mark(g)
    yield* tell(g, { type: 'phase-began', rule: '202', phase: 'monsters', section: section.id } satisfies SequenceEvent)
    const hero = heroOf(section)
    hero.attacked = false
    hero.blocked = false
    s.march = freshMarch()
  }
  while (s.march !== null) yield* march(g, section, s.march)
  next(s, 'breather')
}

/** Step C, for one hero after the other, and the end of the turn. */
function* breatherPhase(g: Hero): Script {
  const s = g.state
  const section = current(s)
  const levels = breathOf(s, section)
  if (levels > 0) {
    yield* mark(g)
    yield* takeBreather(g, section, levels)
  }
  if (!next(s, 'breather')) return
  if (isOver(s)) yield* conclude(g)
  else yield* beginTurn(g)
}

function breathOf(s: HeroState, section: Section): number {
  const hero = heroOf(section)
  return breath(hero, hero.at !== null && isRed(squareAt(catacombOf(s.catacomb), hero.at)))
}

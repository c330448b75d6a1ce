import type { Seat } from '../kernel/types.ts'
import { type Catacomb, catacombOf } from './chapters/101-catacomb.ts'
import { squaresToAlysa } from './chapters/101-ways.ts'
import { levelOf } from './chapters/102-levels.ts'
import { copyLevels } from './chapters/103-profile.ts'
import { sees, seesDimly } from './chapters/205-sighting.ts'
import { allowanceOf } from './chapters/207-riches.ts'
import { pointsOf } from './chapters/214-points.ts'
import { counterOf, current } from './chapters/section.ts'
import type { Activity, Counter, HeroState, March, Section } from './state.ts'
import { MONSTER_MOVEMENT } from './tables/index.ts'
import type { ActivityView, CatacombView, CounterView, HeroSheetView, HeroView, SectionView } from './view-types.ts'

/**
 * What a seat may see: the board, every sheet, and of the counters what lies face up, what it owns, and what it may remember.
 * When the game is over everything lies open.
 */
export function view(s: HeroState, seat: Seat): HeroView {
  return shown(s, seat, s.sections)
}

/** The same for a bot, which looks at the counters of one section alone: those of the others are left out. */
export function glimpse(s: HeroState, seat: Seat): HeroView {
  return shown(s, seat, [current(s)])
}

/** `open`: the sections whose counters are shown. */
function shown(s: HeroState, seat: Seat, open: readonly Section[]): HeroView {
  return {
    game: 'hero',
    seat,
    phase: s.phase,
    turn: s.turn,
    at: current(s).id,
    catacomb: catacombView(catacombOf(s.catacomb)),
    sections: s.sections.map((section) => sectionView(s, section, open.includes(section) ? countersView(s, section, seat) : [])),
    activity: s.activity === null ? null : activityView(s, current(s), s.activity),
    march: s.march === null ? null : marchView(current(s), s.march, seat),
    end: s.end,
  }
}

const maps = new WeakMap<Catacomb, CatacombView>()

/** The same for all, and never changed: made once. */
function catacombView(c: Catacomb): CatacombView {
  let map = maps.get(c)
  if (map === undefined) {
    map = { id: c.id, name: c.name, source: c.source, grid: c.grid, doors: c.doors }
    maps.set(c, map)
  }
  return map
}

function sectionView(s: HeroState, section: Section, counters: readonly CounterView[]): SectionView {
  const { id, seat, owner, hero, tried } = section
  return {
    id,
    seat,
    owner,
    hero: hero === null ? null : heroView(catacombOf(s.catacomb), section, hero),
    counters,
    ...(tried === undefined ? {} : { tried: { ...tried } }),
  }
}

function countersView(s: HeroState, section: Section, seat: Seat): readonly CounterView[] {
  const open = s.end !== null || section.owner === seat
  // In which order counters are laid out would tell what they are: they come on the board together.
  const isLaying = s.phase === 'placement' && s.sections.indexOf(section) >= s.at
  return section.counters.map((counter) => {
    const seen = counterView(s, section, counter, open)
    return isLaying && !open ? { ...seen, at: null } : seen
  })
}

function heroView(c: Catacomb, section: Section, hero: NonNullable<Section['hero']>): HeroSheetView {
  return {
    name: hero.name,
    bought: copyLevels(hero.bought),
    now: copyLevels(hero.now),
    armour: hero.armour,
    shield: hero.shield,
    armed: hero.armed,
    status: hero.status,
    at: hero.at === null ? null : { ...hero.at },
    toAlysa: hero.at === null ? null : squaresToAlysa(c, hero.at, levelOf(hero.now, 'strength')),
    facing: hero.facing,
    carries: hero.carries.map((id) => ({ id, kind: counterOf(section, id).kind })),
    killed: { ...hero.killed },
    track: hero.track,
    held: hero.heldBy !== null,
    points: pointsOf(section),
  }
}

/** Who has looked at which counter, what it picks up and what it may still do is its owner's business: the others see what has moved. */
function marchView({ owner }: Section, { moved, moving }: March, seat: Seat): NonNullable<HeroView['march']> {
  if (owner === seat) return { moved: [...moved], moving: moving === null ? null : { ...moving } }
  const isOnItsWay = moving !== null && moving.points < MONSTER_MOVEMENT && !moved.includes(moving.id)
  return { moved: isOnItsWay ? [...moved, moving.id] : [...moved], moving: null }
}

/** `open`: this seat may look under the counter. */
function counterView(s: HeroState, section: Section, counter: Counter, open: boolean): CounterView {
  const { id, up, kind, known } = counter
  const seen = open || up
  const trailing = open || s.march === null || section !== current(s) ? undefined : s.march.trailing.find((each) => each.id === id)
  const at = trailing?.from ?? counter.at
  return {
    id,
    at: at === null ? null : { ...at },
    up,
    kind: seen ? kind : null,
    remembered: known && !seen ? kind : null,
    with: counter.with !== null && (open || (up && counterOf(section, counter.with).up)) ? counter.with : null,
  }
}

function activityView(s: HeroState, section: Section, activity: Activity): ActivityView {
  const { points, outwitting, halted, opened } = activity
  return {
    points,
    allowance: allowanceOf(section, activity.burden),
    outwitting,
    halted,
    opened: [...opened],
    sees: sees(s, section),
    dim: seesDimly(s, section),
  }
}

import { type Invariants, wrongWith } from '../../kernel/proof/fuzz.ts'
import { repeated } from '../../kernel/proof/plain-data.ts'
import { catacombOf, isFloor, sameSpot, spotId, squareAt, takesCounters } from '../chapters/101-catacomb.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { freshCounters } from '../chapters/104-placement.ts'
import { mayStack } from '../chapters/203-stacking.ts'
import { isSpent } from '../chapters/212-wounds.ts'
import { countersOn, isMonster, isRiches } from '../chapters/section.ts'
import { hero as game } from '../index.ts'
import {
  CHARACTERISTICS,
  type Counter,
  FACINGS,
  type HeroSheet,
  type HeroState,
  MONSTERS,
  RICHES,
  type Section,
  SPECIALS,
  WEAPONS,
} from '../state.ts'
import { COUNTERS, TRACK_BOXES } from '../tables/index.ts'
import { view } from '../view.ts'

// What must be true of a game wherever it stands: for the fuzzer and the tests.

/** What every game is held to. */
export const invariants: Invariants<HeroState> = {
  game,
  turn: (s) => s.turn,
  people: (s) => s.sections.flatMap(({ id, counters }) => [id, ...counters.map((counter) => counter.id)]),
  broken(s) {
    const sections = s.sections.flatMap((section) => {
      const wrong = [...miscounted(section), ...misplaced(s, section), ...mispaired(section), ...ailing(s, section)]
      return wrong.map((each) => `${section.id}: ${each}`)
    })
    return [...sections, ...outOfStep(s), ...leaks(s)]
  },
  books: (_first, { scenario }) => ({
    enter() {},
    // A scenario may have other counters than a game begins with.
    wrong: (s) => (scenario === undefined ? incomplete(s) : []),
    wrongAtTheEnd: () => [],
  }),
}

/** Everything that is wrong with a state; empty when all is well. */
export function broken(s: HeroState): string[] {
  return wrongWith(invariants, s)
}

// ---------------------------------------------------------------- counters

const KINDS = [...MONSTERS, ...SPECIALS, ...RICHES]

/** Every counter is on the board, with the hero, or was eliminated, and he was given credit for just those. */
function miscounted(section: Section): string[] {
  const { counters, hero } = section
  const wrong = repeated(counters.map(({ id }) => id)).map((id) => `there are two of ${id}`)
  if (hero === null || hero.at === null) return wrong
  for (const kind of KINDS) {
    const gone = counters.filter((each) => each.kind === kind && each.at === null && !hero.carries.includes(each.id)).length
    if (gone !== (hero.killed[kind] ?? 0)) wrong.push(`${gone} of ${kind} are gone, ${hero.killed[kind] ?? 0} were eliminated`)
  }
  return wrong
}

/** Counters that a game does not begin with (104D). */
function incomplete(s: HeroState): string[] {
  return s.sections.flatMap(({ id, counters }) =>
    KINDS.flatMap((kind) => {
      const count = counters.filter((each) => each.kind === kind).length
      return count === COUNTERS[kind].count && counters.length === freshCounters('', id).length ? [] : [`${id} has ${count} of ${kind}`]
    }),
  )
}

/** Counters lie where counters may lie, stacked as they may be; the hero stands on no monster unless he outwits them. */
function misplaced(s: HeroState, section: Section): string[] {
  const wrong: string[] = []
  const c = catacombOf(s.catacomb)
  const { hero } = section
  for (const { id, at } of section.counters)
    if (at !== null && !takesCounters(squareAt(c, at))) wrong.push(`${id} lies at ${spotId(at)}, where nothing may lie`)
  for (const { at } of section.counters) if (at !== null && !mayStack(countersOn(section, at))) wrong.push(`too much lies at ${spotId(at)}`)
  if (hero === null || hero.at === null) return wrong
  if (!isFloor(squareAt(c, hero.at))) wrong.push(`the hero stands at ${spotId(hero.at)}`)
  const passing = s.activity?.outwitting === true && s.sections[s.at] === section
  if (!passing && countersOn(section, hero.at).some(({ kind }) => isMonster(kind))) wrong.push('the hero stands on a monster')
  return wrong
}

/** Riches that are carried lie with their monster; what the hero carries lies nowhere. */
function mispaired(section: Section): string[] {
  const wrong: string[] = []
  const byId = (id: string): Counter | undefined => section.counters.find((each) => each.id === id)
  for (const counter of section.counters) {
    if (counter.up && !counter.known) wrong.push(`${counter.id} is face up and nobody has seen it`)
    if (counter.with === null) continue
    const other = byId(counter.with)
    if (other?.with !== counter.id || !sameSpot(other.at, counter.at)) wrong.push(`${counter.id} is not with ${counter.with}`)
    else if (isRiches(counter.kind) === isRiches(other.kind)) wrong.push(`${counter.id} goes with a ${other.kind}`)
  }
  for (const id of section.hero?.carries ?? []) {
    const counter = byId(id)
    if (counter === undefined || !isRiches(counter.kind) || counter.at !== null) wrong.push(`the hero carries ${id}`)
  }
  return wrong
}

// ---------------------------------------------------------------- heroes

/** Levels between 0 and what was bought; where he is goes with how he is. */
function ailing(s: HeroState, section: Section): string[] {
  const { hero } = section
  if (hero === null) return []
  const wrong: string[] = []
  for (const trait of [...CHARACTERISTICS, ...WEAPONS]) {
    const level = levelOf(hero.now, trait)
    if (level < 0 || level > levelOf(hero.bought, trait)) wrong.push(`${trait} is ${level} of ${levelOf(hero.bought, trait)}`)
  }
  if (!FACINGS.includes(hero.facing)) wrong.push(`he faces ${hero.facing}`)
  if (hero.track < 0 || hero.track > TRACK_BOXES || (hero.track > 0 && hero.status !== 'track')) wrong.push(`he is in box ${hero.track}`)
  if (hero.status === 'in-catacomb' && isSpent(hero) && !boughtNothing(hero)) wrong.push('he is dead and does not know')
  const underWay = s.phase !== 'heroes' && s.phase !== 'placement' && s.phase !== 'start'
  if (underWay && (hero.status === 'in-catacomb') !== (hero.at !== null))
    wrong.push(`he is ${hero.status} and ${hero.at === null ? 'nowhere' : 'somewhere'}`)
  if (hero.heldBy !== null) {
    const succubus = section.counters.find(({ id }) => id === hero.heldBy)
    if (succubus?.kind !== 'succubus' || !sameSpot(succubus.at, hero.at)) wrong.push(`${hero.heldBy} holds him from elsewhere`)
  }
  return wrong
}

/** A sheet without strength and hits is allowed; its hero falls to the first wound. */
function boughtNothing(hero: HeroSheet): boolean {
  return levelOf(hero.bought, 'strength') + levelOf(hero.bought, 'hits') === 0
}

function outOfStep(s: HeroState): string[] {
  const wrong: string[] = []
  if (s.sections[s.at] === undefined) wrong.push(`it is the step of section ${s.at}`)
  if (s.activity !== null && s.phase !== 'hero') wrong.push(`a hero is active in the phase ${s.phase}`)
  if (s.march !== null && s.phase !== 'monsters') wrong.push(`monsters are active in the phase ${s.phase}`)
  if (s.activity !== null && s.activity.points < 0) wrong.push(`the hero has ${s.activity.points} points`)
  if (s.march !== null) wrong.push(...repeated(s.march.moved).map((id) => `${id} has moved twice`))
  if ((s.end === null) !== (s.phase !== 'over')) wrong.push(`the phase is ${s.phase} and the end ${s.end?.kind ?? 'none'}`)
  return wrong
}

// ---------------------------------------------------------------- hidden things

/** Kinds of counters that a seat could read off its view though they lie face down and belong to another. */
function leaks(s: HeroState): string[] {
  if (s.end !== null) return []
  return s.sections.flatMap(({ seat }) =>
    view(s, seat).sections.flatMap((shown, i) => {
      const section = s.sections[i]
      if (section === undefined || section.owner === seat) return []
      return shown.counters.flatMap(({ id, kind, remembered, with: other }) => {
        const counter = section.counters.find((each) => each.id === id)
        if (counter === undefined || counter.up) return []
        if (kind === null && other === null && (remembered === null || counter.known)) return []
        return [`seat ${seat} can tell what ${id} of ${section.id} is`]
      })
    }),
  )
}

import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { type Catacomb, catacombOf, isFloor, sameSpot, squareAt, takesCounters } from '../chapters/101-catacomb.ts'
import { changeLevel, levelOf } from '../chapters/102-levels.ts'
import { copyLevels, noLevels } from '../chapters/103-profile.ts'
import { PLACING_ORDER } from '../chapters/104-placement.ts'
import { mayStack } from '../chapters/203-stacking.ts'
import { isMonster } from '../chapters/section.ts'
import { ARMOURS, CHARACTERISTICS, FACINGS, type Kind, type Levels, type Spot, WEAPONS } from '../state.ts'
import { COLUMNS, MAP_IDS, mostLevels, PROFILE, ROWS } from '../tables/index.ts'

// Made-up games that begin in the thick of it: every hero beset, hurt, laden, at doors and in the dark. So rare things come up.

const PHASES = ['hero', 'hero', 'monsters', 'breather'] as const
/** How far from the hero counters lie. */
const NEAR = 3
const MOST_COUNTERS = 16

/** A scenario of that many sections; the same stream always makes the same one. */
export function wildScenario(chance: Stream, seats: 2 | 3): Json {
  const id = oneOf(chance, MAP_IDS)
  const c = catacombOf({ kind: 'drawn', id })
  const ids = seats === 2 ? ['a', 'c'] : ['a', 'b', 'c']
  const sections = Object.fromEntries(ids.map((section) => [section, wildSection(chance, c)]))
  return { catacomb: id, turn: 1 + below(chance, 20), phase: oneOf(chance, PHASES), sections }
}

function wildSection(chance: Stream, c: Catacomb): Json {
  const at = floor(chance, c)
  const near = squaresAround(c, at)
  const levels = wildLevels(chance)
  const armed = WEAPONS.filter((weapon) => levels.weapons[weapon] > 0)
  const hero = {
    at: pair(at),
    levels: plain(levels),
    now: plain(wildNow(chance, levels)),
    facing: oneOf(chance, FACINGS),
    armour: oneOf(chance, ARMOURS),
    shield: below(chance, 2) === 0,
    armed: armed.length === 0 ? null : oneOf(chance, armed),
    carries: below(chance, 3) === 0 ? ['gold'] : [],
  }
  return { hero, counters: near.length === 0 ? [] : wildCounters(chance, at, near) }
}

function plain({ characteristics, weapons }: Levels): Json {
  return { characteristics: { ...characteristics }, weapons: { ...weapons } }
}

function pair({ row, col }: Spot): Json {
  return [row, col]
}

function floor(chance: Stream, c: Catacomb): Spot {
  for (;;) {
    const spot = { row: below(chance, ROWS), col: below(chance, COLUMNS + NEAR) }
    if (isFloor(squareAt(c, spot))) return spot
  }
}

function squaresAround(c: Catacomb, at: Spot): readonly Spot[] {
  const near: Spot[] = []
  for (let row = at.row - NEAR; row <= at.row + NEAR; row++)
    for (let col = at.col - NEAR; col <= at.col + NEAR; col++) if (takesCounters(squareAt(c, { row, col }))) near.push({ row, col })
  return near
}

/** Riches beside those that the hero carries; of each kind no more than there are. */
function wildCounters(chance: Stream, hero: Spot, near: readonly Spot[]): Json {
  const laid: { kind: Kind; at: Spot }[] = []
  const once = new Set<Kind>()
  for (let i = below(chance, MOST_COUNTERS); i > 0; i--) {
    const kind = oneOf(chance, PLACING_ORDER)
    const at = oneOf(chance, near)
    const there = laid.filter((each) => sameSpot(each.at, at))
    const rare = laid.filter((each) => each.kind === kind).length >= 2 || once.has(kind)
    if (rare || (isMonster(kind) && sameSpot(at, hero)) || !mayStack([...there, { kind }])) continue
    if (kind === 'succubus' || kind === 'jewel' || kind === 'gold') once.add(kind)
    laid.push({ kind, at })
  }
  return laid.map(({ kind, at }) => ({ kind, at: pair(at) }))
}

/** Within what 70 points buy, spread at random; nobody is dead from the start. */
function wildLevels(chance: Stream): Levels {
  const levels = noLevels()
  for (const each of CHARACTERISTICS) {
    const most = each === 'hits' ? 7 : each === 'luck' ? 2 : 6
    changeLevel(levels, each, PROFILE[each].least + below(chance, most + 1))
  }
  for (let i = below(chance, 3); i > 0; i--) {
    const weapon = oneOf(chance, WEAPONS)
    levels.weapons[weapon] = 1 + below(chance, Math.min(6, mostLevels(weapon)))
  }
  if (isGone(levels)) levels.characteristics.hits = 1
  return levels
}

/** Hurt already: any level may be lower, but nobody is dead. */
function wildNow(chance: Stream, levels: Levels): Levels {
  const now = copyLevels(levels)
  for (const each of [...CHARACTERISTICS, ...WEAPONS])
    if (below(chance, 3) === 0) changeLevel(now, each, -below(chance, levelOf(now, each) + 1))
  return isGone(now) ? copyLevels(levels) : now
}

function isGone({ characteristics }: Levels): boolean {
  return characteristics.strength + characteristics.hits === 0
}

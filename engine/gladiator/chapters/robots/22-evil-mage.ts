import { draw, type Script } from '../../../kernel/play.ts'
import { weaponOf } from '../../open/arms.ts'
import { distance, type Square } from '../../open/squares.ts'
import type { Arena } from '../../state.ts'
import type { SpellId } from '../../tables/ids.ts'
import { cast, landings, needToCast } from '../12-casting.ts'
import { mostHeCanPay, priceOf } from '../12-prices.ts'
import { dazzled } from '../16-special.ts'
import { isSeenBy, seenEnemies } from '../23-sight.ts'
import type { OnSand } from '../33-need.ts'
import { needed } from '../35-agility-rolls.ts'
import { armour, effectOf, enemyOf, figureOf, isPresent, tagOf } from '../figures.ts'
import { strongestRobot } from './18-goals.ts'
import { guessedHealth, isBadlyHurt } from './18-habits.ts'
import type { Open } from './18-picking.ts'
import { deathSwordDue, giveDeathSword, PSYCHIC_RANGE, wantsMagic } from './22-boosting.ts'

// How an Evil Mage acts (22.1). The page names its means; their order and their measures are ours (G-138).

/** So near an enemy is a danger to it. */
const NEAR = 2
/** What it needs on three dice to be sure enough of someone (62.5%). */
const SURE = 11
/** A die of Psychic Blast takes that on average, and two of Drain Life twice as much. */
const A_DIE = 3
/** From so many within its range on, a Psychic Blast is worth its price; from so many who see it, Dazzle (22.1). */
const MANY = 3

/** 22.1: saves itself, strengthens its strongest friend, kills those it can, and then drains or hinders the others. */
export function* evilMage(g: Arena, f: OnSand, open: Open): Script<boolean> {
  return (
    (yield* savesItself(g, f, open)) || (yield* strengthens(g, f, open)) || (yield* kills(g, f, open)) || (yield* worriesThem(g, f, open))
  )
}

// ---------------------------------------------------------------- itself

/** 22.1: worn down it drains someone, or has him or itself carried off; with enemies about it arms itself as often as not. */
function* savesItself(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const s = g.state
  const near = seenEnemies(s, f.side).filter(({ at }) => distance(f.at, at) <= NEAR)
  if (f.sh * 2 <= f.normal.sh) {
    if (near.length > 0 && (yield* getsAway(g, f, open))) return true
    return yield* drains(g, f, open)
  }
  if (near.length === 0 || effectOf(f, 'steel-flesh') !== null || !affords(f, 'steel-flesh', 2)) return false
  return (
    (yield* draw(g, ['steel-flesh', 'act'])) === 'steel-flesh' && (yield* casts(g, f, open, { spell: 'steel-flesh', whom: f, steps: 2 }))
  )
}

function* getsAway(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const near = sureOf(g, f, open, 'teleport-away').filter((e) => e.side !== f.side && distance(f.at, e.at) <= NEAR)
  const [whom] = near.toSorted((a, b) => distance(f.at, a.at) - distance(f.at, b.at))
  if (whom !== undefined && (yield* draw(g, ['teleport', 'teleport-away'])) === 'teleport-away')
    return yield* casts(g, f, open, { spell: 'teleport-away', whom })
  return yield* casts(g, f, open, { spell: 'teleport', whom: f, place: refuge(g, f) })
}

/** Badly hurt the exit, else as far from every enemy as it goes; of equals the first square. */
function refuge(g: Arena, f: OnSand): Square | null {
  const s = g.state
  const squares = landings(s, f)
  const exit = isBadlyHurt(f) ? squares.find((square) => s.exits.includes(square)) : undefined
  if (exit !== undefined) return exit
  const enemies = seenEnemies(s, f.side)
  const safe = (square: Square) => Math.min(...enemies.map(({ at }) => distance(at, square)))
  return squares.reduce<Square | null>((best, square) => (best === null || safe(square) > safe(best) ? square : best), null)
}

// ---------------------------------------------------------------- its friend

/** 22.1: the Death Sword for a Behemoth next to it, agility, and speed on the way. */
function* strengthens(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const friend = strongestRobot(g.state, f)
  if (friend === null) return false
  if (deathSwordDue(f, friend)) return yield* giveDeathSword(g, f, friend)
  const spell = wantsMagic(g.state, friend).find((each) => affords(f, each, LENT[each]))
  return spell !== undefined && (yield* casts(g, f, open, { spell, whom: friend, steps: LENT[spell] }))
}

/** Three points of agility, and four turns of speed. */
const LENT = { 'agility-magic': 3, 'magic-speed': 2 } as const

// ---------------------------------------------------------------- its enemies

/** 22.1: a Psychic Blast at many, or at two who will hardly live through it; Drain Life at one it kills. */
function* kills(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const s = g.state
  const near = seenEnemies(s, f.side).filter(({ at }) => distance(f.at, at) <= PSYCHIC_RANGE)
  const dying = near.filter((e) => guessedHealth(s, f.side, e) <= A_DIE)
  const blasts = affords(f, 'psychic-blast', 1) && (near.length >= MANY || dying.length > 1)
  if (blasts && (yield* casts(g, f, open, { spell: 'psychic-blast', whom: null }))) return true
  const [victim] = sureOf(g, f, open, 'drain-life')
    .filter((e) => guessedHealth(s, f.side, e) <= 2 * A_DIE)
    .toSorted((a, b) => guessedHealth(s, f.side, a) - guessedHealth(s, f.side, b))
  return victim !== undefined && (yield* casts(g, f, open, { spell: 'drain-life', whom: victim, steps: 2 }))
}

/** 22.1: Dazzle where three or more can see it who are not dazzled yet; else it drains someone or hinders him, as it is drawn. */
function* worriesThem(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const s = g.state
  const undazzled = dazzled(s, f).filter((e) => effectOf(e, 'dazzle') === null && isSeenBy(s, f.side, e))
  if (undazzled.length >= MANY && affords(f, 'dazzle', 1) && (yield* casts(g, f, open, { spell: 'dazzle', whom: null }))) return true
  const ways = hindrances(g, f, open)
  const words = [...(sureOf(g, f, open, 'drain-life').length > 0 ? ['drain-life'] : []), ...ways.map(({ spell }) => spell)]
  if (words.length === 0) return false
  const word = words.length === 1 ? words[0] : yield* draw(g, words)
  const way = ways.find(({ spell }) => spell === word)
  return way === undefined ? yield* drains(g, f, open) : yield* casts(g, f, open, way)
}

/** 22.1: the best arm out of a hand, agility off one who has all of it, armour off the one who wears most. */
function hindrances(g: Arena, f: OnSand, open: Open): readonly Wish[] {
  const wish = (spell: SpellId, steps: number, worth: (e: OnSand) => number): readonly Wish[] => {
    const fit = sureOf(g, f, open, spell).filter((e) => worth(e) > 0)
    const [whom] = fit.toSorted((a, b) => worth(b) - worth(a))
    return whom === undefined || !affords(f, spell, steps) ? [] : [{ spell, whom, steps }]
  }
  const isFree = (e: OnSand, spell: SpellId) => effectOf(e, spell) === null
  return [
    ...wish('lose-weapon', 1, ({ ready }) => (ready === null ? 0 : (weaponOf(ready.type)?.sh ?? 0))),
    ...wish('clumsiness', 2, (e) => (isFree(e, 'clumsiness') ? 1 : 0)),
    ...wish('curse-armor', 3, (e) => (isFree(e, 'curse-armor') ? armour(e, 'front') - 2 : 0)),
  ]
}

/** Of those it is sure of the weakest. */
function* drains(g: Arena, f: OnSand, open: Open): Script<boolean> {
  const [whom] = sureOf(g, f, open, 'drain-life').toSorted((a, b) => guessedHealth(g.state, f.side, a) - guessedHealth(g.state, f.side, b))
  return whom !== undefined && (yield* casts(g, f, open, { spell: 'drain-life', whom, steps: 2 }))
}

/** 22.1: the targets of that spell that it will hardly miss, no one who evades; the surest first. */
function sureOf(g: Arena, f: OnSand, { all }: Open, spell: SpellId): readonly OnSand[] {
  const need = (e: OnSand) => needToCast(g, f, spell, e)
  const targets = all.flatMap((deed) => {
    const found = deed.kind === 'cast' && deed.spell === spell && deed.whom !== null ? figureOf(g.state, deed.whom) : null
    return found !== null && found.side === enemyOf(f.side) && isPresent(found) ? [found] : []
  })
  return targets
    .filter((e) => !e.evading && e.status !== 'unconscious' && needed(need(e)) >= SURE)
    .toSorted((a, b) => needed(need(b)) - needed(need(a)))
}

// ---------------------------------------------------------------- casting

interface Wish {
  readonly spell: SpellId
  readonly whom: OnSand | null
  /** How often its least price is put in. */
  readonly steps?: number
  readonly place?: Square | null
}

/** False where that cannot be cast now. */
function* casts(g: Arena, f: OnSand, { all }: Open, { spell, whom, steps = 1, place = null }: Wish): Script<boolean> {
  const target = whom === null ? null : tagOf(whom)
  const most = mostHeCanPay(f, spell)
  if (most === null || !all.some((deed) => deed.kind === 'cast' && deed.spell === spell && deed.whom === target)) return false
  yield* cast(g, f, { kind: 'cast', spell, whom: target }, { wished: Math.min(most, price(spell, steps)), place })
  return true
}

function price(spell: SpellId, steps: number): number {
  const { least, step } = priceOf(spell)
  return least + (steps - 1) * step
}

/** It never spends so much that it is badly hurt by it. */
function affords(f: OnSand, spell: SpellId, steps: number): boolean {
  return !isBadlyHurt({ ...f, sh: f.sh - price(spell, steps) })
}

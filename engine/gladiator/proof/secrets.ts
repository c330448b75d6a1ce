import type { Secrets } from '../../kernel/proof/secrecy.ts'
import { below, oneOf, type Stream, stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import { isGround } from '../chapters/22-terrain.ts'
import { isInvisible, isSeenBy } from '../chapters/23-sight.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { agility, enemyOf, figureAt, figureOf, isPresent, movementPoints, presentOn, tagOf } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import { fistDamage } from '../open/people.ts'
import { ALL_SQUARES, areAdjacent } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { ILLUSION_SPELLS } from '../tables/spells.ts'
import { FACINGS, type Side } from '../tables/table-types.ts'
import { wildFight } from './fuzz.ts'
import { hidingScenario } from './wild.ts'

// What nobody can tell from what he is shown: how strong, how bright or how experienced someone of the other side is (26.1), where the
// unseen are (23.4), which likeness is the mage (16.5), and which of those a mage called is an illusion (14.5).

type Difference = (s: ArenaState, side: Side, chance: Stream) => boolean

export const secrets: Secrets<ArenaState> = {
  latest: 120,
  plan: (seed, n) => ({ ...wildFight(seed, n), scenario: hidingScenario(stream(seed, 'hiding')), variants: [] }),
  twin(s, seat, chance) {
    if (s.end !== null) return null
    const side = sideOf(s, seat)
    const from = below(chance, DIFFERENCES.length)
    const turned = DIFFERENCES.map((_, i) => DIFFERENCES[(from + i) % DIFFERENCES.length])
    return turned.some((differs) => differs?.(s, side, chance) === true) ? s : null
  },
  known: (s, seat) => ({ ...s, figures: s.figures.map((f) => (f.side === sideOf(s, seat) ? f : withoutNumbers(f))) }),
  answeredInSecret: ({ topic }) => MUSTERING.has(topic),
  parted: (one, other, seat) => one.end !== null || other.end !== null || told(one, seat) !== told(other, seat),
}

/** What is spent on people before the fight is nobody else's to know (26.1); whatever is done in it is told. */
const MUSTERING: ReadonlySet<string> = new Set(['muster', 'race', 'sh', 'ag', 'gear'])

function sideOf(s: ArenaState, seat: Seat): Side {
  return s.seats[seat]?.side ?? 'west'
}

function enemiesPresent(s: ArenaState, side: Side): readonly OnSand[] {
  return s.figures.filter((f): f is OnSand => f.side !== side && isPresent(f))
}

// ---------------------------------------------------------------- numbers

/**
 * Strength that nobody has lost yet, wits, experience, and what has been spent on magic; agility does not differ, for the order of actions
 * tells it.
 */
const numbers: Difference = (s, side, chance) => {
  const all = enemiesPresent(s, side)
  const others = all.filter((f) => f.coming === 'fighter' && f.seat !== null && !knowsNumbers(s, side, f) && f.mask === null && f.sh > 6)
  if (others.length === 0) return false
  const of = oneOf(chance, others)
  of.experience += 1 + below(chance, 90)
  of.normal.iq += 1
  of.sh += 1
  if (of.kind !== 'mage' || below(chance, 2) === 0) of.normal.sh += 1
  return true
}

/** Those of this side that the other has read, and how much longer it may (16.6). */
const reading: Difference = (s, side, chance) => {
  const own = presentOn(s, side)
  // Robots act on what their side has read.
  if (own.length === 0 || presentOn(s, enemyOf(side)).some(({ coming }) => coming === 'robot')) return false
  s.known.push({ side: enemyOf(side), figure: oneOf(chance, own).id, until: s.turn + below(chance, 2) })
  return true
}

// ---------------------------------------------------------------- the unseen

/** Someone unseen looks another way, and stands somewhere else, where he is not seen either. */
const unseen: Difference = (s, side, chance) => {
  const hidden = enemiesPresent(s, side).filter((f) => !isSeenBy(s, side, f) && f.holds.length === 0)
  if (hidden.length === 0) return false
  const f = oneOf(chance, hidden)
  f.facing = oneOf(
    chance,
    FACINGS.filter((facing) => facing !== f.facing),
  )
  const from = f.at
  const squares = ALL_SQUARES.filter((square) => isHiding(s, side, f, square))
  f.at = below(chance, 2) === 0 || squares.length === 0 ? from : oneOf(chance, squares)
  if (below(chance, 2) === 0) f.effects.push({ spell: 'missile-return', until: s.turn + 2 })
  return true
}

function isHiding(s: ArenaState, side: Side, f: OnSand, square: number): boolean {
  if (figureAt(s, square) !== null || !isGround(s, f, square) || !isInvisible(s, { ...f, at: square })) return false
  return !s.figures.some((each) => each.side === side && each.at !== null && areAdjacent(each.at, square))
}

// ---------------------------------------------------------------- likenesses

/** The mage changes places and names with one of his likenesses. */
const likeness: Difference = (s, side) => {
  for (const image of enemiesPresent(s, side)) {
    const mage = s.figures.find(({ id }) => id === image.by)
    if (image.coming !== 'image' || mage === undefined || !isPresent(mage) || !areAlike(s, mage, image)) continue
    const { id, mask, at, facing, moved, acted, evading, shown } = image
    const swapped = { mask, at, facing, moved, acted, evading, shown }
    Object.assign(image, {
      ...{ mask: mage.mask, at: mage.at, facing: mage.facing, moved: mage.moved },
      ...{ acted: mage.acted, evading: mage.evading, shown: mage.shown },
    })
    Object.assign(mage, swapped)
    // Everyone keeps his place in the roster, by the names dealt.
    const [i, j] = [s.figures.findIndex((each) => each.id === id), s.figures.indexOf(mage)]
    ;[s.figures[i], s.figures[j]] = [mage, image]
    return true
  }
  return false
}

/** G-152: nothing tells them apart except the fighters he holds, and an unseen one that ESP has found. */
function areAlike(s: ArenaState, mage: Figure, image: Figure): boolean {
  if (mage.holds.length > 0 || s.known.some(({ figure }) => figure === mage.id || figure === image.id)) return false
  return s.active !== mage.id && s.active !== image.id
}

// ---------------------------------------------------------------- illusions

const ILLUSORY: readonly string[] = Object.values(ILLUSION_SPELLS).map(({ creature }) => creature)

/** Someone called is an illusion instead of a creature, or the other way round. */
const illusion: Difference = (s, side, chance) => {
  const called = enemiesPresent(s, side).filter((f) => (f.coming === 'summoned' || f.coming === 'illusion') && ILLUSORY.includes(f.kind))
  if (called.length === 0) return false
  const f = oneOf(chance, called)
  Object.assign(f, { coming: f.coming === 'illusion' ? 'summoned' : 'illusion', called: s.turn })
  return true
}

const DIFFERENCES: readonly Difference[] = [numbers, unseen, likeness, illusion, reading]

// ---------------------------------------------------------------- what comes to light

/** All that his side knows by rights: its own people, what everyone sees of those others it sees, and that someone decides. */
function told(s: ArenaState, seat: Seat): string {
  const side = sideOf(s, seat)
  const shown = (f: Figure) => {
    if (f.side === side || knowsNumbers(s, side, f)) return f
    return isPresent(f) && !isSeenBy(s, side, f) ? null : seen(f)
  }
  const active = s.active === null ? null : tagOf(figureOf(s, s.active))
  // Where someone unseen drops or takes up a thing, it shows where they stand (G-147).
  const things = enemiesPresent(s, side).some((f) => !isSeenBy(s, side, f)) ? s.things : null
  return JSON.stringify([s.known.filter((each) => each.side === side), active, s.figures.map(shown), things])
}

/** Someone of the other side without his strength, his wits, his experience and his magic (26.1), but with what they come to. */
function withoutNumbers({ sh: _sh, experience: _experience, spells: _spells, normal: { ag }, ...f }: Figure) {
  return { ...f, normal: { ag } }
}

function seen(f: Figure) {
  const { at, facing, status, taken, ready, also, slung, holds, effects, acted, evading, moved, mask } = f
  return { at, facing, status, taken, ready, also, slung, holds, effects, acted, evading, moved, mask, ...shows(f) }
}

/** What his numbers come to in what everyone sees of him. */
function shows(f: Figure) {
  return { agility: agility(f), points: movementPoints(f), fist: fistDamage(f) }
}

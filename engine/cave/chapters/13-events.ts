import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { cardOf } from '../open/cards.ts'
import { nearestChambers, spaceOf } from '../open/spaces.ts'
import type { Cave, Player } from '../state.ts'
import type { Alignment, SpaceId } from '../tables/table-types.ts'
import { gainGold } from './03-gold.ts'
import { gainLife, loseLife } from './04-life.ts'
import { reveal } from './12-crystal.ts'
import { hasLadder } from './12-named.ts'
import { apply, loseTurn, missTurns } from './13-results.ts'
import { discard, lyingOn, pickUp, pickUpGold } from './cards.ts'
import { craftOf, idOf, living } from './characters.ts'
import type { Onward } from './onward.ts'

export type HappeningEvent =
  | { type: 'happened'; rule: '13.4'; seat: Seat; card: string }
  | { type: 'swept'; rule: '13.4'; spaces: readonly SpaceId[] }
  | { type: 'washed'; rule: '13.1'; seats: readonly Seat[]; to: SpaceId }
  | { type: 'darkened'; rule: '13.4'; seat: Seat }

/** 13.4: what an Event says; it is discarded. `drawn` are the cards turned up with it. */
export function* happen(g: Cave, p: Player, copy: string, drawn: readonly string[]): Script<Onward> {
  const s = g.state
  pickUp(s, p.at, copy)
  discard(s, copy)
  yield* tell(g, { type: 'happened', rule: '13.4', seat: p.seat, card: copy } satisfies HappeningEvent)
  const { kind } = cardOf(copy)
  switch (kind) {
    case 'rockfall':
    case 'gold-vein':
      yield* byDie(g, p, copy)
      break
    case 'earthquake':
      yield* earthquake(g, p, copy, drawn)
      break
    case 'poisonous-vapours':
      yield* vapours(g, p, copy)
      break
    case 'flash-flood':
      return yield* flood(g, p)
    case 'distant-glow':
      yield* s.crystal === null ? reveal(g, p.seat, nearestChambers(p.at), copy) : gainGold(g, p, 1, copy, 'card')
      break
    case 'pitch-darkness':
      s.dark = p.seat
      yield* tell(g, { type: 'darkened', rule: '13.4', seat: p.seat } satisfies HappeningEvent)
      break
    case 'bright-echo':
      yield* echo(g, p, copy, 'good', 'evil')
      break
    case 'dark-echo':
      yield* echo(g, p, copy, 'evil', 'good')
      break
    case 'windfall':
      for (const each of living(s, p.seat)) yield* gainGold(g, each, 1, copy, 'card')
      break
    default:
      throw new Error(`${kind} is not an Event`)
  }
  return 'stays'
}

const LADDER = 2
const FACES = 6

/** Rockfall and Gold Vein; a Rope Ladder adds 2 at a Rockfall, 6 at most (C-103). */
function* byDie(g: Cave, p: Player, copy: string): Script {
  const { kind, die } = cardOf(copy)
  const ease = (face: number) => (kind === 'rockfall' && hasLadder(p) ? Math.min(FACES, face + LADDER) : face)
  const reads = (face: number) => ({ table: '13.4', row: `${ease(face)}`, column: kind })
  const eased = ease(yield* roll(g, '1D6', { topic: 'card', of: kind, rule: '13.4', who: idOf(p), seat: p.seat, reads }))
  yield* apply(g, p, die?.[eased - 1] ?? 'nothing', copy, 'card')
}

/** C-96: what was drawn with it is spared, and so are Places. Characters on a Heavy Gate miss a turn, the drawer this one. */
function* earthquake(g: Cave, p: Player, copy: string, drawn: readonly string[]): Script {
  const s = g.state
  const spaces = Object.keys(s.lying).filter((id) => ['corridor', 'crossroads'].includes(spaceOf(id).kind))
  for (const id of spaces) {
    const { cards, gold } = lyingOn(s, id)
    for (const each of cards.filter((one) => cardOf(one).type !== 'place' && !drawn.includes(one))) {
      pickUp(s, id, each)
      discard(s, each)
    }
    if (gold > 0) pickUpGold(s, id, gold)
  }
  yield* tell(g, { type: 'swept', rule: '13.4', spaces } satisfies HappeningEvent)
  for (const each of living(s, p.seat).filter(({ at }) => spaceOf(at).gate))
    yield* each === p ? loseTurn(g, p, copy) : missTurns(g, each, 1, copy)
}

/** Here and one space away: who has no more Craft than the card says loses a Life, the drawer first (C-96). */
function* vapours(g: Cave, p: Player, copy: string): Script {
  const near = [p.at, ...spaceOf(p.at).neighbours]
  const { craftAtMost = 0 } = cardOf(copy)
  for (const each of living(g.state, p.seat).filter(({ at }) => near.includes(at)))
    if (craftOf(each) <= craftAtMost) yield* loseLife(g, each, copy)
}

const FLOOD = 'underground-fountain'

/** 13.1, C-68, C-101: all who are here go to the Fountain; the drawer meets that space. What else was drawn stays unmet. */
function* flood(g: Cave, p: Player): Script<Onward> {
  const washed = living(g.state, p.seat).filter(({ at }) => at === p.at)
  for (const each of washed) {
    each.at = FLOOD
    each.from = null
  }
  yield* tell(g, { type: 'washed', rule: '13.1', seats: washed.map(({ seat }) => seat), to: FLOOD } satisfies HappeningEvent)
  return 'space'
}

/** A Life more for the one alignment on this space, a Life less for the other. */
function* echo(g: Cave, p: Player, copy: string, blessed: Alignment, cursed: Alignment): Script {
  for (const each of living(g.state, p.seat).filter(({ at }) => at === p.at)) {
    if (each.alignment === blessed) yield* gainLife(g, each, 1)
    if (each.alignment === cursed) yield* loseLife(g, each, copy)
  }
}

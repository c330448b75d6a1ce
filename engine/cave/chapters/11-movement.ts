import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { CHAMBER_SPACES, ENTRANCE, isChamber, spaceOf } from '../open/spaces.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { choosesWay, firstWays, isHeld, mayStep, mayTryGate, waysOn } from './11-ways.ts'
import { can, gateStrength, idOf, usable } from './characters.ts'
import { cast, own, ownWhile } from './own.ts'
import { turnOf } from './turns.ts'

export type MovementEvent =
  | { type: 'moved'; rule: '11.2'; seat: Seat; path: readonly SpaceId[]; die: number | null; stopped: Stopped }
  | { type: 'turning'; rule: '11.2'; seat: Seat; at: SpaceId; to: SpaceId }
  | { type: 'passing'; rule: '11.4'; seat: Seat; at: SpaceId; stopped: boolean }
  | { type: 'gate'; rule: '11.3'; seat: Seat; at: SpaceId; score: number | null; needed: number; open: boolean }
  | { type: 'recalled'; rule: '9.6'; seat: Seat; to: SpaceId }
  | { type: 'stayed'; rule: '11.2' | '11.3'; seat: Seat }

/** What ended a walk: its length, a gate, a Chamber, the Magic Crystal, or no way on. */
type Stopped = 'length' | 'gate' | 'chamber' | 'crystal' | 'dead-end'

/** 10.1 a. True where he has moved, and meets something. */
export function* move(g: Cave, p: Player): Script<boolean> {
  for (;;) {
    const choice = yield* ownWhile(g, p, { rule: '11.2', topic: 'move', ids: () => moves(g.state, p) })
    if (choice === null) return yield* stay(g, p, '11.2')
    const deed = parseAction('move', choice)
    switch (deed.kind) {
      case 'step':
        yield* goTo(g, p, deed.space)
        return true
      case 'roll':
        yield* walkByDie(g, p)
        return true
      case 'gate':
        if (!(yield* tryGate(g, p))) return yield* stay(g, p, '11.3')
        break
      case 'cast':
        yield* deed.spell === 'recall' ? recall(g, p) : swiftFoot(g, p)
        return true
    }
  }
}

/** What he may do instead of staying; nothing where no way is open (C-55). */
export function moves(s: CaveState, p: Player): readonly string[] {
  const ways = firstWays(s, p)
  const held = isHeld(s, p)
  const steps = mayStep(s, p) ? ways.map((space) => `step:${space}`) : []
  const die = !held && ways.length > 0 ? ['roll'] : []
  const gate = mayTryGate(s, p) ? ['gate'] : []
  const swift = !held && p.spells.includes('swift-foot') ? ['cast:swift-foot'] : []
  return [...die, ...steps, ...gate, ...swift, ...(p.spells.includes('recall') ? ['cast:recall'] : [])]
}

/** C-55, C-59: he meets nothing. */
function* stay(g: Cave, p: Player, rule: '11.2' | '11.3'): Script<boolean> {
  yield* tell(g, { type: 'stayed', rule, seat: p.seat } satisfies MovementEvent)
  return false
}

/** 11.2: one space without a die. */
function* goTo(g: Cave, p: Player, space: SpaceId): Script {
  const path = [p.at, space]
  enter(p, space)
  yield* tell(g, { type: 'moved', rule: '11.2', seat: p.seat, path, die: null, stopped: 'length' } satisfies MovementEvent)
}

function enter(p: Player, space: SpaceId): void {
  p.from = p.at
  p.at = space
}

// ---------------------------------------------------------------- gates

const PICKED = 2

/** C-17, C-61: what die and Strength have to come to. */
export function gateNeeds(p: Player): number {
  return LIMITS.gate - (can(p, 'lockpicks') ? PICKED : 0)
}

/** 11.3, C-17, C-59, C-61: one try a turn; open, he goes through in this turn, and it shuts behind him. */
function* tryGate(g: Cave, p: Player): Script<boolean> {
  const needed = gateNeeds(p)
  const score = can(p, 'gate-opener')
    ? null
    : (yield* roll(g, '1D6', { topic: 'gate', rule: '11.3', who: idOf(p), seat: p.seat })) + gateStrength(p)
  const open = score === null || score >= needed
  turnOf(g.state).gate = open ? 'open' : 'tried'
  yield* tell(g, { type: 'gate', rule: '11.3', seat: p.seat, at: p.at, score, needed, open } satisfies MovementEvent)
  return open
}

// ---------------------------------------------------------------- walks

const FACES = 6

/** 11.2: the die, which a Cave Guide may move by one, then the walk. */
function* walkByDie(g: Cave, p: Player): Script {
  const die = yield* roll(g, '1D6', { topic: 'movement', rule: '11.2', who: idOf(p), seat: p.seat })
  yield* walk(g, p, yield* choosePace(g, p, () => paces(p, die), die))
}

/** What a Cave Guide can make of the die: one more or less, 1 to 6; of all others the die. */
export function paces(p: Player, die: number): readonly number[] {
  const pace = Math.max(0, ...usable(p).map(({ pace = 0 }) => pace))
  return Array.from({ length: 2 * pace + 1 }, (_, i) => die - pace + i).filter((spaces) => spaces >= 1 && spaces <= FACES)
}

/** Swift Foot: 1 to 6 spaces as he likes, gates not minded (C-83). */
function* swiftFoot(g: Cave, p: Player): Script {
  yield* cast(g, p, 'swift-foot')
  turnOf(g.state).swift = true
  const reach = Array.from({ length: FACES }, (_, i) => i + 1)
  yield* walk(g, p, yield* choosePace(g, p, () => reach, null))
}

function* choosePace(g: Cave, p: Player, reach: () => readonly number[], die: number | null): Script<number> {
  const ids = () => reach().map((spaces) => `pace:${spaces}`)
  return parseAction('pace', yield* own(g, p, { rule: '11.2', topic: 'pace', ids, data: () => ({ die }) })).spaces
}

/** 11.2: no space twice in a turn, the start included; the first way is his choice, after the die (C-53). */
function* walk(g: Cave, p: Player, spaces: number): Script {
  const path = [p.at]
  let stopped: Stopped | null = null
  for (let left = spaces; stopped === null; ) {
    const next = path.length === 1 ? yield* firstWay(g, p, left) : yield* wayOn(g, p, path, left)
    enter(p, next)
    path.push(next)
    left -= 1
    stopped = left === 0 ? 'length' : yield* stops(g, p, path, left)
  }
  yield* tell(g, { type: 'moved', rule: '11.2', seat: p.seat, path, die: spaces, stopped } satisfies MovementEvent)
}

/** What ends the walk before its length is used up; null where it goes on. */
function* stops(g: Cave, p: Player, path: readonly SpaceId[], left: number): Script<Stopped | null> {
  const s = g.state
  if (spaceOf(p.at).gate && s.turn?.swift !== true) return 'gate'
  if (waysOn(s, p, path).length === 0) return 'dead-end'
  if (p.at === s.crystal) return (yield* stopsAtCrystal(g, p, left)) ? 'crystal' : null
  return isChamber(p.at) && (yield* stopsInPassing(g, p)) ? 'chamber' : null
}

/** C-05: no die is thrown there; he may stop on any count. */
function* stopsAtCrystal(g: Cave, p: Player, left: number): Script<boolean> {
  const choice = yield* own(g, p, { rule: '12.5', topic: 'stop-here', ids: () => ['stop', 'go-on'], data: () => ({ left }) })
  return parseAction('stop-here', choice).kind === 'stop'
}

/** 11.4, C-03: 5 and 6 stop him, and the Chamber is met. */
function* stopsInPassing(g: Cave, p: Player): Script<boolean> {
  const die = yield* roll(g, '1D6', {
    topic: 'passing',
    rule: '11.4',
    who: idOf(p),
    seat: p.seat,
    reads: (face) => ({ table: '11.4', row: `${face}` }),
  })
  const stopped = LIMITS.stopsInChamber.some((face) => face === die)
  yield* tell(g, { type: 'passing', rule: '11.4', seat: p.seat, at: p.at, stopped } satisfies MovementEvent)
  return stopped
}

/** The last face with which the die turns into the first of two ways (C-57). */
const FIRST_WAY = 3

/** 11.2, C-18, C-56: where more than one way is left he chooses, if he may, or throws. */
function* wayOn(g: Cave, p: Player, path: readonly SpaceId[], left: number): Script<SpaceId> {
  const ways = waysOn(g.state, p, path)
  const [first, second] = ways
  if (first === undefined) throw new Error(`no way leads on from ${p.at}`)
  if (second === undefined) return first
  const chosen = yield* chooseWay(g, p, () => (choosesWay(g.state, p) ? ways : []), left)
  if (chosen !== null) return chosen
  const die = yield* roll(g, '1D6', { topic: 'turning', rule: '11.2', who: idOf(p), seat: p.seat })
  const to = die <= FIRST_WAY ? first : second
  yield* tell(g, { type: 'turning', rule: '11.2', seat: p.seat, at: p.at, to } satisfies MovementEvent)
  return to
}

/** C-53: his choice, no matter who he is. */
function* firstWay(g: Cave, p: Player, left: number): Script<SpaceId> {
  const way = yield* chooseWay(g, p, () => firstWays(g.state, p), left)
  if (way === null) throw new Error(`no way leads from ${p.at}`)
  return way
}

/** Null where he may not choose, or no longer after he has put something down. */
function* chooseWay(g: Cave, p: Player, ways: () => readonly SpaceId[], left: number): Script<SpaceId | null> {
  const ids = () => ways().map((space) => `go:${space}`)
  const choice = yield* ownWhile(g, p, { rule: '11.2', topic: 'direction', ids, data: () => ({ left }) })
  return choice === null ? null : parseAction('direction', choice).space
}

// ---------------------------------------------------------------- Recall

/** Recall: to the Entrance or any Chamber but the Magic Crystal's; it is a move, so what is there is met (C-83). */
function* recall(g: Cave, p: Player): Script {
  yield* cast(g, p, 'recall')
  const ids = () => [ENTRANCE, ...CHAMBER_SPACES].filter((space) => space !== g.state.crystal).map((space) => `to:${space}`)
  const { space } = parseAction('recall', yield* own(g, p, { rule: '9.6', topic: 'recall', ids }))
  p.at = space
  p.from = null
  yield* tell(g, { type: 'recalled', rule: '9.6', seat: p.seat, to: space } satisfies MovementEvent)
}

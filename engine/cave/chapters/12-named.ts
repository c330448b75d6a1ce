import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { type Loot, parseAction } from '../open/actions.ts'
import { spaceOf } from '../open/spaces.ts'
import type { Cave, Player } from '../state.ts'
import { NAMED_SPACES } from '../tables/index.ts'
import { NAMED, type NamedId, type Result, type SpaceId } from '../tables/table-types.ts'
import { destroy, heal } from './04-life.ts'
import { loseThings, putDown, settle } from './05-objects.ts'
import { apply } from './13-results.ts'
import { bears, can, idOf, usable } from './characters.ts'
import type { Onward } from './onward.ts'
import { own } from './own.ts'
import { endTurn } from './turns.ts'

export type NamedEvent =
  | { type: 'space-die'; rule: '12.6'; seat: Seat; at: SpaceId; die: number; result: Result }
  | { type: 'fled'; rule: '12.6'; seat: Seat; from: SpaceId; to: SpaceId }

/** 12.6: healing at the Entrance; elsewhere a die that has to be thrown, or may be (C-22). */
export function* meetNamed(g: Cave, p: Player): Script<Onward> {
  const id = NAMED.find((each) => each === p.at)
  if (id === undefined) throw new Error(`${p.at} is not a named space`)
  const space = NAMED_SPACES[id]
  if ('heal' in space) {
    yield* heal(g, p, null)
    return 'stays'
  }
  if (!space.must) {
    const choice = yield* own(g, p, { rule: '12.6', topic: 'space', ids: () => ['roll', 'pass'], data: () => ({ space: id }) })
    if (parseAction('space', choice).kind === 'pass') return 'stays'
  }
  const die = yield* throwFor(g, p, id)
  const result = space.die[die - 1] ?? 'nothing'
  yield* tell(g, { type: 'space-die', rule: '12.6', seat: p.seat, at: id, die, result } satisfies NamedEvent)
  return yield* undergo(g, p, id, result)
}

const SURE_FOOTED: readonly NamedId[] = ['bat-nest', 'narrow-passage']
const SQUEEZED = 5

/** C-103: a Rope Ladder makes 5 into 4 at the Narrow Passage. Of all else the face as it fell. */
export function squeezed(p: Player, id: NamedId, face: number): number {
  return id === 'narrow-passage' && face === SQUEEZED && hasLadder(p) ? face - 1 : face
}

/** The Cave Delver may throw once more at two spaces; then the ladder counts (C-103). */
function* throwFor(g: Cave, p: Player, id: NamedId): Script<number> {
  const spec = { topic: 'space', of: id, rule: '12.6', who: idOf(p), seat: p.seat, reads: readOf(p, id) } as const
  let die = yield* roll(g, '1D6', spec)
  if (can(p, 'sure-foot') && SURE_FOOTED.includes(id)) {
    const data = () => ({ dice: [die] })
    const choice = yield* own(g, p, { rule: '12.6', topic: 're-roll', ids: () => ['re-roll', 'keep'], data })
    if (parseAction('re-roll', choice).kind === 're-roll') die = yield* roll(g, '1D6', spec)
  }
  return squeezed(p, id, die)
}

/** Where a face is read on the list of that space. */
function readOf(p: Player, id: NamedId) {
  return (face: number) => ({ table: '12.6', row: `${squeezed(p, id, face)}`, column: id })
}

/** C-103: it is not used up. */
export function hasLadder(p: Player): boolean {
  return usable(p).some(({ kind }) => kind === 'rope-ladder')
}

function* undergo(g: Cave, p: Player, id: NamedId, result: Result): Script<Onward> {
  switch (result) {
    case 'flee':
      return yield* flee(g, p)
    case 'objects-destroyed':
      yield* disintegrate(g, p)
      return 'stays'
    case 'leave-one':
      yield* leaveOne(g, p)
      return 'stays'
    case 'leave-all':
      yield* putDown(g, p, p.objects, p.gold, '12.6')
      yield* settle(g, p)
      // C-27: he only just gets out, and looks for nothing there.
      endTurn(g.state)
      return 'stays'
    default:
      if (!isSpared(p, id, result)) yield* apply(g, p, result, id, id === 'underground-fountain' ? 'card' : 'other')
      return 'stays'
  }
}

/** 12.6: fire neither burns nor hardens the Cyborg, and the Power Plant gives him nothing. */
function isSpared(p: Player, id: NamedId, result: Result): boolean {
  const isFire = id === 'wall-of-fire' && bears(p, 'fireproof')
  return result !== 'nothing' && (isFire || (id === 'ancient-power-plant' && bears(p, 'overload')))
}

/** C-21: straight ahead, away from where he came from; without a direction he chooses. What is there is met like anything else. */
function* flee(g: Cave, p: Player): Script<Onward> {
  const ids = () => spaceOf(p.at).neighbours.flatMap((space) => (space === p.from ? [] : [`go:${space}`]))
  const { space } = parseAction('direction', yield* own(g, p, { rule: '12.6', topic: 'direction', ids, data: () => ({ left: 1 }) }))
  p.from = p.at
  p.at = space
  yield* tell(g, { type: 'fled', rule: '12.6', seat: p.seat, from: p.from, to: space } satisfies NamedEvent)
  return 'again'
}

/** C-24, C-25: all Objects are gone; so is the Cyborg. */
function* disintegrate(g: Cave, p: Player): Script {
  if (bears(p, 'overload')) return yield* destroy(g, p)
  yield* loseThings(g, p, p.objects, '12.6')
}

/** C-26, C-88: a Gold or an Object is left on the space; who has neither leaves nothing. */
function* leaveOne(g: Cave, p: Player): Script {
  const ids = [...(p.gold > 0 ? ['leave:gold'] : []), ...p.objects.map((copy) => `leave:${copy}`)]
  const [first] = ids
  if (first === undefined) return
  const asked = { seat: p.seat, rule: '12.6', topic: 'leave', about: idOf(p), ids, data: { count: 1 } } as const
  const { loot }: { loot: Loot } = parseAction('leave', ids.length === 1 ? first : yield* pickOne(asked))
  yield* loot.kind === 'gold' ? putDown(g, p, [], 1, '12.6') : putDown(g, p, [loot.card], 0, '12.6')
  yield* settle(g, p)
}

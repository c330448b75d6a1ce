import { draw, type Script, tell } from '../../../kernel/play.ts'
import { beastOf } from '../../open/people.ts'
import { worthOf } from '../../open/value.ts'
import type { Arena, ArenaState, Figure } from '../../state.ts'
import { ROBOTS } from '../../tables/beasts.ts'
import type { RobotId } from '../../tables/ids.ts'
import { BALANCE } from '../../tables/limits.ts'
import { SIDES, type Side } from '../../tables/table-types.ts'
import { newBeast } from '../24-starting.ts'
import { agility, armour, enemyOf } from '../figures.ts'

// Robots that even the sides when a fight begins (18.1, G-66).

export type EveningEvent = { type: 'robots-came'; rule: '18.1'; side: Side; figures: readonly string[] }

/** 18.1, G-66: the weaker side draws robots one by one, until it has nine tenths of what it should have, or nothing fits. */
export function* evenSides(g: Arena): Script {
  const s = g.state
  if (s.balance === 'none') return
  const [west, east] = SIDES.map((side) => sideValue(s, side))
  if (west === east || west === undefined || east === undefined) return
  const side: Side = west < east ? 'west' : 'east'
  const wanted = Math.max(west, east) * (BALANCE.levels[s.balance] / 100)
  const came: Figure[] = []
  while (came.length < BALANCE.mostRobots && sideValue(s, side) < wanted * (1 - BALANCE.within)) {
    const fitting = unlocked(s, side).filter((kind) => sideValue(s, side) + robotValue(kind) <= wanted * (1 + BALANCE.within))
    const kind = fitting.length > 0 ? yield* drawKind(g, fitting) : sideValue(s, side) === 0 ? LEAST : null
    if (kind === null) break
    came.push(enter(s, kind, side))
  }
  if (came.length === 0) return
  s.figures.sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side))
  yield* tell(g, { type: 'robots-came', rule: '18.1', side, figures: came.map(({ id }) => id) } satisfies EveningEvent)
}

/** G-66: at least one where a side has nobody. */
const LEAST: RobotId = 'needler-bush'

function* drawKind(g: Arena, kinds: readonly RobotId[]): Script<RobotId> {
  const id = yield* draw(g, kinds)
  return kinds.find((each) => each === id) ?? LEAST
}

function enter(s: ArenaState, kind: RobotId, side: Side): Figure {
  const f = newBeast(s, kind, { coming: 'robot', side, seat: null })
  s.figures.push(f)
  return f
}

/** It is not as flexible as a person. */
function robotValue(kind: RobotId): number {
  return ROBOTS[kind].value * BALANCE.robotFactor
}

/** G-66: what a side counts for; bones count nothing. */
export function sideValue(s: Pick<ArenaState, 'figures'>, side: Side): number {
  return s.figures
    .filter((f) => f.side === side && f.status !== 'dead')
    .reduce((sum, f) => sum + figureValue(f) * (f.coming === 'robot' ? BALANCE.robotFactor : 1), 0)
}

/** G-66: an animal or a robot by its table, people by what they are and carry. */
export function figureValue(f: Figure): number {
  const carried = [f.ready, f.also, ...f.slung].flatMap((thing) => thing?.type ?? [])
  return beastOf(f)?.value ?? worthOf(f, { agility: agility(f), front: armour(f, 'front') }, carried).value
}

/** G-66: by the greatest experience on the other side; an Evil Mage comes alone, and only beside a Behemoth. */
function unlocked(s: ArenaState, side: Side): readonly RobotId[] {
  const known = Math.max(0, ...s.figures.filter((f) => f.side === enemyOf(side)).map(({ experience }) => experience))
  const has = (kind: RobotId) => s.figures.some((f) => f.side === side && f.kind === kind)
  return (Object.keys(ROBOTS) as RobotId[]).filter(
    (kind) => ROBOTS[kind].unlock <= known && (kind !== 'evil-mage' || (has('behemoth') && !has('evil-mage'))),
  )
}

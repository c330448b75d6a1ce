import { distribution, mean } from '../../kernel/odds.ts'
import { oneOf, type Stream } from '../../kernel/random.ts'
import { gearOf } from '../chapters/06-gear.ts'
import { geared } from '../chapters/25-muster.ts'
import { agility, armour } from '../chapters/figures.ts'
import { parseAction } from '../open/actions.ts'
import { weaponOf } from '../open/arms.ts'
import { rollChance } from '../open/rolls.ts'
import type { Gear } from '../sheet-types.ts'
import type { ArenaState, Figure, Thing } from '../state.ts'
import type { ThingType } from '../tables/ids.ts'
import { ROLLS } from '../tables/limits.ts'
import type { Side } from '../tables/table-types.ts'
import type { Temper } from './temper.ts'

// Who fights and with what (25.1, 26.2).

const FEWEST = 2

/** As many as the other side, two where nobody has chosen yet; ready fighters alone. */
export function joins(s: ArenaState, side: Side, ids: readonly string[], chance: Stream): string {
  const own = s.figures.filter((f) => f.side === side).length
  const others = s.figures.length - own
  const fighters = ids.filter((id) => parseAction('muster', id).kind === 'preset')
  if (ids.includes('done') && (own >= Math.max(others, FEWEST) || fighters.length === 0)) return 'done'
  return oneOf(chance, fighters)
}

/** The piece that makes the most of him; `done` where nothing makes more of him. */
export function dresses(f: Figure, ids: readonly string[], temper: Temper): string {
  if (!temper.arms) return 'done'
  const now = prowess(f, gearOf(f))
  const rated = ids.flatMap((id) => {
    const choice = parseAction('gear', id)
    return choice.kind === 'done' ? [] : [{ id, value: prowess(f, geared(gearOf(f), choice)) }]
  })
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a), { id: 'done', value: now * ENOUGH })
  return best.id
}

const ENOUGH = 1.01
/** Someone to measure arms by: what armour he wears, how well he hits, and how hard. */
const FOE = { armour: 4, need: 12, damage: '2D6' } as const
/** A second weapon strikes at a number so much worse. */
const SECOND = 4

/** How long he lasts against an even foe, times what he does to him meanwhile. */
function prowess(f: Figure, gear: Gear): number {
  const dressed: Figure = { ...f, ...gear, ready: thing(gear.ready), also: thing(gear.also), slung: [], status: 'standing' }
  const nimble = agility(dressed)
  const second = secondHand(gear) ? through(gear.also) * rollChance(ROLLS.attackDice, nimble - SECOND) : 0
  const strikes = rollChance(ROLLS.attackDice, nimble) * through(gear.ready) + second
  const suffers = rollChance(ROLLS.attackDice, FOE.need) * beyond(FOE.damage, armour(dressed, 'front'))
  return (strikes + 0.05) / (suffers + 0.2)
}

function secondHand({ ready, also }: Gear): boolean {
  return also !== null && ready !== null && weaponOf(also)?.kind === 'hand'
}

/** What a weapon does to the foe on average. */
function through(type: ThingType | null): number {
  const weapon = type === null ? null : weaponOf(type)
  if (weapon === null || weapon.kind !== 'hand') return 0
  return beyond(weapon.damage, FOE.armour)
}

function beyond(damage: string, stopped: number): number {
  const { least, ways, all } = distribution(damage)
  return ways.reduce((sum, count, i) => sum + count * Math.max(0, least + i - stopped), 0) / all
}

function thing(type: ThingType | null): Thing | null {
  return type === null ? null : { id: type, type }
}

/** How good a thing is in the ready hand; 0 for what does not strike. */
export function handiness(type: ThingType): number {
  const weapon = weaponOf(type)
  return weapon === null || weapon.kind !== 'hand' ? 0 : mean(distribution(weapon.damage))
}

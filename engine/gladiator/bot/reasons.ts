import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { priceOf } from '../chapters/12-prices.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { oddsOfDeed } from '../odds/deeds.ts'
import { type Deed, parseAction } from '../open/actions.ts'
import { figureName } from '../open/names.ts'
import { calledBy } from '../open/spells.ts'
import { type Square, steps, towards } from '../open/squares.ts'
import type { ArenaState } from '../state.ts'
import type { Facing } from '../tables/table-types.ts'
import { DEED_NAMES } from '../text/deeds.ts'
import { attackFrom, bestFacing, enemiesOf, nearest } from './places.ts'
import { bestDealt } from './strokes.ts'
import { TEMPERS } from './temper.ts'
import { worth } from './worth.ts'

// Why a move or an action beats the next best, in terms that stand on the card.

/** Why to do this, and not the `next` best. */
export function reasonToDo(s: ArenaState, f: OnSand, picked: string, next: string | null): string {
  const deed = parseAction('action', picked)
  const other = next === null ? null : parseAction('action', next)
  switch (deed.kind) {
    case 'evade':
      return 'Evading saves more strength than an action would cost the enemy'
    case 'stand':
      return 'The prone are hit more easily, by 4, and can do little else'
    case 'reload':
      return 'Without reloading the crossbow cannot shoot'
    case 'change':
      return 'What is in hand cannot strike'
    case 'disengage':
      return f.holds.length > 0
        ? 'Getting free is worth more than an attack in hand combat'
        : 'On that square those who are still to act cannot strike'
    case 'grapple':
      return 'On the ground, without weapons, the enemy has the worse of it'
    case 'disbelieve':
      return 'What a Mage seems to have called may be an illusion'
    case 'decline':
      return 'By waiting one can still evade what comes, or act after it'
    case 'nothing':
      return 'No other action gains anything'
    case 'cast':
      return (oddsOfDeed(s, f, deed)?.expected === undefined ? reasonToCast(deed) : null) ?? reasonToStrike(s, f, deed, other)
    default:
      return reasonToStrike(s, f, deed, other)
  }
}

/** A spell that takes no SH from anyone. */
function reasonToCast({ spell }: Extract<Deed, { readonly kind: 'cast' }>): string {
  const { least } = priceOf(spell)
  return calledBy(spell) !== null || spell === 'snake-staff'
    ? `An ally strikes and draws blows for only ${least} SH`
    : `It changes more in what both sides do than ${least} SH would`
}

/** Smaller leads than these decide nothing. */
const LEADS = { chance: 0.02, sh: 0.1 } as const

function reasonToStrike(s: ArenaState, f: OnSand, deed: Deed, other: Deed | null): string {
  const [odds, next] = [oddsOfDeed(s, f, deed), other === null ? undefined : oddsOfDeed(s, f, other)]
  const taken = odds?.expected ?? 0
  if (odds === undefined || other === null || next?.expected === undefined)
    return `It costs the enemy ${taken.toFixed(1)} SH on average${other === null ? '' : `, which outweighs “${DEED_NAMES[other.kind]}”`}`
  if (leads(odds, next, 'kill')) return `It kills in ${percent(odds.kill ?? 0)}, the next best in ${percent(next.kill ?? 0)}`
  if (leads(odds, next, 'down')) return `It knocks down in ${percent(odds.down ?? 0)}, the next best in ${percent(next.down ?? 0)}`
  if (taken > next.expected + LEADS.sh)
    return `It costs the enemy ${taken.toFixed(1)} SH on average, the next best ${next.expected.toFixed(1)}`
  if (leads(odds, next, 'chance')) return `It hits in ${percent(odds.chance ?? 0)}, the next best in ${percent(next.chance ?? 0)}`
  return reasonForVictim(s, deed, other)
}

function leads(odds: Odds, next: Odds, figure: 'kill' | 'down' | 'chance'): boolean {
  return (odds[figure] ?? 0) > (next[figure] ?? 0) + LEADS.chance
}

/** Of two actions with much the same figures: their targets, or what they leave in hand. */
function reasonForVictim(s: ArenaState, deed: Deed, other: Deed): string {
  const [victim, second] = [victimOf(s, deed), victimOf(s, other)]
  if (other.kind === 'throw' && deed.kind !== 'throw') return 'The weapon stays in hand'
  if (victim === null || second === null || victim.id === second.id) return `No figure of “${DEED_NAMES[other.kind]}” is better by much`
  if (victim.taken > second.taken) return `${figureName(victim)} has lost more strength and falls sooner`
  if (worth(victim) > worth(second)) return `${figureName(victim)} is the more dangerous enemy`
  return `${figureName(victim)} is as easy to hit, and comes first`
}

function victimOf(s: ArenaState, deed: Deed): OnSand | null {
  if (!('whom' in deed) || deed.whom === null) return null
  const victim = figureOf(s, deed.whom)
  return isPresent(victim) ? victim : null
}

/** Why to go there, or to stay, after so many squares. */
export function reasonToMove(s: ArenaState, f: OnSand, at: Square, moved: number): string {
  const near = nearest(s, f)
  if (near === null) return 'No enemy is in sight'
  const there = { ...f, at, moved }
  const turned = { ...there, facing: bestFacing(s, there, ['n', 'e', 's', 'w'], TEMPERS.master) }
  const rated = enemiesOf(s, f).map((enemy) => ({ enemy, value: attackFrom(s, turned, enemy, TEMPERS.master) }))
  const { enemy, value } = rated.reduce((a, b) => (b.value > a.value ? b : a), { enemy: near, value: 0 })
  if (value > 0)
    return bestDealt(s, turned, enemy) > 0
      ? `The attack on ${figureName(enemy)} from ${moved === 0 ? 'here' : 'there'} is the best for its risk`
      : `${figureName(enemy)} has to come up, and can be struck then`
  const closer = steps(f.at, near.at) - steps(at, near.at)
  if (closer > 0) return `No attack is in reach, and this closes in on ${figureName(near)}`
  return closer < 0 ? 'No attack is in reach, and here the enemy does less' : 'No attack is in reach, and every other square risks more'
}

/** Why to look that way. */
export function reasonToFace(s: ArenaState, f: OnSand, facing: Facing): string {
  const near = nearest(s, f)
  if (near === null) return 'No enemy is in sight'
  return facing === towards(f.at, near.at)
    ? `${figureName(near)}, the nearest enemy, is in front that way`
    : 'It offers the enemies least of the sides and the rear'
}

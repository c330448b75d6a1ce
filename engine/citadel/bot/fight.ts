import { assertNever } from '../../kernel/assert-never.ts'
import { percent } from '../../kernel/odds.ts'
import { many } from '../../kernel/words.ts'
import { actionAmong, type Casting, type CombatAction, IN_COMBAT, type Use } from '../actions.ts'
import { BLAST } from '../chapters/10-combat-spells.ts'
import { MIND, MIND_COST } from '../chapters/14-items.ts'
import { SPELLS, type SpellId } from '../tables/index.ts'
import type { CharacterGlimpse, CitadelGlimpse, MonsterGlimpse } from '../view-types.ts'
import { MELEE, MISSILES } from './arming.ts'
import { costFor, type Ours, oursIn } from './cost.ts'
import { endsIt, keptForCeaseFire } from './reserve.ts'
import { blow, companions, foesHere, LIGHTNING, member, menace, price, strength, yields } from './sight.ts'
import type { Temper } from './temper.ts'

// How the sensible bot fights: every option is worth what it takes from the foes less what it costs.

export interface WeighedOption {
  readonly id: string
  readonly worth: number
  readonly why: string
}

/** An option, read once. */
interface Option {
  readonly id: string
  readonly action: CombatAction
}

/** What an option is worth. Only the one that is taken has to be explained. */
interface Worth {
  readonly worth: number
  readonly why: () => string
}

/** The option of `ids` that is worth most to someone whose turn it is in combat. */
export function bestAction(raid: CitadelGlimpse, who: string, ids: readonly string[], temper: Temper): WeighedOption {
  const actor = member(raid, who)
  const idle: WeighedOption = {
    id: ids.includes('pass') ? 'pass' : (ids[0] ?? 'pass'),
    worth: 0,
    why: 'No action gains more than it costs',
  }
  if (actor === undefined) return idle
  const [ours, foes] = [oursIn(raid), foesHere(raid)]
  const turn: Turn = { raid, actor, ours, foes, cost: costFor(ours, foes) }
  const end = endsIt(actor, ids, turn.cost, temper)
  if (end !== null) return { ...end, worth: Number.POSITIVE_INFINITY }
  const options = keptForCeaseFire(actor, ids, temper).map((id) => ({ id, action: actionAmong(id, IN_COMBAT) }))
  if (temper.weighs === 'blow') return worthMost(turn, options) ?? idle
  const action = worthMost(
    turn,
    options.filter((option) => !isSpent(option)),
  )
  const spent = bestSpent(turn, options.filter(isSpent), action?.action ?? actionAmong(idle.id, IN_COMBAT))
  return spent ?? action ?? idle
}

/** The first of those worth most by itself; null where none is worth anything. */
function worthMost(turn: Turn, options: readonly Option[]): (WeighedOption & Option) | null {
  let best: (Option & Worth) | null = null
  for (const option of options) {
    const { worth, why } = judge(turn, option.action)
    if (worth > (best?.worth ?? 0)) best = { ...option, worth, why }
  }
  return best === null ? null : { ...best, why: best.why() }
}

/** A spell, or a thing that does what a spell does: it has a price beside the turn. */
function isSpent({ action }: Option): boolean {
  return action.do === 'cast' || (action.do === 'use' && LIKE_SPELLS.some((kind) => action.item.startsWith(kind)))
}

const LIKE_SPELLS = ['ring-sleep', 'talisman', 'potion-charm'] as const

/** Whose turn it is, and what the fight is likely to cost as it stands. */
interface Turn {
  readonly raid: CitadelGlimpse
  readonly actor: CharacterGlimpse
  readonly ours: Ours
  readonly foes: readonly MonsterGlimpse[]
  readonly cost: number
}

/** What spares the party more than that action does, for all its price; null where nothing does. */
function bestSpent(turn: Turn, options: readonly Option[], instead: CombatAction): WeighedOption | null {
  if (options.length === 0) return null
  let best: Option | null = null
  let most = sparedBy(turn, instead)
  for (const option of options) {
    const spared = sparedBy(turn, option.action)
    if (spared <= most) continue
    most = spared
    best = option
  }
  if (best === null) return null
  const { worth, why } = judge(turn, best.action)
  return { id: best.id, worth, why: why() }
}

/** Wound Points that an action spares the party in the rest of the fight, on average, less what it costs: in an easy fight a spell spares little. */
function sparedBy(turn: Turn, action: CombatAction): number {
  const { raid, actor } = turn
  switch (action.do) {
    case 'attack':
    case 'shoot':
    case 'throw': {
      const target = foe(raid, action.target)
      const arm = strength(actor)
      return target === undefined || arm === null
        ? 0
        : sparedWithout(turn, target, blow(arm.column, arm.bonus, target.woundPoints.left).wounds)
    }
    case 'cast':
      return sparedByCasting(turn, action)
    case 'use':
      return sparedByUsing(turn, action)
    default:
      return 0
  }
}

/** Of a Wound Point. Measured: at .45 a raid brings 16 gold less, and at 0 a tenth. */
const PRICE = 0.7
const NEAR_DEATH = 0.3
/** A charmed one fights for the party. */
const CHARMED = 1.3

function sparedByCasting(turn: Turn, casting: Casting): number {
  const { raid, actor } = turn
  const cost = price(casting.spell)
  const left = actor.woundPoints.left - cost
  if (left < KEEP) return Number.NEGATIVE_INFINITY
  const pain = cost * PRICE + (left === KEEP ? NEAR_DEATH : 0)
  const target = foe(raid, casting.target ?? '')
  const effect = target === undefined ? null : effectOf(casting.spell, target)
  if (target === undefined || effect === null) return cast(turn, casting).worth
  return sparedBySuch(turn, target, effect) - pain
}

/** Of a potion that could be brought home. */
const DOSE = 3

function sparedByUsing(turn: Turn, { item, target: id = '' }: Use): number {
  const target = foe(turn.raid, id)
  if (target === undefined) return 0
  if (item.startsWith('ring-sleep')) return sparedBySuch(turn, target, asleep(target))
  if (item.startsWith('potion-charm')) return sparedBySuch(turn, target, charmed(target)) - DOSE
  const lives = turn.actor.woundPoints.left > KEEP
  return item.startsWith('talisman') && lives ? sparedBySuch(turn, target, { wounds: BY_MIND, weight: 1 }) - MIND_COST * PRICE : 0
}

interface Effect {
  readonly wounds: number
  readonly weight: number
}

function sparedBySuch(turn: Turn, target: MonsterGlimpse, { wounds, weight }: Effect): number {
  return yields(target.resistance) * weight * sparedWithout(turn, target, wounds)
}

/** It is as good as dead. */
function asleep({ woundPoints: { left } }: MonsterGlimpse): Effect {
  return { wounds: left, weight: 1 }
}

function charmed({ woundPoints: { left } }: MonsterGlimpse): Effect {
  return { wounds: left, weight: CHARMED }
}

function effectOf(spell: SpellId, target: MonsterGlimpse): Effect | null {
  if (spell === 'sleep') return asleep(target)
  if (spell === 'charm') return charmed(target)
  const wounds = WOUNDS[spell]
  return wounds === undefined ? null : { wounds, weight: 1 }
}

/** How many Wound Points less the fight costs when a foe has so many fewer. */
function sparedWithout({ ours, foes, cost }: Turn, target: MonsterGlimpse, wounds: number): number {
  const left = target.woundPoints.left - wounds
  const others = foes.filter((m) => m !== target)
  const after = left <= 0.01 ? others : [...others, { ...target, woundPoints: { ...target.woundPoints, left } }]
  return ours.points * (cost - costFor(ours, after))
}

function judge(turn: Turn, action: CombatAction): Worth {
  switch (action.do) {
    case 'attack':
    case 'shoot':
    case 'throw':
      return strike(turn, action.target)
    case 'cast':
      return cast(turn, action)
    case 'use':
      return use(turn, action)
    case 'switch':
      return change(turn, action.weapon)
    case 'later':
    case 'pass':
      return { worth: 0, why: () => 'Waiting costs nothing' }
    default:
      return assertNever(action)
  }
}

const NOTHING: Worth = { worth: 0, why: () => 'It gains nothing' }
/** X the Unknown holds the Hellgate together, so he is the first target (16.0). */
const X_FIRST = 3

/** What a wound on that foe is worth: the sooner it falls, the less it does. */
function perWound(foe: MonsterGlimpse): number {
  const each = 0.3 + menace(foe) / Math.max(3, foe.woundPoints.left)
  return foe.type === 'x-the-unknown' ? each * X_FIRST : each
}

function foe(raid: CitadelGlimpse, id: string): MonsterGlimpse | undefined {
  return raid.monsters.find((m) => m.id === id)
}

function hit(m: MonsterGlimpse, wounds: number, kill: number): number {
  return wounds * perWound(m) + kill * (menace(m) + 0.5)
}

/** Who was turned for good must be stopped, but a spell is better (10.5 Redemption, 14.6). */
const TRAITOR: Worth = { worth: 0.4, why: () => 'No one else is in reach, and a traitor must be stopped' }

/** 15.5: a companion comes back when the one who charmed him dies. */
function isCharmed({ raid, foes }: Turn, id: string): boolean {
  const by = member(raid, id)?.charmedBy ?? null
  return by !== null && foes.some((each) => each.id === by)
}

function strike(turn: Turn, id: string): Worth {
  const arm = strength(turn.actor)
  const target = foe(turn.raid, id)
  if (arm === null) return NOTHING
  if (target === undefined) return isCharmed(turn, id) ? NOTHING : TRAITOR
  const { wounds, kill } = blow(arm.column, arm.bonus, target.woundPoints.left)
  return {
    worth: 0.05 + hit(target, wounds, kill) * (target.status === 'asleep' ? 0.3 : 1),
    why: () => `${wounds.toFixed(1)} wounds on ${target.name}${kill > 0 ? `, ${percent(kill)} to kill` : ''}: this weakens them most`,
  }
}

// ---------------------------------------------------------------- spells

/** Never the last one: the caster must survive. Measured: where two were kept, a tenth more fell. */
const KEEP = 1

function cast({ raid, actor }: Turn, { spell, target = '' }: Casting): Worth {
  const cost = price(spell)
  const left = actor.woundPoints.left
  if (left - cost < KEEP) return NOTHING
  // The nearer to death, the more each point is worth.
  const pain = cost * (left <= 4 ? 0.9 : 0.45)
  return {
    worth: gainOf(raid, spell, target) - pain,
    why: () => `${SPELLS[spell].name} does more than a blow, even for ${many(cost, 'Wound Point')}`,
  }
}

const DEADLY = 9
/** The wounds of spells that do nothing else, on average (10.5, 10.8). */
const WOUNDS: { readonly [spell in SpellId]?: number } = {
  blast: BLAST,
  lightning: LIGHTNING,
  'mental-attack': DEADLY,
  'wrath-of-god': DEADLY,
}

function gainOf(raid: CitadelGlimpse, spell: SpellId, id: string): number {
  const target = foe(raid, id)
  switch (spell) {
    case 'sleep':
      return target === undefined ? 0 : yields(target.resistance) * (perWound(target) * target.woundPoints.left * 0.7 + menace(target))
    case 'charm':
      return target === undefined ? 3 : yields(target.resistance) * (perWound(target) * target.woundPoints.left + 2 * menace(target))
    case 'redemption':
      return 4
    default:
      return target === undefined ? 0 : bolt(target, WOUNDS[spell] ?? 0)
  }
}

function bolt(target: MonsterGlimpse, wounds: number): number {
  const done = Math.min(wounds, target.woundPoints.left)
  return yields(target.resistance) * hit(target, done, wounds >= target.woundPoints.left ? 1 : 0) * (target.status === 'asleep' ? 0.3 : 1)
}

// ---------------------------------------------------------------- things

/** The wounds of a Talisman of the Mind, on average (14.6). */
const BY_MIND = 3.5

function use({ raid, actor, cost }: Turn, { item, target: id = '' }: Use): Worth {
  const { left, total } = actor.woundPoints
  const target = foe(raid, id)
  if (item.startsWith('potion-healing'))
    return total - left >= 4 && left <= 3 ? { worth: 4, why: () => `Only ${left} left: healing beats a blow` } : NOTHING
  if (item.startsWith('potion-strength')) return { worth: cost > 0.3 ? 1.2 : 0, why: () => 'It adds 1D6 to every blow of the next fight' }
  if (target === undefined) return NOTHING
  if (item.startsWith('potion-charm'))
    return { worth: gainOf(raid, 'charm', id), why: () => `${target.name} would fight for the party, not against it` }
  if (item.startsWith('ring-sleep'))
    return { worth: gainOf(raid, 'sleep', id), why: () => `Asleep, ${target.name} deals no wounds, and the ring costs nothing` }
  if (item.startsWith('talisman') && left > KEEP)
    return { worth: bolt(target, BY_MIND) - 0.5, why: () => `${MIND} wounds for ${many(MIND_COST, 'Wound Point')} beats a blow` }
  return NOTHING
}

/** Changing weapon is worth a turn where the one in hand is of no use (9.4), and in the second rank where nothing is in hand for the first. */
function change({ actor: { rank, inHand }, foes }: Turn, weapon: string): Worth {
  if (foes.length === 0 || rank > 1) return NOTHING
  const usefulHere = rank === 0 ? MELEE : MISSILES
  const isHeldUseful = inHand !== null && usefulHere.includes(inHand)
  if (isHeldUseful) return NOTHING
  if (usefulHere.includes(weapon)) return { worth: 0.1, why: () => 'The weapon in hand is useless from this rank' }
  const isArmed = inHand !== null && MELEE.includes(inHand)
  return MELEE.includes(weapon) && !isArmed
    ? { worth: 0.03, why: () => 'There is nothing else to do, and the front rank may need it' }
    : NOTHING
}

// ---------------------------------------------------------------- ranks

/** 9.8: the strong go where one is missing in front, the badly hurt step back. */
export function bestMove(raid: CitadelGlimpse, ids: readonly string[]): WeighedOption {
  const front = companions(raid).filter((c) => c.rank === 0).length
  let best: WeighedOption = {
    id: ids.includes('pass') ? 'pass' : (ids[0] ?? 'pass'),
    worth: 0,
    why: 'No move makes the front rank stronger',
  }
  if (!ids.includes('pass')) best = { ...best, worth: Number.NEGATIVE_INFINITY, why: 'Two must stand in front' }
  for (const id of ids) {
    const action = actionAmong(id, ['move', 'pass'])
    if (action.do === 'pass') continue
    const { who, rank } = action
    const c = member(raid, who)
    if (c === undefined || c.rank === rank) continue
    const worth = rank < c.rank ? forward(c, front) : backward(c, front)
    if (worth > best.worth) best = { id, worth, why: whyMove(c, rank) }
  }
  return best
}

function whyMove({ name, rank: from, woundPoints: { left } }: CharacterGlimpse, rank: number): string {
  return rank < from
    ? `${name} is the fittest to fill the gap in front`
    : `${name} has only ${many(left, 'Wound Point')} left, and others can stand in front`
}

function forward(c: CharacterGlimpse, front: number): number {
  if (c.rank > 1) return c.woundPoints.left > 3 ? 0.5 : 0
  const fights = (c.carried ?? []).some(({ weapon }) => MELEE.includes(weapon)) || c.kind === 'charmed-monster'
  const casts = c.spells.circled.length > 0 ? 3 : 0
  const worth = c.woundPoints.left + c.combatBonus - 3 - casts
  return fights && front < 3 ? worth : worth - 20
}

function backward(c: CharacterGlimpse, front: number): number {
  return c.rank === 0 && front > 2 && c.woundPoints.left <= 2 ? 2 : 0
}

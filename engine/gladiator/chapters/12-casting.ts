import { range } from '../../kernel/dice.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { askNumber, pickOne, roll } from '../asks.ts'
import { type Deed, parseAction, squareOption } from '../open/actions.ts'
import { isRace } from '../open/people.ts'
import { succeeds } from '../open/rolls.ts'
import { isMissileSpell, isTerrainSpell, isThrownSpell, seemingOf } from '../open/spells.ts'
import { ALL_SQUARES, type Square } from '../open/squares.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import type { MissileSpellId, SpellId } from '../tables/ids.ts'
import { type AgilityDice, ROLLS } from '../tables/limits.ts'
import { MISSILE_SPELLS } from '../tables/spells.ts'
import { earnSpell } from './11-experience.ts'
import { mostHeCanPay, paidFor, paidInVain, priceOf, stepsOf } from './12-prices.ts'
import { enchant, thrownTargets } from './13-enchanting.ts'
import { heal, spend } from './13-healing.ts'
import { type ReturnEvent, returns } from './13-returning.ts'
import { asSummoned, callsSomebody, workCalling } from './14-calling.ts'
import { makeTerrain, terrainSquares } from './15-making-terrain.ts'
import { sharedTag } from './16-likenesses.ts'
import { workSpecial } from './16-special.ts'
import { isFree } from './29-ways.ts'
import { needToHit, type OnSand } from './33-need.ts'
import { type Arm, armourAgainst } from './33-striking.ts'
import { enemiesInSight } from './33-targets.ts'
import { agilityRoll, type Need, type NeedPart, needed } from './35-agility-rolls.ts'
import { vanish } from './35-gone.ts'
import { hurt } from './35-wounds.ts'
import { askToEvade, type Danger, dangerTo, NO_DANGER } from './37-evading.ts'
import { answered, isPlayed } from './choosing.ts'
import { agility, armour, figureOf, isPresent, tagOf, thrower } from './figures.ts'
import { openName, tellNumbers, tellOf } from './telling.ts'

// Casting a spell (12.2 to 14.3, 32.2): the target, for how much, the dice, the price, and then what it does.

export type CastingEvent =
  | {
      type: 'casting'
      rule: '12.2'
      by: string
      whom: string | null
      spell: SpellId
      need: number
      parts: Need['parts']
      dice: AgilityDice
    }
  | { type: 'cast'; rule: '12.2'; by: string; whom: string | null; spell: SpellId; total: number; succeeds: boolean }
  | { type: 'spell-hit'; rule: '12.4'; by: string; whom: string; spell: SpellId; damage: number; stopped: number }

/** A spell under way. */
export interface Spell {
  readonly spell: SpellId
  /** SH put into it. */
  readonly wished: number
  readonly target: OnSand | null
  readonly place: Square | null
}

// ---------------------------------------------------------------- what he can cast

/** 12.2, 32.2: every spell that he knows, can pay for and has a use for, with its targets. */
export function castable(s: ArenaState, f: OnSand): readonly Deed[] {
  return f.spells.filter((spell) => mostHeCanPay(f, spell) !== null).flatMap((spell) => castings(s, f, spell))
}

function castings(s: ArenaState, f: OnSand, spell: SpellId): readonly Deed[] {
  if (isMissileSpell(spell)) return at(spell, enemiesInSight(s, f))
  if (isThrownSpell(spell)) return at(spell, thrownTargets(s, f, spell))
  const isOpen = callsSomebody(spell) ? asSummoned(s, f, spell) > 0 : (terrainSquares(s, f, spell)?.length ?? 1) > 0
  return isOpen ? [{ kind: 'cast', spell, whom: null }] : []
}

function at(spell: SpellId, whom: readonly OnSand[]): readonly Deed[] {
  return whom.map((each) => ({ kind: 'cast', spell, whom: tagOf(each) }))
}

// ---------------------------------------------------------------- what it needs

/** 12.2, 12.4, 13.2, 17.1: agility, a fighter's mean of agility and wits (G-56), and for a target what bows or thrown things meet. */
export function needToCast(g: Pick<Arena, 'state'>, f: OnSand, spell: SpellId, target: OnSand | null): Need {
  const own: readonly NeedPart[] = [{ what: 'agility', value: agility(f) }, ...fighterMagic(f)]
  if (target === null || target.id === f.id) return { dice: ROLLS.attackDice, parts: own }
  const flight = isMissileSpell(spell) ? 'bow' : 'thrown'
  const { dice, parts } = needToHit(g, f, target, { flight, type: null, isSpell: true })
  const isFriend = target.side === f.side
  // Friends neither dodge nor hide from a friendly spell.
  const met = parts.filter(({ what }) => what !== 'agility' && !(isFriend && (what === 'invisible' || what === 'hard-to-hit')))
  return { dice: isFriend ? ROLLS.attackDice : dice, parts: [...own, ...met] }
}

function fighterMagic(f: Figure): readonly NeedPart[] {
  if (!isRace(f.kind) || f.kind === 'mage') return []
  const value = Math.floor((agility(f) + f.normal.iq) / 2) - agility(f)
  return value === 0 ? [] : [{ what: 'fighter-magic', value }]
}

// ---------------------------------------------------------------- casting

/** What a robot puts into a spell, and where it wants it: no one decides that for it (22.1). */
export type Chosen = Pick<Spell, 'wished' | 'place'>

/** 12.2: the price and the place are chosen before the dice; the target may evade (G-15). */
export function* cast(g: Arena, f: OnSand, { spell, whom }: Extract<Deed, { kind: 'cast' }>, chosen?: Chosen): Script {
  const target = whom === null ? null : onSand(figureOf(g.state, whom))
  if (whom !== null && target === null) return
  const wished = chosen?.wished ?? (yield* askPrice(f, spell, whom))
  const place = chosen === undefined ? yield* askPlace(g, f, spell) : chosen.place
  const working: Spell = { spell, wished, target, place }
  if (target !== null && target.side !== f.side) {
    f.shown = true // an attacker is seen (G-111)
    yield* askToEvade(g, target, { by: tagOf(f), deed: 'cast', spell }, dangerOf(g, f, working))
  }
  const need = needToCast(g, f, spell, target)
  const by = beginsWith(f, spell, target) ? tagOf(f) : sharedTag(f)
  const seen = { rule: '12.2', by, whom: nameOfTarget(g.state, f, by, target), spell: seemingOf(spell) } as const
  const { parts, dice } = need
  yield* tellNumbers(g, [f], { type: 'casting', ...seen, need: needed(need), parts, dice } satisfies CastingEvent)
  const total = yield* agilityRoll(g, f, 'cast', '12.2', need, by)
  const works = succeeds(total, needed(need))
  yield* tellOf(g, [f], { type: 'cast', ...seen, total, succeeds: works } satisfies CastingEvent)
  const paid = works ? paidFor(wished, total) : paidInVain(spell, wished)
  yield* spend(g, f, paid)
  if (works) yield* takeEffect(g, f, working, { total, paid })
}

/**
 * G-152: whether the spell is seen to come from the caster's square, which settles which of his likenesses a mage is: what flies,
 * what surrounds or carries off himself, what lies in a row on him, and what blinds those who look at him.
 */
function beginsWith(f: OnSand, spell: SpellId, target: OnSand | null): boolean {
  if (isMissileSpell(spell) || spell === 'dazzle' || spell === 'shadow-wall') return true
  return isThrownSpell(spell) && (target?.id !== f.id || AROUND_HIM.includes(spell))
}

const AROUND_HIM: readonly SpellId[] = ['teleport', 'teleport-away', 'ring-of-fire']

/** Himself by the name by which he casts; a friend not everyone sees is not named (G-111). */
function nameOfTarget(s: ArenaState, f: OnSand, by: string, target: OnSand | null): string | null {
  if (target === null) return null
  if (target.id === f.id) return by
  return target.side === f.side ? openName(s, target) : tagOf(target)
}

function onSand(f: Figure): OnSand | null {
  return isPresent(f) ? f : null
}

/** 12.4, 14.1, 16.4: asked only where there is something to choose. */
function* askPrice(f: Figure, spell: SpellId, whom: string | null): Script<number> {
  const { least: min, step } = priceOf(spell)
  const max = mostHeCanPay(f, spell) ?? min
  if (max === min || !isPlayed(f)) return min
  return yield* askNumber({ seat: f.seat, rule: costRule(spell), topic: 'cost', about: tagOf(f), data: { spell, whom }, min, max, step })
}

/** Where it is printed that the price may be chosen: of missiles, of thrown spells, and of the Snake Staff. */
function costRule(spell: SpellId): string {
  return isMissileSpell(spell) ? '12.4' : isThrownSpell(spell) ? '14.1' : '16.4'
}

/** 13.2, 15.1: where to; null for spells whose place is not chosen. */
function* askPlace(g: Arena, f: OnSand, spell: SpellId): Script<Square | null> {
  if (!isPlayed(f) || !(spell === 'teleport' || isTerrainSpell(spell))) return null
  const squares = spell === 'teleport' ? landings(g.state, f) : (terrainSquares(g.state, f, spell) ?? [])
  const ids = squares.map((square) => squareOption('at', square))
  const rule = spell === 'teleport' ? '13.2' : '15.1'
  const question = { seat: f.seat, rule, topic: 'place', about: tagOf(f), data: { spell }, ids } as const
  return parseAction('place', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside }))).square
}

/** 13.2: where a Teleport may end, as far as his side can know. */
export function landings(s: ArenaState, f: OnSand): readonly Square[] {
  return ALL_SQUARES.filter((square) => square !== f.at && isFree(s, f, square))
}

/** What a missile spell could do to him. */
function dangerOf(g: Arena, f: OnSand, { spell, wished, target }: Spell): Danger {
  if (target === null || !isMissileSpell(spell)) return NO_DANGER
  const most = range(damageCode(spell, wished)).greatest
  return dangerTo(g, target, [most - (passesArmour(spell) ? 0 : armourAgainst(f, target, BOLT))])
}

const BOLT: Pick<Arm, 'passesShields'> = { passesShields: false }

// ---------------------------------------------------------------- what it does

function* takeEffect(g: Arena, f: OnSand, working: Spell, { total, paid }: { readonly total: number; readonly paid: number }): Script {
  const { spell, target } = working
  const isHostile = target !== null && target.side !== f.side
  if (target !== null && isHostile && target.coming === 'image') return yield* vanish(g, target)
  // 13.3, G-54: sent back to its caster, unless the dice came to 5 or less.
  if (target !== null && isHostile && returns(target) && total > ROLLS.alwaysHit) {
    yield* tellOf(g, [f, target], { type: 'returned', rule: '13.3', by: tagOf(f), whom: tagOf(target), what: spell } satisfies ReturnEvent)
    return yield* work(g, f, { ...working, target: f })
  }
  earnSpell(f, paid)
  yield* work(g, f, working)
}

function* work(g: Arena, f: OnSand, working: Spell): Script {
  const { spell, wished, target, place } = working
  if (isMissileSpell(spell)) {
    if (target !== null) yield* strikeWith(g, f, target, spell, wished)
  } else if (isThrownSpell(spell)) {
    if (target !== null) yield* enchant(g, f, target, { spell, steps: stepsOf(spell, wished), place })
  } else if (callsSomebody(spell)) yield* workCalling(g, f, spell, stepsOf(spell, wished))
  else if (spell === 'dazzle' || spell === 'psychic-blast' || spell === 'esp-stats') yield* workSpecial(g, f, spell)
  else yield* makeTerrain(g, f, spell, place)
}

/** 12.4, 13.1: dice by the SH put in; Drain Life passes armour and heals by what it took. */
function* strikeWith(g: Arena, f: OnSand, victim: OnSand, spell: MissileSpellId, wished: number): Script {
  const reads = () => ({ table: '12.4', row: spell, column: 'damage-a-die' })
  const rolled = yield* roll(g, damageCode(spell, wished), {
    topic: 'spell-damage',
    of: spell,
    rule: '12.4',
    ...thrower(f),
    reads,
  })
  const damage = Math.max(0, rolled)
  const worn = victim.id === f.id ? armour(f, 'front') : armourAgainst(f, victim, BOLT)
  const stopped = passesArmour(spell) ? 0 : Math.min(damage, worn)
  const event = { type: 'spell-hit', rule: '12.4', by: tagOf(f), whom: tagOf(victim), spell, damage, stopped } satisfies CastingEvent
  yield* tell(g, event)
  const before = victim.sh
  yield* hurt(g, victim, damage - stopped, { rule: '12.4', cause: spell, by: victim.id === f.id ? null : f, stuns: true })
  if (heals(spell) && victim.id !== f.id) yield* heal(g, f, before - victim.sh, '13.1')
}

/** G-117: a die for each step, each with its modifier: `3D6-6`. */
export function damageCode(spell: MissileSpellId, wished: number): string {
  const [, more = '0'] = /([+-]\d+)?$/.exec(MISSILE_SPELLS[spell].damage) ?? []
  const dice = stepsOf(spell, wished)
  const plus = Number(more) * dice
  return `${dice}D6${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`
}

function passesArmour(spell: MissileSpellId): boolean {
  return 'noArmour' in MISSILE_SPELLS[spell]
}

function heals(spell: MissileSpellId): boolean {
  return 'heals' in MISSILE_SPELLS[spell]
}

import { type Distribution, distribution, mapped, sumOf } from '../kernel/odds.ts'
import { attackParts, heldWeapon, usefulIn } from './09-attack.ts'
import { partyRanks, targetsOf } from './09-facing.ts'
import { spellWounds } from './10-combat-spells.ts'
import { MAGE_NEEDS, VAMPIRE_CHARM_PHASES } from './15-special-monsters.ts'
import { BLASTS } from './16-hellgate.ts'
import { closeRanks, edition, fighter, inRank, inRanks, isAlive, joinRanks, leaveRanks, resistanceOf, woundPointsLeft } from './party.ts'
import type { DelveState, Fight, Fighter, Id, March, Monster } from './state.ts'
import { type WeaponColumn, woundsAt } from './tables/index.ts'

// The answer of the monsters, exactly: how likely each of the party falls before it acts again, if all stand as they do now
// (9.2.2, 9.2.3). Every way in which the dice can fall is followed; positions that are the same are followed once.

/** A way things may stand, and how likely. Nothing else of the fight changes while the monsters act. */
interface Standing {
  readonly party: March
  readonly foes: March
  /** Wound Points left and Mage Armor, of everybody in either march at the beginning; 0 left is dead, or stone. */
  readonly left: { readonly [id: Id]: number }
  readonly armor: { readonly [id: Id]: number }
}

interface Position {
  readonly s: DelveState
  readonly f: Fight
  /** Wounds that the choice at hand gives before the answer comes, and what it costs, which Mage Armor does not keep off (10.6). */
  readonly hurt: Readonly<Record<Id, number>>
  readonly paid: Readonly<Record<Id, number>>
}

/** What has been done to somebody by the time the monsters act: wounds given and paid, or out of the fight (asleep, charmed). */
export interface Beforehand {
  readonly hurt?: Readonly<Record<Id, number>>
  readonly paid?: Readonly<Record<Id, number>>
  readonly out?: Id
}

/** For everybody in the party's ranks the chance, 0 to 1, of being dead or stone when the monsters and the Hellgate have acted. */
export function answerOdds(s: DelveState, f: Fight, { hurt = {}, paid = {}, out }: Beforehand = {}): ReadonlyMap<Id, number> {
  const at: Position = { s, f, hurt, paid }
  const first = beginning(at, out)
  let ways = waysOf([[first, 1]])
  for (const id of inRanks(first.foes.slice(0, 2))) ways = after(ways, (way) => acts(at, way, id))
  ways = after(ways, ({ party, ...way }) => [[{ ...way, party: closed(party) }, 1]])
  if (f.where === 'hellgate' && s.monsters.some((m) => m.type === 'x-the-unknown' && isAlive(m) && leftOf(at, m) > 0))
    for (let i = 0; i < BLASTS; i++) ways = after(ways, (way) => blast(at, way))
  const odds = new Map<Id, number>()
  for (const id of inRanks(partyRanks(s, f)))
    odds.set(
      id,
      [...ways.values()].reduce((sum, [{ left }, p]) => sum + (left[id] === 0 ? p : 0), 0),
    )
  return odds
}

function leftOf({ hurt, paid }: Position, f: Fighter): number {
  return Math.max(0, woundPointsLeft(f) - Math.max(0, (hurt[f.id] ?? 0) - f.mageArmor) - (paid[f.id] ?? 0))
}

/** As the party's step leaves it (9.8): the dead out of the ranks, empty ranks closed. */
function beginning(at: Position, out: Id | undefined): Standing {
  const { s, f, hurt } = at
  const left: Record<Id, number> = {}
  const armor: Record<Id, number> = {}
  const standing = (march: March): March =>
    closed(
      march.map((rank) =>
        rank.map((id) => {
          if (id === null) return null
          const each = fighter(s, id)
          left[id] = leftOf(at, each)
          armor[id] = Math.max(0, each.mageArmor - (hurt[id] ?? 0))
          return left[id] === 0 || id === out ? null : id
        }),
      ),
    )
  return { party: standing(partyRanks(s, f)), foes: standing(f.foes), left, armor }
}

function closed(march: March): March {
  const ranks = march.map((rank) => [...rank])
  closeRanks(ranks)
  return ranks
}

// ---------------------------------------------------------------- ways things may fall

type Ways = ReadonlyMap<string, readonly [Standing, number]>

function waysOf(list: Iterable<readonly [Standing, number]>): Ways {
  const ways = new Map<string, [Standing, number]>()
  for (const [way, p] of list) {
    if (p === 0) continue
    const key = JSON.stringify(way)
    const same = ways.get(key)
    if (same === undefined) ways.set(key, [way, p])
    else same[1] += p
  }
  return ways
}

type Next = readonly (readonly [Standing, number])[]

function after(ways: Ways, next: (way: Standing) => Next): Ways {
  return waysOf([...ways.values()].flatMap(([way, p]) => next(way).map(([to, q]) => [to, p * q] as const)))
}

function then(first: Next, next: (way: Standing) => Next): Next {
  return first.flatMap(([way, p]) => next(way).map(([to, q]) => [to, p * q] as const))
}

/** One of them, all equally likely (9.3); nothing happens where there is nobody. */
function oneOf(way: Standing, targets: readonly Id[], next: (target: Id) => Next): Next {
  if (targets.length === 0) return [[way, 1]]
  return targets.flatMap((target) => next(target).map(([to, p]) => [to, p / targets.length] as const))
}

/** That many wounds, Mage Armor first (10.6). With a caster dead, whom he held by a charm stands among the foes (10.5). */
function wounded({ s }: Position, way: Standing, target: Id, wounds: number): Standing {
  const kept = Math.min(way.armor[target] ?? 0, wounds)
  const left = { ...way.left, [target]: Math.max(0, (way.left[target] ?? 0) - wounds + kept) }
  const hit = { ...way, left, armor: { ...way.armor, [target]: (way.armor[target] ?? 0) - kept } }
  if (left[target] !== 0) return hit
  const held = inRanks(way.party).filter((id) => s.monsters.some((m) => m.id === id && m.charmedBy === target))
  return held.reduce(turned, fallen(hit, target))
}

function fallen(way: Standing, target: Id): Standing {
  const party = way.party.map((rank) => [...rank])
  leaveRanks(party, target)
  return { ...way, party }
}

function byDice(at: Position, way: Standing, target: Id, dice: Distribution): Next {
  return dice.ways.map((count, i) => [wounded(at, way, target, dice.least + i), count / dice.all])
}

const FACES = 6

/** 11.0: passed, or not. */
function resisting(target: Fighter, way: Standing, failed: Next): Next {
  const passes = Math.min(FACES, Math.max(0, resistanceOf(target))) / FACES
  return [[way, passes], ...failed.map(([to, p]) => [to, p * (1 - passes)] as const)]
}

// ---------------------------------------------------------------- what each of them does

/** 9.2.2: the turn of one of them, wherever it has come to stand. */
function acts(at: Position, way: Standing, id: Id): Next {
  const foe = fighter(at.s, id)
  const rank = way.foes.findIndex((row) => row.includes(id))
  if (rank < 0 || foe.side !== 'monsters' || !isAlive(foe) || foe.combat.asleep || inRanks(way.party).length === 0) return [[way, 1]]
  const targets = targetsOf(way.foes, way.party, id)
  if (foe.fighter === 'character') {
    const held = heldWeapon(foe)
    if (held === null || !usefulIn(held.weapon, rank)) return [[way, 1]] // he changes weapon (9.4)
    return oneOf(way, targets, (target) => byDice(at, way, target, blow(at, foe, held.weapon)))
  }
  if (castsLightning(at, foe)) {
    if (shieldsFirst(at.s, foe)) return [[way, 1]]
    return oneOf(way, targets, (target) => spell(at, way, target, String(spellWounds(at.s, 'lightning'))))
  }
  if (rank !== 0) return [[way, 1]]
  if (foe.type === 'vampire' && foe.phases < VAMPIRE_CHARM_PHASES)
    return oneOf(way, targets, (target) => resisting(fighter(at.s, target), way, [[turned(way, target), 1]]))
  return oneOf(way, targets, (target) =>
    then(byDice(at, way, target, blow(at, foe, foe.weapon ?? 'monster')), (hit) => followed(at, hit, foe, target)),
  )
}

/** 9.5, with the wounds of a hydra that it has by then (15.6). */
function blow({ hurt }: Position, foe: Fighter, column: WeaponColumn): Distribution {
  const more = foe.fighter === 'monster' && foe.type === 'hydra' ? Math.max(0, (hurt[foe.id] ?? 0) - foe.mageArmor) : 0
  const bonus = sumOf(attackParts(foe, column)) + more
  return mapped(distribution('1D6'), (die) => woundsAt(column, die + bonus))
}

function castsLightning(at: Position, foe: Monster): boolean {
  return (foe.type === 'evil-mage' || foe.type === 'x-the-unknown') && leftOf(at, foe) >= MAGE_NEEDS
}

/** The mage of the variant labirynt. */
function shieldsFirst(s: DelveState, foe: Monster): boolean {
  return foe.type === 'evil-mage' && edition(s).evilMageSpells.includes('magic-shield') && !foe.combat.magicShield
}

function spell(at: Position, way: Standing, target: Id, wounds: string): Next {
  const victim = fighter(at.s, target)
  return victim.combat.magicShield ? [[way, 1]] : resisting(victim, way, byDice(at, way, target, distribution(wounds)))
}

/** 10.5, 15.5: stands among the monsters, where there is room. */
function turned(way: Standing, target: Id): Standing {
  const copy = { ...way, party: way.party.map((rank) => [...rank]), foes: way.foes.map((rank) => [...rank]) }
  leaveRanks(copy.party, target)
  joinRanks(copy.foes, target)
  return copy
}

/** 15.2, 15.3: what comes after the blow, hit or miss, to whoever lives. */
function followed(at: Position, way: Standing, foe: Monster, target: Id): Next {
  if (way.left[target] === 0) return [[way, 1]]
  const victim = fighter(at.s, target)
  if (foe.type === 'chimaera') return resisting(victim, way, [[wounded(at, way, target, 1), 1]])
  if (foe.type !== 'medusa' || victim.fighter !== 'character') return [[way, 1]]
  const stone = fallen({ ...way, left: { ...way.left, [target]: 0 } }, target)
  return [
    [stone, 1 / FACES],
    [way, 1 - 1 / FACES],
  ]
}

/** 16.0: one of the Hellgate's blasts. */
function blast(at: Position, way: Standing): Next {
  return oneOf(way, inRank(way.party, 0), (target) => spell(at, way, target, String(spellWounds(at.s, 'blast'))))
}

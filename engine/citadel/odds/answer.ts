import { type Distribution, distribution, mapped, sumOf } from '../../kernel/odds.ts'
import { attackParts, heldWeapon, usefulIn } from '../chapters/09-attack.ts'
import { partyRanks, targetsOf } from '../chapters/09-facing.ts'
import { EXPLOSION, spellWounds } from '../chapters/10-combat-spells.ts'
import { MAGE_NEEDS, VAMPIRE_CHARM_PHASES } from '../chapters/15-special-monsters.ts'
import { BLASTS } from '../chapters/16-hellgate.ts'
import { closeRanks, edition, fighter, inRanks, isAlive, joinRanks, resistanceOf, woundPointsLeft } from '../chapters/party.ts'
import type { DelveState, Fight, Fighter, Id, March, Monster } from '../state.ts'
import { type WeaponColumn, woundsAt } from '../tables/index.ts'

// The answer of the monsters, exactly: how likely one of the party falls before it acts again, if all stand as they do now
// (9.2.2, 9.2.3). Every way the dice can fall is followed; equal ways are followed once, and a way in
// which he has fallen no further: nothing brings him back.

/** What has happened to someone by the time the monsters act: wounds taken and paid, or sleep. */
export interface Beforehand {
  readonly hurt?: Readonly<Record<Id, number>>
  /** Mage Armor does not keep it off (10.6). */
  readonly paid?: Readonly<Record<Id, number>>
  /** He does nothing more, and keeps his place (10.5). */
  readonly asleep?: Id
  /**
   * 10.5: everyone in the party's ranks has an Explosion of his to resist first. The ranks stay: it must kill none of them but the one who
   * asks.
   */
  readonly explosion?: Id
}

/** What does not change while the monsters act. */
interface Ground {
  readonly s: DelveState
  readonly hurt: Readonly<Record<Id, number>>
  /** Those of the party, numbered through all ranks; the rules look them up by that number. */
  readonly people: readonly Fighter[]
  readonly ranks: readonly (readonly number[])[]
  readonly foes: March
  readonly asleep: Id | undefined
}

/** The state of the party, by number. */
interface Way {
  /** Wound Points left; 0 is dead, or stone. */
  readonly left: readonly number[]
  /** What Mage Armor still keeps off. */
  readonly armor: readonly number[]
  /** Those who now stand among the foes, in the order in which they went over. */
  readonly turned: readonly number[]
  /** Which of the ranks is the front one: ranks close between the steps, never in one (9.8). */
  readonly front: number
}

/** The chance, 0 to 1, that `who` is dead or stone when the monsters and the Hellgate have acted; 0 for anyone not in the party's ranks. */
export function answerOdds(s: DelveState, f: Fight, who: Id, before: Beforehand = {}): number {
  const ground = groundOf(s, f, before)
  const { people, hurt } = ground
  const { paid = {}, explosion } = before
  const asked = people.findIndex(({ id }) => id === who)
  if (asked < 0) return 0
  const start: Way = {
    left: people.map((each) => Math.max(0, leftTo(each, hurt) - (paid[each.id] ?? 0))),
    armor: people.map((each) => Math.max(0, each.mageArmor - (hurt[each.id] ?? 0))),
    turned: [],
    front: 0,
  }
  if (start.left[asked] === 0) return 1
  if (inRanks(ground.foes).every((id) => sleeps(ground, id))) return 0 // the fight is over
  const deeds = [...(explosion === undefined ? [] : people.map((_, n) => exploding(ground, n, explosion))), ...deedsOf(ground, f, asked)]
  let toCome = deeds.reduce((sum, { most }) => sum + most, 0)
  let ways: Ways = new Map([['', { way: start, p: 1 }]])
  let fallen = 0
  for (const { most, next } of deeds) {
    toCome -= most
    const all = new Map<string, { way: Way; p: number }>()
    for (const { way, p } of ways.values())
      for (const [to, q] of next(way)) {
        if (to.left[asked] === 0) fallen += p * q
        else add(all, within(to, toCome), p * q)
      }
    ways = all
  }
  return fallen
}

/** One that strikes, casts or blasts: the most wounds it can give, and where what it does leads. */
interface Deed {
  readonly most: number
  readonly next: (way: Way) => Next
}

/** In the order of 9.2.2 and 9.2.3. */
function deedsOf(ground: Ground, f: Fight, asked: number): readonly Deed[] {
  const { s, hurt, foes } = ground
  const out: Deed[] = inRanks(foes.slice(0, 2)).map((id) => ({ most: mostWounds(ground, id), next: (way) => acts(ground, way, id) }))
  if (f.where !== 'hellgate' || !s.monsters.some((m) => m.type === 'x-the-unknown' && isAlive(m) && leftTo(m, hurt) > 0)) return out
  const most = greatest(spellDice(s, 'blast'))
  const closes: Deed = { most: 0, next: (way) => reached(ground, closed(ground, way), asked) }
  return [...out, closes, ...Array.from({ length: BLASTS }, () => ({ most, next: (way: Way) => blast(ground, way) }))]
}

/** Its wound wears Mage Armor off too, except the caster's own, which does not stop it (10.6). */
function exploding(ground: Ground, n: number, caster: Id): Deed {
  const victim = person(ground, n)
  const next = (way: Way): Next =>
    victim.combat.magicShield ? [[way, 1]] : resisting(victim, way, [[wounded(ground, way, n, EXPLOSION, victim.id === caster), 1]])
  return { most: EXPLOSION, next }
}

/** No more than that at one go, no matter who is struck and by what means. */
function mostWounds(ground: Ground, id: Id): number {
  const foe = fighter(ground.s, id)
  const column = foe.fighter === 'character' ? heldWeapon(foe)?.weapon : (foe.weapon ?? 'monster')
  const struck = column === undefined ? 0 : greatest(blow(ground, foe, column))
  const breath = foe.fighter === 'monster' && foe.type === 'chimaera' ? 1 : 0
  return Math.max(struck + breath, greatest(spellDice(ground.s, 'lightning')))
}

function greatest({ least, ways }: Distribution): number {
  return least + ways.length - 1
}

function spellDice(s: DelveState, spell: 'lightning' | 'blast'): Distribution {
  return distribution(String(spellWounds(s, spell)))
}

/** Anyone with more left than can still be taken survives, however much it is: such states are equivalent. */
function within(way: Way, toCome: number): Way {
  return { ...way, left: way.left.map((n) => Math.min(n, toCome + 1)), armor: way.armor.map((n) => Math.min(n, toCome)) }
}

function leftTo(f: Fighter, hurt: Ground['hurt']): number {
  return Math.max(0, woundPointsLeft(f) - Math.max(0, (hurt[f.id] ?? 0) - f.mageArmor))
}

/** As the party's step leaves the foes (9.8): the dead out of the ranks, empty ranks closed. */
function groundOf(s: DelveState, f: Fight, { hurt = {}, asleep }: Beforehand): Ground {
  const ids = partyRanks(s, f).map((rank) => rank.filter((id) => id !== null))
  const people = ids.flat().map((id) => fighter(s, id))
  const ranks = ids.map((rank) => rank.map((id) => people.findIndex((each) => each.id === id)))
  const foes = f.foes.map((rank) => rank.map((id) => (id === null || leftTo(fighter(s, id), hurt) === 0 ? null : id)))
  closeRanks(foes)
  return { s, hurt, people, ranks: ranks.filter((rank) => rank.length > 0), foes, asleep }
}

// ---------------------------------------------------------------- ways the dice can fall

type Ways = ReadonlyMap<string, { readonly way: Way; p: number }>
type Next = readonly (readonly [Way, number])[]

function add(ways: Map<string, { way: Way; p: number }>, way: Way, p: number): void {
  if (p === 0) return
  const key = `${way.left.join()};${way.armor.join()};${way.turned.join()};${way.front}`
  const same = ways.get(key)
  if (same === undefined) ways.set(key, { way, p })
  else same.p += p
}

function then(first: Next, next: (way: Way) => Next): Next {
  return first.flatMap(([way, p]) => next(way).map(([to, q]) => [to, p * q] as const))
}

/** One of them, all equally likely (9.3); nothing happens where there is nobody. */
function oneOf(way: Way, targets: readonly number[], next: (target: number) => Next): Next {
  if (targets.length === 0) return [[way, 1]]
  return targets.flatMap((target) => next(target).map(([to, p]) => [to, p / targets.length] as const))
}

/** That many wounds, Mage Armor first unless they are of his own magic (10.6). When a caster dies, the monster he held by a charm stands among the foes (10.5). */
function wounded({ s, people }: Ground, way: Way, target: number, wounds: number, own = false): Way {
  const armor = own ? 0 : (way.armor[target] ?? 0)
  const kept = Math.min(armor, wounds)
  const left = Math.max(0, (way.left[target] ?? 0) - wounds + kept)
  const hit = { ...way, left: way.left.with(target, left), armor: kept === 0 ? way.armor : way.armor.with(target, armor - kept) }
  if (left > 0) return hit
  const caster = people[target]?.id
  const held = s.monsters.filter((m) => m.charmedBy === caster).map((m) => people.indexOf(m))
  return held.reduce<Way>((to, n) => (n >= 0 && stands(to, n) ? turn(to, n) : to), hit)
}

function stands({ left, turned }: Way, n: number): boolean {
  return (left[n] ?? 0) > 0 && !turned.includes(n)
}

/** 10.5, 15.5: he stands among the monsters. */
function turn(way: Way, n: number): Way {
  return { ...way, turned: [...way.turned, n] }
}

function byDice(ground: Ground, way: Way, target: number, { least, ways, all }: Distribution): Next {
  return ways.map((count, i) => [least + i === 0 ? way : wounded(ground, way, target, least + i), count / all])
}

const FACES = 6

/** 11.0: passed, or not. */
function resisting(target: Fighter, way: Way, failed: Next): Next {
  const passes = Math.min(FACES, Math.max(0, resistanceOf(target))) / FACES
  return [[way, passes], ...failed.map(([to, p]) => [to, p * (1 - passes)] as const)]
}

// ---------------------------------------------------------------- what each of them does

/** 9.2.2: the turn of one of them, wherever it has come to stand. */
function acts(ground: Ground, way: Way, id: Id): Next {
  const { s } = ground
  const foe = fighter(s, id)
  if (foe.side !== 'monsters' || !isAlive(foe) || sleeps(ground, id)) return [[way, 1]]
  const foes = foesOf(ground, way)
  const rank = foes.findIndex((row) => row.includes(id))
  const targets = targetsFor(ground, way, foes, id)
  if (foe.fighter === 'character') {
    const held = heldWeapon(foe)
    if (held === null || !usefulIn(held.weapon, rank)) return [[way, 1]] // he changes weapon (9.4)
    const dice = blow(ground, foe, held.weapon)
    return oneOf(way, targets, (target) => byDice(ground, way, target, dice))
  }
  if (castsLightning(ground, foe)) {
    if (shieldsFirst(s, foe)) return [[way, 1]]
    return oneOf(way, targets, (target) => spell(ground, way, target, 'lightning'))
  }
  if (rank !== 0) return [[way, 1]]
  if (foe.type === 'vampire' && foe.phases < VAMPIRE_CHARM_PHASES)
    return oneOf(way, targets, (target) => resisting(person(ground, target), way, [[turn(way, target), 1]]))
  const dice = blow(ground, foe, foe.weapon ?? 'monster')
  return oneOf(way, targets, (target) => followed(ground, byDice(ground, way, target, dice), foe, target))
}

function sleeps({ s, asleep }: Ground, id: Id): boolean {
  return id === asleep || fighter(s, id).combat.asleep
}

function person({ people }: Ground, n: number): Fighter {
  const found = people[n]
  if (found === undefined) throw new Error(`no fighter has the number ${n}`)
  return found
}

/** The ranks of the foes, with those who have gone over to them. */
function foesOf(ground: Ground, { turned }: Way): March {
  if (turned.length === 0) return ground.foes
  const foes = ground.foes.map((rank) => [...rank])
  for (const n of turned) joinRanks(foes, person(ground, n).id)
  return foes
}

/** 9.8: the ranks in front that have nobody left are closed. */
function closed({ ranks }: Ground, way: Way): Way {
  return {
    ...way,
    front: Math.max(
      0,
      ranks.findIndex((rank) => rank.some((n) => stands(way, n))),
    ),
  }
}

/** A state in which no blast can reach him need not be followed further. */
function reached(ground: Ground, way: Way, asked: number): Next {
  return inFront(ground, way).includes(asked) ? [[way, 1]] : []
}

function inFront({ ranks }: Ground, way: Way): readonly number[] {
  return (ranks[way.front] ?? []).filter((n) => stands(way, n))
}

/** 9.3: the targets it can turn on. */
function targetsFor(ground: Ground, way: Way, foes: March, id: Id): readonly number[] {
  const front = inFront(ground, way)
  const ids = targetsOf(foes, [front.map((n) => person(ground, n).id)], id)
  return front.filter((n) => ids.includes(person(ground, n).id))
}

/** 9.5, with the wounds of a hydra that it has by then (15.6). */
function blow({ hurt }: Ground, foe: Fighter, column: WeaponColumn): Distribution {
  const more = foe.fighter === 'monster' && foe.type === 'hydra' ? Math.max(0, (hurt[foe.id] ?? 0) - foe.mageArmor) : 0
  const bonus = sumOf(attackParts(foe, column)) + more
  return mapped(distribution('1D6'), (die) => woundsAt(column, die + bonus))
}

function castsLightning({ hurt }: Ground, foe: Monster): boolean {
  return (foe.type === 'evil-mage' || foe.type === 'x-the-unknown') && leftTo(foe, hurt) >= MAGE_NEEDS
}

/** The mage of the variant labirynt. */
function shieldsFirst(s: DelveState, foe: Monster): boolean {
  return foe.type === 'evil-mage' && edition(s).evilMageSpells.includes('magic-shield') && !foe.combat.magicShield
}

function spell(ground: Ground, way: Way, target: number, of: 'lightning' | 'blast'): Next {
  const victim = person(ground, target)
  if (victim.combat.magicShield) return [[way, 1]]
  return resisting(victim, way, byDice(ground, way, target, spellDice(ground.s, of)))
}

/** 15.2, 15.3: what comes after the blow, hit or miss, to those who live. */
function followed(ground: Ground, hit: Next, foe: Monster, target: number): Next {
  const victim = person(ground, target)
  switch (foe.type) {
    case 'chimaera':
      return then(hit, (way) => (way.left[target] === 0 ? [[way, 1]] : resisting(victim, way, [[wounded(ground, way, target, 1), 1]])))
    case 'medusa':
      return victim.fighter === 'character' ? then(hit, (way) => gaze(way, target)) : hit
    default:
      return hit
  }
}

function gaze(way: Way, target: number): Next {
  if (way.left[target] === 0) return [[way, 1]]
  return [
    [{ ...way, left: way.left.with(target, 0) }, 1 / FACES],
    [way, 1 - 1 / FACES],
  ]
}

/** 16.0: one of the Hellgate's blasts. */
function blast(ground: Ground, way: Way): Next {
  return oneOf(way, inFront(ground, way), (target) => spell(ground, way, target, 'blast'))
}

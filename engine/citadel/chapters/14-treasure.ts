import { assertNever } from '../../kernel/assert-never.ts'
import { done, type Script, tell, type Verb } from '../../kernel/play.ts'
import type { TableCell } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import type { Character, Chest, Delve, DelveState, Found, Id, Item, Loot, Lying, Monster, Untested } from '../state.ts'
import {
  armorAt,
  type Bonus,
  type Find,
  inChest,
  itemKindAt,
  JEWEL_DICE,
  jewelValue,
  magicWeaponAt,
  onJewels,
  onRow,
  ringAt,
  TREASURE,
  type TreasureType,
  treasureOf,
  weaponBonusAt,
} from '../tables/index.ts'
import { changeGold, here, loseJewel, monstersHere, nextId, postItem, type RaidReason } from './party.ts'

// 14.0: what the slain leave is rolled and put down, to be shared out (14-sharing).

export type TreasureEvent =
  | {
      type: 'treasure'
      rule: '14.0'
      from: Id | null
      treasure: TreasureType
      gold: number
      jewels: number[]
      items: Found[]
      chest: boolean
      /** The row of its type. */
      reads: TableCell
    }
  | { type: 'bribe-recovered'; rule: '8.7'; from: Id; gold: number; jewels: number[] }

/** Where a chest is known not to be trapped, and gold that was rolled before. */
export interface TreasureSpec {
  /** All of it is handed over: its chests are not trapped (10.7 Daunt). */
  readonly handedOver?: boolean
  /** The trap was met already (13.3). */
  readonly trapMet?: boolean
}

// ---------------------------------------------------------------- what lies there

/** Puts treasure down beside what lies there already; the main loop has it divided. */
export function addLoot(s: DelveState, part: Partial<Omit<Loot, 'rule'>>, rule: string): void {
  s.loot ??= { gold: 0, jewels: [], items: [], chests: [], rule }
  s.loot.gold += part.gold ?? 0
  if (part.jewels !== undefined) s.loot.jewels.push(...part.jewels)
  if (part.items !== undefined) s.loot.items.push(...part.items)
  if (part.chests !== undefined) s.loot.chests.push(...part.chests)
}

/** 14.0: what nobody takes stays where it lies. */
export function layAside(s: DelveState, { gold = 0, jewels = [], items = [], chests = [] }: Partial<Lying>): void {
  if (gold === 0 && jewels.length === 0 && items.length === 0 && chests.length === 0) return
  const place = here(s)
  const left = place.left ?? { gold: 0, jewels: [], items: [], chests: [] }
  place.left = {
    gold: left.gold + gold,
    jewels: [...left.jewels, ...jewels],
    items: [...left.items, ...items],
    chests: [...left.chests, ...chests],
  }
}

/** Whether something that the party left lies there, and nobody stands in its way. */
export function picksUp(s: DelveState): boolean {
  return s.loot === null && here(s).left !== undefined && monstersHere(s).every((m) => m.atPeace)
}

/** 14.0: the party turns to what it left lying; the main loop has it divided. */
export function pickUp(s: DelveState): void {
  const place = here(s)
  const { left } = place
  if (left === undefined) return
  delete place.left
  addLoot(s, left, '14.0')
}

/** 14.0: what a dead character carried lies there for the others. */
export function estateOf(g: Delve, c: Character): void {
  if (c.gold === 0 && c.jewels.length === 0 && c.items.length === 0) return
  addLoot(g.state, { gold: c.gold, jewels: c.jewels, items: c.items }, '14.0')
  changeGold(g, c, -c.gold, '14.0', 'fallen')
  for (const value of [...c.jewels]) loseJewel(g, c, value, '14.0', 'fallen')
  for (const item of [...c.items]) loseItem(g, c, item, '14.0', 'fallen')
}

/** The dead who fell outside combat, where someone is left to take what they carried: characters, and monsters under a charm. */
export function collectEstates(g: Delve): Script<void> | Verb<void> {
  const s = g.state
  if (s.fight !== null) return done
  for (const c of s.characters) if (c.status === 'dead' && c.at === s.at) estateOf(g, c)
  for (const m of s.monsters) if (m.status === 'dead') return searchTheDead(g)
  return done
}

/** What they guarded, and the bribes they took (8.7). */
function* searchTheDead(g: Delve): Script<void> {
  const s = g.state
  for (const m of s.monsters) if (m.status === 'dead' && m.at === s.at) yield* rollTreasureOf(g, m)
  s.monsters = s.monsters.filter((m) => m.status === 'living')
}

// ---------------------------------------------------------------- things come and go

export function gainItem(g: Delve, c: Character, item: Item, rule: string, reason: RaidReason): void {
  c.items.push(item)
  postItem(g, c.id, item.id, 1, rule, reason)
}

/** Takes a thing off its bearer: it has no further effect, and a magical weapon leaves the hand. */
export function loseItem(g: Delve, c: Character, item: Item, rule: string, reason: RaidReason): void {
  const at = c.items.indexOf(item)
  if (at < 0) throw new Error(`${c.id} has no ${item.id}`)
  c.items.splice(at, 1)
  if (item.kind === 'weapon')
    dropWeapon(
      c,
      c.weapons.findIndex((each) => each.item === item.id),
    )
  if (item.kind === 'armor' || item.kind === 'medallion' || item.kind === 'ring') item.worn = false
  if (item.kind === 'talisman') item.gains = [0, 0, 0]
  postItem(g, c.id, item.id, -1, rule, reason)
}

/** Removes a weapon; its holder holds the other one. */
export function dropWeapon(c: Character, at: number): void {
  if (at < 0) return
  c.weapons.splice(at, 1)
  c.inHand = c.weapons.length > 0 ? 0 : null
}

// ---------------------------------------------------------------- rolling

/**
 * 14.0, 14.2: what one monster leaves, at the type of the table it was met on, shifted by its level, and the bribes it took.
 * Nothing for those that guard none or have handed all over; gold rolled before (8.6) is not rolled again.
 */
export function* rollTreasureOf(g: Delve, m: Monster, spec: TreasureSpec = {}): Script<void> {
  if (m.met !== null && !m.emptied) yield* rollTreasure(g, treasureOf(m.type, m.met, m.level), m, spec)
  const { gold, jewels } = m.bribe
  if (gold === 0 && jewels.length === 0) return
  m.bribe = { gold: 0, jewels: [] }
  addLoot(g.state, { gold, jewels }, '8.7')
  yield* tell(g, { type: 'bribe-recovered', rule: '8.7', from: m.id, gold, jewels } satisfies TreasureEvent)
}

/** Treasure of that type that nobody guards any more. */
export function* rollTreasureType(g: Delve, type: TreasureType, spec: TreasureSpec = {}): Script<void> {
  yield* rollTreasure(g, type, null, spec)
}

function* rollTreasure(g: Delve, type: TreasureType, m: Monster | null, spec: TreasureSpec): Script<void> {
  const s = g.state
  const row = TREASURE[type]
  const gold = m === null || m.goldRolled === null ? yield* rollFind(g, row.gold, 'gold') : m.goldRolled
  const jewels: number[] = []
  const count = yield* rollFind(g, row.jewels, 'jewels')
  for (let i = 0; i < count; i++) jewels.push(yield* rollJewel(g, JEWEL_DICE, '14.0'))
  const items: Found[] = []
  const things = yield* rollFind(g, row.magicItems, 'magic-items')
  for (let i = 0; i < things; i++) items.push(yield* rollMagicItem(g))
  if (gold === 0 && jewels.length === 0 && items.length === 0) return
  const chest = inChest(type)
  const trapped: Chest['trapped'] = spec.handedOver === true || spec.trapMet === true ? false : null
  if (chest) addLoot(s, { chests: [{ gold, jewels, items, trapped }] }, '14.1')
  else addLoot(s, { gold, jewels, items }, '14.0')
  yield* tell(g, {
    type: 'treasure',
    rule: '14.0',
    from: m?.id ?? null,
    treasure: type,
    gold,
    jewels,
    items,
    chest,
    reads: { table: '14.9.treasure', row: type },
  } satisfies TreasureEvent)
}

/** One column: a die up to its chance, then its dice give the amount (14.0). Where there can be nothing, no die is thrown. */
function* rollFind(g: Delve, { chance, amount }: Find, what: 'gold' | 'jewels' | 'magic-items'): Script<number> {
  if (chance === 0) return 0
  const seat = g.state.leader
  const die = yield* roll(g, '1D6', { topic: 'find', of: what, rule: '14.0', seat })
  return die > chance ? 0 : yield* roll(g, amount, { topic: 'find-number', of: what, rule: '14.0', seat })
}

/** What a jewel is worth on the Jewel Table, in gold marks (14.9); more than 12 reads as 12. */
export function* rollJewel(g: Delve, dice: string, rule: string): Script<number> {
  return jewelValue(yield* roll(g, dice, { topic: 'jewel', rule, seat: g.state.leader, reads: onJewels }))
}

const ITEMS = '14.9.magicItems'

/** 14.0: a magic item. Potions, talismans and medallions keep their secret until someone takes them (14.5 to 14.7). */
export function* rollMagicItem(g: Delve): Script<Found> {
  const s = g.state
  const seat = s.leader
  const kind = itemKindAt(yield* roll(g, '1D6', { topic: 'magic-item', rule: '14.0', seat, reads: onRow(ITEMS, 'types') }))
  switch (kind) {
    case 'potion':
    case 'talisman':
    case 'medallion':
      return untested(s, kind)
    case 'ring': {
      const type = ringAt(yield* roll(g, '1D6', { topic: 'ring', rule: '14.8', seat, reads: onRow(ITEMS, 'ring') }))
      return { kind, id: nextItemId(s, `ring-${type}`), type, worn: false, used: false }
    }
    case 'armor':
      return { kind, id: nextItemId(s, 'armor'), bonus: yield* rollBonus(g, armorAt, '14.4'), worn: false }
    case 'weapon': {
      const weapon = magicWeaponAt(yield* roll(g, '1D6', { topic: 'magic-weapon', rule: '14.3', seat, reads: onRow(ITEMS, 'weapon') }))
      return { kind, id: nextItemId(s, `weapon-${weapon}`), weapon, bonus: yield* rollBonus(g, weaponBonusAt, '14.3') }
    }
    default:
      assertNever(kind)
  }
}

/** 14.3, 14.4: "roll twice" is two more dice instead of one, as often as it comes up; all count together. */
function* rollBonus(g: Delve, column: (die: number) => Bonus, rule: '14.3' | '14.4'): Script<number> {
  const reads = rule === '14.3' ? onRow('14.9.weaponBonus') : onRow(ITEMS, 'armor')
  let bonus = 0
  for (let dice = 1; dice > 0; dice--) {
    const found = column(yield* roll(g, '1D6', { topic: 'magic-bonus', rule, seat: g.state.leader, reads }))
    if (found === 'roll-twice') dice += 2
    else bonus += found
  }
  return bonus
}

export function untested(s: DelveState, of: Untested['of']): Untested {
  return { kind: 'untested', id: nextItemId(s, of), of }
}

/** An id that nothing in this raid has; things from earlier raids keep theirs. */
export function nextItemId(s: DelveState, base: string): Id {
  for (;;) {
    const id = nextId(s, base)
    if (!s.characters.some((c) => [...c.items, ...(c.atHome ?? [])].some((item) => item.id === id))) return id
  }
}

import { done, post, type Script, tell, type Verb } from '../../kernel/play.ts'
import type { Part, Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { numbered } from '../open/numbered.ts'
import type {
  Against,
  Cause,
  Character,
  CharacterSheet,
  CombatEffects,
  Delve,
  DelveState,
  Fell,
  Fight,
  Fighter,
  Id,
  March,
  Monster,
  Segment,
} from '../state.ts'
import { type DemonName, type Edition, LABIRYNT, type MagicPotential, PRINTED, STENCH } from '../tables/index.ts'
import type { AbilityId, LearnedId } from './12-abilities.ts'

// Who is who, who stands where, and what wounds do: used by every chapter.

export type PartyEvent =
  | { type: 'wounded'; rule: string; who: Id; wounds: number; left: number; cause: Cause; kept?: number }
  | { type: 'died'; rule: string; who: Id; cause: Cause; by?: Id }
  | { type: 'resistance'; rule: string; who: Id; against: Against; die: number; value: number; passed: boolean }
  | { type: 'healed'; rule: string; who: Id; wounds: number; cause: string }
  | { type: 'charm-broken'; rule: '10.5'; who: Id; caster: Id }
  | { type: 'demons-vanish'; rule: '16.0'; who: Id[] }
  | { type: 'came-back'; rule: '10.5'; who: Id }

export function noCombatEffects(): CombatEffects {
  return { stench: false, magicShield: false, asleep: false, thrown: [] }
}

// ---------------------------------------------------------------- finding

export function character(s: DelveState, id: Id): Character {
  for (const c of s.characters) if (c.id === id) return c
  throw new Error(`no character ${id}`)
}

export function monster(s: DelveState, id: Id): Monster {
  for (const m of s.monsters) if (m.id === id) return m
  throw new Error(`no monster ${id}`)
}

export function fighter(s: DelveState, id: Id): Fighter {
  for (const c of s.characters) if (c.id === id) return c
  return monster(s, id)
}

export function segment(s: DelveState, id: Id): Segment {
  for (const found of s.segments) if (found.id === id) return found
  throw new Error(`no segment ${id}`)
}

/** The segment under the Party counter. */
export function here(s: DelveState): Segment {
  return segment(s, s.at)
}

/** The numbers of the edition that is played. */
export function edition(s: DelveState): Edition {
  return hasVariant(s, 'labirynt') ? LABIRYNT : PRINTED
}

export function hasVariant(s: DelveState, variant: DelveState['variants'][number]): boolean {
  return s.variants.includes(variant)
}

/** The next id of that kind: `orc-1`, `orc-2`. */
export function nextId(s: Pick<DelveState, 'named'>, kind: string): Id {
  const n = (s.named[kind] ?? 0) + 1
  s.named[kind] = n
  return numbered(kind, n)
}

/** Living characters that are with the party counter and on its side. */
export function present(s: DelveState): Character[] {
  return s.characters.filter((c) => isPresent(s, c))
}

export function isPresent(s: DelveState, c: Character): boolean {
  return c.status === 'living' && c.side === 'party' && !c.apart && c.at === s.at
}

/** Living characters in the party, wherever they are. */
export function living(s: DelveState): Character[] {
  return s.characters.filter((c) => c.status === 'living' && c.side === 'party')
}

/** 15.3: whether anyone in the party, wherever he is, knows the spell that turns stone to flesh; he need not be able to pay for it now. */
export function knowsStoneFlesh(s: DelveState): boolean {
  return living(s).some(({ known }) => known.includes('stone-flesh'))
}

/** Charmed monsters that go with the party. */
export function charmedMonsters(s: DelveState): Monster[] {
  return s.monsters.filter((m) => m.side === 'party' && m.status === 'living' && m.at === s.at)
}

/** Monsters of the segment under the party counter that are not on its side. */
export function monstersHere(s: DelveState): Monster[] {
  return s.monsters.filter((m) => m.side === 'monsters' && m.status === 'living' && m.at === s.at)
}

/** The monsters a character can reach outside combat: alone below ground, those he met there (13.3). */
export function monstersBefore(s: DelveState, c: Character): Monster[] {
  const here = monstersHere(s)
  const { below } = s
  return below === null ? here : here.filter((m) => c.apart === below.met.includes(m.id))
}

/** 13.3: the trap door is left behind; any monster met there that is still there stays below, out of play. */
export function leaveBelow(s: DelveState): void {
  const { below, at } = s
  if (below === null) return
  s.below = null
  s.monsters = s.monsters.filter((m) => m.side === 'party' || m.at !== at || !below.met.includes(m.id))
}

/** The seat that decides for a character: its player's; for a charmed monster, its caster's (5.0). */
export function seatOf(s: DelveState, id: Id): Seat {
  const f = fighter(s, id)
  if (f.fighter === 'character') return f.seat
  return f.charmedBy === null ? s.leader : (s.characters.find((c) => c.id === f.charmedBy)?.seat ?? s.leader)
}

// ---------------------------------------------------------------- ranks

/** Rank and space of someone, or null. */
export function placeIn(march: March, id: Id): { readonly rank: number; readonly space: number } | null {
  for (let rank = 0; rank < march.length; rank++) {
    const space = march[rank]?.indexOf(id) ?? -1
    if (space >= 0) return { rank, space }
  }
  return null
}

export function rankOf(march: March, id: Id): number {
  return placeIn(march, id)?.rank ?? -1
}

export function leaveRanks(march: March, id: Id): void {
  for (const rank of march) {
    const space = rank.indexOf(id)
    if (space >= 0) rank[space] = null
  }
}

/** Drops ranks with nobody in them: those behind move up. */
export function closeRanks(march: March): void {
  for (let rank = march.length - 1; rank >= 0; rank--) if (march[rank]?.every((id) => id === null) === true) march.splice(rank, 1)
}

/** 4.1.C.2: closes the ranks outside combat. Nobody walks alone in front: the nearest of the second rank steps up beside him. */
export function closeUp(march: March): void {
  closeRanks(march)
  const [front, second] = march
  if (front === undefined || second === undefined || inRank(march, 0).length > 1) return
  const [free, from] =
    front[1] === null ? [1, [1, 0, 2].find((space) => second[space] !== null) ?? 1] : [0, second.findIndex((id) => id !== null)]
  front[free] = second[from] ?? null
  second[from] = null
  closeRanks(march)
}

/** Puts someone into the first gap: in the foremost rank from `from` on, nearest the middle. */
export function joinRanks(march: March, id: Id, from = 0): void {
  for (let rank = from; ; rank++) {
    let row = march[rank]
    if (row === undefined) {
      row = [null, null, null]
      march[rank] = row
    }
    const space = [1, 0, 2].find((at) => row[at] === null)
    if (space !== undefined) {
      row[space] = id
      return
    }
  }
}

/** The living of a rank, left to right. */
export function inRank(march: March, rank: number): Id[] {
  const ids: Id[] = []
  for (const id of march[rank] ?? []) if (id !== null) ids.push(id)
  return ids
}

/** Everyone in the ranks, left to right, the front one first. */
export function inRanks(march: March): Id[] {
  const ids: Id[] = []
  for (const rank of march) for (const id of rank) if (id !== null) ids.push(id)
  return ids
}

// ---------------------------------------------------------------- values

/** Wound Points a fighter begins with, worn armor included (14.4). */
export function totalWoundPoints(f: Fighter): number {
  if (f.fighter === 'monster') return f.woundPoints
  let total = f.woundPoints
  for (const item of f.items) if (item.kind === 'armor' && item.worn) total += item.bonus
  return total
}

export function woundPointsLeft(f: Fighter): number {
  return Math.max(0, totalWoundPoints(f) - f.wounds)
}

/** Magic Potential for the red, the yellow and the blue sun, with what talismans carried add to it (14.6). */
export function magicOf({ magic, items }: Pick<CharacterSheet, 'magic' | 'items'>): MagicPotential {
  let [red, yellow, blue] = magic
  for (const item of items) {
    if (item.kind !== 'talisman') continue
    red += item.gains[0]
    yellow += item.gains[1]
    blue += item.gains[2]
  }
  return [red, yellow, blue]
}

const MOST_RESISTANCE = 5

/** Resistance Value with rings worn, never above 5 (11.0, 14.8). */
export function resistanceOf(f: Fighter): number {
  let value = f.resistance
  if (f.fighter === 'character') for (const item of f.items) if (item.kind === 'ring' && item.worn) value += resistanceOfRing(item.type)
  return f.fighter === 'character' ? Math.min(MOST_RESISTANCE, value) : value
}

/** 14.8: what a ring adds to it; 0 for any other. */
export function resistanceOfRing(type: string): number {
  return type === 'resistance-1' ? 1 : type === 'resistance-2' ? 2 : 0
}

const DEXTERITY = 2

/** Everything that makes up the Combat Bonus now, for a worked sum (9.5), behind the `parts` there are. Zero parts are left out. */
export function combatBonusParts(f: Fighter, parts: Part[] = []): Part[] {
  eachCombatBonus(f, (label, value) => addPart(parts, label, value))
  return parts
}

export function addPart(parts: Part[], label: string, value: number): void {
  if (value !== 0) parts.push({ label, value })
}

export function combatBonusOf(f: Fighter): number {
  let sum = 0
  eachCombatBonus(f, (_label, value) => {
    sum += value
  })
  return sum
}

/** Of what a Combat Bonus is made now (9.5), part by part, zeros among them. */
function eachCombatBonus(f: Fighter, add: (label: string, value: number) => void): void {
  add('combat bonus', f.combatBonus)
  if (f.fighter === 'monster') {
    if (f.type === 'hydra') add('wounds taken', f.wounds) // 15.6
  } else {
    for (const curse of f.curses) add(curse.kind, curse.amount)
    for (const item of f.items)
      if (item.kind === 'medallion' && item.worn && item.type === 'dexterity') add('medallion of dexterity', DEXTERITY) // 14.7
  }
  add('strength', f.strength) // 14.5
  if (f.combat.stench) add('stench', STENCH) // 15.1
}

// ---------------------------------------------------------------- checks and wounds

/** 11.0: passed on 1D6 less than or equal to the Resistance Value. `against` names the cause. */
export function* resistanceCheck(g: Delve, f: Fighter, rule: string, against: Against): Script<boolean> {
  const die = yield* roll(g, '1D6', { topic: 'resistance', rule: '11.0', who: f.id, seat: seatFor(g.state, f) })
  const value = resistanceOf(f)
  const passed = die <= value
  yield* tell(g, { type: 'resistance', rule, who: f.id, against, die, value, passed } satisfies PartyEvent)
  return passed
}

/** Who rolls the dice for a fighter: its player, or the leader for the monsters. */
export function seatFor(s: DelveState, f: Fighter): Seat {
  return f.fighter === 'character' ? f.seat : s.leader
}

export interface Harm {
  readonly rule: string
  readonly cause: Cause
  readonly by?: Id
  /** Of his own magic, its price or its effect: Mage Armor does not keep it off (10.6). */
  readonly own?: boolean
}

/**
 * Takes Wound Points away at once (9.4.4, 9.7); with none left the fighter is dead, whatever took them.
 * Mage Armor keeps wounds off first (10.6).
 */
export function wound(g: Delve, f: Fighter, amount: number, harm: Harm): Script<void> | Verb<void> {
  return amount > 0 && isAlive(f) ? takeWounds(g, f, amount, harm) : done
}

function* takeWounds(g: Delve, f: Fighter, amount: number, harm: Harm): Script<void> {
  const kept = harm.own === true ? 0 : Math.min(f.mageArmor, amount)
  f.mageArmor -= kept
  f.wounds += amount - kept
  if (f.fighter === 'monster' && f.type === 'troll' && f.sinceWounded === null && amount > kept) f.sinceWounded = 0 // 15.4
  const left = woundPointsLeft(f)
  const event: PartyEvent = { type: 'wounded', rule: harm.rule, who: f.id, wounds: amount - kept, left, cause: harm.cause }
  yield* tell(g, kept === 0 ? event : { ...event, kept })
  if (left === 0) yield* die(g, f, harm)
}

export function isAlive(f: Fighter): boolean {
  return f.status === 'living'
}

/** Gives Wound Points back, never more than were lost. */
export function* heal(g: Delve, f: Fighter, amount: number, rule: string, cause: string): Script<void> {
  const wounds = Math.min(amount, f.wounds)
  f.wounds -= wounds
  yield* tell(g, { type: 'healed', rule, who: f.id, wounds, cause } satisfies PartyEvent)
}

/** 9.7: dead, out of the ranks; any monster he had charmed turns on the party (10.5). */
export function* die(g: Delve, f: Fighter, harm: Harm): Script<void> {
  const s = g.state
  f.status = 'dead'
  f.wounds = totalWoundPoints(f)
  const event: PartyEvent = { type: 'died', rule: harm.rule, who: f.id, cause: harm.cause }
  yield* tell(g, harm.by === undefined ? event : { ...event, by: harm.by })
  leaveAllRanks(s, f.id)
  if (s.fight === null) closeUp(s.march) // in a fight when the step ends (9.8)
  if (f.fighter === 'character') {
    rememberFall(s, f, harm.cause, harm.by ?? null)
    if (s.fight !== null && !s.fight.fallen.includes(f.id)) s.fight.fallen.push(f.id)
    yield* breakCharms(g, f.id)
  } else {
    if (s.fight !== null && f.side === 'monsters' && !f.counted && !s.fight.beaten.includes(f.id)) s.fight.beaten.push(f.id)
    if (f.type === 'vampire') yield* releaseCharmed(g, f.id)
    if (f.type === 'x-the-unknown') yield* demonsVanish(g)
  }
}

/** Where and how, for those who may not come home. */
export function rememberFall(s: DelveState, c: Character, cause: Fell['cause'], by: Id | null): void {
  c.fell = { turn: s.turn, level: segment(s, c.at).level, at: c.at, cause, by }
}

export function leaveAllRanks(s: DelveState, id: Id): void {
  leaveRanks(s.march, id)
  if (s.fight !== null) leaveRanks(s.fight.foes, id)
}

/** 10.5 Charm: when the caster dies, the monster he held attacks the party at once. */
function* breakCharms(g: Delve, caster: Id): Script<void> {
  const s = g.state
  for (const m of s.monsters) {
    if (m.charmedBy !== caster || m.side !== 'party' || m.status !== 'living') continue
    m.side = 'monsters'
    m.charmedBy = null
    m.atPeace = false
    leaveRanks(s.march, m.id)
    yield* tell(g, { type: 'charm-broken', rule: '10.5', who: m.id, caster } satisfies PartyEvent)
    if (s.fight === null) {
      closeUp(s.march)
      if (m.at === s.at) beginFight(s, [m.id])
    } else if (!isAbove(s.fight, m.id)) {
      joinRanks(s.fight.foes, m.id)
      noteWoundPoints(s, s.fight)
    }
  }
}

/** Out of reach of a fight below ground (13.3): its own fight comes after that one. */
function isAbove(f: Fight, id: Id): boolean {
  return isBelowGround(f) && f.only?.includes(id) === false
}

/** Fought alone, under a trap door (13.3). */
export function isBelowGround(f: Fight): boolean {
  return f.where === 'pit' || f.where === 'hidden-room'
}

/** 15.5: when the vampire dies, those it charmed come back. */
function* releaseCharmed(g: Delve, vampire: Id): Script<void> {
  for (const c of g.state.characters) if (c.charmedBy === vampire && c.status === 'living') yield* comeBack(g, c)
}

/** 16.0: the demons go with their master, and leave neither treasure nor experience. */
function* demonsVanish(g: Delve): Script<void> {
  const s = g.state
  const demons = s.monsters.filter((m) => m.type === 'demon' && m.status === 'living')
  for (const m of demons) {
    m.status = 'dead'
    m.met = null
    leaveAllRanks(s, m.id)
  }
  if (demons.length > 0) yield* tell(g, { type: 'demons-vanish', rule: '16.0', who: demons.map((m) => m.id) } satisfies PartyEvent)
}

/** A character who was turned against the party stands in its ranks again (10.5 Redemption, 15.5). */
export function* comeBack(g: Delve, c: Character): Script<void> {
  const s = g.state
  c.side = 'party'
  c.charmedBy = null
  if (s.fight !== null) leaveRanks(s.fight.foes, c.id)
  joinRanks(s.march, c.id)
  yield* tell(g, { type: 'came-back', rule: '10.5', who: c.id } satisfies PartyEvent)
}

// ---------------------------------------------------------------- fights begin

export interface FightSpec {
  readonly where?: 'segment' | 'pit' | 'hidden-room' | 'coffin' | 'hellgate'
  readonly only?: readonly Id[]
  readonly joinAfter?: number
  readonly partyWaits?: boolean
  /** The march order of the monsters where it is not 9.1's. */
  readonly foes?: March
}

/**
 * Sets a fight up; the main loop goes on with it as soon as the procedure at hand returns.
 * `foes` are set out by 9.1: the three with the most Wound Points in front, one in the middle, two at the ends.
 */
export function beginFight(s: DelveState, foes: readonly Id[], spec: FightSpec = {}): void {
  if (s.fight !== null) {
    for (const id of foes) if (placeIn(s.fight.foes, id) === null) joinRanks(s.fight.foes, id)
    noteWoundPoints(s, s.fight)
    return
  }
  s.fight = {
    round: 1,
    step: 1,
    acting: null,
    acted: [],
    foes: spec.foes ?? marchOfMonsters(s, foes),
    where: spec.where ?? 'segment',
    only: spec.only === undefined ? null : [...spec.only],
    joinAfter: spec.joinAfter ?? null,
    partyWaits: spec.partyWaits ?? false,
    ceased: false,
    hesitated: false,
    beaten: [],
    fighters: [],
    had: {},
    fallen: [],
  }
  noteWoundPoints(s, s.fight)
}

/** 12.0: the Wound Points of each monster as it comes into the fight. */
function noteWoundPoints(s: DelveState, f: Fight): void {
  if (f.had === undefined) return
  for (const m of s.monsters) if (placeIn(f.foes, m.id) !== null) f.had[m.id] ??= woundPointsLeft(m)
}

/** 9.1: those with the most Wound Points in front; within a rank as they appeared, left to right. */
export function marchOfMonsters(s: DelveState, ids: readonly Id[]): March {
  const strongest = [...ids].sort((a, b) => woundPointsLeft(fighter(s, b)) - woundPointsLeft(fighter(s, a)))
  const march: March = []
  for (let i = 0; i < strongest.length; i += 3)
    march.push(rankOfThree(strongest.slice(i, i + 3).sort((a, b) => ids.indexOf(a) - ids.indexOf(b))))
  return march
}

/** One stands in the middle, two at the ends (9.1). */
export function rankOfThree([a = null, b = null, c = null]: readonly (Id | null)[]): (Id | null)[] {
  if (b === null) return [null, a, null]
  return c === null ? [a, null, b] : [a, b, c]
}

// ---------------------------------------------------------------- ledger

/** Why something came or went in a raid; altars are named by their demons (13.5). */
export type RaidReason =
  | ('combat' | 'treasure' | 'feature' | 'clavichord' | 'bribe' | 'handed-over' | 'discarded' | 'drunk' | 'fallen' | 'came-out')
  | ('learned' | 'renamed' | 'tapestry')
  | DemonName

/** Gold comes or goes, with its line in the ledger. */
export function changeGold(g: Delve, c: Character, amount: number, rule: string, reason: RaidReason): void {
  if (amount === 0) return
  c.gold += amount
  post(g, { character: c.id, unit: 'gold', amount, rule, reason, turn: g.state.turn })
}

export function gainJewel(g: Delve, c: Character, value: number, rule: string, reason: RaidReason): void {
  c.jewels.push(value)
  post(g, { character: c.id, unit: 'jewel', amount: value, rule, reason, turn: g.state.turn })
}

/** Gives up one jewel of that value, which he must have. */
export function loseJewel(g: Delve, c: Character, value: number, rule: string, reason: RaidReason): void {
  const at = c.jewels.indexOf(value)
  if (at < 0) throw new Error(`${c.id} has no jewel of ${value}`)
  c.jewels.splice(at, 1)
  post(g, { character: c.id, unit: 'jewel', amount: -value, rule, reason, turn: g.state.turn })
}

export function gainExperience(g: Delve, c: Character, amount: number, rule: string, reason: RaidReason): void {
  if (amount === 0) return
  c.experience += amount
  post(g, { character: c.id, unit: 'experience', amount, rule, reason, turn: g.state.turn })
}

/** One of his abilities has changed for good. */
export function postAbility(
  g: Delve,
  c: Character,
  subject: AbilityId | LearnedId,
  amount: number,
  rule: string,
  reason: RaidReason,
): void {
  post(g, { character: c.id, unit: 'ability', amount, rule, reason, subject, turn: g.state.turn })
}

/** He has gained or lost a thing. */
export function postItem(g: Delve, who: Id, item: Id, amount: 1 | -1, rule: string, reason: RaidReason): void {
  post(g, { character: who, unit: 'item', amount, rule, reason, subject: item, turn: g.state.turn })
}

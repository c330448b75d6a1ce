import { assertNever } from '../kernel/assert-never.ts'
import type { Seat } from '../kernel/types.ts'
import { capital, signed } from '../kernel/words.ts'
import { partyRanks, targetsOf } from './chapters/09-facing.ts'
import {
  combatBonusOf,
  isAlive,
  magicOf,
  monstersHere,
  placeIn,
  rankOf,
  resistanceOf,
  totalWoundPoints,
  woundPointsLeft,
} from './chapters/party.ts'
import type { Character, CombatEffects, DelveState, Fight, Fighter, Id, Item, March, Monster, Phase, Segment } from './state.ts'
import { LEVELS, STENCH, type Weapon } from './tables/index.ts'
import { carriedName, itemName, lyingWords, monsterName } from './text/names.ts'
import { sumsOf } from './text/sums.ts'
import type {
  CarriedGlimpse,
  CarriedView,
  CharacterGlimpse,
  CharacterView,
  CitadelGlimpse,
  CitadelView,
  FightView,
  ItemView,
  MonsterGlimpse,
  MonsterView,
  SegmentView,
  Status,
  Phase as ViewPhase,
  WoundPoints,
} from './view-types.ts'

/**
 * What the players may see: everything on the table, nothing of what is in the cup or not yet rolled.
 * All seats play on one side, so they all see the same.
 */
export function view(s: DelveState, _seat: Seat): CitadelView {
  const laid = mazeSeen(s)
  const foes = foesIn(laid)
  return {
    turn: s.turn,
    level: s.segments.find(({ id }) => id === s.at)?.level ?? 1,
    sun: s.sun,
    phase: phaseOf(s),
    leader: s.leader,
    party: [...s.characters.map((c) => characterView(s, c)), ...charmedIn(s).map((m) => charmedView(s, m))],
    monsters: foes.map((m) => monsterView(s, m)),
    map: { levels: levelsOf(laid, foes), at: s.at, trail: [...s.trail] },
    hellgate: hellgateSeen(laid),
    fight: s.fight === null ? null : fightView(s, s.fight),
    drawn: s.drawn === null ? null : { ...s.drawn },
    variants: [...s.variants],
    purpose: s.purpose ?? 'home',
    ...(s.campaign && { mayReturn: true }),
    cup: laid.cup.length,
    ...takenSeen(s),
  }
}

/** The same for a bot. */
export function glimpse(s: DelveState, _seat: Seat): CitadelGlimpse {
  const laid = mazeSeen(s)
  const foes = foesIn(laid)
  const party: CharacterGlimpse[] = s.characters.map((c) => new GlimpseOfCharacter(s, c))
  for (const m of charmedIn(s)) party.push(charmedGlimpse(s, m))
  return {
    turn: s.turn,
    party,
    monsters: foes.map(monsterGlimpse),
    map: new MapGlimpse(s, laid, foes),
    hellgate: hellgateSeen(laid),
    variants: s.variants,
    purpose: s.purpose ?? 'home',
    ...(s.campaign && { mayReturn: true }),
    ...takenSeen(s),
  }
}

/** Most questions are answered without a look at the maze. */
class MapGlimpse implements MapView {
  readonly at: string
  readonly trail: string[]
  private readonly laid: Maze
  private readonly foes: readonly Monster[]
  private seen: MapView['levels'] | null = null

  constructor(s: DelveState, laid: Maze, foes: readonly Monster[]) {
    this.at = s.at
    this.trail = s.trail
    this.laid = laid
    this.foes = foes
  }

  get levels(): MapView['levels'] {
    this.seen ??= levelsOf(this.laid, this.foes)
    return this.seen
  }
}

type MapView = CitadelView['map']
type Maze = Pick<DelveState, 'segments' | 'monsters' | 'hellgate' | 'cup'>

/** 17.0: while it is asked whether the maze stays, the one the party knows is seen. */
function mazeSeen(s: DelveState): Maze {
  return s.start?.kept ?? s
}

function foesIn({ monsters }: Maze): Monster[] {
  return monsters.filter((m) => m.side === 'monsters' && isAlive(m))
}

function charmedIn({ monsters }: DelveState): Monster[] {
  return monsters.filter((m) => m.side === 'party' && isAlive(m))
}

function hellgateSeen({ hellgate: { level, segmentsLeft, at, destroyed } }: Maze): CitadelView['hellgate'] {
  return { level, segmentsLeft, found: at !== null, destroyed }
}

function takenSeen({ phase, start }: DelveState): Pick<CitadelView, 'taken'> {
  return phase === 'start' && start?.taken !== undefined ? { taken: [...start.taken] } : {}
}

/** What the players are about; the state's own phase says what comes next. */
function phaseOf(s: DelveState): ViewPhase {
  if (s.end !== null) return 'over'
  if (s.fight !== null) return 'combat'
  if (s.loot !== null) return 'treasure'
  if (s.entering?.trapped === true) return 'trap'
  return LATE.includes(s.phase) && monstersHere(s).some((m) => !m.atPeace) ? 'monsters' : PHASES[s.phase]
}

/** While monsters are spoken to the state looks ahead to these. */
const LATE: readonly Phase[] = ['feature', 'end-of-turn']

const PHASES: Readonly<Record<Phase, ViewPhase>> = {
  start: 'start',
  route: 'route',
  trap: 'trap',
  monsters: 'monsters',
  bribery: 'monsters',
  feature: 'feature',
  hellgate: 'hellgate',
  'end-of-turn': 'feature',
  over: 'over',
}

// ---------------------------------------------------------------- the party

interface Stand {
  readonly rank: number
  readonly space: number
}

const NOWHERE: Stand = { rank: -1, space: -1 }

function standOf(march: March, id: Id): Stand {
  return placeIn(march, id) ?? NOWHERE
}

function pointsOf(f: Fighter): WoundPoints {
  return { left: isAlive(f) || f.fighter === 'monster' ? woundPointsLeft(f) : woundPointsOfFallen(f), total: totalWoundPoints(f) }
}

/** A statue keeps the wounds it had in the flesh (10.6 Stone-Flesh). */
function woundPointsOfFallen(c: Character): number {
  return c.status === 'dead' ? 0 : woundPointsLeft(c)
}

function characterView(s: DelveState, c: Character): CharacterView {
  return {
    id: c.id,
    name: c.name,
    race: c.race,
    kind: c.kind,
    woundPoints: pointsOf(c),
    resistance: resistanceOf(c),
    combatBonus: combatBonusOf(c),
    magic: magicPotential(c),
    weapons: c.weapons.map(({ weapon }) => weapon),
    carried: carriedBy(c),
    weaponSkill: { ...c.weaponSkill },
    skills: { ...c.skills },
    spells: { known: [...c.known], circled: [...c.circled] },
    gold: c.gold,
    jewels: [...c.jewels],
    items: c.items.map(itemView),
    experience: c.experience,
    ...standOf(ranksOf(s, c), c.id),
    status: statusOf(c),
    seat: c.seat,
    at: c.at,
    inHand: inHandOf(c),
    side: c.side,
    charmedBy: c.charmedBy,
    effects: effectsOf(c),
    castsLeft: { ...c.limits },
    sums: sumsOf(c),
  }
}

/** What takes some reckoning is reckoned when it is read: most questions are answered without it. */
class GlimpseOfCharacter implements CharacterGlimpse {
  readonly id: string
  readonly name: string
  readonly kind: CharacterGlimpse['kind']
  readonly woundPoints: WoundPoints
  readonly weaponSkill: CharacterGlimpse['weaponSkill']
  readonly skills: CharacterGlimpse['skills']
  readonly gold: number
  readonly jewels: readonly number[]
  readonly items: Character['items']
  readonly rank: number
  readonly status: Status
  readonly at: string
  readonly side: CharacterGlimpse['side']
  readonly charmedBy: string | null
  private readonly of: Character

  constructor(s: DelveState, c: Character) {
    this.id = c.id
    this.name = c.name
    this.kind = c.kind
    this.woundPoints = pointsOf(c)
    this.weaponSkill = c.weaponSkill
    this.skills = c.skills
    this.gold = c.gold
    this.jewels = c.jewels
    this.items = c.items
    this.rank = rankOf(ranksOf(s, c), c.id)
    this.status = statusOf(c)
    this.at = c.at
    this.side = c.side
    this.charmedBy = c.charmedBy
    this.of = c
  }

  get resistance(): number {
    return resistanceOf(this.of)
  }

  get combatBonus(): number {
    return combatBonusOf(this.of)
  }

  get carried(): readonly CarriedGlimpse[] {
    return carriedGlimpse(this.of)
  }

  get spells(): CharacterGlimpse['spells'] {
    return { known: this.of.known, circled: this.of.circled }
  }

  get inHand(): string | null {
    return inHandOf(this.of)
  }

  get effects(): CharacterGlimpse['effects'] {
    return effectsOf(this.of)
  }
}

/** Where he stands: with the party, or against it. */
function ranksOf({ march, fight }: DelveState, { side }: Character): March {
  return side === 'monsters' && fight !== null ? fight.foes : march
}

function carriedBy(f: Fighter): CarriedView[] {
  return carriedGlimpse(f).map((each) => ({ ...each, label: capital(carriedName(each.weapon, each.bonus)) }))
}

type Carried = CarriedGlimpse & { weapon: Weapon }

function carriedGlimpse(f: Fighter): Carried[] {
  if (f.fighter === 'monster') return f.weapon === null ? [] : [{ weapon: f.weapon, held: true }]
  const hand = handOf(f)
  return f.weapons.map(({ weapon, bonus }, i) => (bonus === 0 ? { weapon, held: i === hand } : { weapon, bonus, held: i === hand }))
}

/** Which of his weapons, by its place among them, he holds and has not thrown; -1 for empty hands. */
function handOf({ inHand, combat }: Character): number {
  return inHand === null || combat.thrown.includes(inHand) ? -1 : inHand
}

function inHandOf(c: Character): Weapon | null {
  return c.weapons[handOf(c)]?.weapon ?? null
}

function magicPotential(c: Character): [number, number, number] {
  const [red, yellow, blue] = magicOf(c)
  return [red, yellow, blue]
}

function statusOf(c: Character): Status {
  if (c.status !== 'living') return c.status
  if (c.combat.asleep) return 'asleep'
  return c.side === 'monsters' ? 'charmed' : 'living'
}

/** A charmed monster, as one of the party (10.5). */
function charmedView(s: DelveState, m: Monster): CharacterView {
  return {
    ...charmedGlimpse(s, m),
    race: m.type,
    magic: [0, 0, 0],
    weapons: m.weapon === null ? [] : [m.weapon],
    carried: carriedBy(m),
    weaponSkill: weaponSkillOf(m),
    spells: { known: [], circled: [] },
    jewels: [],
    items: [],
    experience: 0,
    ...standOf(s.march, m.id),
    seat: s.characters.find((c) => c.id === m.charmedBy)?.seat ?? s.leader,
    effects: effectsOf(m),
    castsLeft: {},
    sums: sumsOf(m),
  }
}

function charmedGlimpse(s: DelveState, m: Monster): CharacterGlimpse {
  return {
    id: m.id,
    name: monsterName(m),
    kind: 'charmed-monster',
    woundPoints: pointsOf(m),
    resistance: resistanceOf(m),
    combatBonus: combatBonusOf(m),
    carried: carriedGlimpse(m),
    weaponSkill: weaponSkillOf(m),
    skills: {},
    spells: NO_SPELLS,
    gold: 0,
    jewels: [],
    items: [],
    rank: rankOf(s.march, m.id),
    status: m.combat.asleep ? 'asleep' : 'charmed',
    at: m.at,
    inHand: m.weapon,
    side: 'party',
    charmedBy: m.charmedBy,
    effects: effectsOf(m),
  }
}

const NO_SPELLS: CharacterGlimpse['spells'] = { known: [], circled: [] }

function weaponSkillOf({ weapon, weaponSkill }: Monster): Record<string, number> {
  return weapon === null || weaponSkill === 0 ? {} : { [weapon]: weaponSkill }
}

function itemView(item: Item): ItemView {
  const head = { id: item.id, kind: item.kind, label: itemName(item) }
  switch (item.kind) {
    case 'weapon':
      return { ...head, type: item.weapon, bonus: item.bonus }
    case 'armor':
      return { ...head, type: 'armor', bonus: item.bonus, worn: item.worn }
    case 'potion':
      return { ...head, type: item.type, uses: item.doses }
    case 'talisman':
      return { ...head, type: item.type }
    case 'medallion':
      return { ...head, type: item.type, worn: item.worn }
    case 'ring':
      return CASTING_RINGS.includes(item.type)
        ? { ...head, type: item.type, worn: item.worn, uses: item.used ? 0 : 1 }
        : { ...head, type: item.type, worn: item.worn }
    case 'tapestry':
      return { ...head, type: 'tapestry', bonus: item.value }
    default:
      assertNever(item)
  }
}

/** Rings that cast once a raid (14.8). */
const CASTING_RINGS: readonly string[] = ['sleep', 'neutralize-poison', 'heal', 'resurrect']

type Effect = CharacterView['effects'][number]

const CURSE_NAMES = { drunk: 'Drunk', sickened: 'Sickened', cursed: 'Cursed' } as const

function effectsOf(f: Fighter): Effect[] {
  const effects: Effect[] = []
  if (f.fighter === 'character') {
    for (const { kind, amount } of f.curses) effects.push({ id: kind, label: `${CURSE_NAMES[kind]} ${signed(amount)}`, bad: true })
    if (f.freeSpells) effects.push({ id: 'free-spells', label: 'Free combat spells' })
    if (f.apart) effects.push({ id: 'apart', label: 'Alone below', bad: true })
  }
  if (f.strength !== 0) effects.push({ id: 'strength', label: `Strength ${signed(f.strength)}` })
  if (f.mageArmor > 0) effects.push({ id: 'mage-armor', label: `Mage Armor ${f.mageArmor}` })
  addCombatEffects(f.combat, effects)
  return effects
}

function addCombatEffects(combat: CombatEffects, effects: Effect[]): void {
  if (combat.stench) effects.push({ id: 'stench', label: `Stench ${signed(STENCH)}`, bad: true })
  if (combat.magicShield) effects.push({ id: 'magic-shield', label: 'Magic Shield' })
  if (combat.asleep) effects.push({ id: 'asleep', label: 'Asleep', bad: true })
}

// ---------------------------------------------------------------- monsters and the maze

function monsterView(s: DelveState, m: Monster): MonsterView {
  const effects = effectsOf(m)
  if (m.atPeace) effects.push({ id: 'at-peace', label: 'At peace' })
  return { ...monsterGlimpse(m), ...(s.fight === null ? NOWHERE : standOf(s.fight.foes, m.id)), effects }
}

function monsterGlimpse(m: Monster): MonsterGlimpse {
  return {
    id: m.id,
    type: m.type,
    name: monsterName(m),
    woundPoints: pointsOf(m),
    combatBonus: combatBonusOf(m),
    resistance: resistanceOf(m),
    negotiation: m.negotiation,
    weapon: m.weapon,
    status: m.combat.asleep ? 'asleep' : 'living',
    at: m.at,
  }
}

function levelsOf({ segments }: Maze, foes: readonly Monster[]): MapView['levels'] {
  const levels = LEVELS.map(() => ({ segments: [] as SegmentView[] }))
  for (const there of segments) levels[there.level - 1]?.segments.push(segmentView(there, foes))
  return levels
}

function segmentView(there: Segment, foes: readonly Monster[]): SegmentView {
  const { id, chit, kind, feature, x, y, left } = there
  const seen = {
    id,
    chit,
    kind,
    feature,
    sides: there.sides.join(''),
    x,
    y,
    entered: there.visits > 0,
    monsters: idsAt(foes, id),
    blocked: there.blocked.map((each) => ({ ...each })),
  }
  const lying = left === undefined ? seen : { ...seen, left: lyingWords(left) }
  return there.taken.length > 0 ? { ...lying, spent: true } : lying
}

function idsAt(foes: readonly Monster[], place: Id): Id[] {
  const ids: Id[] = []
  for (const { id, at } of foes) if (at === place) ids.push(id)
  return ids
}

function fightView(s: DelveState, fight: Fight): FightView {
  const ranks = partyRanks(s, fight)
  return {
    round: fight.round,
    step: fight.step,
    acting: fight.acting,
    acted: [...fight.acted],
    hellgate: fight.where === 'hellgate',
    facing: [...facing(ranks, fight.foes), ...facing(fight.foes, ranks)],
    where: fight.where,
  }
}

/** Which of the front rank of `ours` may strike whom (9.3). */
function facing(ours: March, theirs: March): { from: Id; to: Id }[] {
  const pairs: { from: Id; to: Id }[] = []
  for (const from of ours[0] ?? []) if (from !== null) for (const to of targetsOf(ours, theirs, from)) pairs.push({ from, to })
  return pairs
}

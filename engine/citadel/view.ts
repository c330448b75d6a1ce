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
  resistanceOf,
  totalWoundPoints,
  woundPointsLeft,
} from './chapters/party.ts'
import type { Character, CombatEffects, DelveState, Fight, Fighter, Id, Item, March, Monster, Phase, Segment } from './state.ts'
import { LEVELS, STENCH } from './tables/index.ts'
import { carriedName, itemName, lyingWords, namesOf } from './text/names.ts'
import { sumsOf } from './text/sums.ts'
import type {
  CarriedView,
  CharacterView,
  CitadelView,
  FightView,
  ItemView,
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
export function view(s: DelveState, seat: Seat): CitadelView {
  const seen = glimpse(s, seat)
  const party = seen.party.map((c): CharacterView => {
    const who = fighterOf(s, c.id)
    return { ...c, sums: sumsOf(who) }
  })
  // A copy of the map has read it.
  return { ...seen, party, map: { ...seen.map } }
}

function fighterOf(s: DelveState, id: Id): Fighter {
  const found = s.characters.find((c) => c.id === id) ?? s.monsters.find((m) => m.id === id)
  if (found === undefined) throw new Error(`no one is called ${id}`)
  return found
}

/** The same for bots, who answer at once: without the sums behind the numbers, and the maze is looked at when it is read. */
export function glimpse(s: DelveState, _seat: Seat): CitadelView {
  const name = namesOf(s)
  const charmed = s.monsters.filter((m) => m.side === 'party' && isAlive(m))
  // 17.0: while it is asked whether the maze stays, the one the party knows is seen.
  const laid = s.start?.kept ?? s
  const foes = laid.monsters.filter((m) => m.side === 'monsters' && isAlive(m))
  return {
    turn: s.turn,
    level: s.segments.find(({ id }) => id === s.at)?.level ?? 1,
    sun: s.sun,
    phase: phaseOf(s),
    leader: s.leader,
    party: [...s.characters.map((c) => characterView(s, c)), ...charmed.map((m) => charmedView(s, m, name(m.id)))],
    monsters: foes.map((m) => monsterView(s, m, name(m.id))),
    map: {
      get levels() {
        return LEVELS.map((level) => ({
          segments: laid.segments.filter((there) => there.level === level).map((there) => segmentView(there, foes)),
        }))
      },
      at: s.at,
      trail: [...s.trail],
    },
    hellgate: {
      level: laid.hellgate.level,
      segmentsLeft: laid.hellgate.segmentsLeft,
      found: laid.hellgate.at !== null,
      destroyed: laid.hellgate.destroyed,
    },
    fight: s.fight === null ? null : fightView(s, s.fight),
    drawn: s.drawn === null ? null : { ...s.drawn },
    variants: [...s.variants],
    purpose: s.purpose ?? 'home',
    cup: laid.cup.length,
    ...(s.phase === 'start' && s.start?.taken && { taken: [...s.start.taken] }),
  }
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
  const betrays = c.side === 'monsters'
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
    ...standOf(betrays && s.fight !== null ? s.fight.foes : s.march, c.id),
    status: statusOf(c),
    seat: c.seat,
    at: c.at,
    inHand: c.weapons[handOf(c)]?.weapon ?? null,
    side: c.side,
    charmedBy: c.charmedBy,
    effects: effectsOf(c),
    castsLeft: { ...c.limits },
  }
}

function carriedBy(f: Fighter): CarriedView[] {
  if (f.fighter === 'monster') return f.weapon === null ? [] : [{ weapon: f.weapon, label: capital(carriedName(f.weapon)), held: true }]
  return f.weapons.map(({ weapon, bonus }, i) => ({
    weapon,
    label: capital(carriedName(weapon, bonus)),
    ...(bonus !== 0 && { bonus }),
    held: i === handOf(f),
  }))
}

/** Which of his weapons, by its place among them, he holds and has not thrown; -1 for empty hands. */
function handOf({ inHand, combat }: Character): number {
  return inHand === null || combat.thrown.includes(inHand) ? -1 : inHand
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
function charmedView(s: DelveState, m: Monster, name: string): CharacterView {
  return {
    id: m.id,
    name,
    race: m.type,
    kind: 'charmed-monster',
    woundPoints: pointsOf(m),
    resistance: resistanceOf(m),
    combatBonus: combatBonusOf(m),
    magic: [0, 0, 0],
    weapons: m.weapon === null ? [] : [m.weapon],
    carried: carriedBy(m),
    weaponSkill: m.weapon === null || m.weaponSkill === 0 ? {} : { [m.weapon]: m.weaponSkill },
    skills: {},
    spells: { known: [], circled: [] },
    gold: 0,
    jewels: [],
    items: [],
    experience: 0,
    ...standOf(s.march, m.id),
    status: m.combat.asleep ? 'asleep' : 'charmed',
    seat: s.characters.find((c) => c.id === m.charmedBy)?.seat ?? s.leader,
    at: m.at,
    inHand: m.weapon,
    side: 'party',
    charmedBy: m.charmedBy,
    effects: effectsOf(m),
    castsLeft: {},
  }
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

function monsterView(s: DelveState, m: Monster, name: string): MonsterView {
  const effects = effectsOf(m)
  if (m.atPeace) effects.push({ id: 'at-peace', label: 'At peace' })
  return {
    id: m.id,
    type: m.type,
    name,
    woundPoints: pointsOf(m),
    combatBonus: combatBonusOf(m),
    resistance: resistanceOf(m),
    negotiation: m.negotiation,
    weapon: m.weapon,
    ...(s.fight === null ? NOWHERE : standOf(s.fight.foes, m.id)),
    status: m.combat.asleep ? 'asleep' : 'living',
    at: m.at,
    effects,
  }
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
    monsters: foes.filter((m) => m.at === id).map((m) => m.id),
    blocked: there.blocked.map((each) => ({ ...each })),
  }
  const lying = left === undefined ? seen : { ...seen, left: lyingWords(left) }
  return there.taken.length > 0 ? { ...lying, spent: true } : lying
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

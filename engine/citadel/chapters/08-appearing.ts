import { addToCode } from '../../kernel/dice.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import type { Delve, DelveState, Id, Monster } from '../state.ts'
import {
  type Encounter,
  LEVEL_CHART,
  type Met,
  MONSTERS,
  type MonsterType,
  onRoomMonsters,
  onWanderingMonsters,
  roomMonsterAt,
  wanderingMonsterAt,
} from '../tables/index.ts'
import type { EncounterEvent } from './08-encounters.ts'
import { edition, here, nextId, noCombatEffects } from './party.ts'

// 8.1 to 8.3: which monsters come, how many, and in what state.

/** 8.1, 8.3: two dice, cross-indexed. */
export function* rollEncounter(g: Delve, table: Met): Script<Encounter> {
  const spec = { rule: '8.1', seat: g.state.leader }
  const printed = edition(g.state)
  const first = yield* roll(g, '1D6', { ...spec, topic: 'encounter-first' })
  const reads = table === 'room' ? onRoomMonsters(printed, first) : onWanderingMonsters(first)
  const second = yield* roll(g, '1D6', { ...spec, topic: 'encounter-second', reads })
  return table === 'room' ? roomMonsterAt(printed.roomMonsters, first, second) : wanderingMonsterAt(first, second)
}

/** How many there are, with the level's factor, for single monsters too (6.7). */
export function* rollNumber(g: Delve, number: Encounter[1]): Script<number> {
  const s = g.state
  const count = yield* roll(g, number, { topic: 'number-of-monsters', rule: '8.3', seat: s.leader })
  return count * LEVEL_CHART[here(s).level].numberOfMonsters
}

/** Monsters appear on the party's segment: each rolls its Wound Points; the level adds to them (3.2, 6.7, 6.8). */
export function* appear(g: Delve, type: MonsterType, count: number, met: Met | null): Script<Id[]> {
  const s = g.state
  const level = LEVEL_CHART[here(s).level]
  const printed = MONSTERS[type]
  const code = addToCode(printed.wounds, level.monsterWound)
  const who: Id[] = []
  for (let i = 0; i < count; i++) {
    const weaponSkill =
      printed.weaponSkill === null ? 0 : yield* roll(g, printed.weaponSkill, { topic: 'monster-skill', rule: '8.2', seat: s.leader })
    const woundPoints = yield* roll(g, code, { topic: 'monster-wounds', rule: '3.2', seat: s.leader })
    const m = newMonster(s, type, woundPoints, met, weaponSkill)
    s.monsters.push(m)
    who.push(m.id)
    const { id, combatBonus } = m
    yield* tell(g, {
      type: 'monster-appears',
      rule: '3.2',
      who: id,
      monster: type,
      wounds: woundPoints,
      combatBonus,
      weaponSkill,
    } satisfies EncounterEvent)
  }
  yield* tell(g, { type: 'monsters-met', rule: '8.1', who, table: met } satisfies EncounterEvent)
  return who
}

/** A monster with the given Wound Points on the party's segment, with the level's additions (6.7). */
export function newMonster(s: DelveState, type: MonsterType, woundPoints: number, met: Met | null, weaponSkill = 0): Monster {
  const printed = MONSTERS[type]
  const { level } = here(s)
  const chart = LEVEL_CHART[level]
  return {
    fighter: 'monster',
    id: nextId(s, type),
    type,
    woundPoints,
    wounds: 0,
    resistance: printed.resistance,
    combatBonus: printed.combatBonus + chart.monsterCombatBonus,
    negotiation: printed.negotiation === null ? null : printed.negotiation + chart.monsterNegotiation,
    weapon: printed.weapon,
    weaponSkill,
    status: 'living',
    side: 'monsters',
    charmedBy: null,
    at: s.at,
    met,
    level,
    combat: noCombatEffects(),
    strength: 0,
    mageArmor: 0,
    atPeace: false,
    goldRolled: null,
    bribe: { gold: 0, jewels: [] },
    emptied: false,
    counted: false,
    sinceWounded: null,
    phases: 0,
  }
}

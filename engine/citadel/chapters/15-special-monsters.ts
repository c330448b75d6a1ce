import { done, type Script, tell, type Verb } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import type { Character, Delve, DelveState, Fight, Fighter, Id, Monster } from '../state.ts'
import { SPELLS } from '../tables/index.ts'
import { chooseTarget } from './09-attack.ts'
import { partyRanks, takesPart } from './09-facing.ts'
import { strikeBySpell } from './10-combat-spells.ts'
import {
  closeUp,
  edition,
  fighter,
  inRanks,
  isAlive,
  joinRanks,
  leaveAllRanks,
  leaveRanks,
  rankOf,
  rememberFall,
  resistanceCheck,
  wound,
  woundPointsLeft,
} from './party.ts'

export type SpecialEvent =
  | { type: 'stench'; rule: '15.1'; who: Id }
  | { type: 'fire-breath'; rule: '15.2'; who: Id; target: Id }
  | { type: 'gaze'; rule: '15.3'; who: Id; target: Id; die: number; stone: boolean }
  | { type: 'regenerates'; rule: '15.4'; who: Id; left: number }
  | { type: 'vampire-charms'; rule: '15.5'; who: Id; target: Id; resisted: boolean }
  | { type: 'mage-casts'; rule: '15.7'; who: Id; spell: 'lightning' | 'magic-shield'; target: Id }

/** 15.1: where cronks fight, every character and charmed monster checks; those who fail fight at -2 until the combat is over. */
export function* stench(g: Delve, f: Fight): Script<void> {
  const s = g.state
  if (!inRanks(f.foes).some((id) => isCronk(fighter(s, id)))) return
  for (const id of inRanks(partyRanks(s, f))) {
    const each = fighter(s, id)
    if (yield* resistanceCheck(g, each, '15.1', 'stench')) continue
    each.combat.stench = true
    yield* tell(g, { type: 'stench', rule: '15.1', who: id } satisfies SpecialEvent)
  }
}

function isCronk(f: Fighter): boolean {
  return f.fighter === 'monster' && f.type === 'cronk'
}

/** What a monster does in place of its attack: a mage's Lightning (15.7), a vampire's charm (15.5). False where it attacks after all; null where it has no such power. */
export function instead(g: Delve, f: Fight, foe: Fighter, rank: number): Script<boolean> | null {
  if (foe.fighter === 'character') return null
  switch (foe.type) {
    case 'evil-mage':
    case 'x-the-unknown':
      return mageCasts(g, f, foe)
    case 'vampire':
      return rank === 0 ? vampireCharms(g, f, foe) : null
    default:
      return null
  }
}

/** With this many Wound Points or more a mage can afford Lightning (15.7). */
export const MAGE_NEEDS = 3

/** 15.7: Lightning every phase unless it would cost the mage its life; then the weapon. */
function* mageCasts(g: Delve, f: Fight, mage: Monster): Script<boolean> {
  if (woundPointsLeft(mage) < MAGE_NEEDS) return false
  // The variant's mage shields itself first (labirynt).
  if (mage.type === 'evil-mage' && edition(g.state).evilMageSpells.includes('magic-shield') && !mage.combat.magicShield) {
    mage.combat.magicShield = true
    yield* tell(g, { type: 'mage-casts', rule: '15.7', who: mage.id, spell: 'magic-shield', target: mage.id } satisfies SpecialEvent)
    yield* wound(g, mage, SPELLS['magic-shield'].cost, { rule: '15.7', cause: 'casting', own: true })
    return true
  }
  const target = yield* chooseTarget(g, f, mage)
  if (target === null) return true
  yield* tell(g, { type: 'mage-casts', rule: '15.7', who: mage.id, spell: 'lightning', target: target.id } satisfies SpecialEvent)
  yield* wound(g, mage, SPELLS.lightning.cost, { rule: '15.7', cause: 'casting', own: true })
  yield* strikeBySpell(g, 'lightning', target, mage.id)
  return true
}

export const VAMPIRE_CHARM_PHASES = 2

/** 15.5: in its first two phases the vampire charms the target it would bite; one who fails to resist stands among the monsters. */
function* vampireCharms(g: Delve, f: Fight, vampire: Monster): Script<boolean> {
  const s = g.state
  vampire.phases += 1
  if (vampire.phases > VAMPIRE_CHARM_PHASES) return false
  const target = yield* chooseTarget(g, f, vampire)
  if (target === null) return true
  const resisted = yield* resistanceCheck(g, target, '15.5', 'charm')
  yield* tell(g, { type: 'vampire-charms', rule: '15.5', who: vampire.id, target: target.id, resisted } satisfies SpecialEvent)
  if (resisted) return true
  if (target.fighter === 'monster') {
    target.side = 'monsters'
    target.charmedBy = null
  } else {
    target.side = 'monsters'
    target.charmedBy = vampire.id
  }
  leaveRanks(s.march, target.id)
  joinRanks(f.foes, target.id)
  return true
}

/** What follows an attack, hit or miss: fire breath (15.2), the gaze that turns to stone (15.3). */
export function afterMonsterAttack(g: Delve, foe: Fighter, target: Fighter): Script<void> | Verb<void> {
  if (foe.fighter === 'character' || !isAlive(target)) return done
  if (foe.type === 'chimaera') return fireBreath(g, foe, target)
  return foe.type === 'medusa' && target.fighter === 'character' ? gaze(g, foe, target) : done
}

const BREATH = 1

/** 15.2: whether or not the claws hit, a Resistance Check, and a wound more on a failure. */
function* fireBreath(g: Delve, chimaera: Monster, target: Fighter): Script<void> {
  if (yield* resistanceCheck(g, target, '15.2', 'fire-breath')) return
  yield* tell(g, { type: 'fire-breath', rule: '15.2', who: chimaera.id, target: target.id } satisfies SpecialEvent)
  yield* wound(g, target, BREATH, { rule: '15.2', cause: 'fire-breath', by: chimaera.id })
}

const STONE = 6

/** 15.3: a 6 turns the character attacked to stone; nothing resists it in combat. */
function* gaze(g: Delve, medusa: Monster, c: Character): Script<void> {
  const die = yield* roll(g, '1D6', { topic: 'gaze', rule: '15.3', who: medusa.id, seat: c.seat })
  const stone = die >= STONE
  yield* tell(g, { type: 'gaze', rule: '15.3', who: medusa.id, target: c.id, die, stone } satisfies SpecialEvent)
  if (stone) turnToStone(g.state, c, medusa.id)
}

/** 15.3; 13.2 Medusa, where there is no attacker: out of the ranks, with the wounds he has. */
export function turnToStone(s: DelveState, c: Character, by: Id | null): void {
  c.status = 'stone'
  rememberFall(s, c, by === null ? 'statue' : 'stone', by)
  leaveAllRanks(s, c.id)
  if (s.fight === null) closeUp(s.march)
}

const TROLL_EVERY = 3

/** 15.4: at the end of every third monster phase after its first wound a troll regains a Wound Point, whichever side it is on. */
export function regeneration(g: Delve, f: Fight): Script<void> | Verb<void> {
  for (const m of g.state.monsters) if (m.sinceWounded !== null) return regenerate(g, f)
  return done
}

function* regenerate(g: Delve, f: Fight): Script<void> {
  const s = g.state
  for (const troll of s.monsters) {
    if (troll.type !== 'troll' || troll.sinceWounded === null || !isAlive(troll)) continue
    if (rankOf(f.foes, troll.id) < 0 && !takesPart(s, f, troll.id)) continue
    troll.sinceWounded += 1
    if (troll.sinceWounded % TROLL_EVERY !== 0 || troll.wounds === 0) continue
    troll.wounds -= 1
    yield* tell(g, { type: 'regenerates', rule: '15.4', who: troll.id, left: woundPointsLeft(troll) } satisfies SpecialEvent)
  }
}

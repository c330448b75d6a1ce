import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import type { Threat } from '../asks.ts'
import { needToCast } from '../chapters/12-casting.ts'
import { blow } from '../chapters/33-attacks.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { type Attack, armIn, mostLost } from '../chapters/33-striking.ts'
import type { Need } from '../chapters/35-agility-rolls.ts'
import { missileArm, shot } from '../chapters/37-missiles.ts'
import { repelNeed } from '../chapters/39-hand-combat.ts'
import { shieldStroke } from '../chapters/40-shields.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import type { ArenaState } from '../state.ts'
import { chanceOf, working } from './working.ts'

// Odds beside the answers to an attack, where the attacker's numbers may be known (26.1).

/** 37.3: how likely it is that the attack hits him if he evades, or if he does not. */
export function oddsOfEvading(s: ArenaState, f: OnSand, threat: Threat, evades: boolean): Odds | undefined {
  const by = figureOf(s, threat.by)
  if (!isPresent(by) || !knowsNumbers(s, f.side, by)) return undefined
  const need = needOf(s, by, { ...f, evading: evades }, threat)
  if (need === null) return undefined
  const hit = chanceOf(need)
  return { text: `${percent(hit)} hit`, chance: 1 - hit, of: 'not hit', why: [working(need, '37.3', 'to hit', 'hit', 'missed')] }
}

/** Null where the attack has several blows, whose numbers differ. */
function needOf(s: ArenaState, by: OnSand, victim: OnSand, threat: Threat): Need | null {
  if (threat.spell !== undefined) return needToCast({ state: s }, by, threat.spell, victim)
  return threat.deed === 'slash' || threat.deed === 'dual' ? null : (attackOf(by, victim, threat)?.need({ state: s }) ?? null)
}

/** What comes at him; of several blows the first. Null of spells, and of what does no damage. */
function attackOf(by: OnSand, victim: OnSand, { deed }: Threat): Attack | null {
  switch (deed) {
    case 'attack':
    case 'impale':
    case 'receive':
    case 'slash':
    case 'dual': {
      const arm = armIn(by, 'ready')
      return arm === null ? null : blow(by, victim, arm, deed)
    }
    case 'shield':
    case 'rush':
      return shieldStroke(by, victim, deed)
    case 'shoot':
    case 'throw': {
      const flight = deed === 'shoot' ? 'bow' : 'thrown'
      const arm = missileArm(by, flight)
      return arm === null ? null : shot(by, victim, arm, flight)
    }
    default:
      return null
  }
}

/** 37.3: whether a hit that the dice do not multiply can kill him, as far as his side can tell: what a fist does goes by strength (39.2). */
export function canKill(s: ArenaState, f: OnSand, threat: Threat): boolean {
  const by = figureOf(s, threat.by)
  const attack = isPresent(by) ? attackOf(by, f, threat) : null
  if (!isPresent(by) || attack === null) return false
  if (attack.arm.name === 'fist' && !knowsNumbers(s, f.side, by)) return false
  return mostLost(by, f, attack, 1) >= f.sh
}

/** 39.1: how likely he is to repel someone. */
export function oddsOfRepelling(s: ArenaState, f: OnSand, by: string): Odds | undefined {
  const other = figureOf(s, by)
  if (!isPresent(other) || !knowsNumbers(s, f.side, other)) return undefined
  const need = repelNeed(other, f)
  const chance = chanceOf(need)
  return { text: percent(chance), chance, of: 'repelled', why: [working(need, '39.1', 'to repel', 'repelled', 'hand combat')] }
}

import { type Script, tell } from '../../kernel/play.ts'
import type { Character, Delve, DelveState, Fight, Id, Monster } from '../state.ts'
import { LEVEL_CHART } from '../tables/index.ts'
import { gainExperience, here, living, present, woundPointsLeft } from './party.ts'

export type ExperienceEvent = { type: 'experience'; rule: '12.0'; who: Id[]; each: number; woundPoints: number; factor: number }

const POINTS_A_WOUND = 6

/**
 * 12.0: six points for every Wound Point the beaten monsters had as the combat began, divided among the living, rounded down,
 * then the level's factor (6.7). Beaten are the slain, those charmed, once, and those killed asleep. Charmed monsters
 * gain nothing (12.1).
 */
export function* gainForFight(g: Delve, f: Fight): Script<void> {
  const s = g.state
  let woundPoints = 0
  for (const m of s.monsters) if (f.beaten.includes(m.id)) woundPoints += f.had?.[m.id] ?? m.woundPoints
  yield* gain(g, woundPoints, sharersOf(s, f))
}

/** 12.0, 14.5: a monster charmed by a potion outside combat counts as any charm does, for those who are there. */
export function* gainForCharm(g: Delve, m: Monster, by: Character): Script<void> {
  yield* gain(g, woundPointsLeft(m), by.apart ? [by] : present(g.state))
}

function* gain(g: Delve, woundPoints: number, sharers: readonly Character[]): Script<void> {
  const s = g.state
  if (woundPoints === 0 || sharers.length === 0) return
  const factor = LEVEL_CHART[here(s).level].experiencePoints
  const each = Math.floor((woundPoints * POINTS_A_WOUND) / sharers.length) * factor
  for (const c of sharers) gainExperience(g, c, each, '12.0', 'combat')
  yield* tell(g, { type: 'experience', rule: '12.0', who: sharers.map((c) => c.id), each, woundPoints, factor } satisfies ExperienceEvent)
}

/** The living party members who are here; for a lone fight, those who took part. */
function sharersOf(s: DelveState, f: Fight): Character[] {
  return living(s).filter((c) => c.at === s.at && (f.only === null ? !c.apart : f.fighters.includes(c.id)))
}

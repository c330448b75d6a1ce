import { indexOf } from '../catacomb.ts'
import { levelOf } from '../levels.ts'
import { TRACK_BOXES } from '../tables/index.ts'
import type { HeroSheetView } from '../view-types.ts'
import type { Scene } from './seen.ts'
import type { Temper } from './temper.ts'
import { pointsTo } from './ways.ts'

/** From this turn on dangers and finds count less and less: who waits for a safe way waits for ever. */
const LATE = 8
const HURRY = 4

/** 1 at first, going down to nothing. */
export function patience({ view }: Scene): number {
  return 1 / (1 + Math.max(0, view.turn - LATE) / HURRY)
}

/** Turns until a living hero is with Alysa if nobody stops him; 0 for one who is. */
function turnsToAlysa({ c }: Scene, hero: HeroSheetView): number {
  if (hero.at === null) return 0
  const points = pointsTo(c, c.alysa, levelOf(hero.now, 'strength'))[indexOf(hero.at)] ?? Number.POSITIVE_INFINITY
  return points / Math.max(1, levelOf(hero.now, 'movement'))
}

/** How much harder he walks when the race is on. */
const RACING = 4

/**
 * What a movement point is worth now (215A4, 215B1): more when somebody else will have reached the heart before long, and when
 * he may be there alone himself. There is no hurry where nobody else lives.
 */
export function tempoOf(scene: Scene, temper: Temper): number {
  if (!temper.racing) return temper.tempo
  const mine = turnsToAlysa(scene, scene.hero)
  const others = scene.view.sections.flatMap(({ id, hero }) =>
    hero === null || hero.status === 'dead' || id === scene.section.id ? [] : [hero],
  )
  if (others.length === 0) return temper.tempo
  const first = Math.min(...others.map((hero) => turnsToAlysa(scene, hero) + TRACK_BOXES - hero.track))
  const isLate = mine + 2 > first
  const mayBeAlone = mine + TRACK_BOXES < Math.min(...others.map((hero) => turnsToAlysa(scene, hero))) && mine > 0
  return isLate || mayBeAlone ? temper.tempo * RACING : temper.tempo
}

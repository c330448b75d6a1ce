import { ofLatest } from '../../kernel/latest.ts'
import { indexOf } from '../chapters/101-catacomb.ts'
import { pointsTo } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { TRACK_BOXES } from '../tables/index.ts'
import type { HeroSheetView } from '../view-types.ts'
import type { Scene } from './seen.ts'
import type { Temper } from './temper.ts'

/** From this turn on dangers and finds count less and less: a hero who waits for a safe way never gets there. */
const LATE = 12
const HURRY = 4

/** 1 at first, going down to nothing. */
export function patience({ view }: Scene): number {
  return 1 / (1 + Math.max(0, view.turn - LATE) / HURRY)
}

/** By how much monsters in the way lengthen a hero's walk, beyond what his movement alone says: his own, and another's if he is lucky. */
const HELD_UP = 1.6
const UNHINDERED = 1.1

/** Phases that a living hero needs to reach Alysa; 0 once he is there. */
function phasesToAlysa({ c }: Scene, hero: HeroSheetView, heldUp: number): number {
  if (hero.at === null) return 0
  const points = pointsTo(c, c.alysa, levelOf(hero.now, 'strength'))[indexOf(hero.at)] ?? Number.POSITIVE_INFINITY
  return (heldUp * points) / Math.max(1, levelOf(hero.now, 'movement'))
}

function othersAlive({ view, section }: Scene): readonly HeroSheetView[] {
  return view.sections.flatMap(({ id, hero }) => (hero === null || hero.status === 'dead' || id === section.id ? [] : [hero]))
}

/** Phases, this one included, until the first of the others stands on the heart; a hero who is not with Alysa by then has lost (215A4). */
function phasesLeft(scene: Scene): number {
  const heart = othersAlive(scene).map((hero) => phasesToAlysa(scene, hero, UNHINDERED) + TRACK_BOXES - hero.track)
  return 1 + Math.min(...heart)
}

/** Phases that he would rather be too early. */
const MARGIN = 1

/** Movement points that he can spare on his way and still be with Alysa in time; none where all others are dead, since then he only has to arrive. */
export function spareOf(scene: Scene): number {
  if (othersAlive(scene).length === 0) return 0
  const need = phasesToAlysa(scene, scene.hero, HELD_UP)
  return Math.max(0, (phasesLeft(scene) - need - MARGIN) * levelOf(scene.hero.now, 'movement'))
}

/** How much harder he walks when the race is on. */
const RACING = 10

/** What a movement point is worth now: more when there is none to spare, and when he may be at the heart alone (215B1). */
export function tempoOf(scene: Scene, temper: Temper): number {
  const known = tempos(scene)
  const tempo = known.get(temper) ?? tempoNow(scene, temper)
  known.set(temper, tempo)
  return tempo
}

/** Every square is weighed by it. */
const tempos = ofLatest((_scene: Scene) => new Map<Temper, number>())

function tempoNow(scene: Scene, temper: Temper): number {
  const others = othersAlive(scene)
  if (!temper.racing || others.length === 0) return temper.tempo
  const mine = phasesToAlysa(scene, scene.hero, HELD_UP)
  const mayBeAlone = mine > 0 && mine + TRACK_BOXES < Math.min(...others.map((hero) => phasesToAlysa(scene, hero, HELD_UP)))
  return spareOf(scene) === 0 || mayBeAlone ? temper.tempo * RACING : temper.tempo
}

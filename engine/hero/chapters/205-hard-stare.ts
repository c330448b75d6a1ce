import { reveal, type Script, tell } from '../../kernel/play.ts'
import type { Activity, Counter, Hero, Section, SectionId } from '../state.ts'
import { COSTS } from '../tables/index.ts'
import { resight } from './205-sighting.ts'
import { isMonster } from './section.ts'

export type StareEvent = { type: 'stared'; rule: '205B'; section: SectionId; counter: string; seen: boolean }

/** 205B3: one counter in the dark. Anything but a monster stays unseen, and that tells something too (205C). */
export function* stare(g: Hero, section: Section, activity: Activity, counter: Counter): Script {
  activity.points -= COSTS['hard-stare']
  activity.stared.push(counter.id)
  reveal(g)
  const seen = isMonster(counter.kind)
  yield* tell(g, { type: 'stared', rule: '205B', section: section.id, counter: counter.id, seen } satisfies StareEvent)
  yield* resight(g, section)
}

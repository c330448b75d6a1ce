import { type Script, tell } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import type { Activity, Hero, Section, SectionId } from '../state.ts'
import { OUTWIT_TEST } from '../tables/index.ts'
import { levelOf } from './102-levels.ts'
import { heroOf } from './section.ts'

export type OutwitEvent = { type: 'outwitted'; rule: '208B'; section: SectionId; total: number; needed: number; done: boolean }

/**
 * 208B: a die and the intelligence of the moment. If it works, he moves as he likes in this phase, and does nothing else (208C1,
 * 208C3); if it fails, his phase is over and he does not strike back in the step B that follows (208C8).
 */
export function* outwit(g: Hero, section: Section, activity: Activity): Script {
  const hero = heroOf(section)
  const parts = [{ label: 'intelligence', value: levelOf(hero.now, 'intelligence') }]
  const total = yield* roll(g, '1D6', { topic: 'outwit', rule: '208B', who: section.id, seat: section.seat, parts })
  const done = total >= OUTWIT_TEST
  yield* tell(g, { type: 'outwitted', rule: '208B', section: section.id, total, needed: OUTWIT_TEST, done } satisfies OutwitEvent)
  activity.outwitting = done
  if (done) return
  hero.befuddled = true
  g.state.activity = null
}

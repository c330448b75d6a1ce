import { type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne } from '../asks.ts'
import { type Hero, type HeroSheet, type Section, type SectionId, WEAPONS } from '../state.ts'
import { BREATHER } from '../tables/index.ts'
import type { PrintedCell } from '../tables/table-types.ts'
import { changeLevel, levelOf, type Trait } from './102-levels.ts'
import { heroOf } from './section.ts'

export type BreatherEvent = {
  type: 'breather'
  rule: '213B'
  section: SectionId
  recovered: Readonly<Partial<Record<Trait, number>>>
  reads?: PrintedCell
}

/** A level of one of these is a whole breather (213B1e). */
const WHOLE: readonly Trait[] = ['movement', 'appearance']

/** Recovered a level at a time, of one or of several (213B1a to d, 213B2). Hits, class and luck never come back (H-40). */
const SINGLE: readonly Trait[] = ['strength', 'intelligence', ...WEAPONS]

/**
 * Levels that the hero may recover in step C (213A, 213B); 0 for none. `inRed`: he stands in the corridor (213A5).
 * A hero who blocked a door and was left alone otherwise recovers one. The succubus attacks in step A: she keeps nobody from it (H-66).
 */
export function breath(hero: HeroSheet, inRed: boolean): number {
  if (hero.status !== 'in-catacomb' || hero.attacked || inRed) return 0
  return hero.blocked ? BREATHER.blocking : BREATHER.quiet
}

/** 213: a breather of up to that many levels, one at a time, until the player has enough. */
export function* takeBreather(g: Hero, section: Section, levels: number): Script {
  const hero = heroOf(section)
  const recovered: Partial<Record<Trait, number>> = {}
  for (let left = levels; left > 0; left--) {
    const whole = left === BREATHER.quiet ? WHOLE : []
    const traits = [...SINGLE, ...whole].filter((trait) => levelOf(hero.now, trait) < levelOf(hero.bought, trait))
    if (traits.length === 0) break
    const choice = yield* pickOne({
      seat: section.seat,
      rule: '213B',
      topic: 'breather',
      about: section.id,
      ids: [...traits.map((trait) => `recover:${trait}`), 'no'],
      data: { left },
    })
    const action = parseAction('breather', choice)
    if (action.kind === 'no') break
    const { trait } = action
    changeLevel(hero.now, trait, 1)
    recovered[trait] = (recovered[trait] ?? 0) + 1
    if (WHOLE.includes(trait)) break
  }
  if (Object.keys(recovered).length === 0) return
  const reads: PrintedCell = { table: '213B', row: levels === BREATHER.quiet ? 'quiet' : 'blocking' }
  yield* tell(g, { type: 'breather', rule: '213B', section: section.id, recovered, reads } satisfies BreatherEvent)
}

import type { Script } from '../../kernel/play.ts'
import { attributesOf } from '../open/growth.ts'
import { isRace } from '../open/people.ts'
import { spellsOfMage } from '../open/spells.ts'
import type { Arena, Figure } from '../state.ts'
import { RACES } from '../tables/races.ts'
import type { Attribute } from '../tables/table-types.ts'
import { pointsOf } from './11-homecoming.ts'
import { sharedTag } from './16-likenesses.ts'
import { followStrength } from './35-wounds.ts'
import { isGladiator, isPresent } from './figures.ts'
import { tellNumbers } from './telling.ts'

export type LearningEvent = { type: 'learnt'; rule: '11.2'; figure: string; attribute: Attribute; now: number; by: number }

const ATTRIBUTES: readonly Attribute[] = ['sh', 'ag', 'iq']

/**
 * 11.2 with `learn-at-once`: a fighter who has earned enough has the advance now, between two moves or actions; after the Altar of Life
 * less (G-65).
 */
export function* learn(g: Arena): Script {
  for (const f of g.state.figures) {
    if (!isPresent(f) || !isGladiator(f)) continue
    const learnt = attributesNow(f)
    for (const attribute of ATTRIBUTES) {
      const by = learnt[attribute] - f.normal[attribute]
      if (by === 0) continue
      change(f, attribute, by)
      if (attribute === 'sh') yield* followStrength(g, f)
      const event = { type: 'learnt', rule: '11.2', figure: sharedTag(f), attribute, now: f.normal[attribute], by } as const
      yield* tellNumbers(g, [f], event satisfies LearningEvent)
    }
  }
}

/** 11.2, 11.3, G-47: where he began, and what he has earned since, this fight's points among it. */
function attributesNow(f: Figure): Readonly<Record<Attribute, number>> {
  if (!isRace(f.kind)) return f.normal
  const { experience, ...start } = f.learnsFrom
  const each = RACES[f.kind].perIncrease
  const levels = Math.floor((f.experience + pointsOf(f)) / each) - Math.floor(experience / each)
  return attributesOf({ race: f.kind, start, experience: levels * each })
}

/** Strength that is learnt is health too; wits open spells to a mage (G-55). */
function change(f: Figure, attribute: Attribute, by: number): void {
  f.normal[attribute] += by
  if (attribute === 'sh') f.sh = by > 0 ? f.sh + by : Math.min(f.sh, f.normal.sh)
  if (attribute === 'iq' && f.kind === 'mage') f.spells.push(...spellsOfMage(f.normal.iq).filter((spell) => !f.spells.includes(spell)))
}

import { many } from '../../kernel/words.ts'
import { leastWaste } from '../chapters/01-strength.ts'
import { living, pointsOf } from '../chapters/characters.ts'
import { lootId, parseAside } from '../open/actions.ts'
import type { Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { BotChoice } from './pick.ts'
import { spoilWorth } from './rivals.ts'
import type { Scene } from './scene.ts'
import { SPELL } from './worth.ts'

/** What the bot does beside a question before it answers it; null for nothing. */
export function beside(scene: Scene, topic: string, asides: readonly string[]): BotChoice | null {
  if (asides.length === 0) return null
  const exchange = exchangeOf(scene.p, topic, asides)
  if (exchange !== null)
    return [[exchange], topic === 'trials' ? 'More Strength for the Beast' : 'More Strength at once, and next to nothing wasted']
  if (asides.includes('cast:mend') && scene.p.lives <= 2)
    return [['cast:mend'], `Only ${many(scene.p.lives, 'Life', 'Lives')} left, and Mend heals up to 2`]
  const rob = robbery(scene, asides)
  return rob === null ? null : [[rob], 'The loot is worth more than the Spell']
}

/** Points of trophies that may be lost for a Strength at once. */
const WASTE = 1

/** 1.4: as much Strength as wastes little; before the Trials as much as there is. */
function exchangeOf({ trophies }: Player, topic: string, asides: readonly string[]): string | null {
  const wastes = asides.flatMap((id) => {
    const aside = parseAside(id)
    if (aside.kind !== 'exchange') return []
    const points = aside.strength * LIMITS.strengthPoints
    const given = leastWaste(trophies, points).reduce((sum, copy) => sum + pointsOf(copy), 0)
    return given - points <= WASTE || topic === 'trials' ? [id] : []
  })
  return wastes.at(-1) ?? null
}

/** Sticky Fingers for what is worth more than the Spell. */
function robbery(scene: Scene, asides: readonly string[]): string | null {
  const rated = asides.flatMap((id) => {
    const aside = parseAside(id)
    if (aside.kind !== 'rob') return []
    const from = living(scene.s, scene.p.seat).find(({ character }) => character === aside.character)
    return from === undefined ? [] : [{ id, worth: spoilWorth(scene, from, lootId(aside.loot)) }]
  })
  const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a), { id: '', worth: SPELL + 1 })
  return best.id === '' ? null : best.id
}

import { armourOf } from '../chapters/04-life.ts'
import { lootFrom } from '../chapters/05-objects.ts'
import { can, isToad } from '../chapters/characters.ts'
import { fightOdds } from '../odds/fight.ts'
import type { Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'
import type { Scene } from './scene.ts'
import { combatOf, craftKnown } from './sheets.ts'
import { gainWorth, goldWorth, keepWorth, lifeLoss, progress } from './worth.ts'

/** What a blow to a rival is worth of what it costs him: the others have as much of it, and one who is far behind isn't a danger. */
function share({ s, p }: Scene, from: Player): number {
  const danger = Math.min(1, (progress(from) / (progress(p) + 5)) ** 2)
  return danger / Math.max(1, s.players.length - 1)
}

/** What taking that from someone is worth: `life`, `gold` or an Object. */
export function spoilWorth(scene: Scene, from: Player, spoil: string): number {
  const { p, temper } = scene
  const part = share(scene, from)
  if (spoil === 'life') return part * lifeLoss(from, temper)
  if (spoil === 'gold') return goldWorth(p, 1, temper) - part * goldWorth(from, -1, temper)
  return Math.max(0, gainWorth(p, spoil, temper)) + part * keepWorth(from, spoil)
}

/** The best of all that may be taken. */
function bestSpoil(scene: Scene, from: Player): { readonly spoil: string; readonly worth: number } {
  const rated = ['life', ...lootFrom(scene.p, from)].map((spoil) => ({ spoil, worth: spoilWorth(scene, from, spoil) }))
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best))
}

/** What attacking him is worth, in place of the space; nothing for one who keeps away from him. */
export function attackOn(scene: Scene, other: Player, psychic: boolean): number {
  const { p, temper } = scene
  const might = (who: Player) => (psychic ? craftKnown(who) : combatOf(who))
  const ahead = might(p) - might(other)
  if (temper.bold !== null && ahead < temper.bold) return Number.NEGATIVE_INFINITY
  const saves = psychic ? [] : armourOf(p).map((each) => each.saves)
  const { win, lose } = fightOdds({ score: might(p), foe: might(other), two: can(p, 'ambush') && !psychic, saves })
  return win * bestSpoil(scene, other).worth - lose * lifeLoss(p, temper)
}

/** The best attack on a rival who stands there. */
export function attackWorth(scene: Scene, space: SpaceId): number {
  const { s, p } = scene
  if (isToad(p) || s.variants.includes('no-attacks')) return Number.NEGATIVE_INFINITY
  const there = s.players.filter((other) => other.at === space && other.seat !== p.seat && other.character !== null)
  if (there.length === 0) return Number.NEGATIVE_INFINITY
  const worths = there.flatMap((other) => [attackOn(scene, other, false), ...(can(p, 'mind-attack') ? [attackOn(scene, other, true)] : [])])
  return Math.max(Number.NEGATIVE_INFINITY, ...worths)
}

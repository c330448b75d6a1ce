import { type Feature, WEAPONS } from '../tables/index.ts'
import type { CharacterGlimpse, CitadelGlimpse } from '../view-types.ts'
import { woundsThere } from './arming.ts'
import { health } from './sight.ts'
import { named } from './talk.ts'
import type { Temper } from './temper.ts'

// Who opens what may be trapped, who takes what is found, and who investigates what stands in a room.

/** The option of the one with the surest hand, otherwise of the one who can take the most wounds; `decline` where nobody could bear a trap. */
export function surestHand(raid: CitadelGlimpse, ids: readonly string[]): string {
  let best = ids[0] ?? ''
  let most = Number.NEGATIVE_INFINITY
  for (const id of ids) {
    const c = named(raid, id)
    if (c === undefined || c.woundPoints.left <= 1) continue
    const worth = (c.skills.detrap ?? 0) * 4 + c.woundPoints.left
    if (worth > most) {
      most = worth
      best = id
    }
  }
  const bold = most >= 4 || !ids.includes('decline')
  return bold ? best : 'decline'
}

/**
 * The option of the one who gains most from a thing; one that may hurt is tested by someone who can bear it. `decline` where nobody wants
 * it.
 */
export function bestTaker(raid: CitadelGlimpse, ids: readonly string[], item: string): string {
  let best = 'decline'
  let most = 0
  for (const id of ids) {
    const c = named(raid, id)
    if (c === undefined) continue
    const worth = useFor(c, item)
    if (worth > most) {
      most = worth
      best = id
    }
  }
  return best
}

function useFor(c: CharacterGlimpse, item: string): number {
  const left = c.woundPoints.left
  if (item.startsWith('weapon')) return strongerBy(c, item)
  if (item.startsWith('armor')) return c.items.some(({ kind }) => kind === 'armor') ? 1 : 20 - c.woundPoints.total + (c.rank === 0 ? 4 : 0)
  if (item.startsWith('potion')) return left > 3 ? left : 0
  if (item.startsWith('medallion')) return left > 6 ? left : 0
  if (item.startsWith('talisman')) return c.resistance >= 3 ? c.resistance + c.spells.known.length / 10 : 0
  if (item.startsWith('tapestry')) return 0
  return 1 + c.woundPoints.total - (c.items.some(({ kind }) => kind === 'ring') ? 5 : 0)
}

/**
 * How much more a blow with a found weapon does than with what somebody carries, where he stands (9.5). Measured: 33 gold and 33 experience a
 * raid more than where only those take it who carry another of its kind.
 */
function strongerBy(c: CharacterGlimpse, item: string): number {
  const found = WEAPONS.find((each) => item.startsWith(`weapon-${each}`))
  const own = (c.carried ?? []).map((each) => woundsThere(c, each))
  return found === undefined ? 0 : woundsThere(c, { weapon: found, bonus: MAGIC }) - Math.max(0, ...own)
}

/** What the magic of a found weapon adds, about (14.3): the question who takes it does not tell. */
const MAGIC = 2

/** What stands in the place where the party is. */
export function featureHere({ map }: CitadelGlimpse): Feature | null {
  for (const { segments } of map.levels) for (const { id, feature } of segments) if (id === map.at) return feature
  return null
}

/** The option of the one who investigates, by Resistance; mirrors always, by those who want the Hellgate (13.7). `decline` where there is more danger than gain in it. */
export function boldestLook(raid: CitadelGlimpse, ids: readonly string[], { hunts }: Pick<Temper, 'hunts'>): string {
  const willing = ids
    .filter((id) => id !== 'decline')
    .map((id) => ({ id, c: named(raid, id) }))
    .filter(({ c }) => c !== undefined && c.woundPoints.left > 3)
    .sort((a, b) => (b.c?.resistance ?? 0) - (a.c?.resistance ?? 0) || (b.c?.woundPoints.left ?? 0) - (a.c?.woundPoints.left ?? 0))
  const [boldest] = willing
  const feature = featureHere(raid)
  if (feature === 'mirror' && !hunts) return 'decline'
  if (feature === 'mirror') return boldest?.id ?? ids.find((id) => id !== 'decline') ?? 'decline'
  const resistance = boldest?.c?.resistance ?? 0
  const wanted =
    (feature === 'artwork' && hunts) ||
    (feature === 'altar' && resistance >= 4) ||
    (feature === 'furniture' && hunts && raid.hellgate.level === null && health(raid) > 0.8)
  return wanted && boldest !== undefined ? boldest.id : 'decline'
}

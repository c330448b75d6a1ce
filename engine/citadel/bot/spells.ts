import type { SpellId } from '../tables/index.ts'
import type { CitadelGlimpse } from '../view-types.ts'
import type { Temper } from './temper.ts'

// The spells a caster learns and circles (4.1.B.6, 4.1.D): each for himself, or for a party in which the others have some already.

/** What a caster who asks no one takes, and what the Hellgate's guardians are fought with: they heed neither Cease Fire nor Lock (10.5, 16.0). */
export const ALONE = [
  'rejuvenate',
  'heal',
  'lightning',
  'sleep',
  'mental-attack',
  'charm',
  'blast',
  'redemption',
  'neutralize-poison',
  'cease-fire',
  'stone-flesh',
  'mage-armor',
  'oratory',
  'strength',
  'lock',
  'teleport',
  'daunt',
  'cow',
] as const satisfies readonly SpellId[]

/** What a party wants once it has the spells that it wants more than one caster of. */
const THE_OTHERS = [
  'charm',
  'redemption',
  'rejuvenate',
  'strength',
  'mental-attack',
  'daunt',
  'oratory',
  'blast',
  'cow',
  'neutralize-poison',
  'stone-flesh',
  'magic-shield',
  'teleport',
] as const satisfies readonly SpellId[]

/** What a party wants that shares its spells out. A spell stands twice where a second caster of it is wanted before the next spell. */
export const TOGETHER = [
  'cease-fire',
  'sleep',
  'cease-fire',
  'lock',
  'heal',
  'mage-armor',
  'lightning',
  'lock',
  ...THE_OTHERS,
] as const satisfies readonly SpellId[]

/** What it wants that heals and arms itself before its fights, too. Measured: with the list above it brings a fifth less. */
export const TO_COME_HOME = [
  'cease-fire',
  'heal',
  'mage-armor',
  'sleep',
  'cease-fire',
  'lock',
  'heal',
  'mage-armor',
  'sleep',
  'lightning',
  ...THE_OTHERS,
] as const satisfies readonly SpellId[]

/** What a party wants that means to stand before the Hellgate: healing on the way, and before the last door all that makes the front rank strong. */
export const FOR_THE_HELLGATE = [
  'heal',
  'mage-armor',
  'rejuvenate',
  'strength',
  'lightning',
  'cease-fire',
  'sleep',
  'heal',
  'rejuvenate',
  'mage-armor',
  'lightning',
  'lock',
  'charm',
  'redemption',
  'mental-attack',
  'strength',
  'blast',
  'daunt',
  'oratory',
] as const satisfies readonly SpellId[]

const SHARED = { together: TOGETHER, 'to-come-home': TO_COME_HOME, 'for-the-hellgate': FOR_THE_HELLGATE } as const

/** Enough casters of a spell: another adds nothing. All others may be known by everyone. */
const ENOUGH: Readonly<Partial<Record<string, number>>> = { 'cease-fire': 2, lock: 2, redemption: 1, daunt: 1, oratory: 1 }
/** Cease Fire costs three Wound Points (10.9): a frail caster never has them to spare. */
const CEASE_FIRE_NEEDS = 5

/** The `count` spells of `ids` that the one asked should have. */
export function spellsFor(
  raid: CitadelGlimpse,
  who: string | undefined,
  ids: readonly string[],
  { count, circled, temper }: { readonly count: number; readonly circled: boolean; readonly temper: Temper },
): string[] {
  const rank = temper.spells === 'alone' ? rankAlone : rankTogether(SHARED[temper.spells], raid, who, circled)
  const ranks = new Map(ids.map((id) => [id, rank(id)]))
  return [...ids].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)).slice(0, count)
}

function rankAlone(spell: string): number {
  const list: readonly string[] = ALONE
  const at = list.indexOf(spell)
  return at < 0 ? list.length : at
}

/** The place of a spell in the party's list, as many places of it passed over as others have it. */
function rankTogether(
  list: readonly SpellId[],
  raid: CitadelGlimpse,
  who: string | undefined,
  circled: boolean,
): (spell: string) => number {
  const others = raid.party.filter(({ id, kind }) => id !== who && kind !== 'charmed-monster')
  const points = raid.party.find(({ id }) => id === who)?.woundPoints.total ?? CEASE_FIRE_NEEDS
  return (spell) => {
    const having = others.filter(({ spells }) => (circled ? spells.circled : spells.known).includes(spell)).length
    if (having >= (ENOUGH[spell] ?? Number.POSITIVE_INFINITY)) return list.length + 1
    if (spell === 'cease-fire' && points < CEASE_FIRE_NEEDS) return list.length
    const places = list.flatMap((each, i) => (each === spell ? [i] : []))
    return places[Math.min(having, places.length - 1)] ?? list.length
  }
}

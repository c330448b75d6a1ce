import type { Seat } from '../../kernel/types.ts'
import { cardOf, characterCard } from '../open/cards.ts'
import { ENTRANCE } from '../open/spaces.ts'
import type { CaveState, Player } from '../state.ts'
import { LIMITS, SPELLS_BY_CRAFT } from '../tables/index.ts'
import type { AbilityId, Card, CharacterCard, CharacterId } from '../tables/table-types.ts'

// Who is who, and what holds for someone now.

/** A seat that has no Character yet, or none any more. */
export function nobody(seat: Seat, name: string, deaths = 0): Player {
  return {
    seat,
    name,
    character: null,
    alignment: 'neutral',
    at: ENTRANCE,
    from: null,
    lives: 0,
    gold: 0,
    strength: 0,
    craft: 0,
    objects: [],
    followers: [],
    trophies: [],
    spells: [],
    caveCards: 0,
    toad: 0,
    weakened: 0,
    barred: 0,
    misses: 0,
    passed: [],
    ready: 0,
    deaths,
    out: false,
  }
}

/** What `short-game` adds to the start. */
const SHORT = { strength: 2, craft: 2, gold: 3 } as const

/** He becomes that Character, with what everyone starts with (1.1, 2.1, 3.1, 4.1, C-79). */
export function become(s: Pick<CaveState, 'variants'>, p: Player, id: CharacterId): void {
  const { strength, craft, alignment } = characterCard(id)
  const more = s.variants.includes('short-game') ? SHORT : { strength: 0, craft: 0, gold: 0 }
  Object.assign(p, nobody(p.seat, p.name, p.deaths), {
    character: id,
    alignment,
    lives: LIMITS.lives,
    gold: LIMITS.gold + more.gold,
    strength: strength + more.strength,
    craft: craft + more.craft,
  })
}

export function playerOf(s: CaveState, seat: Seat): Player {
  const player = s.players[seat]
  if (player === undefined) throw new Error(`there is no seat ${seat}`)
  return player
}

/** Whose turn it is. */
export function activePlayer(s: CaveState): Player {
  return playerOf(s, s.active)
}

/** Seats with a Character, from that one on in the order of play (C-96). */
export function living(s: CaveState, from: Seat): readonly Player[] {
  return [...s.players.slice(from), ...s.players.slice(0, from)].filter(({ character }) => character !== null)
}

/** The Character of a living player; throws for one who has none. */
export function cardOfPlayer({ character, name }: Player): CharacterCard {
  if (character === null) throw new Error(`${name} has no Character`)
  return characterCard(character)
}

/** Who it is, for words and dice. */
export function idOf(p: Player): string {
  return p.character ?? `seat-${p.seat}`
}

// ---------------------------------------------------------------- abilities and totals

/** 8.2: it stands on his card, whether he can use it now or not. */
export function bears(p: Player, ability: AbilityId): boolean {
  return p.character !== null && characterCard(p.character).abilities.some(({ id }) => id === ability)
}

export function isToad({ toad }: Player): boolean {
  return toad > 0
}

/** 8.1: he can use it, and it goes before any rule. A Toad can use nothing (C-42). */
export function can(p: Player, ability: AbilityId): boolean {
  return !isToad(p) && bears(p, ability)
}

/** What he has and can use now: Objects and Followers; nothing of a Toad's (C-42). */
export function usable(p: Player): readonly Card[] {
  return isToad(p) ? [] : [...p.objects, ...p.followers].map(cardOf)
}

// Bots ask for the totals some ten thousand times in a game: these are loops without lists.

function added(p: Player, field: 'strength' | 'craft' | 'combat' | 'gate' | 'spells'): number {
  if (isToad(p)) return 0
  let sum = 0
  for (const copy of p.objects) sum += cardOf(copy)[field] ?? 0
  for (const copy of p.followers) sum += cardOf(copy)[field] ?? 0
  return sum
}

/** What a Toad has of Strength and of Craft, in all (C-42). */
const OF_A_TOAD = 1

/** 1.6: without what counts in Combat only. */
export function strengthOf(p: Player): number {
  return isToad(p) ? OF_A_TOAD : p.strength + added(p, 'strength')
}

/** 2.5 */
export function craftOf(p: Player): number {
  return isToad(p) ? OF_A_TOAD : p.craft + added(p, 'craft')
}

const ARM = 1

/** 1.6, 14.4: with the best Weapon, or two of the Pit Gladiator's, and what else counts in Combat; `dragons` where every Enemy is one. */
export function combatStrength(p: Player, dragons = false): number {
  return strengthOf(p) + armed(p, dragons) + added(p, 'combat') + (can(p, 'clockwork-arm') ? ARM : 0)
}

/** All Weapons are Objects. */
function armed(p: Player, dragons: boolean): number {
  if (isToad(p)) return 0
  let [best, second] = [0, 0]
  for (const copy of p.objects) {
    const { weapon = 0, againstDragons = weapon } = cardOf(copy)
    const adds = dragons ? againstDragons : weapon
    if (adds > best) [best, second] = [adds, best]
    else if (adds > second) second = adds
  }
  return can(p, 'two-weapons') ? best + second : best
}

/** C-61: at Heavy Gates. */
export function gateStrength(p: Player): number {
  return strengthOf(p) + added(p, 'gate')
}

/** 2.6, C-84: how many Spells he may hold. */
export function spellLimit(p: Player): number {
  if (bears(p, 'no-spells')) return 0
  const craft = craftOf(p)
  return (SPELLS_BY_CRAFT[Math.min(craft, SPELLS_BY_CRAFT.length) - 1] ?? 0) + added(p, 'spells')
}

/** Of who has a Mule: any number, as the view says it. */
const ANY_NUMBER = 99
const BIG_PACK = 6

/** 5.3, C-45: how many Objects he may have, as a Toad too. Followers are not counted (6.2). */
export function carries(p: Player): number {
  if (p.followers.some((copy) => cardOf(copy).carries)) return ANY_NUMBER
  return bears(p, 'big-pack') ? BIG_PACK : LIMITS.objects
}

/** 5.2: his alignment allows it. */
export function mayOwn({ alignment }: Player, card: Card): boolean {
  return card.notFor !== alignment
}

/** 1.4, Bound Spirits: what a trophy counts. */
export function pointsOf(copy: string): number {
  const { strength, craft } = cardOf(copy)
  return strength ?? craft ?? 0
}

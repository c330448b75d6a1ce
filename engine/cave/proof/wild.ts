import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { spellsInPlay } from '../chapters/cards.ts'
import { isBeast, isInPlay, isObject } from '../open/cards.ts'
import { CHAMBER_SPACES, spaceOf } from '../open/spaces.ts'
import type { Variant } from '../open/variants.ts'
import { BOARD, CARDS, CHARACTERS } from '../tables/index.ts'
import { ALIGNMENTS, type Card, CHARACTER_IDS, type CharacterCard } from '../tables/table-types.ts'

// Made-up games that begin in the thick of it: everyone is laden, hurt, enriched or a Toad, cards lie all over the cave, and the Crystal is
// often known. So rare things come up.

const MOST_GAIN = 8
const MOST_GOLD = 12
const MOST_ROUND = 60
const MOST_LYING = 10
const CARRIED = 4
const FACES = 6
const SPACES = BOARD.spaces.map(({ id }) => id)
const IN_PLAY = CARDS.filter(({ copies }) => copies.some(isInPlay))

/** Cards that are nowhere yet. */
class Pile {
  private readonly chance: Stream
  private left: string[]

  constructor(chance: Stream, wanted: (card: Card) => boolean) {
    this.chance = chance
    this.left = IN_PLAY.filter(wanted).flatMap(({ copies }) => copies)
  }

  /** Some of them, at most that many. */
  some(most: number): readonly string[] {
    return Array.from({ length: below(this.chance, most + 1) }, () => this.one()).flatMap((copy) => copy ?? [])
  }

  private one(): string | undefined {
    const [copy] = this.left.splice(below(this.chance, Math.max(1, this.left.length)), 1)
    return copy
  }
}

/** A scenario for that many seats; the same stream always makes the same one. */
export function wildScenario(chance: Stream, seats: number, variants: readonly Variant[] = []): { readonly [field: string]: Json } {
  // What someone may hold whatever his alignment; what lies about may be anything but an Event.
  const objects = new Pile(chance, (card) => isObject(card) && card.gold === undefined && card.notFor === undefined && card.deck === 'cave')
  const followers = new Pile(chance, ({ type, deck }) => type === 'follower' && deck === 'cave')
  const trophies = new Pile(chance, (card) => isBeast(card) && card.deck === 'cave')
  const lying = new Pile(chance, (card) =>
    card.deck === 'adventure'
      ? card.type !== 'event'
      : ['spirit', 'stranger', 'place'].includes(card.type) || card.gold !== undefined || card.notFor !== undefined,
  )
  const spells = shuffled(chance, spellsInPlay({ variants: [...variants] }))
  const characters = shuffled(chance, CHARACTER_IDS)
  // Everyone near one place, so that they meet.
  const near = withNeighbours(oneOf(chance, SPACES))
  const players = Array.from({ length: seats }, (_, seat) => {
    const card = CHARACTERS.find(({ id }) => id === characters[seat])
    if (card === undefined) throw new Error('there are eight Characters')
    return wildPlayer(chance, card, near, {
      objects: objects.some(CARRIED),
      followers: followers.some(2),
      trophies: trophies.some(3),
      spells,
    })
  })
  return {
    round: 1 + below(chance, MOST_ROUND),
    turn: below(chance, seats),
    first: below(chance, seats),
    start: oneOf(chance, ['move', 'encounter'] as const),
    ...(below(chance, 2) === 0 ? { crystal: oneOf(chance, CHAMBER_SPACES) } : {}),
    ...(below(chance, 6) === 0 ? { dark: below(chance, seats) } : {}),
    players,
    lying: wildLying(chance, near, lying),
    ...(below(chance, 3) === 0 ? { counts: { 'crystal-pool': 2, 'forgotten-vault': 2, beggar: 1, 'wandering-scholar': 1 } } : {}),
  }
}

function withNeighbours(space: string): readonly string[] {
  return [space, space, ...spaceOf(space).neighbours]
}

interface Things {
  readonly objects: readonly string[]
  readonly followers: readonly string[]
  readonly trophies: readonly string[]
  readonly spells: string[]
}

function wildPlayer(chance: Stream, card: CharacterCard, near: readonly string[], things: Things): Json {
  const at = oneOf(chance, near)
  const rarely = (turns: number) => (below(chance, FACES) === 0 ? turns : 0)
  const craft = card.craft + below(chance, MOST_GAIN)
  const held = card.id === 'cyborg' || craft < 3 ? 0 : below(chance, craft < 4 ? 2 : craft < 6 ? 3 : 4)
  const toad = rarely(2)
  return {
    character: card.id,
    at,
    ...(below(chance, 3) === 0 ? {} : { from: oneOf(chance, spaceOf(at).neighbours) }),
    strength: card.strength + below(chance, MOST_GAIN),
    craft,
    lives: 1 + below(chance, 4),
    gold: below(chance, MOST_GOLD),
    alignment: oneOf(chance, ALIGNMENTS),
    objects: things.objects,
    followers: things.followers,
    trophies: things.trophies,
    spells: toad > 0 ? [] : things.spells.splice(0, held),
    caveCards: below(chance, 7),
    toad,
    weakened: rarely(2),
    barred: rarely(3),
    misses: rarely(1),
  }
}

function wildLying(chance: Stream, near: readonly string[], pile: Pile): Json {
  const lying = new Map<string, { cards: string[]; gold: number }>()
  for (const copy of pile.some(MOST_LYING)) {
    const space = below(chance, 3) === 0 ? oneOf(chance, SPACES) : oneOf(chance, near)
    const there = lying.get(space) ?? { cards: [], gold: below(chance, 3) }
    there.cards.push(copy)
    lying.set(space, there)
  }
  return Object.fromEntries(lying)
}

function shuffled<T>(chance: Stream, list: readonly T[]): T[] {
  const rest = [...list]
  return list.map(() => rest.splice(below(chance, rest.length), 1)[0] as T)
}

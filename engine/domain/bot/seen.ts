import { keptCard, marked } from '../chapters/cards.ts'
import { isCard } from '../open/cards.ts'
import type { Character, DomainState, KeptCard, Square } from '../state.ts'
import type { CharacterGlimpse, DomainGlimpse } from '../view-types.ts'

/**
 * The game as a seat sees it, in the shape that the rules read. Nothing is hidden in this game but what no one has drawn; with `memory`
 * cards that lie face down are missing, and their squares count as blank.
 */
export function seen(view: DomainGlimpse): DomainState {
  const cards: Record<Square, KeptCard[]> = {}
  const treasures: DomainState['treasures'] = {}
  const blanks = [...view.blanks, ...view.turned]
  for (const each of view.cards) {
    if ('treasure' in each) {
      if (each.treasure !== null) treasures[each.square] = [...(treasures[each.square] ?? []), { treasure: each.treasure, up: each.lost }]
    } else if (each.card !== null && isCard(each.card)) {
      const lying = keptCard({ ...marked(each.card, each.magic), ...(each.shut && { shut: true }) })
      cards[each.square] = [...(cards[each.square] ?? []), lying]
    } else blanks.push(each.square)
  }
  return {
    phase: view.phase,
    round: view.round,
    rounds: view.rounds,
    // What is not shown cannot be told from what is not there: the rules for those who know are used.
    variants: VARIANTS_SEEN.filter((variant) => view.variants.includes(variant)),
    order: [...view.order],
    at: Math.max(0, view.order.indexOf(view.active)),
    wished: null,
    tiles: Object.fromEntries(view.tiles.map(({ id, slot, turn }) => [slot.join('-'), `${id}/${turn}` as const])),
    large: { west: view.large.west?.id ?? null, treasure: view.large.treasure?.id ?? null, east: view.large.east?.id ?? null },
    blanks,
    cards,
    treasures,
    gone: [...view.gone],
    warlock: view.warlock,
    characters: view.characters.map(characterSeen),
    turn: view.turn === null ? null : { ...view.turn },
    fight: view.fight,
    end: view.end,
  }
}

const VARIANTS_SEEN = ['open-quadrants', 'dark-inner', 'easy'] as const

function characterSeen(view: CharacterGlimpse): Character {
  return {
    seat: view.seat,
    name: view.name,
    quadrant: view.quadrant,
    status: view.status,
    at: view.at,
    from: view.from,
    came: view.came,
    held: view.held,
    lifePoints: view.lifePoints,
    luck: view.luck,
    experience: view.experience,
    lantern: view.lantern,
    items: view.items.map(({ id, magic, left }) => keptCard({ ...marked(id, magic), ...(left === undefined ? {} : { left }) })),
    treasure: view.treasure,
    passage: view.passage,
    effects: view.effects.map((effect) => ({ ...effect })),
    ...(view.summons && { summons: true }),
    ...(view.missesTurn && { missesTurn: true }),
    deaths: view.deaths,
    trail: view.trail.join(' '),
    going: [...view.going],
  }
}

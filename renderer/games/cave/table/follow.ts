import type { CharacterId } from '../../../../engine/cave/tables/table-types.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { kindOfCard } from '../kinds.ts'
import { type CaveTables, cardsOf, charactersOf } from '../tables.ts'
import { Fields } from './fields.ts'

// The table as the chronicle tells it, event by event: for the telling of a turn, and for the course of a whole game.

const ENTRANCE = 'cave-entrance'
const FOUNTAIN = 'underground-fountain'

type Followed = (view: CaveView, event: Fields, tables: CaveTables) => CaveView

/** The view after one more event; what tells nothing that can be seen leaves it as it is. */
export function follow(view: CaveView, { type, data }: LogEntry, tables: CaveTables): CaveView {
  const followed = FOLLOWED[type]
  return followed ? followed(view, new Fields(data), tables) : view
}

const FOLLOWED: Readonly<Record<string, Followed>> = {
  'round-began': (view, event) => ({ ...view, round: event.number('round') ?? view.round }),
  'turn-began': (view, event) => ({ ...view, turn: event.seat ?? view.turn, phase: 'move' }),
  'first-player': (view, event) => ({ ...view, first: event.seat ?? view.first }),
  'light-returned': (view) => ({ ...view, dark: null }),
  darkened: (view, event) => ({ ...view, dark: event.seat }),
  'crystal-found': (view, event) => ({ ...view, crystal: event.space }),
  dealt: begins,
  'new-character': begins,
  // Counters
  'strength-gained': counting('strength', 1),
  'strength-lost': counting('strength', -1),
  'craft-gained': counting('craft', 1),
  'craft-lost': counting('craft', -1),
  exchanged: (view, event, tables) => {
    const given = event.texts('trophies')
    const without = changed(view, event.seat, ({ trophies }) => ({ trophies: trophies.filter(({ id }) => !given.includes(id)) }))
    return counting('strength', 1)(without, event, tables)
  },
  'gold-gained': (view, event) => changed(view, event.seat, ({ gold }) => ({ gold: gold + amountOf(event) })),
  'gold-paid': (view, event) => changed(view, event.seat, ({ gold }) => ({ gold: gold - amountOf(event) })),
  'life-gained': lives,
  healed: lives,
  mended: lives,
  'life-lost': (view, event) => changed(view, event.seat, (player) => ({ lives: player.lives - 1 })),
  'alignment-changed': (view, event) => {
    const alignment = event.text('alignment')
    return alignment === 'good' || alignment === 'evil' ? changed(view, event.seat, () => ({ alignment })) : view
  },
  // Spells: how many of them is open
  'spell-gained': (view, event) => changed(view, event.seat, spells(1)),
  'spell-cast': (view, event) => changed(view, event.seat, spells(-1)),
  'spells-discarded': (view, event) => changed(view, event.seat, spells(-event.texts('spells').length)),
  // Things
  taken: (view, event, tables) => {
    const { seat } = event
    const cards = event.texts('cards')
    const gold = event.number('gold') ?? 0
    const from = seat === null ? null : (view.players[seat]?.at ?? null)
    const left = from === null ? view : lifted(view, from, cards, gold)
    return changed(left, seat, (player) => ({ ...withCards(player, cards, tables), gold: player.gold + gold }))
  },
  bought: (view, event, tables) => changed(view, event.seat, (player) => withCards(player, [event.text('ware') ?? ''], tables)),
  sold: (view, event) => changed(view, event.seat, without([event.text('card') ?? ''])),
  'things-lost': (view, event) => changed(view, event.seat, without(event.texts('cards'))),
  'put-down': (view, event) => {
    const { seat } = event
    const at = seat === null ? null : (view.players[seat]?.at ?? null)
    const cards = event.texts('cards')
    const gold = event.number('gold') ?? 0
    const laid = at === null ? view : lain(view, at, cards, gold)
    return changed(laid, seat, (player) => ({ ...without(cards)(player), gold: player.gold - gold }))
  },
  robbed: (view, event, tables) => {
    const loot = event.record('loot')
    const card = loot.text('card')
    const [gold, cards] = card === null ? [1, []] : [0, [card]]
    const robbed = changed(view, event.number('from'), (player) => ({ ...without(cards)(player), gold: player.gold - gold }))
    return changed(robbed, event.seat, (player) => ({ ...withCards(player, cards, tables), gold: player.gold + gold }))
  },
  // Places
  moved: placed,
  recalled: placed,
  fled: (view, event) => changed(view, event.seat, () => ({ at: event.text('to') ?? ENTRANCE, from: event.text('from') })),
  'left-chamber': (view, event) => changed(view, event.seat, () => ({ at: event.text('to') ?? ENTRANCE })),
  returned: (view, event) => changed(view, event.seat, () => ({ at: ENTRANCE, from: null })),
  washed: (view, event) => event.numbers('seats').reduce((now, seat) => changed(now, seat, () => ({ at: FOUNTAIN, from: null })), view),
  // Cards
  drawn: (view, event) => {
    const { seat } = event
    const at = seat === null ? null : (view.players[seat]?.at ?? null)
    return at === null ? view : lain(view, at, [event.text('card') ?? ''], 0)
  },
  happened: gone,
  gone,
  burnt: gone,
  slain: (view, event, tables) => {
    const card = event.text('card') ?? ''
    const { strength = 0, craft = 0 } = cardsOf(tables).get(card) ?? {}
    const trophy = { id: card, points: strength || craft }
    const kept = event.flag('trophy') ? changed(view, event.seat, ({ trophies }) => ({ trophies: [...trophies, trophy] })) : view
    return gone(kept, event)
  },
  swept: (view, event, tables) =>
    event.texts('spaces').reduce((now, space) => lifted(now, space, sweptFrom(now, space, tables), now.lying[space]?.gold ?? 0), view),
  // Deaths
  // Of the Cyborg, Gold and Followers alone are left.
  destroyed: (view, event) =>
    dies(
      changed(view, event.seat, () => ({ objects: [] })),
      event,
    ),
  died: dies,
  'game-over': (view) => ({ ...view, phase: 'over' }),
}

// ---------------------------------------------------------------- players

function changed(view: CaveView, seat: Seat | null, change: (player: PlayerView) => Partial<PlayerView>): CaveView {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? valued({ ...player, ...change(player) }) : player)) }
}

/** What the Gnome counts. */
function valued(player: PlayerView): PlayerView {
  return { ...player, wealth: player.gold + player.objects.length + player.followers.length }
}

function begins(view: CaveView, event: Fields, tables: CaveTables): CaveView {
  const id = event.text('character')
  const card = [...charactersOf(tables).values()].find((each) => each.id === id)
  if (card === undefined) return view
  const more = view.variants.includes('short-game') ? SHORT : NOTHING_MORE
  return changed(view, event.seat, ({ spells: held }) => ({
    character: card.id,
    alignment: card.alignment,
    at: ENTRANCE,
    from: null,
    lives: tables['4'].lives,
    gold: tables['4'].gold + more.gold,
    strength: summed(card.strength, more.counters),
    craft: summed(card.craft, more.counters),
    ...EMPTY_HANDED,
    carries: carriesOf(card.id, tables),
    spells: { ...held, count: 0 },
  }))
}

const NOTHING_MORE = { counters: 0, gold: 0 }
const SHORT = { counters: 2, gold: 3 }
const EMPTY_HANDED = { objects: [], followers: [], trophies: [], toad: 0, weakened: 0, barred: 0, misses: 0, passed: [], caveCards: 0 }
const BIG_PACK = 6

function carriesOf(character: CharacterId, tables: CaveTables): number {
  const isBig = charactersOf(tables)
    .get(character)
    ?.abilities.some(({ id }) => id === 'big-pack')
  return isBig ? BIG_PACK : tables['5.3'].objects
}

function summed(start: number, more: number) {
  const counters = start + more
  return { counters, start, total: counters, combat: counters }
}

function counting(what: 'strength' | 'craft', sign: 1 | -1): Followed {
  return (view, event) => {
    const by = sign * amountOf(event)
    return changed(view, event.seat, ({ strength, craft }) => {
      if (what === 'craft') return craft ? { craft: { ...craft, counters: craft.counters + by, total: craft.total + by } } : {}
      if (!strength) return {}
      const { counters, total, combat } = strength
      return { strength: { ...strength, counters: counters + by, total: total + by, combat: combat + by } }
    })
  }
}

function amountOf(event: Fields): number {
  return event.number('amount') ?? 0
}

function lives(view: CaveView, event: Fields): CaveView {
  return changed(view, event.seat, (player) => ({ lives: player.lives + amountOf(event) }))
}

function spells(by: number): (player: PlayerView) => Partial<PlayerView> {
  return ({ spells: now }) => ({ spells: { ...now, count: Math.max(0, now.count + by) } })
}

function placed(view: CaveView, event: Fields): CaveView {
  const path = event.texts('path')
  return changed(view, event.seat, ({ at }) => ({ at: event.space ?? at, from: path.length > 1 ? (path.at(-2) ?? null) : at }))
}

/** What was his lies where he died; another Character comes at his next turn. */
function dies(view: CaveView, event: Fields): CaveView {
  const { seat } = event
  const player = seat === null ? undefined : view.players[seat]
  if (player === undefined) return view
  const laid = lain(view, event.text('at') ?? player.at, [...player.objects, ...player.followers], player.gold)
  return changed(laid, seat, ({ deaths, spells: held }) => ({
    ...EMPTY_HANDED,
    character: null,
    strength: null,
    craft: null,
    lives: 0,
    gold: 0,
    spells: { ...held, count: 0 },
    deaths: deaths + 1,
  }))
}

const BAG = 'bag-of-gold'

/** Followers go with him, everything else is carried; a Bag of Gold is spent at once. */
function withCards({ objects, followers }: PlayerView, cards: readonly string[], tables: CaveTables): Partial<PlayerView> {
  const kept = cards.filter((card) => kindOfCard(card) !== BAG && cardsOf(tables).has(card))
  const isFollower = (card: string) => cardsOf(tables).get(card)?.type === 'follower'
  return {
    objects: [...objects, ...kept.filter((card) => !isFollower(card))],
    followers: [...followers, ...kept.filter(isFollower)],
  }
}

function without(cards: readonly string[]): (player: PlayerView) => Partial<PlayerView> {
  return ({ objects, followers }) => ({
    objects: objects.filter((card) => !cards.includes(card)),
    followers: followers.filter((card) => !cards.includes(card)),
  })
}

// ---------------------------------------------------------------- what lies about

const NOTHING = { cards: [], gold: 0 }

function lain(view: CaveView, space: string, cards: readonly string[], gold: number): CaveView {
  const before = view.lying[space] ?? NOTHING
  const now = { cards: [...before.cards, ...cards.filter((card) => !before.cards.includes(card))], gold: before.gold + gold }
  return now.cards.length + now.gold === 0 ? view : { ...view, lying: { ...view.lying, [space]: now } }
}

function lifted(view: CaveView, space: string, cards: readonly string[], gold: number): CaveView {
  const before = view.lying[space]
  if (before === undefined) return view
  const now = { cards: before.cards.filter((card) => !cards.includes(card)), gold: Math.max(0, before.gold - gold) }
  const { [space]: _, ...rest } = view.lying
  return { ...view, lying: now.cards.length + now.gold === 0 ? rest : { ...rest, [space]: now } }
}

/** 13.4: Places stay, and what is turned up by whoever draws the earthquake; the card that was drawn last is its own. */
function sweptFrom(view: CaveView, space: string, tables: CaveTables): readonly string[] {
  if (view.players[view.turn]?.at === space) return []
  return (view.lying[space]?.cards ?? []).filter((card) => cardsOf(tables).get(card)?.type !== 'place')
}

/** A card that is discarded, from wherever it lay. */
function gone(view: CaveView, event: Fields): CaveView {
  const card = event.text('card') ?? ''
  const space = Object.keys(view.lying).find((each) => view.lying[each]?.cards.includes(card))
  return space === undefined ? view : lifted(view, space, [card], 0)
}

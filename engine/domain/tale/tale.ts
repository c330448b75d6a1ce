import { mostTelling, type Weighed } from '../../kernel/feats.ts'
import type { Step } from '../../kernel/play.ts'
import type { Tale, TalePerson } from '../../kernel/tale-types.ts'
import type { Seat } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import { richesOf } from '../chapters/cards.ts'
import type { DomainEvent } from '../event-types.ts'
import { cardOf, isCard } from '../open/cards.ts'
import { kindName } from '../open/names.ts'
import { recall } from '../recall.ts'
import type { Character, DomainState } from '../state.ts'
import { START } from '../tables/index.ts'
import type { LargePlace } from '../tables/table-types.ts'
import { isDomainEvent } from '../text/index.ts'
import { DEEDS, deathToFollow, fellText, summary, toFollow } from '../text/tale.ts'
import { chapters, kindOf } from './chapters.ts'
import { luckBook } from './luck.ts'

interface Told {
  readonly first: DomainState
  readonly last: DomainState
  readonly steps: readonly Step[]
}

/**
 * What is told of a game: from its last state, and from the events and rolls of its inputs. One that has not ended is told as given up; of an
 * open game from memory, without the names of what lies face down (D-123).
 */
export function tale({ first, last, steps: played }: Told): Tale {
  const names = recall.forgotten(last)
  const steps =
    names.size === 0 ? played : played.map((step) => ({ ...step, events: step.events.map((event) => recall.event(event, names)) }))
  const luck = luckBook()
  const lives = last.characters.map(({ seat }) => newLife(seat))
  const kills = new Map<string, number>()
  const squares = new Set<string>()
  let { round } = first
  for (const { events, rolls } of steps) {
    for (const { dice } of rolls) luck.thrown(dice)
    for (const event of events) {
      if (!isDomainEvent(event)) continue
      luck.note(event)
      if (event.type === 'round-began') round = event.round
      if (event.type === 'moved') squares.add(event.to)
      if (event.type === 'entered') squares.add(event.square)
      if (event.type === 'creature-beaten') kills.set(kindOf(event.card), (kills.get(kindOf(event.card)) ?? 0) + 1)
      if ('seat' in event) note(lives[event.seat], event, round)
    }
  }
  const people = last.characters.map((c) => person(last, c, lives[c.seat] ?? newLife(c.seat)))
  const deaths = last.characters.reduce((sum, c) => sum + c.deaths, 0)
  const deeds = last.characters.flatMap((c) => deedsOf(last, c, lives[c.seat] ?? newLife(c.seat)))
  const won = people.filter(({ victory }) => victory)
  return {
    version: 1,
    text: summary({
      kind: last.end?.kind ?? null,
      winners: won.map(({ name }) => name),
      riches: won[0]?.score ?? 0,
      rounds: last.round,
      deaths,
    }),
    turns: last.round,
    depth: 0,
    explored: squares.size,
    people,
    kills: [...kills].map(([kind, count]) => ({ kind, label: kindName(kind), count })).sort((a, b) => b.count - a.count),
    luck: luck.luck(),
    feats: mostTelling(deeds, lives.flatMap(lossOf)),
    chapters: chapters(last, steps, first.round),
  }
}

// ---------------------------------------------------------------- one character's game

interface Life {
  readonly seat: Seat
  kills: number
  tiles: number
  /** The hardest that he beat, by its defence. */
  hardest: { readonly kind: string; readonly defence: number; readonly round: number } | null
  took: { readonly treasure: string; readonly round: number } | null
  opened: { readonly place: LargePlace; readonly round: number } | null
  /** The least that he had and lived. */
  least: { readonly left: number; readonly round: number }
  escaped: { readonly cause: string; readonly round: number } | null
  fell: { readonly round: number; readonly cause: string } | null
}

function newLife(seat: Seat): Life {
  const least = { left: START.lifePoints, round: 0 }
  return { seat, kills: 0, tiles: 0, hardest: null, took: null, opened: null, least, escaped: null, fell: null }
}

function note(life: Life | undefined, event: DomainEvent, round: number): void {
  if (life === undefined) return
  switch (event.type) {
    case 'creature-beaten': {
      life.kills += 1
      const card = isCard(event.card) ? cardOf(event.card) : null
      const defence = card?.type === 'creature' ? (card.defence ?? MEDUSA_WORTH) : 0
      if (defence > (life.hardest?.defence ?? 0)) life.hardest = { kind: kindOf(event.card), defence, round }
      return
    }
    case 'tile-laid':
      life.tiles += 1
      return
    case 'chamber-laid':
      if (event.place === 'treasure' || life.opened === null) life.opened = { place: event.place, round }
      return
    case 'taken':
      if ('treasure' in event) life.took = { treasure: event.treasure, round }
      return
    case 'life-lost':
      if (event.left > 0 && event.left < life.least.left) life.least = { left: event.left, round }
      return
    case 'life-spared':
      if (event.amount >= life.least.left) life.escaped = { cause: event.cause, round }
      return
    case 'died':
      life.fell = { round, cause: event.cause }
  }
}

/** She has no defence; to be rid of her is the greatest of deeds. */
const MEDUSA_WORTH = 20

function person(s: DomainState, c: Character, life: Life): TalePerson {
  const victory = s.end?.winners.includes(c.seat) ?? false
  const riches = richesOf(c)
  return {
    slug: `seat-${c.seat}`,
    name: c.name,
    ...fateOf(s, c, life, victory),
    ...(s.end === null ? {} : { score: riches }),
    experience: 0,
    gold: 0,
    jewels: [],
    kills: life.kills,
    victory,
    counts: { deaths: c.deaths },
    deeds: deedsOf(s, c, life)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, TOLD)
      .map(({ text }) => capital(text)),
  }
}

function fateOf(s: DomainState, c: Character, life: Life, victory: boolean): Pick<TalePerson, 'fate' | 'fell'> {
  if (s.end === null) return { fate: 'abandoned' }
  if (victory) return { fate: 'came-out' }
  if (c.status === 'board' || c.status === 'passage') return { fate: 'lost' }
  if (life.fell === null) return { fate: 'lost' }
  const { round, cause } = life.fell
  return { fate: 'fallen', fell: { turn: round, level: 0, cause, text: fellText(round, cause) } }
}

const TOLD = 3
const MANY = 3
const CLOSE = 2

/** How much each sort of deed is worth telling beside the others. */
const WORTH = {
  won: 300,
  richest: 200,
  lasted: 150,
  took: 100,
  opened: 40,
  slew: 20,
  slewMany: 15,
  survived: 30,
  escaped: 25,
  laid: 5,
} as const

/** What he is remembered for, each sort once, in the round in which it was done. */
function deedsOf(s: DomainState, c: Character, life: Life): readonly Weighed[] {
  const { took, opened, hardest, kills, least, escaped, tiles } = life
  const { winners = [], treasure } = s.end ?? {}
  const told = (sort: keyof typeof WORTH, turn: number, text: string, more: { kind?: string; worth?: number } = {}): Weighed => {
    const { kind, worth = 0 } = more
    const named = kind === undefined ? {} : { kind }
    return { who: `seat-${c.seat}`, sort, turn, level: 0, text: toFollow(text), worth: WORTH[sort] + worth, ...named }
  }
  const won = winners.includes(c.seat)
  const isSlain = hardest !== null && kills > 0
  return [
    ...(won && treasure !== undefined ? [told('won', s.round, DEEDS.won(treasure), { kind: treasure })] : []),
    ...(won && treasure === undefined
      ? [richesOf(c) > 0 ? told('richest', s.round, DEEDS.richest(richesOf(c))) : told('lasted', s.round, DEEDS.lasted(c.experience))]
      : []),
    ...(took === null || (won && took.treasure === treasure)
      ? []
      : [told('took', took.round, DEEDS.took(took.treasure), { kind: took.treasure })]),
    ...(opened === null
      ? []
      : [told('opened', opened.round, DEEDS.opened(opened.place), { kind: opened.place, worth: opened.place === 'treasure' ? 40 : 0 })]),
    ...(isSlain ? [told('slew', hardest.round, DEEDS.slew(hardest.kind), { kind: hardest.kind, worth: hardest.defence })] : []),
    ...(kills >= MANY ? [told('slewMany', s.round, DEEDS.slewMany(kills), { worth: kills })] : []),
    ...(c.deaths === 0 && least.left <= CLOSE ? [told('survived', least.round, DEEDS.survived(least.left))] : []),
    ...(escaped === null ? [] : [told('escaped', escaped.round, DEEDS.escaped(escaped.cause))]),
    ...(tiles > 0 ? [told('laid', s.round, DEEDS.laid(tiles), { worth: tiles / 10 })] : []),
  ]
}

/** His last death. */
function lossOf({ seat, fell }: Life): readonly Weighed[] {
  if (fell === null) return []
  const { round, cause } = fell
  return [{ who: `seat-${seat}`, turn: round, level: 0, text: deathToFollow(cause), sort: 'fell', kind: cause, worth: round }]
}

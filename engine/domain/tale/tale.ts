import type { Step } from '../../kernel/play.ts'
import type { Tale, TalePerson } from '../../kernel/tale-types.ts'
import type { Seat } from '../../kernel/types.ts'
import { cardOf, isCard, richesOf } from '../chapters/cards.ts'
import type { DomainEvent } from '../event-types.ts'
import type { Character, DomainState } from '../state.ts'
import { START } from '../tables/index.ts'
import { isDomainEvent } from '../text/index.ts'
import { kindName } from '../text/names.ts'
import { DEEDS, fellText, summary } from '../text/tale.ts'
import { chapters } from './chapters.ts'
import { luckBook } from './luck.ts'

interface Told {
  readonly first: DomainState
  readonly last: DomainState
  readonly steps: readonly Step[]
}

/** What is told of a game: from its last state, and from the events and rolls of its inputs. One that has not ended is told as given up. */
export function tale({ first, last, steps }: Told): Tale {
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
  const winner = people.find(({ victory }) => victory)?.name ?? null
  return {
    version: 1,
    text: summary(last.end?.kind ?? null, winner, last.round, deaths),
    turns: last.round,
    depth: 0,
    explored: squares.size,
    people,
    kills: [...kills].map(([kind, count]) => ({ kind, label: kindName(kind), count })).sort((a, b) => b.count - a.count),
    luck: luck.luck(),
    chapters: chapters(last, steps, first.round),
  }
}

function kindOf(card: string): string {
  return isCard(card) ? cardOf(card).kind : card
}

// ---------------------------------------------------------------- one character's game

interface Life {
  readonly seat: Seat
  kills: number
  tiles: number
  /** The hardest that he beat, by its defence. */
  hardest: { readonly kind: string; readonly defence: number } | null
  took: string | null
  opened: 'west' | 'treasure' | 'east' | null
  /** The least that he had and lived. */
  least: number
  escaped: string | null
  fell: { readonly round: number; readonly cause: string } | null
}

function newLife(seat: Seat): Life {
  return { seat, kills: 0, tiles: 0, hardest: null, took: null, opened: null, least: START.lifePoints, escaped: null, fell: null }
}

function note(life: Life | undefined, event: DomainEvent, round: number): void {
  if (life === undefined) return
  switch (event.type) {
    case 'creature-beaten': {
      life.kills += 1
      const card = isCard(event.card) ? cardOf(event.card) : null
      const defence = card?.type === 'creature' ? (card.defence ?? MEDUSA_WORTH) : 0
      if (defence > (life.hardest?.defence ?? 0)) life.hardest = { kind: kindOf(event.card), defence }
      return
    }
    case 'tile-laid':
      life.tiles += 1
      return
    case 'chamber-laid':
      life.opened = event.place === 'treasure' || life.opened === null ? event.place : life.opened
      return
    case 'taken':
      if ('treasure' in event) life.took = event.treasure
      return
    case 'life-lost':
      if (event.left > 0) life.least = Math.min(life.least, event.left)
      return
    case 'life-spared':
      if (event.amount >= life.least) life.escaped = event.cause
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
    deeds: deedsOf(s, c, life, victory, riches),
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

/** The greatest first, three at most. */
function deedsOf(s: DomainState, c: Character, life: Life, victory: boolean, riches: number): readonly string[] {
  const { treasure } = s.end ?? {}
  const won = victory ? [treasure === undefined ? DEEDS.richest(riches) : DEEDS.won(treasure)] : []
  const took = life.took !== null && !(victory && life.took === treasure) ? [DEEDS.took(life.took)] : []
  const opened = life.opened === null ? [] : [DEEDS.opened(life.opened)]
  const slew = life.hardest === null ? [] : [DEEDS.slew(life.hardest.kind)]
  const many = life.kills >= MANY ? [DEEDS.slewMany(life.kills)] : []
  const close = c.deaths === 0 && life.least <= CLOSE ? [DEEDS.survived(life.least)] : []
  const lucky = life.escaped === null ? [] : [DEEDS.escaped(life.escaped)]
  const laid = life.tiles > 0 ? [DEEDS.laid(life.tiles)] : []
  return [...won, ...took, ...opened, ...slew, ...many, ...close, ...lucky, ...laid].slice(0, TOLD)
}

import type { Weighed } from '../../kernel/feats.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pointsOf } from '../chapters/characters.ts'
import type { CaveEvent } from '../event-types.ts'
import { cardOf, kindOf } from '../open/cards.ts'
import type { Trial } from '../state.ts'
import type { CharacterId, SpaceId } from '../tables/table-types.ts'
import { FEATS } from '../text/tale.ts'

/** What is kept of a seat's game, whichever Character it plays. */
export interface Life {
  readonly seat: Seat
  kills: number
  /** The greatest Enemy beaten, by what it attacks with. */
  greatest: { readonly kind: string; readonly points: number } | null
  won: number
  lost: number
  caveCards: number
  adventureCards: number
  chambers: number
  searches: number
  robbed: number
  readonly gold: Map<string, number>
  passed: Trial[]
  found: boolean
  /** Others beaten in a fight. */
  readonly beat: Seat[]
  /** The round in which the present Character began. */
  since: number
  /** The most rounds that one Character has lived. */
  longest: number
  /** In Combat, when the Old Black Dragon fell; null where it did not. */
  dragonAt: number | null
  readonly deaths: { readonly round: number; readonly at: SpaceId; readonly cause: string; readonly character: CharacterId }[]
  /** Deeds and losses that may be told first. */
  readonly feats: Weighed[]
  readonly losses: Weighed[]
  /** In the last fight: what was added to the die. */
  strength: number
}

export function newLife(seat: Seat, since: number): Life {
  return {
    seat,
    kills: 0,
    greatest: null,
    won: 0,
    lost: 0,
    caveCards: 0,
    adventureCards: 0,
    chambers: 0,
    searches: 0,
    robbed: 0,
    gold: new Map(),
    passed: [],
    found: false,
    beat: [],
    since,
    longest: 0,
    dragonAt: null,
    deaths: [],
    feats: [],
    losses: [],
    strength: 0,
  }
}

const GREATEST_DRAGON = 'old-black-dragon'
/** From this Strength or Craft on an Enemy is worth telling first. */
const TOLD_FROM = 7
const WORTH = { trial: 20, found: 25, slain: 2, death: 30 } as const

/** Keeps what happened to that seat. */
export function note(life: Life, event: CaveEvent & Pick<GameEvent, 'rolls'>, round: number): void {
  const who = `seat-${life.seat}`
  const feat = { who, turn: round, level: 0 } as const
  switch (event.type) {
    case 'drawn':
      if (event.deck === 'cave') life.caveCards += 1
      else life.adventureCards += 1
      return
    case 'fought':
      if (event.result === 'won') life.won += 1
      if (event.result === 'lost') life.lost += 1
      life.strength = event.score - Math.max(0, ...(event.rolls ?? []).flatMap(({ topic, total }) => (topic === 'blow' ? [total] : [])))
      return
    case 'slain':
      slain(life, event.card, feat)
      return
    case 'gold-gained':
      life.gold.set(event.from, (life.gold.get(event.from) ?? 0) + event.amount)
      return
    case 'chamber':
      life.chambers += 1
      return
    case 'searched':
      life.searches += 1
      return
    case 'crystal-found':
      life.found = true
      life.feats.push({ ...feat, text: FEATS.found(event.at), sort: 'found', worth: WORTH.found })
      return
    case 'trial':
      if (!event.passed) return
      if (!life.passed.includes(event.trial)) life.passed.push(event.trial)
      life.feats.push({ ...feat, text: FEATS.passed(event.trial), sort: 'trial', kind: event.trial, worth: WORTH.trial })
      return
    case 'died':
      fell(life, event.character, event.at, event.cause, round)
      return
    case 'destroyed':
      fell(life, 'cyborg', 'ancient-power-plant', 'ancient-power-plant', round)
      return
    case 'new-character':
      life.since = round
  }
}

function slain(life: Life, card: string, feat: Pick<Weighed, 'who' | 'turn' | 'level'>): void {
  const { kind } = cardOf(card)
  const points = pointsOf(card)
  life.kills += 1
  if (points > (life.greatest?.points ?? 0)) life.greatest = { kind, points }
  if (kind === GREATEST_DRAGON) life.dragonAt = Math.min(life.strength, life.dragonAt ?? life.strength)
  if (points >= TOLD_FROM) life.feats.push({ ...feat, text: FEATS.slew(kind), sort: 'slew', kind, worth: WORTH.slain * points })
}

function fell(life: Life, character: CharacterId, at: SpaceId, cause: string, round: number): void {
  life.deaths.push({ round, at, cause, character })
  life.longest = Math.max(life.longest, round - life.since + 1)
  const text = cause === 'ancient-power-plant' ? FEATS.destroyed() : FEATS.died(character, at)
  life.losses.push({ who: `seat-${life.seat}`, turn: round, level: 0, text, sort: 'died', kind: kindOf(cause), worth: WORTH.death })
}

import { mayCarry } from '../chapters/08-objects.ts'
import { carries, creatureRow, decksLeft, itemsOf, lyingOn, objectsOn, readKept } from '../chapters/cards.ts'
import { cardOf, isTreasure, objectOf } from '../open/cards.ts'
import type { Character, DomainState, Square } from '../state.ts'
import type { DeckId, ObjectCard } from '../tables/table-types.ts'
import { fightOddsOf, gainInAttack, strengthOf } from './fights.ts'
import type { Temper } from './temper.ts'

// What things are worth to a character, in points of experience.

/** All of a temper that tells what a card is worth. */
type Fear = Pick<Temper, 'life'>

/** What losing that many life points costs: the fewer are left, the more, up to the life itself. */
export function lossOf(c: Character, points: number, { life }: Fear): number {
  const whole = lifeWorth(c)
  if (points >= c.lifePoints) return whole
  return Math.min(whole, (points * life * 5) / Math.max(1, c.lifePoints))
}

/** A life: what he has become, and less of it the nearer he is to losing it anyway. No one gets life points back by waiting. */
export function lifeWorth(c: Character): number {
  return (4 + strengthOf(c) * 0.7 + (c.treasure === null ? 0 : 30)) * (0.3 + 0.07 * c.lifePoints)
}

const KIND_WORTH: Readonly<Record<string, number>> = {
  rope: 1.5,
  'magic-ring': 1.5,
  talisman: 4,
  'summon-evil': 0.2,
  'healing-potion': 2.5,
  'unlabelled-potion': 0.4,
  javelin: 4,
  'sword-of-light': 7,
  'mirror-shield': 4,
  'parchment-ante-freeze': 1.5,
  'parchment-fireball': 1.5,
}

/** What one more thing adds to him. */
export function worthOf(c: Character, card: string): number {
  const object = objectOf(card)
  const { kind, riches = 0, heal, attack, defence } = object
  if (attack !== undefined && object.thrown !== true)
    return gainInAttack(c, card) * 1.2 + (kind === 'sword-of-light' && !owns(c, kind) ? 6 : 0)
  if (defence !== undefined) return gainInDefence(c, object) * 1.6 + (KIND_WORTH[kind] ?? 0)
  if (heal !== undefined) return heal * 0.6
  return (KIND_WORTH[kind] ?? smallWorth(object)) + riches * 0.02
}

/** Keys, books and ingredients: a little, for they are light. */
function smallWorth({ weight }: ObjectCard): number {
  return weight === 'light' ? 0.5 : 0.7
}

function owns(c: Character, kind: string): boolean {
  return carries(c, kind)
}

function gainInDefence(c: Character, { worn, defence = 0 }: ObjectCard): number {
  if (worn === 'shield') return owns(c, 'shield') || owns(c, 'mirror-shield') ? 0 : 0.6
  const same = itemsOf(c).some(({ card }) => objectOf(card).worn === worn)
  return same ? 0 : defence
}

/** What drawing a card of a deck means to him now, on average over what is left in it. */
interface Draw {
  readonly worth: number
  /** What the bad ones cost, with nothing set against it. */
  readonly risk: number
}

/** Of each deck, worked out when it is asked for. */
export type DrawWorth = (deck: DeckId) => Draw

export function drawWorth(s: DomainState, c: Character, temper: Temper): DrawWorth {
  const draws = new Map<DeckId, Draw>()
  const left = decksLeft(s)
  const worthOfCard = cardWorths(s, c, temper)
  return (deck) => {
    let draw = draws.get(deck)
    if (draw === undefined) {
      draw = drawOf(left[deck].map(worthOfCard))
      draws.set(deck, draw)
    }
    return draw
  }
}

function drawOf(worths: readonly number[]): Draw {
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, worths.length)
  return { worth: mean(worths), risk: -mean(worths.filter((each) => each < 0)) }
}

const known = new Map<string, Map<string, number>>()
/** More than the people of several games come to in many turns. */
const KEPT = 200

/** The worth of every card to him, each worked out once for as long as he stays as he is: mostly from one question to the next. */
function cardWorths(s: DomainState, c: Character, { life }: Fear): (card: string) => number {
  const { items, effects, experience, lifePoints, treasure } = c
  const key = JSON.stringify([items, effects, experience, lifePoints, treasure, life, s.variants])
  if (known.size >= KEPT) known.clear()
  const worths = known.get(key) ?? new Map<string, number>()
  known.set(key, worths)
  return (card) => {
    let worth = worths.get(card)
    if (worth === undefined) {
      worth = cardWorth(s, c, card, { life })
      worths.set(card, worth)
    }
    return worth
  }
}

const HAZARD_COSTS: Readonly<Record<string, number>> = { rubble: 1, trapdoor: 0, pentagram: 0.3, 'strong-breeze': 0.8 }

/** Meeting that card: what it brings, less what it costs. */
function cardWorth(s: DomainState, c: Character, id: string, fear: Fear): number {
  const card = cardOf(id)
  switch (card.type) {
    case 'object':
      return mayCarry(c, id) ? worthOf(c, id) : worthOf(c, id) * 0.3
    case 'hazard':
      return card.lifePoints === undefined ? -(HAZARD_COSTS[card.kind] ?? 0.6) : -lossOf(c, card.lifePoints, fear) - 1
    case 'creature': {
      if (card.kind === 'medusa') return owns(c, 'mirror-shield') ? 1 : -lifeWorth(c)
      const { win, lose } = fightOddsOf(s, c, { card: id }, null)
      return win * BEATEN - lose * lossOf(c, creatureRow(s, id).lifePoints, fear) - (1 - win) * 0.4
    }
  }
}

/** A point of experience, and the way is free. */
export const BEATEN = 1.2

/** A square where something lies that he would take. */
export function heapWorth(s: DomainState, c: Character, square: Square): number {
  return lyingOn(s, square).reduce((sum, { card }) => {
    if (cardOf(card).type !== 'object' || !mayCarry(c, card)) return sum
    return sum + Math.max(0, worthOf(c, card) - 0.6)
  }, 0)
}

/** What is worth no more is left lying. */
export const WORTH_TAKING = 0.15

/** Something lies there that he would take. */
export function isWorthTaking(s: DomainState, c: Character, square: Square): boolean {
  return objectsOn(s, square).some(({ card }) => mayCarry(c, card) && worthOf(c, card) > WORTH_TAKING)
}

/** A card or a major treasure that lies before him. */
export function thingWorth(c: Character, thing: string): number {
  return isTreasure(thing) ? (c.treasure === null ? TREASURE : 0) : worthOf(c, thing)
}

/** Why he takes it, in a few words. */
export function takingReason(c: Character, thing: string): string {
  if (isTreasure(thing)) return 'Carried out of the domain, it wins the game'
  const { kind, attack, thrown, harmsUndead, defence, heal, spells, parchment, ingredients, freeIngredients, opens, riches } =
    objectOf(thing)
  const gain = attack === undefined || thrown === true ? 0 : gainInAttack(c, thing)
  if (gain > 0) return `It raises your best attack by ${gain}`
  if (harmsUndead === true) return 'It harms the undead, as few weapons do'
  if (defence !== undefined) return 'It can raise your defence'
  if (heal !== undefined) return 'It restores life points when you need them'
  if (spells !== undefined || parchment !== undefined) return 'It teaches magic, and weighs little'
  if (ingredients !== undefined || freeIngredients !== undefined) return 'It pays for spells'
  if (opens !== undefined) return 'It weighs little and opens a door'
  if (riches !== undefined) return 'Riches decide when a last round ends the game'
  return kind === 'rope' ? 'It gets you out of pits and across them' : 'You have a place free for it'
}

/** What he carries that is worth less to him than something that lies before him and is too much for him (8.1); null for nothing. */
export function swappedAway(s: DomainState, c: Character, square: Square): string | null {
  const tooMuch = objectsOn(s, square).filter(({ card }) => !mayCarry(c, card))
  if (tooMuch.length === 0) return null
  const swaps = itemsOf(c).flatMap(({ card: own, magic }) => {
    // Outside its room what is magical would lose that (D-87).
    if (magic === true) return []
    const without = { ...c, items: c.items.filter((kept) => readKept(kept).card !== own) }
    const kept = worthOf(without, own)
    return tooMuch.flatMap(({ card }) => (mayCarry(without, card) ? [{ own, gain: worthOf(without, card) - kept }] : []))
  })
  const best = swaps.reduce((a, b) => (b.gain > a.gain ? b : a), { own: '', gain: WORTH_A_SWAP })
  return best.own === '' ? null : best.own
}

/** So much more something has to be worth that he puts something else down for it. */
const WORTH_A_SWAP = 1

/** A major treasure: more than all else. */
export const TREASURE = 40

import type {
  Card,
  CreatureCard,
  DeckId,
  DomainTables,
  HazardCard,
  ObjectCard,
  Treasure,
} from '../../../../engine/domain/tables/table-types.ts'
import { DOTS, effectOf, figureOf } from '../table/carried.ts'
import { cardsOf } from '../tables.ts'

// What is printed on the face of a card: its name, its figures, and in one line what it does.

export interface Inscription {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly type: Card['type'] | 'treasure'
  /** Where it is drawn; null for a major treasure. */
  readonly deck: DeckId | null
  /** `5 + D6 [10]`, `+4`, `−1 life`; empty where it has none. */
  readonly figure: string
  readonly line: string
  /** 1 to 3 for an object, by its weight; 0 for anything else. */
  readonly dots: number
  /** Hands that it takes in a fight; 0 for none. */
  readonly hands: number
  /** The rulebook has no such card: it was made for this app. */
  readonly isOurs: boolean
}

export interface Find {
  /** Found in a magic room, and still worth double. */
  readonly magic?: boolean
  /** Ingredients left on it. */
  readonly left?: number
}

/** The face of a card or of a major treasure by its id; null for an unknown one. */
export function inscriptionOf(tables: DomainTables, id: string, { magic = false, left }: Find = {}): Inscription | null {
  const treasure = tables.treasures.find((each) => each.id === id)
  if (treasure) return treasureFace(treasure)
  const found = cardsOf(tables).get(id)
  if (!found) return null
  const { card, deck } = found
  const head = { id, kind: card.kind, name: card.name, type: card.type, deck, dots: 0, hands: 0, isOurs: card.source === 'ours' }
  switch (card.type) {
    case 'creature':
      return { ...head, figure: creatureFigure(card, magic), line: creatureLine(tables, card, deck) }
    case 'hazard':
      return { ...head, figure: hazardFigure(card, magic), line: hazardLine(card) }
    case 'object':
      return { ...head, ...objectFace(card, magic, left) }
  }
}

function objectFace(card: ObjectCard, magic: boolean, left: number | undefined): Pick<Inscription, 'figure' | 'line' | 'dots' | 'hands'> {
  return {
    figure: isNamed(card) ? (left === undefined ? '' : String(left)) : figureOf({ card, magic }),
    line: capital([...objectLines(card, magic), effectOf({ card, magic })].join('; ')),
    dots: DOTS[card.weight],
    hands: card.attack === undefined ? (card.worn === 'shield' ? 1 : 0) : (card.hands ?? 1),
  }
}

/** Its name says its figure already: keys, books, ingredients none of which was spent. */
function isNamed({ opens, spells, ingredients }: ObjectCard): boolean {
  return opens !== undefined || spells !== undefined || ingredients !== undefined
}

/** What its figures do not say. */
function objectLines({ kind, name, parchment, ingredients }: ObjectCard, magic: boolean): readonly string[] {
  if (parchment !== undefined) return [`cast ${name.replace(/^Parchment: /, '')} once`]
  const [amount] = Object.entries(ingredients ?? {})
  if (amount !== undefined) return [`${amount[1] * (magic ? 2 : 1)} ${amount[0]}s for spells`]
  const special = OBJECTS[kind]
  return special === undefined ? [] : [special]
}

const OBJECTS: Readonly<Record<string, string>> = {
  rope: 'out of pits, and over them',
  'summon-evil': 'calls the evil of the skull chamber',
}

/** A star is undead: only marked weapons harm it. */
function creatureFigure({ attack, defence, undead }: CreatureCard, magic: boolean): string {
  if (attack === null || defence === null) return 'no blow'
  return `${attack * (magic ? 2 : 1)} + D6 [${defence}]${undead ? ' *' : ''}`
}

function creatureLine({ creatures }: DomainTables, { attack, undead, initiative }: CreatureCard, deck: DeckId): string {
  const { initiative: usual, lifePoints } = creatures[deck]
  const first = `Initiative ${initiative ?? usual ?? 0}`
  if (attack === null) return `${first}. Kills whoever is not quicker`
  const loss = `${first}, costs ${lifePoints ?? 0}`
  return undead ? `${loss}. Undead: few weapons harm it` : loss
}

function hazardFigure({ toughness, lifePoints }: HazardCard, magic: boolean): string {
  if (toughness !== undefined) return `[${toughness}]`
  return lifePoints === undefined ? '' : `−${lifePoints * (magic ? 2 : 1)} life`
}

function hazardLine({ kind, lock, toughness, perFailedClimb }: HazardCard): string {
  if (lock !== undefined) return `Key ${lock} opens it, or force`
  if (toughness !== undefined) return 'Lets one pass, then falls shut'
  return HAZARDS[kind] ?? (perFailedClimb === undefined ? '' : 'Its gas costs more each turn')
}

const HAZARDS: Readonly<Record<string, string>> = {
  'pit-trap': 'A fall; to climb out takes a turn',
  'toxic-pit': 'A fall, and gas for every turn in it',
  'spiked-trap': 'Spikes from the wall, for all who pass',
  'explosive-gas': 'Goes up by a lit lantern',
  'poison-gas': 'Harms whoever enters',
  'strong-breeze': 'Blows the lantern out',
  rubble: 'Only magic leads through',
  trapdoor: 'Down to other trapdoors and stairs',
  pentagram: 'The Warlock can appear here',
}

function treasureFace({ id, name, stars, riches, source }: Treasure): Inscription {
  return {
    id,
    kind: id,
    name,
    type: 'treasure',
    deck: null,
    figure: '★'.repeat(stars),
    line: `${TREASURES[id]}; worth ${riches}`,
    dots: 0,
    hands: 0,
    isOurs: source === 'ours',
  }
}

const TREASURES: Readonly<Record<Treasure['id'], string>> = {
  cloak: 'In the light no creature sees you',
  grimoire: 'Holds every spell there is',
  'blood-stone': 'Gives back what a fight costs',
  staff: 'No help, and the greatest prize',
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

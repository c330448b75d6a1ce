import { type Fields, fields, flag, isFields, list, quoted, type Reading, wholeNumber, word } from '../kernel/reading.ts'
import type { Json } from '../kernel/types.ts'
import { clockwise } from './chapters/03-starting.ts'
import { floorAt, isSkullChamber } from './chapters/05-squares.ts'
import { isHidden } from './chapters/07-hidden.ts'
import { exitsFrom } from './chapters/10-passages.ts'
import {
  blank,
  cardsLeft,
  itemsOf,
  keptCard,
  layTreasure,
  lyingOn,
  marked,
  pitOn,
  putDown,
  treasuresLeft,
  treasuresOn,
} from './chapters/cards.ts'
import { newCharacter } from './chapters/characters.ts'
import { cardOf, isCard, isTreasure } from './open/cards.ts'
import { isLawfulLoad } from './open/load.ts'
import { distance, isSquare, SLOTS, slotOf } from './open/squares.ts'
import { tileAndTurn } from './open/tiles.ts'
import { type Character, type DomainState, EFFECTS, type Passage, type Square } from './state.ts'
import { ANTECHAMBERS, INNER_TILES, OUTER_TILES, START, TREASURE_CHAMBERS } from './tables/index.ts'
import { MOST_ROUNDS } from './tables/limits.ts'
import { DECK_IDS, LARGE_PLACES, QUADRANTS, type QuadrantId, type TreasureId } from './tables/table-types.ts'

// A game that begins in the middle, for tests and puzzles:
// {"tiles": [{"tile": "o02", "slot": [0, 0]}], "cards": [{"card": "orc", "at": "1-0"}], "characters": [{"at": "0-0", "items": ["dagger"]}]}

const SCENARIO = ['round', 'seat', 'quadrants', 'tiles', 'large', 'cards', 'blanks', 'warlock', 'characters'] as const
const CHARACTER = [
  'at',
  'from',
  'lifePoints',
  'luck',
  'experience',
  'lantern',
  'items',
  'treasure',
  'held',
  'effects',
  'passage',
  'deaths',
  'missesTurn',
] as const
const HELD = ['pit', 'skull'] as const
const LANTERN = ['lit', 'out'] as const
const MOST_TILES = 84
const MOST_CARDS = 200
const MOST_EXPERIENCE = 999
const MOST_EFFECTS = 10
const MOST_TURNS = 9
const MOST_PLACES = 100

/**
 * The state that a scenario describes; what makes no sense is noted in `r`. Characters that it does not name are outside. Cards and
 * treasures that it places leave their stacks. `seat` is about to begin its turn.
 */
export function readScenario(r: Reading, fresh: DomainState, scenario: Json): DomainState {
  const given = fields(r, 'the scenario', scenario, SCENARIO)
  const seats = fresh.characters.length
  const quadrants = readQuadrants(r, 'quadrants', given.quadrants, seats) ?? QUADRANTS.slice(0, seats)
  const characters = fresh.characters.map(({ seat, name }) => newCharacter(seat, name, quadrants[seat] ?? 'nw'))
  const s: DomainState = {
    ...fresh,
    phase: 'turns',
    round: wholeNumber(r, 'round', given.round, 1, MOST_ROUNDS, 1),
    order: clockwise({ characters, order: [0] }),
    characters,
  }
  s.at = Math.max(0, s.order.indexOf(wholeNumber(r, 'seat', given.seat, 0, seats - 1, 0)))
  for (const [at, one] of listed(r, 'tiles', given.tiles, MOST_TILES)) readTile(r, s, at, one)
  readLarge(r, s, given.large)
  for (const [at, one] of listed(r, 'cards', given.cards, MOST_CARDS)) readCard(r, s, at, one)
  for (const [at, one] of listed(r, 'blanks', given.blanks, MOST_PLACES)) {
    const square = readFloor(r, s, at, one)
    if (square !== null) blank(s, square)
  }
  if (given.warlock !== undefined) s.warlock = readFloor(r, s, 'warlock', given.warlock)
  const sheets = listed(r, 'characters', given.characters, seats)
  for (const [seat, [at, one]] of sheets.entries()) {
    const c = characters[seat]
    if (c !== undefined) readCharacter(r, s, c, at, one)
  }
  return { ...s, ...unseenIn(s) }
}

/** D-123: with `memory`, what lies face down from the beginning has been seen by no one. */
function unseenIn(s: DomainState): Pick<DomainState, 'unseen'> {
  const hidden = Object.keys({ ...s.cards, ...s.treasures }).filter((square) => isHidden(s, square))
  const lying = (square: Square) => [
    ...lyingOn(s, square).map(({ card }) => card),
    ...treasuresOn(s, square).map(({ treasure }) => treasure),
  ]
  return hidden.length === 0 ? {} : { unseen: hidden.flatMap(lying) }
}

/** One for each seat, no two alike; null when left out. */
export function readQuadrants(r: Reading, at: string, value: Json | undefined, seats: number): QuadrantId[] | null {
  if (value === undefined) return null
  const chosen = list(r, at, value, QUADRANTS.length, (where, one) => word(r, where, one, QUADRANTS))
  if (chosen.length !== seats) r.wrong.push(`${at} must have one quadrant for each of ${seats} seats, not ${chosen.length}`)
  if (new Set(chosen).size !== chosen.length) r.wrong.push(`${at} must name every quadrant once at most`)
  return chosen
}

/** The entries of a list with their paths. */
function listed(r: Reading, at: string, value: Json | undefined, most: number): readonly (readonly [at: string, one: Json])[] {
  return list(r, at, value, most, (where, one) => [where, one] as const)
}

// ---------------------------------------------------------------- tiles

function readTile(r: Reading, s: DomainState, at: string, value: Json): void {
  const given = fields(r, at, value, ['tile', 'slot', 'turn'])
  const tiles = [...OUTER_TILES, ...INNER_TILES].map(({ id }) => id)
  const tile = word(r, `${at}.tile`, given.tile, tiles)
  const turn = wholeNumber(r, `${at}.turn`, given.turn, 0, 3, 0)
  const pair = list(r, `${at}.slot`, given.slot, 2, (where, one) => wholeNumber(r, where, one, 0, 11))
  const id = pair.join('-')
  const slot = SLOTS.find((each) => each.id === id)
  const isOuter = OUTER_TILES.some((each) => each.id === tile)
  if (slot === undefined || slot.kind === 'large') r.wrong.push(`${at}.slot must be a place for a small tile, not ${quoted(given.slot)}`)
  else if ((slot.kind === 'outer') !== isOuter) r.wrong.push(`${at}: ${tile} does not go into an ${slot.kind} slot`)
  else if (s.tiles[id] !== undefined) r.wrong.push(`${at}: there is a tile in that slot already`)
  else if (Object.values(s.tiles).some((laid) => tileAndTurn(laid)[0] === tile)) r.wrong.push(`${at}: ${tile} lies already`)
  else s.tiles[slotOf(id).id] = `${tile}/${turn}`
}

function readLarge(r: Reading, s: DomainState, value: Json | undefined): void {
  const given = fields(r, 'large', value, LARGE_PLACES)
  for (const place of LARGE_PLACES) {
    if (given[place] === undefined) continue
    const { tile } = fields(r, `large.${place}`, given[place], ['tile'])
    const ids = (place === 'treasure' ? TREASURE_CHAMBERS : ANTECHAMBERS).map(({ id }) => id)
    s.large[place] = word(r, `large.${place}.tile`, tile, ids)
  }
  if (s.large.west !== null && s.large.west === s.large.east) r.wrong.push('large: both antechambers are the same tile')
}

/** A floor square of a laid tile; null, with a fault noted, for any other. */
function readFloor(r: Reading, s: DomainState, at: string, value: Json | undefined): Square | null {
  const square = typeof value === 'string' && isSquare(value) ? value : null
  const floor = square === null ? null : floorAt(s, square)
  if (floor !== null && floor.ground !== 'solid') return square
  r.wrong.push(`${at} must be a floor square of a laid tile, not ${quoted(value)}`)
  return null
}

// ---------------------------------------------------------------- cards

function readCard(r: Reading, s: DomainState, at: string, value: Json): void {
  const given = fields(r, at, value, ['card', 'treasure', 'at', 'shut', 'magic', 'up'])
  const square = readFloor(r, s, `${at}.at`, given.at)
  if (square === null) return
  if (given.treasure !== undefined) {
    const treasure = readTreasure(r, s, `${at}.treasure`, given.treasure)
    const up = flag(r, `${at}.up`, given.up, false)
    if (!up && treasuresOn(s, square).some((each) => !each.up)) r.wrong.push(`${at}: a treasure lies there already`)
    if (treasure !== null) layTreasure(s, square, { treasure, up })
    // One that a carrier lost in the chamber is not the one that lies there from the beginning.
    if (!up || floorAt(s, square)?.treasure !== true) blank(s, square)
    return
  }
  const card = readCardId(r, s, `${at}.card`, given.card)
  if (card === null) return
  const found = cardOf(card)
  const isDanger = found.type !== 'object'
  if (isDanger && lyingOn(s, square).some((each) => cardOf(each.card).type !== 'object'))
    r.wrong.push(`${at}: a creature or hazard lies there already`)
  const isDoor = found.type === 'hazard' && found.toughness !== undefined
  const isShut = isDoor && flag(r, `${at}.shut`, given.shut, true)
  putDown(s, square, { ...marked(card, flag(r, `${at}.magic`, given.magic, false)), ...(isShut && { shut: true }) })
}

/** A card by its id, or the first of a kind that is left, decks in their order. */
function readCardId(r: Reading, s: DomainState, at: string, value: Json | undefined): string | null {
  const left = DECK_IDS.flatMap((deck) => cardsLeft(s, deck))
  const found = left.find((id) => id === value) ?? left.find((id) => cardOf(id).kind === value)
  if (found !== undefined) return found
  const isKnown = typeof value === 'string' && isCard(value)
  r.wrong.push(isKnown ? `${at}: ${value} is used already` : `${at} must be a card that is left, or a kind of card, not ${quoted(value)}`)
  return null
}

function readTreasure(r: Reading, s: DomainState, at: string, value: Json | undefined): TreasureId | null {
  if (typeof value === 'string' && isTreasure(value) && treasuresLeft(s).includes(value)) return value
  r.wrong.push(`${at} must be a major treasure that is still hidden, not ${quoted(value)}`)
  return null
}

// ---------------------------------------------------------------- characters

function readCharacter(r: Reading, s: DomainState, c: Character, at: string, value: Json): void {
  const given = fields(r, at, value, CHARACTER)
  c.lifePoints = wholeNumber(r, `${at}.lifePoints`, given.lifePoints, 1, START.lifePoints, START.lifePoints)
  c.luck = wholeNumber(r, `${at}.luck`, given.luck, START.luckMinimum, START.luck, START.luck)
  c.experience = wholeNumber(r, `${at}.experience`, given.experience, 0, MOST_EXPERIENCE, START.experience)
  c.lantern = word(r, `${at}.lantern`, given.lantern, LANTERN, 'lit')
  c.deaths = wholeNumber(r, `${at}.deaths`, given.deaths, 0, MOST_EXPERIENCE, 0)
  if (flag(r, `${at}.missesTurn`, given.missesTurn, false)) c.missesTurn = true
  for (const [where, one] of listed(r, `${at}.items`, given.items, MOST_CARDS)) readItem(r, s, c, where, one)
  if (!isLawfulLoad(itemsOf(c))) r.wrong.push(`${at}.items weigh more than a character can carry`)
  if (given.treasure !== undefined && given.treasure !== null) c.treasure = readTreasure(r, s, `${at}.treasure`, given.treasure)
  c.effects = listed(r, `${at}.effects`, given.effects, MOST_EFFECTS).map(([where, one]) => readEffect(r, s, where, one))
  readPlace(r, s, c, at, given)
}

function readItem(r: Reading, s: DomainState, c: Character, at: string, value: Json): void {
  const given: Fields = isFields(value) ? fields(r, at, value, ['item', 'magic']) : { item: value }
  const card = readCardId(r, s, at, given.item)
  if (card === null) return
  if (cardOf(card).type !== 'object') r.wrong.push(`${at}: ${card} cannot be carried`)
  else c.items.push(keptCard(marked(card, flag(r, `${at}.magic`, given.magic, false))))
}

function readEffect(r: Reading, s: DomainState, at: string, value: Json): Character['effects'][number] {
  const given = fields(r, at, value, ['kind', 'turns', 'at'])
  const kind = word(r, `${at}.kind`, given.kind, EFFECTS)
  const turns = wholeNumber(r, `${at}.turns`, given.turns, 1, MOST_TURNS, 1)
  const square = given.at === undefined ? null : readFloor(r, s, `${at}.at`, given.at)
  return { kind, turns, ...(square === null ? {} : { at: square }) }
}

function readPlace(r: Reading, s: DomainState, c: Character, at: string, given: Fields): void {
  if (given.passage !== undefined && given.passage !== null) {
    c.passage = readPassage(r, s, `${at}.passage`, given.passage)
    c.status = 'passage'
    return
  }
  if (given.at === undefined) return
  c.at = readFloor(r, s, `${at}.at`, given.at)
  c.status = c.at === null ? 'outside' : 'board'
  c.from = given.from === undefined ? null : readFloor(r, s, `${at}.from`, given.from)
  c.came = 'step'
  if (c.at === null || given.held === undefined || given.held === null) return
  c.held = word(r, `${at}.held`, given.held, HELD)
  if (c.held === 'pit' && pitOn(s, c.at) === null) r.wrong.push(`${at}.held: there is no pit on ${c.at}`)
  if (c.held === 'skull' && !isSkullChamber(s, c.at)) r.wrong.push(`${at}.held: ${c.at} is not in the skull chamber`)
}

function readPassage(r: Reading, s: DomainState, at: string, value: Json): Passage | null {
  const given = fields(r, at, value, ['entry', 'exit', 'on', 'back'])
  const entry = readFloor(r, s, `${at}.entry`, given.entry)
  const exit = readFloor(r, s, `${at}.exit`, given.exit)
  if (entry === null || exit === null) return null
  const exits = exitsFrom(s, entry)
  if (!exits.includes(exit)) r.wrong.push(`${at}: no passage leads from ${entry} to ${exit}`)
  const length = distance(entry, exit) + 1
  return {
    entry,
    exit,
    length,
    on: wholeNumber(r, `${at}.on`, given.on, 2, Math.max(2, length), length),
    back: flag(r, `${at}.back`, given.back, false),
  }
}

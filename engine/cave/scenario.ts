import { type Fields, fields, list, quoted, type Reading, wholeNumber, word } from '../kernel/reading.ts'
import type { Json } from '../kernel/types.ts'
import { placed, spellsInPlay } from './chapters/cards.ts'
import { bears, become, cardOfPlayer, carries, mayOwn, spellLimit } from './chapters/characters.ts'
import { beginTurn } from './chapters/turns.ts'
import { cardOf, isBeast, isInPlay, isObject } from './open/cards.ts'
import { CHAMBER_SPACES, isSpace, spaceOf } from './open/spaces.ts'
import type { CaveState, Player } from './state.ts'
import { BOARD, CARDS } from './tables/index.ts'
import { ALIGNMENTS, CHARACTER_IDS, type SpaceId } from './tables/table-types.ts'

// A game that begins in the middle, for tests and puzzles:
// {"players": [{"character": "seeress", "at": "corridor-3", "from": "bat-nest"}], "lying": {"corridor-3": {"cards": ["ogre"]}}}

const SCENARIO = ['round', 'turn', 'first', 'start', 'crystal', 'dark', 'players', 'lying', 'counts', 'discarded'] as const
const PLAYER = [
  ...['character', 'at', 'from', 'strength', 'craft', 'lives', 'gold', 'alignment', 'objects', 'followers', 'spells', 'trophies'],
  ...['caveCards', 'toad', 'weakened', 'barred', 'misses', 'deaths'],
]
const SPACES = BOARD.spaces.map(({ id }) => id)
const START = ['move', 'encounter'] as const
const MOST_CARDS = 99
const MOST = 99
const MOST_TURNS = 3

/** The state that a scenario describes; what makes no sense is noted in `r`. Nobody draws Spells, and wares that someone has are sold. */
export function readScenario(r: Reading, fresh: CaveState, scenario: Json): CaveState {
  const given = fields(r, 'the scenario', scenario, SCENARIO)
  const last = fresh.players.length - 1
  const s: CaveState = {
    ...fresh,
    phase: word(r, 'start', given.start, START, 'move'),
    round: wholeNumber(r, 'round', given.round, 1, fresh.rounds, 1),
    first: wholeNumber(r, 'first', given.first, 0, last, 0),
    active: wholeNumber(r, 'turn', given.turn, 0, last, 0),
    crystal: readCrystal(r, given.crystal),
    dark: given.dark === undefined || given.dark === null ? null : wholeNumber(r, 'dark', given.dark, 0, last),
  }
  const sheets = list(r, 'players', given.players, fresh.players.length, (at, one) => [at, one] as const)
  if (sheets.length !== fresh.players.length) r.wrong.push(`players must have one entry for each of ${fresh.players.length} seats`)
  for (const [seat, [at, one]] of sheets.entries()) {
    const p = s.players[seat]
    if (p !== undefined) readPlayer(r, s, p, at, one)
  }
  readLying(r, s, given.lying)
  readCounts(r, s, given.counts)
  readDiscards(r, s, given.discarded)
  if (r.wrong.length === 0 && s.phase === 'encounter') beginTurn(s)
  return s
}

function readCrystal(r: Reading, value: Json | undefined): SpaceId | null {
  return value === undefined || value === null ? null : word(r, 'crystal', value, CHAMBER_SPACES)
}

// ---------------------------------------------------------------- cards

/** A copy in play that is nowhere else yet, if `fits`; null, with a fault noted, for any other. */
function readCopy(r: Reading, s: CaveState, at: string, value: Json, fits: (copy: string) => boolean, what: string): string | null {
  const copy = typeof value === 'string' && isInPlay(value) ? value : null
  const isUsed = copy !== null && (placed(s).has(copy) || [...s.discards.cave, ...s.discards.adventure].includes(copy))
  if (copy === null || !fits(copy)) r.wrong.push(`${at} must be ${what}, not ${quoted(value)}`)
  else if (isUsed) r.wrong.push(`${at}: ${copy} is somewhere else already`)
  else return copy
  return null
}

function readCopies(
  r: Reading,
  s: CaveState,
  at: string,
  value: Json | undefined,
  fits: (copy: string) => boolean,
  what: string,
  to: string[],
) {
  list(r, at, value, MOST_CARDS, (where, one) => {
    const copy = readCopy(r, s, where, one, fits, what)
    if (copy !== null) to.push(copy)
  })
}

function readLying(r: Reading, s: CaveState, value: Json | undefined): void {
  const spaces = Object.keys(value !== null && typeof value === 'object' ? value : {})
  const given = fields(r, 'lying', value, SPACES)
  for (const space of spaces.filter(isSpace)) {
    const at = `lying.${space}`
    const { cards, gold } = fields(r, at, given[space], ['cards', 'gold'])
    const pile = { cards: [] as string[], gold: wholeNumber(r, `${at}.gold`, gold, 0, MOST, 0) }
    s.lying[space] = pile
    readCopies(r, s, `${at}.cards`, cards, (copy) => cardOf(copy).type !== 'event', 'a card in play that is not an Event', pile.cards)
    if (pile.cards.length === 0 && pile.gold === 0) delete s.lying[space]
  }
}

function readCounts(r: Reading, s: CaveState, value: Json | undefined): void {
  const counted = CARDS.filter(({ gives = 0 }) => gives > 1)
  const given = fields(
    r,
    'counts',
    value,
    counted.map(({ kind }) => kind),
  )
  for (const { kind, gives = 1 } of counted)
    if (given[kind] !== undefined) s.counts[kind] = wholeNumber(r, `counts.${kind}`, given[kind], 0, gives - 1)
}

function readDiscards(r: Reading, s: CaveState, value: Json | undefined): void {
  const given = fields(r, 'discarded', value, ['cave', 'adventure', 'spells'])
  for (const deck of ['cave', 'adventure'] as const)
    readCopies(r, s, `discarded.${deck}`, given[deck], (copy) => cardOf(copy).deck === deck, 'a card of that deck', s.discards[deck])
  readSpells(r, s, 'discarded.spells', given.spells, s.discards.spells)
}

function readSpells(r: Reading, s: CaveState, at: string, value: Json | undefined, to: string[]): void {
  const known = spellsInPlay(s)
  list(r, at, value, known.length, (where, one) => {
    const spell = word(r, where, one, known)
    const isUsed = s.discards.spells.includes(spell) || s.players.some(({ spells }) => spells.includes(spell))
    if (isUsed) r.wrong.push(`${where}: ${spell} is somewhere else already`)
    else to.push(spell)
  })
}

// ---------------------------------------------------------------- players

function readPlayer(r: Reading, s: CaveState, p: Player, at: string, value: Json): void {
  const given = fields(r, at, value, PLAYER)
  const id = word(r, `${at}.character`, given.character, CHARACTER_IDS)
  if (!s.unused.includes(id)) r.wrong.push(`${at}.character: ${id} is played already`)
  s.unused = s.unused.filter((each) => each !== id)
  become(s, p, id)
  readPlace(r, p, at, given)
  readSheet(r, p, at, given)
  readThings(r, s, p, at, given)
}

function readPlace(r: Reading, p: Player, at: string, given: Fields): void {
  p.at = word(r, `${at}.at`, given.at, SPACES, p.at)
  if (given.from === undefined || given.from === null) return
  const { neighbours } = spaceOf(p.at)
  p.from = word(r, `${at}.from`, given.from, neighbours)
}

function readSheet(r: Reading, p: Player, at: string, given: Fields): void {
  const start = cardOfPlayer(p)
  const number = (field: keyof Player & string, least: number, most: number, or: number) =>
    wholeNumber(r, `${at}.${field}`, given[field], least, most, or)
  p.strength = number('strength', start.strength, MOST, p.strength)
  p.craft = number('craft', start.craft, MOST, p.craft)
  p.lives = number('lives', 1, MOST, p.lives)
  p.gold = number('gold', 0, MOST, p.gold)
  p.caveCards = number('caveCards', 0, MOST, 0)
  p.toad = number('toad', 0, MOST_TURNS, 0)
  p.weakened = number('weakened', 0, MOST_TURNS, 0)
  p.barred = number('barred', 0, MOST_TURNS, 0)
  p.misses = number('misses', 0, MOST, 0)
  p.deaths = number('deaths', 0, MOST, 0)
  p.alignment = word(r, `${at}.alignment`, given.alignment, ALIGNMENTS, p.alignment)
}

function readThings(r: Reading, s: CaveState, p: Player, at: string, given: Fields): void {
  const isCarried = (copy: string) => isObject(cardOf(copy)) && cardOf(copy).gold === undefined
  readCopies(r, s, `${at}.objects`, given.objects, isCarried, 'an Object that can be carried', p.objects)
  readCopies(r, s, `${at}.followers`, given.followers, (copy) => cardOf(copy).type === 'follower', 'a Follower', p.followers)
  const isTrophy = (copy: string) => isBeast(cardOf(copy)) || (bears(p, 'bound-spirits') && cardOf(copy).type === 'spirit')
  readCopies(r, s, `${at}.trophies`, given.trophies, isTrophy, 'an Enemy that this Character may keep', p.trophies)
  readSpells(r, s, `${at}.spells`, given.spells, p.spells)
  if (p.objects.length > carries(p)) r.wrong.push(`${at}.objects: he may carry ${carries(p)}, not ${p.objects.length}`)
  const barred = p.objects.find((copy) => !mayOwn(p, cardOf(copy)))
  if (barred !== undefined) r.wrong.push(`${at}.objects: his alignment forbids ${barred}`)
  if (p.spells.length > spellLimit(p)) r.wrong.push(`${at}.spells: he may hold ${spellLimit(p)}, not ${p.spells.length}`)
}

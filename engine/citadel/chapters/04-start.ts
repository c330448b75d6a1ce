import type { Ranks } from '../../kernel/ask.ts'
import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { actionAmong, actionId } from '../actions.ts'
import { arrangeOrAside, askText, pickOne, pickSome, roll } from '../asks.ts'
import { LONGEST_NAME, MOST_IN_PARTY } from '../open/names.ts'
import { kindOf } from '../open/numbered.ts'
import type { Character, Delve, DelveState, Found, Id, KeptMaze, Lying } from '../state.ts'
import {
  HERO_IDS,
  type HeroId,
  INITIATE_RACES,
  INITIATE_WEAPONS,
  isHeroId,
  isSpellId,
  type MagicPotential,
  magicPotentialAt,
  ORDINARY_SPELL_IDS,
  onRow,
  potentialUnder,
  type SpellId,
  type Sun,
  sunAt,
  WEAPONS,
} from '../tables/index.ts'
import { marchers, suggestedMarch } from './04-march.ts'
import {
  BACKGROUND_CHOICES,
  bringBackground,
  heroSheet,
  initiateId,
  initiateSheet,
  isOrdinary,
  newCharacter,
  spellsToKnow,
  UNPRINTABLE,
} from './04-records.ts'
import { choosePurpose, marchRefusal, otherPurposes } from './10-asides.ts'
import { LIMITED_SPELLS } from './10-casting.ts'
import { nextItemId } from './14-treasure.ts'
import { closeRanks, hasVariant, magicOf, postItem } from './party.ts'

export type StartEvent =
  | { type: 'first-player'; rule: '4.1.A.3'; first: Seat; thrown: number[] }
  | { type: 'hero-joins'; rule: '4.1.A.1'; who: Id; player: Seat; drawn: boolean }
  | { type: 'initiate-joins'; rule: '4.1.B.3'; who: Id; player: Seat }
  | { type: 'exchanged'; rule: '4.1.A'; who: Id; name: string }
  | { type: 'magic-potential'; rule: '4.4'; who: Id; magic: MagicPotential }
  | { type: 'spells-known'; rule: '4.1.B.6' | '4.1.D'; who: Id; spells: SpellId[] }
  | { type: 'maze'; rule: '17.0'; stays: boolean }
  | { type: 'sun'; rule: '4.1.D'; sun: Sun }
  // `name` is missing in older records.
  | { type: 'spells-circled'; rule: '4.1.D'; who: Id; name?: string; spells: SpellId[] }
  | { type: 'limit'; rule: '10.6' | '14.6'; who: Id; name?: string; what: string; times: number }
  | { type: 'march-order'; rule: '4.1.C'; ranks: Id[][] }
  | { type: 'raid-begins'; rule: '4.1.F'; who: Id[] }

/** 4.1: the party is made, or one of a campaign makes ready, and enters the Citadel. */
export function* startingSequence(g: Delve): Script<void> {
  const s = g.state
  if (s.characters.length === 0) yield* makeParty(g)
  else yield* changeSpells(g)
  yield* sameMaze(g)
  yield* enterCitadel(g)
}

// ---------------------------------------------------------------- A: choosing characters

const MOST_OF_A_KIND = 3

/** A, B: heroes are drawn, initiates made, and all choose the spells they know. */
function* makeParty(g: Delve): Script<void> {
  const s = g.state
  s.leader = yield* firstPlayer(g)
  const { heroes, initiates } = yield* partySize(g)
  for (let i = 0; i < heroes; i++) yield* drawHero(g, seatInTurn(s, i))
  for (const hero of [...s.characters]) yield* learnSpells(g, hero)
  for (let i = 0; i < initiates; i++) yield* makeInitiate(g, seatInTurn(s, heroes + i))
}

/** The player who makes pick number `pick`, from 0: clockwise from the first player (4.1.A.3). */
function seatInTurn(s: DelveState, pick: number): Seat {
  return (s.leader + pick) % s.seats
}

/** 4.1.A.3: the highest die picks first; tied players roll again. */
function* firstPlayer(g: Delve): Script<Seat> {
  const { seats } = g.state
  let rivals = Array.from({ length: seats }, (_, seat) => seat)
  while (rivals.length > 1) {
    const thrown: number[] = []
    for (const seat of rivals) thrown.push(yield* roll(g, '1D6', { topic: 'first-player', rule: '4.1.A.3', seat }))
    const highest = Math.max(...thrown)
    rivals = rivals.filter((_seat, i) => thrown[i] === highest)
    const [first = 0] = rivals
    if (rivals.length === 1) yield* tell(g, { type: 'first-player', rule: '4.1.A.3', first, thrown } satisfies StartEvent)
  }
  return rivals[0] ?? 0
}

/** 4.1.A.2, 4.1.A.4: three heroes and three initiates, or fewer; every player gets someone. */
function* partySize(g: Delve): Script<{ readonly heroes: number; readonly initiates: number }> {
  const s = g.state
  const ids = partySizes(Math.min(MOST_OF_A_KIND, drawable(s).length), s.seats)
  const [only = ''] = ids
  const id = ids.length === 1 ? only : yield* pickOrPurpose(g, { seat: s.leader, rule: '4.1.A', topic: 'party-size', ids })
  const { heroes, initiates } = actionAmong(id, ['party'])
  if (s.start !== null) Object.assign(s.start, { heroes, initiates })
  return { heroes, initiates }
}

/** A question before any spell is chosen: the leader may say beside it what the party comes for (ruling on 4.1.D). */
function* pickOrPurpose(g: Delve, q: Parameters<typeof pickOne<'party-size' | 'spells-change'>>[0]): Script<string> {
  const s = g.state
  for (;;) {
    const id = yield* pickOne({ ...q, aside: () => (q.seat === s.leader ? otherPurposes(s) : []) })
    if (q.ids.includes(id)) return id
    yield* choosePurpose(g, actionAmong(id, ['purpose']).purpose)
  }
}

interface PartySize {
  readonly id: string
  readonly heroes: number
  readonly initiates: number
}

/** `3:3` first, then by size, the balanced ones before the others (17.3). */
const PARTY_SIZES: readonly PartySize[] = [0, 1, 2, 3]
  .flatMap((heroes) => [0, 1, 2, 3, 4, 5, 6].map((initiates) => ({ id: actionId({ do: 'party', heroes, initiates }), heroes, initiates })))
  .sort(
    (a, b) =>
      b.heroes + b.initiates - (a.heroes + a.initiates) ||
      Math.abs(a.heroes - a.initiates) - Math.abs(b.heroes - b.initiates) ||
      b.heroes - a.heroes,
  )

/** Where a campaign has no three heroes left, initiates take their places (17.3). */
function partySizes(mostHeroes: number, fewest: number): string[] {
  const mostInitiates = MOST_IN_PARTY - mostHeroes
  const ids: string[] = []
  for (const { id, heroes, initiates } of PARTY_SIZES)
    if (heroes <= mostHeroes && initiates <= mostInitiates && heroes + initiates >= Math.max(1, fewest)) ids.push(id)
  return ids
}

/** Heroes who are neither in the party nor known to the campaign, living or fallen (17.3). */
function drawable(s: DelveState): HeroId[] {
  return HERO_IDS.filter((id) => !isTaken(s, id))
}

function isTaken(s: DelveState, id: Id): boolean {
  return s.characters.some((c) => c.id === id) || s.start?.taken?.includes(id) === true
}

/** 4.1.A.1, 4.1.B.1: one hero at random, or by the variant of the player's choice. */
function* drawHero(g: Delve, seat: Seat): Script<Character> {
  const s = g.state
  const ids = drawable(s)
  const chosen = hasVariant(s, 'choose-heroes')
  const id = chosen ? yield* pickOne({ seat, rule: '2.3', topic: 'choose-hero', ids }) : yield* draw(g, ids)
  if (!isHeroId(id)) throw new Error(`no hero ${id}`)
  const hero = newCharacter(heroSheet(id), seat)
  s.characters.push(hero)
  yield* tell(g, { type: 'hero-joins', rule: '4.1.A.1', who: id, player: seat, drawn: !chosen } satisfies StartEvent)
  return hero
}

/** Those a single player may still exchange: anyone of a party made just now, heroes while there are others to draw (ruling on 4.1.A). */
function exchangeable(s: DelveState): Id[] {
  if (s.seats > 1 || s.start === null || s.start.heroes === null) return []
  const all = drawable(s).length > 0 ? s.characters : s.characters.filter(({ kind }) => kind !== 'hero')
  return all.map(({ id }) => actionId({ do: 'exchange', who: id }))
}

/** 4.1.A: someone else in his place, with spells for the sun that rules. A hero who was exchanged is not drawn again for this raid. */
function* exchange(g: Delve, who: Id): Script<void> {
  const s = g.state
  const at = s.characters.findIndex(({ id }) => id === who)
  const [gone] = s.characters.splice(at, 1)
  if (gone === undefined || s.start === null) throw new Error(`${who} is not in the party`)
  const { name, kind, seat, magic } = gone
  s.exchanged = [...(s.exchanged ?? []), { id: who, name }]
  if (kind === 'hero') s.start.taken = [...(s.start.taken ?? []), who]
  yield* tell(g, { type: 'exchanged', rule: '4.1.A', who, name } satisfies StartEvent)
  const c = kind === 'hero' ? yield* drawHero(g, seat) : yield* makeInitiate(g, seat, magic)
  s.characters.splice(at, 0, ...s.characters.splice(s.characters.indexOf(c), 1))
  if (kind === 'hero') yield* learnSpells(g, c)
  if (s.sun !== null) yield* circleSpells(g, c, s.sun)
  yield* rollLimits(g, c)
}

// ---------------------------------------------------------------- B: characteristics

/**
 * 4.1.B.2 to 4.1.B.7: a new initiate, step by step.
 *
 * @param kept the Magic Potential of the one whose place he takes, which is not rolled again
 */
function* makeInitiate(g: Delve, seat: Seat, kept?: MagicPotential): Script<Character> {
  const s = g.state
  const name = yield* askText({
    seat,
    rule: '4.1.B',
    topic: 'initiate-name',
    min: 1,
    max: LONGEST_NAME,
    check: (text) => wrongName(s, text),
  })
  const id = initiateId(name, [...s.characters.map((c) => c.id), ...(s.start?.taken ?? [])])
  const data = { name }
  const raceId = yield* pickOne({ seat, rule: '4.1.B.2', topic: 'initiate-race', ids: INITIATE_RACES, data })
  const race = INITIATE_RACES.find((each) => each === raceId) ?? 'human'
  const weapons = yield* pickSome({
    seat,
    rule: '4.1.B.4',
    topic: 'initiate-weapons',
    ids: WEAPONS,
    min: INITIATE_WEAPONS,
    max: INITIATE_WEAPONS,
    data,
  })
  const magic =
    kept ?? magicPotentialAt(yield* roll(g, '1D6', { topic: 'magic-potential', rule: '4.4', who: id, seat, reads: onRow('4.4') }))
  const carried = WEAPONS.filter((weapon) => weapons.includes(weapon)).sort((a, b) => weapons.indexOf(a) - weapons.indexOf(b))
  const c = newCharacter(initiateSheet({ id, name, race, weapons: carried, magic, background: null, known: [] }), seat)
  s.characters.push(c)
  yield* tell(g, { type: 'initiate-joins', rule: '4.1.B.3', who: id, player: seat } satisfies StartEvent)
  yield* tell(g, { type: 'magic-potential', rule: '4.4', who: id, magic } satisfies StartEvent)
  yield* learnSpells(g, c)
  const ids = BACKGROUND_CHOICES
  const past = yield* pickOne({ seat, rule: '4.1.B.7', topic: 'initiate-background', about: id, ids })
  bringBackground(c, BACKGROUND_CHOICES.find((each) => each === past) ?? 'wounds')
  return c
}

/** Why an initiate cannot have that name; null if he can. */
function wrongName(s: DelveState, name: string): string | null {
  if (UNPRINTABLE.test(name)) return 'A name can hold only letters and signs that can be seen.'
  const same = s.characters.some((c) => c.name.toLowerCase() === name.toLowerCase())
  return same ? 'Another member of this party has that name already.' : null
}

/** 4.1.B.6: chooses the ordinary spells a character knows. Special ones (10.8) are not chosen: they stand beside the list. */
function* learnSpells(g: Delve, c: Character, rule: '4.1.B.6' | '4.1.D' = '4.1.B.6'): Script<void> {
  const count = Math.max(spellsToKnow(c), c.known.filter(isOrdinary).length)
  if (count === 0) return
  const { seat, id: about } = c
  const chosen = yield* pickSome({ seat, rule, topic: 'spells-known', about, ids: ORDINARY_SPELL_IDS, min: count, max: count })
  c.known = [...chosen.filter(isSpellId), ...c.known.filter((id) => !isOrdinary(id))]
  c.circled = c.circled.filter((id) => c.known.includes(id))
  yield* tell(g, { type: 'spells-known', rule, who: about, spells: [...c.known] } satisfies StartEvent)
}

const DONE = 'done'

/** 4.1.D in a campaign: lists too short for the ratings are filled up, the others may be changed, each once. */
function* changeSpells(g: Delve): Script<void> {
  const s = g.state
  for (const c of s.characters) if (c.known.filter(isOrdinary).length < spellsToKnow(c)) yield* learnSpells(g, c)
  for (let seat = 0; seat < s.seats; seat++) {
    const left = s.characters.filter((c) => c.seat === seat && c.known.some(isOrdinary))
    while (left.length > 0) {
      const ids = [DONE, ...left.map((c) => c.id)]
      const who = yield* pickOrPurpose(g, { seat, rule: '4.1.D', topic: 'spells-change', ids })
      if (who === DONE) break
      const [c] = left.splice(ids.indexOf(who) - 1, 1)
      if (c !== undefined) yield* learnSpells(g, c, '4.1.D')
    }
  }
}

/** 17.0: within one sitting the explored maze may stay, or a new one is begun; by the variant maze-kept it always stays. */
function* sameMaze(g: Delve): Script<void> {
  const s = g.state
  const kept = s.start?.kept
  if (s.start === null || kept === undefined) return
  const stays = hasVariant(s, 'maze-kept') || (yield* keepsMaze(s))
  delete s.start.kept
  if (stays) layMaze(s, kept)
  yield* tell(g, { type: 'maze', rule: '17.0', stays } satisfies StartEvent)
}

function* keepsMaze(s: DelveState): Script<boolean> {
  const choice = yield* pickOne({ seat: s.leader, rule: '17.0', topic: 'same-maze', ids: ['keep', 'new'] })
  return actionAmong(choice, ['keep', 'new']).do === 'keep'
}

function allItems({ items, chests }: Lying): Found[] {
  return [...items, ...chests.flatMap((chest) => chest.items)]
}

/** Renames what lies in the maze where someone brings along a thing of the same name. */
function renameLike(s: DelveState, item: Found): void {
  const taken = s.characters.some((c) => [...c.items, ...(c.atHome ?? [])].some(({ id }) => id === item.id))
  if (taken) item.id = nextItemId(s, kindOf(item.id) ?? item.id)
}

function layMaze(s: DelveState, { segments, cup, monsters, hellgate, named }: KeptMaze): void {
  for (const [kind, count] of Object.entries(named)) s.named[kind] = Math.max(count, s.named[kind] ?? 0)
  Object.assign(s, { segments, cup, monsters, hellgate })
  for (const { left } of s.segments) for (const item of left === undefined ? [] : allItems(left)) renameLike(s, item)
}

// ---------------------------------------------------------------- C to F: into the Citadel

/** The sun is rolled, spells are circled, limits rolled, the ranks formed; turn 1 begins at the Gateway (4.1.C to 4.1.F). */
function* enterCitadel(g: Delve): Script<void> {
  const s = g.state
  const sun = sunAt(yield* roll(g, '1D6', { topic: 'sun', rule: '4.1.D', seat: s.leader, reads: onRow('4.1.D') }))
  s.sun = sun
  yield* tell(g, { type: 'sun', rule: '4.1.D', sun } satisfies StartEvent)
  for (const c of s.characters) yield* circleSpells(g, c, sun)
  for (const c of s.characters) yield* rollLimits(g, c)
  yield* formRanks(g)
  for (const { who, from, to } of s.start?.renamed ?? []) {
    postItem(g, who, from, -1, '17.0', 'renamed')
    postItem(g, who, to, 1, '17.0', 'renamed')
  }
  s.start = null
  s.turn = 1
  s.phase = 'route'
  yield* tell(g, { type: 'raid-begins', rule: '4.1.F', who: s.characters.map((c) => c.id) } satisfies StartEvent)
}

/** 4.1.D: as many of the known spells as the sun's rating says, all if there are no more. Special ones (10.8) need no circle. */
function* circleSpells(g: Delve, c: Character, sun: Sun): Script<void> {
  const ids = c.known.filter(isOrdinary)
  const count = Math.min(ids.length, Math.max(0, potentialUnder(sun, magicOf(c))))
  const { seat, id: about } = c
  const choice = count > 0 && count < ids.length
  const chosen = choice
    ? yield* pickSome({ seat, rule: '4.1.D', topic: 'spells-circled', about, ids, min: count, max: count })
    : ids.slice(0, count)
  c.circled = [...chosen.filter(isSpellId), ...c.known.filter((id) => !isOrdinary(id))]
  if (c.circled.length > 0)
    yield* tell(g, { type: 'spells-circled', rule: '4.1.D', who: about, name: c.name, spells: [...c.circled] } satisfies StartEvent)
}

/** 10.6, 14.6: how often each limited spell, and each Talisman of Mind, serves on this raid. */
function* rollLimits(g: Delve, c: Character): Script<void> {
  for (const spell of c.circled) if (LIMITED_SPELLS.includes(spell) && c.limits[spell] === undefined) yield* rollLimit(g, c, spell, '10.6')
  for (const item of c.items)
    if (item.kind === 'talisman' && item.type === 'mind' && c.limits[item.id] === undefined) yield* rollLimit(g, c, item.id, '14.6')
}

/** Rolls one limit: of a spell by its id, of a Talisman of Mind by the item's. */
function* rollLimit(g: Delve, c: Character, what: string, rule: '10.6' | '14.6'): Script<void> {
  const times = yield* roll(g, '1D6', { topic: 'limit', rule, who: c.id, seat: c.seat })
  c.limits[what] = times
  yield* tell(g, { type: 'limit', rule, who: c.id, name: c.name, what, times } satisfies StartEvent)
}

// ---------------------------------------------------------------- march order

/** 4.1.C: asks the leader for the march order of the whole party, charmed monsters included. Until then people may be exchanged. */
function* formRanks(g: Delve): Script<void> {
  const s = g.state
  let ranks = yield* ranksOrExchange(s)
  while (typeof ranks === 'string') {
    const action = actionAmong(ranks, ['exchange', 'purpose'])
    if (action.do === 'exchange') yield* exchange(g, action.who)
    else yield* choosePurpose(g, action.purpose)
    ranks = yield* ranksOrExchange(s)
  }
  s.march = ranks.map((rank) => [rank[0] ?? null, rank[1] ?? null, rank[2] ?? null])
  closeRanks(s.march)
  const told = s.march.map((rank) => rank.filter((id) => id !== null))
  yield* tell(g, { type: 'march-order', rule: '4.1.C', ranks: told } satisfies StartEvent)
}

function ranksOrExchange(s: DelveState): Script<Ranks | string> {
  return arrangeOrAside({
    seat: s.leader,
    rule: '4.1.C',
    topic: 'march-order',
    of: marchers(s).map((f) => f.id),
    aside: () => [...exchangeable(s), ...(s.phase === 'start' ? otherPurposes(s) : [])],
    check: marchRefusal,
    suggest: () => suggestedMarch(s),
  })
}

import { done, post, type Script, tell, type Verb } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { copy } from '../copy.ts'
import type { Character, CharacterSheet, Delve, DelveState, End, Fell, Id, KeptMaze, SegmentId } from '../state.ts'
import { VICTORY } from '../tables/index.ts'
import { isOrdinary, spellsToKnow, wholeSheet } from './04-records.ts'
import { gather, moveCounter } from './06-counter.ts'
import { distances } from './06-placement.ts'
import { layAside, loseItem } from './14-treasure.ts'
import { fleshOutside, petrified } from './15-stone.ts'
import { changeGold, gainJewel, here, knowsStoneFlesh, leaveBelow, loseJewel, rememberFall, segment } from './party.ts'

export type LeavingEvent =
  | { type: 'turn-begins'; rule: '6.3'; turn: number; leader: Seat }
  | { type: 'party-leaves'; rule: '17.0'; who: Id[] }
  | { type: 'left-behind'; rule: '17.0'; who: Id }
  | { type: 'tapestry-home'; rule: '13.6'; who: Id; value: number }
  | { type: 'raid-ends'; rule: '17.0'; end: End['kind'] }
  | { type: 'counter-moves'; rule: '10.6'; who: Id; segment: SegmentId }

// ---------------------------------------------------------------- turns

/** 6.3: the turn ends; the next one has another leader, among those who still play. */
export function* endOfTurn(g: Delve): Script<void> {
  const s = g.state
  s.entering = null
  s.turn += 1
  s.leader = nextLeader(s)
  s.phase = 'route'
  yield* tell(g, { type: 'turn-begins', rule: '6.3', turn: s.turn, leader: s.leader } satisfies LeavingEvent)
}

function nextLeader(s: DelveState): Seat {
  for (let step = 1; step < s.seats; step++) {
    const seat = (s.leader + step) % s.seats
    if (s.characters.some((c) => c.seat === seat && isFree(c) && c.at === s.at)) return seat
  }
  return s.leader
}

/** Lives, and is on the party's side. */
function isFree(c: Character): boolean {
  return c.status === 'living' && c.side === 'party'
}

// ---------------------------------------------------------------- the end

/** Ends the raid when nobody is left who is free to go on (5.0); betrayers do not count (13.2, 14.6). */
export function goOnOrEnd(g: Delve): Script<void> | Verb<void> {
  const s = g.state
  for (const c of s.characters) if (isFree(c) && c.at === s.at) return done
  return s.characters.some(isFree) ? goToOneWhoWaits(g) : endRaid(g, 'all-dead')
}

/** Only those sent away by Teleport are left: play goes on where the nearest of them waits. */
function* goToOneWhoWaits(g: Delve): Script<void> {
  const s = g.state
  const steps = distances(s, here(s))
  const far = (c: Character) => steps.get(c.at) ?? Number.POSITIVE_INFINITY
  let nearest: Character | null = null
  for (const c of s.characters) if (isFree(c) && (nearest === null || far(c) < far(nearest))) nearest = c
  if (nearest === null) return
  s.fight = null
  if (s.loot !== null) layAside(s, s.loot)
  s.loot = null
  s.entering = null
  leaveBelow(s)
  s.phase = 'end-of-turn'
  moveCounter(s, segment(s, nearest.at))
  yield* tell(g, { type: 'counter-moves', rule: '10.6', who: nearest.id, segment: s.at } satisfies LeavingEvent)
  yield* gather(g)
}

/** 17.0: the party leaves by the Gateway. Those who wait elsewhere are left behind, unless the Hellgate is no more. */
export function* leave(g: Delve): Script<void> {
  const s = g.state
  yield* fleshOutside(g)
  const out = s.characters.filter((c) => isFree(c) && (c.at === s.at || s.hellgate.destroyed))
  for (const c of s.characters) {
    const stands = isFree(c) || (c.status === 'stone' && c.at !== s.at)
    if (!stands || out.includes(c)) continue
    c.status = 'lost'
    rememberFall(s, c, 'left-behind', null)
    yield* tell(g, { type: 'left-behind', rule: '17.0', who: c.id } satisfies LeavingEvent)
  }
  yield* petrified(g)
  yield* tell(g, { type: 'party-leaves', rule: '17.0', who: out.map((c) => c.id) } satisfies LeavingEvent)
  for (const c of out) {
    c.exits += 1
    post(g, { character: c.id, unit: 'exit', amount: 1, rule: '17.5', reason: 'came-out', turn: s.turn })
    yield* partWithTapestries(g, c)
  }
  yield* endRaid(g, s.hellgate.destroyed && s.hellgate.at !== null ? 'team-victory' : 'left')
}

/** 13.6: a tapestry is worth what the Jewel Table says, and that is what it becomes outside. */
function* partWithTapestries(g: Delve, c: Character): Script<void> {
  for (const item of [...c.items]) {
    if (item.kind !== 'tapestry') continue
    loseItem(g, c, item, '13.6', 'tapestry')
    gainJewel(g, c, item.value, '13.6', 'tapestry')
    yield* tell(g, { type: 'tapestry-home', rule: '13.6', who: c.id, value: item.value } satisfies LeavingEvent)
  }
}

function* endRaid(g: Delve, kind: End['kind']): Script<void> {
  const s = g.state
  for (const c of s.characters) if (fateOf(s, kind, c).kind === 'fallen') loseAll(g, c)
  s.fight = null
  s.loot = null
  s.entering = null
  s.phase = 'over'
  s.end = { kind }
  yield* tell(g, { type: 'raid-ends', rule: '17.0', end: kind } satisfies LeavingEvent)
}

/** 17.0: what the fallen still carried stays in the Citadel. */
function loseAll(g: Delve, c: Character): void {
  changeGold(g, c, -c.gold, '17.0', 'fallen')
  for (const value of [...c.jewels]) loseJewel(g, c, value, '17.0', 'fallen')
  for (const item of [...c.items]) loseItem(g, c, item, '17.0', 'fallen')
}

// ---------------------------------------------------------------- who comes home

export type Fate =
  | { readonly kind: 'came-out' }
  /** Dead, stone, or turned against the party for good. */
  | { readonly kind: 'fallen'; readonly fell: Fell }
  /** In the shaft of the Hellgate (13.3) or left behind: back when the Hellgate is destroyed (16.0). */
  | { readonly kind: 'lost'; readonly fell: Fell }

/** What the campaign keeps of a character after a raid. */
export interface Homecoming {
  readonly id: Id
  readonly seat: Seat
  readonly fate: Fate
  /** As he goes home: everything permanent kept, everything of this raid gone, nothing used up that comes back. */
  readonly sheet: CharacterSheet
  /** Brought home from this raid. */
  readonly gold: number
  readonly jewels: readonly number[]
  readonly experience: number
}

/** What becomes of every character at the end of the raid, or if it is given up where it stands, in the order of the party. */
export function homecoming(s: DelveState): Homecoming[] {
  return s.characters.map((c) => ({
    id: c.id,
    seat: c.seat,
    fate: fateOf(s, s.end?.kind ?? 'abandoned', c),
    sheet: sheetAtHome(c),
    gold: c.gold,
    jewels: [...c.jewels],
    experience: c.experience,
  }))
}

function fateOf(s: DelveState, end: End['kind'], c: Character): Fate {
  // Stone isn't death while someone who goes home knows the spell against it (15.3).
  const home = c.status === 'living' || (c.status === 'stone' && knowsStoneFlesh(s))
  if (home && c.side === 'party' && end !== 'all-dead') return { kind: 'came-out' }
  const stood = { turn: s.turn, level: segment(s, c.at).level, at: c.at }
  return { kind: c.status === 'lost' ? 'lost' : 'fallen', fell: c.fell ?? { ...stood, cause: 'betrayal', by: c.charmedBy } }
}

/** Rings serve again on the next raid (14.8), limits are rolled again then (10.6, 14.6); a list of spells keeps its length (4.1.D). */
function sheetAtHome(c: Character): CharacterSheet {
  const sheet = wholeSheet(c)
  for (const item of sheet.items) if (item.kind === 'ring') item.used = false
  const count = sheet.known.filter(isOrdinary).length
  if (count > spellsToKnow(sheet)) sheet.knows = count
  else delete sheet.knows
  return sheet
}

// ---------------------------------------------------------------- victory

export interface VictoryLine {
  readonly id: Id
  readonly name: string
  readonly fate: Fate['kind']
  readonly experience: number
  /** Gold and the value of jewels together. */
  readonly treasure: number
  /** Experience, gold and jewels together (17.0). */
  readonly score: number
  /** Fulfils the conditions of character victory. */
  readonly qualifies: boolean
  /** Has the highest score of those who qualify; ties are possible. */
  readonly winner: boolean
}

/** Character victory (17.0): alive outside with experience and treasure enough; the highest total wins. Best first, the fallen last. */
export function standings(s: DelveState): VictoryLine[] {
  const all = (s.end === null ? [] : homecoming(s)).map(({ id, fate, experience, gold, jewels, sheet: { name } }) => {
    const treasure = jewels.reduce((sum, value) => sum + value, gold)
    const qualifies = fate.kind === 'came-out' && experience >= VICTORY.experience && treasure >= VICTORY.gold
    return { id, name, fate: fate.kind, experience, treasure, score: experience + treasure, qualifies }
  })
  const best = Math.max(...all.map(({ qualifies, score }) => (qualifies ? score : -1)))
  return all
    .map((each) => ({ ...each, winner: each.qualifies && each.score === best }))
    .sort((a, b) => FATES.indexOf(a.fate) - FATES.indexOf(b.fate) || b.score - a.score)
}

const FATES: readonly Fate['kind'][] = ['came-out', 'lost', 'fallen']

// ---------------------------------------------------------------- going in again

/** The maze as the party leaves it behind. A Hellgate destroyed gives one victory, to the first who come out after it (16.0, 17.0). */
export function keptMaze(s: DelveState): KeptMaze {
  const { segments, cup, monsters, hellgate, named } = copy(s)
  if (s.end?.kind === 'team-victory') hellgate.at = null
  return { segments, cup, monsters: monsters.filter((m) => m.status === 'living' && m.side === 'monsters'), hellgate, named }
}

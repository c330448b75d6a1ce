import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { roll } from '../asks.ts'
import type { Below, Character, Curse, Delve, DelveState, Fighter, Id } from '../state.ts'
import {
  type DemonName,
  type FeatureResult,
  featureAt,
  JEWEL_DICE,
  type Level,
  mirrorDistanceAt,
  mirrorLevelAt,
  onRow,
  type SpellId,
  type TabledFeature,
} from '../tables/index.ts'
import { meetTrap } from './07-traps.ts'
import { appear } from './08-appearing.ts'
import { encounter } from './08-encounters.ts'
import { ask } from './10-asides.ts'
import { poisoned } from './10-other-spells.ts'
import type { AbilityId } from './12-abilities.ts'
import { altar } from './13-altar.ts'
import { climbOut, trapDoor } from './13-below.ts'
import { findJewel, isThere, take, wants, weaken } from './13-found.ts'
import { drink, learn, makeRoom, rollPotion, takeItem, testMedallion, testTalisman } from './14-items.ts'
import { nextItemId, rollJewel } from './14-treasure.ts'
import { turnToStone } from './15-special-monsters.ts'
import { stoneFlesh } from './15-stone.ts'
import {
  beginFight,
  changeGold,
  character,
  closeUp,
  edition,
  gainJewel,
  hasVariant,
  heal,
  here,
  isAlive,
  isPresent,
  leaveRanks,
  loseJewel,
  present,
  resistanceCheck,
  wound,
} from './party.ts'

export type FeatureEvent =
  | { type: 'investigates'; rule: string; who: Id; feature: TabledFeature; result: FeatureResult }
  | { type: 'nothing-left'; rule: string; who: Id; what: string }
  | { type: 'weakened'; rule: '13.1' | '13.5'; who: Id; kind: Curse['kind']; amount: number }
  | { type: 'jewel-found'; rule: '13.1' | '13.2'; who: Id; value: number }
  | { type: 'turned-to-stone'; rule: '13.2'; who: Id }
  | { type: 'betrays'; rule: '13.2'; who: Id }
  | { type: 'falls'; rule: '13.3'; who: Id; into: Below['where'] | 'shaft' }
  | { type: 'shaft-closed'; rule: '13.3'; who: Id }
  | { type: 'room-below'; rule: '13.3'; who: Id; monsters: boolean }
  | { type: 'climbs-out'; rule: '13.3'; who: Id }
  | { type: 'vampire-rises'; rule: '13.4'; who: Id; vampire: Id }
  | { type: 'bookcase'; rule: '13.4'; who: Id; falls: boolean }
  | { type: 'left-alone'; rule: string; who: Id; what: string }
  | { type: 'clavichord'; rule: '13.4'; who: Id; gold: number; jewels: number[] }
  | { type: 'clavichord-opened'; rule: '13.4'; who: Id; gold: number; jewels: number[] }
  | { type: 'altar'; rule: '13.5'; who: Id; demon: DemonName; blessed: boolean }
  | { type: 'ability-changed'; rule: '13.5'; who: Id; ability: AbilityId; amount: number }
  | { type: 'spell-cheapened'; rule: '13.5'; who: Id; spell: 'lightning' }
  | { type: 'free-spells'; rule: '13.5'; who: Id }
  | { type: 'spell-forgotten'; rule: '13.5'; who: Id; spell: SpellId }
  | { type: 'painting'; rule: '13.6'; who: Id; depicted: boolean }
  | { type: 'cut-glass'; rule: '13.6'; who: Id; is: 'talisman' | 'medallion' }
  | { type: 'mirror'; rule: '13.7'; who: Id; level: Level; told: 'level' | 'distance' | 'both'; segments: number | null }

/** 5.0 D: one of the party may investigate the room's feature, once each time the party comes in. */
export function* featurePhase(g: Delve): Script<void> {
  const s = g.state
  if (s.below !== null) return yield* climbOut(g, s.below)
  const feature = worthALook(s)
  if (feature === null || present(s).length === 0) {
    s.phase = 'end-of-turn'
    return
  }
  const ids = present(s).map((c) => actionId({ do: 'investigate', who: c.id }))
  const choice = yield* ask(g, { seat: s.leader, rule: '13.0', topic: 'investigate', ids: [...ids, 'decline'], moment: 'feature' })
  if (choice === null) return
  s.phase = 'end-of-turn'
  const action = actionAmong(choice, ['investigate', 'decline'])
  if (action.do === 'decline') return
  const c = character(s, action.who)
  if (feature === 'mirror') yield* lookIntoMirror(g, c)
  else yield* investigate(g, c, feature)
}

/** What there is to investigate in the room: a feature with a column of its own, or a mirror that still has something to show; stairs only lead on (13.8). */
export function worthALook(s: DelveState): TabledFeature | 'mirror' | null {
  const { feature } = here(s)
  if (feature === null || feature === 'staircase') return null
  return feature === 'mirror' && !mirrorTells(s) ? null : feature
}

/** 13.9: what the die finds is applied. A statue among the artwork and an icon, a demon's statue, are looked up further. */
export function* investigate(g: Delve, c: Character, feature: TabledFeature): Script<void> {
  switch (feature) {
    case 'fountain':
      return yield* fountain(g, c, yield* look(g, c, feature))
    case 'statue':
      return yield* statue(g, c, yield* look(g, c, feature))
    case 'trap-door':
      return yield* trapDoor(g, c, yield* look(g, c, feature))
    case 'furniture':
      return yield* furniture(g, c, yield* look(g, c, feature))
    case 'altar':
      return yield* altar(g, c, yield* look(g, c, feature))
    case 'artwork':
      return yield* artwork(g, c, yield* look(g, c, feature))
    default:
      assertNever(feature)
  }
}

/** 13.9: a die on that column. */
function* look<F extends TabledFeature>(g: Delve, c: Character, feature: F): Script<FeatureResult<F>> {
  const reads = onRow('13.9', feature)
  const result = featureAt(feature, yield* roll(g, '1D6', { topic: 'feature', rule: '13.9', who: c.id, seat: c.seat, reads }))
  yield* tell(g, { type: 'investigates', rule: '13.9', who: c.id, feature, result } satisfies FeatureEvent)
  return result
}

// ---------------------------------------------------------------- 13.1 fountains

export const FOUNTAIN_POISON = '1D3'
const DRUNK = -2
const SICKENED = -1

function* fountain(g: Delve, c: Character, result: FeatureResult<'fountain'>): Script<void> {
  switch (result) {
    case 'poison': {
      const wounds = yield* roll(g, FOUNTAIN_POISON, { topic: 'poison', rule: '13.1', who: c.id, seat: c.seat })
      return yield* poisoned(g, c, wounds, '13.1', 'poison')
    }
    case 'potion':
      return yield* magicWater(g, c)
    case 'alcohol':
      return yield* weaken(g, c, 'drunk', DRUNK, '13.1')
    case 'jewel':
      if (yield* isThere(g, c, 'jewel', '13.1')) {
        take(g.state, 'jewel')
        yield* findJewel(g, c, '13.1')
      }
      return
    case 'water':
      return
    case 'blood':
      return yield* weaken(g, c, 'sickened', SICKENED, '13.1')
    default:
      assertNever(result)
  }
}

/** 13.1 Potion: drunk on the spot, and one dose taken along. */
function* magicWater(g: Delve, c: Character): Script<void> {
  const type = yield* rollPotion(g, c)
  yield* drink(g, c, type, true)
  if (type === 'poison' || !isAlive(c)) return
  yield* takeItem(g, c, { kind: 'potion', id: nextItemId(g.state, `potion-${type}`), type, doses: 1 }, '13.1')
}

// ---------------------------------------------------------------- 13.2 statues

function* statue(g: Delve, c: Character, result: FeatureResult<'statue'>): Script<void> {
  const s = g.state
  switch (result) {
    case 'medusa':
      if (yield* isThere(g, c, 'medusa', '13.2')) yield* medusa(g, c)
      return
    case 'jewels':
      if (!(yield* isThere(g, c, 'jewels', '13.2'))) return
      take(s, 'jewels')
      yield* findJewel(g, c, '13.2')
      return yield* findJewel(g, c, '13.2')
    case 'medallion':
      if (!(yield* isThere(g, c, 'medallion', '13.2')) || !(yield* wants(g, c, 'medallion', '13.2'))) return
      take(s, 'medallion')
      return yield* testMedallion(g, c)
    case 'demon':
      return yield* investigate(g, c, 'altar') // as an altar to that demon
    case 'talisman':
      if (!(yield* isThere(g, c, 'talisman', '13.2')) || !(yield* wants(g, c, 'talisman', '13.2'))) return
      take(s, 'talisman')
      return yield* testTalisman(g, c)
    case 'x':
      return yield* statueOfX(g, c)
    default:
      assertNever(result)
  }
}

/** It comes alive; a character who does not resist turns to stone. Then the Medusa is dealt with like any monster (15.3). */
function* medusa(g: Delve, c: Character): Script<void> {
  const s = g.state
  take(s, 'medusa')
  if (!(yield* resistanceCheck(g, c, '13.2', 'medusa'))) {
    turnToStone(s, c, null)
    yield* tell(g, { type: 'turned-to-stone', rule: '13.2', who: c.id } satisfies FeatureEvent)
  }
  if (present(s).length > 0) yield* encounter(g, yield* appear(g, 'medusa', 1, 'room'))
  if (s.fight === null) yield* stoneFlesh(g)
}

/** A character who does not resist becomes X the Unknown's tool and attacks his companions from the middle of the monsters' front. */
function* statueOfX(g: Delve, c: Character): Script<void> {
  const s = g.state
  if (yield* resistanceCheck(g, c, '13.2', 'x-the-unknown')) return
  c.side = 'monsters'
  c.charmedBy = 'x-the-unknown'
  leaveRanks(s.march, c.id)
  closeUp(s.march)
  yield* tell(g, { type: 'betrays', rule: '13.2', who: c.id } satisfies FeatureEvent)
  if (present(s).length > 0) beginFight(s, [c.id], { foes: [[null, c.id, null]] })
}

// ---------------------------------------------------------------- 13.4 furniture

export const FALLS_UP_TO = 3
export const BOOKCASE = '1D3'
const BED = '1D3'

function* furniture(g: Delve, c: Character, result: FeatureResult<'furniture'>): Script<void> {
  switch (result) {
    case 'coffin':
      if (yield* isThere(g, c, 'coffin', '13.4')) yield* coffin(g, c)
      return
    case 'bookcase':
      return yield* bookcase(g, c)
    case 'desk':
      if ((yield* isThere(g, c, 'desk', '13.4')) && (yield* wants(g, c, 'desk', '13.4'))) yield* desk(g, c)
      return
    case 'bed': {
      const wounds = yield* roll(g, BED, { topic: 'cure', rule: '13.4', who: c.id, seat: c.seat })
      return yield* heal(g, c, wounds, '13.4', 'bed')
    }
    case 'clavichord':
      return yield* clavichord(g, c)
    case 'mirror':
      return yield* lookIntoMirror(g, c)
    default:
      assertNever(result)
  }
}

/** There is no talking; the others may join in after the first round. */
function* coffin(g: Delve, c: Character): Script<void> {
  const s = g.state
  take(s, 'coffin')
  const ids = yield* appear(g, 'vampire', 1, 'room')
  for (const vampire of ids) yield* tell(g, { type: 'vampire-rises', rule: '13.4', who: c.id, vampire } satisfies FeatureEvent)
  beginFight(s, ids, { where: 'coffin', only: [c.id], joinAfter: 1 })
}

function* bookcase(g: Delve, c: Character): Script<void> {
  const die = yield* roll(g, '1D6', { topic: 'bookcase', rule: '13.4', who: c.id, seat: c.seat })
  const falls = die <= FALLS_UP_TO
  if (!falls && !(yield* isThere(g, c, 'book', '13.4'))) return
  yield* tell(g, { type: 'bookcase', rule: '13.4', who: c.id, falls } satisfies FeatureEvent)
  if (falls) {
    const wounds = yield* roll(g, BOOKCASE, { topic: 'bookcase-wounds', rule: '13.4', who: c.id, seat: c.seat })
    return yield* wound(g, c, wounds, { rule: '13.4', cause: 'bookcase' })
  }
  take(g.state, 'book')
  yield* learn(g, c, 'resurrect', '13.4')
}

/** The drawer's trap comes before its medallion (7.0). */
function* desk(g: Delve, c: Character): Script<void> {
  const s = g.state
  yield* meetTrap(g, c)
  if (s.fight !== null || !isPresent(s, c)) return
  take(s, 'desk')
  yield* testMedallion(g, c)
}

/** A character who does not resist puts half of his gold into it, rounded down; in the variant `labirynt` half of his jewels too, the lesser ones. */
function* clavichord(g: Delve, c: Character): Script<void> {
  const s = g.state
  const room = here(s)
  if (!(yield* resistanceCheck(g, c, '13.4', 'clavichord'))) {
    const gold = Math.floor(c.gold / 2)
    const count = edition(s).clavichord.takes === 'treasure' ? Math.floor(c.jewels.length / 2) : 0
    const jewels = [...c.jewels].sort((a, b) => a - b).slice(0, count)
    changeGold(g, c, -gold, '13.4', 'clavichord')
    for (const value of jewels) loseJewel(g, c, value, '13.4', 'clavichord')
    room.gold += gold
    if (jewels.length > 0) room.jewels = [...(room.jewels ?? []), ...jewels]
    yield* tell(g, { type: 'clavichord', rule: '13.4', who: c.id, gold, jewels } satisfies FeatureEvent)
  }
  if (room.gold > 0 || (room.jewels ?? []).length > 0) yield* openClavichord(g, c)
}

/** What lies in it costs a wound to take. */
function* openClavichord(g: Delve, c: Character): Script<void> {
  const s = g.state
  const room = here(s)
  const data = { wounds: edition(s).clavichord.wounds, gold: room.gold, jewels: [...(room.jewels ?? [])] }
  const ids = ['open', 'decline']
  const choice = yield* ask(g, { seat: c.seat, rule: '13.4', topic: 'clavichord', about: c.id, data, ids, moment: 'treasure', of: c.id })
  if (choice === null || actionAmong(choice, ['open', 'decline']).do === 'decline') return
  yield* wound(g, c, data.wounds, { rule: '13.4', cause: 'clavichord' })
  if (!isAlive(c)) return
  changeGold(g, c, data.gold, '13.4', 'clavichord')
  for (const value of data.jewels) gainJewel(g, c, value, '13.4', 'clavichord')
  room.gold = 0
  delete room.jewels
  yield* tell(g, { type: 'clavichord-opened', rule: '13.4', who: c.id, gold: data.gold, jewels: data.jewels } satisfies FeatureEvent)
}

// ---------------------------------------------------------------- 13.6 artwork

const TAPESTRY = 4
export const PAINTING = '1D3'
export const TALISMAN_UP_TO = 3

function* artwork(g: Delve, c: Character, result: FeatureResult<'artwork'>): Script<void> {
  const s = g.state
  switch (result) {
    case 'tapestry':
      if (yield* isThere(g, c, 'tapestry', '13.6')) yield* tapestry(g, c)
      return
    case 'painting':
      return yield* painting(g)
    case 'statue':
      return yield* investigate(g, c, 'statue')
    case 'cut-glass':
      if (!(yield* isThere(g, c, 'cut-glass', '13.6')) || !(yield* wants(g, c, 'cut-glass', '13.6'))) return
      take(s, 'cut-glass')
      return yield* cutGlass(g, c)
    case 'icon':
      return yield* investigate(g, c, 'altar')
    case 'manuscript':
      if (!(yield* isThere(g, c, 'manuscript', '13.6'))) return
      take(s, 'manuscript')
      return yield* learn(g, c, 'wrath-of-god', '13.6')
    default:
      assertNever(result)
  }
}

/** It is carried in place of a weapon; worth a roll on the Jewel Table with 4 added. */
function* tapestry(g: Delve, c: Character): Script<void> {
  const s = g.state
  if (!(yield* makeRoom(g, c, '13.6')))
    return yield* tell(g, { type: 'left-alone', rule: '13.6', who: c.id, what: 'tapestry' } satisfies FeatureEvent)
  take(s, 'tapestry')
  const value = yield* rollJewel(g, `${JEWEL_DICE}+${TAPESTRY}`, '13.6')
  yield* takeItem(g, c, { kind: 'tapestry', id: nextItemId(s, 'tapestry'), value }, '13.6')
}

/** Everyone checks whether he is in the picture, charmed monsters too. */
function* painting(g: Delve): Script<void> {
  const s = g.state
  const all: Fighter[] = s.characters.filter((c) => isPresent(s, c))
  for (const m of s.monsters) if (m.side === 'party' && m.status === 'living' && m.at === s.at) all.push(m)
  for (const each of all) {
    if (!isAlive(each)) continue
    const die = yield* roll(g, '1D6', { topic: 'painting', rule: '13.6', who: each.id, seat: s.leader })
    const depicted = die === edition(s).painting
    yield* tell(g, { type: 'painting', rule: '13.6', who: each.id, depicted } satisfies FeatureEvent)
    if (!depicted) continue
    const wounds = yield* roll(g, PAINTING, { topic: 'painting-wounds', rule: '13.6', who: each.id, seat: s.leader })
    yield* wound(g, each, wounds, { rule: '13.6', cause: 'painting' })
  }
}

function* cutGlass(g: Delve, c: Character): Script<void> {
  const die = yield* roll(g, '1D6', { topic: 'talisman-or-medallion', rule: '13.6', who: c.id, seat: c.seat })
  const is = die <= TALISMAN_UP_TO ? 'talisman' : 'medallion'
  yield* tell(g, { type: 'cut-glass', rule: '13.6', who: c.id, is } satisfies FeatureEvent)
  if (is === 'talisman') yield* testTalisman(g, c)
  else yield* testMedallion(g, c)
}

// ---------------------------------------------------------------- 13.7 mirrors

/** Whether a mirror here has something to show: the level while it is unknown, then on that level the distance. */
function mirrorTells(s: DelveState): boolean {
  const { level, segmentsLeft, at, destroyed } = s.hellgate
  if (destroyed || at !== null || segmentsLeft !== null) return false
  return level === null || level === here(s).level
}

/** 13.7: the first mirror shows the level, and on that level the distance; otherwise the next mirror found there does. */
function* lookIntoMirror(g: Delve, c: Character): Script<void> {
  const s = g.state
  const gate = s.hellgate
  if (!mirrorTells(s)) return yield* tell(g, { type: 'nothing-left', rule: '13.7', who: c.id, what: 'mirror' } satisfies FeatureEvent)
  const first = gate.level === null
  const spec = { rule: '13.7', who: c.id, seat: c.seat }
  const level = gate.level ?? mirrorLevelAt(yield* roll(g, '1D6', { ...spec, topic: 'mirror-level', reads: onRow('13.7', 'level') }))
  gate.level = level
  // In the variant the first mirror tells all.
  const near = level === here(s).level || hasVariant(s, 'short-hunt')
  if (near) {
    const die = yield* roll(g, '1D6', { ...spec, topic: 'mirror-segments', reads: onRow('13.7', 'segmentsAway') })
    gate.segmentsLeft = mirrorDistanceAt(die)
  }
  const told = near ? (first ? 'both' : 'distance') : 'level'
  yield* tell(g, { type: 'mirror', rule: '13.7', who: c.id, level, told, segments: gate.segmentsLeft } satisfies FeatureEvent)
}

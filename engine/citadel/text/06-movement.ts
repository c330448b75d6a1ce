import { percent, worked } from '../../kernel/odds.ts'
import type { Blocked, Odds, Option } from '../../kernel/types.ts'
import { capital, listed, many } from '../../kernel/words.ts'
import { actionAmong } from '../actions.ts'
import type { Placement } from '../asks.ts'
import { type CounterEvent, holdsHellgate } from '../chapters/06-counter.ts'
import { type MovementEvent, routes } from '../chapters/06-movement.ts'
import { laysOf, leadsToGateway, neighbour, siteBehind, type Way } from '../chapters/06-placement.ts'
import { TRAPPED } from '../chapters/07-traps.ts'
import { betrayersAt, ROOM_MONSTERS_UP_TO, WANDERING_MONSTERS_UP_TO } from '../chapters/08-encounters.ts'
import { here, living } from '../chapters/party.ts'
import { atMost } from '../odds/one-roll.ts'
import { described, goingIn } from '../open/segments.ts'
import { type DelveState, type Segment, SIDES } from '../state.ts'
import { SEGMENTS } from '../tables/index.ts'
import { namesOf } from './names.ts'
import { grouped, stepsTo } from './phrases.ts'
import { purposeOf } from './rolls.ts'
import type { ChapterText, Sentences, Words } from './text.ts'

export const WAY_NAMES: Readonly<Record<Way, string>> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  up: 'up the stairs',
  down: 'down the stairs',
}

const sentences: Sentences<MovementEvent | CounterEvent> = {
  route: ({ way, known }) => `The party goes ${WAY_NAMES[way]}${known ? '' : ' into the unknown'}.`,
  'chit-returned': ({ chit, rule }) =>
    rule === '6.1' ? `Chit ${chit} does not fit and goes back.` : `Chit ${chit} would close the maze and goes back.`,
  'chit-placed': ({ face, feature, impassable }) => `${capital(described(face, feature))} is laid.${blockedSides(impassable)}`,
  'stairs-joined': () => 'The stairs lead to the same place on the other levels.',
  'cup-refilled': ({ chits }) => `The cup is full again: ${chits} chits.`,
  entered: (event) => `The party ${goingIn(event)}.`,
  'segments-left': ({ left }) => `The Hellgate is ${many(left, 'unexplored segment')} away.`,
  'hellgate-reached': () => 'The Hellgate stands here.',
  rejoined: ({ who }, name) => `${name(who)} was waiting here and rejoins the party.`,
  'door-locked': ({ side }) => `The party steps back and locks the ${side} door for good.`,
}

/** ` Its north and east sides do not match and are blocked.` */
function blockedSides(sides: readonly string[]): string {
  if (sides.length === 0) return ''
  return sides.length === 1
    ? ` Its ${sides[0]} side does not match and is blocked.`
    : ` Its ${listed(sides)} sides do not match and are blocked.`
}

// ---------------------------------------------------------------- questions

const STEPS = ['Decide route', 'Pick chit', 'Place chit'] as const

const topics: Words<'route' | 'placement'> = {
  route: (s) => ({
    prompt: 'Where does the party go?',
    lead: `Turn ${s.turn}, level ${here(s).level}.${s.turn === 1 && isKnown(s) ? ' The maze is as you left it.' : ''}`,
    steps: stepsTo(STEPS, 0),
    option: (id) => routeText(s, id),
    blocked: blockedRoutes(s),
  }),
  placement: (s, ask) => ({
    prompt: `Lay ${drawnName(s)}`,
    ...(ask.data.forced ? { lead: 'No chit fits here. Sides that do not match are blocked.' } : {}),
    steps: stepsTo(STEPS, 2),
    option: (id) => placementOption(ask.data, id),
  }),
}

/** 17.0: on the first turn anything walked before is of an earlier raid. */
function isKnown({ segments, at }: DelveState): boolean {
  return segments.some(({ id, visits, kind }) => id !== at && kind !== 'gateway' && visits > 0)
}

function routeText(s: DelveState, id: string): Omit<Option, 'id'> {
  const action = actionAmong(id, ['exit', 'leave'])
  return action.do === 'leave' ? leaveOption(s) : routeOption(s, action.way)
}

function routeOption(s: DelveState, way: Way): Omit<Option, 'id'> {
  const from = here(s)
  const to = neighbour(s, from, way)
  const label = `Go ${WAY_NAMES[way]}`
  if (to === null) {
    if (way === 'up' || way === 'down') return { label }
    const { face, level, x, y } = siteBehind(s, from, way)
    const common = { label, at: { kind: 'exit', id: way }, data: { level, x, y, known: false } }
    if (holdsHellgate(s, { id: '', level, visits: 0 })) return { ...common, ...theHellgate(s) }
    if (face === 'corridor') return { ...common, detail: 'An unknown corridor', odds: monsterOdds(WANDERING_MONSTERS_UP_TO) }
    return {
      ...common,
      detail: 'An unknown room; its door may be trapped',
      odds: monsterOdds(ROOM_MONSTERS_UP_TO, true),
    }
  }
  const { level, x, y, id, kind, feature, visits } = to
  const common = { label, at: { kind: 'segment', id }, data: { level, x, y, known: true } }
  const monsters = s.monsters.filter((m) => m.at === id && m.side === 'monsters' && m.status === 'living')
  const waiting = [...monsters.map((m) => m.id), ...betrayersAt(s, id)]
  if (waiting.length > 0) return { ...common, ...theGuardians(s, to), detail: `${capital(grouped(waiting, namesOf(s)))} there` }
  if (holdsHellgate(s, to)) return { ...common, ...theHellgate(s) }
  if (id === s.hellgate.at) return { ...common, detail: 'The Hellgate stood here' }
  const odds = monsterOdds(
    visits === 0 && kind === 'room' ? ROOM_MONSTERS_UP_TO : WANDERING_MONSTERS_UP_TO,
    visits === 0 && kind === 'room',
  )
  return { ...common, detail: capital(described(kind, feature)), odds }
}

/** 16.0: no die is thrown there for traps or monsters. */
function theHellgate(s: DelveState): Pick<Option, 'detail' | 'warns'> {
  return { detail: 'The Hellgate stands here', ...(isGuarded(s) && { warns: GUARDIANS }) }
}

/** 6.9: guardians that were bypassed wait for those who come back. */
function theGuardians(s: DelveState, to: Segment): Pick<Option, 'warns'> {
  return holdsHellgate(s, to) && isGuarded(s) ? { warns: GUARDIANS } : {}
}

/** 16.0: its guardians were not met yet, or X the Unknown lives. */
function isGuarded({ hellgate, monsters }: DelveState): boolean {
  return !hellgate.guarded || monsters.some(({ type, status }) => type === 'x-the-unknown' && status === 'living')
}

/** 16.0: what a character who goes there walks into. */
export const GUARDIANS = 'The last fight begins at once: demons, X the Unknown, and three Blasts a round from the Hellgate while X lives.'

/** 8.1; behind a door that nobody has opened, 7.0 comes first. */
function monsterOdds(upTo: number, door = false): Odds {
  const met = atMost(upTo)
  const monsters = worked({ what: 'does anything live here?', code: '1D6', rule: '8.1' }, (die) => (die <= upTo ? 'monsters' : 'no one'))
  return { text: `monsters ${percent(met)}`, chance: 1 - met, of: 'no one met', why: door ? [DOOR_WHY, monsters] : [monsters] }
}

const DOOR_WHY = worked({ what: purposeOf({ topic: 'trap-check' }), code: '1D6', rule: '7.0' }, (die) =>
  die <= TRAPPED ? 'trapped' : 'safe',
)

function leaveOption(s: DelveState): Omit<Option, 'id'> {
  const label = 'Leave the Citadel'
  const { destroyed, at } = s.hellgate
  // A Hellgate destroyed on an earlier raid does not win this one (16.0).
  const detail = destroyed && at !== null ? 'The Hellgate is destroyed: this wins the raid.' : 'The party takes home all it carries.'
  const behind = living(s).filter((c) => c.at !== s.at)
  if (behind.length === 0 || s.hellgate.destroyed) return { label, detail }
  return { label, detail, warns: `You leave ${listed(behind.map(({ name }) => name))} behind.` }
}

/** Sides that look like an exit but are not, and leaving where that is impossible. */
function blockedRoutes(s: DelveState): Blocked[] {
  const from = here(s)
  const blocked = from.blocked.map(({ side, why }): Blocked => {
    const at = { id: `exit:${side}`, label: `Go ${WAY_NAMES[side]}` }
    return why === 'locked'
      ? { ...at, rule: '10.6', why: 'The door is locked for good.' }
      : { ...at, rule: '6.1', why: 'The segments do not match on this side.' }
  })
  if (routes(s).length > 0 && !leadsToGateway(s, from))
    blocked.push({
      id: 'leave',
      label: 'Leave the Citadel',
      rule: '17.0',
      why: 'The only way out is the segment beside the Gateway, on level 1.',
    })
  return blocked
}

function drawnName({ drawn }: DelveState): string {
  if (drawn === null) return 'the chit'
  const { chit, face } = drawn
  const printed = SEGMENTS[chit - 1]
  return face === 'corridor' || printed === undefined ? 'the corridor' : described('room', printed.room.feature).replace(/^a /, 'the ')
}

function placementOption(place: Placement, id: string): Omit<Option, 'id'> {
  const { chit, turns } = actionAmong(id, ['place'])
  const sides = laysOf(chit, place.face).find((lay) => lay.turns === turns)?.sides ?? []
  const list = (edge: string) => SIDES.filter((_side, i) => sides[i] === edge)
  const ways = [waysTo('doors', 'door', list('D')), waysTo('corridors', 'corridor', list('C'))].filter((text) => text !== '')
  return {
    label: capital(ways.join('; ')),
    at: { kind: 'place', id: sides.join('') },
    data: { ...place, turns, sides: sides.join('') },
  }
}

/** `doors north and east` */
function waysTo(many: string, one: string, sides: readonly string[]): string {
  if (sides.length === 0) return ''
  const last = sides.at(-1) ?? ''
  return sides.length === 1 ? `${one} ${last}` : `${many} ${sides.slice(0, -1).join(', ')} and ${last}`
}

/** 6.0 Movement through the Citadel. */
export const movement = { sentences, topics } satisfies ChapterText

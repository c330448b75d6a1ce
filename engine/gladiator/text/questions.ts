import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import type { Blocked, Odds, Option } from '../../kernel/types.ts'
import { capital, listed } from '../../kernel/words.ts'
import { type ArenaAsk, isArenaAsk, type Topic } from '../asks.ts'
import { movementOf, type Reach, reach } from '../chapters/29-ways.ts'
import { mayDecline } from '../chapters/30-acting.ts'
import { deeds } from '../chapters/30-deeds.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf, halfPoints, isPresent } from '../chapters/figures.ts'
import { canKill, oddsOfEvading, oddsOfRepelling } from '../odds/answers.ts'
import { oddsOfDeed } from '../odds/deeds.ts'
import { type Opening, openings } from '../odds/openings.ts'
import { deedId, isAside, parseAction, parseAside } from '../open/actions.ts'
import { FACING_NAMES, nameOf } from '../open/names.ts'
import { squareId, squareName, track } from '../open/squares.ts'
import type { ArenaOptions } from '../option-types.ts'
import type { ArenaState } from '../state.ts'
import { DEED_NAMES, deedWords, squarePlace, WHY_NOT } from './deeds.ts'
import { pointsWords, priceWords, pushWords } from './lesser.ts'
import { gearWords, musterWords } from './muster.ts'
import { armName, type Names, namesOf, thingNameOf } from './names.ts'
import { why } from './rolls.ts'

type Words = Omit<Option, 'id'>
type Worded<K extends Topic> = (s: ArenaState, ask: ArenaAsk<K>, name: Names) => Wording

/** How each question reads. */
export const TOPICS: { readonly [K in Topic]: Worded<K> } = {
  dice: (_s, ask) => ({ prompt: `Roll the dice: ${why(ask.data)}` }),
  muster: () => ({ prompt: 'Who fights for you?', option: musterWords }),
  name: () => ({ prompt: 'What is the fighter’s name?' }),
  race: () => ({ prompt: 'Which race?', option: (id) => ({ label: capital(parseAction('race', id).race) }) }),
  sh: (_s, ask) => ({ prompt: `How much strength and health will the ${ask.data.race} have?`, ...pointsWords(ask) }),
  ag: (_s, ask) => ({ prompt: `How much agility will the ${ask.data.race} have?`, ...pointsWords(ask) }),
  gear: (_s, ask, name) => ({ prompt: `What will ${name(ask.about ?? '')} bring?`, option: gearWords }),
  incentive: () => ({
    prompt: 'Who moves first?',
    option: (id) => ({ label: parseAction('incentive', id).kind === 'first' ? 'Move first' : 'Move last' }),
  }),
  move: (s, ask, name) => ({ prompt: `Where will ${name(ask.about ?? '')} go?`, option: moveWords(s, ask.about ?? '', name) }),
  face: (_s, ask, name) => ({
    prompt: `Which way will ${name(ask.about ?? '')} face?`,
    option: (id) => ({ label: `Face ${FACING_NAMES[parseAction('face', id).facing]}` }),
  }),
  action: (s, ask, name) => ({
    prompt: `What will ${name(ask.about ?? '')} do?`,
    option: (id) => ({
      ...deedWords(id, ask.about ?? '', name),
      ...oddsBeside(s, ask.about ?? '', id),
      ...trackBeside(s, ask.about ?? '', id),
    }),
    blocked: blockedDeeds(s, ask.about ?? '', name),
  }),
  cost: (s, ask, name) => ({ prompt: `How much strength will go into ${nameOf(ask.data.spell)}?`, ...priceWords(s, ask, name) }),
  place: (_s, ask) => ({
    prompt: `Where will ${nameOf(ask.data.spell)} work?`,
    option: (id) => onSquare(parseAction('place', id).square),
  }),
  esp: (_s, _ask, name) => ({
    prompt: 'Whose numbers will you read?',
    option: (id) => ({ label: name(parseAction('esp', id).figure) }),
  }),
  evade: (s, ask, name) => ({
    prompt: `Will ${name(ask.about ?? '')} evade ${name(ask.data.by)}?`,
    option: (id) => {
      const evades = parseAction('evade', id).kind === 'evade'
      const odds = ofSomebody(s, ask.about, (f) => oddsOfEvading(s, f, ask.data, evades))
      const f = figureOf(s, ask.about ?? '')
      if (evades) return { label: 'Evade', detail: 'Uses up this turn’s action', ...odds }
      if (!isPresent(f) || !canKill(s, f, ask.data)) return { label: 'Take the attack', detail: 'Keeps the action for later', ...odds }
      const data: ArenaOptions['evade'] = { kills: true }
      return { label: 'Take the attack', detail: 'Keeps the action for later; a plain hit can kill', ...odds, data }
    },
  }),
  repel: (s, ask, name) => ({
    prompt: `Will ${name(ask.about ?? '')} repel ${name(ask.data.by)}?`,
    option: (id) =>
      parseAction('repel', id).kind === 'repel'
        ? { label: 'Repel', detail: 'Costs no action', ...ofSomebody(s, ask.about, (f) => oddsOfRepelling(s, f, ask.data.by)) }
        : { label: 'Allow hand combat', detail: 'Both fall prone and drop what they hold' },
  }),
  push: (s, ask, name) => ({
    prompt: `Where will ${name(ask.data.whom)} fall?`,
    option: (id) => pushWords(s, parseAction('push', id).square, figureOf(s, ask.data.whom).at),
  }),
  renew: (_s, ask) => ({
    prompt: `Pay again for ${nameOf(ask.data.spell)}?`,
    option: (id) => ({ label: parseAction('renew', id).kind === 'renew' ? 'Pay again' : 'Let it end' }),
  }),
  change: (_s, ask, name) => ({ prompt: `What will ${name(ask.about ?? '')} change?`, option: changeWords }),
}

/** The words of a question; a standing order beside it has words of its own. */
export function describe(s: ArenaState, ask: Ask): Wording {
  if (!isArenaAsk(ask, TOPICS)) return { prompt: ask.topic }
  const name = namesOf(s)
  const wording = wordsFor(s, ask, name)
  const { option } = wording
  return { ...wording, option: (id) => (isAside(id) ? orderWords(id, name) : (option?.(id) ?? { label: id })) }
}

/** The words of the question's own topic: the table has one for each, which the types of a look-up cannot tell. */
function wordsFor(s: ArenaState, ask: ArenaAsk, name: Names): Wording {
  return (TOPICS[ask.topic] as Worded<Topic>)(s, ask, name)
}

function onSquare(square: number): Words {
  return { label: squareName(square), at: squarePlace(square) }
}

/** 30.2: what a move would be, and the best that could be done from there; the ways are worked out once for all options. */
function moveWords(s: ArenaState, who: string, name: Names): (id: string) => Words {
  const f = figureOf(s, who)
  const half = halfPoints(f)
  const openingAt = isPresent(f) ? openings(s, f) : () => null
  let known: Reach | undefined
  return (id) => {
    const move = parseAction('move', id)
    if (move.kind === 'wait') return waitWords(isPresent(f) ? openingAt(f.at, 0) : null, name)
    known ??= reach(s, f)
    const { squares = 0, path = [] } = (move.kind === 'to' ? known.ways : known.charges).get(move.square) ?? {}
    const type = movementOf(squares, half)
    const short = `${capital(type)}, ${squares}`
    const words = { label: `${squareName(move.square)}: ${type}, ${squares}`, short, at: squarePlace(move.square) }
    const data: ArenaOptions['move'] = { type, squares, path: path.map(squareId) }
    const opening = openingAt(move.square, squares)
    if (opening === null) return { ...words, data }
    const { deed, facing } = opening
    return { ...words, ...openingWords(opening, name), data: { ...data, deed: deedId(deed), facing } satisfies ArenaOptions['move'] }
  }
}

/** 31.1: to stay, and what can be done from there. */
function waitWords(opening: Opening | null, name: Names): Words {
  const label = opening === null ? 'Wait' : `Stay, then ${DEED_NAMES[opening.deed.kind].toLowerCase()}`
  return { label, apart: true, stays: true, ...openingWords(opening, name) }
}

/** The best that could be done from there, with its odds; nothing where there is none. */
function openingWords(opening: Opening | null, name: Names): Pick<Words, 'detail' | 'odds'> {
  return opening === null ? {} : { detail: onsetWords(opening, name), odds: opening.odds }
}

/** `longsword on Thundar`, `broadsword and dagger on Wolf 1 and Wolf 2`. */
function onsetWords({ deed, arms, whom }: Opening, name: Names): string {
  const means = deed.kind === 'cast' ? nameOf(deed.spell) : listed(arms.map((arm) => armName(arm).toLowerCase()))
  const victims = deed.kind === 'dual' && deed.whom === deed.second ? [deed.whom] : whom
  return `${means} ${deed.kind === 'shoot' || deed.kind === 'throw' ? 'at' : 'on'} ${listed(victims.map(name))}${HOW[deed.kind] ?? ''}`
}

const HOW: Readonly<Partial<Record<Opening['deed']['kind'], string>>> = {
  impale: ', impaling',
  receive: ', receiving the charge',
  rush: ', rushing',
  slash: ', slashing',
  throw: ', thrown',
}

/** The odds of an action, where it has any. */
function oddsBeside(s: ArenaState, who: string, id: string): Pick<Words, 'odds'> {
  return ofSomebody(s, who, (f) => oddsOfDeed(s, f, parseAction('action', id)))
}

function ofSomebody(s: ArenaState, who: string | undefined, oddsOf: (f: OnSand) => Odds | undefined): Pick<Words, 'odds'> {
  const f = figureOf(s, who ?? '')
  const odds = isPresent(f) ? oddsOf(f) : undefined
  return odds === undefined ? {} : { odds }
}

/** 35.1, G-25: the squares between him and the target of a shot, throw or spell, for the board. */
function trackBeside(s: ArenaState, who: string, id: string): Pick<Words, 'data'> {
  const deed = parseAction('action', id)
  if ((deed.kind !== 'shoot' && deed.kind !== 'throw' && deed.kind !== 'cast') || deed.whom === null) return {}
  const [from, to] = [figureOf(s, who).at, figureOf(s, deed.whom).at]
  return from === null || to === null ? {} : { data: { track: track(from, to).map(squareId) } satisfies ArenaOptions['action'] }
}

/** 30.2: what he may not do now, and why: each enemy in question, else the deed alone. */
function blockedDeeds(s: ArenaState, who: string, name: Names): readonly Blocked[] {
  const f = figureOf(s, who)
  if (!isPresent(f)) return []
  return deeds(s, f, mayDecline(s, f)).flatMap(({ kind, rule, why: reason, meant = [] }) => {
    if (reason === null) return []
    const rest = { rule, why: WHY_NOT[reason], by: who }
    const label = DEED_NAMES[kind]
    if (meant.length === 0) return [{ id: kind, label, ...rest, deed: { kind, label, who } }]
    return meant.map((id) => ({ id, ...deedWords(id, who, name), ...rest }))
  })
}

const CHANGES = { ready: 'Ready', also: 'Second hand', sling: 'Sling', drop: 'Drop' } as const

function changeWords(id: string): Words {
  const change = parseAction('change', id)
  if (change.kind === 'done') return { label: 'Done', apart: true }
  return { label: `${CHANGES[change.kind]}: ${thingNameOf(change.thing)}` }
}

const EVADING = {
  ask: 'asks before evading',
  never: 'never evades',
  deadly: 'evades what could kill or knock down',
  always: 'always evades',
} as const
const REPELLING = { ask: 'asks before repelling', always: 'always repels hand combat', never: 'never repels hand combat' } as const

function orderWords(id: string, name: Names): Words {
  const order = parseAside(id)
  const words = order.what === 'evade' ? EVADING[order.order] : REPELLING[order.order]
  return { label: `${name(order.figure)} ${words}`, by: order.figure, aside: true }
}

import type { Ask } from '../../kernel/ask.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Came, EquivalentChange, OddsProof, Promised, ShownOdds } from '../../kernel/proof/odds.ts'
import type { Answer } from '../../kernel/types.ts'
import type { CaveAsk } from '../asks.ts'
import { wealthOf } from '../chapters/12-crystal.ts'
import type { CaveEvent } from '../event-types.ts'
import type { CaveState } from '../state.ts'
import { isCaveEvent } from '../text/index.ts'
import { isCaveAsk } from '../text/questions.ts'

// What the Cave's odds are of.

/** The topics whose options show odds. */
const TOPICS = [
  'move',
  'direction',
  'recall',
  'encounter',
  'fight',
  'defend',
  'ward',
  'visit',
  'space',
  'shrine',
  'arena',
  're-roll',
  'search',
  'trials',
] as const

type Event = CaveEvent & GameEvent

/** For each result that odds name: the event by which it came. */
const RESULTS: Readonly<Record<string, (event: Event, seat: number) => boolean>> = {
  won: (event, seat) => (event.type === 'duel' ? event.result === (event.seat === seat ? 'won' : 'lost') : isWon(event)),
  passed: (event) => event.type === 'trial' && event.passed,
  enough: (event) => event.type === 'trial' && event.passed,
  'the Crystal': (event) => event.type === 'trial' && event.trial === 'wealth' && event.passed,
  open: (event) => event.type === 'gate' && event.open,
  found: (event) => event.type === 'searched' && event.found,
  free: (event) => resultOf(event)?.includes(':+') === true,
  'a gain': (event) => resultOf(event)?.includes(':+') === true || resultOf(event) === 'reveal',
  'no effect': (event) => resultOf(event) === 'nothing',
}

/** After these the odds follow no question except what a lost fight costs. */
const DECIDED: readonly Event['type'][] = ['trial', 'searched', 'gate']

const EQUIVALENT: readonly EquivalentChange[] = [
  { file: 'odds/shown.ts', code: 'bonus > 0', from: '0', why: 'no Spell adds a single point' },
  { file: 'odds/shown.ts', code: 'amount < 0', from: '<', why: 'no result brings 0 Lives' },
  { file: 'odds/shown.ts', code: 'amount < 0', from: '0', why: 'no result brings 0 Lives' },
  { file: 'odds/shown.ts', code: 'named === undefined ||', from: '||', why: 'what is no named space has none' },
  { file: 'odds/shown.ts', code: 'fights === undefined ? 0', from: '0', why: 'it is counted for faces that bring a fight' },
]

export const odds: OddsProof<CaveState> = {
  topics: TOPICS,
  equivalent: EQUIVALENT,
  promised(shown) {
    const { leavesOut } = shown.option.odds
    return leavesOut === undefined ? promised(shown) : `left out: ${leavesOut}`
  },
}

function promised({ ask, option }: ShownOdds<CaveState>): Promised<CaveState> {
  const { seat } = ask
  const { of } = option.odds
  const wanted = RESULTS[of ?? '']
  if (of !== undefined && wanted === undefined) throw new Error(`no event is known for ${of}`)
  const results = {
    expected: (came: Came<CaveState>) => eventsOf(came).filter((event) => event.type === 'life-lost' && event.seat === seat).length,
    die: (came: Came<CaveState>) => eventsOf(came).some((event) => event.type === 'died' && event.seat === seat),
  }
  const answer = of === 'the Crystal' ? throughTrials : fighting
  if (wanted === undefined) return { answer, results }
  return { answer, results: { ...results, chance: (came) => eventsOf(came).some((event) => wanted(event, seat)) } }
}

function eventsOf({ events }: Pick<Came<CaveState>, 'events'>): readonly Event[] {
  return events.filter(isCaveEvent)
}

function isWon(event: Event): boolean {
  return event.type === 'fought' && event.result === 'won'
}

function resultOf(event: Event): string | undefined {
  return event.type === 'space-die' || event.type === 'visited' ? event.result : undefined
}

/** The fight is fought without a Spell; a loser pays with a Life, and nothing wards it off. */
function fighting(open: Ask, { events }: Came<CaveState>): Answer | null {
  const happened = eventsOf({ events })
  if (!isCaveAsk(open) || happened.some(({ type }) => DECIDED.includes(type))) return null
  return lossTaken(open) ?? (happened.some(({ type }) => type === 'fought' || type === 'duel') ? null : faced(open))
}

function lossTaken({ topic }: CaveAsk): Answer | null {
  if (topic === 'ward') return { pick: ['pass'] }
  return topic === 'spoils' ? { pick: ['life'] } : null
}

function faced({ topic }: CaveAsk): Answer | null {
  switch (topic) {
    case 'fight':
      return { pick: ['fight'] }
    case 'evade':
    case 'defend':
      return { pick: ['stand'] }
    case 'encounter':
      return { pick: ['space'] }
    default:
      return null
  }
}

/** 12.5: all three, without a Spell; the Gnome Tinker throws his highest die again where the price is too much. */
function throughTrials(open: Ask, { state, events }: Came<CaveState>): Answer | null {
  const failed = eventsOf({ events }).some((event) => event.type === 'trial' && !event.passed)
  if (!isCaveAsk(open) || failed) return null
  if (open.topic === 'fight') return { pick: ['fight'] }
  if (open.topic !== 're-roll') return null
  const { dice } = open.data
  const player = state.players[open.seat]
  const isTooMuch = player !== undefined && dice.reduce((sum, die) => sum + die, 0) > wealthOf(player)
  return { pick: [isTooMuch ? `re-roll:${dice.indexOf(Math.max(...dice)) + 1}` : 'keep'] }
}

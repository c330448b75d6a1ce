import type { Ask } from '../../kernel/ask.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Came, EquivalentChange, OddsProof, Promised, ShownOdds } from '../../kernel/proof/odds.ts'
import type { Answer, Odds } from '../../kernel/types.ts'
import { isArenaAsk } from '../asks.ts'
import { mostHeCanPay } from '../chapters/12-prices.ts'
import { figureOf, tagOf, thresholds } from '../chapters/figures.ts'
import type { ArenaEvent } from '../event-types.ts'
import { type Deed, parseAction } from '../open/actions.ts'
import type { ArenaState } from '../state.ts'
import { isArenaEvent } from '../text/index.ts'
import { TOPICS as WORDED } from '../text/questions.ts'

// What Gladiator!'s odds are of.

/** The topics whose options show odds. */
const TOPICS = ['action', 'evade', 'repel'] as const

type Event = ArenaEvent & GameEvent
type Reached = Promised<ArenaState>

const ELSEWHERE = { move: 'of a later action; the same odds are compared where it is taken' }

const EQUIVALENT: readonly EquivalentChange[] = [
  {
    file: 'odds/deeds.ts',
    code: 'victim === null || arm === null',
    from: '||',
    why: 'a deed names somebody present, and the arms in hand',
  },
  {
    file: 'odds/deeds.ts',
    code: 'victim === null || attack === null',
    from: '||',
    why: 'a deed names somebody present, and a shield in hand',
  },
  { file: 'odds/deeds.ts', code: 'die > 6 * tries', from: '6', why: 'it tries on a 1 alone' },
  { file: 'odds/deeds.ts', code: 'one === null || two === null', from: '||', why: 'who strikes with both hands has two arms' },
]

export const odds: OddsProof<ArenaState> = { topics: TOPICS, elsewhere: ELSEWHERE, equivalent: EQUIVALENT, promised }

function promised({ state, ask, option }: ShownOdds<ArenaState>): Reached | string {
  if (!isArenaAsk(ask, WORDED)) throw new Error(`${ask.topic} is no question of the arena`)
  switch (ask.topic) {
    case 'evade':
      return {
        answer: () => null,
        settled: (events) => eventsOf({ events }).some(({ type }) => type === 'attacked' || type === 'cast'),
        results: { chance: (came) => !has(came, isHit) },
      }
    case 'repel':
      return { results: { chance: (came) => has(came, (event) => event.type === 'repelled' && event.holds) } }
    case 'action':
      if (evadesUnasked(state, option)) return 'it evades by its orders, or as a robot, and the odds leave that out'
      return deedPromised(state, ask.about ?? '', parseAction('action', option.id), option.odds)
    default:
      throw new Error(`no event is known for ${option.id}`)
  }
}

function deedPromised(s: ArenaState, who: string, deed: Deed, { kill }: Odds): Reached {
  switch (deed.kind) {
    case 'disbelieve':
      return { results: { chance: (came) => has(came, (event) => event.type === 'judged' && event.succeeds) } }
    case 'disengage':
      return { results: { chance: (came) => has(came, (event) => event.type === 'struggled' && event.free) } }
    case 'grapple':
      return { answer: letting, results: { chance: (came) => has(came, ({ type }) => type === 'hand-combat') } }
    case 'cast':
      return castPromised(s, who, deed)
    case 'dual':
    case 'slash':
      return { answer: letting, results: { chance: (came) => ownEvents(came, s, who).some(isHit) } }
    default:
      return blowPromised(s, who, deed, kill !== undefined)
  }
}

function evadesUnasked(s: ArenaState, { odds: { leavesOut }, deed }: ShownOdds<ArenaState>['option']): boolean {
  const victim = deed?.whom === undefined ? null : figureOf(s, deed.whom)
  return leavesOut !== undefined && victim !== null && (victim.seat === null || victim.orders.evade !== 'ask')
}

/** 33.6: one blow, and what it does to its target. */
function blowPromised(s: ArenaState, who: string, deed: Deed, isKnown: boolean): Reached {
  const whom = 'whom' in deed && deed.whom !== null ? deed.whom : ''
  const victim = figureOf(s, whom)
  const name = victim === null ? whom : tagOf(victim)
  const own = figureOf(s, who)
  const hasOwn = (came: Came<ArenaState>, wanted: (event: Event) => boolean) => ownEvents(came, s, who).some(wanted)
  const knockDown = victim === null ? null : thresholds(victim, s.variants).knockDown
  // Where his SH may not be known, he who dies by such a blow counts as felled.
  const fells = (event: Event) => knockDown !== null && throughTo(event, name) >= knockDown
  return {
    answer: letting,
    settled: (events) => eventsOf({ events }).some(({ type }) => type === 'fall-tested' || type === 'weapon-dropped' || type === 'landed'),
    results: {
      chance: (came) => hasOwn(came, (event) => event.type === 'attacked' && event.times > 0 && event.returned !== true),
      expected: (came) => ownEvents(came, s, who).reduce((sum, event) => sum + throughTo(event, name), 0),
      kill: (came) => hasOwn(came, (event) => event.type === 'killed' && event.figure === name),
      down: (came) => hasOwn(came, (event) => (event.type === 'knocked-down' && event.figure === name) || (!isKnown && fells(event))),
      die: (came) => hasOwn(came, (event) => event.type === 'killed' && own !== null && event.figure === tagOf(own)),
    },
  }
}

/** 12.2, 12.4: for the most that he can put into it. */
function castPromised(s: ArenaState, who: string, { spell, whom }: Extract<Deed, { kind: 'cast' }>): Reached {
  const f = figureOf(s, who)
  const most = f === null ? null : mostHeCanPay(f, spell)
  const victim = whom === null ? null : figureOf(s, whom)
  const name = victim === null ? null : tagOf(victim)
  return {
    answer: (open, came) => (open.topic === 'cost' ? { value: most ?? 0 } : letting(open, came)),
    settled: (events) => eventsOf({ events }).some((event) => (event.type === 'cast' && !event.succeeds) || event.type === 'hurt'),
    results: {
      chance: (came) => has(came, (event) => event.type === 'cast' && event.succeeds),
      ...(name === null
        ? {}
        : { kill: (came: Came<ArenaState>) => has(came, (event) => event.type === 'killed' && event.figure === name) }),
    },
  }
}

function eventsOf({ events }: Pick<Came<ArenaState>, 'events'>): readonly Event[] {
  return events.filter(isArenaEvent)
}

/** What happened until someone else acted: robots answer at once. */
function ownEvents(came: Came<ArenaState>, s: ArenaState, who: string): readonly Event[] {
  const f = figureOf(s, who)
  const events = eventsOf(came)
  const other = events.findIndex((event) => event.type === 'turn-began' || (event.type === 'aimed' && f !== null && event.by !== tagOf(f)))
  return other < 0 ? events : events.slice(0, other)
}

function has(came: Came<ArenaState>, wanted: (event: Event) => boolean): boolean {
  return eventsOf(came).some(wanted)
}

function isHit(event: Event): boolean {
  return (event.type === 'attacked' && event.times > 0) || (event.type === 'cast' && event.succeeds)
}

/** What goes through his armour, though he may have less to lose. */
function throughTo(event: Event, whom: string): number {
  return event.type === 'attacked' && event.whom === whom && event.returned !== true ? event.damage - event.stopped : 0
}

/** No one evades, or repels except where that is the question: the odds leave it out. */
function letting(open: Ask, _came: Came<ArenaState>): Answer | null {
  if (open.topic === 'evade') return { pick: ['no'] }
  return open.topic === 'repel' ? { pick: ['repel'] } : null
}

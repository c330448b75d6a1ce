import type { Ask } from '../../kernel/ask.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Came, EquivalentChange, OddsProof, Promised, ShownOdds } from '../../kernel/proof/odds.ts'
import type { Answer } from '../../kernel/types.ts'
import type { DomainAsk } from '../asks.ts'
import { isAnythingHidden } from '../chapters/07-hidden.ts'
import { armId } from '../chapters/09-combat.ts'
import { foeAsked } from '../chapters/10-passages.ts'
import { characterOf } from '../chapters/characters.ts'
import type { DomainEvent } from '../event-types.ts'
import { bestHands } from '../odds/odds.ts'
import type { DomainState } from '../state.ts'
import { isDomainAsk, isDomainEvent } from '../text/index.ts'

// What DOMAIN's odds are of.

/** The topics whose options show odds. */
const TOPICS = ['entry', 'turn', 'direction', 'luck', 'meet', 'arm', 'round', 'passage', 'pit', 'climb-to'] as const

type Event = DomainEvent & GameEvent
type Wanted = (event: Event) => boolean
interface Before {
  readonly seat: number
  readonly lifePoints: number
}

/** For each result that odds name: the event by which it came. */
const RESULTS: Readonly<Record<string, Wanted>> = {
  beaten: ({ type }) => type === 'creature-beaten',
  destroyed: ({ type }) => type === 'creature-beaten',
  broken: (event) => event.type === 'door' && event.deed === 'broken',
  out: (event) => event.type === 'climbed' && event.out,
  works: (event) => event.type === 'cast' && event.works,
  lit: (event) => event.type === 'lantern' && event.lit,
  'let in': ({ type }) => type === 'moved',
  healed: (event) => event.type === 'evil-summoned' && event.good,
  spared: ({ type }) => type === 'life-spared',
}

const EQUIVALENT: readonly EquivalentChange[] = [
  {
    file: 'odds/odds.ts',
    code: 'c.experience > initiative',
    from: '>',
    why: 'equal ones are parted before, but in the dark, where neither counts',
  },
  { file: 'odds/odds.ts', code: 'c.experience > foe.initiative', from: '>', why: 'equal ones are parted before' },
  { file: 'odds/odds.ts', code: 'fightWorth(each.odds, foe) >', from: '>', why: 'hands that are worth as much fight alike' },
]

export const odds: OddsProof<DomainState> = {
  topics: TOPICS,
  equivalent: EQUIVALENT,
  promised: (shown) => (isAnythingHidden(shown.state) ? 'it is of what one remembers, not of what lies there' : promised(shown)),
}

function promised({ state, ask, option }: ShownOdds<DomainState>): Promised<DomainState> | string {
  const { seat } = ask
  const before = { seat, lifePoints: characterOf(state, seat).lifePoints }
  const lost = (came: Came<DomainState>) => upToRetreat(came).reduce((sum, event) => sum + lossBy(event, before), 0)
  const die = (came: Came<DomainState>) => upToRetreat(came).some((event) => event.type === 'died' && event.seat === seat)
  const { of } = option.odds
  const wanted = RESULTS[of ?? '']
  const results = { expected: lost, die }
  const settled = (events: readonly GameEvent[]) => isSettled(eventsOf({ events }))
  if (of === 'unhurt') return { answer: fightingOn, settled, results: { ...results, chance: (came) => lost(came) === 0 } }
  if (of === 'a step') return { results: { chance: isStep } }
  if (of === 'over') return { results: { chance: isOver } }
  if (of === undefined) return { results }
  if (wanted === undefined) throw new Error(`no event is known for ${of}`)
  const chance = (came: Came<DomainState>) => eventsOf(came).some((event) => wanted(event))
  if (of === 'let in') return { settled: (events) => isLaid(eventsOf({ events })), results: { chance } }
  if (of === 'healed') return { answer: untilSummoned, results: { ...results, chance } }
  return { answer: fightingOn, settled, results: { ...results, chance, kill: chance } }
}

function eventsOf({ events }: Pick<Came<DomainState>, 'events'>): readonly Event[] {
  return events.filter(isDomainEvent)
}

/** Where he is thrown back to is left out: the pit that he climbed out of. */
function upToRetreat(came: Came<DomainState>): readonly Event[] {
  const events = eventsOf(came)
  const back = events.findIndex(({ type }) => type === 'retreated')
  return back < 0 ? events : events.slice(0, back)
}

/** 4.1: life points lost by it; with the one who dies at once all that he had. */
function lossBy(event: Event, { seat, lifePoints }: Before): number {
  if (event.type === 'life-lost' && event.seat === seat) return event.amount
  return event.type === 'died' && event.seat === seat && event.cause === 'medusa' ? lifePoints : 0
}

/** After these no other fight or hazard of the option is to come. */
const LAST: readonly Event['type'][] = ['creature-beaten', 'retreated', 'died', 'life-spared', 'turn-began']

function isSettled(events: readonly Event[]): boolean {
  return events.some(({ type }) => LAST.includes(type))
}

/** 5.1, 5.3: he came onto the tile, or it keeps him out. */
function isLaid(events: readonly Event[]): boolean {
  return events.some((event) => event.type === 'moved' || (event.type === 'tile-laid' && !event.entered))
}

/** 6.4: the die led to a square, or leaves him the choice. */
function isStep({ ask, events }: Came<DomainState>): boolean {
  return ask?.topic === 'direction' || eventsOf({ events }).some((event) => event.type === 'groped' && event.to !== null)
}

/** 10.7, D-39: over the pit, or onto what isn't a pit after all. */
function isOver(came: Came<DomainState>): boolean {
  const types = eventsOf(came).map(({ type }) => type)
  return types.includes('moved') && !types.includes('fell')
}

/** Fights are fought on with the best hands, and a loss is taken (7.0, 9); the turn after that is another matter. */
function fightingOn(open: Ask, { state, events }: Came<DomainState>): Answer | null {
  if (!isDomainAsk(open) || eventsOf({ events }).some(({ type }) => type === 'turn-began')) return null
  switch (open.topic) {
    case 'meet':
      return { pick: [open.kind === 'pick' && open.ids.includes('fight') ? 'fight' : 'retreat'] }
    case 'arm':
      return bestArmed(state, open)
    case 'round':
      return { pick: ['fight-on'] }
    case 'luck':
      return { pick: ['suffer'] }
    default:
      return null
  }
}

function bestArmed(s: DomainState, ask: DomainAsk & { readonly topic: 'arm' }): Answer | null {
  const c = characterOf(s, ask.seat)
  const foe = foeAsked(s, c, ask.data)
  return foe === null ? null : { pick: [armId(bestHands(s, c, foe, c.at).set)] }
}

/** 11.6: it is summoned on his next turn; the others do nothing in between. */
function untilSummoned(open: Ask, { events }: Came<DomainState>): Answer | null {
  if (eventsOf({ events }).some(({ type }) => type === 'evil-summoned')) return null
  return open.kind === 'pick' ? { pick: [open.ids.find((id) => id === 'end') ?? open.ids[0] ?? ''] } : null
}

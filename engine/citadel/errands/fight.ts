import type { Ask } from '../../kernel/ask.ts'
import type { ErrandEnd, Limit, Limits, PlanStep } from '../../kernel/errand-types.ts'
import type { Going, Standpoint } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Answer, Option } from '../../kernel/types.ts'
import { actionAmong, type CombatAction, IN_COMBAT } from '../actions.ts'
import type { Topic } from '../asks.ts'
import { bestAction } from '../bot/fight.ts'
import { foesHere } from '../bot/sight.ts'
import { bestSpeaker } from '../bot/talk.ts'
import { temperOf } from '../bot/temper.ts'
import type { CitadelEvent } from '../event-types.ts'
import { FIGHT } from '../text/errands.ts'
import type { CharacterView, CitadelView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'

// Everyone strikes, for a round or until the fight is over: with what is in hand, each where it tells most, and spells only if allowed.
// Before a fight the party negotiates, unless the player wants otherwise.

const LEAST_WOUND_POINTS = 3
const MOST_WOUND_POINTS = 20
const LIKELY_DEATH = 10

/** The rest of this round. */
export const strike: KindOfErrand = fighting('strike')
/** Until it is over. Before it begins its id is another: to fight is an option of that question. */
export const fight: KindOfErrand = fighting('fight')

function fighting(kind: 'strike' | 'fight'): KindOfErrand {
  return {
    kind,
    offered(raid, { ask }) {
      const before = kind === 'fight' && ask.kind === 'pick' && BEFORE.some((topic) => topic === ask.topic) && ask.ids.includes('fight')
      if (ask.topic !== 'combat-action' && !before) return []
      const talks = before && idsOf(ask).includes('negotiate')
      return [{ id: before ? 'fight-out' : kind, kind, ...(talks ? FIGHT.talk : FIGHT[kind]), limits: limitsFor(raid, talks), tried: true }]
    },
    planned: (raid, at, _errand, limits) => ({
      steps: at.ask.topic === 'combat-action' ? [firstStep(raid, at, limits)] : [],
      notes: ours(raid)
        .filter(({ woundPoints }) => woundPoints.left < Number(limits.wounds))
        .map((c) => FIGHT.under(c.name, c.woundPoints, { about: c.id })),
    }),
    next: (raid, at, going) => ending(kind, raid, at, going) ?? answerTo(raid, at, going),
  }
}

function limitsFor(raid: CitadelView, talks: boolean): readonly Limit[] {
  const [wounds, death, ...others] = meetingLimits(raid)
  return [
    ...(talks ? [{ id: 'talk', ...FIGHT.first, kind: 'flag', suggested: true } as const] : []),
    wounds,
    death,
    { id: 'regardless', ...FIGHT.regardless, kind: 'flag', suggested: false },
    ...others,
  ]
}

/** What bounds any fight: wounds, death, news and spells. */
export function meetingLimits(raid: CitadelView): readonly [Limit, Limit, Limit, Limit] {
  const lowest = Math.min(LEAST_WOUND_POINTS, ...ours(raid).map(({ woundPoints }) => woundPoints.left))
  const wounds = { kind: 'number', min: 0, max: MOST_WOUND_POINTS, step: 1, suggested: lowest } as const
  const death = { kind: 'number', unit: 'percent', min: 0, max: 100, step: 1, suggested: LIKELY_DEATH } as const
  return [
    { id: 'wounds', ...FIGHT.wounds, ...wounds },
    { id: 'death', ...FIGHT.death, ...death },
    { id: 'news', ...FIGHT.news, kind: 'flag', suggested: true },
    { id: 'spells', ...FIGHT.spells, kind: 'flag', suggested: false },
  ]
}

/** 8.4, 8.7: questions before a fight at which it can be chosen. */
const BEFORE: readonly Topic[] = ['encounter', 'after-failure']

/** Characters of the party who can act; charmed monsters are nobody's loss. */
function ours(raid: CitadelView): readonly CharacterView[] {
  return raid.party.filter((c) => c.at === raid.map.at && c.side === 'party' && c.status === 'living' && c.kind !== 'charmed-monster')
}

// ---------------------------------------------------------------- when it ends

/** What happens in any round, one of the foes falling among it. */
const ORDINARY: readonly CitadelEvent['type'][] = [
  'attack',
  'target',
  'round',
  'moves',
  'changes-weapon',
  'passes',
  'wounded',
  'resistance',
  'spell-cast',
  'spell-resisted',
  'asleep',
  'combat-begins',
  'negotiated',
  'fight-begins',
  'monster-appears',
  'monsters-met',
  'left-in-peace',
  'combat-over',
]

function ending(
  kind: 'strike' | 'fight',
  raid: CitadelView,
  { ask }: Standpoint,
  { from, limits, told }: Going,
): { ended: ErrandEnd } | null {
  const before = from as CitadelView
  const over = told.find(({ type }) => type === 'combat-over')
  if (over !== undefined) return { ended: isWon(over) ? FIGHT.won : FIGHT.lost }
  if (told.some(({ type }) => type === 'left-in-peace')) return { ended: FIGHT.peace }
  const bad = turnedOutBadly(raid, before, limits, told)
  if (bad !== null) return { ended: bad }
  const round = before.fight?.round
  const later = ask.topic !== 'combat-action' || raid.fight?.round !== round
  return kind === 'strike' && later ? { ended: FIGHT.round } : null
}

function isWon(over: GameEvent): boolean {
  return 'won' in over && over.won === true
}

/** Someone lost, something new, or fewer Wound Points than the limit; null where all goes as it should. */
function turnedOutBadly(raid: CitadelView, before: CitadelView, limits: Limits, told: readonly GameEvent[]): ErrandEnd | null {
  const gone = ours(before).find(({ id }) => ours(raid).every((c) => c.id !== id))
  if (gone !== undefined) return { ...FIGHT.gone(gone.name), about: gone.id }
  if (limits.news === true && told.some((event) => isNews(before, event))) return FIGHT.happened
  const under = ours(raid).find(({ woundPoints }) => woundPoints.left < Number(limits.wounds))
  return under === undefined ? null : { ...FIGHT.hurt(under.name, under.woundPoints), about: under.id }
}

function isNews({ party }: CitadelView, event: GameEvent): boolean {
  if (event.type === 'died') return 'who' in event && party.some(({ id }) => id === event.who)
  return !ORDINARY.some((type) => type === event.type)
}

// ---------------------------------------------------------------- met on the way

/** What a longer errand does about a meeting on its way: talks, fights if they will not, and ends itself where that does not end well. Null where nobody is met. */
export function meeting(raid: CitadelView, at: Standpoint, going: Going): { answer: Answer } | { ended: ErrandEnd } | null {
  const { within } = byMeetings(going.told)
  const lost = within.find((event) => event.type === 'combat-over' && !isWon(event))
  if (lost !== undefined) return { ended: FIGHT.lost }
  const bad = turnedOutBadly(raid, going.from as CitadelView, going.limits, within)
  if (bad !== null) return { ended: bad }
  if (at.ask.topic === 'at-peace') return { answer: { pick: ['decline'] } }
  return MEETING.some((topic) => topic === at.ask.topic) ? answerTo(raid, at, { ...going, limits: { ...going.limits, talk: true } }) : null
}

const MEETING: readonly Topic[] = ['encounter', 'speaker', 'after-failure', 'combat-action', 'reorganise']

/** What was told, parted into what belongs to a meeting (8.0) and what does not. */
export function byMeetings(told: readonly GameEvent[]): { readonly within: readonly GameEvent[]; readonly outside: readonly GameEvent[] } {
  const within: GameEvent[] = []
  const outside: GameEvent[] = []
  let met = false
  for (const event of told) {
    if (BEGINS.some((type) => type === event.type)) met = true
    ;(met ? within : outside).push(event)
    if (ENDS.some((type) => type === event.type)) met = false
  }
  return { within, outside }
}

const BEGINS: readonly CitadelEvent['type'][] = ['monster-appears', 'monsters-met']
const ENDS: readonly CitadelEvent['type'][] = ['combat-over', 'left-in-peace', 'turn-begins']

// ---------------------------------------------------------------- what is answered

function answerTo(raid: CitadelView, at: Standpoint, { limits, made }: Going): { answer: Answer } | { ended: ErrandEnd } {
  const ids = idsOf(at.ask)
  const talk = limits.talk === true
  if (at.ask.topic === 'encounter' && ids.includes('fight'))
    return { answer: { pick: [talk && ids.includes('negotiate') ? 'negotiate' : 'fight'] } }
  if (at.ask.topic === 'speaker') return { answer: { pick: [bestSpeaker(raid, ids)] } }
  if (at.ask.topic === 'after-failure' && ids.includes('fight')) return { answer: { pick: ['fight'] } }
  // 9.8: where nobody must move, nobody does.
  if (at.ask.topic === 'reorganise' && ids.includes('pass')) return { answer: { pick: ['pass'] } }
  if (at.ask.topic !== 'combat-action') return { ended: FIGHT.asked(at.decision().prompt) }
  const deed = deedOf(raid, at.ask, limits)
  if (deed === null) return { ended: FIGHT.companion }
  if (limits.regardless === true && made === 0) return { answer: { pick: [deed] } }
  const risk = riskOf(at.option(deed))
  const name = raid.party.find(({ id }) => id === at.ask.about)?.name ?? ''
  if (risk === null) return { ended: FIGHT.unknown(name) }
  if (risk * 100 > Number(limits.death)) return { ended: { ...FIGHT.danger(name, risk), ...about(at.ask) } }
  return { answer: { pick: [deed] } }
}

function about(ask: Ask): Pick<ErrandEnd, 'about'> {
  return ask.about === undefined ? {} : { about: ask.about }
}

/** The chance to fall before he acts again, exactly; null where it is not worked out. */
function riskOf({ odds }: Option): number | null {
  return odds?.leavesOut === undefined ? (odds?.die ?? 0) : null
}

/** What the player who decides does; null where he could only strike a companion who was turned (13.2). */
function deedOf(raid: CitadelView, ask: Ask, limits: Limits): string | null {
  const foes = foesHere(raid).map(({ id }) => id)
  const actions = idsOf(ask).map((id) => [id, actionAmong(id, IN_COMBAT)] as const)
  const blows = actions.filter(([, action]) => isBlow(action)).map(([id]) => id)
  const fair = actions.filter(([, action]) => isBlow(action) && foes.includes(action.target)).map(([id]) => id)
  if (blows.length > 0 && fair.length === 0) return null
  const spells = limits.spells === true ? actions.filter(([, action]) => action.do === 'cast').map(([id]) => id) : []
  const others = actions.filter(([, action]) => action.do === 'pass' || (action.do === 'switch' && fair.length === 0)).map(([id]) => id)
  return bestAction(raid, ask.about ?? '', [...fair, ...spells, ...others], temperOf(raid)).id
}

function isBlow(action: CombatAction): action is Extract<CombatAction, { readonly do: 'attack' | 'shoot' | 'throw' }> {
  return action.do === 'attack' || action.do === 'shoot' || action.do === 'throw'
}

function idsOf(ask: Ask): readonly string[] {
  return ask.kind === 'pick' ? ask.ids : []
}

function firstStep(raid: CitadelView, at: Standpoint, limits: Limits): PlanStep {
  const deed = deedOf(raid, at.ask, limits)
  if (deed === null) return { label: FIGHT.companion.text, rule: '13.2' }
  const name = raid.party.find(({ id }) => id === at.ask.about)?.name ?? ''
  const { label, detail, odds, at: place } = at.option(deed)
  const words = { label: `${name}: ${label}`, rule: '9.2', ...(detail === undefined ? {} : { detail }) }
  return { ...words, ...about(at.ask), ...(place === undefined ? {} : { at: place }), ...(odds === undefined ? {} : { odds }) }
}

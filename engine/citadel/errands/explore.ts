import type { Ask } from '../../kernel/ask.ts'
import type { Limits } from '../../kernel/errand-types.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { asked } from '../asks.ts'
import { turnsBack } from '../bot/leaving.ts'
import { temperOf } from '../bot/temper.ts'
import { bestWay, type Step } from '../bot/way.ts'
import type { DelveEvent } from '../event-types.ts'
import { type Exit, exitBy, mazeOf, SIDES } from '../known-maze.ts'
import { EXPLORE } from '../text/errands.ts'
import type { CitadelView } from '../view-types.ts'
import { byMeetings, meeting, meetingLimits } from './fight.ts'
import { canHeal, isHealing, nextCasting } from './heal.ts'
import type { KindOfErrand } from './kind.ts'
import { ON_THE_WAY, perilAt, standingAgainst, stoppedIn, warningOf } from './walk.ts'

// Explore further, or back to the Gateway: the way a good player would go, a choice a step, until the party meets, finds or must decide
// something.

/** Onwards as a good player goes, and back whatever he would do. */
const IDS = ['explore', 'home'] as const

export const explore: KindOfErrand = {
  kind: 'explore',

  offered(raid, { ask }) {
    return IDS.flatMap((id) => {
      const step = onwards(raid, ask, id)
      // What a good player does now is offered once.
      if (step === null || (id === 'home' && turnsHome(raid))) return []
      return {
        id,
        kind: 'explore',
        ...(isHomeward(raid, id) && !step.anywhere ? EXPLORE.home : step.toHellgate ? EXPLORE.hellgate : EXPLORE.on),
        detail: EXPLORE.detail(step.why),
        ...warningOf([perilAhead(raid, step)]),
        limits: [
          { id: 'lay', kind: 'flag', suggested: true, ...EXPLORE.lay },
          { id: 'past', kind: 'flag', suggested: false, ...EXPLORE.past },
          { id: 'meet', kind: 'flag', suggested: false, ...EXPLORE.meet },
          ...meetingLimits(raid),
          ...(canHeal(raid) ? [{ id: 'heal', kind: 'flag', suggested: false, ...EXPLORE.heal } as const] : []),
        ],
      }
    })
  },

  planned(raid, { ask }, errand) {
    const step = onwards(raid, ask, errand.id)
    const leads = step && whereTo(raid, step)
    if (leads === null) return { steps: [], notes: [] }
    const { way, to } = leads
    const at = to === null ? {} : { at: { kind: 'segment', id: to.id } }
    return { steps: [{ label: EXPLORE.step(way, to), rule: '6.3', ...at }], notes: standingAgainst(raid, to === null ? [] : [to]) }
  },

  next(raid, at, going) {
    const { ask, decision } = at
    const { limits, from, told, errand } = going
    const casting = limits.heal === true && ask.topic === 'route' ? nextCasting(raid, ask) : null
    // Who is to be healed at once is not yet too badly hurt to go on.
    const met = limits.meet === true ? meeting(raid, at, casting === null ? going : { ...going, limits: { ...limits, wounds: 0 } }) : null
    if (met !== null && 'ended' in met) return met
    if (!outside(limits, told).every((event) => isUneventful(event) || (limits.heal === true && isHealing(event))))
      return { ended: stoppedIn(raid, told) }
    if (met !== null) return met
    if (casting !== null) return { answer: { pick: [casting] } }
    const question = asked(ask)
    switch (question.topic) {
      case 'route': {
        const step = onwards(raid, ask, errand.id)
        if (step === null) return { ended: isAtGateway(raid, ask, errand.id) ? EXPLORE.atGateway : EXPLORE.turning }
        // Its first step is the one in question.
        const peril = told.some(({ type }) => type === 'route') ? perilAhead(raid, step) : null
        return peril === null ? { answer: { pick: [step.id] } } : { ended: EXPLORE.danger(peril) }
      }
      case 'placement': {
        const [first] = limits.lay === true ? question.ids : []
        return first === undefined ? { ended: EXPLORE.asked(decision().prompt) } : { answer: { pick: [first] } }
      }
      case 'investigate':
        // Where the party has been, it has looked, or did not want to.
        if (limits.past === true || hasBeen(from as CitadelView, raid.map.at)) return { answer: { pick: ['decline'] } }
        return { ended: EXPLORE.asked(decision().prompt) }
      default:
        return { ended: EXPLORE.asked(decision().prompt) }
    }
  },
}

/** What was told but of meetings that were asked for, and of what they leave behind. */
function outside({ meet }: Limits, told: readonly GameEvent[]): readonly GameEvent[] {
  return meet === true ? byMeetings(told).outside.filter(({ type }) => !AFTER_A_MEETING.some((each) => each === type)) : told
}

function isUneventful({ type }: GameEvent): boolean {
  return UNEVENTFUL.some((each) => each === type)
}

/**
 * The next step; null where a good player would go deeper, or leave, which is for the player to decide, and where no known way leads home.
 */
function onwards(raid: CitadelView, ask: Ask, id: string): Step | null {
  if (ask.topic !== 'route' || ask.kind !== 'pick') return null
  const home = isHomeward(raid, id)
  const step = bestWay(raid, ask.ids, home, temperOf(raid))
  if (id === 'home' && step.anywhere) return null
  const ways = home ? [...SIDES, 'up' as const] : SIDES
  return ways.some((way) => exitBy(way) === step.id) ? step : null
}

/** Whether it leads back: asked for, or what a good player would do now. */
function isHomeward(raid: CitadelView, id: string): boolean {
  return id === 'home' || turnsHome(raid)
}

function isAtGateway(raid: CitadelView, ask: Ask, id: string): boolean {
  return isHomeward(raid, id) && ask.kind === 'pick' && ask.ids.includes('leave')
}

/** Where a step leads; null for one that is no way through the maze. */
function whereTo(raid: CitadelView, { id }: Step): (Exit & { readonly level: number }) | null {
  const here = mazeOf(raid).get(raid.map.at)
  const exit = here?.exits.find((each) => each.id === id)
  return here === undefined || exit === undefined ? null : { ...exit, level: here.level }
}

function perilAhead(raid: CitadelView, step: Step): string | null {
  const leads = whereTo(raid, step)
  return leads && perilAt(raid, leads.to ?? { level: leads.level })
}

function turnsHome(raid: CitadelView): boolean {
  return turnsBack(raid, temperOf(raid))
}

function hasBeen({ map }: CitadelView, id: string): boolean {
  return map.levels.some(({ segments }) => segments.some((each) => each.id === id && each.entered))
}

/** What a meeting that ended well leaves behind; a thing that was taken may be new to the party. */
const AFTER_A_MEETING: readonly DelveEvent['type'][] = ['experience', 'treasure', 'shared', 'item-left', 'chest-looked-at', 'chest-opened']

/** What happens wherever nothing happens. */
const UNEVENTFUL: readonly DelveEvent['type'][] = [
  ...ON_THE_WAY,
  'chit-returned',
  'chit-placed',
  'stairs-joined',
  'cup-refilled',
  'trap-check',
]

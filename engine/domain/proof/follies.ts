import type { Follies, Folly, Move } from '../../kernel/proof/follies.ts'
import type { Seat } from '../../kernel/types.ts'
import { fightOddsOf } from '../bot/fights.ts'
import { goalsOf } from '../bot/goals.ts'
import { seen } from '../bot/seen.ts'
import { TEMPERS } from '../bot/temper.ts'
import { firstStep } from '../bot/ways.ts'
import { creatureOn, hazardOn, pitOn } from '../chapters/cards.ts'
import { characterOf, isFrozen, isUnseen } from '../chapters/characters.ts'
import { domain } from '../index.ts'
import { parseAction } from '../open/actions.ts'
import { recall } from '../recall.ts'
import type { Character, DomainState, Square } from '../state.ts'
import type { DomainGlimpse } from '../view-types.ts'
import { FUZZING } from './fuzz.ts'

// What bots of DOMAIN did that a person laughed at. Squares are known: what is counted lay face up in the view.

type At = Move<DomainState> & { readonly c: Character }

/** Counts something for each seat apart. */
function perSeat<T>(begin: () => T, sees: (own: T, at: At) => boolean): Folly<DomainState>['watch'] {
  return () => {
    const owned = new Map<Seat, T>()
    return {
      sees: (move) => {
        const own = owned.get(move.ask.seat) ?? begin()
        owned.set(move.ask.seat, own)
        // A copy: what a bot reckons it keeps by the character, whom a game changes in place.
        return sees(own, { ...move, c: { ...characterOf(move.state, move.ask.seat) } })
      },
    }
  }
}

function stepOf({ ask, id }: At): Square | null {
  const deed = ask.topic === 'turn' && id.startsWith('step:') ? parseAction('turn', id) : null
  return deed?.kind === 'step' ? deed.square : null
}

/** The first steps to everything that he may go to, as he sees it: with none, he does what is left. */
function waysToGo({ state, ask, skill }: At): readonly (Square | undefined)[] {
  const s = seen(recall.remembered(state, ask.seat) as DomainGlimpse)
  return goalsOf(s, characterOf(s, ask.seat), TEMPERS[skill]).map(({ reach }) => firstStep(reach)?.to)
}

/** Turns of his own that someone waits or gropes before it is a folly. */
const LONG = 12
/** A fight that no one who weighs it would begin. */
const LOST = 0.15
/** Times that someone falls into a pit which he knows, in one life. */
const PITS = 4

export const follies: Follies<DomainState> = {
  game: domain,
  plan: (seed, n) => {
    const [sensible] = FUZZING
    if (sensible === undefined || !('plan' in sensible)) throw new Error('bots play whole games')
    return sensible.plan(seed, n)
  },
  follies: [
    {
      id: 'despair',
      what: 'gives up a life soon after giving up another, and comes in by the same door',
      watch: perSeat(
        () => ({ door: '', before: '', since: LONG, gaveUp: false }),
        (own, { ask, id }) => {
          if (ask.topic === 'entry' && id.startsWith('enter:')) {
            own.before = own.gaveUp ? own.door : ''
            own.door = id
            own.since = 0
            own.gaveUp = false
          } else if (ask.topic === 'turn') own.since += 1
          if (id !== 'give-up') return false
          own.gaveUp = true
          return own.since < LONG && own.door === own.before
        },
      ),
    },
    {
      id: 'breeze',
      what: 'lights the lantern and walks into a breeze beside it that is known, for the second time, with another way to go',
      watch: perSeat(
        () => ({ lit: '', blown: new Map<string, number>() }),
        (own, at) => {
          const { state, c, id } = at
          const to = stepOf(at)
          const isBlown = to !== null && c.lantern === 'lit' && hazardOn(state, to, 'strong-breeze') !== null && own.lit === c.at
          if (id === 'light') own.lit = c.at ?? ''
          else if (at.ask.topic === 'turn' && id !== 'end') own.lit = ''
          if (!isBlown) return false
          own.blown.set(to, (own.blown.get(to) ?? 0) + 1)
          return own.blown.get(to) === 2 && waysToGo(at).some((way) => way !== to)
        },
      ),
    },
    {
      id: 'lantern',
      what: `gropes in the dark for the ${LONG}th time in a row without trying the lantern`,
      watch: perSeat(
        () => ({ times: 0 }),
        (own, { ask, id }) => {
          if (id === 'grope' && ask.kind === 'pick' && ask.ids.includes('light')) own.times += 1
          else if (ask.topic === 'turn' && id !== 'end') own.times = 0
          return own.times === LONG && id === 'grope'
        },
      ),
    },
    {
      id: 'shut-in',
      what: `waits for ${LONG} turns in a row on one square`,
      watch: perSeat(
        () => ({ times: 0, at: '' as Square | null }),
        (own, { ask, id, c, state }) => {
          if (ask.topic !== 'turn') return false
          if (id !== 'end' || c.at !== own.at) own.times = 0
          own.at = c.at
          // Where the last round is near the richest of those inside wins, and may wait for it.
          const isNear = state.rounds > 0 && state.rounds - state.round < 40
          if (id === 'end' && state.turn?.fresh === true && !isNear) own.times += 1
          return own.times === LONG && id === 'end'
        },
      ),
    },
    {
      id: 'gas',
      what: 'walks into explosive gas that is known with a burning lantern',
      watch: perSeat(
        () => null,
        (_, at) => {
          const to = stepOf(at)
          return to !== null && at.c.lantern === 'lit' && hazardOn(at.state, to, 'explosive-gas') !== null
        },
      ),
    },
    {
      id: 'pit',
      what: `falls into the same known pit for the ${PITS}th time in a life with nothing gained`,
      watch: perSeat(
        () => ({ life: '', falls: new Map<Square, number>() }),
        (own, at) => {
          const { tiles, cards, blanks } = at.state
          const life = `${at.c.deaths} ${at.c.items.join()} ${[tiles, cards, blanks].map((each) => Object.keys(each).length).join()}`
          if (own.life !== life) own.falls.clear()
          own.life = life
          const to = stepOf(at)
          if (to === null || pitOn(at.state, to) === null) return false
          own.falls.set(to, (own.falls.get(to) ?? 0) + 1)
          return own.falls.get(to) === PITS
        },
      ),
    },
    {
      id: 'lost-fight',
      what: `goes to a creature that is known, with a chance under ${LOST * 100}% and something else to go to`,
      watch: perSeat(
        () => null,
        (_, at) => {
          const { state, c, skill } = at
          const to = stepOf(at)
          const creature = to === null ? null : creatureOn(state, to)
          if (to === null || creature === null || skill === 'novice' || isFrozen(state, to) || isUnseen(state, { ...c, at: to }))
            return false
          if (creature.card.kind === 'medusa' || fightOddsOf(state, c, creature.lying, to).win >= LOST) return false
          return waysToGo(at).length > 0
        },
      ),
    },
    {
      id: 'round-500',
      what: 'is still playing in round 400 where no last round was set',
      watch: () => {
        let told = false
        return {
          sees: ({ state }) => {
            if (told || state.rounds > 0 || state.round < 400) return false
            told = true
            return true
          },
        }
      },
    },
  ],
}

import type { Ask } from '../../kernel/ask.ts'
import type { Follies, Folly, Move } from '../../kernel/proof/follies.ts'
import type { Seat } from '../../kernel/types.ts'
import type { CaveTopics } from '../asks.ts'
import { oddsFor } from '../bot/fights.ts'
import { readyFor } from '../bot/trials.ts'
import { hasLadder } from '../chapters/12-named.ts'
import { playerOf } from '../chapters/characters.ts'
import { cave } from '../index.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import type { CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import { gameOf, skillsOf } from './fuzz.ts'

// What bots of the Cave did that a person laughed at.

type At = Move<CaveState> & { readonly p: Player }

/** Counts something for each seat apart. */
function perSeat<T>(begin: () => T, sees: (own: T, at: At) => boolean): Folly<CaveState>['watch'] {
  return () => {
    const owned = new Map<Seat, T>()
    return {
      sees: (move) => {
        const own = owned.get(move.ask.seat) ?? begin()
        owned.set(move.ask.seat, own)
        // A copy: what a bot reckons it keeps by the player, whom a game changes in place.
        return sees(own, { ...move, p: { ...playerOf(move.state, move.ask.seat) } })
      },
    }
  }
}

/** Nothing but his own choice leads him there. */
function isStepInto(ask: Ask, id: string): boolean {
  if (ask.topic === 'move') return id === 'step:ancient-power-plant'
  return ask.topic === 'direction' && id === 'go:ancient-power-plant' && (ask.data as CaveTopics['direction']).left === 1
}

/** Of someone who has all these things nobody expects that he risks them for a Life. */
const FULL_HANDS = 2
const SOUND = 4
/** A chance of all three Trials at which nobody waits any more. */
const SURE = 0.95
/** Turns to and fro between two spaces. */
const TO_AND_FRO = 8

export const follies: Follies<CaveState> = {
  game: cave,
  plan: (seed, n) => ({ ...gameOf(seed, n), skills: skillsOf(n) }),
  follies: [
    {
      id: 'power-plant',
      what: 'chooses the last step into the Ancient Power Plant with two Objects and four Lives or more',
      watch: perSeat(
        () => null,
        (_, { ask, id, p, skill }) => skill !== 'novice' && isStepInto(ask, id) && p.objects.length >= FULL_HANDS && p.lives >= SOUND,
      ),
    },
    {
      id: 'waits',
      what: `goes past the Crystal or declines the Trials at ${SURE * 100}% or more`,
      watch: perSeat(
        () => null,
        (_, { ask, id, p }) =>
          ((ask.topic === 'trials' && id === 'pass') || (ask.topic === 'stop-here' && id === 'go-on')) && readyFor(p) >= SURE,
      ),
    },
    {
      id: 'to-and-fro',
      what: `goes to and fro between two spaces for ${TO_AND_FRO} turns and has gained nothing by it`,
      watch: perSeat(
        () => ({ at: [] as string[], had: '' }),
        (own, { ask, id, p }) => {
          if (ask.topic !== 'move') return false
          if (id === 'gate') {
            // He stays for the die that may open it.
            own.at = []
            return false
          }
          const has = JSON.stringify([p.strength, p.craft, p.gold, p.lives, p.objects, p.followers, p.trophies, p.spells])
          if (has !== own.had) own.at = []
          own.had = has
          own.at = [...own.at, p.at].slice(-TO_AND_FRO)
          if (own.at.length < TO_AND_FRO || new Set(own.at).size > 2) return false
          own.at = []
          return true
        },
      ),
    },
    {
      id: 'swift-foot',
      what: 'casts Swift Foot and goes one space',
      watch: perSeat(
        () => null,
        (_, { ask, id, state }) => ask.topic === 'pace' && id === 'pace:1' && state.turn?.swift === true,
      ),
    },
    {
      id: 're-roll',
      what: 'rolls again a 5 that the Rope Ladder makes safe',
      watch: perSeat(
        () => null,
        (_, { ask, id, p }) => {
          if (ask.topic !== 're-roll' || id !== 're-roll' || p.at !== 'narrow-passage' || !hasLadder(p)) return false
          const data = ask.data as { readonly dice: readonly number[] }
          return data.dice.length === 1 && data.dice[0] === 5
        },
      ),
    },
    {
      id: 'rash',
      what: 'fights what it may evade and what costs a Life twice as often as it is won',
      watch: perSeat(
        () => null,
        (_, { ask, id, p }) => {
          if (ask.topic !== 'fight' || ask.kind !== 'pick' || !id.startsWith('fight')) return false
          if (!ask.ids.some((each) => parseAction('fight', each).kind !== 'fight')) return false
          const { against } = ask.data as { readonly against: Parameters<typeof oddsFor>[1] }
          const deed = parseAction('fight', id)
          if (deed.kind !== 'fight' || deed.spell !== null) return false
          const { win, hurt } = oddsFor(p, deed.psychic ? { ...against, by: 'craft' } : against)
          return hurt > 2 * win
        },
      ),
    },
    {
      id: 'unhealed',
      what: 'stands at the Entrance with two Lives or fewer and a Gold, and does not heal',
      watch: perSeat(
        () => null,
        (_, { ask, id, p }) =>
          ask.topic === 'heal' && ask.about !== undefined && id === 'pass' && p.at === 'cave-entrance' && p.lives <= LIMITS.healTo - 2,
      ),
    },
    {
      id: 'twice',
      what: 'buys a second Rope Ladder',
      watch: perSeat(
        () => null,
        (_, { ask, id, p }) =>
          ask.topic === 'visit' && id.startsWith('buy:rope-ladder') && p.objects.some((each) => cardOf(each).kind === 'rope-ladder'),
      ),
    },
  ],
}

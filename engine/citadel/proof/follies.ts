import { counting, type Follies, type Folly, type Move } from '../../kernel/proof/follies.ts'
import { SKILLS } from '../../kernel/types.ts'
import { standing } from '../bot/ground.ts'
import { health } from '../bot/sight.ts'
import { temperOf } from '../bot/temper.ts'
import { entersNew } from '../bot/way.ts'
import { wealth } from '../chapters/08-payment.ts'
import { citadel } from '../index.ts'
import { exitBy } from '../known-maze.ts'
import { PURPOSES } from '../open/purposes.ts'
import type { DelveState } from '../state.ts'
import type { CitadelView } from '../view-types.ts'
import { NEW_CAMPAIGN } from './ventures.ts'

// What bots of Citadel of Blood did that a person laughed at: the follies of the study, of a master unless it is said otherwise.

type At = Move<DelveState> & { readonly raid: CitadelView }

/** Counts something for the party; the view is that of who is asked. */
function ofParty<T>(begin: () => T, sees: (own: T, at: At) => boolean): Folly<DelveState>['watch'] {
  return counting(
    () => 0,
    begin,
    // The kernel gives each game its own view back.
    (own, move) => sees(own, { ...move, raid: citadel.view(move.state, move.ask.seat) as CitadelView }),
  )
}

function isRoute({ ask }: At): boolean {
  return ask.topic === 'route'
}

/** A step on the way; what is cast beside it is none. */
function isStep(at: At): boolean {
  return isRoute(at) && at.id.startsWith('exit:')
}

function isHunting({ raid, skill }: At): boolean {
  return temperOf(raid, skill).hunts
}

/** Steps to and fro without anything new. */
const TO_AND_FRO = 10
/** What nobody turns home with: hardly hurt, and hardly begun. */
const WHOLE = 0.95
const BEGUN = 8

export const follies: Follies<DelveState> = {
  game: citadel,
  plan: (seed, n) => ({
    seed,
    seats: 1,
    skills: [SKILLS[n % SKILLS.length] ?? 'master'],
    options: { purpose: PURPOSES[Math.floor(n / SKILLS.length) % PURPOSES.length] ?? 'home' },
    // Every other six: who may come again has other reasons to turn back.
    ...(Math.floor(n / (SKILLS.length * PURPOSES.length)) % 2 === 1 && { campaign: NEW_CAMPAIGN }),
  }),
  follies: [
    {
      id: 'weary-hellgate',
      what: 'enters the last segment before the Hellgate worn out, or without the fallen',
      watch: ofParty(
        () => null,
        (_, at) => {
          const { raid, id, skill } = at
          const { fresh } = temperOf(raid, skill)
          const { segmentsLeft, found } = raid.hellgate
          if (!isRoute(at) || fresh === 0 || found || segmentsLeft === null || segmentsLeft > 1 || !entersNew(raid, id)) return false
          return health(raid) < fresh
        },
      ),
    },
    {
      id: 'goes-on',
      what: 'goes in again from the Gateway on health below the line at which it turns home',
      watch: ofParty(
        () => null,
        (_, at) => {
          const { raid, skill, ask } = at
          if (!isStep(at) || skill !== 'master' || isHunting(at) || ask.kind !== 'pick') return false
          return ask.ids.includes('leave') && health(raid) < temperOf(raid, skill).turnsBack.health
        },
      ),
    },
    {
      id: 'deep',
      what: 'goes below level 1 without looking for the Hellgate',
      watch: ofParty(
        () => null,
        (_, at) => isRoute(at) && at.skill === 'master' && !isHunting(at) && standing(at.raid)?.level === 1 && at.id === exitBy('down'),
      ),
    },
    {
      id: 'no-bribe',
      what: 'fights, hurt by half, after talk has failed, with gold for a bribe',
      watch: ofParty(
        () => null,
        (_, { ask, id, raid, state, skill }) => {
          if (skill !== 'master' || ask.topic !== 'bribe' || id !== 'decline' || ask.kind !== 'pick' || ask.ids.length < 2) return false
          return health(raid) < 0.5 && state.characters.some((c) => wealth(c) >= 100)
        },
      ),
    },
    {
      id: 'early',
      what: 'leaves whole when it has hardly begun',
      watch: ofParty(
        () => null,
        (_, at) => isRoute(at) && at.id === 'leave' && at.raid.turn < BEGUN && health(at.raid) > WHOLE && !at.raid.hellgate.destroyed,
      ),
    },
    {
      id: 'to-and-fro',
      what: `goes to and fro between two segments for ${TO_AND_FRO} steps`,
      watch: ofParty(
        () => ({ at: [] as string[] }),
        (own, at) => {
          if (!isStep(at)) return false
          own.at = [...own.at, at.raid.map.at].slice(-TO_AND_FRO)
          if (own.at.length < TO_AND_FRO || new Set(own.at).size !== 2) return false
          own.at = []
          return true
        },
      ),
    },
    {
      id: 'breaks-peace',
      what: 'attacks those with whom it is at peace',
      watch: ofParty(
        () => null,
        (_, { ask, id }) => ask.topic === 'at-peace' && id !== 'decline',
      ),
    },
  ],
}

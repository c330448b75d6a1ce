import { counting, type Follies, type Folly, type Move } from '../../kernel/proof/follies.ts'
import { handiness } from '../bot/muster.ts'
import { bestDealt, isLastWeapon, strikesFromAfar } from '../bot/strokes.ts'
import { mostHeCanPay } from '../chapters/12-prices.ts'
import { groundHurts } from '../chapters/22-terrain.ts'
import { seenEnemies } from '../chapters/23-sight.ts'
import { movementOf, reach } from '../chapters/29-ways.ts'
import { bowOf } from '../chapters/30-deeds.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { halfPoints, isPresent } from '../chapters/figures.ts'
import { gladiator } from '../index.ts'
import { parseAction } from '../open/actions.ts'
import { isMissileSpell } from '../open/spells.ts'
import { areAdjacent, isInFrontalArea, type Square, steps } from '../open/squares.ts'
import type { ArenaState } from '../state.ts'
import { evenFight } from './fuzz.ts'

// What bots of Gladiator! did that a person laughed at. Novices and able ones lapse on purpose: a master is watched.

type At = Move<ArenaState> & { readonly f: OnSand; readonly enemies: readonly OnSand[] }

/** Counts something for each fighter of a master apart. */
function perFighter<T>(begin: () => T, sees: (own: T, at: At) => boolean): Folly<ArenaState>['watch'] {
  return counting(
    ({ ask }) => ask.about ?? '',
    begin,
    (own, move) => {
      const found = move.state.figures.find(({ id }) => id === move.ask.about)
      if (move.skill !== 'master' || found === undefined || !isPresent(found)) return false
      // A copy: what a bot reckons it keeps by the fighter, whom a fight changes in place.
      const f = { ...found }
      return sees(own, { ...move, f, enemies: seenEnemies(move.state, f.side).filter(({ status }) => status !== 'unconscious') })
    },
  )
}

interface Goal {
  readonly to: Square
  readonly runs: boolean
  readonly moved: number
}

function goalOf({ ask, id, state, f }: At): Goal | null {
  const move = ask.topic === 'move' && id !== '' ? parseAction('move', id) : null
  if (move === null || move.kind === 'wait') return null
  const { ways, charges } = reach(state, f)
  const moved = (move.kind === 'to' ? ways : charges).get(move.square)?.squares ?? 0
  return { to: move.square, moved, runs: movementOf(moved, halfPoints(f)) === 'run' }
}

function nearestTo(at: Square, enemies: readonly OnSand[]): number {
  return Math.min(...enemies.map((e) => steps(at, e.at)))
}

/** Whether an enemy could come next to that square by a charge. */
function isInCharge(at: Square, enemies: readonly OnSand[]): boolean {
  return enemies.some((e) => e.status === 'standing' && steps(at, e.at) <= halfPoints(e) + 1)
}

/** Whether that enemy could strike at the square in this turn: from beside it, from afar, or by a charge if he has not moved yet. */
function canStillStrike(e: OnSand, at: Square): boolean {
  if (e.acted) return false
  if (areAdjacent(e.at, at)) return (e.moved ?? 0) <= halfPoints(e)
  return strikesFromAfar({ ...e }) || (e.moved === null && isInCharge(at, [e]))
}

/** Turns running that someone evades before it is a folly. */
const LONG = 4
const NEAR = 6
/** What a stroke has to bring that nobody passes over: a fraction of a point is no reason. */
const WORTHWHILE = 1

/** The best stroke that is open to him now; his last weapon he may keep. */
function open({ state, f, ask }: At, enemies: readonly OnSand[]): number {
  const ids = ask.kind === 'pick' ? ask.ids.filter((id) => !id.startsWith('cast:') && !(id.startsWith('throw:') && isLastWeapon(f))) : []
  const struck = enemies.filter((e) => ids.some((id) => id.endsWith(`:${e.mask ?? e.id}`)))
  return Math.max(0, ...struck.map((e) => bestDealt(state, f, { ...e })))
}

/** Whether what he has slung would do much more to someone beside him than the bow does. */
function isBetterByHand(s: ArenaState, f: OnSand, e: OnSand | undefined): boolean {
  if (e === undefined || steps(e.at, f.at) !== 1) return false
  const arms = f.slung.filter(({ type }) => handiness(type) > 0)
  return arms.some((ready) => bestDealt(s, { ...f, ready, normal: { ...f.normal } }, { ...e }) > 2 * bestDealt(s, f, { ...e }))
}

export const follies: Follies<ArenaState> = {
  game: gladiator,
  plan: evenFight,
  follies: [
    {
      id: 'mage-runs',
      what: 'a Mage with a missile spell runs nearer, to where an enemy can charge him, and cannot cast',
      watch: perFighter(
        () => null,
        (_, at) => {
          const { f, enemies } = at
          const goal = goalOf(at)
          if (goal === null || !goal.runs || f.kind !== 'mage' || enemies.length === 0) return false
          const casts = f.spells.some((spell) => isMissileSpell(spell) && mostHeCanPay(f, spell) !== null)
          return casts && isInCharge(goal.to, enemies) && nearestTo(goal.to, enemies) < nearestTo(f.at, enemies)
        },
      ),
    },
    {
      id: 'archer-runs',
      what: 'runs nearer with a loaded bow, to where an enemy can charge him, and cannot shoot',
      watch: perFighter(
        () => null,
        (_, at) => {
          const { f, enemies } = at
          const goal = goalOf(at)
          if (goal === null || !goal.runs || bowOf(f) !== 'loaded' || enemies.length === 0) return false
          return isInCharge(goal.to, enemies) && nearestTo(goal.to, enemies) < nearestTo(f.at, enemies)
        },
      ),
    },
    {
      id: 'evades-on',
      what: `evades ${LONG} turns running with a worthwhile stroke open, and no friend near or with a bow who strikes meanwhile`,
      watch: perFighter(
        () => ({ turn: 0, times: 0 }),
        (own, at) => {
          const { ask, id, f, state, enemies } = at
          const isEvading = id === 'evade' && (ask.topic === 'action' || ask.topic === 'evade')
          if (!isEvading || f.coming === 'image' || state.turn === own.turn) return false
          own.times = state.turn === own.turn + 1 ? own.times + 1 : 1
          own.turn = state.turn
          const most = Math.max(0, ...enemies.map((e) => bestDealt(state, f, { ...e })))
          const isHelped = state.figures.some(
            (each) =>
              each.side === f.side && each.id !== f.id && isPresent(each) && (steps(each.at, f.at) <= NEAR || bowOf(each) === 'loaded'),
          )
          return own.times === LONG && most > WORTHWHILE && !isHelped
        },
      ),
    },
    {
      id: 'evades-no-one',
      what: 'evades when no enemy is left to act in this turn',
      watch: perFighter(
        () => null,
        (_, { ask, id, enemies }) => ask.topic === 'action' && id === 'evade' && enemies.every(({ acted }) => acted),
      ),
    },
    {
      id: 'point-blank',
      what: 'shoots at arm’s length for the third time, with a weapon slung that does twice as much there',
      watch: perFighter(
        () => ({ times: 0 }),
        (own, { ask, id, f, enemies, state }) => {
          if (ask.topic !== 'action') return false
          const deed = id === '' ? null : parseAction('action', id)
          const isClose =
            deed?.kind === 'shoot' &&
            isBetterByHand(
              state,
              f,
              enemies.find((e) => (e.mask ?? e.id) === deed.whom),
            )
          own.times = isClose ? own.times + 1 : 0
          return own.times === 3
        },
      ),
    },
    {
      id: 'idle',
      what: 'does nothing with a worthwhile stroke open',
      watch: perFighter(
        () => null,
        (_, at) => at.ask.topic === 'action' && at.id === 'nothing' && open(at, at.enemies) > WORTHWHILE,
      ),
    },
    {
      id: 'burns',
      what: 'goes to ground that hurts from ground that does not',
      watch: perFighter(
        () => null,
        (_, at) => {
          const goal = goalOf(at)
          return goal !== null && groundHurts(at.state, goal.to) > 0 && groundHurts(at.state, at.f.at) === 0
        },
      ),
    },
    {
      id: 'last-weapon',
      what: 'throws his last weapon at someone beside him',
      watch: perFighter(
        () => null,
        (_, { ask, id, f, enemies }) =>
          ask.topic === 'action' && id.startsWith('throw:') && f.ready !== null && isLastWeapon(f) && nearestTo(f.at, enemies) === 1,
      ),
    },
    {
      id: 'back',
      what: 'turns his back on someone beside him, of all enemies the only one who can still strike him in this turn',
      watch: perFighter(
        () => null,
        (_, { ask, id, f, enemies }) => {
          if (ask.topic !== 'face' || ask.kind !== 'pick' || id === '') return false
          // Against several he looks where the most is to be feared.
          const [only, ...others] = enemies.filter((e) => canStillStrike(e, f.at))
          if (only === undefined || others.length > 0 || !areAdjacent(only.at, f.at)) return false
          const sees = (face: string) => isInFrontalArea(f.at, parseAction('face', face).facing, only.at)
          return !sees(id) && ask.ids.some(sees)
        },
      ),
    },
  ],
}

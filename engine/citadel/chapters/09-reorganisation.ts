import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { pickOne } from '../asks.ts'
import type { Delve, DelveState, Fight, Id, March } from '../state.ts'
import { dieAmong } from './09-attack.ts'
import { partyRanks, takesPart } from './09-facing.ts'
import { closeRanks, fighter, inRank, placeIn } from './party.ts'

export type ReorganisationEvent = { type: 'moves'; rule: '9.8' | '10.5'; who: Id; rank: number; space: number }

/** One step straight on or diagonally (9.8). */
const REACH = 1
/** From one side of a rank to the other. */
const WIDTH = 2
const FRONT_FULL = 3
const FRONT_LEAST = 2

/** 9.8: one party member may move; a front rank of one must be joined from the second. */
export function* partyReorganises(g: Delve, f: Fight): Script<void> {
  const s = g.state
  closeRanks(s.march)
  const { ids, forced } = partyMoves(s, f)
  if (ids.length === 0) return
  if (!forced) ids.push('pass')
  const choice = yield* pickOne({ seat: s.leader, rule: '9.8', topic: 'reorganise', ids })
  const action = actionAmong(choice, ['move', 'pass'])
  if (action.do === 'pass') return
  const { who, rank, space } = action
  move(partyMarch(s, f), who, rank, space)
  closeRanks(s.march)
  yield* tell(g, { type: 'moves', rule: '9.8', who, rank, space } satisfies ReorganisationEvent)
}

/** The march order itself where all of it takes part; otherwise (a lone fight) there is nothing to reorganise. */
function partyMarch(s: DelveState, f: Fight): March {
  return f.only === null ? s.march : partyRanks(s, f)
}

/** `move:<character>:<rank>:<space>` for every move that 9.8 allows; `forced` where one of them must be made. */
function partyMoves(s: DelveState, f: Fight): { readonly ids: string[]; readonly forced: boolean } {
  const march = partyMarch(s, f)
  const ids: string[] = []
  if (f.only !== null) return { ids, forced: false }
  const front = countIn(s, f, march, 0)
  const second = countIn(s, f, march, 1)
  const forced = front === 1 && second > 0
  for (let rank = 0; rank < march.length; rank++) {
    const row = march[rank] ?? []
    for (let space = 0; space < 3; space++) {
      const id = row[space] ?? null
      if (id === null || !takesPart(s, f, id)) continue
      if (forced) {
        if (rank === 1) stepInto(march, id, rank - 1, space, ids)
        continue
      }
      slide(row, id, rank, space, ids)
      if (rank > 0) stepInto(march, id, rank - 1, space, ids)
      // Two or one in front: nobody falls back. The last of a rank stays in reach of the one before.
      if ((rank > 0 || front > FRONT_LEAST) && (rank + 1 < march.length || inRank(march, rank).length > 1))
        stepInto(march, id, rank + 1, space, ids)
    }
  }
  return { ids, forced }
}

function countIn(s: DelveState, f: Fight, march: March, rank: number): number {
  let count = 0
  for (const id of inRank(march, rank)) if (takesPart(s, f, id)) count += 1
  return count
}

/** Along his own rank, passing nobody. */
function slide(row: readonly (Id | null)[], id: Id, rank: number, space: number, ids: string[]): void {
  for (let at = space - 1; at >= 0 && row[at] === null; at--) ids.push(actionId({ do: 'move', who: id, rank, space: at }))
  for (let at = space + 1; at < 3 && row[at] === null; at++) ids.push(actionId({ do: 'move', who: id, rank, space: at }))
}

/** Into a free space of the rank before or behind, straight or diagonally. */
function stepInto(march: March, id: Id, rank: number, space: number, ids: string[]): void {
  const row = march[rank] ?? EMPTY
  for (let at = Math.max(0, space - REACH); at <= Math.min(2, space + REACH); at++)
    if (row[at] === null) ids.push(actionId({ do: 'move', who: id, rank, space: at }))
}

const EMPTY: readonly null[] = [null, null, null]

function move(march: March, id: Id, rank: number, space: number): void {
  const from = placeIn(march, id)
  if (from === null) throw new Error(`${id} stands nowhere`)
  const left = march[from.rank]
  if (left !== undefined) left[from.space] = null
  let row = march[rank]
  if (row === undefined) {
    row = [null, null, null]
    march[rank] = row
  }
  row[space] = id
}

/** 9.8: one monster moves up: into a gap of the front rank, or with three in front from any rank to the next. */
export function* monstersReorganise(g: Delve, f: Fight): Script<void> {
  const s = g.state
  closeRanks(f.foes)
  const to = inRank(f.foes, 0).length < FRONT_FULL ? 0 : firstGap(f.foes)
  if (to === null || f.foes[to + 1] === undefined) return
  const moves = nearestMoves(s, f.foes, to)
  const [only] = moves
  if (only === undefined) return
  const chosen = moves[yield* dieAmong(g, moves.length, 'move-up', '9.8')] ?? only
  move(f.foes, chosen.id, to, chosen.space)
  closeRanks(f.foes)
  yield* tell(g, { type: 'moves', rule: '9.8', who: chosen.id, rank: to, space: chosen.space } satisfies ReorganisationEvent)
}

/** The foremost rank behind the front that has room and someone behind it. */
function firstGap(foes: March): number | null {
  for (let rank = 1; rank + 1 < foes.length; rank++) if (inRank(foes, rank).length < FRONT_FULL) return rank
  return null
}

interface Move {
  readonly id: Id
  readonly space: number
}

/**
 * Of those who may move up, the nearest to a gap; several where they tie. Into the front rank from any column, for three are to
 * stand there if possible (9.2.5); further back one step. Sleepers stay where they are (10.5).
 */
function nearestMoves(s: DelveState, foes: March, to: number): Move[] {
  const free = foes[to] ?? []
  const reach = to === 0 ? WIDTH : REACH
  let best: number = WIDTH
  let out: Move[] = []
  const behind = foes[to + 1] ?? []
  for (let from = 0; from < 3; from++) {
    const id = behind[from] ?? null
    if (id === null || fighter(s, id).combat.asleep) continue
    for (let space = 0; space < 3; space++) {
      if (free[space] !== null) continue
      const distance = Math.abs(space - from)
      if (distance > reach || distance > best) continue
      if (distance < best) out = []
      best = distance
      out.push({ id, space })
    }
  }
  return out
}

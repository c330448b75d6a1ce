import type { DelveState, Fight, Id, March } from '../state.ts'
import { inRank, inRanks, isAlive, isPresent, placeIn, rankOfThree } from './party.ts'

// Who stands against whom: the ranks of a fight and 9.3.

/**
 * The party's ranks in this fight: those who take part, in march order (4.1.C, 9.1). A rank whose last member fell stays
 * until the step ends (9.8); ranks of onlookers are left out.
 */
export function partyRanks(s: DelveState, fight: Fight): March {
  if (fight.only !== null) return ranksOfFew(s, fight)
  return everybodyTakesPart(s, fight) ? s.march : ranksOfThose(s, fight)
}

/** The usual case: the march order itself serves, unchanged. */
function everybodyTakesPart(s: DelveState, fight: Fight): boolean {
  for (const row of s.march) for (const id of row) if (id !== null && !takesPart(s, fight, id)) return false
  return true
}

function ranksOfThose(s: DelveState, fight: Fight): March {
  const ranks: March = []
  for (const row of s.march) {
    let stand = false
    let fights = false
    const kept: (Id | null)[] = [null, null, null]
    for (let space = 0; space < 3; space++) {
      const id = row[space] ?? null
      if (id === null) continue
      stand = true
      if (!takesPart(s, fight, id)) continue
      kept[space] = id
      fights = true
    }
    if (fights || !stand) ranks.push(kept)
  }
  return ranks
}

/** A lone fighter stands in front, with any monsters he charms there beside him (13.3, 13.4): there is nothing to reorganise. */
function ranksOfFew(s: DelveState, fight: Fight): March {
  const few = inRanks(s.march).filter((id) => takesPart(s, fight, id))
  const ranks: March = []
  for (let i = 0; i < few.length; i += 3) ranks.push(rankOfThree(few.slice(i, i + 3)))
  return ranks
}

/** Whether anyone is left to fight for the party. */
export function partyStands(s: DelveState, fight: Fight): boolean {
  for (const row of s.march) for (const id of row) if (id !== null && takesPart(s, fight, id)) return true
  return false
}

/** Living, on the party's side, and not kept away from this fight. */
export function takesPart(s: DelveState, fight: Fight, id: Id): boolean {
  if (fight.only !== null) return fight.only.includes(id) && livesForParty(s, id)
  for (const c of s.characters) if (c.id === id) return isPresent(s, c)
  for (const m of s.monsters) if (m.id === id) return m.side === 'party' && m.status === 'living' && m.at === s.at
  return false
}

function livesForParty(s: DelveState, id: Id): boolean {
  for (const c of s.characters) if (c.id === id) return c.side === 'party' && isAlive(c)
  for (const m of s.monsters) if (m.id === id) return m.side === 'party' && isAlive(m)
  return false
}

/** 9.3: places of the other front rank (of `theirs`) that number `i` of `ours` faces, both counted from the left. */
function facedPlaces(ours: number, theirs: number, i: number): readonly number[] {
  if (theirs === 0 || ours === 0) return NONE
  if (theirs === 1) return FIRST
  if (ours === 1) return theirs === 2 ? FIRST_TWO : ALL_THREE
  if (ours === theirs) return SINGLE[i] ?? NONE
  if (ours === 2) return i === 0 ? FIRST : LAST_TWO
  return i === 0 ? FIRST : SECOND
}

const NONE: readonly number[] = []
const FIRST: readonly number[] = [0]
const SECOND: readonly number[] = [1]
const FIRST_TWO: readonly number[] = [0, 1]
const LAST_TWO: readonly number[] = [1, 2]
const ALL_THREE: readonly number[] = [0, 1, 2]
const SINGLE: readonly (readonly number[])[] = [FIRST, SECOND, [2]]

/** The foes in the front rank of `theirs` that `id`, in the front rank of `ours`, faces (9.3). */
export function faced(ours: March, theirs: March, id: Id): Id[] {
  const front = inRank(ours, 0)
  const other = inRank(theirs, 0)
  const places = facedPlaces(front.length, other.length, front.indexOf(id))
  return places.length === other.length ? other : other.filter((_target, place) => places.includes(place))
}

/** The targets someone may strike or shoot from where he stands: those he faces, or from the second rank the whole front (9.3). */
export function targetsOf(ours: March, theirs: March, id: Id): Id[] {
  const rank = placeIn(ours, id)?.rank ?? -1
  if (rank === 0) return faced(ours, theirs, id)
  return rank === 1 ? inRank(theirs, 0) : []
}

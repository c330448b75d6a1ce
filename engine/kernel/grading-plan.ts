import { FACES } from './common-chance.ts'
import type { Grading } from './grading.ts'
import type { Bounds, Graded } from './grading-types.ts'
import { isClear, type Passage, passages } from './passages.ts'

// What is worth more playouts once every choice has been graded. Most of them change nothing that is told, so they go where a verdict may still
// change, and to the border between the costliest three passages and the next, until it is clear who stands on which side or enough has been
// spent.

/** So many of the costliest are told apart from the rest. */
const COSTLIEST = 3
/** Two losses are in order at this many standard errors; they are named so at a little less, so that what was decided stays so. */
const DECIDED = 3
const NAMED = 1.5
/** The playouts of a choice, at first, once more where that can tell, and at most; and how many more all choices of a game may have. */
const FIRST = 66
const TO_TELL = 132
const MOST = 8190
const MOST_FURTHER = 6000
const LEAST_MORE = 66
const MOST_MORE = 1020

/** The choices that are to be measured further, by how much is for `more` to say; none when all that can be told is. */
export function further(
  graded: readonly Graded[],
  { bounds, effort = 1, mostFurther = MOST_FURTHER }: Pick<Grading<never>, 'bounds' | 'effort' | 'mostFurther'>,
): readonly Graded[] {
  const open = graded.filter((one) => one.better !== null && one.verdict !== 'fine')
  const told = passages(open)
  const untold = open.filter((one) => one.playouts < effort * TO_TELL && mayTell(one, bounds) && !isOutdone(one, told))
  if (untold.length > 0) return untold
  const spent = graded.reduce((sum, { playouts }) => sum + Math.max(0, playouts - effort * FIRST), 0)
  return spent >= mostFurther ? [] : contested(told, bounds).filter(({ playouts }) => playouts < MOST)
}

/** How many playouts a choice is given next: half of what it had, in sixes. */
export function more({ playouts }: Pick<Graded, 'playouts'>): number {
  return Math.max(LEAST_MORE, Math.min(MOST_MORE, FACES * Math.round(playouts / 2 / FACES)))
}

/**
 * What speaks for the passages that certainly belong to the costliest three: at most two others may have cost as much. Fewer than three where
 * the playouts cannot tell which comes third.
 */
export function certainlyCostliest(graded: readonly Graded[]): readonly Graded[] {
  const told = passages(graded).map(({ speaks }) => speaks)
  return told.filter(isClear).filter((one) => told.filter((other) => other !== one && lead(one, other) < NAMED).length < COSTLIEST)
}

/** It has no verdict yet, and with twice the playouts and a little luck it has one, or it may well be a blunder. */
function mayTell({ verdict, loss: { mean, error } }: Graded, { mistake, blunder }: Bounds): boolean {
  return verdict === 'unclear' && (mean > 1.6 * error || mean + error < mistake || (mean > 0 && mean + error > blunder))
}

/** A clear choice of the same passage costs more, whatever comes of this one. */
function isOutdone(one: Graded, told: readonly Passage[]): boolean {
  const by = told.find(({ speaks: { seat, passage } }) => passage !== undefined && passage === one.passage && seat === one.seat)?.speaks
  return by !== undefined && by !== one && isClear(by) && lead(by, one) > NAMED
}

/** Those whose order is least clear, one of the costliest and one of the rest; or those of the costliest that may be no mistakes. */
function contested(told: readonly Passage[], bounds: Bounds): readonly Graded[] {
  const ranked = told.map(({ speaks }) => speaks)
  const costliest = ranked.slice(0, COSTLIEST)
  const doubtful = costliest.filter((one) => one.playouts < MOST && one.loss.mean > 0 && isDoubtful(one, bounds))
  if (doubtful.length > 0) return doubtful
  const pairs = costliest.flatMap((one) => ranked.slice(COSTLIEST).map((other) => ({ one, other, lead: lead(one, other) })))
  const undecided = pairs.filter(({ one, lead: by }) => by < DECIDED && one.verdict !== 'unclear')
  const left = undecided.filter(({ one, other }) => Math.min(one.playouts, other.playouts) < MOST)
  const [closest] = left.toSorted((a, b) => a.lead - b.lead)
  return closest === undefined ? [] : [closest.one, closest.other]
}

/** A loss is clear a little sooner, so that what was certain stays so. */
const CERTAIN = 4

/** What is told has had that many playouts at least: of what is rare, a hundred show too little, and the error as well. */
const TO_BE_TOLD = 600

/** A little more or less, and it would have another verdict. */
function isDoubtful({ playouts, loss: { mean, error } }: Pick<Graded, 'playouts' | 'loss'>, { mistake }: Bounds): boolean {
  if (playouts < TO_BE_TOLD && mean + 2 * error > mistake) return true
  return mean + 2 * error > mistake && (mean < CERTAIN * error || mean - 2 * error < mistake)
}

function lead(one: Graded, other: Graded): number {
  return (one.loss.mean - other.loss.mean) / Math.max(1e-9, Math.hypot(one.loss.error, other.loss.error))
}

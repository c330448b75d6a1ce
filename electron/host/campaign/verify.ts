import { copyInSteps } from '../../../db/copy.ts'
import type { CampaignDatabase } from '../../../db/open.ts'
import type { Verified } from '../../contract/index.ts'
import { Stopped } from '../work/pool.ts'
import type { Going } from '../work/work.ts'
import type { NumberedGame, Replayed, Subject } from './checks.ts'

/** Games are handed out in so many portions a thread: each reads the campaign's books again, and the last ones should end together. */
const PORTIONS = 3

/** Verifies a campaign on a copy, while play goes on: see `verifyFile`. */
export async function verify(db: CampaignDatabase, campaign: string, going: Going): Promise<Verified> {
  const copy = await copyInSteps(db.raw)
  try {
    return (await verifyFile({ file: copy.file, campaign }, going)).verified
  } finally {
    copy.discard()
  }
}

/** A campaign recomputed, and its games whose record says less than the rules say today. */
export interface VerifiedFile {
  readonly verified: Verified
  readonly sayingLess: readonly string[]
}

/**
 * Recomputes a whole campaign: the sums of every ledger; every sheet from its origin and the postings since; every game by a
 * replay, and its postings from that. Each difference is a sentence, those of the games in their order.
 * @param enough stops early once anything differs
 */
export async function verifyFile(subject: Subject, going: Going, enough = false): Promise<VerifiedFile> {
  const { verified, raids } = await going.run('check-books', subject)
  if (enough && !verified.ok) return { verified, sayingLess: [] }
  const portions = inPortions(raids, going.threads * PORTIONS)
  const done = portions.map(() => 0)
  const tell = () =>
    going.progress(
      done.reduce((sum, count) => sum + count, 0),
      raids.length,
    )
  const found = await Promise.all(
    portions.map(async (portion, i) => {
      const onTick = (count: number) => {
        done[i] = count
        tell()
      }
      const replayed = await checked(subject, portion, going, onTick)
      onTick(portion.length)
      return replayed
    }),
  )
  const order = new Map(raids)
  const { differences, sayingLess } = together(found)
  const sorted = differences.toSorted((a, b) => (order.get(a.session ?? '') ?? 0) - (order.get(b.session ?? '') ?? 0))
  const whole = { ...verified, ok: verified.ok && sorted.length === 0, differences: [...verified.differences, ...sorted] }
  return { verified: whole, sayingLess }
}

/** Checks games. One that does not come to an end is looked for by halves, and named. */
async function checked(subject: Subject, raids: readonly NumberedGame[], going: Going, onTick?: (done: number) => void): Promise<Replayed> {
  try {
    return await going.run('check-games', { ...subject, raids }, onTick === undefined ? {} : { onTick })
  } catch (error) {
    const [first, ...others] = raids
    if (first === undefined || !(error instanceof Stopped) || (error.why !== 'stuck' && error.why !== 'memory')) throw error
    if (others.length > 0) {
      const half = raids.length >> 1
      return together([await checked(subject, raids.slice(0, half), going), await checked(subject, raids.slice(half), going)])
    }
    const [session, raid] = first
    const text = `The record of number ${raid} does not come to an end when it is played again.`
    return { differences: [{ kind: 'raid', character: null, session, text }], sayingLess: [] }
  }
}

function together(found: readonly Replayed[]): Replayed {
  return { differences: found.flatMap(({ differences }) => differences), sayingLess: found.flatMap(({ sayingLess }) => sayingLess) }
}

/** Dealt out in turn, for the games of one time are alike in length. */
function inPortions(raids: readonly NumberedGame[], most: number): readonly (readonly NumberedGame[])[] {
  const count = Math.min(most, raids.length)
  return Array.from({ length: count }, (_, i) => raids.filter((_raid, n) => n % count === i))
}

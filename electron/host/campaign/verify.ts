import { copyInSteps } from '../../../db/copy.ts'
import type { CampaignDatabase } from '../../../db/open.ts'
import type { Verified } from '../../contract/index.ts'
import { Stopped } from '../work/pool.ts'
import type { Going } from '../work/work.ts'
import type { NumberedRaid, Subject } from './checks.ts'

/** Raids are handed out in so many portions a thread: each reads the campaign's books anew, and the last ones should end together. */
const PORTIONS = 3

/** Verifies a campaign on a copy, while play goes on: see `verifyFile`. */
export async function verify(db: CampaignDatabase, campaign: string, going: Going): Promise<Verified> {
  const copy = await copyInSteps(db.raw)
  try {
    return await verifyFile({ file: copy.file, campaign }, going)
  } finally {
    copy.discard()
  }
}

/**
 * Recomputes a whole campaign: the sums of every ledger; every sheet from its origin and the postings since; every raid by a
 * replay, and its postings from that. Each difference is a sentence, those of the raids in their order.
 * @param enough stops early once anything differs
 */
export async function verifyFile(subject: Subject, going: Going, enough = false): Promise<Verified> {
  const { verified, raids } = await going.run('check-books', subject)
  if (enough && !verified.ok) return verified
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
      const differences = await checked(subject, portion, going, onTick)
      onTick(portion.length)
      return differences
    }),
  )
  const order = new Map(raids)
  const differences = found.flat().toSorted((a, b) => (order.get(a.session ?? '') ?? 0) - (order.get(b.session ?? '') ?? 0))
  return { ...verified, ok: verified.ok && differences.length === 0, differences: [...verified.differences, ...differences] }
}

/** Checks raids. One that does not come to an end is looked for by halves, and named. */
async function checked(
  subject: Subject,
  raids: readonly NumberedRaid[],
  going: Going,
  onTick?: (done: number) => void,
): Promise<Verified['differences']> {
  try {
    return [...(await going.run('check-raids', { ...subject, raids }, onTick === undefined ? {} : { onTick }))]
  } catch (error) {
    const [first, ...others] = raids
    if (first === undefined || !(error instanceof Stopped) || (error.why !== 'stuck' && error.why !== 'memory')) throw error
    if (others.length > 0) {
      const half = raids.length >> 1
      return [...(await checked(subject, raids.slice(0, half), going)), ...(await checked(subject, raids.slice(half), going))]
    }
    const [session, raid] = first
    return [
      { kind: 'raid', character: null, session, text: `The record of number ${raid} does not come to an end when it is played again.` },
    ]
  }
}

/** Dealt out in turn, for the raids of one time are alike in length. */
function inPortions(raids: readonly NumberedRaid[], most: number): readonly (readonly NumberedRaid[])[] {
  const count = Math.min(most, raids.length)
  return Array.from({ length: count }, (_, i) => raids.filter((_raid, n) => n % count === i))
}

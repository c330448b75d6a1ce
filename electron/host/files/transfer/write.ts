import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipped } from 'node:zlib'
import { cutOut } from '../../../../db/cut-out.ts'
import { type Lineage, readLineage } from '../../../../db/lineage.ts'
import { type Parts, readParts, readWhole } from '../../../../db/transfer.ts'
import { type Room, reading } from '../../work/room.ts'
import { digestOfAll, digestOfCharacter, digestOfSession, withState } from './digest.ts'
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, GAME_FORMAT, GAME_VERSION } from './format.ts'

const gzip = promisify(gzipped)

export interface Outgoing {
  /** A copy of the campaigns, and the one of them that goes out. */
  readonly file: string
  readonly campaign: string
  /** The version of this program, and the time. */
  readonly app: string
  readonly at: string
  /** An id for its lineage, where it has none. */
  readonly lineage: string
}

export interface Written {
  readonly data: Uint8Array
  /** With the state that has gone out. */
  readonly lineage: Lineage
}

/** A campaign as a file: lines of JSON, compressed. Null for an unknown id. In a worker thread. */
export async function writeCampaign(
  { file, campaign: id, lineage: fresh, app, at }: Outgoing,
  { games, tick }: Room,
): Promise<Written | null> {
  const written = reading(file, games, ({ db }) => {
    const parts = readParts(db, id)
    if (parts === null) return null
    const { id: lineage, states } = readLineage(db, id) ?? { id: fresh, states: [] }
    return linesOf(parts, (digest) => ({ id: lineage, states: withState(states, { digest, at }) }), { app, at }, tick)
  })
  return written === null ? null : { data: await gzip(Buffer.concat(written.lines)), lineage: written.lineage }
}

/** A campaign as a database file of its own, for one that cannot be read. In a worker thread. */
export function cutOutCampaign({ file, campaign }: Pick<Outgoing, 'file' | 'campaign'>): Uint8Array {
  return cutOut(file, campaign)
}

export interface OutgoingGame extends Pick<Outgoing, 'file' | 'app' | 'at'> {
  readonly session: string
  /** It is open, and its seats hide things from each other. */
  readonly secrets: boolean
}

/** One game as a file: lines of JSON, compressed. Null for an unknown id. In a worker thread. */
export async function writeGame({ file, session: id, secrets, app, at }: OutgoingGame, { games }: Room): Promise<Uint8Array | null> {
  const session = reading(file, games, ({ db }) => readWhole(db, id))
  if (session === null) return null
  const header = lineOf({ format: GAME_FORMAT, version: GAME_VERSION, app, writtenAt: at, secrets })
  return gzip(Buffer.concat(summed([header, lineOf({ session: { ...session, setup: itsOwn(session.setup) } })])))
}

/** What a game began from, without what it is to the program that keeps it: a what-if, a game of the Lab, one from a file. */
export function itsOwn(setup: unknown): object {
  const { branchOf: _of, lab: _lab, fromFile: _file, week: _week, ...own } = Object(setup)
  return own
}

function linesOf(
  { campaign, characters, sessions }: Parts,
  lineageAt: (digest: string) => Lineage,
  { app, at }: Pick<Outgoing, 'app' | 'at'>,
  tick: (done: number) => void,
): { readonly lines: readonly Buffer[]; readonly lineage: Lineage } {
  const digests: string[] = []
  const parts = [
    ...characters.map((read) => () => {
      const character = read()
      digests.push(digestOfCharacter(character))
      return { character }
    }),
    ...sessions.map((read) => () => {
      const session = read()
      digests.push(digestOfSession(session))
      return { session }
    }),
  ].map((part, n) => {
    const line = lineOf(part())
    tick(n + 1)
    return line
  })
  const lineage = lineageAt(digestOfAll(campaign, digests))
  const counts = { characters: characters.length, sessions: sessions.length }
  const lines = [lineOf({ format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, app, writtenAt: at, ...counts, lineage, campaign }), ...parts]
  return { lines: summed(lines), lineage }
}

/** The lines and, as the last, the checksum over them. */
function summed(lines: readonly Buffer[]): readonly Buffer[] {
  const checksum = createHash('sha256')
  for (const line of lines) checksum.update(line)
  return [...lines, lineOf({ end: { sha256: checksum.digest('hex') } })]
}

function lineOf(line: object): Buffer {
  return Buffer.from(`${JSON.stringify(line)}\n`)
}

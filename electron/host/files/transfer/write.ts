import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipped } from 'node:zlib'
import { cutOut } from '../../../../db/cut-out.ts'
import { type Parts, readParts } from '../../../../db/transfer.ts'
import { type Room, reading } from '../../work/room.ts'
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION } from './format.ts'

const gzip = promisify(gzipped)

export interface Outgoing {
  /** A copy of the campaigns, and the one of them that goes out. */
  readonly file: string
  readonly campaign: string
  /** The version of this program, and the time. */
  readonly app: string
  readonly at: string
}

/** A campaign as a file: lines of JSON, compressed. Null for an unknown id. In a worker thread. */
export async function writeCampaign({ file, campaign: id, app, at }: Outgoing, { games, tick }: Room): Promise<Uint8Array | null> {
  const lines = reading(file, games, ({ db }) => {
    const parts = readParts(db, id)
    return parts === null ? null : linesOf(parts, { app, at }, tick)
  })
  return lines === null ? null : gzip(Buffer.concat(lines))
}

/** A campaign as a database file of its own, for one that cannot be read. In a worker thread. */
export function cutOutCampaign({ file, campaign }: Pick<Outgoing, 'file' | 'campaign'>): Uint8Array {
  return cutOut(file, campaign)
}

function linesOf(
  { campaign, characters, sessions }: Parts,
  { app, at }: Pick<Outgoing, 'app' | 'at'>,
  tick: (done: number) => void,
): readonly Buffer[] {
  const checksum = createHash('sha256')
  const lines: Buffer[] = []
  const add = (line: object) => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    checksum.update(bytes)
    lines.push(bytes)
  }
  const head = { format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, app, writtenAt: at }
  add({ ...head, characters: characters.length, sessions: sessions.length, campaign })
  const parts = [...characters.map((read) => () => ({ character: read() })), ...sessions.map((read) => () => ({ session: read() }))]
  for (const [n, part] of parts.entries()) {
    add(part())
    tick(n + 1)
  }
  const end = Buffer.from(`${JSON.stringify({ end: { sha256: checksum.digest('hex') } })}\n`)
  return [...lines, end]
}

import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip as gzipped } from 'node:zlib'
import type { readWhole } from '../../../../db/transfer.ts'
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION } from './format.ts'

const gzip = promisify(gzipped)

/** A campaign as a file: lines of JSON, compressed. */
export async function campaignFile(
  { campaign, characters, sessions }: NonNullable<ReturnType<typeof readWhole>>,
  { app, at }: { readonly app: string; readonly at: string },
): Promise<Buffer> {
  const checksum = createHash('sha256')
  const lines: Buffer[] = []
  const add = (line: object) => {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`)
    checksum.update(bytes)
    lines.push(bytes)
  }
  const head = { format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, app, writtenAt: at }
  add({ ...head, characters: characters.length, sessions: sessions.length, campaign })
  for (const character of characters) add({ character })
  for (const session of sessions) {
    add({ session: session() })
    await breath()
  }
  const end = Buffer.from(`${JSON.stringify({ end: { sha256: checksum.digest('hex') } })}\n`)
  return gzip(Buffer.concat([...lines, end]))
}

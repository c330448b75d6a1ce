import { createHash } from 'node:crypto'
import { createTemporary } from '../../../../db/copy.ts'
import { closeDatabase } from '../../../../db/open.ts'
import { getSession } from '../../../../db/sessions.ts'
import { contradictory, enterSession, type WholeSession } from '../../../../db/transfer.ts'
import type { Playable } from '../../../../engine/kernel/playable.ts'
import { badRequest } from '../../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../../engine/kernel/types.ts'
import { retrace } from '../../play/retrace.ts'
import { REPORT } from '../../safety/report.ts'
import { type Room, reading } from '../../work/room.ts'
import { CAMPAIGN_FORMAT, EndLine, GAME_FORMAT, GAME_VERSION, GameHeader, SessionLine } from './format.ts'
import { Faulty, type Line, linesOf } from './lines.ts'
import { inRecord, LONGEST_HEADER, noNewer, parse, Refused, readLine, shaped } from './read.ts'
import { sessionOfReport } from './report-file.ts'
import { showGame } from './show.ts'

// Reads the file of a single game from outside, in a worker thread: as a campaign's, by the same lines, bounds and checks. It goes into a
// file of its own and is tried out there.

export interface GameFile {
  readonly packed: Uint8Array
  /** Where the database with the game is made. */
  readonly into: string
}

/** A game that has been read, in a file of its own. */
export interface ReadGame {
  /** Its id in that file. */
  readonly session: string
  /** The checksum of the file that it came in. */
  readonly sha256: string
}

const READ = 'read'

/** Reads a game file, or the game in a report. Refuses `bad-request`, naming the fault. A tick tells how many of its bytes are read. */
export async function readGame({ packed, into }: GameFile, { games, tick }: Room): Promise<ReadGame | Refusal> {
  const db = createTemporary(into)
  try {
    db.raw.exec('BEGIN')
    const session = await readLines(linesOf(packed, tick), games, () => tick(packed.length))
    const wrong = inRecord(session)
    if (wrong !== null) throw new Faulty(wrong)
    const sha256 = createHash('sha256').update(packed).digest('hex')
    enterSession(db, READ, { ...session, setup: { ...Object(session.setup), fromFile: sha256 } })
    db.raw.exec('COMMIT')
    return { session: READ, sha256 }
  } catch (error) {
    const refused = error instanceof Faulty ? notAGame(error.message) : error instanceof Refused ? error.refusal : contradictory(error)
    if (refused === null) throw error
    return refused
  } finally {
    closeDatabase(db)
  }
}

async function readLines(lines: AsyncGenerator<Line, undefined>, games: readonly Playable[], tick: () => void): Promise<WholeSession> {
  const first = await lines.next()
  if (first.done === true) throw new Faulty('it is empty')
  const head = parse(first.value.bytes)
  if (head?.format === REPORT.format) {
    noNewer('report', head.version, REPORT.version)
    if ((await lines.next()).done !== true) throw new Faulty('it goes on after its end')
    return sessionOfReport(head, games, tick)
  }
  if (head === null || first.value.bytes.length > LONGEST_HEADER) throw new Faulty('its first line says nothing of a game')
  readHeader(head)
  const { session } = readLine(await lines.next(), SessionLine, 'the game')
  if (!games.some(({ id }) => id === session.game)) throw new Faulty(`this version of Citadel does not know the game "${session.game}"`)
  if (session.raiders.length > 0) throw new Faulty('its people belong to a roster, which is not in the file')
  const end = await lines.next()
  const sum = readLine(end, EndLine, 'its end')
  if (end.done !== true && end.value.before() !== sum.end.sha256)
    throw new Faulty('it was changed or damaged on the way: its checksum does not match')
  if ((await lines.next()).done !== true) throw new Faulty('it goes on after its end')
  return session
}

function readHeader(value: Readonly<Record<string, unknown>>): void {
  const { format, version } = value
  if (format === 'citadel-character' || format === 'citadel-roster')
    throw new Faulty('it holds characters, who are imported into a campaign')
  if (format === CAMPAIGN_FORMAT) throw new Faulty('it holds a whole campaign, which is imported among the campaigns')
  if (format !== GAME_FORMAT) throw new Faulty('its format is different')
  noNewer('game', version, GAME_VERSION)
  shaped(GameHeader, value, 'its first line')
}

/**
 * Plays the game again with its recorded answers and chance, and shows what cannot be played again. Refuses what differs, and what today's
 * rules cannot show or go on from. In a worker thread.
 */
export function tryGame({ file, session }: { readonly file: string; readonly session: string }, { games, tick }: Room): null | Refusal {
  return reading(file, games, (context) => {
    const total = getSession(context.db, session)?.inputs ?? 0
    let played = 0
    const again = retrace(context, session, () => {
      played += 1
      tick(played / (total + 1))
    })
    if (again.kind === 'differs') return notAGame(`it differs from its record at input ${again.input}: ${again.what}`)
    showGame(context, session, again.kind === 'same', () => tick(1))
    return null
  })
}

export function notAGame(why: string): Refusal {
  return badRequest(`This is not a game that can be opened: ${why.replace(/\.+$/, '')}.`, { detail: 'game' })
}

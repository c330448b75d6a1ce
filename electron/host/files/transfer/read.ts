import { createHash } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import { gunzip, type ZlibOptions } from 'node:zlib'
import type { z } from 'zod'
import type { WholeCampaign, WholeCharacter, WholeSession } from '../../../../db/transfer.ts'
import type { Playable } from '../../../../engine/kernel/playable.ts'
import { fingerprint } from '../../../../engine/kernel/random.ts'
import { badRequest, isRefusal } from '../../../../engine/kernel/refusal.ts'
import { type Refusal, UNDO_MODES } from '../../../../engine/kernel/types.ts'
import { boundedObject } from '../../../contract/plain-json.ts'
import { RECORD_LEFT } from '../../play/retrace.ts'
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, CharacterLine, EndLine, Header, SessionLine } from './format.ts'

// Reads a campaign file from outside. Every row is checked by itself and every reference followed; what the rows mean
// together is then tried out in a private database (`transfer.ts`).

/** The limit on an unpacked file, in bytes. */
export const LARGEST_UNPACKED = 256 * 1024 * 1024

/** Reads a campaign file. Refuses `bad-request`, naming the fault. */
export async function readCampaignFile(file: Buffer, games: readonly Playable[]): Promise<WholeCampaign | Refusal> {
  const unpacked = await unpack(file)
  if (isRefusal(unpacked)) return unpacked
  const lines = linesOf(unpacked)
  const first = lines.next()
  const header = first.done === true ? bad('it is empty') : readHeader(first.value.bytes)
  if (isRefusal(header)) return header
  const game = games.find(({ id }) => id === header.campaign.game)
  if (game?.roster === undefined || game.roster === null)
    return bad(`this version of Citadel knows no campaigns of "${header.campaign.game}"`)
  const { undo } = header.campaign
  const modes: readonly string[] = UNDO_MODES
  const wrongVariants = game.refusesVariants(header.campaign.variants.filter((variant) => !modes.includes(variant)))
  if (wrongVariants !== null) return bad(`its variants: ${wrongVariants.message}`)
  const characters: WholeCharacter[] = []
  const sessions: WholeSession[] = []
  for (let n = 0; n < header.characters; n++) {
    const line = readLine(lines.next(), CharacterLine, `character ${n + 1}`)
    if (isRefusal(line)) return line
    characters.push(line.character)
  }
  for (let n = 0; n < header.sessions; n++) {
    const line = readLine(lines.next(), SessionLine, `game ${n + 1}`)
    if (isRefusal(line)) return line
    sessions.push(line.session)
    await breath()
  }
  const end = lines.next()
  const sum = readLine(end, EndLine, 'its end')
  if (isRefusal(sum)) return sum
  const before = end.done === true ? unpacked.length : end.value.at
  if (createHash('sha256').update(unpacked.subarray(0, before)).digest('hex') !== sum.end.sha256)
    return bad('it was changed or damaged on the way: its checksum does not match')
  if (lines.next().done !== true) return bad('it goes on after its end')
  const whole = { campaign: { ...header.campaign, undo }, characters, sessions }
  const wrong = contradiction(whole, game)
  return wrong === null ? whole : bad(wrong)
}

// ---------------------------------------------------------------- bytes

/** What `info` adds to a zlib result, missing from its types. */
interface Unpacked {
  readonly buffer: Buffer
  readonly engine: { readonly bytesWritten: number }
}

function unpack(file: Buffer): Promise<Buffer | Refusal> {
  const options: ZlibOptions = { maxOutputLength: LARGEST_UNPACKED, info: true }
  return new Promise((resolve) => {
    gunzip(file, options, (error, result) => {
      if (error !== null) return resolve(bad(wordsFor(error)))
      const { buffer, engine } = result as unknown as Unpacked
      resolve(engine.bytesWritten === file.length ? buffer : bad('something else follows it in the file'))
    })
  })
}

function wordsFor(error: Error): string {
  switch ('code' in error ? error.code : '') {
    case 'Z_BUF_ERROR':
      return 'it is incomplete'
    case 'ERR_BUFFER_TOO_LARGE':
      return 'it unpacks to far more than any campaign holds'
    case 'Z_DATA_ERROR':
      return 'it is not packed as a campaign is, or it is damaged'
    default:
      return 'it cannot be unpacked'
  }
}

interface Line {
  readonly bytes: Buffer
  /** The offset of the line. */
  readonly at: number
}

function* linesOf(bytes: Buffer): Generator<Line, undefined> {
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf('\n', at)
    const end = found === -1 ? bytes.length : found
    yield { bytes: bytes.subarray(at, end), at }
    at = end + 1
  }
}

// ---------------------------------------------------------------- lines

const BOUNDS = { depth: 60, values: 20_000_000, text: 4_000_000 }

function readHeader(bytes: Buffer): z.infer<typeof Header> | Refusal {
  const value = parse(bytes)
  if (value === null) return bad('its first line says nothing of a campaign')
  const { format, version } = value
  if (format === 'citadel-character' || format === 'citadel-roster')
    return bad('it holds characters, who are imported into a campaign, not beside it')
  if (format !== CAMPAIGN_FORMAT) return bad('its format is different')
  if (typeof version === 'number' && Number.isInteger(version) && version > CAMPAIGN_VERSION)
    return badRequest(`A newer version of Citadel wrote this campaign (format ${version}; this one reads ${CAMPAIGN_VERSION}).`, {
      detail: 'newer',
    })
  return shaped(Header, value, 'its first line')
}

function readLine<T extends object>(line: IteratorResult<Line>, schema: z.ZodType<T>, what: string): T | Refusal {
  if (line.done === true) return bad(`${what} is missing`)
  const value = parse(line.value.bytes)
  return value === null ? bad(`${what} is not JSON, or is too large`) : shaped(schema, value, what)
}

function parse(bytes: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const read = boundedObject(BOUNDS).safeParse(JSON.parse(bytes.toString('utf8')))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

function shaped<T extends object>(schema: z.ZodType<T>, value: unknown, what: string): T | Refusal {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return bad(`${what}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`)
}

// ---------------------------------------------------------------- references between lines

/** The first mismatch, in words; null if everything fits. */
function contradiction({ characters, sessions }: WholeCampaign, game: Playable): string | null {
  const slugs = new Set<string>()
  const inRaid = new Set<number>()
  for (const [i, session] of sessions.entries()) {
    const wrong = inSession(session, characters.length, game)
    if (wrong !== null) return `game ${i + 1}: ${wrong}`
    if (session.status !== 'open') continue
    for (const raider of session.raiders) {
      if (inRaid.has(raider)) return `${characters[raider - 1]?.name} is in two open raids`
      inRaid.add(raider)
    }
  }
  for (const { slug } of characters) {
    if (slugs.has(slug)) return `${slug} is there twice`
    slugs.add(slug)
  }
  for (const [i, character] of characters.entries()) {
    const { name } = character
    const wrong = inCharacter(character, i + 1, sessions, game)
    if (wrong !== null) return `${name}: ${wrong}`
  }
  return null
}

function inSession(session: WholeSession, characters: number, game: Playable): string | null {
  const { status, outcome, inputs, marks, undone, redo, raiders } = session
  if (session.game !== game.id) return `it belongs to another game, "${session.game}"`
  if ((status === 'open') !== (outcome === null)) return 'it is open and has an outcome, or is over and has none'
  if (status === 'open' && session.rulesVersion !== game.rulesVersion)
    return `it is open under other rules (${session.rulesVersion}; these are ${game.rulesVersion})`
  if (status === 'open' && inputs.some(({ events }) => events.some(({ type }) => type === RECORD_LEFT)))
    return 'it is open and began under other rules: finish it in that version first'
  if (raiders.some((raider) => raider > characters)) return 'its party has a member who is not in the file'
  if (new Set(raiders).size !== raiders.length) return 'its party has a member twice'
  let revision = -1
  for (const [n, input] of inputs.entries()) {
    if ((n === 0) !== (input.answer === null)) return `input ${n} lacks its answer, or has one too many`
    if (n > 0 && input.revision <= revision && n === inputs.length - 1) return `input ${n} has a revision that has passed`
    revision = input.revision
  }
  if (inputs.at(-1)?.streams === null) return 'it does not give the positions of chance'
  const again = undone.filter((input) => input.redo).map(({ n }) => n)
  again.sort((a, b) => a - b)
  if (again.length !== redo || again.some((n, i) => n !== inputs.length + i)) return 'its redo inputs do not follow'
  return inMarks(marks, inputs.length)
}

function inMarks(marks: WholeSession['marks'], inputs: number): string | null {
  const [first] = marks
  if (first === undefined || first.state === null || first.input !== 0) return 'its beginning is missing'
  for (const { state, fingerprint: print, input } of marks) {
    if (input >= inputs) return `a mark is at input ${input}, which is not there`
    if (state === null) continue
    if (fingerprint(state) !== print) return `the mark at input ${input} does not match its fingerprint`
    const value = parse(Buffer.from(state))
    if (value === null) return `the mark at input ${input} does not read back`
  }
  return null
}

function inCharacter(character: WholeCharacter, number: number, sessions: readonly WholeSession[], game: Playable): string | null {
  const { slug, name, race, kind, status, fell, born, ledger, settled, sheet, origin } = character
  for (const each of [sheet, ...(origin === null ? [] : [origin])]) {
    const record = game.roster?.readSheet(JSON.parse(JSON.stringify(each)))
    if (record === undefined || isRefusal(record)) return record?.message ?? 'there is no such game'
    if (record.slug !== slug || record.name !== name || record.race !== race || record.kind !== kind) return 'the sheet is somebody else’s'
  }
  if (fell !== null && status !== 'dead' && status !== 'lost') return `is ${status} and yet has fallen`
  if (fell !== null && fell.session !== null && fell.session > sessions.length) return 'fell in a game that is not in the file'
  if (born !== null && born.input >= (sessions[born.session - 1]?.inputs.length ?? 0)) return 'came with an answer that is not in the file'
  if (settled > ledger.length) return 'more of the ledger is settled than there is'
  for (const [i, { session, input, reverses }] of ledger.entries()) {
    if ((session === null) !== (input === null)) return `entry ${i + 1} of the ledger belongs to half an answer`
    if (session !== null && sessions[session - 1]?.raiders.includes(number) !== true)
      return `entry ${i + 1} of the ledger comes from a game without that character`
    if (reverses !== null && reverses > i) return `entry ${i + 1} of the ledger reverses one that comes later`
  }
  return null
}

function bad(why: string): Refusal {
  return badRequest(`This is not a campaign that can be imported: ${why.replace(/\.+$/, '')}.`, { detail: 'campaign' })
}

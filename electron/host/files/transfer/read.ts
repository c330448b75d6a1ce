import type { z } from 'zod'
import { createTemporary } from '../../../../db/copy.ts'
import type { Lineage } from '../../../../db/lineage.ts'
import { closeDatabase } from '../../../../db/open.ts'
import { contradictory, type Entering, entering, type WholeCharacter, type WholeSession } from '../../../../db/transfer.ts'
import type { Playable } from '../../../../engine/kernel/playable.ts'
import { fingerprint } from '../../../../engine/kernel/random.ts'
import { badRequest, isRefusal } from '../../../../engine/kernel/refusal.ts'
import { type Refusal, UNDO_MODES } from '../../../../engine/kernel/types.ts'
import { boundedObject } from '../../../contract/inputs/plain-json.ts'
import { RECORD_LEFT } from '../../play/retrace.ts'
import type { Room } from '../../work/room.ts'
import { boundedJsonOf } from '../bounded-json.ts'
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, CharacterLine, EndLine, GAME_FORMAT, Header, SessionLine } from './format.ts'
import { Faulty, type Line, linesOf } from './lines.ts'

// Reads a campaign file from outside, in a worker thread. Every row is checked by itself and every reference followed, and all
// is entered into a file of its own; what the rows mean together is then tried out there (`transfer.ts`).

/** A campaign that has been read, in a file of its own. */
export interface Read {
  readonly name: string
  readonly game: string
  /** Its id in that file. */
  readonly campaign: string
  readonly characters: number
  readonly sessions: number
  /** By what it is known again; null in a file of an older version. */
  readonly lineage: Lineage | null
  readonly writtenAt: string
}

export interface CampaignFile {
  readonly packed: Uint8Array
  /** Where the database with the campaign is made. */
  readonly into: string
}

/** Reads a campaign file. Refuses `bad-request`, naming the fault. A tick tells how many of its bytes are read. */
export async function readCampaign({ packed, into }: CampaignFile, { games, tick }: Room): Promise<Read | Refusal> {
  const db = createTemporary(into)
  try {
    db.raw.exec('BEGIN')
    let n = 0
    const newId = () => {
      n += 1
      return `read-${n}`
    }
    const read = await readLines(linesOf(packed, tick), games, (campaign) =>
      entering(db, campaign, { campaign: READ, name: campaign.name, newId }),
    )
    db.raw.exec('COMMIT')
    return { campaign: READ, ...read }
  } catch (error) {
    const refused = error instanceof Faulty ? bad(error.message) : error instanceof Refused ? error.refusal : contradictory(error)
    if (refused === null) throw error
    return refused
  } finally {
    closeDatabase(db)
  }
}

const READ = 'read'

/** The limit on the first line, in bytes. */
export const LONGEST_HEADER = 40_000

/** Follows the lines from the first to the last; throws `Faulty` at the first fault. */
async function readLines(
  lines: AsyncGenerator<Line, undefined>,
  games: readonly Playable[],
  begin: (campaign: HeaderLine['campaign']) => Entering,
): Promise<Omit<Read, 'campaign'>> {
  const first = await lines.next()
  if (first.done === true) throw new Faulty('it is empty')
  const header = readHeader(first.value.bytes)
  const game = gameOf(header, games)
  const into = begin(header.campaign)
  const characters: WholeCharacter[] = []
  const facts: SessionFacts[] = []
  for (let n = 0; n < header.characters; n++) characters.push(readLine(await lines.next(), CharacterLine, `character ${n + 1}`).character)
  for (let n = 0; n < header.sessions; n++) {
    const { session } = readLine(await lines.next(), SessionLine, `game ${n + 1}`)
    const wrong = inSession(session, characters.length, game)
    if (wrong !== null) throw new Faulty(`game ${n + 1}: ${wrong}`)
    into.session(session)
    facts.push({ raiders: session.raiders, inputs: session.inputs.length, open: session.status === 'open' })
  }
  const end = await lines.next()
  const sum = readLine(end, EndLine, 'its end')
  if (end.done !== true && end.value.before() !== sum.end.sha256)
    throw new Faulty('it was changed or damaged on the way: its checksum does not match')
  if ((await lines.next()).done !== true) throw new Faulty('it goes on after its end')
  const wrong = contradiction(characters, facts, game)
  if (wrong !== null) throw new Faulty(wrong)
  for (const character of characters) into.character(character)
  into.finish()
  const { campaign, lineage = null, writtenAt } = header
  return { name: campaign.name, game: campaign.game, characters: characters.length, sessions: facts.length, lineage, writtenAt }
}

type HeaderLine = z.infer<typeof Header>

function gameOf({ campaign }: HeaderLine, games: readonly Playable[]): Playable {
  const game = games.find(({ id }) => id === campaign.game)
  if (game === undefined || game.roster === null) throw new Faulty(`this version of Citadel knows no campaigns of "${campaign.game}"`)
  const modes: readonly string[] = UNDO_MODES
  const wrong = game.refusesVariants(campaign.variants.filter((variant) => !modes.includes(variant)))
  if (wrong !== null) throw new Faulty(`its variants: ${wrong.message}`)
  return game
}

// ---------------------------------------------------------------- lines

const BOUNDS = { depth: 60, values: 2_000_000, text: 4_000_000 }

function readHeader(bytes: Buffer): HeaderLine {
  const value = bytes.length > LONGEST_HEADER ? null : parse(bytes)
  if (value === null) throw new Faulty('its first line says nothing of a campaign')
  const { format, version } = value
  if (format === 'citadel-character' || format === 'citadel-roster')
    throw new Faulty('it holds characters, who are imported into a campaign, not beside it')
  if (format === GAME_FORMAT) throw new Faulty('it holds a single game, which is opened beside the campaigns')
  if (format !== CAMPAIGN_FORMAT) throw new Faulty('its format is different')
  noNewer('campaign', version, CAMPAIGN_VERSION)
  return shaped(Header, value, 'its first line')
}

/** A file that cannot be read here although it is not at fault, as one from a later version. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** Throws `Refused` for a version that this program does not know yet. */
export function noNewer(what: 'campaign' | 'game' | 'report', version: unknown, reads: number): void {
  if (typeof version !== 'number' || !Number.isInteger(version) || version <= reads) return
  const message = `A newer version of Citadel wrote this ${what} (format ${version}; this one reads ${reads}).`
  throw new Refused(badRequest(message, { detail: 'newer' }))
}

export function readLine<T extends object>(line: IteratorResult<Line>, schema: z.ZodType<T>, what: string): T {
  if (line.done === true) throw new Faulty(`${what} is missing`)
  const value = parse(line.value.bytes)
  if (value === null) throw new Faulty(`${what} is not JSON, or is too large`)
  return shaped(schema, value, what)
}

export function parse(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  const parsed = boundedJsonOf(bytes, BOUNDS)
  const read = parsed === null ? null : boundedObject(BOUNDS).safeParse(parsed.value)
  return read?.success === true ? read.data : null
}

export function shaped<T extends object>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Faulty(`${what}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`)
}

// ---------------------------------------------------------------- references between lines

/** What the characters refer to. */
interface SessionFacts {
  readonly raiders: readonly number[]
  readonly inputs: number
  readonly open: boolean
}

/** The first mismatch, in words; null if everything fits. */
function contradiction(characters: readonly WholeCharacter[], sessions: readonly SessionFacts[], game: Playable): string | null {
  const slugs = new Set<string>()
  const inGame = new Set<number>()
  for (const { raiders } of sessions.filter(({ open }) => open))
    for (const raider of raiders) {
      if (inGame.has(raider)) return `${characters[raider - 1]?.name} is in two open games`
      inGame.add(raider)
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
  const { status, inputs, raiders } = session
  if (session.game !== game.id) return `it belongs to another game, "${session.game}"`
  if (status === 'open' && session.rulesVersion !== game.rulesVersion)
    return `it is open under other rules (${session.rulesVersion}; these are ${game.rulesVersion})`
  if (status === 'open' && inputs.some(({ events }) => events.some(({ type }) => type === RECORD_LEFT)))
    return 'it is open and began under other rules: finish it in that version first'
  if (raiders.some((raider) => raider > characters)) return 'its party has a member who is not in the file'
  if (new Set(raiders).size !== raiders.length) return 'its party has a member twice'
  return inRecord(session)
}

/** The first mismatch within the record of a session, in words; null if everything fits. */
export function inRecord({ status, outcome, inputs, marks, undone, redo, moments = [] }: WholeSession): string | null {
  if ((status === 'open') !== (outcome === null)) return 'it is open and has an outcome, or is over and has none'
  let revision = -1
  for (const [n, input] of inputs.entries()) {
    if ((n === 0) !== (input.answer === null)) return `input ${n} lacks its answer, or has one too many`
    if (n > 0 && input.revision <= revision && n === inputs.length - 1) return `input ${n} has a revision that has passed`
    revision = input.revision
  }
  if (inputs.at(-1)?.streams === null) return 'it does not give the positions of chance'
  const again = undone.filter((input) => input.redo).map(({ n }) => n)
  again.sort((a, b) => a - b)
  const branches = new Set(undone.map(({ branch, n }) => `${branch} ${n}`))
  const marked = new Set<string>()
  for (const { branch, input } of moments) {
    const place = `${branch} ${input}`
    if (branch === 0 ? input >= inputs.length : !branches.has(place)) return `a moment is at input ${input}, which is not there`
    if (marked.has(place)) return `input ${input} has two moments`
    marked.add(place)
  }
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

function inCharacter(character: WholeCharacter, number: number, sessions: readonly SessionFacts[], game: Playable): string | null {
  const { slug, name, race, kind, status, fell, born, ledger, settled, sheet, origin } = character
  for (const each of [sheet, ...(origin === null ? [] : [origin])]) {
    const record = game.roster?.readSheet(JSON.parse(JSON.stringify(each)))
    if (record === undefined || isRefusal(record)) return record?.message ?? 'there is no such game'
    if (record.slug !== slug || record.name !== name || record.race !== race || record.kind !== kind)
      return 'the sheet is another character’s'
  }
  if (fell !== null && status !== 'dead' && status !== 'lost') return `is ${status} and yet has fallen`
  if (fell !== null && fell.session !== null && fell.session > sessions.length) return 'fell in a game that is not in the file'
  if (born !== null && born.input >= (sessions[born.session - 1]?.inputs ?? 0)) return 'came with an answer that is not in the file'
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

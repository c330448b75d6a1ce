import { type Ask, check } from '../kernel/ask.ts'
import { randomAnswer } from '../kernel/bots.ts'
import { type HomeReason, isRefusal, type RosterRecord, type SetupInput } from '../kernel/game.ts'
import { type GameEvent, type LedgerLine, newPlay, newStep, type Play, positions, type Step, setPositions } from '../kernel/play.ts'
import { below, oneOf, type Stream, stream } from '../kernel/random.ts'
import type { Answer, Json } from '../kernel/types.ts'
import { isOrdinary, spellsToKnow, wholeSheet } from './04-start.ts'
import { roster } from './17-roster.ts'
import { copy } from './copy.ts'
import { citadel } from './index.ts'
import { broken, brokenQuestion, postedOf, unaccounted, unbooked, unsaid } from './invariants.ts'
import type { Reading } from './reading.ts'
import { readSheet } from './sheet.ts'
import type { CharacterSheet, Delve, DelveState, End, Variant } from './state.ts'
import { ORDINARY_SPELL_IDS, WEAPONS } from './tables/index.ts'

// Whole raids by bots, looked at from every side on the way. `npm run fuzz` plays thousands of them, a test a few.

export interface FuzzSpec {
  readonly seed: string
  readonly bot: 'random' | 'sensible'
  readonly seats?: number
  readonly variants?: readonly Variant[]
  readonly scenario?: Json
  /** Characters of a campaign, and what the campaign knows. */
  readonly party?: NonNullable<SetupInput['party']>
  readonly campaign?: NonNullable<SetupInput['campaign']>
  /** Every how many questions everything is looked at; 1 for all of them. */
  readonly every?: number
  /** Told of every question and of what happened. */
  readonly watch?: (seen: Seen) => void
}

export interface Seen {
  readonly state: DelveState
  readonly ask: Ask | null
  /** The newest answer with what came of it. */
  readonly step: Step
}

/** How a raid went. */
export interface Raid {
  readonly end: End['kind']
  readonly choices: number
  readonly turns: number
  /** The level of the Hellgate is known, its segment found, it is destroyed. */
  readonly hellgate: { readonly told: boolean; readonly found: boolean; readonly destroyed: boolean }
  readonly survivors: number
  /** Where things stand at the end. */
  readonly state: DelveState
  readonly lines: readonly LedgerLine[]
}

/** No raid is so long: one that is has lost its way. */
const LONGEST = 20_000

/** Plays a raid to its end; throws where something is broken, with the seed and the place. */
export function fuzz(spec: FuzzSpec): Raid {
  const { seed, every = 1 } = spec
  const names = Array.from({ length: spec.seats ?? 1 }, (_, seat) => `Player ${seat + 1}`)
  const { scenario, party, campaign } = spec
  const setup = citadel.setup({
    seed,
    seats: names,
    options: {},
    variants: spec.variants ?? [],
    ...(scenario === undefined ? {} : { scenario }),
    ...(party === undefined ? {} : { party }),
    ...(campaign === undefined ? {} : { campaign }),
  })
  if (isRefusal(setup)) throw new Error(`${seed}: ${setup.message}`)
  const s = setup.state
  const before = copy(s)
  const g = newPlay(s, seed, { physical: setup.physical })
  const chance = stream(seed, 'bots')
  // Looking must not change what the bot does.
  const forger = stream(seed, 'forged')
  const lines: LedgerLine[] = []
  let origins = party === undefined ? before.characters.map(wholeSheet) : party.map(({ record }) => sheetFrom(record))
  let entered: Entered | null = null
  let choices = 0
  const fail = (wrong: readonly string[]) => {
    if (wrong.length > 0) throw new Error(`${spec.bot} raid ${seed}, choice ${choices}, turn ${s.turn}: ${wrong.slice(0, 5).join('; ')}`)
  }
  g.onMark = () => {
    fail(broken(s))
    entered = { state: copy(s), at: positions(g) }
  }
  const script = citadel.script(g)
  let result = script.next({})
  for (;;) {
    const ask = result.done === true ? null : result.value
    if (origins.length === 0 && s.start === null) origins = s.characters.map(wholeSheet)
    lines.push(...g.step.lines)
    spec.watch?.({ state: s, ask, step: g.step })
    if (entered !== null) fail(enteredAfresh(entered, g, s, ask))
    entered = null
    if (ask === null) break
    if (choices >= LONGEST) fail(['it does not end'])
    if (choices % every === 0) {
      fail([
        ...broken(s),
        ...brokenQuestion(s, ask),
        ...unaccounted(s, lines, before),
        ...forgeries(ask, forger),
        ...unworded(s, g.step.events),
      ])
    }
    const answer = spec.bot === 'random' ? randomAnswer(ask, chance) : citadel.sensible(citadel.view(s, ask.seat), ask, chance).answer
    const refusal = check(ask, answer)
    if (refusal !== null) fail([`${ask.topic} refuses the bot: ${refusal.message}`])
    g.step = newStep(answer)
    result = script.next(answer)
    choices += 1
  }
  fail([...broken(s), ...unaccounted(s, lines, before), ...unbooked(s, lines, origins), ...unsaid(lines)])
  if (s.end === null) throw new Error(`${seed}: over without an end`)
  const { level, at, destroyed } = s.hellgate
  const survivors = s.characters.filter((c) => c.status === 'living' && c.side === 'party').length
  return {
    end: s.end.kind,
    choices,
    turns: s.turn,
    hellgate: { told: level !== null, found: at !== null, destroyed },
    survivors,
    state: s,
    lines,
  }
}

// ---------------------------------------------------------------- campaigns

const PARTY = 6

/** A campaign of so many raids: whoever comes home goes again, recruits fill the gaps (17.3), the maze may stay (17.0). */
export function fuzzCampaign(seed: string, bot: FuzzSpec['bot'], raids: number, every = 1): Raid[] {
  const chance = stream(seed, 'campaign')
  const variants: Variant[] = below(chance, 2) === 0 ? ['maze-kept'] : []
  const played: Raid[] = []
  const taken: RosterRecord[] = []
  const living = new Set<string>()
  const ends: string[] = []
  const books: Books = { origins: new Map(), lines: [] }
  let legacy: Json = null
  for (let i = 0; i < raids; i++) {
    while (living.size < PARTY) {
      const recruit = roster.recruit(wish(chance, i, living.size), { variants, taken }, chance)
      if (isRefusal(recruit)) break
      taken.push(recruit)
      living.add(recruit.slug)
      books.origins.set(recruit.slug, plain(recruit.sheet))
    }
    liveAtHome(taken, living, books, variants, chance)
    const party = taken.filter(({ slug }) => living.has(slug)).map(({ sheet }) => ({ record: plain(sheet) }))
    if (party.length === 0) break
    const raid = fuzz({ seed: `${seed}-${i}`, bot, variants, party, campaign: { taken, ends, legacy }, every })
    played.push(raid)
    ends.push(raid.end)
    legacy = roster.legacy(raid.state)
    for (const { slug, status, sheet } of roster.homecoming(raid.state)) {
      const at = taken.findIndex((each) => each.slug === slug)
      const known = taken[at]
      if (known === undefined) throw new Error(`${seed}: ${slug} comes home and never went`)
      taken[at] = { ...known, sheet }
      if (status !== 'living') living.delete(slug)
    }
    books.lines.push(...raid.lines)
    audited(taken, books)
  }
  return played
}

/** How everybody began, and all that the ledgers have posted since. */
interface Books {
  readonly origins: Map<string, Json>
  readonly lines: LedgerLine[]
}

/** Throws where a sheet is not what its ledger says. */
function audited(taken: readonly RosterRecord[], { origins, lines }: Books): void {
  for (const { slug, sheet } of taken) {
    const wrong = roster.audit(origins.get(slug) ?? null, plain(sheet), postedOf(lines, slug))
    if (wrong.length > 0) throw new Error(`${slug}: ${wrong.join(' ')}`)
  }
}

const ERRANDS = 12

/** Between raids: increases bought and taken back, spells and weapons changed, things worn and handed over, all of it by chance. */
function liveAtHome(taken: RosterRecord[], living: ReadonlySet<string>, books: Books, variants: readonly string[], chance: Stream): void {
  const people = taken.filter(({ slug }) => living.has(slug))
  const replace = (slug: string, sheet: object) => {
    const at = taken.findIndex((each) => each.slug === slug)
    const known = taken[at]
    if (known !== undefined) taken[at] = { ...known, sheet }
  }
  const post = (character: string, unit: 'ability' | 'item', subject: string, amount: number, reason: HomeReason) =>
    books.lines.push({ character, unit, subject, amount, rule: '17.1', reason })
  for (let i = 0; i < ERRANDS; i++) {
    const { slug } = oneOf(chance, people)
    const sheet = sheetOf(taken, slug)
    const before = plain(sheet)
    switch (below(chance, 4)) {
      case 0: {
        const open = roster.prices(before, variants).filter(({ barred }) => barred === undefined)
        const { id } = oneOf(chance, open)
        let raised = done(roster.advance(before, id))
        if (below(chance, 2) === 0) {
          if (below(chance, 2) === 0) raised = done(roster.learn(plain(raised), anySpells(raised, chance)))
          else if (!same(roster.takeBack(plain(raised), id), sheet)) throw new Error(`${slug}: ${id} is not taken back`)
          raised = roster.takeBack(plain(raised), id)
        } else post(slug, 'ability', id, 1, 'advancement')
        replace(slug, raised)
        break
      }
      case 1:
        replace(slug, done(roster.learn(before, anySpells(sheet, chance))))
        break
      case 2: {
        const own = sheet.items.filter(({ kind }) => kind === 'weapon').map(({ id }) => id)
        const worn = sheet.items.filter(({ kind }) => kind === 'ring' || kind === 'medallion').map(({ id }) => id)
        const suits = sheet.items.filter(({ kind }) => kind === 'armor').map(({ id }) => id)
        const weapons = some([...own, ...WEAPONS], chance).slice(0, 2)
        replace(
          slug,
          done(roster.equip(before, { worn: [...some(worn, chance), ...suits.slice(0, 1)], ...(weapons.length === 0 ? {} : { weapons }) })),
        )
        break
      }
      case 3: {
        const things = sheet.items.filter(({ kind }) => kind !== 'talisman')
        const to = oneOf(chance, people)
        if (things.length === 0 || to.slug === slug) break
        const { id } = oneOf(chance, things)
        const given = roster.give(before, plain(sheetOf(taken, to.slug)), id, taken)
        if (isRefusal(given)) throw new Error(given.message)
        replace(slug, given.from)
        replace(to.slug, given.to)
        post(slug, 'item', id, -1, 'given')
        post(to.slug, 'item', given.item, 1, 'received')
      }
    }
  }
  audited(taken, books)
}

function sheetOf(taken: readonly RosterRecord[], slug: string): CharacterSheet {
  return sheetFrom(plain(taken.find((each) => each.slug === slug)?.sheet ?? {}))
}

function sheetFrom(record: Json): CharacterSheet {
  const r: Reading = { wrong: [] }
  const sheet = readSheet(r, 'sheet', record)
  if (r.wrong.length > 0) throw new Error(r.wrong.join('; '))
  return sheet
}

function anySpells(sheet: object, chance: Stream): string[] {
  const { known, magic, items } = sheetFrom(plain(sheet))
  const count = Math.max(spellsToKnow({ magic, items }), known.filter(isOrdinary).length)
  return shuffled(ORDINARY_SPELL_IDS, chance).slice(0, count)
}

function some<T>(list: readonly T[], chance: Stream): T[] {
  return shuffled(list, chance).filter(() => below(chance, 2) === 0)
}

function shuffled<T>(list: readonly T[], chance: Stream): T[] {
  const left = [...list]
  const out: T[] = []
  while (left.length > 0) out.push(...left.splice(below(chance, left.length), 1))
  return out
}

function same(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function done(given: object): object {
  if (isRefusal(given)) throw new Error(given.message)
  return given
}

function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}

function wish(chance: Stream, raid: number, place: number): Parameters<typeof roster.recruit>[0] {
  if (below(chance, 2) === 0) return { kind: 'hero' }
  return { kind: 'initiate', name: `Novice ${raid} ${place}`, race: 'Dwarf', weapons: ['ax', 'bow'], experience: 'wounds' }
}

// ---------------------------------------------------------------- marks

interface Entered {
  readonly state: DelveState
  readonly at: ReturnType<typeof positions>
}

/** The top script, called anew on a mark's state, must come to the same question with the same state. */
function enteredAfresh(mark: Entered, g: Delve, s: DelveState, ask: Ask | null): string[] {
  const again: Play<DelveState> = newPlay(mark.state, '', { quiet: true, physical: g.physical })
  const fresh: Delve = { ...again, diceStream: { ...g.diceStream }, drawStream: { ...g.drawStream } }
  setPositions(fresh, mark.at)
  const result = citadel.script(fresh).next({})
  const other = result.done === true ? null : result.value
  if (asked(ask) !== asked(other)) return [`afresh at the mark it asks ${asked(other)}, not ${asked(ask)}`]
  return JSON.stringify(mark.state) === JSON.stringify(s) ? [] : ['afresh at the mark it comes to another state']
}

function asked(ask: Ask | null): string {
  if (ask === null) return 'nothing'
  return `${ask.topic}/${ask.seat}/${ask.about ?? ''}/${ask.kind === 'pick' ? ask.ids.join(' ') : ''}`
}

// ---------------------------------------------------------------- forged answers

const FORGED: readonly Answer[] = [
  {},
  { pick: [] },
  { pick: ['no-such-option'] },
  { pick: ['__proto__'] },
  { pick: ['constructor', 'constructor'] },
  { value: Number.NaN },
  { value: -1 },
  { value: 1e300 },
  { value: '' },
  { value: 'x'.repeat(100_000) },
  { value: null },
  { value: [] },
  { value: [[null, null, null, null]] },
  { value: [['nobody', null, null]] },
  { value: { gold: { nobody: 1 } } },
  { value: { gold: -1 } },
  { value: { __proto__: { a: 1 } } },
]

/** Forged answers that a question would take. */
function forgeries(ask: Ask, chance: Stream): string[] {
  const wrong: string[] = []
  for (const answer of [...FORGED, ...mixed(ask, chance)]) {
    const refusal = check(ask, answer)
    if (refusal === null && !isFair(ask, answer)) wrong.push(`${ask.topic} takes ${JSON.stringify(answer).slice(0, 60)}`)
  }
  return wrong
}

/** Answers that are nearly right: an option twice, one of them spelt differently. */
function mixed(ask: Ask, chance: Stream): Answer[] {
  if (ask.kind !== 'pick' || ask.ids.length === 0) return []
  const id = ask.ids[below(chance, ask.ids.length)] ?? ''
  return [{ pick: [id, id] }, { pick: [`${id} `] }, { pick: [`${id}:`] }, { value: id }]
}

/** Some questions may well be answered so: nobody need be given anything, nobody need be chosen. */
function isFair(ask: Ask, answer: Answer): boolean {
  switch (ask.kind) {
    case 'pick':
      return ask.min === 0 && answer.pick?.length === 0
    case 'share':
      return typeof answer.value === 'object' && answer.value !== null && Object.keys(answer.value).length === 0
    case 'arrange':
    case 'number':
    case 'text':
    case 'roll':
      return false
  }
}

// ---------------------------------------------------------------- words

const UNWORDED = /undefined|NaN|\[object|\bnull\b/

function unworded(s: DelveState, events: readonly GameEvent[]): string[] {
  return events
    .map((event) => ({ event, words: citadel.sentence(s, event) }))
    .filter(({ words }) => words === '' || UNWORDED.test(words))
    .map(({ event, words }) => `${event.type} reads "${words}"`)
}

import type { Setup, SetupInput } from '../kernel/game.ts'
import { fields, isFields, type Reading, readVariants, word } from '../kernel/reading.ts'
import { misread } from '../kernel/refusal.ts'
import type { Refusal } from '../kernel/types.ts'
import { newCharacter } from './chapters/04-records.ts'
import { freshCup, freshMaze } from './chapters/06-placement.ts'
import { nextId } from './chapters/party.ts'
import { copyMaze } from './copy.ts'
import { MOST_IN_PARTY } from './open/names.ts'
import { PURPOSES, type Purpose } from './open/purposes.ts'
import { VARIANTS, type Variant } from './open/variants.ts'
import { readScenario } from './scenario.ts'
import { addCharacter, readSeat, readSheet } from './sheet.ts'
import type { CharacterSheet, DelveState, End, Id, KeptMaze, Start } from './state.ts'

/**
 * The first state of a raid: out of a scenario, with characters of a campaign, or empty for the starting sequence (4.0).
 * Refuses with `bad-request` what makes no sense, saying why.
 */
export function setup(input: SetupInput): Setup<DelveState> | Refusal {
  const r: Reading = { wrong: [] }
  const { variants, purpose } = wishesIn(r, input)
  const state = emptyRaid(variants, input.seats.length)
  if (purpose !== 'home') state.purpose = purpose
  if (input.scenario !== undefined) {
    if (input.party !== undefined) r.wrong.push('a scenario brings its own party')
    readScenario(r, state, input.scenario)
  } else if (input.party !== undefined) bringParty(r, state, input.party)
  if (input.campaign !== undefined) joinCampaign(state, input.campaign)
  // 5.0: the first leader is a player who has someone there.
  if (state.characters.length > 0) state.leader = Math.min(...state.characters.map(({ seat }) => seat))
  const refusal = misread(r.wrong)
  if (refusal !== null) return refusal
  return { state, physical: variants.includes('physical-dice') }
}

interface Wishes {
  readonly variants: Variant[]
  readonly purpose: Purpose
}

/** Variants of the campaign, those wished for in the options (2.3), and what the party comes for: `{"variants": ["short-hunt"], "purpose": "hellgate"}`. */
function wishesIn(r: Reading, { variants, options }: SetupInput): Wishes {
  const wished = options === null ? {} : fields(r, 'options', options, ['variants', 'purpose'])
  return {
    variants: readVariants(r, variants, wished.variants, VARIANTS),
    purpose: word(r, 'options.purpose', wished.purpose, PURPOSES, 'home'),
  }
}

/** A raid on which nobody has gone yet. */
export function emptyRaid(variants: readonly Variant[], seats: number): DelveState {
  return {
    variants: [...variants],
    seats,
    campaign: false,
    phase: 'start',
    start: { heroes: null, initiates: null, marched: false },
    turn: 0,
    leader: 0,
    sun: null,
    characters: [],
    monsters: [],
    march: [],
    segments: freshMaze(),
    at: 'gateway',
    from: null,
    trail: ['gateway'],
    entering: null,
    drawn: null,
    cup: freshCup(),
    hellgate: { level: null, segmentsLeft: null, guarded: false, at: null, destroyed: false },
    fight: null,
    loot: null,
    below: null,
    named: {},
    end: null,
  }
}

/**
 * What the campaign knows: everyone it ever had and what they own by its number (17.3), the maze of the raid before (17.0),
 * and whether the Hellgate is destroyed for good (16.0).
 */
function joinCampaign(s: DelveState, { taken, ends, legacy }: NonNullable<SetupInput['campaign']>): void {
  s.campaign = true
  s.hellgate.destroyed = ends.includes('team-victory' satisfies End['kind'])
  if (s.start === null) return
  s.start.taken = taken.map(({ slug }) => slug)
  for (const { sheet } of taken) countItems(s, sheet as CharacterSheet)
  renumberDoubles(s, s.start)
  if (isFields(legacy)) s.start.kept = laidOut(legacy)
}

/** Higher numbers aren't a campaign's own: a name that went on counting from one would soon stop being a name. */
const MOST_NUMBER = 999_999

/** New things get numbers that nothing in the campaign has. */
function countItems(s: DelveState, sheet: CharacterSheet): void {
  for (const id of itemsOf(sheet)) {
    const dash = id.lastIndexOf('-')
    const kind = id.slice(0, dash)
    const n = Number(id.slice(dash + 1)) || 0
    if (n <= MOST_NUMBER) s.named[kind] = Math.max(s.named[kind] ?? 0, n)
  }
}

function itemsOf({ items, weapons }: CharacterSheet): Id[] {
  return [...items.map(({ id }) => id), ...weapons.flatMap(({ item }) => item ?? [])]
}

/** Two raids at the same time may have given two things one name. */
function renumberDoubles(s: DelveState, start: Start): void {
  const seen = new Set<Id>()
  for (const c of s.characters)
    for (const item of [...(c.atHome ?? []), ...c.items]) {
      const { id } = item
      if (seen.has(id)) {
        item.id = nextId(s, id.slice(0, id.lastIndexOf('-')))
        for (const carried of c.weapons) if (carried.item === id) carried.item = item.id
        start.renamed = [...(start.renamed ?? []), { who: c.id, from: id, to: item.id }]
      }
      seen.add(item.id)
    }
}

/** A maze as `keptMaze` left it: it has not been out of the program's hands. */
function laidOut(legacy: object): KeptMaze {
  return copyMaze(legacy as KeptMaze)
}

/** The party of a campaign's raid: characters whose seat is left open are dealt round. */
function bringParty(r: Reading, s: DelveState, party: NonNullable<SetupInput['party']>): void {
  s.campaign = true
  if (party.length < 1 || party.length > MOST_IN_PARTY) r.wrong.push(`from 1 to ${MOST_IN_PARTY} characters go in, not ${party.length}`)
  party.forEach(({ record, seat }, i) => {
    const sheet = readSheet(r, `party[${i}]`, record)
    addCharacter(r, s, newCharacter(sheet, readSeat(r, s, `party[${i}].seat`, seat, i)))
  })
}

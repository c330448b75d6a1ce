import { campaignsBegun } from '../../../../db/campaigns.ts'
import { campaignOfLineage, type Lineage, markOf, readLineage, type TravelledState } from '../../../../db/lineage.ts'
import type { CampaignDatabase } from '../../../../db/open.ts'
import { readParts, type WholeSession } from '../../../../db/transfer.ts'
import type { Kept } from '../../../../db/transplant.ts'
import type { CampaignCompared, PlayedSince } from '../../../contract/index.ts'
import { type Room, reading } from '../../work/room.ts'
import { digestOfAll, digestOfCharacter, digestOfSession, withState } from './digest.ts'

// How a campaign file relates to the campaigns here. Every state in which a campaign has travelled is in its lineage, here and in the
// file: where ours is among theirs, the file comes from ours, and the other way round.

export interface Comparing {
  /** A copy of the campaigns here. */
  readonly here: string
  /** The file, read into a database of its own, where it is that campaign. */
  readonly there: string
  readonly campaign: string
  readonly lineage: Lineage | null
  /** False: only whether its lineage is here. */
  readonly whole: boolean
  /** The time of a state that has not travelled. */
  readonly at: string
}

export interface Compared extends Pick<CampaignCompared, 'state' | 'ours' | 'theirs' | 'people' | 'common'> {
  /** The campaign here that it is; null where it is new. */
  readonly campaign: string | null
  /** What ours was when it was compared: `markOf`. */
  readonly mark: string
  /** The states of the file, the last of which is in it. */
  readonly states: readonly TravelledState[]
  readonly kept: Kept
}

/** Compares a file with what is here. In a worker thread. */
export function compareCampaigns({ here, there, campaign, lineage, whole, at }: Comparing, { games, tick }: Room): Compared {
  const theirs = reading(there, games, ({ db }) => outlineOf(db, campaign, tick))
  return reading(here, games, ({ db }) => {
    const known = lineage === null ? null : campaignOfLineage(db, lineage.id)
    const states = withState(lineage?.states ?? [], { digest: theirs.digest, at })
    if (!whole) return { ...NEW, campaign: known, states }
    if (known !== null) return against(db, known, theirs, states, tick)
    // A file of an older version names no lineage: if it is a campaign that is here, then in a state that we know.
    const alike = lineage === null ? campaignsBegun(db, theirs.about) : []
    for (const one of alike) {
      const compared = against(db, one, theirs, states, tick)
      if (compared.state === 'same' || compared.state === 'behind') return compared
    }
    return { ...NEW, states }
  })
}

const NEW = {
  ...{ state: 'new' as const, campaign: null, common: null, ours: [], theirs: [], people: { ours: [], theirs: [] } },
  ...{ mark: '', kept: { ids: new Map<string, string>(), unchanged: [] } },
}

function against(db: CampaignDatabase, campaign: string, theirs: Outline, states: readonly TravelledState[], tick: Room['tick']): Compared {
  const ours = outlineOf(db, campaign, tick)
  const travelled = readLineage(db, campaign)?.states ?? []
  const { state, common } = stateOf({ digest: ours.digest, travelled }, { digest: theirs.digest, travelled: states })
  const since = (side: Outline, other: Outline) => ({
    raids: side.sessions.filter(({ key, digest }) => other.sessions.every((one) => one.key !== key || one.digest !== digest)),
    people: side.characters.filter(({ key, digest }) => other.characters.every((one) => one.key !== key || one.digest !== digest)),
  })
  const [here, there] = [since(ours, theirs), since(theirs, ours)]
  // What is earlier on the way of the other is nothing that only this side has.
  const [showsOurs, showsTheirs] = [state === 'behind' || state === 'forked', state === 'ahead' || state === 'forked']
  return {
    ...{ state, campaign, common },
    ours: showsOurs ? here.raids.map(({ played }) => played) : [],
    theirs: showsTheirs ? there.raids.map(({ played }) => played) : [],
    people: {
      ours: showsOurs ? here.people.map(({ name }) => name) : [],
      theirs: showsTheirs ? there.people.map(({ name }) => name) : [],
    },
    mark: markOf(db, campaign),
    states,
    kept: {
      ids: new Map([...pairs(ours.sessions, theirs.sessions), ...pairs(ours.characters, theirs.characters)]),
      unchanged: ours.sessions.filter((session) => !here.raids.includes(session)).map(({ id }) => id),
    },
  }
}

interface Side {
  readonly digest: string
  readonly travelled: readonly TravelledState[]
}

/** How two states of one campaign stand to each other, and when they parted. */
export function stateOf(
  ours: Side,
  theirs: Side,
): { readonly state: Exclude<CampaignCompared['state'], 'new'>; readonly common: string | null } {
  const at = (side: Side, digest: string) => side.travelled.findLast((one) => one.digest === digest)?.at ?? null
  if (ours.digest === theirs.digest) return { state: 'same', common: at(theirs, theirs.digest) }
  const behind = at(ours, theirs.digest)
  if (behind !== null) return { state: 'behind', common: behind }
  const ahead = at(theirs, ours.digest)
  if (ahead !== null) return { state: 'ahead', common: ahead }
  return { state: 'forked', common: theirs.travelled.findLast(({ digest }) => at(ours, digest) !== null)?.at ?? null }
}

interface Part {
  /** What it is in every folder. */
  readonly key: string
  /** Its id in this one. */
  readonly id: string
  readonly digest: string
}

/** By their ids there, the ids here. */
function pairs(ours: readonly Part[], theirs: readonly Part[]): readonly (readonly [string, string])[] {
  const here = new Map(ours.map(({ key, id }) => [key, id]))
  return theirs.flatMap(({ key, id }) => {
    const own = here.get(key)
    return own === undefined ? [] : [[id, own] as const]
  })
}

interface Outline {
  readonly about: { readonly game: string; readonly createdAt: string }
  readonly digest: string
  readonly sessions: readonly (Part & { readonly played: PlayedSince })[]
  readonly characters: readonly (Part & { readonly name: string })[]
}

function outlineOf(db: CampaignDatabase, id: string, tick: Room['tick']): Outline {
  const parts = readParts(db, id)
  if (parts === null) throw new Error('the campaign is in the copy')
  const ids = idsOf(db, id)
  const { gamesBefore: before = 0 } = parts.campaign
  const [fallen, names] = [new Map<number, string[]>(), new Map<number, string>()]
  const characters = parts.characters.map((read, n) => {
    const character = read()
    const { name, slug, createdAt, fell } = character
    names.set(n + 1, name)
    if (typeof fell?.session === 'number') fallen.set(fell.session, [...(fallen.get(fell.session) ?? []), name])
    return { key: `${createdAt} ${slug}`, id: ids.characters[n] ?? '', digest: digestOfCharacter(character), name }
  })
  const times = new Map<string, number>()
  const sessions = parts.sessions.map((read, n) => {
    const session = read()
    tick(n)
    const begun = `${session.createdAt} ${session.seed}`
    const nth = (times.get(begun) ?? 0) + 1
    times.set(begun, nth)
    const part = { key: `${begun} ${nth}`, id: ids.sessions[n] ?? '', digest: digestOfSession(session) }
    return { ...part, played: playedOf(session, before + n + 1, names, fallen.get(n + 1) ?? []) }
  })
  const digest = digestOfAll(
    parts.campaign,
    [...characters, ...sessions].map((part) => part.digest),
  )
  return { about: parts.campaign, digest, sessions, characters }
}

function playedOf(session: WholeSession, number: number, names: ReadonlyMap<number, string>, fell: readonly string[]): PlayedSince {
  const { status, outcome, createdAt, inputs, raiders } = session
  return {
    ...{ number, status, outcome: outcome?.text ?? null, startedAt: createdAt, playedAt: inputs.at(-1)?.at ?? createdAt },
    ...{ answers: inputs.length - 1, went: raiders.flatMap((raider) => names.get(raider) ?? []), fell },
  }
}

/** In the order of `readParts`. */
function idsOf(db: CampaignDatabase, campaign: string): { readonly sessions: readonly string[]; readonly characters: readonly string[] } {
  const of = (table: 'sessions' | 'characters') =>
    db
      .statement<string>(`SELECT id FROM ${table} WHERE campaign = (SELECT key FROM campaigns WHERE id = ?) ORDER BY key`)
      .pluck()
      .all(campaign)
  return { sessions: of('sessions'), characters: of('characters') }
}

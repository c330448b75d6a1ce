import type { Character, CharacterRow, Client } from '../../electron/contract/index.ts'
import { ORDINARY_SPELL_IDS } from '../../engine/citadel/tables/10-spells.ts'
import { below, oneOf, type Stream, stream } from '../../engine/kernel/random.ts'
import type { SessionView } from '../../engine/kernel/types.ts'
import { gameWithCampaigns } from '../games.ts'

// A campaign of many games, played by bots through the calls that a person uses. Recruiting, arming and the way home are those of
// Citadel, the first game with campaigns; the length is a test for the host and the database.

export const GAME = gameWithCampaigns()

export interface Wish {
  readonly raids: number
  /** The size of the roster before the first game picked from it; more are recruited to replace the fallen (17.3). */
  readonly characters: number
  readonly seed: string
}

/** The deeds, in order. Characters and sessions are ids. */
export type Deed =
  /** A game given up brings nothing; `end` is its last view. */
  | { readonly kind: 'raid'; readonly party: readonly string[]; readonly end: SessionView; readonly givenUp: boolean }
  | { readonly kind: 'bought'; readonly character: string; readonly increase: string; readonly jewels: readonly number[] }
  | { readonly kind: 'taken-back'; readonly character: string }
  | { readonly kind: 'given'; readonly from: string; readonly to: string }
  | { readonly kind: 'equipped' | 'learned' | 'retired' | 'called-back'; readonly character: string }

export interface Played {
  readonly campaign: string
  readonly deeds: readonly Deed[]
}

/** Plays a new campaign; `told` is called after each game. */
export async function playCampaign(client: Client, wish: Wish, told: (raid: number) => void = () => {}): Promise<Played> {
  const { id: campaign } = await client.call('campaign.create', { name: `The long road ${wish.seed}`, game: GAME })
  const player = new Player(client, campaign, wish.seed)
  await player.firstRaid()
  await player.recruitUpTo(wish.characters)
  for (let raid = 2; raid <= wish.raids; raid++) {
    await player.betweenRaids()
    await player.raid(raid)
    told(raid)
  }
  await player.betweenRaids()
  return { campaign, deeds: player.deeds }
}

class Player {
  readonly deeds: Deed[] = []
  private readonly client: Client
  private readonly campaign: string
  private readonly seed: string
  private readonly chance: Stream
  private recruits = 0

  constructor(client: Client, campaign: string, seed: string) {
    this.client = client
    this.campaign = campaign
    this.seed = seed
    this.chance = stream(seed, 'decoration')
  }

  /** True once in that many times. */
  private sometimes(oneIn: number): boolean {
    return below(this.chance, oneIn) === 0
  }

  private async atHome(): Promise<CharacterRow[]> {
    const rows = await this.client.call('character.list', { campaign: this.campaign })
    return rows.filter(({ status, session }) => status === 'living' && session === null)
  }

  // ---------------------------------------------------------------- the roster

  async recruitUpTo(characters: number): Promise<void> {
    const { length } = await this.client.call('character.list', { campaign: this.campaign })
    for (let n = length; n < characters; n++) await this.recruit()
  }

  /** 17.3: heroes and initiates in turn, as long as there are heroes. */
  private async recruit(): Promise<void> {
    this.recruits += 1
    const { client, campaign, chance } = this
    if (this.recruits % 2 === 0 && this.recruits <= 2 * HEROES) {
      await client.call('character.recruit', { campaign, kind: 'hero' })
      return
    }
    const weapons = oneOf(chance, ARMS)
    const wish = {
      name: `${oneOf(chance, FIRST)}${oneOf(chance, LAST)} ${this.recruits}`,
      race: oneOf(chance, RACES),
      weapons: [...weapons],
    }
    const made = await client.call('character.recruit', { campaign, kind: 'initiate', ...wish, experience: oneOf(chance, BACKGROUNDS) })
    await this.chooseSpells(made)
  }

  /** 4.1.B.6: as many as the character may know. */
  private async chooseSpells({ id, sheet, spellsToChoose = 0 }: Character): Promise<void> {
    if (spellsToChoose === 0) return
    const { known } = sheet as unknown as { readonly known: readonly string[] }
    // The special ones (10.8) that someone has found are not chosen: they stay by themselves.
    const chosen = known.filter((spell) => ORDINARY.has(spell))
    const more = SPELLS.filter((spell) => !known.includes(spell)).slice(0, spellsToChoose)
    await this.client.call('character.spells', { character: id, spells: [...chosen, ...more] })
    this.deeds.push({ kind: 'learned', character: id })
  }

  // ---------------------------------------------------------------- games

  /** 4.1: the first party is made at the gate. */
  async firstRaid(): Promise<void> {
    const { client, campaign } = this
    const begun = await client.call('game.start', { game: GAME, campaign, seed: `${this.seed}-1` })
    const end = await this.cautiously(begun)
    const roster = await client.call('character.list', { campaign })
    this.deeds.push({ kind: 'raid', party: roster.map(({ id }) => id), end, givenUp: false })
  }

  async raid(number: number): Promise<void> {
    const { client, campaign } = this
    const party = await this.pickParty()
    const begun = await client.call('game.start', { game: GAME, campaign, party, seed: `${this.seed}-${number}` })
    const givenUp = number % 17 === 0
    const bold = number % 20 === 0
    const end = givenUp || bold ? await this.boldly(begun, givenUp ? 40 : 20_000) : await this.cautiously(begun)
    if (end.outcome === null) await client.call('game.abandon', { session: begun.session })
    this.deeds.push({ kind: 'raid', party, end, givenUp: end.outcome === null })
  }

  /** 17.3: the richest, who grow old and learn, and others at random; recruits where too few are left. */
  private async pickParty(): Promise<string[]> {
    const size = 4 + below(this.chance, 3)
    while ((await this.atHome()).length < size) await this.recruit()
    const wealth = ({ experience, gold, jewels }: CharacterRow) => Math.min(experience, gold + worth(jewels))
    const home = (await this.atHome()).toSorted((a, b) => wealth(b) - wealth(a))
    const party = home.splice(0, 2)
    while (party.length < size) party.push(...home.splice(below(this.chance, home.length), 1))
    return party.map(({ id }) => id)
  }

  /** The sensible bot alone, for at most that many choices. */
  private boldly({ session }: SessionView, limit: number): Promise<SessionView> {
    return this.client.call('game.auto', { session, until: 'end', limit })
  }

  /** A few segments in, and back the same way; the sensible bot deals with anything in between. */
  private async cautiously(begun: SessionView): Promise<SessionView> {
    const way: Place[] = []
    let out = 4 + below(this.chance, 8)
    let now = begun
    while (now.decision !== null) {
      const { session, decision } = now
      if (decision.topic === 'same-maze') now = await this.pick(now, 'new')
      else if (decision.topic !== 'route') now = await this.client.call('game.auto', { session, until: 'mark', limit: 40 })
      else {
        const here = placeIn(now)
        const been = way.findIndex(({ id }) => id === here.id)
        way.splice(been < 0 ? way.length : been, way.length, here)
        const ids = decision.options?.map(({ id }) => id) ?? []
        const onward = ids.filter((id) => SIDES.has(id))
        const back = sideTowards(here, way.at(-2))
        out -= 1
        if (out < 0 && ids.includes('leave')) now = await this.pick(now, 'leave')
        else if (out >= 0 && onward.length > 0) now = await this.pick(now, oneOf(this.chance, onward))
        else if (back !== null && ids.includes(back)) now = await this.pick(now, back)
        else now = await this.client.call('game.auto', { session, until: 'end', limit: 1 })
      }
    }
    return now
  }

  private pick({ session, revision, decision }: SessionView, id: string): Promise<SessionView> {
    return this.client.call('game.choose', { session, revision, decision: decision?.id ?? '', pick: [id] })
  }

  // ---------------------------------------------------------------- at home

  /** What players do during half a year. */
  async betweenRaids(): Promise<void> {
    for (const row of await this.atHome()) {
      if ((row.price?.affordable ?? 0) > 0) await this.advance(row)
      if (row.exits > 0 && this.sometimes(20)) await this.rearm(row)
      if (row.exits > 8 && this.sometimes(10)) await this.rest(row)
    }
    const home = await this.atHome()
    const [giver] = home.filter(({ exits }) => exits > 0)
    if (giver !== undefined) await this.give(giver, home)
  }

  /** 12.2, 12.3: buys what it can, and now and then undoes it. */
  private async advance({ id }: CharacterRow): Promise<void> {
    const { client, deeds } = this
    for (let bought = 0; bought < 3; bought++) {
      const { gold, jewels } = await client.call('character.get', { character: id })
      const allowed = (await client.call('character.prices', { character: id })).filter((price) => price.allowed)
      if (allowed.length === 0) break
      const { increase, gold: price } = oneOf(this.chance, allowed)
      const spent: (typeof jewels)[number][] = []
      for (const jewel of jewels) if (price - worth(spent) > gold) spent.push(jewel)
      await this.chooseSpells(await client.call('character.advance', { character: id, increase, jewels: spent.map((jewel) => jewel.id) }))
      deeds.push({ kind: 'bought', character: id, increase, jewels: spent.map(({ value }) => value) })
      if (!this.sometimes(4)) continue
      await client.call('character.undo', { character: id })
      deeds.push({ kind: 'taken-back', character: id })
    }
  }

  /** 17.4 */
  private async rearm({ id }: CharacterRow): Promise<void> {
    await this.client.call('character.equip', { character: id, weapons: [...oneOf(this.chance, ARMS)] })
    this.deeds.push({ kind: 'equipped', character: id })
  }

  private async rest({ id }: CharacterRow): Promise<void> {
    await this.client.call('character.retire', { character: id })
    this.deeds.push({ kind: 'retired', character: id })
    if (this.sometimes(2)) return
    await this.client.call('character.retire', { character: id, retired: false })
    this.deeds.push({ kind: 'called-back', character: id })
  }

  private async give(giver: CharacterRow, home: readonly CharacterRow[]): Promise<void> {
    const { sheet } = await this.client.call('character.get', { character: giver.id })
    const { items } = sheet as unknown as { readonly items: readonly { readonly id: string; readonly kind: string }[] }
    const [item] = items.filter(({ kind }) => kind !== 'talisman') // 14.6
    const to = home.find(({ id }) => id !== giver.id)
    if (item === undefined || to === undefined) return
    await this.client.call('character.give', { character: giver.id, item: item.id, to: to.id })
    this.deeds.push({ kind: 'given', from: giver.id, to: to.id })
  }
}

function worth(jewels: readonly { readonly value: number }[]): number {
  return jewels.reduce((sum, { value }) => sum + value, 0)
}

const HEROES = 14
const RACES = ['elf', 'dwarf', 'human']
const BACKGROUNDS = ['wounds', 'negotiation', 'detrap', 'hellgate', 'weapon-skill:bow']
const ARMS = [
  ['bow', 'dagger'],
  ['sword', 'bow'],
  ['ax', 'throwing-dagger'],
  ['hammer', 'bow'],
] as const
const SPELLS = [
  'heal',
  'blast',
  'sleep',
  'charm',
  'lightning',
  'lock',
  'rejuvenate',
  'hesitate',
  'magic-shield',
  'teleport',
  'thief',
  'cow',
  'sway',
  'strength',
]
const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_SPELL_IDS)
const FIRST = ['Al', 'Bran', 'Cael', 'Dor', 'Eri', 'Fen', 'Gwen', 'Hal', 'Isa', 'Jor', 'Kel', 'Lor', 'Mor', 'Nim', 'Ost', 'Per']
const LAST = ['da', 'dric', 'lin', 'mund', 'na', 'ric', 'sa', 'thar', 'wen', 'wyn']
const SIDES: ReadonlySet<string> = new Set(['exit:north', 'exit:east', 'exit:south', 'exit:west'])

interface Place {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Where the party is. */
function placeIn({ view }: SessionView): Place {
  const { map } = view as { readonly map: { readonly at: string; readonly levels: readonly { readonly segments: readonly Place[] }[] } }
  const place = map.levels.flatMap(({ segments }) => segments).find(({ id }) => id === map.at)
  if (place === undefined) throw new Error('the party is on the map')
  return place
}

/** The exit that leads from one place to the next; null where they do not touch. */
function sideTowards(from: Place, to: Place | undefined): string | null {
  if (to === undefined) return null
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (Math.abs(dx) + Math.abs(dy) !== 1) return null
  if (dx !== 0) return dx > 0 ? 'exit:east' : 'exit:west'
  return dy > 0 ? 'exit:south' : 'exit:north'
}

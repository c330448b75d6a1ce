import { beforeAll, describe, expect, it } from 'vitest'
import type { CharacterRow } from '../../electron/contract/index.ts'
import { type TestHost, testHost } from '../../electron/host/testing/test-host.ts'
import type { SessionView } from '../../engine/kernel/types.ts'
import { GAMES } from '../../engine/registry.ts'
import { type Deed, type Played, playCampaign } from './long-campaign.ts'

// A campaign of 60 raids and 40 characters, with books kept a second time by independent arithmetic: from the end of each raid
// and from the purchases.

const RAIDS = 60
const CHARACTERS = 40

interface Account {
  experience: number
  gold: number
  jewels: number[]
  exits: number
  /** The state before each purchase since the last raid, the newest last. */
  readonly before: { readonly experience: number; readonly gold: number; readonly jewels: readonly number[] }[]
}

let host: TestHost
let played: Played
let roster: readonly CharacterRow[]
let books: ReadonlyMap<string, Account>
beforeAll(async () => {
  let ids = 0
  // Ids that count up: recruits' rolls depend on them (4.4), and the campaign must be the same each time.
  host = testHost(undefined, GAMES, { newId: () => `id-${++ids}` })
  played = await playCampaign(host, { raids: RAIDS, characters: CHARACTERS, seed: 'winter' })
  roster = await host.call('character.list', { campaign: played.campaign })
  books = keepBooks(played.deeds, roster)
  return () => host.close()
}, 120_000)

/** 17.5: half a year passes with each exit, and from the third on each adds a tenth to prices in experience; gold prices stay (12.2, 12.3). */
function priceAt(exits: number, increase: string): { readonly experience: number; readonly gold: number } {
  const printed = increase === 'combat-bonus' ? 150 : 100
  let experience = printed
  for (let exit = 3; exit <= exits; exit++) experience += printed / 10
  return { experience, gold: printed }
}

function keepBooks(deeds: readonly Deed[], people: readonly CharacterRow[]): ReadonlyMap<string, Account> {
  const accounts = new Map<string, Account>(people.map(({ id }) => [id, { experience: 0, gold: 0, jewels: [], exits: 0, before: [] }]))
  const accountOf = (id: string): Account => {
    const account = accounts.get(id)
    if (account === undefined) throw new Error(`nobody is called ${id}`)
    return account
  }
  for (const deed of deeds) {
    if (deed.kind === 'raid') {
      for (const id of deed.party) accountOf(id).before.length = 0
      if (deed.givenUp) continue
      for (const member of peopleIn(deed.end)) {
        const account = accountOf(people.find(({ slug }) => slug === member.id)?.id ?? member.id)
        account.experience += member.experience
        account.gold += member.gold
        account.jewels.push(...member.jewels)
        if (member.status === 'living' && member.side === 'party' && deed.end.outcome?.kind !== 'all-dead') account.exits += 1
      }
    }
    if (deed.kind === 'bought') {
      const account = accountOf(deed.character)
      const { experience, gold, jewels } = account
      account.before.push({ experience, gold, jewels: [...jewels] })
      const price = priceAt(account.exits, deed.increase)
      account.experience -= price.experience
      account.gold -= price.gold
      for (const value of deed.jewels) {
        account.gold += value
        account.jewels.splice(account.jewels.indexOf(value), 1)
      }
      expect(Math.min(account.experience, account.gold)).toBeGreaterThanOrEqual(0)
    }
    if (deed.kind === 'taken-back') {
      const account = accountOf(deed.character)
      const was = account.before.pop()
      if (was === undefined) throw new Error('nothing was bought')
      Object.assign(account, was, { jewels: [...was.jewels] })
    }
  }
  return accounts
}

interface Member {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly side: string
  readonly experience: number
  readonly gold: number
  readonly jewels: readonly number[]
}

function peopleIn({ view }: SessionView): readonly Member[] {
  return (view as { readonly party: readonly Member[] }).party.filter(({ kind }) => kind !== 'charmed-monster')
}

describe('a campaign of 60 raids and 40 characters', () => {
  it('has been played: raids with every kind of end, purchases and some taken back, characters aged, fallen and retired', async () => {
    const count = (kind: Deed['kind']) => played.deeds.filter((deed) => deed.kind === kind).length
    expect(count('raid')).toBe(RAIDS)
    expect(roster.length).toBeGreaterThanOrEqual(CHARACTERS)
    for (const kind of ['bought', 'taken-back', 'given', 'equipped', 'learned', 'retired', 'called-back'] as const)
      expect(count(kind), kind).toBeGreaterThan(0)
    expect(Math.max(...roster.map(({ exits }) => exits))).toBeGreaterThan(4)
    expect(roster.some(({ status }) => status === 'dead')).toBe(true)
    expect(played.deeds.some((deed) => deed.kind === 'bought' && deed.jewels.length > 0)).toBe(true)
    const abandoned = played.deeds.filter((deed) => deed.kind === 'raid' && deed.givenUp).length
    expect(abandoned).toBeGreaterThan(0)
    const { raids } = await host.call('campaign.get', { campaign: played.campaign })
    expect(raids).toEqual({ open: 0, abandoned, ended: RAIDS - abandoned })
  })

  it('passes verify: ledgers add up, sheets follow from them, every raid replays to the same end', async () => {
    const verified = await host.call('campaign.verify', { campaign: played.campaign })
    expect(verified.differences).toEqual([])
    expect(verified).toMatchObject({ ok: true, raids: RAIDS, characters: roster.length })
    for (const { character, experience, gold, jewels, exits } of verified.balances) {
      const own = books.get(character)
      expect({ experience, gold, jewels, exits }).toEqual({
        ...{ experience: own?.experience, gold: own?.gold, exits: own?.exits },
        jewels: own?.jewels.reduce((sum, value) => sum + value, 0),
      })
    }
  })

  // 300 over the 300 raids of `bench/bytes.ts`; in a shorter campaign indexes and half-empty pages weigh more.
  it('takes at most 350 bytes a choice in the file, indexes and all', async () => {
    const games = await host.call('game.list', { campaign: played.campaign })
    const choices = games.reduce((sum, { inputs }) => sum + inputs, 0)
    const [pages, free, size] = ['page_count', 'freelist_count', 'page_size'].map((name) =>
      Number(host.db.raw.pragma(name, { simple: true })),
    )
    expect(choices).toBeGreaterThan(2000)
    expect((((pages ?? 0) - (free ?? 0)) * (size ?? 0)) / choices).toBeLessThanOrEqual(350)
  })

  it('17.1 has at home, to the last coin, what the raids brought and the purchases left', () => {
    for (const { id, experience, gold, jewels, exits } of roster) {
      const own = books.get(id)
      expect({ experience, gold, exits }).toEqual({ experience: own?.experience, gold: own?.gold, exits: own?.exits })
      expect(jewels.map(({ value }) => value)).toEqual(own?.jewels.toSorted((a, b) => b - a))
    }
  })

  it('17.5 counts homecomings as exits, and charges the price for that age', async () => {
    for (const { id, exits, raids, price, status } of roster) {
      expect(raids.filter(({ fate }) => fate === 'came-out')).toHaveLength(exits)
      expect(price).toMatchObject(priceAt(exits, 'wound-points'))
      const prices = await host.call('character.prices', { character: id })
      expect(prices).toHaveLength(15)
      for (const { increase, experience, gold, parts, allowed, from, to } of prices) {
        expect({ experience, gold }).toEqual(priceAt(exits, increase))
        expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(experience)
        expect(to).toBe(from + 1)
        if (status !== 'living') expect(allowed).toBe(false)
      }
    }
  })

  it('4.2 keeps a ledger for each character that ends with those sums and has a sentence for every entry', async () => {
    for (const { id, experience, gold, exits } of roster) {
      const ledger = await host.call('character.ledger', { character: id })
      expect(ledger.map(({ n }) => n)).toEqual(ledger.map((_entry, i) => i + 1))
      const last = ledger.at(-1) ?? { experience: 0, gold: 0, exits: 0 }
      expect(last).toMatchObject({ experience, gold, exits })
      for (const { session, raid, text } of ledger) {
        expect(raid === null).toBe(session === null)
        expect(text).toMatch(/^[A-Z].*[.]$/)
      }
    }
  })
})

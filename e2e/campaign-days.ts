import { cpSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Hands } from './hands.ts'
import { type Headless, startHeadless } from './headless.ts'
import { answerAll, expectShown, openHall } from './person.ts'
import { chooses, type PlannedRaid, playRaid, type Step, type View } from './planned-raid.ts'

// Days of a campaign with a raid between them, played in advance on a copy of the same data. The page must come to the same result.

interface Price {
  readonly increase: string
  readonly label: string
  readonly gold: number
  readonly allowed: boolean
}
interface Resident {
  readonly id: string
  readonly name: string
  readonly status: string
  readonly gold: number
}
interface Purchase {
  readonly name: string
  readonly label: string
}

export interface CampaignDays {
  readonly newcomer: string
  /** Bought before the raid. */
  readonly before: Purchase
  readonly goers: readonly string[]
  readonly raid: PlannedRaid
  /** The survivor who buys something. */
  readonly after: Purchase
}

const NEWCOMER = { kind: 'initiate', name: 'Hedda Underhill', race: 'dwarf', weapons: ['sword', 'dagger'], experience: 'wounds' } as const
const OTHER_WEAPON = { id: 'hammer', label: 'Hammer' } as const
/** Where each search begins: the previous find. Changed rules lead to another. */
const FIRST_CAMPAIGN = 7
const FIRST_RAID = 8
const TRIES = 40

/** Writes a campaign with one finished raid to this folder, and plays the days after it on a copy. */
export async function planDays(data: string): Promise<CampaignDays> {
  const campaign = await beginCampaign(data)
  for (let n = FIRST_RAID; n < FIRST_RAID + TRIES; n++) {
    const copy = `${data}-${n}`
    cpSync(data, copy, { recursive: true })
    const host = startHeadless(copy)
    try {
      const days = await live(host, campaign, `days ${n}`)
      if (days) return days
    } finally {
      await host.close()
    }
  }
  throw new Error(`none of ${TRIES} raids has a fight, treasure and a way out, and leaves somebody home to buy something`)
}

async function beginCampaign(data: string): Promise<string> {
  const host = startHeadless(data)
  try {
    for (let n = FIRST_CAMPAIGN; n < FIRST_CAMPAIGN + TRIES; n++) {
      const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: `The long way, ${n}`, game: 'citadel' })
      const { session } = await host.call<View>('game.start', { game: 'citadel', campaign, seed: `rich ${n}` })
      await host.call('game.auto', { session, until: 'end' })
      if ((await purchase(host, campaign)) && (await living(host, campaign)).length > 1) return campaign
      await host.call('campaign.delete', { campaign })
    }
    throw new Error(`${TRIES} raids, and nobody came home who can buy anything`)
  } finally {
    await host.close()
  }
}

async function live(host: Headless, campaign: string, seed: string): Promise<CampaignDays | null> {
  const newcomer = await host.call<Resident>('character.recruit', { campaign, ...NEWCOMER })
  const before = await purchase(host, campaign)
  if (!before) return null
  await host.call('character.advance', { character: before.who.id, increase: before.price.increase })
  await host.call('character.equip', { character: newcomer.id, weapons: [OTHER_WEAPON.id, 'dagger'] })
  // A newcomer's magic differs from campaign to campaign; without newcomers the raid is always the same.
  const goers = (await living(host, campaign)).filter(({ id }) => id !== newcomer.id)
  const raid = await playRaid(host, { campaign, seed, party: goers.map(({ id }) => id) }, seenEnough)
  if (raid?.end.outcome?.kind !== 'left' || !seenEnough(raid.steps)) return null
  const after = await purchase(host, campaign)
  return after && { newcomer: newcomer.name, before: named(before), goers: goers.map(({ name }) => name), raid, after: named(after) }
}

const seenEnough = (steps: readonly Step[]) => ['combat-action', 'share-treasure'].every((topic) => steps.some(chooses(topic)))

async function living(host: Headless, campaign: string): Promise<Resident[]> {
  const rows = await host.call<Resident[]>('character.list', { campaign })
  return rows.filter(({ status }) => status === 'living')
}

interface Bought {
  readonly who: Resident
  readonly price: Price
}

/** The first increase that someone at home can buy with gold alone. */
async function purchase(host: Headless, campaign: string): Promise<Bought | null> {
  for (const who of await living(host, campaign)) {
    const prices = await host.call<Price[]>('character.prices', { character: who.id })
    const price = prices.find(({ allowed, gold }) => allowed && gold <= who.gold)
    if (price) return { who, price }
  }
  return null
}

const named = ({ who, price }: Bought): Purchase => ({ name: who.name, label: price.label })

// ---------------------------------------------------------------- the same in the page

/** Recruits, buys, arms, chooses who goes in, raids, comes home, buys again, looks at the ledger and keeps a record as a file. */
export async function liveDays(page: Page, hands: Hands, days: CampaignDays): Promise<void> {
  const { person } = hands
  const roster = page.getByRole('region', { name: 'Roster' })
  await openHall(page, person)
  await expect(roster).toBeVisible()
  await recruit(page, hands)
  await expect(roster).toContainText(days.newcomer)

  await hands.open(days.before.name)
  await buy(page, hands, days.before)
  await home(page, hands)
  await hands.open(days.newcomer)
  await hands.turnTo('Equipment')
  await person.select(page.getByRole('combobox', { name: 'First weapon' }), OTHER_WEAPON.label)
  await person.press(page.getByRole('button', { name: 'Take these' }))
  await expect(page.getByRole('status')).toHaveText('Weapons changed.')
  await home(page, hands)

  // The party of the raid before is proposed; a newcomer joins it only where there is room.
  const newcomer = page.getByRole('button', { name: `${days.newcomer} stays at home` })
  if (await newcomer.isVisible()) await person.press(newcomer)
  await hands.send(days.goers)
  const gate = page.getByRole('region', { name: 'Who goes in?' })
  await expect(gate.getByRole('button', { name: /stays at home$/ })).toHaveCount(days.goers.length)
  await person.press(gate.getByText('Chance'))
  await person.write(gate.getByRole('textbox', { name: 'Seed' }), days.raid.seed)
  await person.press(gate.getByRole('button', { name: 'Enter the gate' }))

  const { steps, end } = days.raid
  await answerAll(page, person, steps)
  await expectShown(page, end)
  await person.press(page.getByRole('button', { name: 'Back to the hall' }))
  // The earlier raid, and the newest above it.
  const raids = page.getByRole('region', { name: 'Raids', exact: true }).getByRole('listitem')
  await expect(raids).toHaveCount(2)
  await expect(raids.first().getByRole('link', { name: /^(All c|C)ame out/ })).toBeVisible()

  await hands.open(days.after.name)
  await buy(page, hands, days.after)
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await person.press(ledger.getByRole('button', { name: 'Raid, came home' }).last())
  await expect(ledger.getByRole('row', { name: /Experience Points/ }).first()).toBeVisible()
  await keepAsFile(page, hands, days.after.name)
}

/** As planned in advance. */
async function recruit(page: Page, { person }: Hands): Promise<void> {
  await person.press(page.getByRole('region', { name: 'Roster' }).getByRole('button', { name: 'Recruit' }))
  const form = page.getByRole('dialog', { name: 'A new character' })
  await person.tick(form.getByRole('radio', { name: /^Initiate/ }))
  await person.write(form.getByRole('textbox', { name: 'Name' }), NEWCOMER.name)
  await person.tick(form.getByRole('radio', { name: 'Dwarf', exact: true }))
  await person.press(form.getByRole('button', { name: 'Sign on' }))
  await person.press(page.getByRole('dialog').getByRole('button', { name: /^(Close|Later)$/ }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function buy(page: Page, { person }: Hands, { label }: Purchase): Promise<void> {
  await person.press(page.getByRole('button', { name: new RegExp(`^Buy ${label} `) }))
  await expect(page.getByRole('status')).toContainText(`Bought: ${label}.`)
  await expect(page.getByRole('button', { name: `Raised at home: ${label} +1` }).first()).toBeVisible()
}

async function home(page: Page, { person }: Hands): Promise<void> {
  await person.press(page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }))
  await expect(page.getByRole('region', { name: 'Roster' })).toBeVisible()
}

async function keepAsFile(page: Page, { person }: Hands, name: string): Promise<void> {
  await person.press(page.getByRole('button', { name: 'Export' }))
  const dialog = page.getByRole('dialog', { name: 'Export the record' })
  const coming = page.waitForEvent('download')
  await person.press(dialog.getByRole('button', { name: /^json/ }))
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/\.citadel-character$/)
  await expect(dialog.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible()
  await person.press(dialog.getByRole('button', { name: 'Close' }))
  await expect(page.getByRole('article', { name: `Record of ${name}` })).toBeVisible()
}

import type { Page } from 'playwright-core'
import type { Campaign, CharacterRow, Client, Input } from '../electron/contract/index.ts'
import type { SessionView } from '../engine/kernel/types.ts'
import { HERO_SCENES } from './screenshot-hero-scenes.ts'
import { LIVED, LONG_NAME, type StageName } from './screenshot-stages.ts'

export interface Scene {
  readonly name: string
  readonly stage: StageName
  /** What the page's settings are besides the usual ones. */
  readonly settings?: Readonly<Record<string, string | boolean>>
  /** Brings about what is to be seen; gives its address. */
  open(client: Client): Promise<string>
  /** What a person then does there. */
  act?(page: Page): Promise<void>
}

type Act = NonNullable<Scene['act']>

// ---------------------------------------------------------------- at the table

type Wish = Partial<Omit<Input<'game.start'>, 'game'>>
type Reached = (now: SessionView) => boolean

const asked =
  (...topics: readonly string[]): Reached =>
  ({ decision }) =>
    decision !== null && topics.includes(decision.topic)
const over =
  (kind: string): Reached =>
  ({ outcome }) =>
    outcome?.kind === kind
/** A way to take, after so many choices. */
const deep =
  (inputs: number): Reached =>
  (now) =>
    now.inputs >= inputs && asked('route')(now)

const laidTwoWays: Reached = (now) => asked('placement')(now) && (now.decision?.options?.length ?? 0) > 1 && now.inputs > 40

const SEEDS = 80
const MOST_CHOICES = 400

/** The first raid, by the number of its seed, in which the sensible bot comes to that. */
async function raid(client: Client, reached: Reached, wish: Wish = {}): Promise<string> {
  for (let n = 1; n <= SEEDS; n++) {
    let now = await client.call('game.start', { game: 'citadel', seed: `picture ${n}`, ...wish })
    const { session } = now
    while (!reached(now) && now.decision !== null && now.inputs < MOST_CHOICES)
      now = await client.call('game.auto', { session, until: 'end', limit: 1 })
    if (reached(now)) return `#/raid/${session}`
    if (now.decision !== null) await client.call('game.abandon', { session })
  }
  throw new Error(`${SEEDS} raids did not come to it`)
}

function table(name: string, reached: Reached, wish?: Wish, more: Pick<Scene, 'act' | 'settings'> = {}): Scene {
  return { name, stage: 'table', open: (client) => raid(client, reached, wish), ...more }
}

const monsters = (types: Readonly<Record<string, number>>) =>
  Object.entries(types).flatMap(([type, count]) => Array.from({ length: count }, () => ({ type })))

/** A fight against these, with the rolls of some blows behind it. */
function fight(name: string, types: Readonly<Record<string, number>>, scenario: object = {}, more: Pick<Scene, 'act' | 'settings'> = {}) {
  const blows: Reached = (now) => now.inputs >= 6 && asked('combat-action')(now)
  return table(`combat-${name}`, blows, { scenario: { monsters: monsters(types), ...scenario } }, more)
}

const feature = (what: string, level = 1) => table(`feature-${what}`, asked('investigate'), { scenario: { feature: what, level } })

const STRONG = [
  { hero: 'lord-dil', items: ['weapon:sword:2', 'armor:2', 'ring:heal'], gold: 120 },
  { hero: 'gislan', items: ['potion:healing:2', 'talisman:all-suns:3'], jewels: [25, 10], wounds: 4 },
  {
    initiate: {
      name: LONG_NAME,
      race: 'elf',
      weapons: ['bow', 'dagger'],
      magic: [4, 3, 2],
      spells: ['heal', 'blast', 'sleep', 'charm'],
    },
  },
  { hero: 'larraka', wounds: 2 },
  { hero: 'edred', items: ['medallion:dexterity'] },
  { hero: 'maytwist' },
]

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names) await button(page, name).click()
  }
const unfold =
  (text: string | RegExp): Act =>
  (page) =>
    page.getByText(text).first().click()
const key =
  (...keys: readonly string[]): Act =>
  async (page) => {
    for (const each of keys) await page.keyboard.press(each)
  }

const MAKING = ['party-size', 'initiate-race', 'initiate-weapons', 'initiate-background', 'initiate-name', 'spells-known', 'march-order']

const TABLE: readonly Scene[] = [
  ...MAKING.map((topic) => table(`making-${topic}`, asked(topic))),
  table('making-choose-hero', asked('choose-hero'), { options: { variants: ['choose-heroes'] } }),
  table('making-circled', asked('spells-circled')),
  table('explore-first', asked('route')),
  table('explore-deep', deep(160)),
  table('explore-level-3', (now) => asked('route')(now) && levelOf(now) === 3),
  table('explore-whole', deep(160), {}, { act: press('Whole', 'Route', 'Legend') }),
  table('explore-list', deep(160), {}, { act: press('As a list') }),
  table('explore-two-players', deep(40), { seats: ['Anna', 'Bert'] }),
  table('explore-hint', deep(40), {}, { act: press('Hint') }),
  table('placement', laidTwoWays),
  table('placement-picked', laidTwoWays, {}, { act: key('2') }),
  table('trap', asked('trap', 'detrap'), { scenario: { start: 'trap' } }, { act: unfold('Why?') }),
  table('encounter', asked('encounter')),
  table('speaker', asked('speaker'), { scenario: { start: 'negotiation', monsters: monsters({ orc: 4 }) } }, { act: unfold('Why?') }),
  table('bribe', asked('bribe', 'bribe-payment'), { scenario: { start: 'bribery', monsters: monsters({ troll: 2 }), party: STRONG } }),
  fight('duel', { troll: 1 }),
  fight('why', { troll: 1 }, {}, { act: unfold('Why?') }),
  fight('crowd', { harpy: 12 }),
  fight('mixed', { minotaur: 2, orc: 3, 'evil-mage': 1, 'dire-wolf': 2 }, { level: 2 }),
  fight('wounded', { skeleton: 5, wraith: 1 }, { party: STRONG, sun: 'blue' }),
  fight('six-ranks', { orc: 6 }, { march: [['lord-dil'], ['gislan'], ['paladin-glade'], ['larraka'], ['edred'], ['maytwist']] }),
  fight('outlook', { orc: 5 }, {}, { act: unfold('How would it end?') }),
  fight('map', { orc: 5 }, {}, { act: press(/^Map$/) }),
  fight('legend-luck', { orc: 5 }, {}, { act: press(/luck/i) }),
  table('combat-reorganise', asked('reorganise'), { scenario: { monsters: monsters({ orc: 3, troll: 1 }), party: STRONG } }),
  table(
    'combat-telling',
    asked('combat-action'),
    { scenario: { monsters: monsters({ harpy: 6 }) } },
    { settings: { pace: 'slow' }, act: untilTold },
  ),
  table('deadly', ({ decision }) => decision?.options?.some(({ warns, aside }) => warns && !aside) ?? false, {}, { act: confirmDeadly }),
  table('share-treasure', asked('share-treasure'), {
    scenario: { start: 'treasure', monsters: monsters({ troll: 3, minotaur: 2 }), level: 3 },
  }),
  table('item', asked('item', 'take-thing', 'chest')),
  ...['fountain', 'furniture', 'statue', 'altar', 'trap-door', 'artwork'].map((what) => feature(what)),
  table('mirror', (now) => now.events.some(({ type }) => type === 'mirror'), { scenario: { start: 'mirror' } }),
  table('hellgate', asked('hellgate'), { scenario: { start: 'hellgate', level: 3, party: STRONG } }),
  table('hellgate-fight', asked('combat-action'), { scenario: { start: 'hellgate', level: 3, party: STRONG } }),
  table('outcome-left', over('left')),
  table('outcome-fallen', (now) => now.outcome !== null && now.outcome.kind !== 'left'),
  table('physical-dice', ({ decision }) => decision?.kind === 'roll', { options: { physical: true } }),
  table('guide', asked('route'), {}, { settings: { tips: true } }),
  table('guide-fight', asked('combat-action'), { scenario: { monsters: monsters({ orc: 3 }) } }, { settings: { tips: true } }),
  table(
    'record-dialog',
    deep(40),
    {},
    { act: (page) => page.getByRole('region', { name: 'The party in march order' }).getByRole('button').first().click() },
  ),
  table('rule-dialog', asked('combat-action'), { scenario: { monsters: monsters({ orc: 3 }) } }, { act: press(/^Rule /) }),
  table('chronicle-at-table', deep(60), {}, { act: press('Read all') }),
  table('palette', deep(40), {}, { act: key('ControlOrMeta+k') }),
  table('keys', deep(40), {}, { act: key('?') }),
]

/** Takes what the card suggests until the monsters' turn is told. */
async function untilTold(page: Page): Promise<void> {
  const told = page.locator('.told')
  for (let choice = 0; choice < 8 && !(await told.isVisible()); choice++) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
  }
  await told.waitFor()
}

/** Asks for the first choice that can kill. */
async function confirmDeadly(page: Page): Promise<void> {
  await page.locator('.is-deadly').first().click()
  await page.getByRole('button', { name: /Enter$/ }).click()
}

function levelOf({ view }: SessionView): unknown {
  return typeof view === 'object' && view !== null && 'level' in view ? view.level : null
}

// ---------------------------------------------------------------- everywhere else

async function campaignCalled(client: Client, name: string): Promise<Campaign> {
  const found = (await client.call('campaign.list')).find((each) => each.name === name)
  if (!found) throw new Error(`there is no campaign called ${name}`)
  return found
}

async function people(client: Client, campaign: string): Promise<CharacterRow[]> {
  const { id } = await campaignCalled(client, campaign)
  return client.call('character.list', { campaign: id })
}

async function somebody(client: Client, campaign: string, wanted: (row: CharacterRow) => boolean): Promise<string> {
  const found = (await people(client, campaign)).toSorted((a, b) => b.exits - a.exits).find(wanted)
  if (!found) throw new Error(`nobody of ${campaign} is so`)
  return found.id
}

const living = ({ status, session }: CharacterRow) => status === 'living' && session === null
const hall =
  (name: string): Scene['open'] =>
  async (client) =>
    `#/campaign/${(await campaignCalled(client, name)).id}`
const sheet =
  (campaign: string, wanted: (row: CharacterRow) => boolean): Scene['open'] =>
  async (client) =>
    `#/character/${await somebody(client, campaign, wanted)}`
const ofRaid =
  (place: 'story' | 'replay'): Scene['open'] =>
  async (client) => {
    const { id: campaign } = await campaignCalled(client, LIVED.home)
    const raids = await client.call('game.list', { campaign, status: 'ended' })
    const [longest] = raids.toSorted((a, b) => b.inputs - a.inputs)
    return place === 'story' ? `#/story/${longest?.session}` : `#/replay/${longest?.session}/${Math.floor((longest?.inputs ?? 0) / 2)}`
  }
const at =
  (address: string): Scene['open'] =>
  async () =>
    `#/${address}`
const lived = (name: string, open: Scene['open'], act?: Act): Scene => ({ name, stage: 'lived', open, ...(act ? { act } : {}) })
const search =
  (text: string): Act =>
  (page) =>
    page.getByRole('searchbox').fill(text)
const tab =
  (name: string): Act =>
  (page) =>
    page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const pickForRaid =
  (most: number): Act =>
  async (page) => {
    const boxes = await page.getByRole('region', { name: 'Roster' }).getByRole('checkbox').all()
    for (const box of boxes.slice(0, most)) if (await box.isEnabled()) await box.check({ force: true })
  }

const ELSEWHERE: readonly Scene[] = [
  { name: 'hall-empty', stage: 'empty', open: at('') },
  { name: 'new-campaign', stage: 'empty', open: at(''), act: press('New campaign') },
  { name: 'campaigns-empty', stage: 'empty', open: at('campaigns') },
  { name: 'records-empty', stage: 'empty', open: at('records') },
  lived('hall', hall(LIVED.home)),
  lived('hall-party', hall(LIVED.home), pickForRaid(6)),
  lived('hall-compare', hall(LIVED.home), async (page) => {
    await pickForRaid(4)(page)
    await press('Compare')(page)
  }),
  lived('hall-nobody', hall(LIVED.home), search('nobody is called so')),
  lived('hall-recruit', hall(LIVED.home), press('Recruit')),
  lived('hall-inside', hall(LIVED.inside)),
  lived('hall-long-name', hall(LIVED.long)),
  { name: 'hall-crowded', stage: 'crowded', open: at('') },
  { name: 'chronicle-crowded', stage: 'crowded', open: async (client) => `#/chronicle/${(await client.call('campaign.list'))[0]?.id}` },
  lived('campaigns', at('campaigns')),
  lived('campaigns-delete', at('campaigns'), press('Delete')),
  lived('sheet', sheet(LIVED.home, living)),
  lived('sheet-equipment', sheet(LIVED.home, living), tab('Equipment')),
  lived('sheet-person', sheet(LIVED.home, living), tab('Person')),
  lived('sheet-export', sheet(LIVED.home, living), press('Export')),
  lived(
    'sheet-inside',
    sheet(LIVED.inside, ({ session }) => session !== null),
  ),
  lived(
    'sheet-fallen',
    sheet(LIVED.home, ({ status }) => status === 'dead'),
  ),
  lived(
    'sheet-long-name',
    sheet(LIVED.long, ({ name }) => name === LONG_NAME),
  ),
  lived('print', async (client) => `#/print/character/${await somebody(client, LIVED.home, living)}`),
  lived('print-roster', async (client) => `#/print/roster/${(await campaignCalled(client, LIVED.home)).id}`),
  lived('chronicle', async (client) => `#/chronicle/${(await campaignCalled(client, LIVED.home)).id}`),
  lived('story', ofRaid('story')),
  lived('story-lines', ofRaid('story'), press('Every line')),
  lived('replay', ofRaid('replay')),
  lived('replay-what-if', ofRaid('replay'), press('What if …')),
  lived('records', at('records')),
  lived('rules', at('rules')),
  lived('rules-case', at('rules/9.4')),
  lived('rules-table', at('rules/9.9')),
  lived('rules-search', at('rules'), search('resistance')),
  lived('rules-nothing', at('rules'), search('qqqq')),
  lived('glossary', at('rules'), async (page) => {
    await search('Resistance Check')(page)
    await page.getByText('word', { exact: true }).first().click()
  }),
  lived('safety', at('safety')),
  lived('settings', at('settings')),
  lived('about', at('about')),
  lived('missing-raid', at('raid/nowhere')),
  lived('missing-character', at('character/nobody')),
  { name: 'waiting-hall', stage: 'waiting', open: hall(LIVED.home) },
  { name: 'waiting-sheet', stage: 'waiting', open: sheet(LIVED.home, living) },
  { name: 'waiting-story', stage: 'waiting', open: ofRaid('story') },
  { name: 'waiting-replay', stage: 'waiting', open: ofRaid('replay') },
  { name: 'failing-hall', stage: 'failing', open: hall(LIVED.home) },
  { name: 'failing-sheet', stage: 'failing', open: sheet(LIVED.home, living) },
  { name: 'failing-replay', stage: 'failing', open: ofRaid('replay') },
  { name: 'storage-foreign', stage: 'foreign', open: at('') },
  { name: 'storage-damaged', stage: 'damaged', open: at('') },
]

export const SCENES: readonly Scene[] = [...TABLE, ...ELSEWHERE, ...HERO_SCENES]

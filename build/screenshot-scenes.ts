import type { Page } from 'playwright-core'
import type { Campaign, CharacterRow, Client } from '../electron/contract/index.ts'
import type { Skill } from '../engine/kernel/types.ts'
import { capital } from '../engine/kernel/words.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import { GAME } from './endurance/long-campaign.ts'
import { actorOf, stageFor } from './screenshot-games.ts'
import { LIVED, LONG_NAME, type StageName } from './screenshot-stages.ts'

// Every scene: each game's own, and the screens that all games share, with the campaigns of `screenshot-stages.ts`.

export interface Scene {
  readonly name: string
  /** The game whose scene it is; null for screens that all games share. */
  readonly game: string | null
  readonly stage: StageName
  /** Page settings that differ from the usual ones. */
  readonly settings?: Readonly<Record<string, string | boolean>>
  /** So many days go by before the page is opened. */
  readonly later?: number
  /** Sets up the scene; returns its address. */
  open(client: Client): Promise<string>
  /** What a person then does there. */
  act?(page: Page): Promise<void>
}

type Act = NonNullable<Scene['act']>

async function campaignCalled(client: Client, name: string): Promise<Campaign> {
  const found = (await client.call('campaign.list')).find((each) => each.name === name)
  if (!found) throw new Error(`there is no campaign called ${name}`)
  return found
}

async function people(client: Client, campaign: string): Promise<readonly CharacterRow[]> {
  const { id } = await campaignCalled(client, campaign)
  return client.call('character.list', { campaign: id })
}

async function somebody(client: Client, campaign: string, wanted: (row: CharacterRow) => boolean): Promise<string> {
  const found = (await people(client, campaign)).toSorted((a, b) => b.exits - a.exits).find(wanted)
  if (!found) throw new Error(`${campaign} has no such character`)
  return found.id
}

const living = ({ status, session }: CharacterRow) => status === 'living' && session === null
const press =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click()
  }
const hall =
  (name: string): Scene['open'] =>
  async (client) =>
    `#/campaign/${(await campaignCalled(client, name)).id}`
const sheet =
  (campaign: string, wanted: (row: CharacterRow) => boolean): Scene['open'] =>
  async (client) =>
    `#/character/${await somebody(client, campaign, wanted)}`
const ofRaid =
  (place: 'story' | 'replay' | 'print/board'): Scene['open'] =>
  async (client) => {
    const { id: campaign } = await campaignCalled(client, LIVED.home)
    const raids = await client.call('game.list', { campaign, status: 'ended' })
    const [longest] = raids.toSorted((a, b) => b.inputs - a.inputs)
    return place === 'story' ? `#/story/${longest?.session}` : `#/${place}/${longest?.session}/${Math.floor((longest?.inputs ?? 0) / 2)}`
  }
/** A run of the Lab that is over, an arm for each of these strengths. */
const lab =
  (skills: readonly Skill[]): Scene['open'] =>
  async (client) => {
    const { job } = await client.call('lab.run', {
      game: GAME,
      seed: 'picture',
      count: 100,
      arms: skills.map((skill) => ({ name: capital(skill), bots: [skill] })),
    })
    while ((await client.call('lab.result', { job })).status === 'running') await new Promise((resolve) => setTimeout(resolve, 200))
    return `#/lab/run/${job}`
  }
const select = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).selectOption({ label: option })
}
const at =
  (address: string): Scene['open'] =>
  async () =>
    `#/${address}`
const shared = (name: string, stage: StageName, open: Scene['open'], act?: Act): Scene => ({
  name,
  game: null,
  stage,
  open,
  ...(act ? { act } : {}),
})
const lived = (name: string, open: Scene['open'], act?: Act): Scene => shared(name, 'lived', open, act)
/** A campaign's game, left after some turns. */
const leftInside: Scene['open'] = async (client) => {
  const { id: campaign } = await client.call('campaign.create', { game: GAME, name: LIVED.home })
  const { session } = await client.call('game.start', { game: GAME, campaign, seed: 'left inside' })
  await client.call('game.auto', { session, until: 'end', limit: 90 })
  return '#/'
}
/** A quick raid, begun once on its stage, with some of its moments marked: the newest are puzzles. */
const marked: (client: Client) => Promise<string> = async (client) => {
  const [known] = await client.call('game.list')
  if (known) return known.session
  const { session } = await client.call('game.start', { game: GAME, seed: 'picture' })
  const { inputs } = await client.call('game.auto', { session, until: 'end', limit: 60 })
  for (let input = inputs - 9; input < inputs; input += 2)
    await client.call('moment.keep', { session, input, flag: true, text: 'Would we do it again?' })
  return session
}
const markedPuzzles: Scene['open'] = async (client) => {
  await marked(client)
  return '#/puzzles'
}
/** The hall of a campaign in a week whose game was played, hint by hint. */
const thisWeek: Scene['open'] = async (client) => {
  const { id } = await client.call('campaign.create', { game: GAME, name: LIVED.home })
  let view = await client.call('week.start', { game: GAME })
  while (view.decision !== null) {
    const { session, revision, decision } = view
    const { why: _, ...answer } = await client.call('game.hint', { session })
    view = await client.call('game.choose', { session, revision, decision: decision.id, ...answer })
  }
  return `#/campaign/${id}`
}
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

const SHARED: readonly Scene[] = [
  shared('cover', 'empty', at('')),
  { ...shared('cover-back', 'away', leftInside), later: 21 },
  shared('making-ready', 'begun', at(''), async (page) => {
    await press(/A ready party goes in/)(page)
    await page.getByRole('list', { name: /^The party/ }).waitFor()
  }),
  shared('new-campaign', 'empty', at(''), press('Make my own')),
  shared('campaigns-empty', 'empty', at('campaigns')),
  shared('records-empty', 'empty', at('records')),
  lived('hall', hall(LIVED.home)),
  lived('hall-party', hall(LIVED.home), pickForRaid(6)),
  lived('hall-compare', hall(LIVED.home), async (page) => {
    await pickForRaid(4)(page)
    await press('Compare')(page)
  }),
  lived('hall-nobody', hall(LIVED.home), search('nobody is called so')),
  lived('hall-recruit', hall(LIVED.home), press('Recruit')),
  lived('hall-initiate', hall(LIVED.home), async (page) => {
    await page.getByRole('button', { name: 'Recruit' }).first().click()
    await page.getByRole('radio', { name: /Initiate/ }).check()
  }),
  lived('hall-inside', hall(LIVED.inside)),
  lived('hall-long-name', hall(LIVED.long)),
  shared('hall-crowded', 'crowded', at('hall/citadel')),
  shared('chronicle-crowded', 'crowded', async (client) => `#/chronicle/${(await client.call('campaign.list'))[0]?.id}`),
  lived('campaigns', at('campaigns')),
  lived('campaigns-delete', at('campaigns'), press('Delete')),
  lived('sheet', sheet(LIVED.home, living)),
  lived('sheet-equipment', sheet(LIVED.home, living), tab('Equipment')),
  lived('sheet-person', sheet(LIVED.home, living), tab('Notes')),
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
    'sheet-fallen-person',
    sheet(LIVED.home, ({ status }) => status === 'dead'),
    async (page) => {
      await press('Find out')(page)
      await page.getByText(/^(Yes\. At|In none)/).waitFor({ timeout: 60_000 })
    },
  ),
  lived(
    'sheet-long-name',
    sheet(LIVED.long, ({ name }) => name === LONG_NAME),
  ),
  lived('print', async (client) => `#/print/character/${await somebody(client, LIVED.home, living)}`),
  lived('print-roster', async (client) => `#/print/roster/${(await campaignCalled(client, LIVED.home)).id}`),
  lived('print-blank', async (client) => `#/print/blank/${(await campaignCalled(client, LIVED.home)).id}`),
  lived('print-charts', at(`print/charts/${GAME}`)),
  lived('print-board', ofRaid('print/board')),
  lived('paper', async (client) => `#/paper/${(await campaignCalled(client, LIVED.home)).id}`),
  lived(
    'paper-filled',
    async (client) => `#/paper/${(await campaignCalled(client, LIVED.inside)).id}`,
    async (page) => {
      const sheets = page.getByRole('main')
      await sheets.getByRole('combobox', { name: 'Name' }).fill(LONG_NAME)
      await select(page, 'Race', 'Elf')
      await sheets.getByRole('textbox', { name: 'Wound Points' }).fill('1')
      await select(page, 'Thing', 'Ring of Heal')
      await sheets.getByRole('button', { name: 'Add', exact: true }).first().click()
      await press('Add one of the fallen')(page)
      await sheets.getByRole('combobox', { name: 'Name' }).fill('Hesk')
      await page.getByRole('textbox', { name: 'Raids played on paper' }).fill('12')
      await page.getByRole('navigation', { name: 'Sheets' }).getByRole('button').first().click()
    },
  ),
  shared('week', 'week', thisWeek),
  lived('chronicle', async (client) => `#/chronicle/${(await campaignCalled(client, LIVED.home)).id}`),
  lived('story', ofRaid('story')),
  lived('story-lines', ofRaid('story'), press('Every line')),
  lived('story-tell', ofRaid('story'), press('Save the story')),
  lived('chronicle-tell', async (client) => `#/chronicle/${(await campaignCalled(client, LIVED.home)).id}`, press('Save as a book')),
  lived('replay', ofRaid('replay')),
  lived('replay-what-if', ofRaid('replay'), press('What if …')),
  lived('replay-mark', ofRaid('replay'), press('Mark this moment')),
  shared('replay-marked', 'marked', async (client) => `#/replay/${await marked(client)}`),
  shared('puzzles-empty', 'empty', at('puzzles')),
  shared('puzzles', 'marked', markedPuzzles),
  shared('puzzles-answered', 'marked', markedPuzzles, async (page) => {
    await page.getByRole('group', { name: 'What would you choose?' }).getByRole('radio').first().check()
    await press('Choose this')(page)
    await page.getByText('In the game:').waitFor()
  }),
  lived('records', at('records')),
  lived('lab', lab(['novice', 'able', 'master'])),
  lived('lab-games', lab(['master']), (page) => page.getByRole('figure', { name: 'How it ends' }).getByRole('link').first().click()),
  shared('lab-asks', 'empty', at('lab')),
  lived(
    'lab-asks-two',
    async (client) => `#/lab/campaign/${(await campaignCalled(client, LIVED.home)).id}`,
    (page) => select(page, 'Compare', 'Another party'),
  ),
  lived('rules', at('rules')),
  lived('rules-case', at('rules/9.4')),
  lived('rules-table', at('rules/9.9')),
  lived('rules-search', at('rules'), search('resistance')),
  lived('rules-nothing', at('rules'), search('qqqq')),
  lived('glossary', at('rules'), async (page) => {
    await search('Resistance Check')(page)
    await page.getByText('word', { exact: true }).first().click()
  }),
  lived('rules-bestiary', at('rules/bestiary.troll')),
  lived('rules-armoury', at('rules/armoury.ring-heal')),
  lived('safety', at('safety')),
  lived('settings', at('settings')),
  {
    ...lived('settings-sound', at('settings'), (page) => page.getByText('Volume of each').scrollIntoViewIfNeeded()),
    settings: { sound: true },
  },
  lived('about', at('about')),
  lived('missing-raid', at('play/nowhere')),
  lived('missing-character', at('character/nobody')),
  shared(
    'connection-lost',
    'leaving',
    async (client) => {
      const [game] = (await client.call('app.info')).games
      return `#/play/${(await client.call('game.start', { game: game?.id ?? '', seed: 'picture' })).session}`
    },
    async (page) => {
      await page.getByRole('region', { name: /./ }).first().waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('alert').first().waitFor()
    },
  ),
  shared('waiting-hall', 'waiting', hall(LIVED.home)),
  shared('waiting-sheet', 'waiting', sheet(LIVED.home, living)),
  shared('waiting-story', 'waiting', ofRaid('story')),
  shared('waiting-replay', 'waiting', ofRaid('replay')),
  shared('failing-hall', 'failing', hall(LIVED.home)),
  shared('failing-sheet', 'failing', sheet(LIVED.home, living)),
  shared('failing-replay', 'failing', ofRaid('replay')),
  shared('storage-foreign', 'foreign', at('')),
  shared('storage-damaged', 'damaged', at('')),
  shared('spoilt-hall', 'spoilt', at('hall/citadel')),
  shared('spoilt-campaigns', 'spoilt', at('campaigns')),
  shared('spoilt-delete', 'spoilt', at('campaigns'), press(/^Delete Under Three Suns/)),
  shared('spoilt-safety', 'spoilt', at('safety')),
  shared('unbacked-hall', 'unbacked', at('hall/citadel')),
  shared('unbacked-safety', 'unbacked', at('safety')),
]

const OF_GAMES: readonly Scene[] = PROOFS.flatMap(({ game: { id }, scenes }) =>
  scenes.map(({ name, stage, settings = {}, open, act }) => {
    const acted: Pick<Scene, 'act'> = act === undefined ? {} : { act: (page) => act(actorOf(page)) }
    return { name, game: id, stage, settings, open: (client) => open(stageFor(client, id)), ...acted }
  }),
)

export const SCENES: readonly Scene[] = [...OF_GAMES, ...SHARED]

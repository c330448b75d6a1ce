import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../electron/contract/index.ts'
import { citadel } from '../../engine/citadel/index.ts'
import { hero } from '../../engine/hero/index.ts'
import { STORY } from '../fixtures/kennel.tsx'
import { PAGES } from '../game-list.ts'
import { GamePagesContext } from '../game-pages.ts'
import { CAMPAIGN, rosterRow } from '../games/citadel/fixtures/campaign.ts'
import { fixtureClient } from '../games/citadel/fixtures/client.ts'
import { catalogues } from '../games/citadel/rulebook/catalogues.ts'
import { ClientProvider } from '../host/client.tsx'
import { rememberCampaign } from '../host/memory.ts'
import { RulebookScreen } from '../screens/rulebook/screen.tsx'

const TABLES = Object(citadel.tables())
afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  rememberCampaign(CAMPAIGN.id)
})

const orcsFell = {
  ...{ session: 'r1', raid: 1, turn: 3, level: 1, cause: 'sword', by: 'Orc 3', kind: 'orc', text: 'Level 1. Orc 3’s sword' },
}
const STATS = {
  ...{ campaign: CAMPAIGN.id, raids: [], causes: [], depths: [], luck: { faces: [0, 0, 0, 0, 0, 0], kinds: [] } },
  kills: [{ id: 'orc', label: 'Orcs', count: 12 }],
  totals: { experience: 0, gold: 0, jewels: 0, kills: 12, fallen: 1, turns: 0, victories: 0, characterVictories: 0 },
}

function open(rule: string) {
  const client = fixtureClient({
    'game.rules': () => [...citadel.rules()].map(({ reason, ...entry }) => ({ ...entry, ...(reason !== undefined && { reason }) })),
    'game.tables': () => TABLES,
    'campaign.list': () => [CAMPAIGN],
    'campaign.stats': () => Object(STATS),
    'character.list': () => [rosterRow({ id: 'hesk', name: 'Hesk', status: 'dead', fell: orcsFell })],
  })
  show(client, rule, 'citadel')
}

function show(client: Client, rule: string, game: string) {
  render(
    <GamePagesContext value={PAGES}>
      <QueryClientProvider client={new QueryClient()}>
        <ClientProvider client={client}>
          <RulebookScreen rule={rule} game={game} />
        </ClientProvider>
      </QueryClientProvider>
    </GamePagesContext>,
  )
}

test('the bestiary has every monster with its figures, and how this campaign fared with it', async () => {
  open('bestiary.orc')
  const entry = await screen.findByRole('region', { name: 'Orc' })
  expect(entry).toHaveTextContent('Fights with a sword; few Wound Points')
  const orc = within(entry)
  expect(orc.getByText('Combat Bonus').nextSibling).toHaveTextContent('3')
  expect(await orc.findByText(`In ${CAMPAIGN.name}: 12 killed; it took Hesk.`)).toBeInTheDocument()
  const troll = within(screen.getByRole('region', { name: 'Troll' }))
  expect(troll.getByText(/none killed yet/)).toBeInTheDocument()
})

test('the bestiary of a game without campaigns says how one’s finished games fared', async () => {
  const person = { character: null, experience: 0, gold: 0, jewels: [], kills: 0, victory: false, deeds: [] }
  const fell = { turn: 9, level: 0, cause: 'ogre', text: 'At row 8, column 21: killed by an ogre' }
  const client = fixtureClient({
    'game.rules': () => [...hero.rules()].map(({ reason, ...entry }) => ({ ...entry, ...(reason !== undefined && { reason }) })),
    'game.tables': () => Object(hero.tables()),
    'records.games': () => ['h1', 'h2', 'h3'].map((session) => Object({ session, game: session === 'h3' ? 'toll' : 'hero' })),
    'game.story': ({ session }) => ({
      ...STORY,
      ...{ session, campaign: null, raid: null, kills: [{ kind: 'ogre', label: 'Ogre', count: 2 }] },
      people: [{ ...person, slug: 'a', name: 'Osric', fate: 'fallen', fell }],
    }),
  })
  show(client, 'bestiary.ogre', 'hero')
  const ogre = within(await screen.findByRole('region', { name: 'Ogre' }))
  expect(await ogre.findByText('In your 2 finished games: 4 killed; it took Osric.')).toBeInTheDocument()
  const troll = within(screen.getByRole('region', { name: 'Troll' }))
  expect(troll.getByText('In your 2 finished games: none killed yet.')).toBeInTheDocument()
})

test('the armoury has everything that can be carried, each with a line and a case of the rulebook', () => {
  const [bestiary, armoury] = catalogues(TABLES)
  expect(bestiary?.entries).toHaveLength(20)
  expect(armoury?.entries).toHaveLength(6 + 1 + 5 + 6 + 5 + 6)
  const cases = new Set(citadel.rules().map(({ rule }) => rule))
  for (const { rule, line, name } of [...(bestiary?.entries ?? []), ...(armoury?.entries ?? [])]) {
    expect(cases.has(rule), name).toBe(true)
    expect(line, name).not.toBe('')
  }
})

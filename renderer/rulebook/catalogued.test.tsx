import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { citadel } from '../../engine/citadel/index.ts'
import { PAGES } from '../game-list.ts'
import { GamePagesContext } from '../game-pages.ts'
import { CAMPAIGN, rosterRow } from '../games/citadel/fixtures/campaign.ts'
import { fixtureClient } from '../games/citadel/fixtures/client.ts'
import { catalogues } from '../games/citadel/rulebook/catalogues.ts'
import { ClientProvider } from '../host/client.tsx'
import { rememberCampaign } from '../host/memory.ts'
import { RulebookScreen } from './screen.tsx'

const TABLES = Object(citadel.tables())
afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  rememberCampaign(CAMPAIGN.id)
})

const orcsFell = {
  ...{ session: 'r1', raid: 1, turn: 3, level: 1, cause: 'sword', by: 'Orc 3', text: 'Level 1. Orc 3’s sword' },
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
  render(
    <GamePagesContext value={PAGES}>
      <QueryClientProvider client={new QueryClient()}>
        <ClientProvider client={client}>
          <RulebookScreen rule={rule} game="citadel" />
        </ClientProvider>
      </QueryClientProvider>
    </GamePagesContext>,
  )
}

test('the bestiary has every monster with its figures, and how this campaign fared with it', async () => {
  open('bestiary.orc')
  const entry = await screen.findByRole('region', { name: 'Orc' })
  expect(entry).toHaveTextContent('A swordsman with few wounds')
  const orc = within(entry)
  expect(orc.getByText('Combat Bonus').nextSibling).toHaveTextContent('3')
  expect(await orc.findByText(`In ${CAMPAIGN.name}: 12 killed; it took Hesk.`)).toBeInTheDocument()
  const troll = within(screen.getByRole('region', { name: 'Troll' }))
  expect(troll.getByText(/none killed yet/)).toBeInTheDocument()
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

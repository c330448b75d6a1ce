import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { Client } from '../electron/contract/index.ts'
import { Aloud } from './frame/aloud.tsx'
import { fetchLater, later } from './frame/later.tsx'
import { useGameHere } from './game-here.ts'
import { PAGES } from './game-list.ts'
import type { GamePage } from './game-page.ts'
import { GamePagesContext, useGamePages } from './game-pages.ts'
import { markWhileAsking } from './host/asking.ts'
import { ClientProvider } from './host/client.tsx'
import { useUsualHabits } from './host/habits.ts'
import { usePlace } from './navigation.ts'
import { CommandsProvider } from './palette/provider.tsx'
import { RulesProvider } from './rulebook/rules.tsx'
import { AboutScreen } from './screens/about/about.tsx'
import { BeginAnywhere } from './screens/campaigns/begin-anywhere.tsx'
import { CampaignsScreen } from './screens/campaigns/campaigns.tsx'
import { OpenedFile } from './screens/campaigns/opened-file.tsx'
import { HallScreen } from './screens/hall/hall.tsx'
import { RecordsScreen } from './screens/records/records.tsx'
import { RulebookScreen } from './screens/rulebook/screen.tsx'
import { Unbroken } from './screens/safety/broken-screen.tsx'
import { Connection } from './screens/safety/connection.tsx'
import { SafetyScreen } from './screens/safety/safety.tsx'
import { SettingsScreen } from './screens/settings/settings.tsx'
import { ShelfScreen } from './screens/shelf/shelf.tsx'
import { AnyTable } from './table/any-table.tsx'

// The app never opens with these. The charts load with the screens that draw them.
const CharacterScreen = later(async () => (await import('./screens/character/character.tsx')).CharacterScreen, 'Loading the record…')
const ChronicleScreen = later(async () => (await import('./screens/chronicle/chronicle.tsx')).ChronicleScreen, 'Reading the chronicle…')
const StoryScreen = later(async () => (await import('./screens/chronicle/story.tsx')).StoryScreen, 'Loading the story…')
const ReplayScreen = later(async () => (await import('./screens/replay/replay.tsx')).ReplayScreen, 'Loading the replay…')
const LabScreen = later(async () => (await import('./screens/lab/lab.tsx')).LabScreen, 'Opening the Lab…')
const PuzzlesScreen = later(async () => (await import('./screens/puzzles/puzzles.tsx')).PuzzlesScreen, 'Setting up the puzzles…')
const PaperScreen = later(async () => (await import('./screens/paper/paper.tsx')).PaperScreen, 'Laying out the sheets…')
const BlankScreen = later(async () => (await import('./screens/print/blank.tsx')).BlankScreen, 'Drawing the sheets…')
const ChartsScreen = later(async () => (await import('./screens/print/charts.tsx')).ChartsScreen, 'Setting the charts…')
const PosterScreen = later(async () => (await import('./screens/print/poster.tsx')).PosterScreen, 'Drawing the board…')
const PrintScreen = later(async () => (await import('./screens/print/print.tsx')).PrintScreen, 'Loading the records…')

interface AppProps {
  readonly client: Client
  /** Every game the app has. */
  readonly games?: readonly GamePage[]
}

/** The whole page on one client. An answer of the host is fetched again only when the host says it has changed. */
export function App({ client, games = PAGES }: AppProps) {
  const [queries] = useState(newQueries)
  useEffect(() => markWhileAsking(document.documentElement, queries), [queries])
  useEffect(fetchLater, [])
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <Connection>
          <GamePagesContext value={games}>
            <Unbroken>
              <Pages />
            </Unbroken>
            <Aloud />
          </GamePagesContext>
        </Connection>
      </ClientProvider>
    </QueryClientProvider>
  )
}

/** Everything on the page, with the rules and the surface of the game it is about. */
function Pages() {
  useUsualHabits()
  const game = useGameHere()
  const games = useGamePages()
  useEffect(() => {
    document.documentElement.dataset.game = game
  }, [game])
  return (
    <RulesProvider game={game}>
      <CommandsProvider>
        <BeginAnywhere />
        <OpenedFile />
        {games.reduceRight<ReactNode>((inner, { id, Around }) => (Around ? <Around key={id}>{inner}</Around> : inner), <Screen />)}
      </CommandsProvider>
    </RulesProvider>
  )
}

/** Where no game is named, it is the one the app is named after. */
function Rules({ rule, game }: { readonly rule: string | null; readonly game?: string }) {
  const [home] = useGamePages()
  return <RulebookScreen rule={rule} game={game ?? home?.id ?? ''} />
}

function newQueries(): QueryClient {
  const queries = { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false }
  return new QueryClient({ defaultOptions: { queries, mutations: { retry: false } } })
}

function Screen() {
  const place = usePlace()
  switch (place.kind) {
    case 'hall':
      return <HallScreen campaign={place.campaign} game={place.game ?? null} />
    case 'campaigns':
      return <CampaignsScreen />
    case 'shelf':
      return <ShelfScreen />
    case 'table':
      return <AnyTable key={place.session} session={place.session} />
    case 'character':
      return <CharacterScreen key={place.character} character={place.character} />
    case 'chronicle':
      return <ChronicleScreen key={place.campaign} campaign={place.campaign} />
    case 'story':
      return <StoryScreen key={place.session} session={place.session} isAtLost={place.lost ?? false} />
    case 'replay':
      return (
        <ReplayScreen
          key={place.session}
          session={place.session}
          input={place.input}
          plays={place.plays ?? false}
          exact={place.exact ?? false}
        />
      )
    case 'paper':
      return <PaperScreen key={place.campaign} campaign={place.campaign} />
    case 'records':
      return <RecordsScreen />
    case 'puzzles':
      return <PuzzlesScreen />
    case 'lab':
      return <LabScreen game={place.game} campaign={place.campaign} job={place.job} bar={place.bar} />
    case 'rules':
      return <Rules {...place} />
    case 'safety':
      return <SafetyScreen />
    case 'settings':
      return <SettingsScreen />
    case 'about':
      return <AboutScreen />
    case 'print':
      if (place.of === 'blank') return <BlankScreen key={place.id} campaign={place.id} />
      if (place.of === 'charts') return <ChartsScreen key={place.id} game={place.id} />
      if (place.of === 'board') return <PosterScreen key={place.id} session={place.id} input={place.input} />
      return <PrintScreen key={place.id} of={place.of} id={place.id} />
  }
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fixtureClient } from '../fixtures/client.ts'
import { SIMULATION } from '../fixtures/simulation.ts'
import { PAGES } from '../game-list.ts'
import { GamePagesContext } from '../game-pages.ts'
import { ClientProvider } from '../host/client.tsx'
import { RulesProvider } from '../rulebook/rules.tsx'

interface PageProps {
  readonly title: string
  /** The game whose parts they are. */
  readonly game?: string
  readonly children: ReactNode
}

const CLIENT = fixtureClient({ 'game.simulate': () => SIMULATION })

/** A page of the gallery: parts of the app side by side, each with the providers it needs. */
export function Page({ title, game = PAGES[0]?.id ?? '', children }: PageProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={CLIENT}>
        <GamePagesContext value={PAGES}>
          <RulesProvider game={game}>
            <main className="gallery">
              <header className="gallery-head">
                <h1 className="display">{title}</h1>
                <a href="?">The whole gallery</a>
              </header>
              {children}
            </main>
          </RulesProvider>
        </GamePagesContext>
      </ClientProvider>
    </QueryClientProvider>
  )
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Client } from '../electron/contract/index.ts'
import { RulesProvider } from './chronicle/rules.tsx'
import { ClientProvider } from './host/client.tsx'
import { Connection } from './host/connection.tsx'
import { usePlace } from './navigation.ts'
import { HallScreen } from './screens/hall/hall.tsx'
import { TableScreen } from './screens/table/table.tsx'

/** The whole page on one client. What the host says is asked again only when the host says it changed. */
export function App({ client }: { readonly client: Client }) {
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <Connection>
          <RulesProvider game="citadel">
            <Screen />
          </RulesProvider>
        </Connection>
      </ClientProvider>
    </QueryClientProvider>
  )
}

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false }, mutations: { retry: false } },
})

function Screen() {
  const place = usePlace()
  const title = place.kind === 'hall' ? 'The hall' : 'A raid'
  useEffect(() => {
    document.title = `${title} · Citadel of Blood`
  }, [title])
  return place.kind === 'hall' ? <HallScreen campaign={place.campaign} /> : <TableScreen key={place.session} session={place.session} />
}

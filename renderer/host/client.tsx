import { createContext, type ReactNode, useContext } from 'react'
import type { Client } from '../../electron/contract/index.ts'

const ClientContext = createContext<Client | null>(null)

export function ClientProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** The host this page talks to. */
export function useClient(): Client {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useClient outside of ClientProvider')
  return client
}

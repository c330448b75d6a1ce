// Before the games, whose manifests import their own style sheets.
import './style/index.css'

import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Trouble } from './frame/trouble.tsx'
import { applySettings } from './settings/applied.ts'
import { loadPreferences } from './settings/preferences.ts'
import { connect } from './transport.ts'

const element = document.getElementById('root')
if (!element) throw new Error('the page has no #root')
const root = createRoot(element)
const show = (page: ReactNode) => {
  applySettings(document.documentElement)
  root.render(page)
}
connect().then(
  async (client) => {
    await loadPreferences(client)
    show(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    )
  },
  (error: unknown) => show(<Trouble error={error instanceof Error ? error : new Error(String(error))} />),
)

import '../electron/contract/no-eval.ts'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Trouble } from './screens/trouble.tsx'
import { applySettings } from './settings/applied.ts'
import './style/index.css'
import { connect } from './transport.ts'

const element = document.getElementById('root')
if (!element) throw new Error('the page has no #root')
applySettings(document.documentElement)
const root = createRoot(element)
connect().then(
  (client) =>
    root.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  (error: unknown) => root.render(<Trouble error={error instanceof Error ? error : new Error(String(error))} />),
)

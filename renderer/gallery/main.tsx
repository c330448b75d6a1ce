import '../style/index.css'
import './gallery.css'

import { createRoot } from 'react-dom/client'
import { applySettings } from '../settings/applied.ts'
import { Gallery } from './gallery.tsx'

// Everything the app can show: `npm run gallery`. Not part of the app's bundle.
const query = new URLSearchParams(location.search)
const theme = query.get('theme')
applySettings(document.documentElement)
if (theme) document.documentElement.dataset.theme = theme
const element = document.getElementById('root')
if (!element) throw new Error('the page has no root')
createRoot(element).render(<Gallery query={query} />)

import { createRoot } from 'react-dom/client'
import { App } from '../app.tsx'
import { applySettings } from '../settings/applied.ts'
import { CHRONICLE_SCENES } from './chronicle-scenes.ts'
import { COMBAT_SCENES } from './combat-scenes.ts'
import { SCENES } from './scenes.ts'
import '../style/index.css'

/** Every screen on fixtures: `?scene=fight`, `&theme=dark`. Not part of the app's bundle. */
const query = new URLSearchParams(location.search)
const scenes = { ...SCENES, ...CHRONICLE_SCENES, ...COMBAT_SCENES }
const scene = scenes[query.get('scene') ?? 'explore']
const theme = query.get('theme')
applySettings(document.documentElement)
if (theme) document.documentElement.dataset.theme = theme
const element = document.getElementById('root')
if (!element || !scene) throw new Error(`scenes: ${Object.keys(scenes).join(', ')}`)
location.hash = scene.at
createRoot(element).render(<App client={scene.client} />)

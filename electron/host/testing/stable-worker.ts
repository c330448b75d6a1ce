import { serveWork } from '../work/serve.ts'
import { stableGame } from './stable-game.ts'

// A worker thread that knows the tests' second game with campaigns, and no other.

serveWork([stableGame])

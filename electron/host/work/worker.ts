import { GAMES } from '../../../engine/registry.ts'
import { serveWork } from './serve.ts'

// The start of a worker thread, a file of its own in the built app too.

serveWork(GAMES)

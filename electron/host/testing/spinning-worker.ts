import { serveWork } from '../work/serve.ts'
import { stableGame } from './stable-game.ts'

// A worker thread in which the rules of the tests' second game never come to an end.

function spin(): never {
  for (;;);
}

serveWork([{ ...stableGame, resume: spin }])

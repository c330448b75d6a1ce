import { afterEach, describe, expect, test } from 'vitest'
import { hidingGames } from '../testing/hiding-games.ts'
import { keepsSecretsOnHosts } from '../testing/secrecy.ts'
import { thrownIn } from '../testing/thrown-in.ts'
import { closeWorlds } from '../testing/two-worlds.ts'

// What a game hides stays hidden on the host: a few pairs of worlds of each kind. `npm run endure -- secrecy` compares hundreds.

const PAIRS = 9
const ANSWERS = 7
const CALLS = 40

afterEach(closeWorlds)

describe.each(hidingGames().map(({ title, hiding }) => [title, hiding] as const))('%s', (_title, hiding) => {
  test('shows a seat the same in two worlds that differ in what it may not know', async () => {
    let compared = 0
    for (let n = 0; n < PAIRS; n++) compared += (await keepsSecretsOnHosts(hiding, 'few', n, ANSWERS))?.compared ?? 0
    expect(compared).toBeGreaterThanOrEqual(PAIRS)
  })

  test('shows nobody a bot’s side while bots play, nor when they are stopped', async () => {
    const { calls, wrong } = await thrownIn(hiding, 'few', CALLS)
    expect(wrong).toEqual([])
    expect(calls).toBeGreaterThanOrEqual(CALLS)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { cave } from '../../../../engine/cave/proof/index.ts'
import { tables } from '../../../../engine/cave/tables/index.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import { eventsOf, replay } from '../../../../engine/kernel/proof/golden.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { follow } from './follow.ts'
import { courseOf, gaugesOf } from './race.ts'

const TABLES = tables()
const SOME = 12

/** What the chronicle alone tells of everybody. */
function known({ players, lying, crystal, dark, round }: CaveView) {
  return {
    ...{ crystal, dark, round },
    lying: Object.fromEntries(Object.entries(lying).map(([space, { cards, gold }]) => [space, { cards: cards.toSorted(), gold }])),
    players: players.map(({ seat, character, at, lives, gold, objects, followers, alignment, strength, craft, trophies, spells }) =>
      character === null
        ? { seat, character }
        : {
            ...{ seat, character, at, lives, gold, alignment },
            objects: objects.toSorted(),
            followers: followers.toSorted(),
            strength: strength?.counters,
            craft: craft?.counters,
            trophies: trophies.map(({ id }) => id).toSorted(),
            spells: spells.count,
          },
    ),
  }
}

const GOLDEN = resolve(import.meta.dirname, '../../../../engine/cave/proof/golden')

const PLAYED = readdirSync(GOLDEN)
  .map((file) => ({ file, golden: JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')) }))
  .filter(({ golden }) => golden.scenario === null)
  .slice(0, SOME)

test.each(PLAYED)('$file: the chronicle followed from its beginning leads to the table at its end', ({ golden }) => {
  const session = replay(cave, golden)
  const log = eventsOf(session).map(
    (event, n): LogEntry => ({ n, rule: event.rule, type: event.type, text: '', data: JSON.parse(JSON.stringify(event)) }),
  )
  const last: CaveView = JSON.parse(JSON.stringify(cave.game.view(session.state, 0)))
  const course = courseOf(log, last, TABLES)
  const blank: CaveView = {
    ...last,
    round: 0,
    crystal: null,
    dark: null,
    lying: {},
    players: last.players.map((player) => ({ ...player, character: null })),
  }
  const followed = log.reduce((view, entry) => follow(view, entry, TABLES), blank)
  expect(known(followed)).toEqual(known(last))
  for (const player of last.players.filter(({ toad }) => toad === 0)) {
    const lap = course.laps.get(player.seat)?.at(-1)
    expect(lap).toEqual({
      round: last.round,
      strength: player.strength?.combat ?? 0,
      craft: player.craft?.total ?? 0,
      wealth: player.character === null ? 0 : player.wealth,
    })
    expect(gaugesOf(player, TABLES).strength).toBe(player.strength?.combat ?? 0)
  }
})

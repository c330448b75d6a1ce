import { beforeEach, expect, test } from 'vitest'
import { getCampaign } from './campaigns.ts'
import { listRoster } from './characters.ts'
import { abandonSession } from './choices.ts'
import { readGame, readGames } from './chronicle.ts'
import { markOf } from './lineage.ts'
import { gameNumbers } from './numbering.ts'
import { type CampaignDatabase, openMemory } from './open.ts'
import { sessionCards } from './sessions.ts'
import { AT, beginRaid, fillCampaign, must } from './testing/raid.ts'
import { enterCharacters } from './transfer.ts'

// One number for a game, whoever asks.

let db: CampaignDatabase
beforeEach(() => {
  db = must(openMemory())
  fillCampaign(db)
  beginRaid(db)
})

/** Numbers the games of `c` after so many on paper. */
const afterPaper = (games: number) => must(enterCharacters(db, 'c', [], AT, games))

test('games are numbered after those on paper, in every list', () => {
  must(abandonSession(db, { session: 's', revision: 0, outcome: { kind: 'abandoned', text: '' }, at: AT }))
  beginRaid(db, { id: 't' })
  beginRaid(db, { id: 'alone', campaign: null, party: [] })
  expect([...gameNumbers(db, 'c')]).toEqual([
    ['s', 1],
    ['t', 2],
  ])
  afterPaper(12)
  expect(getCampaign(db, 'c')?.gamesBefore).toBe(12)
  expect([...gameNumbers(db, null)]).toEqual([
    ['s', 13],
    ['t', 14],
  ])
  expect(readGames(db, 'c').map(({ raid }) => raid)).toEqual([13, 14])
  expect(['s', 't', 'alone'].map((id) => readGame(db, id)?.raid)).toEqual([13, 14, null])
  expect(sessionCards(db).map(({ id, raid }) => [id, raid])).toEqual([
    ['alone', null],
    ['t', 14],
    ['s', 13],
  ])
  // A list of open games alone numbers them no differently.
  expect(sessionCards(db, { campaign: 'c', status: 'open' }).map(({ raid }) => raid)).toEqual([14])
  expect(listRoster(db, 'c').map(({ raids }) => raids.map(({ raid }) => raid))).toEqual([
    [13, 14],
    [13, 14],
  ])
})

test('another campaign has numbers of its own', () => {
  fillCampaign(db, 'd')
  beginRaid(db, { id: 'other', campaign: 'd', party: ['id-una-d'] })
  afterPaper(12)
  expect([...gameNumbers(db, null)]).toEqual([
    ['s', 13],
    ['other', 1],
  ])
})

test('a change of the number is a change of the campaign', () => {
  const before = markOf(db, 'c')
  afterPaper(12)
  expect(markOf(db, 'c')).not.toBe(before)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Tale } from '../engine/kernel/tale-types.ts'
import { abandonSession, commitChoice, commitUndo } from './choices.ts'
import { keepTales, readGame, readGames, readLives, readMembers } from './chronicle.ts'
import { type CampaignDatabase, closeDatabase, openMemory } from './open.ts'
import { AT, beginRaid, choice, fillCampaign, must } from './testing/raid.ts'

let db: CampaignDatabase
beforeEach(() => {
  db = must(openMemory())
  fillCampaign(db)
})
afterEach(() => closeDatabase(db))

const TALE: Tale = {
  ...{ version: 1, text: 'They "left","chapters": .', turns: 3, depth: 1, explored: 2, people: [], kills: [] },
  luck: { faces: [1, 0, 0, 0, 0, 0], kinds: [] },
  chapters: [{ turn: 1, kind: 'end', title: 'The end', lines: [{ rule: '17.0', text: 'They left.', tone: 'good' }], from: 0, to: 1 }],
}
const LEFT = { kind: 'left', text: 'They left.' }

test('a tale is written with the end of its raid, and gone when the end is taken back', () => {
  beginRaid(db)
  must(commitChoice(db, choice(1, 0, { status: 'ended', outcome: LEFT, tale: TALE })))
  expect(readGame(db, 's')).toMatchObject({ campaign: 'c', raid: 1, status: 'ended', outcome: LEFT, inputs: 1, tale: TALE })
  must(commitUndo(db, { session: 's', revision: 1, to: 0, at: AT }))
  expect(readGame(db, 's')).toMatchObject({ status: 'open', outcome: null, tale: null })
})

test('a raid that is given up has its tale too', () => {
  beginRaid(db)
  must(abandonSession(db, { session: 's', revision: 0, outcome: { kind: 'abandoned', text: 'Given up.' }, tale: TALE, at: AT }))
  expect(readGame(db, 's')).toMatchObject({ status: 'abandoned', outcome: { kind: 'abandoned' }, tale: TALE })
})

test('the raids of a campaign are numbered in the order in which they began, and read without chapters', () => {
  fillCampaign(db, 'd')
  beginRaid(db)
  must(commitChoice(db, choice(1, 0, { status: 'ended', outcome: LEFT, tale: TALE })))
  beginRaid(db, { id: 'e', campaign: 'd', party: ['id-una-d'] })
  beginRaid(db, { id: 't', party: ['id-una'] })
  beginRaid(db, { id: 'quick', campaign: null, party: [] })
  const { chapters: _, ...figures } = TALE
  expect(readGames(db, 'c').map(({ session, raid, tale }) => [session, raid, tale])).toEqual([
    ['s', 1, figures],
    ['t', 2, null],
  ])
  expect(readGames(db).map(({ session, raid }) => [session, raid])).toEqual([
    ['s', 1],
    ['e', 1],
    ['t', 2],
  ])
  expect(readGame(db, 't')).toMatchObject({ raid: 2 })
  expect(readGame(db, 'quick')).toMatchObject({ campaign: null, raid: null })
  expect(readGame(db, 'none')).toBeNull()
  expect(readMembers(db, 'c').map(({ session, slug, character }) => [session, slug, character])).toEqual([
    ['s', 'almuric', 'id-almuric'],
    ['s', 'una', 'id-una'],
    ['t', 'una', 'id-una'],
  ])
  expect(readMembers(db)).toHaveLength(4)
})

test('a tale of another shape is none; one told anew is kept, but not of a raid that is open', () => {
  beginRaid(db)
  must(keepTales(db, new Map([['s', TALE]])))
  expect(readGame(db, 's')?.tale).toBeNull()
  must(commitChoice(db, choice(1, 0, { status: 'ended', outcome: LEFT })))
  db.raw.prepare('UPDATE sessions SET tale = \'{"version": 0}\'').run()
  expect([readGame(db, 's')?.tale, readGames(db, 'c')[0]?.tale]).toEqual([null, null])
  must(keepTales(db, new Map([['s', TALE]])))
  expect(readGame(db, 's')?.tale).toEqual(TALE)
})

test('lives show nothing of an open game until it is over: who gains, who falls, who comes', () => {
  const before = readLives(db)
  beginRaid(db)
  const bors = { id: 'id-bors', slug: 'bors', name: 'Bors', race: 'dwarf', kind: 'initiate', sheet: { id: 'bors', name: 'Bors' } }
  must(commitChoice(db, choice(1, 0, { characters: { created: [bors], changed: [{ slug: 'una', status: 'dead' }] } })))
  expect(readLives(db)).toEqual(before)
  must(commitChoice(db, choice(2, 1, { status: 'ended', outcome: LEFT })))
  expect(readLives(db).map(({ slug, status, worth }) => [slug, status, worth])).toEqual([
    ['almuric', 'living', 3],
    ['una', 'dead', 40],
    ['bors', 'living', 0],
  ])
})

test('lives are what everybody of every campaign has now', () => {
  expect(readLives(db)).toEqual([
    {
      character: 'id-almuric',
      ...{ slug: 'almuric', race: 'human', kind: 'hero' },
      name: 'Almuric',
      campaign: 'c',
      campaignName: 'The long road',
      game: 'citadel',
      status: 'living',
      portrait: null,
      exits: 0,
      worth: 0,
    },
    {
      character: 'id-una',
      ...{ slug: 'una', race: 'elf', kind: 'initiate' },
      name: 'Una',
      campaign: 'c',
      campaignName: 'The long road',
      game: 'citadel',
      status: 'living',
      portrait: null,
      exits: 0,
      worth: 40,
    },
  ])
})

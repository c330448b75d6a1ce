import { expect, it } from 'vitest'
import { stableGame } from '../testing/stable-game.ts'
import { rankings, type ToldGame } from './rankings.ts'

const FATES = { ann: 'came-out', bob: 'abandoned' } as const

/** The nth game of the campaign, with these people in it. */
function game(raid: number, ...who: readonly (keyof typeof FATES)[]): ToldGame {
  const people = who.map((slug) => ({
    ...{ slug, name: slug, fate: FATES[slug], experience: 0, gold: 0, jewels: [], kills: 0, victory: false, deeds: [] },
  }))
  const luck = { faces: [0, 0, 0, 0, 0, 0] as const, kinds: [] }
  const tale = { version: 1, text: 'Over.', turns: 4, depth: 0, explored: 0, people, kills: [], luck } as const
  const head = { session: `s${raid}`, campaign: 'home', campaignName: 'Home', game: 'stable', rulesVersion: '1', raid } as const
  return { ...head, status: 'ended', outcome: null, begunAt: '', endedAt: '', inputs: 9, tale }
}

const WHO = { race: 'human', kind: 'gladiator' } as const

it('a career knows games given up and games rested', () => {
  const told = [game(1, 'ann', 'bob'), game(2, 'bob'), game(3), game(4, 'ann'), game(5)]
  const raiders = told.flatMap(({ session, tale }) =>
    (tale?.people ?? []).map(({ slug, name }) => ({ session, slug, character: slug, name })),
  )
  const life = {
    ...WHO,
    campaign: 'home',
    campaignName: 'Home',
    game: 'stable',
    status: 'living',
    exits: 1,
    worth: 0,
    portrait: null,
  } as const
  const lives = (['ann', 'bob'] as const).map((character) => ({ ...life, character, slug: character, name: character }))
  const value = (of: 'rested' | 'brokenOff') => {
    const list = {
      id: of,
      title: of,
      unit: 'games',
      of: 'careers',
      value: (career: { readonly [field in typeof of]: number }) => career[of],
    } as const
    const [found] = rankings([{ game: { ...stableGame, rankings: [list] }, told, raiders, lives }])
    return found?.rows.map(({ label, value: count }) => [label, count])
  }
  expect(value('rested')).toEqual([
    ['bob', 3],
    ['ann', 1],
  ])
  expect(value('brokenOff')).toEqual([['bob', 2]])
})

it('a row of a character carries the portrait that was chosen as long as the game has it, else the face of its kind; a game has none', () => {
  const told = [game(1, 'ann', 'bob')]
  const raiders = (['ann', 'bob'] as const).map((slug) => ({ session: 's1', slug, character: slug, name: slug }))
  const life = { ...WHO, campaign: 'home', campaignName: 'Home', game: 'stable', status: 'living', exits: 1, worth: 0 } as const
  const [portrait = ''] = stableGame.roster?.portraits ?? []
  const lives = [
    { ...life, character: 'ann', slug: 'ann', name: 'ann', portrait },
    { ...life, character: 'bob', slug: 'bob', name: 'bob', portrait: 'face-of-old' },
  ]
  const head = { title: '', unit: '' }
  const lists = [
    { ...head, id: 'careers', of: 'careers', value: () => 1 },
    { ...head, id: 'people', of: 'people', value: () => 1 },
    { ...head, id: 'games', of: 'games', value: () => 1 },
  ] as const
  const found = rankings([{ game: { ...stableGame, rankings: lists }, told, raiders, lives }])
  expect(portrait).not.toBe('')
  expect(found.map(({ rows }) => rows.map((row) => row.portrait))).toEqual([[portrait, 'x-hood'], [portrait, 'x-hood'], [null]])
})

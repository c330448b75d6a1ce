import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Campaign, Checked, GameInfo, GameRecord, SessionRow, Template } from '../../../electron/contract/index.ts'
import { hero } from '../../../engine/hero/index.ts'
import { PRESETS } from '../../../engine/hero/tables/index.ts'
import { App } from '../../app.tsx'
import { PAGES } from '../../game-list.ts'
import type { GamePage } from '../../game-page.ts'
import { type Answers, fixtureClient } from '../../games/citadel/fixtures/client.ts'
import { session } from '../../games/citadel/fixtures/raid.ts'

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/shelf'
})
afterEach(cleanup)

const GAMES: GameInfo[] = [
  {
    id: 'citadel',
    title: 'Citadel of Blood',
    seats: { min: 1, max: 6 },
    rulesVersion: '1',
    variants: [],
    variantWords: {},
    secret: false,
    graded: false,
    habits: [],
    campaign: null,
    lab: null,
  },
  {
    id: 'hero',
    title: 'HERO',
    seats: { min: 2, max: 3 },
    rulesVersion: '1',
    variants: [],
    variantWords: {},
    secret: true,
    graded: false,
    habits: [],
    campaign: null,
    lab: null,
  },
]

function row(part: Partial<SessionRow>): SessionRow {
  return {
    session: 's1',
    game: 'hero',
    campaign: null,
    raid: null,
    status: 'open',
    revision: 4,
    inputs: 4,
    seats: ['Ann', 'Bert'],
    party: [],
    outcome: null,
    createdAt: '2026-01-01T10:00:00Z',
    updatedAt: '2026-01-02T10:00:00Z',
    ...part,
  }
}

const OVER: GameRecord = {
  session: 'over',
  game: 'hero',
  title: 'HERO',
  players: [
    { name: 'Ann', bot: null },
    { name: 'Abelard', bot: 'master' },
  ],
  outcome: {
    kind: 'heart',
    text: 'Brunhold wins her heart.',
    turns: 21,
    standings: [
      { id: 'c', label: 'Brunhold', score: 812, detail: 'Courage 700, charm 112.', winner: true },
      { id: 'a', label: 'Sir Roderick', score: 40 },
    ],
  },
  inputs: 400,
  begunAt: '2026-01-01T10:00:00Z',
  endedAt: '2026-01-01T12:00:00Z',
}

const WINTER: Campaign = {
  ...{ id: 'w', name: 'The Long Winter', game: 'citadel', variants: [], variantWords: {}, undo: 'honest', archived: false },
  ...{ roster: { living: 0, dead: 0, lost: 0, retired: 0 }, raids: { open: 1, ended: 0, abandoned: 0 }, gamesBefore: 0, victories: 0 },
  ...{ createdAt: '2026-01-01T10:00:00.000Z', playedAt: null },
}

const [RODERICK] = PRESETS
const KEPT: Template = {
  id: 't1',
  game: 'hero',
  name: 'Una',
  sheet: JSON.parse(JSON.stringify({ ...RODERICK, name: 'Una' })),
  savedAt: '2026-01-01T10:00:00Z',
}

function show(answers: Answers = {}, games = PAGES) {
  const client = fixtureClient({
    'app.info': () => ({ name: 'Citadel', version: '1', platform: 'linux', games: GAMES }),
    'game.list': () => [],
    'campaign.list': () => [],
    'records.games': () => [],
    'template.list': () => [],
    'game.tables': () => Object(hero.tables()),
    ...answers,
  })
  return render(<App client={client} games={games} />)
}

/** Takes a game's box from the board. */
async function take(title: string): Promise<void> {
  const boxes = within(await screen.findByRole('region', { name: 'The games' }))
  fireEvent.click(boxes.getByRole('button', { name: new RegExp(`^${title}`) }))
}

const region = (name: string) => within(screen.getByRole('region', { name }))

test('nothing played yet: the games as boxes, the card of the first, and what will be listed', async () => {
  show()
  const games = within(await screen.findByRole('region', { name: 'The games' }))
  expect(games.getAllByRole('button')).toHaveLength(PAGES.length)
  expect(screen.getByRole('button', { name: 'A ready party goes in' })).toBeInTheDocument()
  expect(region('Open games').getByText('none')).toBeInTheDocument()
  expect(region('Finished games').getByText('Your finished games will be listed here.')).toBeInTheDocument()
  const kept = within(await screen.findByRole('region', { name: 'Kept heroes' }))
  expect(await kept.findByText(/No hero is kept yet/)).toBeInTheDocument()
  await take('HERO')
  expect(screen.getByRole('button', { name: 'A ready courtship' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New game of HERO' })).toBeInTheDocument()
})

test('after a game is over the card offers that game, and of a game with campaigns its hall', async () => {
  show({ 'records.games': () => [{ ...OVER, game: 'cave', title: 'Talisman: The Cave' }] })
  expect(await screen.findByRole('button', { name: 'A ready delver' })).toBeInTheDocument()
  cleanup()
  show({ 'campaign.list': () => [{ ...WINTER, playedAt: '2026-02-01T10:00:00.000Z' }], 'records.games': () => [OVER] })
  fireEvent.click(await screen.findByRole('button', { name: 'Open hall' }))
  expect(location.hash).toBe('#/campaign/w')
})

test('a what-if stands in the list by what it is, and never takes the card', async () => {
  const tried = row({ session: 'w', branchOf: { session: 's1', input: 3 }, seats: ['Player 1'], updatedAt: '2026-03-01T10:00:00Z' })
  show({ 'game.list': () => [tried, row({})], 'game.view': () => ({ ...session({} as never, null), game: 'hero' }) })
  const open = within(await screen.findByRole('region', { name: 'Open games' }))
  expect(open.getAllByRole('link')[0]).toHaveTextContent('What-if from choice 3')
  fireEvent.click(screen.getByRole('button', { name: 'Continue the game' }))
  expect(location.hash).toBe('#/play/s1')
})

test('open games say whose turn it is and never what is asked; a raid is among them', async () => {
  const asked = { id: 'd4', seat: 1, kind: 'pick', rule: '206', topic: 'block', prompt: 'Does the ogre hold the door?' } as const
  show({
    'campaign.list': () => [WINTER],
    'game.list': () => [
      row({
        ...{ session: 'raid', game: 'citadel', campaign: 'w', seats: ['Ann'], updatedAt: '2026-01-01T10:00:00Z' },
        party: [
          { id: 'c1', name: 'Una' },
          { id: 'c2', name: 'Borri' },
        ],
      }),
      row({}),
    ],
    'game.view': ({ session: id }) => ({
      ...session({} as never, asked),
      session: id,
      game: 'hero',
      seats: ['Ann', 'Bert'],
      view: { game: 'hero', phase: 'hero', turn: 3, sections: [], catacomb: {} },
    }),
  })
  const open = within(await screen.findByRole('region', { name: 'Open games' }))
  expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/play/s1', '#/play/raid'])
  expect(open.getByRole('link', { name: 'Una and Borri' })).toBeInTheDocument()
  expect(open.getByText(/^Citadel of Blood, The Long Winter\./)).toBeInTheDocument()
  // It is given up in its hall, which says what becomes of each.
  expect(open.getAllByRole('button', { name: /Give up/ })).toHaveLength(1)
  expect((await open.findAllByText(/HERO\. Turn 3: Bert to decide\./)).length).toBe(1)
  expect(document.body).not.toHaveTextContent('ogre')
  fireEvent.click(screen.getByRole('button', { name: 'Continue the game' }))
  expect(location.hash).toBe('#/play/s1')
})

test('a game is given up only after asking', async () => {
  const given: unknown[] = []
  show({
    'game.list': () => [row({})],
    'game.view': () => ({ ...session({} as never, null), game: 'hero' }),
    'game.abandon': (input) => {
      given.push(input)
      return session({} as never, null)
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Give up the game of Ann and Bert' }))
  expect(given).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give up' }))
  await waitFor(() => expect(given).toEqual([{ session: 's1', revision: 4 }]))
})

test('what-ifs, and games from files and the Lab, are deleted where they stand, after asking; a game that counts is not', async () => {
  const deleted: unknown[] = []
  const rows = [
    row({ session: 'file', fromFile: true, outcome: { kind: 'won', text: 'Una came home.' }, status: 'ended' }),
    row({ session: 'lab', lab: true, outcome: { kind: 'won', text: 'Pia came home.' }, status: 'ended' }),
    row({ session: 'open-if', branchOf: { session: 's1', input: 7 } }),
    row({ session: 'over-if', branchOf: { session: 's1', input: 9 }, outcome: { kind: 'won', text: 'Odo came home.' }, status: 'ended' }),
    row({}),
  ]
  show({
    'game.list': ({ status } = {}) =>
      rows.filter((one) => !deleted.includes(one.session) && (status === undefined || one.status === status)),
    'game.view': () => ({ ...session({} as never, null), game: 'hero' }),
    'session.delete': ({ session: id }) => {
      deleted.push(id)
      return { session: id }
    },
  })
  for (const [region, name, id] of [
    ['From files', 'Una came home.', 'file'],
    ['From the Lab', 'Pia came home.', 'lab'],
    ['What-ifs', 'Odo came home.', 'over-if'],
    ['Open games', 'What-if from choice 7', 'open-if'],
  ] as const) {
    const list = within(await screen.findByRole('region', { name: region }))
    fireEvent.click(await list.findByRole('button', { name: `Delete: ${name}` }))
    expect(deleted).not.toContain(id)
    const dialog = within(screen.getByRole('dialog', { name: region.startsWith('From') ? 'Delete this game?' : 'Delete this what-if?' }))
    expect(dialog.getByText(new RegExp(name))).toBeInTheDocument()
    fireEvent.click(dialog.getByRole('button', { name: 'Delete it' }))
    await waitFor(() => expect(deleted).toContain(id))
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  }
  expect(screen.queryAllByRole('button', { name: /^Delete/ })).toEqual([])
  expect(screen.getByRole('button', { name: 'Give up the game of Ann and Bert' })).toBeInTheDocument()
})

test('a finished game shows who won, who played and the scores, and leads to its replay', async () => {
  show({ 'records.games': () => [OVER] })
  const over = within(await screen.findByRole('region', { name: 'Finished games' }))
  expect(over.getByRole('link', { name: 'Replay: Brunhold wins her heart.' })).toHaveAttribute('href', '#/replay/over/0')
  expect(over.getByText('HERO, 21 turns. Ann and Abelard (master bot).')).toBeInTheDocument()
  expect(over.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Brunhold wins'),
    'Brunhold wins812Courage 700, charm 112.',
    'Sir Roderick40',
  ])
})

test('a new game begins as wished for: players, bots, a kept hero, another catacomb, undo', async () => {
  const begun: Checked<'game.start'>[] = []
  show({
    'template.list': () => [KEPT],
    'game.start': (input) => {
      begun.push(input as Checked<'game.start'>)
      return { ...session({} as never, null), session: 'new' }
    },
    'game.view': () => session({} as never, null),
  })
  await take('HERO')
  fireEvent.click(screen.getByRole('button', { name: 'New game of HERO' }))
  const form = within(await screen.findByRole('dialog', { name: 'A new game of HERO' }))
  fireEvent.change(form.getByRole('combobox', { name: 'Players' }), { target: { value: '2' } })
  const [a, c] = form.getAllByRole('group', { name: /^Section/ }).map((group) => within(group))
  if (!a || !c) throw new Error('two seats')
  fireEvent.change(a.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ann' } })
  await a.findByRole('option', { name: 'Una' })
  fireEvent.change(a.getByRole('combobox', { name: 'Hero' }), { target: { value: 'kept:t1' } })
  fireEvent.change(c.getByRole('combobox', { name: 'Played by' }), { target: { value: 'master' } })
  expect(form.getByRole('group', { name: 'Section C the monsters in it are moved by Ann' })).toBeInTheDocument()
  fireEvent.change(await form.findByRole('combobox', { name: 'Where they walk' }), { target: { value: 'm2' } })
  fireEvent.click(form.getByRole('radio', { name: /^Ironman/ }))
  // A press beside the fields leaves the focus on what scrolls.
  fireEvent.keyDown(document.querySelector('.dialog-body') ?? document.body, { key: 'Enter' })
  await waitFor(() => expect(location.hash).toBe('#/play/new'))
  expect(begun).toEqual([
    {
      game: 'hero',
      seats: ['Ann', 'Bathilda'],
      bots: [{ seat: 1, skill: 'master' }],
      options: { catacomb: 'm2', heroes: [KEPT.sheet, null], layout: 'app', undo: 'ironman' },
    },
  ])
})

test('bots in every seat play it out, and the replay opens', async () => {
  const played: unknown[] = []
  show({
    'game.start': () => ({ ...session({} as never, null), session: 'new' }),
    'game.auto': (input) => {
      played.push(input)
      return session({} as never, null)
    },
    'game.replay': () => session({} as never, null),
    'game.view': () => session({} as never, null),
  })
  await take('HERO')
  fireEvent.click(screen.getByRole('button', { name: 'New game of HERO' }))
  const form = within(await screen.findByRole('dialog'))
  for (const player of form.getAllByRole('combobox', { name: 'Played by' })) fireEvent.change(player, { target: { value: 'novice' } })
  fireEvent.click(form.getByRole('button', { name: 'Let them play' }))
  await waitFor(() => expect(location.hash).toBe('#/replay/new/0'))
  expect(played).toEqual([{ session: 'new', until: 'end', work: expect.any(String) }])
})

test('every seat needs a name', async () => {
  show()
  await take('HERO')
  fireEvent.click(screen.getByRole('button', { name: 'New game of HERO' }))
  const form = within(await screen.findByRole('dialog'))
  const [name] = form.getAllByRole('textbox', { name: 'Name' })
  if (name) fireEvent.change(name, { target: { value: ' ' } })
  fireEvent.click(form.getByRole('button', { name: 'Begin' }))
  expect(form.getByRole('alert')).toHaveTextContent(/^Every player needs a name\.$/)
  expect(name).toHaveAccessibleDescription('Every player needs a name.')
  expect(document.activeElement).toBe(name)
})

test('a kept hero can be viewed, and deleted after asking', async () => {
  let kept = [KEPT]
  show({
    'template.list': () => kept,
    'template.delete': ({ template }) => {
      kept = []
      return { template }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Una' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Una' }))
  expect(sheet.getByRole('row', { name: /^Long sword in hand/ })).toHaveTextContent(/9$/)
  fireEvent.click(sheet.getByRole('button', { name: 'Delete' }))
  fireEvent.click(within(screen.getByRole('dialog', { name: 'Delete Una?' })).getByRole('button', { name: 'Delete it' }))
  expect(await region('Kept heroes').findByText(/No hero is kept yet/)).toBeInTheDocument()
})

test('a hero from a file replaces one of that name, after a warning; anything else is refused', async () => {
  const saved: unknown[] = []
  show({
    'template.list': () => [KEPT],
    'template.save': (input) => {
      saved.push(input)
      return KEPT
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const form = within(await screen.findByRole('dialog', { name: 'A hero from a file' }))
  const choose = (text: string) =>
    fireEvent.change(form.getByLabelText(/^An exported hero/), { target: { files: [new File([text], 'una.json')] } })
  choose('no hero')
  expect(await form.findByRole('alert')).toHaveTextContent(/^There is no hero in una\.json\.$/)
  expect(form.getByRole('button', { name: 'Import it' })).toHaveProperty('disabled', true)
  choose(JSON.stringify(KEPT.sheet))
  expect(await form.findByText('Una is kept already, and will be replaced.')).toBeInTheDocument()
  fireEvent.click(form.getByRole('button', { name: 'Import it' }))
  await waitFor(() => expect(saved).toEqual([{ game: 'hero', sheet: KEPT.sheet }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('a third game', () => {
  const [, hero] = PAGES
  if (!hero) throw new Error('there is HERO')
  const { NewGame: _, ...plain } = hero
  const FIELD: GamePage = {
    ...plain,
    id: 'field',
    title: 'Field',
    waits: 'The field is not won',
  }
  const third = {
    'app.info': () => ({
      ...{ name: 'Citadel', version: '1', platform: 'linux' },
      games: [
        ...GAMES,
        {
          id: 'field',
          title: 'Field',
          seats: { min: 2, max: 2 },
          rulesVersion: '1',
          variants: [],
          variantWords: {},
          secret: false,
          graded: false,
          habits: [],
          campaign: null,
          lab: null,
        },
      ],
    }),
  }

  test('without a form of its own is begun at once, and no other game’s form opens', async () => {
    const begun: unknown[] = []
    show(
      {
        ...third,
        'game.start': (input) => {
          begun.push(input)
          return { ...session({} as never, null), session: 'new' }
        },
        'game.view': () => session({} as never, null),
      },
      [...PAGES, FIELD],
    )
    await take('Field')
    fireEvent.click(screen.getByRole('button', { name: 'New game of Field' }))
    await waitFor(() => expect(location.hash).toBe('#/play/new'))
    expect(begun).toEqual([{ game: 'field' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the card that leads back to it speaks in its own words', async () => {
    show({ ...third, 'game.list': () => [row({ game: 'field' })], 'game.view': () => ({ ...session({} as never, null), game: 'field' }) }, [
      ...PAGES,
      FIELD,
    ])
    expect(await screen.findByRole('heading', { name: 'The field is not won' })).toBeInTheDocument()
    expect(screen.getByText('Field is open')).toBeInTheDocument()
    expect(screen.queryByText('Alysa still waits')).toBeNull()
  })
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testHost } from '../../../../electron/host/testing/test-host.ts'
import { AGAINST_BOT, atTable } from '../../../fixtures/at-table.tsx'
import { brightButton } from '../../../fixtures/bright-button.ts'
import { arenaView, figureIn } from './view.ts'

const { call, show, lay, card } = atTable('gladiator', testHost)

const ANN = { name: 'Ann', at: [9, 10], sh: 13, ag: 11, ready: 'broadsword', also: 'large-shield', slung: ['dagger'] }
const BOB = { name: 'Bob', side: 'east', at: [9, 14], ready: 'trident' }
/** East's people have acted, so that West decides first. */
const ACTING = { phase: 'action', first: 'east', characters: [ANN, { ...BOB, at: [9, 11], acted: true }] }
const MOVING = { phase: 'move', first: 'west', characters: [ANN, BOB] }

test('has the surface and the rules of its game', async () => {
  await lay({ ...AGAINST_BOT, scenario: MOVING })
  await card('Where will Ann go?')
  expect(document.documentElement.dataset.game).toBe('gladiator')
  await waitFor(() => expect(document.title).toContain('Gladiator!'))
})

describe('moving', () => {
  test('28.4 the card names the squares that are worth it, and one answer gives the facing too', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: MOVING })
    const question = await card('Where will Ann go?')
    fireEvent.click(within(question).getByRole('option', { name: /^Before Bob/ }))
    const keys = within(question).getByRole('group', { name: 'Facing at the end' })
    expect(within(keys).getByRole('button', { name: 'east' })).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(brightButton(question))
    await waitFor(async () => {
      const view = arenaView(await call('game.view', { session, seat: 0 }))
      expect(view && figureIn(view, 'ann')).toMatchObject({ at: [9, 13], facing: 'e', moved: 3 })
    })
    expect(await card('What will Ann do?')).toBeInTheDocument()
  })

  test('29.1 another facing is said by a key beside the move, by the mouse or the arrows', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: MOVING })
    const question = await card('Where will Ann go?')
    const keys = within(question).getByRole('group', { name: 'Facing at the end' })
    fireEvent.click(within(keys).getByRole('button', { name: 'south' }))
    fireEvent.keyDown(within(keys).getByRole('button', { name: 'south' }), { key: 'ArrowUp' })
    expect(within(keys).getByRole('button', { name: 'north' })).toHaveFocus()
    fireEvent.click(within(question).getByRole('button', { name: 'Wait' }))
    await waitFor(async () => {
      const view = arenaView(await call('game.view', { session, seat: 0 }))
      expect(view && figureIn(view, 'ann')).toMatchObject({ at: [9, 10], facing: 'n' })
    })
  })

  test('G-04 whoever is engaged cannot turn his back', async () => {
    const characters = [{ ...ANN, at: [9, 13] }, BOB]
    await lay({ ...AGAINST_BOT, scenario: { ...MOVING, characters } })
    const question = await card('Where will Ann go?')
    expect(within(question).getByRole('button', { name: 'west' })).toBeDisabled()
  })

  test('32.1 after standing up it is a question of its own', async () => {
    const characters = [
      { ...ANN, prone: true },
      { ...BOB, at: [9, 20], acted: true },
    ]
    await lay({ ...AGAINST_BOT, scenario: { phase: 'action', first: 'east', characters } })
    const question = await card('What will Ann do?')
    fireEvent.click(within(question).getByRole('option', { name: /^Stand up/ }))
    fireEvent.click(brightButton(question))
    expect(await card('Which way will Ann face?')).toBeInTheDocument()
  })

  test('33.6 a square has the best that could be done from there: to hit, the mean of SH, to knock down', async () => {
    await lay({ ...AGAINST_BOT, scenario: MOVING })
    const question = await card('Where will Ann go?')
    expect(within(question).getByRole('option', { name: /^Before Bob/ })).toHaveTextContent(
      /50% hit, 3\.66 SH, knocks down \d+\.\d%\s*row 9, column 13; charge of 3, then broadsword on Bob/,
    )
    expect(question.querySelector('.odds-head')).toHaveTextContent(/hit\s*SH\s*down/)
  })

  test('27.1 it says which phase of the turn this is', async () => {
    await lay({ ...AGAINST_BOT, scenario: MOVING })
    const question = await card('Where will Ann go?')
    expect(within(question).getByText('West moves')).toHaveAttribute('aria-current', 'step')
  })
})

test('what is told is cut short by a key, which answers nothing', async () => {
  localStorage.setItem('citadel.settings', '{"pace":"slow","tips":false,"moments":"none"}')
  const { session } = await lay({ ...AGAINST_BOT, scenario: { ...MOVING, characters: [ANN, { ...BOB, at: [9, 30] }] } })
  const inputs = async () => (await call('game.view', { session, seat: 0 })).inputs
  const question = await card('Where will Ann go?')
  fireEvent.click(within(question).getByRole('button', { name: 'south' }))
  fireEvent.click(within(question).getByRole('button', { name: 'Wait' }))
  const rest = await screen.findByRole('button', { name: /^The rest at once/ })
  const before = await inputs()
  fireEvent.keyDown(window, { key: 'Enter' })
  await waitFor(() => expect(rest).not.toBeInTheDocument())
  expect(await inputs()).toBe(before)
  const focused = document.activeElement as HTMLElement
  if (focused.role === 'option') fireEvent.keyDown(focused, { key: 'Enter' })
  else fireEvent.click(focused)
  await waitFor(async () => expect(await inputs()).toBeGreaterThan(before))
})

describe('acting', () => {
  test('33.6 an attack stands with its chance to hit and the mean of SH', async () => {
    await lay({ ...AGAINST_BOT, scenario: ACTING })
    const question = await card('What will Ann do?')
    expect(within(question).getByRole('option', { name: /^Attack: Bob 50% chance, 3\.66 SH/ })).toHaveAttribute('aria-selected', 'true')
  })

  test('12.2 a spell is cast from the menu of the mage, with what it does', async () => {
    const mage = { ...ANN, race: 'mage', sh: 14, ag: 14, iq: 12, ready: 'staff', also: null, slung: [], spells: ['fireball', 'dazzle'] }
    const { session } = await lay({ ...AGAINST_BOT, scenario: { ...ACTING, characters: [mage, { ...BOB, at: [9, 13], acted: true }] } })
    await card('What will Ann do?')
    const board = await screen.findByRole('group', { name: /^The arena\./, busy: false })
    fireEvent.click(within(board).getByRole('button', { name: /^row 9, column 10, Ann/ }))
    const own = await screen.findByRole('menu', { name: 'Ann can' })
    fireEvent.click(within(own).getByRole('menuitem', { name: /^Cast Fireball, Dazzle/ }))
    const spells = await screen.findByRole('menu', { name: 'Cast' })
    expect(within(spells).getByRole('menuitem', { name: /^Dazzle Agility −3 for all enemies/ })).toBeInTheDocument()
    const fireball = () => within(spells).getByRole('menuitem', { name: /^Fireball Bob: 1D6 damage for each SH, up to 5 SH/ })
    fireEvent.click(fireball())
    fireEvent.click(fireball())
    await waitFor(async () => expect((await call('game.view', { session, seat: 0 })).decision?.topic).toBe('cost'))
  })

  test('12.2 what can be done to an enemy opens from his counter, spells too; what cannot stands with its reason in one’s own', async () => {
    const mage = { ...ANN, race: 'mage', sh: 14, ag: 14, iq: 12, ready: 'staff', also: null, slung: [], spells: ['fireball', 'clumsiness'] }
    const { session } = await lay({ ...AGAINST_BOT, scenario: { ...ACTING, characters: [mage, { ...BOB, at: [9, 13], acted: true }] } })
    await card('What will Ann do?')
    const board = await screen.findByRole('group', { name: /^The arena\./, busy: false })
    fireEvent.click(within(board).getByRole('button', { name: /^row 9, column 10, Ann/ }))
    const own = await screen.findByRole('menu', { name: 'Ann can' })
    expect(within(own).getByRole('menuitem', { name: /^Not allowed: Attack No enemy stands in a front square/ })).toBeInTheDocument()
    fireEvent.click(within(board).getByRole('button', { name: /^row 9, column 13, Bob/ }))
    const to = await screen.findByRole('menu', { name: 'To Bob' })
    const clumsiness = () => within(to).getByRole('menuitem', { name: /^Cast Clumsiness Ann: / })
    fireEvent.click(clumsiness())
    fireEvent.click(clumsiness())
    await waitFor(async () =>
      expect((await call('game.view', { session, seat: 0 })).decision?.prompt).toBe('How much strength will go into Clumsiness?'),
    )
  })

  test('37.3 standing orders are given beside the question, and stand', async () => {
    const { session } = await lay({ ...AGAINST_BOT, scenario: ACTING })
    await card('What will Ann do?')
    fireEvent.click(screen.getByRole('button', { name: 'Orders' }))
    const orders = screen.getByRole('region', { name: 'Standing orders' })
    fireEvent.change(within(orders).getByRole('combobox', { name: 'Ann: evade' }), { target: { value: 'deadly' } })
    await waitFor(async () => {
      const view = arenaView(await call('game.view', { session, seat: 0 }))
      expect(view && figureIn(view, 'ann')?.orders?.evade).toBe('deadly')
    })
    await waitFor(() => expect(within(orders).getByRole('combobox', { name: 'Ann: evade' })).toHaveValue('deadly'))
  })
})

test('10.1 the race that is being made is marked, and its points begin as the race has them', async () => {
  const view = await call('game.start', { game: 'gladiator', seed: 'table', ...AGAINST_BOT })
  const { session } = view
  let asked = view
  for (const answer of [{ pick: ['make'] }, { value: 'Vipsa' }, { pick: ['race:elf'] }] as const) {
    const { pick, value } = { pick: undefined, value: undefined, ...answer }
    const given = pick === undefined ? { value: value ?? '' } : { pick: [...pick] }
    asked = await call('game.choose', { session, revision: asked.revision, decision: asked.decision?.id ?? '', ...given })
  }
  show(`#/play/${session}`)
  const question = await card('How much strength and health will the elf have?')
  expect(await screen.findByRole('row', { name: /^Elf/ })).toHaveClass('is-on')
  expect(within(question).getByRole('spinbutton')).toHaveValue(11)
  expect(question).toHaveTextContent('It begins at 11. Each point more takes one from agility.')
})

describe('under the board', () => {
  test('26.1 one’s own numbers are read, of the others what everybody has seen; a press lays a sheet', async () => {
    await lay({ ...AGAINST_BOT, scenario: ACTING })
    await card('What will Ann do?')
    expect(
      within(screen.getByRole('region', { name: 'West' })).getByRole('row', {
        name: /^Ann broadsword, large shield 13 ?\/13 10 3/,
      }),
    )
    expect(within(screen.getByRole('region', { name: 'East' })).getByRole('row', { name: /^Bob trident – – 0/ })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Ann' }))
    const sheet = screen.getByRole('region', { name: 'Sheet of Ann' })
    expect(within(sheet).getByRole('list', { name: 'Arms and armour' })).toHaveTextContent('Dagger')
    fireEvent.click(within(sheet).getByRole('button', { name: 'Both sides' }))
    expect(screen.getByRole('region', { name: 'East' })).toBeInTheDocument()
  })

  test('30.1 the order of action has whoever acts now marked', async () => {
    await lay({ ...AGAINST_BOT, scenario: ACTING })
    await card('What will Ann do?')
    const order = screen.getByRole('region', { name: 'Order' })
    expect(
      within(order)
        .getAllByRole('listitem')
        .find((item) => item.getAttribute('aria-current') === 'step'),
    ).toHaveTextContent('Ann')
    expect(order).toHaveTextContent('Bob has acted')
  })
})

test('26.1 two people at one screen see each other’s squares and not each other’s numbers, without a curtain', async () => {
  const characters = [ANN, { ...BOB, at: [9, 11] }]
  await lay({ seats: ['Ann', 'Ben'], scenario: { phase: 'action', first: 'east', characters } })
  await card(/What will (Ann|Bob) do/)
  const west = screen.getByRole('region', { name: 'West' })
  expect(within(west).getByRole('row', { name: /^Ann broadsword, large shield – – 3/ })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'My numbers' }))
  const shown = screen.getAllByRole('row', { name: / \d+ ?\/\d+ / })
  expect(shown).toHaveLength(1)
})

test('16.6 what only a mage may know is asked behind a curtain', async () => {
  const mage = { name: 'Ossian', race: 'mage', at: [9, 10] }
  await lay({
    seats: ['Ann', 'Ben'],
    scenario: { phase: 'action', first: 'east', characters: [mage, { ...BOB, at: [9, 11], acted: true }] },
  })
  expect(await screen.findByRole('region', { name: 'The screen goes to Ann' })).toBeInTheDocument()
})

test('11.1 the end explains the experience of everybody', async () => {
  const characters = [ANN, { ...BOB, at: [9, 11], now: 1, acted: true, prone: true }]
  await lay({ ...AGAINST_BOT, scenario: { phase: 'action', first: 'east', characters } })
  const question = await card('What will Ann do?')
  fireEvent.click(within(question).getByRole('option', { name: /^Attack: Bob/ }))
  fireEvent.click(brightButton(question))
  expect(await screen.findByRole('heading', { name: 'West wins' })).toBeInTheDocument()
  const earned = await screen.findByRole('table', { name: /^Experience/ })
  expect(within(earned).getByRole('row', { name: /^Ann \d+ \d+ 0 20 \d+/ })).toBeInTheDocument()
  expect(within(earned).getByRole('row', { name: /Bob died and lost everything/ })).toBeInTheDocument()
})

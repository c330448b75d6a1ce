import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { set } from '../../../../engine/cave/proof/table-top.ts'
import { CARDS } from '../../../../engine/cave/tables/index.ts'
import { SPELLS_IN_PLAY } from '../../../../engine/cave/tables/table-types.ts'
import { view as viewOf } from '../../../../engine/cave/view.ts'
import { SpellBacks, Stack } from './card-back.tsx'
import { CardFace, SpellFace } from './card-face.tsx'
import { Crystals } from './crystals.tsx'
import { gaugesOf } from './gauges.tsx'
import { inscriptionOf, spellInscription } from './inscription.ts'
import { Lives } from './lives.tsx'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const copies = CARDS.filter(({ type }) => type !== 'removed').flatMap((card) => card.copies)

test('every copy in play has a face', () => {
  expect(copies).toHaveLength(60 + 23 + 4)
})

test.each(copies)('13%s says what it is, and fights with a figure or does what its line says', (copy) => {
  const face = inscriptionOf(copy)
  expect(face?.name).toBeTruthy()
  expect((face?.by === null ? '' : face?.figure) || face?.line).toBeTruthy()
  expect(`${face?.figure} ${face?.line}`).not.toMatch(/undefined|null|NaN|Attacks with/)
})

test.each(SPELLS_IN_PLAY)('9%s says when it is cast and what it does', (spell) => {
  expect(spellInscription(spell)?.line).toMatch(/^Cast .+\. .+\.$/)
})

test('9.4 a Spell that is taken out has no face, nor has an unknown card', () => {
  const { container } = render(<CardFace card="gnome-king" />)
  expect(container).toBeEmptyDOMElement()
})

test('figures say what a thing adds, or on which faces it saves', () => {
  const figures = ['sword-1', 'shield-1', 'helmet-1', 'solomons-crown', 'minotaur', 'lost-soul', 'mule'].map((copy) => {
    const { figure, by } = inscriptionOf(copy) ?? {}
    return [figure, by]
  })
  expect(figures).toEqual([
    ['+1', null],
    ['5–6', null],
    ['6', null],
    ['+2', null],
    ['7', 'strength'],
    ['3', 'craft'],
    ['', null],
  ])
})

test('a face is read out with its kind, its figure and its line', () => {
  render(<CardFace card="giant-spider" />)
  expect(screen.getByRole('article')).toHaveTextContent(
    'Giant Spider, Animal, Strength 4. If you are beaten, you also miss your next turn.',
  )
})

const ME = {
  character: 'seeress',
  objects: ['sword-1', 'shield-1'],
  followers: ['squire'],
  spells: ['might', 'ward'],
  trophies: ['giant-rat', 'wild-dog'],
}

function table() {
  return set({
    players: [
      { ...ME, at: 'corridor-3' },
      { character: 'deep-miner', objects: ['miners-pick'], spells: ['recall'], followers: ['mule'] },
    ],
  })
}

function sheet(seat: number, onPick = vi.fn()) {
  const { state, decision } = table()
  const view = viewOf(state, 0)
  const player = view.players[seat]
  if (player === undefined) throw new Error('nobody sits there')
  render(<Sheet player={player} options={decision?.options ?? []} picked={[]} onPick={onPick} />)
  return onPick
}

test('5.3 Objects hang on hooks, and free hooks are free', () => {
  sheet(0)
  const objects = screen.getByRole('heading', { name: /^Objects/ }).parentElement
  if (objects === null) throw new Error('no Objects')
  expect(within(objects).getByRole('heading')).toHaveTextContent('Objects 2 of 4')
  expect(within(objects).getAllByText('free')).toHaveLength(2)
})

test('5.5 with the Mule there is always one hook more', () => {
  sheet(1)
  expect(screen.getByRole('heading', { name: /^Objects/ })).toHaveTextContent('Objects 1, no limit')
  expect(screen.getAllByText('free')).toHaveLength(1)
})

test('9.2 own Spells are face up, those of others are backs with their number', () => {
  sheet(0)
  expect(screen.getByRole('heading', { name: /^Spells/ })).toHaveTextContent('Spells 2 of 2')
  expect(screen.getByText(/^Might, Spell/)).toBeInTheDocument()
  cleanup()
  sheet(1)
  expect(screen.getByText('Spell, face down')).toBeInTheDocument()
  expect(screen.queryByText(/Recall/)).toBeNull()
})

test('1.4 trophies fill seven cells', () => {
  sheet(0)
  const trophies = screen.getByRole('heading', { name: /^Trophies/ })
  expect(trophies).toHaveTextContent('Trophies 5 of 7')
  expect(document.querySelectorAll('.v-seven .is-on')).toHaveLength(5)
})

test('a thing with which something can be done is pressed on the sheet', () => {
  const onPick = sheet(0)
  fireEvent.click(screen.getByRole('button', { name: /^Sword/ }))
  expect(onPick).toHaveBeenCalledWith('ditch:sword-1')
})

test('12.5 the gauges count Weapons, and what the Gnome counts', () => {
  const [me] = viewOf(table().state, 0).players
  if (me === undefined) throw new Error('nobody sits there')
  const { strength, craft } = me
  expect(gaugesOf(me).map(({ has, needs }) => [has, needs])).toEqual([
    [(strength?.total ?? 0) + 2, 10],
    [craft?.total, 8],
    [4, 10.5],
  ])
  expect(gaugesOf({ strength: null, craft: null, wealth: 4 }).map(({ has }) => has)).toEqual([0, 0, 0])
})

test('Lives are as many drops as healing leads to, or more', () => {
  const { container, rerender } = render(<Lives lives={1} />)
  expect(screen.getByRole('img', { name: '1 Life' })).toBeInTheDocument()
  expect(container.querySelectorAll('.is-lost')).toHaveLength(3)
  rerender(<Lives lives={6} />)
  expect(container.querySelectorAll('.v-drop')).toHaveLength(6)
})

test('a stack says how many are left and discarded; an empty one has no card', () => {
  const { container } = render(<Stack deck="cave" stock={0} discard={7} />)
  expect(screen.getByRole('figure')).toHaveTextContent('Cave 0 7 discarded')
  expect(container.querySelector('.v-back')).toBeNull()
})

test('backs of Spells tell nothing but their number', () => {
  render(<SpellBacks count={3} />)
  expect(document.body).toHaveTextContent(/^3Spells, face down$/)
})

test('a card that was made for this app says so where it stands', () => {
  const shown = (card: string) => render(<CardFace card={card} />).container.textContent
  expect(shown('ogre')).toContain('Monster, ours')
  expect(shown('sword-1')).not.toContain('ours')
})

test('a Spell cast is shown face up', () => {
  render(<SpellFace spell="firebolt" />)
  expect(screen.getByRole('article')).toHaveTextContent('≤ 7')
})

test('the row of eight crystals is filled by each Character with whom the game was won', () => {
  render(<Crystals won={new Set(['cyborg', 'seeress'])} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(8)
  expect(rows.filter((row) => within(row).queryByText('won')).map(({ textContent }) => textContent)).toEqual(['Cyborgwon', 'Seeresswon'])
})

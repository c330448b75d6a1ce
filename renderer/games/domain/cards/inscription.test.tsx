import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DECKS, TREASURES } from '../../../../engine/domain/tables/index.ts'
import { CardBack, Stack } from './card-back.tsx'
import { CardFace } from './card-face.tsx'
import { inscriptionOf } from './inscription.ts'

afterEach(cleanup)

const ids = [...Object.values(DECKS).flatMap((cards) => cards.map(({ id }) => id)), ...TREASURES.map(({ id }) => id)]

test('there are 173 cards and four treasures', () => {
  expect(ids).toHaveLength(173 + 4)
})

test.each(ids)('8.2%s says what it is and what it does', (id) => {
  const face = inscriptionOf(id)
  expect(face?.name).toBeTruthy()
  expect(face?.line.length).toBeGreaterThan(6)
  expect(`${face?.figure} ${face?.line}`).not.toMatch(/undefined|null|NaN/)
})

test('10.1 from a magic room attack, loss and ingredients are doubled, defence of creatures is not', () => {
  expect(inscriptionOf('black-orc-1', { magic: true })?.figure).toBe('8 + D6 [9]')
  expect(inscriptionOf('black-rune-sword', { magic: true })?.figure).toBe('+8')
  expect(inscriptionOf('black-pit-trap', { magic: true })?.figure).toBe('−2 life')
  expect(inscriptionOf('red-rhomb-1', { magic: true })?.line).toBe('4 rhombs for spells')
})

test('a face is read out with its figure, weight and hands', () => {
  render(<CardFace id="red-broadsword" isUsed />)
  expect(document.body).toHaveTextContent('Broadsword, +8, heavy, both hands, in use.')
})

test('what is left of ingredients stands on the card', () => {
  render(<CardFace id="black-circle-1" left={1} size="slot" />)
  expect(screen.getByText('1')).toBeInTheDocument()
})

test('an unknown card has no face', () => {
  const { container } = render(<CardFace id="black-gnome" />)
  expect(container).toBeEmptyDOMElement()
})

test('a back tells its deck, or what was seen of it', () => {
  render(<CardBack deck="x" />)
  expect(screen.getByText('A card of the light X deck, face down')).toBeInTheDocument()
  render(<CardBack deck="red" seen="green-dragon" />)
  expect(screen.getByText('Green Dragon, face down')).toBeInTheDocument()
})

test('a stack says how many are left, and what came out of it last', () => {
  render(<Stack deck="black" count={28} seen={['orc', 'rope']} />)
  expect(document.body).toHaveTextContent('28Black cards left, drawn last: Orc, Rope')
  expect(screen.getByTitle('Orc, drawn last')).toBeInTheDocument()
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from '../../app.tsx'
import { fixtureClient } from '../../fixtures/client.ts'
import { STORY, VIEW } from '../../fixtures/kennel.tsx'

afterEach(cleanup)

const PERSON = { character: null, experience: 0, gold: 0, jewels: [], victory: false, deeds: [] }

test('the story of a game: what became of each hero, points, the dice, and the way to look back', async () => {
  location.hash = '#/story/h1'
  const client = fixtureClient({
    'game.view': () => ({ ...VIEW, session: 'h1', game: 'hero' }),
    'game.story': () => ({
      ...STORY,
      session: 'h1',
      campaign: null,
      raid: null,
      outcome: 'heart',
      kills: [{ kind: 'troll', label: 'Troll', count: 1 }],
      people: [
        { ...PERSON, slug: 'a', name: 'Brunhold', fate: 'came-out', score: 41, kills: 3, victory: true },
        {
          ...PERSON,
          slug: 'b',
          name: 'Sir Roderick',
          fate: 'fallen',
          kills: 1,
          fell: { turn: 9, level: 0, cause: 'ogre', text: 'At row 8, column 21: killed by an ogre' },
        },
      ],
    }),
  })
  render(<App client={client} />)
  await screen.findByRole('heading', { name: 'Her heart is won' })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Who went down', 'Killed', 'Points'])
  expect(screen.getByRole('row', { name: /Brunhold/ })).toHaveTextContent('Brunhold came to AlysaVictory341')
  expect(screen.getByRole('row', { name: /Roderick/ })).toHaveTextContent('Sir Roderick At row 8, column 21: killed by an ogre1–')
  const chit = (name: RegExp) => screen.getByRole('row', { name }).querySelector('.chit')
  expect(chit(/Roderick/)).toHaveClass('chit--face', 'is-fallen')
  expect(chit(/Brunhold/)).not.toHaveClass('is-fallen')
  expect(chit(/Roderick/)?.querySelector('use')).toHaveAttribute('href', expect.stringContaining('#face-roderick'))
  expect(screen.getByRole('link', { name: /Watch the replay/ })).toHaveAttribute('href', '#/replay/h1/0')
  expect(screen.queryByRole('region', { name: 'The way' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'The dice' }))
  expect(screen.getByRole('heading', { name: 'What they killed' })).toBeInTheDocument()
})

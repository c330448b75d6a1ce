import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from '../app.tsx'
import { fixtureClient } from '../games/citadel/fixtures/client.ts'
import { EXPLORING, ROUTE, session } from '../games/citadel/fixtures/raid.ts'

afterEach(cleanup)

test.each(['#/play/r', '#/raid/r', '#/replay/r'])(
  'a session at %s of a game missing from this version says so, with a way back',
  async (hash) => {
    location.hash = hash
    const view = { ...session(EXPLORING, ROUTE, { session: 'r' }), game: 'tomorrow' }
    render(<App client={fixtureClient({ 'game.view': () => view, 'game.replay': () => view, 'game.chapters': () => [] })} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('tomorrow')
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
    expect(location.hash).toBe('#/shelf')
  },
)

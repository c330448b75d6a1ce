import { createElement, lazy } from 'react'
import { whole } from '../../../engine/kernel/figures.ts'
import type { VariantWords } from '../../../engine/kernel/variant-types.ts'
import { many } from '../../../engine/kernel/words.ts'
import type { CoverPage, GamePage, NewGameProps } from '../../game-page.ts'
import type { TalePage } from '../../tale-page.ts'
import { firstWish, startInput } from '../shelf/new-game/wish.ts'
import type { PlainSeats } from './new-game.tsx'

type Cover = Omit<CoverPage, 'begin' | 'ready'> & Partial<CoverPage>

/** What a game's page says itself. */
interface OwnPage extends Omit<GamePage, 'words' | 'waits' | 'cover' | 'tale' | 'NewGame'>, Partial<Pick<GamePage, 'words' | 'waits'>> {
  readonly cover: Cover
  /** Who may sit down: the form for a new game has no fields but the common ones. */
  readonly seats: PlainSeats
  readonly variants?: Readonly<Record<string, VariantWords>>
  readonly tale?: Partial<TalePage>
}

/** The page of a game in the words of any game, where it has none of its own: points, seats, and one person against bots. */
export function plainPage({ seats, variants = {}, cover, tale, ...own }: OwnPage): GamePage {
  const { id, title } = own
  const NewGame = lazy(async () => {
    const { PlainNewGame } = await import('./new-game.tsx')
    return { default: ({ onClose }: NewGameProps) => createElement(PlainNewGame, { game: id, title, seats, variants, onClose }) }
  })
  return {
    words: { one: 'game', many: 'games', turn: 'turn', nobodyYet: `A game of ${title} that nobody has joined` },
    waits: 'The game is still open',
    cover: {
      ready: 'A ready game',
      begin: async (client) => (await client.call('game.start', startInput(id, firstWish(seats.counts[0] ?? 1)))).session,
      ...cover,
    },
    tale: { ...TALE, ...tale },
    NewGame,
    PastWhere: ({ session }) => createElement('b', null, own.standing(session).when),
    ...own,
  }
}

const TALE: TalePage = {
  party: 'Who played',
  fates: { 'came-out': 'played to the end', fallen: 'fell', lost: 'was lost', abandoned: 'broke off' },
  figures: [{ head: 'Points', of: ({ score }) => (score === undefined ? '–' : whole(score)) }],
  facts: () => [],
  kills: null,
  Route: null,
  end: { frieze: null, brought: ({ score }) => (score === undefined ? [] : [many(score, 'point')]), Picture: null },
}

import { useGamePage } from '../../game-pages.ts'
import { Emblem } from '../../icons/emblem.tsx'

/** The box of a game at the head of a line, seen from its spine: its colours and its emblem. The line names the game. */
export function Spine({ game }: { readonly game: string }) {
  const page = useGamePage(game)
  return (
    <span className="spine" data-game={game} aria-hidden="true">
      {page && <Emblem of={page.emblem} />}
    </span>
  )
}

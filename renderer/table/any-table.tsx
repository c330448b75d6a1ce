import { Suspense, useDeferredValue } from 'react'
import { TroubleScreen, Waiting } from '../frame/framed.tsx'
import { UnknownGame } from '../frame/unknown-game.tsx'
import { useGameOf } from '../game-here.ts'
import type { GamePage } from '../game-page.ts'
import { useGamePages } from '../game-pages.ts'
import { useHome } from '../home.ts'
import { useSession } from '../host/session.ts'
import { go } from '../navigation.ts'
import { Curtain, useCurtain } from './curtain.tsx'
import { TableBar } from './table-bar.tsx'

/** A session at the table of its game. */
export function AnyTable({ session }: { readonly session: string }) {
  const { game, error } = useGameOf(session)
  const page = useGamePages().find(({ id }) => id === game)
  if (game === null) {
    if (error) return <TroubleScreen error={error} onLeave={() => go({ kind: 'hall', campaign: null })} />
    return <Waiting>Laying the table…</Waiting>
  }
  return page ? <Laid page={page} session={session} /> : <UnknownGame game={game} />
}

/** The table itself; if seats hide things from each other, behind a curtain until the player asked has lifted it. */
function Laid({ page, session }: { readonly page: GamePage; readonly session: string }) {
  const table = useSession(session)
  const { view } = table
  const home = useHome(view ?? { game: page.id })
  const { isDrawn, lift } = useCurtain(view, page.veils)
  // A table is laid in a render that gives way to the browser: in one go it would hold up the page.
  const isLaid = useDeferredValue(view !== null && !isDrawn, false)
  if (!view) {
    if (table.error) return <TroubleScreen error={table.error} onLeave={() => go(home.place)} />
    return <Waiting>Laying the table…</Waiting>
  }
  if (isDrawn) {
    return (
      <div className="app app--whole">
        <TableBar table={table} where={null} noUndo="You can’t undo while the screen is changing hands." drawn />
        <Curtain session={view} onLift={lift} />
      </div>
    )
  }
  if (!isLaid) return <Waiting>Laying the table…</Waiting>
  return (
    <Suspense fallback={<Waiting>Laying the table…</Waiting>}>
      <page.Table table={table} session={view} />
    </Suspense>
  )
}

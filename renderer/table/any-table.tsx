import { Suspense } from 'react'
import { TroubleScreen, Waiting } from '../frame/framed.tsx'
import { UnknownGame } from '../frame/unknown-game.tsx'
import { useGameOf } from '../game-here.ts'
import type { TableProps } from '../game-page.ts'
import { useGamePages } from '../game-pages.ts'
import { go } from '../navigation.ts'

/** A session at the table of its game. */
export function AnyTable({ session }: TableProps) {
  const { game, error } = useGameOf(session)
  const page = useGamePages().find(({ id }) => id === game)
  if (game === null) {
    if (error) return <TroubleScreen error={error} onLeave={() => go({ kind: 'hall', campaign: null })} />
    return <Waiting>The table is being laid.</Waiting>
  }
  if (!page) return <UnknownGame game={game} />
  return (
    <Suspense fallback={<Waiting>The table is being laid.</Waiting>}>
      <page.Table session={session} />
    </Suspense>
  )
}

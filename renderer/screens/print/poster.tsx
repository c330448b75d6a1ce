import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Trouble } from '../../frame/trouble.tsx'
import { useGameOfCampaign } from '../../game-here.ts'
import { useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { save } from '../../host/saving.ts'
import { go } from '../../navigation.ts'
import { PrintFrame } from './frame.tsx'

interface PosterScreenProps {
  readonly session: string
  /** Null for the latest position. */
  readonly input: number | null
}

/** The board of a session as it stood, a sheet for each of its parts. */
export function PosterScreen({ session, input }: PosterScreenProps) {
  const replay = useQuery(queries.replay(useClient(), session, input))
  const page = useGamePage(replay.data?.game ?? '')
  const pdf = useCommand('paper.print', save)
  const [isDrawn, setDrawn] = useState(false)
  const back = () => go({ kind: 'replay', session, input })
  if (replay.error) return <Trouble error={replay.error} onRetry={() => void replay.refetch()} onLeave={back} />
  const Poster = page?.Poster
  if (page && !Poster) return <Trouble error={new Error(`${page.title} has no board for paper.`)} onLeave={back} />
  return (
    <PrintFrame
      title="The board for paper"
      game={page?.id ?? null}
      ready={isDrawn}
      pdf={{ ...pdf, run: () => pdf.run({ of: 'board', session, ...(input !== null && { input }) }) }}
      onBack={back}
      wide
    >
      <Suspense fallback={<p className="waiting">Drawing the board…</p>}>
        {replay.data && Poster && (
          <>
            <Poster replay={replay.data} />
            <Drawn game={replay.data.game} onDrawn={setDrawn} />
          </>
        )}
      </Suspense>
    </PrintFrame>
  )
}

/** Says which game the board is of, and that it has been drawn. */
function Drawn({ game, onDrawn }: { readonly game: string; readonly onDrawn: (isDrawn: boolean) => void }) {
  useGameOfCampaign(game)
  useEffect(() => onDrawn(true), [onDrawn])
  return null
}

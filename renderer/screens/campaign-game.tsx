import { createContext, type ReactNode, useContext } from 'react'
import type { CampaignPage } from '../campaign-page.ts'
import { TroubleScreen } from '../frame/framed.tsx'
import { useGameOfCampaign } from '../game-here.ts'
import type { GamePage } from '../game-page.ts'
import { useGamePage, useGamePages } from '../game-pages.ts'
import { go } from '../navigation.ts'

/** A game that has campaigns. */
export type CampaignGame = GamePage & { readonly campaign: CampaignPage }

const Context = createContext<CampaignGame | null>(null)

interface CampaignGameOfProps {
  /** The game of a campaign, by its id. */
  readonly game: string
  readonly children: ReactNode
}

/** Tells the screens below which game their campaign belongs to, or says that this version does not know it. */
export function CampaignGameOf({ game, children }: CampaignGameOfProps) {
  const page = useGamePage(game)
  useGameOfCampaign(game)
  if (!hasCampaigns(page)) {
    const error = new Error(
      'This campaign belongs to a game that this version does not know. Among the campaigns it can be exported and deleted.',
    )
    return <TroubleScreen error={error} onLeave={() => go({ kind: 'campaigns' })} leave="To the campaigns" />
  }
  return <Context value={page}>{children}</Context>
}

/** The game of the campaign that the screen is about. */
export function useCampaignGame(): CampaignGame {
  const page = useContext(Context)
  if (!page) throw new Error('useCampaignGame outside of CampaignGameOf')
  return page
}

/** Every game that has campaigns, in the order of the shelf. */
export function useCampaignGames(): readonly CampaignGame[] {
  return useGamePages().filter(hasCampaigns)
}

function hasCampaigns(page: GamePage | null): page is CampaignGame {
  return page?.campaign !== undefined
}

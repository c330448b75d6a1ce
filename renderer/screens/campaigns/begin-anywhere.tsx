import { useState } from 'react'
import { useGameHere } from '../../game-here.ts'
import { useOffers } from '../../keys/commands.ts'
import { go } from '../../navigation.ts'
import { useCampaignGames } from '../campaign-game.tsx'
import { NewCampaignDialog } from './new-campaign.tsx'

/** A new campaign, begun from any screen. */
export function BeginAnywhere() {
  const games = useCampaignGames()
  const here = useGameHere()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOffers({ 'new-campaign': games.length > 0 ? () => setOpen(true) : 'No game has campaigns.' })
  if (!isOpen) return null
  return (
    <NewCampaignDialog
      first={here}
      onBegun={({ id }) => {
        close()
        go({ kind: 'hall', campaign: id })
      }}
      onClose={close}
    />
  )
}

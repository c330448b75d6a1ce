import { useState } from 'react'
import { useGamePages } from '../../game-pages.ts'
import { useCommand } from '../../host/command.ts'
import { go } from '../../navigation.ts'
import { useOffers } from '../../palette/commands.ts'
import { NewCampaignDialog } from './new-campaign.tsx'

/** A new campaign, begun from wherever the page is. */
export function BeginAnywhere() {
  const game = useGamePages().find(({ campaign }) => campaign)
  const [isOpen, setOpen] = useState(false)
  const create = useCommand('campaign.create', ({ id }) => {
    setOpen(false)
    go({ kind: 'hall', campaign: id })
  })
  useOffers({ 'new-campaign': game ? () => setOpen(true) : 'No game of the house has campaigns.' })
  if (!isOpen || !game) return null
  return (
    <NewCampaignDialog
      busy={create.busy}
      error={create.error}
      onCreate={(fields) => create.run({ game: game.id, ...fields })}
      onClose={() => {
        create.forget()
        setOpen(false)
      }}
    />
  )
}

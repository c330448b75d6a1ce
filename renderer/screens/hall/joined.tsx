import type { Character } from '../../../electron/contract/index.ts'
import { useCampaignGame } from '../../campaign-game.tsx'
import { Dialog } from '../../dialog/dialog.tsx'

interface JoinedProps {
  readonly newcomer: Character
  readonly onClose: () => void
}

/** Announces who has joined the roster. */
export function Joined({ newcomer, onClose }: JoinedProps) {
  const { roster } = useCampaignGame().campaign
  return (
    <Dialog title={`${newcomer.name} joins`} onClose={onClose}>
      <p>{roster.about(newcomer)}. The record is in the roster.</p>
    </Dialog>
  )
}

import type { WelcomeProps } from '../../campaign-page.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { useCampaignGame } from '../campaign-game.tsx'

/** Announces who has joined the roster; a player building one goes on with the next. */
export function Joined({ newcomer, onClose, onAnother }: WelcomeProps) {
  const { roster } = useCampaignGame().campaign
  return (
    <Dialog
      title={`${newcomer.name} joins`}
      onClose={onClose}
      foot={<OkCancel ok="Close" onOk={onClose} cancel="Add another" onCancel={onAnother} />}
    >
      <p>{roster.about(newcomer)}. The record is in the roster.</p>
    </Dialog>
  )
}

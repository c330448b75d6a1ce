import { Dialog } from '../dialog/dialog.tsx'
import { OkCancel } from '../dialog/foot.tsx'
import type { GamePage } from '../game-page.ts'
import { go } from '../navigation.ts'
import { lastTurn } from './last-turn.ts'
import { RecallLines } from './lines.tsx'
import { useRecall } from './use-recall.ts'

interface RecallDialogProps {
  readonly session: string
  readonly game: GamePage
  readonly onClose: () => void
}

/** Where was I, asked at the table. */
export function RecallDialog({ session, game, onClose }: RecallDialogProps) {
  const recalled = useRecall(session, game)
  const again = () => go({ kind: 'replay', session, input: lastTurn(recalled?.log ?? []), plays: true })
  return (
    <Dialog
      // Laid again with the lines: a screen reader reads them as it opens, and not when they come later.
      key={recalled === null ? 'waiting' : 'told'}
      title="Where was I?"
      isShort
      onClose={onClose}
      foot={<OkCancel ok="Go on" onOk={onClose} cancel="Show me the last turn again" onCancel={again} />}
    >
      {recalled && <RecallLines recalled={recalled} />}
    </Dialog>
  )
}

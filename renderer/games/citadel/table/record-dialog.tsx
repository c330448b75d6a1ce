import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { usePageSound } from '../../../sound/use-sounds.ts'
import { usePicture } from '../ranks/portraits.ts'
import { CharacterRecord } from '../record/record.tsx'
import { spellCosts, useCitadelTables } from '../tables.ts'

interface RecordDialogProps {
  readonly view: CitadelView
  readonly id: string
  readonly onClose: () => void
}

/** The record of a member of the party, over the table. */
export function RecordDialog({ view, id, onClose }: RecordDialogProps) {
  const tables = useCitadelTables()
  const picture = usePicture()
  usePageSound(id)
  const who = view.party.find((other) => other.id === id)
  if (!who) return null
  return (
    <Dialog title={`Record of ${who.name}`} onClose={onClose} wide>
      <CharacterRecord who={{ ...who, portrait: picture(who) }} sun={view.sun} costs={spellCosts(tables)} words={tables?.words} />
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../dialog/dialog.tsx'
import { useClient } from '../../host/client.tsx'
import { useTables } from '../../host/tables.ts'
import { homeRecord } from '../../record/home-record.ts'
import { CharacterRecord } from '../../record/record.tsx'
import { SpellsDialog } from './spells.tsx'

interface HomeRecordDialogProps {
  readonly character: string
  readonly onClose: () => void
}

/** The record of somebody of the roster. */
export function HomeRecordDialog({ character, onClose }: HomeRecordDialogProps) {
  const client = useClient()
  const tables = useTables('citadel')
  const record = useQuery({ queryKey: ['character', character], queryFn: () => client.call('character.get', { character }) })
  const who = record.data
  const [choosing, setChoosing] = useState(false)
  if (who && choosing) return <SpellsDialog who={who} count={who.spellsToChoose ?? 0} onClose={onClose} />
  return (
    <Dialog title={who ? `Record of ${who.name}` : 'A record'} onClose={onClose} wide>
      {record.isPending && <p className="muted">Fetching it.</p>}
      {record.error && <p role="alert">{record.error.message}</p>}
      {who && <CharacterRecord who={homeRecord(who)} sun={null} costs={tables?.spellCosts ?? {}} />}
      {who?.spellsToChoose !== undefined && (
        <p>
          <button type="button" className="btn" onClick={() => setChoosing(true)}>
            Choose spells
          </button>
        </p>
      )}
    </Dialog>
  )
}

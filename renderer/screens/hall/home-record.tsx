import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../dialog/dialog.tsx'
import { useClient } from '../../host/client.tsx'
import { useTables } from '../../host/tables.ts'
import { homeRecord } from '../../record/home-record.ts'
import { CharacterRecord } from '../../record/record.tsx'

interface HomeRecordDialogProps {
  readonly character: string
  readonly onClose: () => void
}

/** The record of somebody of the roster. */
export function HomeRecordDialog({ character, onClose }: HomeRecordDialogProps) {
  const client = useClient()
  const tables = useTables('citadel')
  const record = useQuery({ queryKey: ['character', character], queryFn: () => client.call('character.get', { character }) })
  return (
    <Dialog title={record.data ? `Record of ${record.data.name}` : 'A record'} onClose={onClose} wide>
      {record.isPending && <p className="muted">Fetching it.</p>}
      {record.error && <p role="alert">{record.error.message}</p>}
      {record.data && <CharacterRecord who={homeRecord(record.data)} sun={null} costs={tables?.spellCosts ?? {}} />}
    </Dialog>
  )
}

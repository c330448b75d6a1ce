import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { addressOf } from '../../navigation.ts'

/** The ways from paper and back to it: the form for characters who began there, and blank records; nothing in games without them. */
export function FromPaper({ campaign: { id, game } }: { readonly campaign: Campaign }) {
  const { data: app } = useQuery(queries.app(useClient()))
  if (!app?.games.find((one) => one.id === game)?.campaign?.paper) return null
  return (
    <p className="small">
      Begun at the table, with pencil and paper? <a href={addressOf({ kind: 'paper', campaign: id })}>Bring in characters from paper</a>, or{' '}
      <a href={addressOf({ kind: 'print', of: 'blank', id })}>print blank records</a> to play on there.
    </p>
  )
}

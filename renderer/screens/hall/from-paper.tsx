import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { addressOf } from '../../navigation.ts'

/** The way to the form for characters who began on paper; nothing in games without one. */
export function FromPaper({ campaign: { id, game } }: { readonly campaign: Campaign }) {
  const { data: app } = useQuery(queries.app(useClient()))
  if (!app?.games.find((one) => one.id === game)?.campaign?.paper) return null
  return (
    <p className="small">
      Begun at the table, with pencil and paper? <a href={addressOf({ kind: 'paper', campaign: id })}>Bring in characters from paper</a>
    </p>
  )
}

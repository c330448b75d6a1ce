import { useQuery } from '@tanstack/react-query'
import type { CatalogueEntry } from '../book-page.ts'
import { Picture } from '../face/picture.tsx'
import { useClient } from '../host/client.tsx'
import { lastCampaign } from '../host/memory.ts'
import { queries } from '../host/queries.ts'

/** An entry of a bestiary or an armoury: its picture, its figures, and how this campaign fared with it. */
export function Catalogued({ entry }: { readonly entry: CatalogueEntry | undefined }) {
  if (entry === undefined) return null
  return (
    <div className="catalogued">
      <Picture name={entry.icon} />
      <dl>
        {entry.figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {entry.killedAs !== undefined && <Fared kind={entry.killedAs} name={entry.name} />}
    </div>
  )
}

/** What the campaign of the hall has done to it, and whom it took. */
function Fared({ kind, name }: { readonly kind: string; readonly name: string }) {
  const client = useClient()
  const campaign = lastCampaign()
  const wanted = { enabled: campaign !== null }
  const { data: campaigns } = useQuery({ ...queries.campaigns(client), ...wanted })
  const { data: stats } = useQuery({ ...queries.stats(client, campaign ?? ''), ...wanted })
  const { data: roster } = useQuery({ ...queries.roster(client, campaign), ...wanted })
  const called = campaigns?.find(({ id }) => id === campaign)?.name
  if (called === undefined || stats === undefined || roster === undefined) return null
  const killed = stats.kills.find(({ id }) => id === kind)?.count ?? 0
  const taken = roster.filter(({ fell }) => fell?.by?.replace(/ \d+$/, '') === name)
  const told = [
    killed > 0 ? `${killed} killed` : 'none killed yet',
    ...(taken.length > 0 ? [`it took ${taken.map((row) => row.name).join(', ')}`] : []),
  ]
  return (
    <p className="small muted">
      In {called}: {told.join('; ')}.
    </p>
  )
}

import { useQueries, useQuery } from '@tanstack/react-query'
import type { CatalogueEntry } from '../book-page.ts'
import { Picture } from '../face/picture.tsx'
import { useGamePage } from '../game-pages.ts'
import { useClient } from '../host/client.tsx'
import { lastCampaign } from '../host/memory.ts'
import { queries } from '../host/queries.ts'

interface CataloguedProps {
  readonly entry: CatalogueEntry | undefined
  readonly game: string
}

/** An entry of a bestiary or an armoury: its picture, its figures, and how this campaign, or one's own games, fared with it. */
export function Catalogued({ entry, game }: CataloguedProps) {
  const isOfCampaign = useGamePage(game)?.campaign !== undefined
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
      {entry.killedAs !== undefined &&
        (isOfCampaign ? <Fared kind={entry.killedAs} /> : <FaredInGames kind={entry.killedAs} game={game} />)}
    </div>
  )
}

/** What the campaign of the hall has done to it, and its victims. */
function Fared({ kind }: { readonly kind: string }) {
  const client = useClient()
  const campaign = lastCampaign()
  const wanted = { enabled: campaign !== null }
  const { data: campaigns } = useQuery({ ...queries.campaigns(client), ...wanted })
  const { data: stats } = useQuery({ ...queries.stats(client, campaign ?? ''), ...wanted })
  const { data: roster } = useQuery({ ...queries.roster(client, campaign), ...wanted })
  const called = campaigns?.find(({ id }) => id === campaign)?.name
  if (called === undefined || stats === undefined || roster === undefined) return null
  const killed = stats.kills.find(({ id }) => id === kind)?.count ?? 0
  const taken = roster.filter(({ fell }) => fell?.kind === kind)
  return <Told where={called} killed={killed} taken={taken.map((row) => row.name)} />
}

/** So many finished games are looked through, the latest. */
const LATEST = 20

/** What the heroes of the latest finished games have done to it, and its victims. */
function FaredInGames({ kind, game }: { readonly kind: string; readonly game: string }) {
  const client = useClient()
  const { data: finished } = useQuery(queries.finished(client))
  const sessions = (finished ?? []).filter((each) => each.game === game).slice(-LATEST)
  const stories = useQueries({ queries: sessions.map(({ session }) => queries.story(client, session)) })
  // One that cannot be told any more is left out.
  const known = stories.flatMap(({ data }) => data ?? [])
  if (known.length === 0 || stories.some(({ isPending }) => isPending)) return null
  const killed = known.flatMap(({ kills }) => kills.filter((each) => each.kind === kind)).reduce((sum, { count }) => sum + count, 0)
  const taken = known.flatMap(({ people }) => people.filter(({ fell }) => fell?.cause === kind).map(({ name }) => name))
  const where =
    known.length === 1 ? 'your one finished game' : `your ${sessions.length === LATEST ? 'latest ' : ''}${known.length} finished games`
  return <Told where={where} killed={killed} taken={taken} />
}

interface ToldProps {
  readonly where: string
  readonly killed: number
  /** Names; one that fell to it several times is there as often. */
  readonly taken: readonly string[]
}

function Told({ where, killed, taken }: ToldProps) {
  const told = [
    killed > 0 ? `${killed} killed` : 'none killed yet',
    ...(taken.length > 0 ? [`it took ${[...new Set(taken)].join(', ')}`] : []),
  ]
  return (
    <p className="small muted">
      In {where}: {told.join('; ')}.
    </p>
  )
}

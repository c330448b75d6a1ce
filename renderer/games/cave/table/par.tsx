import { useQuery } from '@tanstack/react-query'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { useClient } from '../../../host/client.tsx'
import { useLongWork } from '../../../host/long-work.ts'
import { queries } from '../../../host/queries.ts'

const ALONE = 'fastest-1'

/**
 * For one player alone, from the first round on: how many rounds there are, and the fewest in which anyone has reached the Crystal alone.
 */
export function Par({ view: { round, rounds } }: { readonly view: CaveView }) {
  const client = useClient()
  const { begin } = useLongWork()
  const { data } = useQuery(queries.records(client, begin))
  const best = data?.find(({ game, id }) => game === 'cave' && id === ALONE)?.rows[0]?.value
  return (
    <>
      <dt>Round</dt>
      <dd>
        {round} of {rounds}
      </dd>
      {data && (
        <>
          <dt>Record</dt>
          <dd>{best === undefined ? 'none yet' : many(best, 'round')}</dd>
        </>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { Stats } from '../../../electron/contract/index.ts'
import { counted, whole } from '../../charts/figures.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { TipOf } from '../../guide/tip.tsx'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { Charts } from './charts.tsx'
import { overRaids } from './raid-columns.ts'
import { Timeline } from './timeline.tsx'

/** A campaign looked back on: its raids beside what is counted over them. */
export function ChronicleScreen({ campaign }: { readonly campaign: string }) {
  const client = useClient()
  const about = useQuery(queries.campaign(client, campaign))
  const stats = useQuery(queries.stats(client, campaign))
  const error = about.error ?? stats.error
  const toHall = () => go({ kind: 'hall', campaign })
  if (error) return <TroubleScreen error={error} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (!about.data || !stats.data) return <Waiting>Reading the chronicle.</Waiting>
  const isEmpty = overRaids(stats.data).length === 0
  return (
    <div className="app chron">
      <Bar where={<b>{about.data.name}</b>} title={`The chronicle of ${about.data.name}`} campaign={campaign} />
      <main className="field">
        <section className="pane chron-pane" aria-label="Figures">
          <div className="head">
            <h2>The campaign so far</h2>
            <span className="aside">{sinceInWords(stats.data)}</span>
          </div>
          {isEmpty ? (
            <section className="state">
              <Icon name="x-quill" />
              <h3>Nothing has been written yet</h3>
              <p>
                When the first raid is over, it stands here: who went and what became of them, what was killed, what was brought home, and
                how the dice fell.
              </p>
              <p className="rowf">
                <button type="button" className="btn btn--go" onClick={toHall}>
                  To the hall
                </button>
              </p>
            </section>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className="scroll" tabIndex={0} aria-label="Charts">
              <TipOf screen="chronicle" />
              <Totals stats={stats.data} />
              <Charts stats={stats.data} />
            </section>
          )}
        </section>
      </main>
      <aside className="side side--1">
        <Timeline raids={stats.data.raids} />
      </aside>
    </div>
  )
}

/** The sums of all raids, in the boxes of the record. */
function Totals({ stats: { totals, raids } }: { readonly stats: Stats }) {
  const sums: readonly (readonly [string, number])[] = [
    ['Raids', raids.length],
    ['Experience', totals.experience],
    ['Gold marks', totals.gold],
    ['In jewels', totals.jewels],
    ['Killed', totals.kills],
    ['Fallen', totals.fallen],
    ['Team victories', totals.victories],
    ['Own victories', totals.characterVictories],
  ]
  return (
    <dl className="totals">
      {sums.map(([label, sum]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{whole(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}

function sinceInWords({ raids }: Stats): string {
  const over = raids.filter(({ status }) => status !== 'open').length
  const open = raids.length - over
  return [counted(over, 'raid'), open > 0 && `${whole(open)} still inside`].filter(Boolean).join(', ')
}

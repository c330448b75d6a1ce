import type { Stats } from '../../../electron/contract/index.ts'
import { Columns } from '../../charts/columns.tsx'
import { Faces } from '../../charts/faces.tsx'
import { counted, whole } from '../../charts/figures.ts'
import { Luck } from '../../charts/luck.tsx'
import { type Row, Rows } from '../../charts/rows.tsx'
import { monsterIcon } from '../../icons/names.ts'
import { experienceOver, goldOver, overRaids } from './raid-columns.ts'

/** Everything that is counted over the raids of a campaign, as charts. */
export function Charts({ stats }: { readonly stats: Stats }) {
  const raids = overRaids(stats)
  const experience = experienceOver(raids)
  const gold = goldOver(raids)
  return (
    <div className="figures">
      <div className="wide-fig">
        <Columns
          title="Experience earned"
          {...experience}
          legend={
            <>
              <span className="key key--harm" /> somebody fell <span className="key key--triumph" /> the Hellgate was destroyed
            </>
          }
        />
      </div>
      <div className="wide-fig">
        <Columns
          title="Treasure brought home"
          {...gold}
          legend={
            <>
              <span className="key" /> gold marks <span className="key key--hatch" /> worth of jewels
            </>
          }
        />
      </div>
      <Rows
        title="What they killed"
        counts="Killed"
        summary={mostInWords(stats.kills, 'Nothing has been killed yet.', (n) => `${whole(n)} killed`)}
        rows={stats.kills.map((row) => ({ ...shareOf(row, stats.kills, 'killed'), icon: monsterIcon(row.id) }))}
      />
      <div className="stack-fig">
        <Rows
          title="What they died of"
          counts="Fallen"
          summary={mostInWords(stats.causes, 'Nobody has fallen yet.', (n) => `${whole(n)} fallen`)}
          rows={stats.causes.map((row) => shareOf(row, stats.causes, 'fallen'))}
          harm
        />
        <Rows
          title="How deep they went"
          counts="Raids"
          summary={mostInWords(stats.depths, 'Nobody has gone in yet.', (n) => counted(n, 'raid'))}
          rows={stats.depths.map((row) => shareOf(row, stats.depths, row.count === 1 ? 'raid' : 'raids'))}
        />
      </div>
      <Faces faces={stats.luck.faces} />
      <Luck kinds={stats.luck.kinds} />
    </div>
  )
}

type Counted = Stats['kills'][number]

/** `Orc: 31 killed, 40 in 100`. */
function shareOf({ id, label, count }: Counted, all: readonly Counted[], what: string): Row {
  const sum = total(all)
  return { id, label, count, says: `${label}: ${whole(count)} ${what}, ${Math.round((100 * count) / sum)} in 100` }
}

/** The sum, and the greatest part of it. */
function mostInWords(all: readonly Counted[], none: string, sum: (n: number) => string): string {
  const [first, ...others] = all
  if (!first) return none
  const most = others.reduce((best, each) => (each.count > best.count ? each : best), first)
  const part = others.length === 0 ? `all of them: ${most.label}` : `most often: ${most.label}, ${whole(most.count)}`
  return `${sum(total(all))}, ${part}.`
}

function total(all: readonly Counted[]): number {
  return all.reduce((sum, { count }) => sum + count, 0)
}

import type { Stats } from '../../../electron/contract/index.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import { Columns } from '../../charts/columns.tsx'
import { Faces } from '../../charts/faces.tsx'
import { Luck } from '../../charts/luck.tsx'
import { type Row, Rows } from '../../charts/rows.tsx'
import { useCampaignGame } from '../campaign-game.tsx'
import { experienceOver, overGames, treasureOver } from './game-columns.ts'

/** All the figures over the games of a campaign, as charts. */
export function Charts({ stats }: { readonly stats: Stats }) {
  const game = useCampaignGame()
  const { words, tale, campaign } = game
  const { units } = campaign
  const { kills } = tale
  const { treasure, depths, victory } = campaign.chronicle
  const games = overGames(stats)
  return (
    <div className="figures">
      <div className="wide-fig fig--gain">
        <Columns
          title={`${units.experience?.title} earned`}
          {...experienceOver(game, games)}
          legend={
            <>
              <span className="key key--harm" /> a death <span className="key key--triumph" /> {victory}
            </>
          }
        />
      </div>
      {treasure && (
        <div className="wide-fig fig--gold">
          <Columns
            title={treasure.title}
            {...treasureOver(game, treasure, games)}
            legend={
              <>
                <span className="key" /> {units.gold?.many} <span className="key key--hatch" /> worth of jewels
              </>
            }
          />
        </div>
      )}
      {kills && (
        <Rows
          title={kills.title}
          counts="Killed"
          summary={mostInWords(stats.kills, 'Nothing has been killed yet.', (n) => `${whole(n)} killed`)}
          rows={stats.kills.map((row) => ({
            ...shareOf(row, stats.kills, 'killed'),
            ...(kills.icon && { icon: kills.icon(row.id) }),
          }))}
        />
      )}
      <div className="stack-fig">
        <Rows
          title="What they died of"
          counts="Fallen"
          summary={mostInWords(stats.causes, 'Nobody has fallen yet.', (n) => `${whole(n)} fallen`)}
          rows={stats.causes.map((row) => shareOf(row, stats.causes, 'fallen'))}
          harm
        />
        {depths && (
          <Rows
            title={depths.title}
            counts={capital(words.many)}
            summary={mostInWords(stats.depths, campaign.words.nonePlayed, (n) => many(n, words.one, words.many))}
            rows={stats.depths.map((row) => shareOf(row, stats.depths, row.count === 1 ? words.one : words.many))}
          />
        )}
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

/** The sum, and its largest part. */
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

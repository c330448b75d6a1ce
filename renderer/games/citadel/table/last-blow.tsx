import { combatRowAt } from '../../../../engine/citadel/tables/09-combat-results.ts'
import type { Roll } from '../../../../engine/kernel/types.ts'
import { term } from '../../../../engine/kernel/words.ts'
import { Die } from '../../../dice/die.tsx'
import { diceName, halves, sumInWords } from '../../../dice/worked-sum.ts'
import { Arrow } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { nameOf } from '../names.ts'
import { totalsOf, type WoundTable, woundsAt } from './wound-table.ts'

/** An attack for display: who struck whom, in which column of the table, with which roll. */
export interface Blow {
  readonly who: string
  readonly target: string
  /** `sword`, `monster` */
  readonly column: string
  readonly rule: string
  readonly roll: Pick<Roll, 'dice' | 'parts' | 'total'>
}

/** Another throw of a deed: who is struck, who resists, what a talk brings. */
export interface FollowingRoll extends Pick<Roll, 'code' | 'dice' | 'parts' | 'total' | 'rule'> {
  /** What it decided, in the words of its event. */
  readonly brought?: string
}

interface LastBlowProps {
  readonly blow: Blow | null
  /** Other throws of the same deed. */
  readonly others?: readonly FollowingRoll[]
  readonly nameOf: (id: string) => string
  readonly table: WoundTable | null
  /** The column of the character who acts now. */
  readonly acting: string | null
}

/** The throws of the last deed: a blow as a worked sum, with its cell of the wound table lit (9.5, 9.9), a spell or a check with what it brought. */
export function LastBlow({ blow, others = [], nameOf: name, table, acting }: LastBlowProps) {
  const roll = blow?.roll ?? null
  const column = blow?.column ?? null
  const row = roll && combatRowAt(roll.total)
  const wounds = row && column && table ? woundsAt(table, row, column) : null
  return (
    <section className="result" aria-label="The last roll">
      <div>
        {blow && roll ? (
          <>
            <p className="small muted">
              {name(blow.who)} against {name(blow.target)} <Case rule={blow.rule} />
            </p>
            <div className="worked">
              <div className="dice-set">
                {roll.dice.map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their order
                  <Die key={i} face={face} rolled />
                ))}
              </div>
              <table className="sumtab">
                <tbody>
                  {roll.parts.map((part, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sum keep their order
                    <tr key={i}>
                      <th scope="row">{diceName(part.label)}</th>
                      <td>{i === 0 ? part.value : term(part.value)}</td>
                    </tr>
                  ))}
                  <tr className="tot">
                    <th scope="row">total</th>
                    <td>{roll.total}</td>
                  </tr>
                </tbody>
              </table>
              {wounds !== null && column && (
                <p className="out">
                  <Arrow /> {nameOf(column)} column <Arrow /> <b>{wounds === 1 ? '1 wound' : `${wounds} wounds`}</b>
                </p>
              )}
            </div>
          </>
        ) : (
          others.length === 0 && <p className="small muted">No blow has fallen yet.</p>
        )}
        {others.map((thrown, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws of one deed keep their order
          <p key={i} className="also">
            {thrown.dice.map((face, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their order
              <Die key={n} face={face} size={blow ? 'small' : 'large'} halved={halves(thrown.code)} rolled />
            ))}
            <span>
              {sumInWords(thrown.parts, thrown.total)}
              {thrown.brought && (
                <>
                  {' '}
                  <Arrow /> {thrown.brought} <Case rule={thrown.rule} isStop={false} />
                </>
              )}
            </span>
          </p>
        ))}
      </div>
      {table && <WoundChart table={table} row={row} column={column} acting={acting} />}
    </section>
  )
}

interface WoundChartProps {
  readonly table: WoundTable
  readonly row: string | null
  readonly column: string | null
  readonly acting: string | null
}

const SHORT: Readonly<Record<string, string>> = { 'throwing-dagger': 'Thr. dagger' }

/** The printed table transposed: one row per weapon. In a low window only the rows of the last blow and of the actor stay. */
function WoundChart({ table, row, column, acting }: WoundChartProps) {
  const rows = totalsOf(table)
  return (
    <table className="chart">
      <caption className="vh">Wounds by weapon and total</caption>
      <thead>
        <tr>
          <td className="corner" />
          {rows.map((total) => (
            <th key={total} scope="col" className={total === row ? 'on' : undefined}>
              {total.replace('-', '–')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.columns.map((weapon) => (
          <tr key={weapon} className={weapon === column ? 'on' : weapon === acting ? undefined : 'spare'}>
            <th scope="row">{SHORT[weapon] ?? nameOf(weapon)}</th>
            {rows.map((total) => (
              <td key={total} className={cellClass(total === row, weapon === column, woundsAt(table, total, weapon))}>
                {woundsAt(table, total, weapon)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellClass(inRow: boolean, inColumn: boolean, wounds: number | null): string | undefined {
  if (inRow && inColumn) return 'hit'
  if (inRow) return 'on'
  return wounds === 0 ? 'z' : undefined
}

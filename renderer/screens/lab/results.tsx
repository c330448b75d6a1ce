import { memo } from 'react'
import type { Estimate, LabDifference, LabResult, LabSums } from '../../../electron/contract/index.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import { useStages } from '../../board/stages.ts'
import { type ArmBar, ArmColumns, ArmCurves, ArmRows, Swatch } from '../../charts/arms.tsx'
import type { GamePage } from '../../game-page.ts'
import { addressOf } from '../../navigation.ts'
import { barId, type ChosenBar } from './bars.ts'
import { amountDifference, between, measured, percentOf, shareDifference, shareInWords } from './in-words.ts'

interface ResultsProps {
  readonly run: LabResult
  readonly page: GamePage
  /** The bar whose games are listed, as the address names it. */
  readonly bar: string | null
}

/** What the games so far come to: in sentences, then as charts, each bar of which leads to its games. */
export const Results = memo(function Results({ run, page, bar }: ResultsProps) {
  const { sums, job } = run
  const stage = useStages(2 + sums.amounts.length)
  const chart: Charting = {
    sums,
    page,
    names: run.arms,
    leads: (chosen) => {
      const id = barId(chosen)
      return { href: addressOf({ kind: 'lab', game: null, campaign: null, job, bar: id }), current: id === bar }
    },
  }
  return (
    <>
      <Sentences run={run} page={page} />
      <div className="figures lab-figures">
        <div className="wide-fig">
          <Shares {...chart} />
        </div>
        {stage >= 2 && (
          <>
            <div className="stack-fig">
              <Survival {...chart} />
              <Levels {...chart} />
              <People {...chart} />
            </div>
            <Causes {...chart} />
          </>
        )}
        {sums.amounts.slice(0, Math.max(0, stage - 2)).map(({ id }, i) => (
          <Spread key={id} {...chart} measure={i} />
        ))}
      </div>
    </>
  )
})

interface Charting {
  readonly sums: LabSums
  readonly page: GamePage
  readonly names: readonly string[]
  readonly leads: (chosen: ChosenBar) => Pick<ArmBar, 'href' | 'current'>
}

function Sentences({ run: { sums, arms, status }, page: { words } }: Pick<ResultsProps, 'run' | 'page'>) {
  const [first] = sums.shares
  const share = sums.arms[0]?.shares[0]
  if (!first || !share) return null
  const left = sums.arms.reduce((sum, { unfinished }) => sum + unfinished, 0)
  const [base = '', ...others] = arms
  return (
    <section className="lab-says" aria-label="In words" aria-live={status === 'running' ? 'off' : 'polite'}>
      <p className="lab-lead">
        {others.length > 0 && (
          <>
            <Swatch arm={0} /> {base}:{' '}
          </>
        )}
        {shareInWords(share, first, words.many)}
      </p>
      {others.length > 0 && (
        <div className="lab-arms">
          {others.map((name, i) => (
            <Compared key={name} arm={i + 1} {...{ name, base, sums, words }} />
          ))}
        </div>
      )}
      {left > 0 && <p className="small">{capital(many(left, words.one, words.many))} took too long and are not counted.</p>}
    </section>
  )
}

interface ComparedProps {
  readonly arm: number
  readonly name: string
  readonly base: string
  readonly sums: LabSums
  readonly words: GamePage['words']
}

function Compared({ arm, name, base, sums, words }: ComparedProps) {
  const differences = differencesOf(arm, sums, words)
  return (
    <section aria-label={`${name}, compared with ${base}`}>
      <h3>
        <Swatch arm={arm} /> {name} <small>compared with {base}</small>
      </h3>
      {differences.length === 0 && <p className="muted">Too few {words.many} yet.</p>}
      <ul>
        {differences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The first measure is told in any case, the others where they differ. */
function differencesOf(arm: number, { shares, amounts, differences }: LabSums, words: GamePage['words']): readonly string[] {
  const tell = (difference: LabDifference) => {
    const share = shares.find(({ id }) => id === difference.measure)
    const amount = amounts.find(({ id }) => id === difference.measure)
    if (share) return difference.told || share === shares[0] ? [shareDifference(difference, share, words.many)] : []
    return amount ? (amountDifference(difference, amount, words.one) ?? []) : []
  }
  return differences.filter((difference) => difference.arm === arm).flatMap(tell)
}

/** Names of arms stand before what is said only where there are several. */
function said(names: readonly string[], arm: number, rest: string): string {
  return names.length > 1 ? `${names[arm]}, ${rest}` : capital(rest)
}

/** The bar of an estimate that is a share of games. */
function shareBar(of: Estimate): Pick<ArmBar, 'value' | 'low' | 'high' | 'text'> {
  const { value, low, high } = of
  return { value, low, high, text: percentOf(value) }
}

function Shares({ sums, names, page, leads }: Charting) {
  const rows = sums.shares.map(({ id, label }, i) => ({
    id,
    label,
    bars: sums.arms.map(({ shares }, arm): ArmBar => {
      const of = shares[i] ?? NONE
      return {
        ...shareBar(of),
        ...leads({ arm, bar: { share: id, is: true } }),
        says: said(names, arm, `${label}: ${percentOf(of.value)}, ${between(of, percentOf)}`),
      }
    }),
  }))
  return (
    <ArmRows
      title="How it ends"
      summary={`Of ${whole(sums.arms[0]?.played ?? 0)} ${page.words.many}${names.length > 1 ? ' each' : ''}; the stroke shows where the true share lies, 19 times out of 20.`}
      arms={names}
      most={1}
      rows={rows}
      numbers={tableOf(names, rows)}
    />
  )
}

const NONE: Estimate = { value: 0, low: 0, high: 0 }

type Rows = readonly { readonly label: string; readonly bars: readonly ArmBar[] }[]

function tableOf(names: readonly string[], rows: Rows) {
  return {
    head: ['', ...names],
    rows: rows.map(({ label, bars }) => [
      label,
      ...bars.map(({ text, low, high }) =>
        low === undefined || high === undefined ? text : `${text} (${percentOf(low)} to ${percentOf(high)})`,
      ),
    ]),
  }
}

function Survival({ sums, names, page, leads }: Charting) {
  const { turn } = page.words
  const [first] = sums.arms
  if (!first || first.turns.length < 2) return null
  const curves = sums.arms.map(({ turns }, arm) =>
    turns.map(({ turn: at, ...of }, i) => ({
      ...{ at, ...of, text: percentOf(of.value) },
      says: said(names, arm, `${turn} ${at}: ${percentOf(of.value)} alive, ${between(of, percentOf)}`),
      ...leads({ arm, bar: { fellAfter: turns[i - 1]?.turn ?? -1, until: at } }),
    })),
  )
  const last = sums.arms.map(({ turns }, arm) => said(names, arm, percentOf(turns.at(-1)?.value ?? 0))).join('; ')
  return (
    <ArmCurves
      title={`Alive by ${turn}`}
      summary={`Survive throughout: ${last}.`}
      arms={names}
      curves={curves}
      numbers={{
        head: [capital(turn), ...names],
        rows: first.turns.map(({ turn: at }, i) => [String(at), ...sums.arms.map(({ turns }) => percentOf(turns[i]?.value ?? 0))]),
      }}
    />
  )
}

function Levels({ sums, names, page, leads }: Charting) {
  const deepest = sums.arms.reduce<readonly { readonly level: number; readonly label: string }[]>(
    (most, { levels }) => (levels.length > most.length ? levels : most),
    [],
  )
  if (deepest.length === 0) return null
  const rows = deepest.map(({ level, label }, i) => ({
    id: String(level),
    label,
    bars: sums.arms.map(({ levels }, arm): ArmBar => {
      const of = levels[i]
      if (of === undefined) return { value: 0, text: 'no one went', says: said(names, arm, `${label}: no one went there`) }
      return {
        ...shareBar(of),
        ...leads({ arm, bar: { fellOn: level } }),
        says: said(
          names,
          arm,
          `${label}: ${percentOf(of.value)} did not fall there, ${between(of, percentOf)}, of ${many(of.games, page.words.one, page.words.many)}`,
        ),
      }
    }),
  }))
  return (
    <ArmRows
      title="Alive by level"
      summary={`Of everyone in ${page.words.many} that went so far, those who did not fall there.`}
      arms={names}
      most={1}
      rows={rows}
      numbers={tableOf(names, rows)}
    />
  )
}

/** The number of causes shown. */
const CAUSES = 8

function Causes({ sums, names, leads }: Charting) {
  const totals = new Map<string, { label: string; count: number }>()
  for (const { causes } of sums.arms)
    for (const { id, label, count } of causes) totals.set(id, { label, count: (totals.get(id)?.count ?? 0) + count })
  if (totals.size === 0) return null
  const rows = [...totals]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, CAUSES)
    .map(([id, { label }]) => ({
      id,
      label,
      bars: sums.arms.map(({ causes }, arm): ArmBar => {
        const count = causes.find((cause) => cause.id === id)?.count ?? 0
        return {
          value: count,
          text: whole(count),
          says: said(names, arm, `${label}: ${many(count, 'death')}`),
          ...leads({ arm, bar: { cause: id } }),
        }
      }),
    }))
  const all = sums.arms
    .map(({ causes }, arm) =>
      said(
        names,
        arm,
        many(
          causes.reduce((sum, { count }) => sum + count, 0),
          'death',
        ),
      ),
    )
    .join('; ')
  return <ArmRows title="What they died of" summary={`${all}.`} arms={names} rows={rows} harm numbers={tableOf(names, rows)} />
}

function People({ sums, names, page, leads }: Charting) {
  const [first] = sums.arms
  const people = (first?.people ?? []).filter(({ id }) => sums.arms.every((arm) => arm.people.some((person) => person.id === id)))
  if (people.length < 2) return null
  const isRace = people.some(({ ours }) => !ours)
  const fate = isRace ? 'victory' : 'home'
  const rows = people.map(({ id, name }) => ({
    id,
    label: name,
    bars: sums.arms.map((arm, a): ArmBar => {
      const of = arm.people.find((person) => person.id === id)?.[fate] ?? NONE
      const does = isRace ? 'wins' : 'comes home'
      return {
        ...shareBar(of),
        ...leads({ arm: a, bar: { person: id, fate } }),
        says: said(names, a, `${name} ${does}: ${percentOf(of.value)}, ${between(of, percentOf)}`),
      }
    }),
  }))
  return (
    <ArmRows
      title={isRace ? 'Who wins' : 'Who comes home'}
      summary={
        isRace
          ? `The share of ${page.words.many} that each of them wins.`
          : `The share of ${page.words.many} that each of them comes home from.`
      }
      arms={names}
      most={1}
      rows={rows}
      numbers={tableOf(names, rows)}
    />
  )
}

function Spread({ sums, names, page, leads, measure }: Charting & { readonly measure: number }) {
  const words = sums.amounts[measure]
  const [first] = sums.arms
  if (!words || !first?.amounts[measure]) return null
  const { edges, label, unit, id } = words
  const ranges = edges.slice(1).map((until, i) => ({ from: edges[i] ?? 0, until }))
  const span = ({ from, until }: (typeof ranges)[number]) => (until - from === 1 ? whole(from) : `${whole(from)} to ${whole(until - 1)}`)
  const columns = ranges.map((range, i) => ({
    id: String(range.from),
    label: whole(range.from),
    bars: sums.arms.map(({ amounts }, arm): ArmBar => {
      const count = amounts[measure]?.counts[i] ?? 0
      return {
        ...{ value: count, text: whole(count) },
        says: said(names, arm, `${span(range)} ${unit}: ${many(count, page.words.one, page.words.many)}`),
        ...leads({ arm, bar: { amount: id, from: range.from, to: range.until } }),
      }
    }),
  }))
  const means = sums.arms
    .map(({ amounts }, arm) => {
      const of = amounts[measure]
      if (of === undefined) return ''
      return said(
        names,
        arm,
        `${measured(of.mean.value)} on average (${measured(of.mean.low)} to ${measured(of.mean.high)}), half below ${measured(of.median)}`,
      )
    })
    .join('; ')
  return (
    <ArmColumns
      title={label}
      summary={`${means}.`}
      arms={names}
      columns={columns}
      numbers={{
        head: [capital(unit), ...names],
        rows: ranges.map((range, i) => [span(range), ...(columns[i]?.bars.map(({ text }) => text) ?? [])]),
      }}
    />
  )
}

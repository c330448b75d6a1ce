import type { Odds, Option, SourcedPart, Worked } from '../../engine/kernel/types.ts'
import { term } from '../../engine/kernel/words.ts'
import { Case } from '../rulebook/case.tsx'
import { Folded } from './folded.tsx'
import { isBare, isFallAlone, percent } from './odds.ts'

interface WhyProps {
  /** There may be no choice yet. */
  readonly option: Option | undefined
  readonly open: boolean
  /** What the mean counts: `wounds`. */
  readonly counts: string
  readonly onOpen: (open: boolean) => void
}

/** Where the odds of the chosen option come from: folded until someone asks. It stays open from choice to choice. */
export function Why({ option, open, counts, onOpen }: WhyProps) {
  const odds = option?.odds
  if (odds === undefined || (odds.why === undefined && odds.dieBy === undefined && odds.leavesOut === undefined)) return null
  return (
    <Folded
      open={open}
      onOpen={onOpen}
      className="why"
      name="odds"
      summary={
        <>
          Why? <span className="muted">{inShort(odds, counts)}</span>
        </>
      }
    >
      <div className="why-body">
        {odds.why?.map((roll, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rolls may be for the same thing
          <Roll key={i} roll={roll} />
        ))}
        {odds.die !== undefined && odds.dieBy !== undefined && (
          <p className="why-answer">
            <b>{percent(odds.die)}</b> to fall {odds.dieBy.text}. <Case rule={odds.dieBy.rule} />
          </p>
        )}
        {odds.leavesOut !== undefined && <p className="why-answer">Not included: {odds.leavesOut}.</p>}
      </div>
    </Folded>
  )
}

/** `83.3%, 3.33 wounds, kills 66.7%`; a chance by itself says what it is of: `91.7% spared`. */
function inShort(odds: Odds, counts: string): string {
  const { text, of, expected, kill, die } = odds
  const figures = [
    of !== undefined && isBare(text) ? `${text} ${of}` : text,
    ...(kill === undefined || expected === undefined ? [] : [`${expected.toFixed(2)} ${counts}`]),
    ...(kill === undefined ? [] : [`kills ${percent(kill)}`]),
    ...(die === undefined || isFallAlone(odds) ? [] : [`falls ${percent(die)}`]),
  ]
  return figures.join(', ')
}

function Roll({ roll: { what, code, rule, parts, against, results } }: { readonly roll: Worked }) {
  const totals = results.some(({ total }) => total !== undefined)
  return (
    <table className="why-roll">
      <caption>
        <b>{code}</b> {what} <Case rule={rule} />
        {parts.length > 0 && <Parts lead="added" parts={parts} />}
        {against !== undefined && <Parts lead="not above" parts={against} />}
      </caption>
      <thead>
        <tr>
          <th scope="col">Dice</th>
          {totals && <th scope="col">Total</th>}
          <th scope="col">Result</th>
          <th scope="col">Chance</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ dice, total, text, chance }) => (
          <tr key={dice}>
            <th scope="row">{dice}</th>
            {totals && <td>{total}</td>}
            <td>{text}</td>
            <td>{percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `added: + 2 sword skill 9.5, + 1 magic weapon 14.3`. */
function Parts({ lead, parts }: { readonly lead: string; readonly parts: readonly SourcedPart[] }) {
  return (
    <span className="why-parts">
      <span className="muted">{lead}</span>
      {parts.map(({ label, value, rule }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two medallions are two equal parts
        <span key={i} className="why-part">
          <b>{lead === 'added' ? term(value) : value}</b> {label} {rule !== undefined && <Case rule={rule} />}
        </span>
      ))}
    </span>
  )
}

import { term } from '../../engine/kernel/words.ts'
import { Die } from '../dice/die.tsx'
import { diceIn, diceName, halves, type ToldRoll } from '../dice/worked-sum.ts'

interface FateProps {
  readonly roll: ToldRoll
  /** What each face would have brought, from 1; null where the roll is a sum. */
  readonly faces: readonly string[] | null
}

/** The die that decided it, first; then what each of its faces would have brought, or the sum it went into. */
export function Fate({ roll, faces }: FateProps) {
  const landed = roll.dice[0] ?? 0
  return (
    <>
      <div className={roll.dice.length > 1 ? 'm-die is-two' : 'm-die'}>
        {roll.dice.slice(0, 2).map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their order
          <Die key={i} face={face} halved={halves(roll.code) && roll.dice.length === diceIn(roll.code)} rolled />
        ))}
        <span className="m-is">{faces?.[landed - 1] ?? (roll.parts.length > 1 ? String(roll.total) : '')}</span>
      </div>
      {faces ? <Faces faces={faces} landed={landed} /> : roll.parts.length > 1 && <Sum roll={roll} />}
    </>
  )
}

function Faces({ faces, landed }: { readonly faces: readonly string[]; readonly landed: number }) {
  const runs = runsOf(faces)
  return (
    <>
      <div className="m-fate" aria-hidden="true">
        {faces.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die
          <span key={i} className={i + 1 === landed ? 'on' : undefined}>
            {i + 1}
          </span>
        ))}
      </div>
      <dl className="m-fate-key">
        {runs.map(({ from, to, what }) => (
          <div key={from} className={landed >= from && landed <= to ? 'on' : undefined}>
            <dt>{from === to ? from : `${from}–${to}`}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Neighbouring faces with the same meaning are one line. */
export function runsOf(faces: readonly string[]): { readonly from: number; readonly to: number; readonly what: string }[] {
  const runs: { from: number; to: number; what: string }[] = []
  faces.forEach((what, i) => {
    const last = runs.at(-1)
    if (last?.what === what) last.to = i + 1
    else runs.push({ from: i + 1, to: i + 1, what })
  })
  return runs
}

function Sum({ roll: { parts, total } }: { readonly roll: ToldRoll }) {
  return (
    <table className="m-sum">
      <tbody>
        {parts.map(({ label, value }, i) => (
          <tr key={label}>
            <th scope="row">{i === 0 ? diceName(label) : label}</th>
            <td>{i === 0 ? value : term(value)}</td>
          </tr>
        ))}
        <tr className="is-total">
          <th scope="row">total</th>
          <td>{total < 0 ? `−${-total}` : total}</td>
        </tr>
      </tbody>
    </table>
  )
}

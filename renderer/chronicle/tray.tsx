import type { ReactNode } from 'react'
import type { LogEntry, Roll } from '../../engine/kernel/types.ts'
import { capital } from '../../engine/kernel/words.ts'
import { Die } from '../dice/die.tsx'
import { diceIn, halves, sumInWords } from '../dice/worked-sum.ts'
import { Arrow } from '../icons/icon.tsx'
import { Case } from '../rulebook/case.tsx'

interface TrayProps {
  /** The throws since the last choice, in order. */
  readonly rolled: readonly Roll[]
  /** What came of them. */
  readonly told: readonly LogEntry[]
  /** Opens the luck ledger. */
  readonly luck?: ReactNode
  /** Above the throws: what they brought. */
  readonly children?: ReactNode
}

/** The number of throws in the tray, and beneath something else; the chronicle has all of them. */
const SHOWN = 2
const SHOWN_BENEATH = 1

/** The latest throws with the parts of their totals; what happened without one lies there too. */
export function DiceTray({ rolled, told, luck, children }: TrayProps) {
  const most = children ? SHOWN_BENEATH : SHOWN
  const shown = rolled.slice(-most)
  const results = resultsOf(rolled, told).slice(-most)
  if (shown.length === 0 && !children) return null
  return (
    <section className="tray" aria-label="Dice">
      {children}
      {shown.map((roll, i) => (
        // A throw has no id: its place among the throws since the last choice identifies it.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced whole, never reordered
        <div className="dice" key={i}>
          <div className="dice-set">
            {roll.dice.map((face, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their order
              <Die key={n} face={face} halved={halves(roll.code) && roll.dice.length === diceIn(roll.code)} rolled />
            ))}
          </div>
          <div>
            <p className="sum">
              <span className="part">{sumInWords(roll.parts, roll.total)}</span>
              {results[i] && (
                <>
                  <Arrow /> <span className="out">{results[i]}</span>
                </>
              )}
            </p>
            <p className="small muted">
              {purpose(roll)} <Case rule={roll.rule} />
            </p>
          </div>
        </div>
      ))}
      <div className="tray-foot">
        {rolled.length > most && <p className="small muted">{earlier(rolled.length - most)} in the chronicle.</p>}
        {luck}
      </div>
    </section>
  )
}

/** What each throw brought, in the words of the event it decided; null for one that only led to another, or that no event tells of. */
function resultsOf(rolled: readonly Roll[], told: readonly LogEntry[]): readonly (string | null)[] {
  const texts = new Map<number | undefined, string>(told.map(({ n, text }) => [n, text]))
  return rolled.map(({ event }, i) => (rolled[i + 1]?.event === event ? null : (texts.get(event) ?? null)))
}

function purpose(roll: Roll): string {
  const why = roll.why.replaceAll('-', ' ')
  return `${capital(why)} (${roll.code})`
}

function earlier(count: number): string {
  return count === 1 ? 'An earlier roll is' : `${count} earlier rolls are`
}

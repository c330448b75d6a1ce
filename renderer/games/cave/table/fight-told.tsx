import { anyName } from '../../../../engine/cave/open/names.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { percent } from '../../../decision/odds.ts'
import { Die } from '../../../dice/die.tsx'
import { rollsIn } from '../../../dice/worked-sum.ts'
import { useSettings } from '../../../settings/settings.ts'
import { CardFace, FoeFace } from '../cards/card-face.tsx'
import { EVENTS, foeIn } from '../events.ts'
import { kindIcon } from '../icons.ts'
import { SORTS } from './met.tsx'

interface FightToldProps {
  readonly fought: LogEntry
  /** Whether the dice lie on the table. */
  readonly isThrown: boolean
}

/** One's own fight over the map: who is met, both sums and the chance, then the dice and how it ended (14.4, 15.2). */
export function FightTold({ fought, isThrown }: FightToldProps) {
  const { odds } = useSettings()
  const told = EVENTS.read(fought)
  if (told?.type !== 'fought') return null
  const { against, score, foe, chance, result } = told
  const { by, value } = against
  const [card] = against.cards
  const kind = foeIn(against)
  const faces = rollsIn(fought.data).flatMap(({ dice }) => dice)
  const theirs = faces.at(-1) ?? 0
  const own = faces.slice(0, -1)
  const strength = score - Math.max(0, ...own)
  return (
    <div className="v-fight" aria-hidden="true">
      {card === undefined ? (
        <FoeFace name={anyName(kind)} icon={kindIcon(kind)} sort={SORTS[kind] ?? 'Chamber'} by={by} value={value} />
      ) : (
        <CardFace card={card} />
      )}
      <table className="v-fight-sums num">
        <tbody>
          <Side who="You" before={strength} dice={isThrown ? own : []} sum={isThrown ? score : null} />
          <Side who={anyName(kind)} before={value} dice={isThrown ? [theirs] : []} sum={isThrown ? foe : null} />
          <tr className="v-fight-end">
            {isThrown ? <th colSpan={3}>{ENDS[result]}</th> : odds && <th colSpan={3}>{percent(chance)} to win</th>}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const ENDS = { won: 'You win', lost: 'You lose', even: 'Even' } as const

interface SideProps {
  readonly who: string
  /** Without the die. */
  readonly before: number
  readonly dice: readonly number[]
  /** With it; null before the throw. */
  readonly sum: number | null
}

function Side({ who, before, dice, sum }: SideProps) {
  return (
    <tr>
      <th scope="row">{who}</th>
      <td>
        {before} + {dice.length === 0 && <span className="muted">die</span>}
        {dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that lie on the table keep their order
          <Die key={i} face={face} size="small" rolled />
        ))}
      </td>
      <td>{sum !== null && <b>= {sum}</b>}</td>
    </tr>
  )
}

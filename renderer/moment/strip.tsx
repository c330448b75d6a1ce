import { Die } from '../dice/die.tsx'
import { diceIn, halves, rollsIn } from '../dice/worked-sum.ts'
import type { Moment } from '../moment-page.ts'
import { Case } from '../rulebook/case.tsx'
import type { Plate } from '../scene/plate.ts'
import { Scene } from '../scene/scene.tsx'

interface StripProps {
  readonly moment: Moment
  readonly title: string
  readonly plate: Plate
}

/** A small moment: the middle of its plate in the tray, until the next. It waits for nobody. */
export function MomentStrip({ moment: { event }, title, plate }: StripProps) {
  const roll = rollsIn(event.data)[0]
  return (
    <div className="m-strip" key={event.n}>
      <Scene plate={plate} small />
      <div>
        <b>{title}</b>
        <p>
          {roll?.dice.slice(0, 2).map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their order
            <Die key={i} face={face} size="small" halved={halves(roll.code) && roll.dice.length === diceIn(roll.code)} />
          ))}
          {event.text} <Case rule={event.rule} />
        </p>
      </div>
    </div>
  )
}

import { type ReactNode, useId, useRef } from 'react'
import { EnterKey } from '../frame/key-plate.tsx'
import { Icon } from '../icons/icon.tsx'
import { useKeys } from '../keys/keys.ts'
import type { Moment } from '../moment-page.ts'
import { Case } from '../rulebook/case.tsx'
import type { Plate } from '../scene/plate.ts'
import { Scene } from '../scene/scene.tsx'
import { CHOICES, changeSettings, useSettings } from '../settings/settings.ts'
import { useCardSound } from '../sound/use-sounds.ts'
import { useFocusThereAndBack } from './focus.ts'
import { NumbersId } from './numbers.tsx'

/** What a game says about one of its great moments. */
export interface ShownMoment {
  readonly title: string
  /** When and where: `turn 31, F4`. */
  readonly when: string
  readonly plate: Plate
  /** The die or what else decided it, on the left; null where nothing did. */
  readonly beside?: ReactNode
  /** What is said of it; left out, its sentence in the chronicle and those that belong to it. */
  readonly lines?: readonly string[]
  /** What changed: from, to. */
  readonly effects?: readonly Effect[]
}

export interface Effect {
  readonly icon: string
  readonly what: string
  readonly from?: string
  readonly to: string
  /** The case that says so. */
  readonly rule?: string
}

const DEGREES = { all: 'All moments', great: 'Great moments', none: 'No moments' } as const

interface CardProps {
  readonly moment: Moment
  readonly shown: ShownMoment
  readonly onGo: () => void
  /** Leads the map to where it happened; left out where there is none. */
  readonly onShow?: (() => void) | undefined
  /** The errands offered from here: buttons that take the card away too. */
  readonly onward?: ReactNode
}

/** A great moment: the card, grown and laid in the middle of the table. Enter takes it away at any instant. */
export function MomentCard({ moment, shown: { title, when, plate, beside, lines, effects = [] }, onGo, onShow, onward }: CardProps) {
  const id = useId()
  const go = useRef<HTMLButtonElement>(null)
  useFocusThereAndBack(go, moment)
  useCardSound()
  useKeys((event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    onGo()
  })
  return (
    <div className="m-over" key={moment.event.n}>
      <section className="card m-card" role="dialog" aria-labelledby={`${id}t`} aria-describedby={beside ? `${id}d ${id}n` : `${id}d`}>
        <div className="m-plate">
          <Scene plate={plate} />
        </div>
        <div className="m-head">
          <h2 id={`${id}t`}>{title}</h2>
          <span className="m-sub">{when}</span>
          <Case rule={moment.event.rule} />
        </div>
        <div className={beside ? 'm-body' : 'm-body m-body--1'}>
          {beside && (
            <div className="m-beside">
              <NumbersId value={`${id}n`}>{beside}</NumbersId>
            </div>
          )}
          <div className="m-text" id={`${id}d`}>
            {(lines ?? [moment.event, ...moment.more].map(({ text }) => text)).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {effects.length > 0 && (
              <ul className="m-eff">
                {effects.map(({ icon, what, from, to, rule }) => (
                  <li key={what}>
                    <Icon name={icon} />
                    <span>{what}</span>
                    <span className="v">
                      {from && <s>{from}</s>} {to} {rule && <Case rule={rule} isStop={false} />}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="m-foot">
          <button type="button" className="btn btn--go" ref={go} onClick={onGo} aria-keyshortcuts="Enter">
            Go on <EnterKey />
          </button>
          {onward}
          {onShow && (
            <button type="button" className="btn" onClick={onShow}>
              Show the place
            </button>
          )}
          <DegreeMenu />
        </div>
      </section>
    </div>
  )
}

/** Which moments are shown from now on. */
function DegreeMenu() {
  const { moments } = useSettings()
  return (
    <select className="btn m-degree" aria-label="Moments shown" value={moments} onChange={(event) => changeTo(event.target.value)}>
      {CHOICES.moments.map((degree) => (
        <option key={degree} value={degree}>
          {DEGREES[degree]}
        </option>
      ))}
    </select>
  )
}

function changeTo(wanted: string): void {
  const moments = CHOICES.moments.find((degree) => degree === wanted)
  if (moments) changeSettings({ moments })
}

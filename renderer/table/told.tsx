import { type ReactNode, useEffect } from 'react'
import { EnterKey } from '../frame/key-plate.tsx'
import type { Tone } from '../game-page.ts'
import { Icon } from '../icons/icon.tsx'
import { rescueFocus } from '../keys/focus.ts'
import type { Telling } from './telling.ts'

interface ToldProps {
  readonly telling: Pick<Telling<unknown, unknown>, 'at' | 'of' | 'end'>
  readonly icon: string
  readonly tone: Tone
  /** A class of the game's own, for its place on the board. */
  readonly place?: string
  /** The beat, in words. */
  readonly children: ReactNode
}

/** In the place of the question while what led to it is being told. A key or a press anywhere tells the rest. */
export function ToldSlot({ telling: { at, of, end }, isCovered }: Pick<ToldProps, 'telling'> & { readonly isCovered: boolean }) {
  return (
    <section className="next-slot told-slot" aria-label="What is being told">
      <span className="small">Being told</span>
      <b className="num">{`${at} of ${of}`}</b>
      {!isCovered && (
        <button type="button" className="btn" onClick={end} aria-keyshortcuts="Enter">
          Tell the rest <EnterKey />
        </button>
      )}
    </section>
  )
}

/** The beat being told, and a button that tells the rest at once. */
export function Told({ telling: { at, of, end }, icon, tone, place = '', children }: ToldProps) {
  // The button may have the focus when it goes.
  useEffect(() => () => void window.setTimeout(rescueFocus), [])
  return (
    <div className={`told told--${tone} ${place}`}>
      <Icon name={icon} />
      <p>{children}</p>
      <button type="button" className="btn btn--quiet" onClick={end}>
        The rest at once <span className="muted num">{`${at} of ${of}`}</span>
      </button>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import { EnterKey } from '../frame/key-plate.tsx'
import { Icon } from '../icons/icon.tsx'
import { useKeys } from '../keys/keys.ts'

/** Whether the screen passes between people who hide things from each other: bots need no screen. */
function isShared({ seats, bots = [] }: SessionView): boolean {
  return seats.length - bots.length > 1
}

/** Whether someone at this screen must not see what the seat whose turn it is may see. */
export function hidesFromOthers(session: SessionView): boolean {
  return session.secret === true && isShared(session)
}

/**
 * The curtain of a session: what belongs to another seat stays behind it until its player has lifted it. While nothing is hidden, as in a finished game, and with one person at the screen, it never falls. After a reload nobody has lifted it.
 *
 * @param veils whether this position has to be hidden, where a game knows some that need not
 */
export function useCurtain(
  session: SessionView | null,
  veils: (session: SessionView) => boolean = always,
): { readonly isDrawn: boolean; readonly lift: () => void } {
  const [looking, look] = useState<number | null>(null)
  const seat = session?.seat ?? null
  const hides = session !== null && hidesFromOthers(session) && veils(session)
  // The player who sat here when something was first hidden goes on looking.
  useEffect(() => {
    if (seat !== null && !hides) look(seat)
  }, [seat, hides])
  return { isDrawn: hides && looking !== seat, lift: () => look(seat) }
}

function always(): boolean {
  return true
}

interface CurtainProps {
  readonly session: SessionView
  readonly onLift: () => void
}

/** Between two people at one screen: whose turn it is, what everyone may know, and nothing else. */
export function Curtain({ session: { seats, seat, events }, onLift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  const name = seats[seat] ?? `Player ${seat + 1}`
  const heading = `The screen goes to ${name}`
  const known = events.filter((event) => event.seat === undefined)
  useEffect(() => button.current?.focus(), [])
  useKeys((event) => {
    if (event.key === 'Enter') onLift()
  })
  return (
    <>
      <main className="curtain">
        <section className="card curtain-card" aria-label={heading}>
          <h2>
            <Icon name="x-torch" /> {heading}
          </h2>
          <p className="lead">What {name} alone may see lies behind this curtain. The others look away.</p>
          {known.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <ul className="curtain-told scroll" tabIndex={0} aria-label="What everyone saw">
              {known.map(({ n, text }) => (
                <li key={n}>{text}</li>
              ))}
            </ul>
          )}
          <button ref={button} type="button" className="btn btn--go btn--big" onClick={onLift} aria-keyshortcuts="Enter">
            I am {name} <EnterKey />
          </button>
        </section>
      </main>
      <div className="vh" role="status" aria-live="polite">
        <p>{heading}.</p>
      </div>
    </>
  )
}

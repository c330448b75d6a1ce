import type { KeyboardEvent } from 'react'
import type { LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import type { TollView } from '../../../../engine/toll/view-types.ts'
import { counted } from '../../../charts/figures.ts'
import type { Draft } from '../../../decision/draft.ts'
import { Die } from '../../../dice/die.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { EVENTS } from '../events.ts'

/** What can be done with a hand while a card is asked for. */
type Laying = Pick<Draft, 'picked' | 'toggle'> & { readonly options: readonly Option[]; readonly onConfirm: () => void }

interface FieldProps {
  readonly view: TollView
  readonly seats: readonly string[]
  readonly log: readonly LogEntry[]
  readonly laying?: Laying
}

const PLANKS = [1, 2, 3, 4, 5, 6] as const

/** A bank at each end, the bridge between. The seat at the screen has the near bank; the last throw lies on the planks. */
export function Field({ view: { seat: near, sides }, seats, log, laying }: FieldProps) {
  const thrown = EVENTS.all(log).findLast((event) => event.type === 'thrown')
  const nameOf = (seat: Seat) => seats[seat] ?? `Player ${seat + 1}`
  const cardAt = (plank: number, seat: Seat) => (
    <span className={thrown?.winner === seat ? 'is-nearer' : undefined}>
      {thrown?.cards[seat] === plank && (
        <>
          <CardFace card={plank} />
          <span className="vh">{`${nameOf(seat)}’s card${thrown.winner === seat ? ', the nearer' : ''}`}</span>
        </>
      )}
    </span>
  )
  const bankOf = (seat: Seat) => {
    const { cards = 0, hand, hasLaid, laid, points = 0 } = sides[seat] ?? {}
    return (
      <section className="t-bank" aria-label={nameOf(seat)}>
        <div>
          <h2>{nameOf(seat)}</h2>
          <p>{counted(points, 'point')}</p>
        </div>
        {hand ? (
          <ul className="t-hand" aria-label={`Cards of ${nameOf(seat)}`}>
            {[...new Set(hand)].map((card) => (
              <li key={card}>
                <InHand card={card} count={hand.filter((other) => other === card).length} {...(seat === near && { laying })} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="t-hand">
            <span className="vh">{counted(cards, 'card')} face down</span>
            {PLANKS.slice(0, cards).map((each) => (
              <CardFace key={each} card={null} />
            ))}
          </p>
        )}
        <p>
          {hasLaid && <CardFace card={null} />}
          {hasLaid && <small>laid{laid == null ? '' : `: the ${laid}`}</small>}
        </p>
      </section>
    )
  }
  return (
    <main className="field toll-field">
      {bankOf(1 - near)}
      <div className="t-river">
        <p>{thrown ? <b>The toll is {thrown.toll}</b> : 'The toll has not been thrown yet.'}</p>
        <ol className="t-bridge" aria-label="The bridge">
          {PLANKS.map((plank) => (
            <li key={plank} className={thrown?.toll === plank ? 't-plank is-toll' : 't-plank'}>
              {cardAt(plank, 1 - near)}
              {thrown?.toll === plank ? <Die face={plank} rolled /> : <span className="t-no">{plank}</span>}
              {cardAt(plank, near)}
            </li>
          ))}
        </ol>
      </div>
      {bankOf(near)}
    </main>
  )
}

/** A card, or one that lies face down. Its label is up to whoever shows it. */
function CardFace({ card, count = 1 }: { readonly card: number | null; readonly count?: number }) {
  return (
    <span className={`t-card${card === null ? ' is-down' : ''}${count > 1 ? ' is-two' : ''}`} aria-hidden="true">
      {card}
    </span>
  )
}

/** Equal cards lie in one pile. A press chooses it; a second one, or Enter, lays it. */
function InHand({ card, count, laying }: { readonly card: number; readonly count: number; readonly laying?: Laying | undefined }) {
  const { odds: isWanted } = useSettings()
  const option = laying?.options.find(({ id }) => id === `lay:${card}`)
  if (!laying || !option)
    return (
      <>
        <CardFace card={card} count={count} />
        <span className="vh">{count > 1 ? `two of ${card}` : card}</span>
      </>
    )
  const isPicked = laying.picked.includes(option.id)
  const chance = isWanted ? option.odds?.text : undefined
  return (
    <button
      type="button"
      className="t-lay"
      aria-pressed={isPicked}
      onClick={() => laying.toggle(option.id)}
      onDoubleClick={laying.onConfirm}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.repeat || !isPicked) return
        event.preventDefault()
        laying.onConfirm()
      }}
    >
      <CardFace card={card} count={count} />
      <span className="vh">{[option.label, count > 1 && 'one of two', chance && 'nearer in '].filter(Boolean).join(', ')}</span>
      {chance && <small>{chance}</small>}
    </button>
  )
}
